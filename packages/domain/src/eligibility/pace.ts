import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import { compareRatios, exactDecimal } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import { missingOf } from './coverage.ts';
import { type DivisionEvaluation, evaluate } from './evaluate.ts';
import type { CourseRow, EligibilityRecord } from './record.ts';
import type { DivisionRules } from './rule-set.ts';
import { timeFrame, yearsLater } from './timing.ts';

const SEMESTERS = 8;
/** The semester that begins on the day of the lock. */
const LOCK_SEMESTER = 7;
/** Any grade that passes: units don't go by grades. */
const PASSING = 'C';
const HALF_A_YEAR = 182;
const HALF_A_SEMESTER = 91;

/**
 * Whether going on as usual reaches the verdict: every semester to come holds the same share of the required units (two of
 * sixteen); that fills what is missing in each area, in all, and before the seventh semester; and the core GPA of what is
 * finished, running and planned reaches the threshold. So a ninth grader with a full schedule is on track, and one who
 * takes three core courses a year isn't once the second semester has begun. One more course never makes it worse: what
 * runs takes nothing from the semesters to come. What runs and has no grade yet counts for its units alone. Null: the dates
 * are missing by which semesters are counted, so that nobody is called at risk for what wasn't entered.
 *
 * @param projected the evaluation of what is finished, running and planned.
 */
export function isOnPace(
  record: EligibilityRecord,
  rules: DivisionRules,
  asOf: CalendarDate,
  projected: Pick<DivisionEvaluation, 'coverage' | 'lock' | 'soFar'>,
): boolean | null {
  const { soFar } = projected;
  if (soFar !== null && compareRatios(soFar.gpa, exactDecimal(rules.qualifierGpa)) < 0) return false;
  const isOpen = ({ state, grade }: CourseRow) => state !== 'final' && grade === null;
  const courses = record.courses.map((row) => (isOpen(row) ? { ...row, grade: PASSING } : row));
  const passed = record.courses.some(isOpen)
    ? evaluate({ ...record, courses }, rules, asOf, 'projected')
    : projected;
  const { coverage, lock } = passed;
  const starts = comingSemesters(record, asOf);
  if (starts === null) return null;
  const pace = exactDecimal(rules.needs.total);
  const fits = (missing: ExactRatio, among: readonly CalendarDate[]) =>
    compareRatios(missing, {
      numerator: pace.numerator * BigInt(among.length),
      denominator: pace.denominator * BigInt(SEMESTERS),
    }) <= 0;
  if (!fits(missingOf(coverage, rules.needs), starts)) return false;
  if (!lock || lock.state === 'exempt') return true;
  const before = starts.filter((start) => lock.startsOn !== null && start < lock.startsOn);
  return fits(lock.missingUnits, before) && fits(lock.missingAcademic, before);
}

/** When the semesters begin that are to come, as far as school lasts; null: it isn't known. */
function comingSemesters({ student }: EligibilityRecord, asOf: CalendarDate): CalendarDate[] | null {
  const { seventhSemesterStartOn: seventh, lastDayOn } = timeFrame(student);
  if (seventh === null || lastDayOn === null) return null;
  return Array.from({ length: SEMESTERS }, (_, index) => {
    const ofYear = yearsLater(seventh, Math.floor((index + 1 - LOCK_SEMESTER) / 2));
    return index % 2 === 0 ? ofYear : addDays(ofYear, HALF_A_YEAR);
    // One that is over before its middle holds no courses.
  }).filter((start) => start > asOf && addDays(start, HALF_A_SEMESTER) <= lastDayOn);
}
