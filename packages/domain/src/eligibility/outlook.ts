import { addDays, type CalendarDate, daysBetween } from '../dates/calendar-date.ts';
import { compareRatios } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import { missingOf } from './coverage.ts';
import { type DivisionEvaluation, evaluate, type NaiaEvaluation } from './evaluate.ts';
import { isOnPace } from './pace.ts';
import type { CoreArea, CourseRow, EligibilityRecord, SchoolOfRecord } from './record.ts';
import type { DivisionRules, UnitNeeds } from './rule-set.ts';
import { timeFrame, yearsLater } from './timing.ts';

/**
 * Where a record leads. 'met': the official verdict is there; 'on_track': what is finished, running and planned reaches it
 * as it stands, or going on at the usual pace does; 'at_risk': it can still be reached, but not that way; 'out_of_reach': no courses in the time left can reach
 * it; 'unknown': dates are missing that decide it.
 */
export type Outlook = 'met' | 'on_track' | 'at_risk' | 'out_of_reach' | 'unknown';

/**
 * More core units than anybody takes in half a year. It is generous on purpose: "out of reach" must never be said too early.
 */
const MOST_UNITS_A_SEMESTER = 8;
const DAYS_A_SEMESTER = 182;
const ONE = 1n;

const units = (numerator: number): ExactRatio => ({ numerator: BigInt(numerator), denominator: ONE });

/** The outlook of a division's verdict, with the evaluations of what is posted and of what is projected. */
export function outlookOf(
  record: EligibilityRecord,
  rules: DivisionRules,
  asOf: CalendarDate,
  official: Pick<DivisionEvaluation, 'verdict'>,
  projected: Pick<DivisionEvaluation, 'verdict' | 'coverage' | 'lock' | 'soFar'>,
): Outlook {
  if (official.verdict === 'qualifier') return 'met';
  if (projected.verdict === 'qualifier') return 'on_track';
  if (official.verdict === null) return 'unknown';
  const room = roomLeft(record, rules, asOf);
  if (room === null) return 'unknown';
  if (!canReach(record, rules, asOf, projected, room)) return 'out_of_reach';
  const isOnTrack = isOnPace(record, rules, asOf, projected);
  if (isOnTrack === null) return 'unknown';
  return isOnTrack ? 'on_track' : 'at_risk';
}

/** The outlook of the NAIA's verdict: an overall GPA can change until graduation. */
export function naiaOutlookOf(
  record: EligibilityRecord,
  asOf: CalendarDate,
  { isEligible }: Pick<NaiaEvaluation, 'isEligible'>,
): Outlook {
  if (isEligible) return 'met';
  if (isEligible === null) return 'unknown';
  const { graduatedOn } = timeFrame(record.student);
  return graduatedOn !== null && graduatedOn <= asOf ? 'out_of_reach' : 'at_risk';
}

/** A time in which courses can still be finished. */
interface Room {
  /** Null: no lock, or it is past. */
  readonly beforeLock: { readonly lastDay: CalendarDate; readonly most: number } | null;
  /** Null: the time is over. */
  readonly after: { readonly lastDay: CalendarDate; readonly most: number } | null;
}

const mostUntil = (asOf: CalendarDate, lastDay: CalendarDate): number =>
  Math.ceil(((daysBetween(asOf, lastDay) + 1) * MOST_UNITS_A_SEMESTER) / DAYS_A_SEMESTER);

