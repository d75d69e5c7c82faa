import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import { compareRatios, exactDecimal, plus } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import { lessOrZero, missingOf, ZERO } from './coverage.ts';
import { type DivisionEvaluation, evaluate } from './evaluate.ts';
import type { CourseRow, EligibilityRecord } from './record.ts';
import type { DivisionRules } from './rule-set.ts';
import { known, timeFrame, yearsLater } from './timing.ts';

const SEMESTERS = 8;
/** The semester that begins on the day of the lock. */
const LOCK_SEMESTER = 7;
/** Any grade that passes: units don't go by grades. */
const PASSING = 'C';
const HALF_A_YEAR = 182;
const HALF_A_SEMESTER = 91;

/** A semester that is still to come, with the core units that fit in at the usual pace beside what is chosen already. */
interface ComingSemester {
  readonly isBeforeLock: boolean;
  readonly room: ExactRatio;
}

/**
 * Whether going on as usual reaches the verdict: every semester to come holds the same share of the required units (two of
 * sixteen), less what already runs or is planned in it; that fills what is missing in each area, in all, and before the
 * seventh semester; and the core GPA of what is finished, running and planned reaches the threshold. So a ninth grader with
 * a full schedule is on track, and one who takes three core courses a year isn't. What runs and has no grade yet counts for
 * its units alone. False where dates are missing.
 *
 * @param projected the evaluation of what is finished, running and planned.
 */
export function isOnPace(
  record: EligibilityRecord,
  rules: DivisionRules,
  asOf: CalendarDate,
  projected: Pick<DivisionEvaluation, 'coverage' | 'lock' | 'soFar' | 'courses'>,
): boolean {
  const { soFar } = projected;
  if (soFar !== null && compareRatios(soFar.gpa, exactDecimal(rules.qualifierGpa)) < 0) return false;
  const isOpen = ({ state, grade }: CourseRow) => state !== 'final' && grade === null;
  const courses = record.courses.map((row) => (isOpen(row) ? { ...row, grade: PASSING } : row));
  const passed = record.courses.some(isOpen)
    ? evaluate({ ...record, courses }, rules, asOf, 'projected')
    : projected;
  const { coverage, lock } = passed;
  const semesters = comingSemesters(record, rules, asOf, passed.courses);
  if (semesters === null) return false;
  const fits = (missing: ExactRatio, among: readonly ComingSemester[]) =>
    compareRatios(
      missing,
      among.reduce((sum, { room }) => plus(sum, room), ZERO),
    ) <= 0;
  if (!fits(missingOf(coverage, rules.needs), semesters)) return false;
  if (!lock || lock.state === 'exempt') return true;
  const before = semesters.filter(({ isBeforeLock }) => isBeforeLock);
  return fits(lock.missingUnits, before) && fits(lock.missingAcademic, before);
}

/** The semesters that begin after a day, as far as school lasts; null: it isn't known when they do. */
function comingSemesters(
  { student, courses }: EligibilityRecord,
  { needs }: DivisionRules,
  asOf: CalendarDate,
  lines: DivisionEvaluation['courses'],
): ComingSemester[] | null {
  const { seventhSemesterStartOn: seventh, lastDayOn } = timeFrame(student);
  if (seventh === null || lastDayOn === null) return null;
  const starts = Array.from({ length: SEMESTERS }, (_, index) => {
    const ofYear = yearsLater(seventh, Math.floor((index + 1 - LOCK_SEMESTER) / 2));
    return index % 2 === 0 ? ofYear : addDays(ofYear, HALF_A_YEAR);
  });
  const used = starts.map(() => ZERO);
  const counting = new Map(lines.map(({ id, units }) => [id, units]));
  for (const row of courses) {
    const units = counting.get(row.id);
    if (row.state === 'final' || !units) continue;
    const from = known(row.enteredOn) ?? asOf;
    const to = known(row.exitedOn) ?? asOf;
    const within = starts.flatMap((start, index) => {
      const middle = addDays(start, HALF_A_SEMESTER);
      return from <= middle && middle <= to ? index : [];
    });
    const share = dividedBy(units, within.length);
    for (const index of within) used[index] = plus(used[index] ?? ZERO, share);
  }
  const pace = dividedBy(exactDecimal(needs.total), SEMESTERS);
  return starts.flatMap((start, index) =>
    // One that is over before its middle holds no courses.
    start > asOf && addDays(start, HALF_A_SEMESTER) <= lastDayOn
      ? { isBeforeLock: start < seventh, room: lessOrZero(pace, used[index] ?? ZERO) }
      : [],
  );
}

const dividedBy = ({ numerator, denominator }: ExactRatio, count: number): ExactRatio => ({
  numerator,
  denominator: denominator * BigInt(Math.max(1, count)),
});
