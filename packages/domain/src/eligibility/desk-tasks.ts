import type { CalendarDate } from '../dates/calendar-date.ts';
import type { StudentFacts } from './record.ts';
import { type RoadStep, roadAhead, type YearOfSchool } from './road-ahead.ts';

/** Something that a counselor sees to with a student about the Eligibility Center. */
export interface CenterTask {
  readonly what: 'register' | 'transcript_4' | 'transcript_6' | 'final_transcript';
  /** Since when it is due; null: it has no day. */
  readonly since: CalendarDate | null;
}

const TRANSCRIPTS: readonly string[] = ['transcript_4', 'transcript_6', 'final_transcript'];

/**
 * What is due at the Eligibility Center: the registration, and the transcript whose day has come, unless an official one was
 * issued on that day or later. Of transcripts the last that is due stands for the ones before it.
 *
 * @param lastIssuedOn the day of the last official transcript; null: none was issued.
 */
export function centerTasks(
  student: StudentFacts,
  isRegistered: boolean,
  year: YearOfSchool,
  lastIssuedOn: CalendarDate | null,
  asOf: CalendarDate,
): CenterTask[] {
  const due = roadAhead({ student, courses: [], schools: [] }, isRegistered, year, asOf).filter(
    ({ state }) => state === 'due',
  );
  const register = due.some(({ what }) => what === 'register');
  const transcript = due.findLast(
    (step): step is RoadStep & { what: 'transcript_4' | 'transcript_6' | 'final_transcript' } =>
      TRANSCRIPTS.includes(step.what),
  );
  const isSent =
    transcript !== undefined &&
    lastIssuedOn !== null &&
    transcript.on !== null &&
    lastIssuedOn >= transcript.on;
  return [
    ...(register ? [{ what: 'register', since: null } as const] : []),
    ...(transcript && !isSent ? [{ what: transcript.what, since: transcript.on }] : []),
  ];
}
