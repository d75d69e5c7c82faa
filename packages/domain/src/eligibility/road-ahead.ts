import type { CalendarDate } from '../dates/calendar-date.ts';
import type { EligibilityRecord } from './record.ts';
import { timeFrame, yearsLater } from './timing.ts';

/**
 * A step on the way to college. 'register': with the Eligibility Center; 'transcript_4' and 'transcript_6': a transcript after
 * so many semesters; 'lock': the seventh semester begins; 'graduation'; 'final_transcript': with the date of graduation;
 * 'other_transcripts': one from each other school; 'college': full-time.
 */
export type RoadStepName =
  | 'register'
  | 'transcript_4'
  | 'transcript_6'
  | 'lock'
  | 'graduation'
  | 'final_transcript'
  | 'other_transcripts'
  | 'college';

export interface RoadStep {
  readonly what: RoadStepName;
  /** From this day on; null: it has no day, or none is known. */
  readonly on: CalendarDate | null;
  /**
   * 'done': a fact says so; 'passed': its day is over; 'due': something to do whose day has come; 'ahead': to come. Whether a
   * transcript was sent isn't kept for each semester, so that one stays due until the next one is.
   */
  readonly state: 'done' | 'passed' | 'due' | 'ahead';
}

/**
 * The road to college in the order in which it is walked: what is to be done about the Eligibility Center, and the days that
 * decide. Transcripts go there after four, six and eight semesters.
 *
 * @source NCAA high school newsletters, 2024-25; pages on transcripts and proof of graduation; see docs/rule-sources.md.
 */
export function roadAhead(
  { student, courses, schools }: Pick<EligibilityRecord, 'student' | 'courses' | 'schools'>,
  isRegistered: boolean,
  asOf: CalendarDate,
): RoadStep[] {
  const { seventhSemesterStartOn: seventh, graduatedOn, lastDayOn, fullTimeCollegeOn } = timeFrame(student);
  const fifth = seventh && yearsLater(seventh, -1);
  const hasBegun = (day: CalendarDate | null) => day !== null && day <= asOf;
  const isGraduated = hasBegun(graduatedOn);
  const isInHighSchool = student.grade9StartOn === null || hasBegun(student.grade9StartOn);
  const graduation = graduatedOn ?? student.graduationExpectedOn ?? lastDayOn;
  const [own] = schools;
  const isFromElsewhere = courses.some(({ schoolId, state }) => state === 'final' && schoolId !== own?.id);
  const event = (what: RoadStepName, on: CalendarDate | null): RoadStep => ({
    what,
    on,
    state: hasBegun(on) ? 'passed' : 'ahead',
  });
  const task = (what: RoadStepName, on: CalendarDate | null, isOver: boolean): RoadStep => ({
    what,
    on,
    state: isOver ? 'passed' : hasBegun(on) ? 'due' : 'ahead',
  });
  return [
    { what: 'register', on: null, state: isRegistered ? 'done' : isInHighSchool ? 'due' : 'ahead' },
    task('transcript_4', fifth, hasBegun(seventh)),
    ...(isFromElsewhere ? [{ what: 'other_transcripts', on: null, state: 'due' } as const] : []),
    task('transcript_6', seventh, isGraduated),
    event('lock', seventh),
    { what: 'graduation', on: graduation, state: isGraduated ? 'done' : 'ahead' },
    task('final_transcript', graduation, hasBegun(fullTimeCollegeOn)),
    ...(fullTimeCollegeOn === null ? [] : [event('college', fullTimeCollegeOn)]),
  ];
}
