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
   * 'done': a fact says so; 'passed': its day is over; 'due': something to do whose day has come; 'ahead': to come; 'unsaid':
   * the day on which it was expected is over, and no fact says that it came. Whether a transcript was sent isn't kept for each
   * semester, so that one stays due until the next one is.
   */
  readonly state: 'done' | 'passed' | 'due' | 'ahead' | 'unsaid';
}

/** How far the school has a student, where no day says when grade 9 began; null is unknown. */
export interface YearOfSchool {
  readonly gradeLevel: number | null;
  readonly graduationYear: number | null;
}

const FIRST_GRADE = 9;
/** Years from the summer before grade 9 to graduation. */
const YEARS_OF_HIGH_SCHOOL = 4;

/**
 * The road to college in the order in which it is walked: what is to be done about the Eligibility Center, and the days that
 * decide. Transcripts go there after four, six and eight semesters; nothing does any more once college has begun.
 *
 * @source NCAA high school newsletters, 2024-25; pages on transcripts and proof of graduation; see docs/rule-sources.md.
 */
export function roadAhead(
  { student, courses, schools }: Pick<EligibilityRecord, 'student' | 'courses' | 'schools'>,
  isRegistered: boolean,
  year: YearOfSchool,
  asOf: CalendarDate,
): RoadStep[] {
  const { seventhSemesterStartOn: seventh, graduatedOn, lastDayOn, fullTimeCollegeOn } = timeFrame(student);
  const fifth = seventh && yearsLater(seventh, -1);
  const hasBegun = (day: CalendarDate | null) => day !== null && day <= asOf;
  const isGraduated = hasBegun(graduatedOn);
  const isInCollege = hasBegun(fullTimeCollegeOn);
  const graduation = graduatedOn ?? student.graduationExpectedOn ?? lastDayOn;
  const isUnsaid = !isGraduated && graduation !== null && graduation < asOf;
  const [own] = schools;
  // Grades that are copied from another program aren't accepted: each sends its own.
  const isFromElsewhere = courses.some(
    ({ schoolId, state, provider }) => state === 'final' && (schoolId !== own?.id || !!provider),
  );
  const event = (what: RoadStepName, on: CalendarDate | null): RoadStep => ({
    what,
    on,
    state: hasBegun(on) ? 'passed' : 'ahead',
  });
  const task = (what: RoadStepName, on: CalendarDate | null, isOver: boolean, isDue: boolean): RoadStep => ({
    what,
    on,
    state: isOver ? 'passed' : isDue ? 'due' : 'ahead',
  });
  return [
    isRegistered
      ? { what: 'register', on: null, state: 'done' }
      : task('register', null, isInCollege, isInHighSchool(student.grade9StartOn, year, asOf)),
    task('transcript_4', fifth, hasBegun(seventh), hasBegun(fifth)),
    ...(isFromElsewhere ? [task('other_transcripts', null, isInCollege, true)] : []),
    task('transcript_6', seventh, isGraduated || isInCollege, hasBegun(seventh)),
    event('lock', seventh),
    { what: 'graduation', on: graduation, state: isGraduated ? 'done' : isUnsaid ? 'unsaid' : 'ahead' },
    // Its day is that of the graduation; where that one is over without it, nobody knows the day.
    task('final_transcript', isUnsaid ? null : graduation, isInCollege, isGraduated),
    ...(fullTimeCollegeOn === null ? [] : [event('college', fullTimeCollegeOn)]),
  ];
}

/** By the day on which grade 9 began, else by the grade, else by the year of graduation; where nothing says it, they are. */
function isInHighSchool(
  startedOn: CalendarDate | null,
  { gradeLevel, graduationYear }: YearOfSchool,
  asOf: CalendarDate,
): boolean {
  if (startedOn !== null) return startedOn <= asOf;
  if (gradeLevel !== null) return gradeLevel >= FIRST_GRADE;
  return graduationYear === null || `${graduationYear - YEARS_OF_HIGH_SCHOOL}-07-01` <= asOf;
}