/** The time left; null: the dates that end it aren't known. */
function roomLeft({ student }: EligibilityRecord, rules: DivisionRules, asOf: CalendarDate): Room | null {
  const frame = timeFrame(student);
  const lock = rules.lock && student.schooling !== 'international' ? frame.seventhSemesterStartOn : asOf;
  const last =
    rules.afterGraduation === null
      ? (frame.fullTimeCollegeOn ?? yearsLater(frame.graduatedOn ?? frame.lastDayOn ?? asOf, 1))
      : frame.lastDayOn;
  if (lock === null || last === null) return null;
  const beforeCollege = frame.fullTimeCollegeOn && addDays(frame.fullTimeCollegeOn, -1);
  // Division I counts a unit from the year after a graduation on time.
  const isAfterGraduation =
    rules.afterGraduation !== null && asOf > last && frame.isGraduationOnTime === true;
  const end = isAfterGraduation && frame.graduatedOn ? yearsLater(frame.graduatedOn, 1) : last;
  const lastDay = beforeCollege !== null && beforeCollege < end ? beforeCollege : end;
  const beforeLock = addDays(lock, -1);
  return {
    beforeLock: beforeLock >= asOf ? { lastDay: beforeLock, most: mostUntil(asOf, beforeLock) } : null,
    after: lastDay >= asOf ? { lastDay, most: mostUntil(asOf, lastDay) } : null,
  };
}

/**
 * Whether the verdict could be reached by the best grades in as many courses as the time left holds. More is granted than is
 * possible (each area may use the whole time), so that a no is certain.
 */
function canReach(
  record: EligibilityRecord,
  rules: DivisionRules,
  asOf: CalendarDate,
  { coverage, lock }: Pick<DivisionEvaluation, 'coverage' | 'lock'>,
  { beforeLock, after }: Room,
): boolean {
  const most = Math.max(beforeLock?.most ?? 0, after?.most ?? 0);
  if (most === 0) return false;
  if (compareRatios(missingOf(coverage, rules.needs), units(most)) > 0) return false;
  if (lock && lock.state !== 'exempt') {
    const missing = [lock.missingUnits, lock.missingAcademic];
    if (missing.some((one) => compareRatios(one, units(beforeLock?.most ?? 0)) > 0)) return false;
  }
  const school = bestSchool();
  const courses = [
    ...record.courses.map(atBest),
    ...(beforeLock ? bestRows(rules.needs, beforeLock, 'before') : []),
    ...(after ? bestRows(rules.needs, after, 'after') : []),
  ];
  const best = { ...record, schools: [...record.schools, school], courses };
  return evaluate(best, rules, asOf, 'projected').verdict === 'qualifier';
}

const SCHOOL = 'outlook';

const bestSchool = (): SchoolOfRecord => ({
  id: SCHOOL,
  accountStatus: 'cleared',
  scales: [],
  lowestPass: null,
  areWeightsReported: false,
  areWeightsInGpa: false,
  offersLabScience: null,
});

/** A course that runs or is planned may still end with the best grade. */
const atBest = (row: CourseRow): CourseRow => (row.state === 'final' ? row : { ...row, grade: 'A' });

/** As many courses with the best grade as an area needs and the time holds. */
function bestRows(
  needs: UnitNeeds,
  { lastDay, most }: { readonly lastDay: CalendarDate; readonly most: number },
  when: string,
): CourseRow[] {
  const wanted: readonly (readonly [CoreArea, number])[] = [
    ['english', needs.english],
    ['math', needs.math],
    ['science', needs.science],
    ['social_science', needs.socialScience],
    ['math', needs.academic - needs.english - needs.math - needs.science],
    ['world_language', needs.total - needs.academic - needs.socialScience],
  ];
  return wanted.flatMap(([area, need], place) =>
    Array.from({ length: Math.min(Math.ceil(need), most) }, (_, index): CourseRow => {
      const id = `${SCHOOL} ${when} ${place} ${index}`;
      return {
        id,
        schoolId: SCHOOL,
        title: id,
        area,
        listing: { state: 'listed' },
        units: 1,
        grade: 'A',
        state: 'planned',
        enteredOn: null,
        exitedOn: lastDay,
        contentKey: null,
        part: null,
        isLab: area === 'science',
        weight: 0,
        method: 'class',
        isCollege: false,
        isTranscripted: true,
      };
    }),
  );
}
