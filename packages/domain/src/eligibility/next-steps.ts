import type { CalendarDate } from '../dates/calendar-date.ts';
import { compareRatios } from '../grading/exact-decimal.ts';
import { ratioNumber } from '../grading/exact-ratio.ts';
import { type DivisionEvaluation, evaluate } from './evaluate.ts';
import { fewestUnits } from './fewest-units.ts';
import { type BodyLedger, type DivisionLedger, shownCoreGpa } from './ledger.ts';
import { neededGrades } from './needed-grades.ts';
import type { CourseRow, EligibilityRecord } from './record.ts';
import { timeFrame } from './timing.ts';
import { againId, NOTHING_SUPPOSED, type SupposedGrade, supposedRecord } from './what-if.ts';

/** Something that a student can still do for a division. Figures are exact where they are compared, and numbers to show. */
export type NextStep =
  /** The lowest grades in what runs that are enough, by row. */
  | {
      readonly what: 'grades';
      readonly body: 'DI' | 'DII';
      readonly goal: 'qualifier' | 'on_track';
      readonly grades: readonly (readonly [rowId: string, grade: SupposedGrade])[];
    }
  /** Units beyond what is finished and runs. */
  | {
      readonly what: 'take';
      readonly body: 'DI' | 'DII';
      readonly units: number;
      readonly areas: readonly (readonly [area: string, units: number])[];
      readonly by: CalendarDate | null;
    }
  /** Units beyond what is finished and runs that must end before the seventh semester. */
  | {
      readonly what: 'take_before_seventh';
      readonly body: 'DI';
      readonly units: number;
      readonly academic: number;
      readonly by: CalendarDate | null;
    }
  /** The course whose repeat lifts the core GPA most. */
  | {
      readonly what: 'retake';
      readonly body: 'DI' | 'DII';
      readonly rowId: string;
      readonly from: number;
      readonly to: number;
      /** The last day on which the repeat may end to replace the grade; null: until college. */
      readonly by: CalendarDate | null;
    };

/** More than these cost too many evaluations for a page that answers while somebody types. */
const MOST_OPEN = 8;
const MOST_RETAKEN = 4;

/**
 * What can still be done, for Division I unless nothing can reach it; nothing where the verdict is there.
 *
 * @param expected the divisions with all that runs or is planned passed.
 */
export function nextSteps(
  record: EligibilityRecord,
  ledgers: readonly BodyLedger[],
  expected: readonly DivisionEvaluation[],
  asOf: CalendarDate,
): NextStep[] {
  const divisions = ledgers.filter((one): one is DivisionLedger => one.kind === 'division');
  const division =
    divisions.find(({ outlook }) => outlook === 'on_track' || outlook === 'at_risk') ??
    divisions.find(({ outlook }) => outlook === 'unknown');
  if (!division || record.courses.length === 0) return [];
  return [
    ...gradeStep(record, division, asOf),
    ...takeSteps(division, expected.find(({ body }) => body === division.rules.body) ?? division.projected),
    ...retakeStep(record, division, asOf),
  ];
}

function gradeStep(record: EligibilityRecord, { rules }: DivisionLedger, asOf: CalendarDate): NextStep[] {
  const open = record.courses.filter(({ state }) => state !== 'final');
  if (open.length === 0 || open.length > MOST_OPEN) return [];
  const needed = neededGrades(record, rules, asOf);
  if (needed === null) return [];
  return [{ what: 'grades', body: rules.body, goal: needed.goal, grades: [...needed.grades] }];
}

function takeSteps({ rules }: DivisionLedger, expected: DivisionEvaluation): NextStep[] {
  const short = expected.findings.filter(({ code }) => code === 'units_short');
  const areas = short.flatMap(({ params }): (readonly [string, number])[] =>
    params.area === 'total' ? [] : [[`${params.area}`, Number(params.missing)]],
  );
  const units = fewestUnits(
    new Map(short.map(({ params }) => [`${params.area}`, Number(params.missing)] as const)),
  );
  const by = short[0]?.repair.by ?? null;
  const { lock } = expected;
  const take: NextStep[] = short.length === 0 ? [] : [{ what: 'take', body: rules.body, units, areas, by }];
  if (rules.body !== 'DI' || lock?.state !== 'open') return take;
  return [
    {
      what: 'take_before_seventh',
      body: 'DI',
      units: Math.max(ratioNumber(lock.missingUnits), ratioNumber(lock.missingAcademic)),
      academic: ratioNumber(lock.missingAcademic),
      by: lock.startsOn,
    },
    ...take,
  ];
}

const LOW = /^[CD]/i;

function retakeStep(
  record: EligibilityRecord,
  { rules, projected }: DivisionLedger,
  asOf: CalendarDate,
): NextStep[] {
  const before = projected.soFar?.gpa;
  if (!before) return [];
  const { seventhSemesterStartOn, lastDayOn } = timeFrame(record.student);
  const isOver = lastDayOn !== null && lastDayOn < asOf;
  if (isOver && rules.lock !== null) return [];
  const isLow = ({ state, grade, listing, area }: CourseRow) =>
    state === 'final' && area !== null && listing.state === 'listed' && LOW.test(`${grade ?? ''}`);
  const rows = record.courses
    .filter(isLow)
    .toSorted((a, b) => (`${a.grade}` < `${b.grade}` ? 1 : -1))
    .slice(0, MOST_RETAKEN);
  let best: { readonly row: CourseRow; readonly after: typeof before } | null = null;
  for (const row of rows) {
    const supposed = supposedRecord(record, { ...NOTHING_SUPPOSED, retaken: { [row.id]: 'A' } }, asOf);
    const after = evaluate(supposed, rules, asOf, 'projected');
    const isCounted = after.courses.some(({ id, isCounted }) => id === againId(row.id) && isCounted);
    const gpa = after.soFar?.gpa;
    if (!isCounted || !gpa || compareRatios(gpa, best?.after ?? before) <= 0) continue;
    best = { row, after: gpa };
  }
  if (!best) return [];
  const isLocked = rules.lock !== null && seventhSemesterStartOn !== null && seventhSemesterStartOn > asOf;
  return [
    {
      what: 'retake',
      body: rules.body,
      rowId: best.row.id,
      from: shownCoreGpa(before, rules.qualifierGpa),
      to: shownCoreGpa(best.after, rules.qualifierGpa),
      by: isLocked ? seventhSemesterStartOn : null,
    },
  ];
}
