import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import { evaluate } from './evaluate.ts';
import type { CoreArea, CourseRow, EligibilityRecord } from './record.ts';
import type { DivisionRules } from './rule-set.ts';
import { timeFrame, yearsLater } from './timing.ts';

/** The letters that somebody may suppose, the best first. */
export const SUPPOSED_GRADES = ['A', 'B', 'C', 'D', 'F'] as const;
export type SupposedGrade = (typeof SUPPOSED_GRADES)[number];

/** A course that somebody might take. */
export interface SupposedCourse {
  readonly area: CoreArea;
  readonly units: number;
  readonly grade: SupposedGrade;
  /** Finished before the seventh semester begins, or later. */
  readonly when: 'before_lock' | 'later';
}

/** What is supposed of a record; the record itself stays as it is. */
export interface Scenario {
  /** Another grade of a row, by its id: of one that runs, or one that is posted. */
  readonly grades: Readonly<Record<string, SupposedGrade>>;
  /** Rows that are left out. */
  readonly dropped: readonly string[];
  /** Rows that are taken once more, with the grade of the new attempt. */
  readonly retaken: Readonly<Record<string, SupposedGrade>>;
  readonly added: readonly SupposedCourse[];
}

export const NOTHING_SUPPOSED: Scenario = { grades: {}, dropped: [], retaken: {}, added: [] };

/** Whether anything is supposed. */
export const isSupposed = ({ grades, dropped, retaken, added }: Scenario): boolean =>
  Object.keys(grades).length + dropped.length + Object.keys(retaken).length + added.length > 0;

/**
 * The record as it would be. Without suppositions it is the record itself, so that real values give exactly the ledger. What
 * is taken anew stands as a listed course of the school; one before the lock ends on the day before it where that is to come.
 */
export function supposedRecord(
  record: EligibilityRecord,
  scenario: Scenario,
  asOf: CalendarDate,
): EligibilityRecord {
  if (!isSupposed(scenario)) return record;
  const dropped = new Set(scenario.dropped);
  const days = daysOf(record, asOf);
  const kept = record.courses
    .filter(({ id }) => !dropped.has(id))
    .map((row): CourseRow => {
      const grade = scenario.grades[row.id];
      const isRetaken = scenario.retaken[row.id] !== undefined;
      return {
        ...row,
        grade: grade ?? row.grade,
        // Both attempts are one content.
        contentKey: isRetaken ? keyOf(row) : row.contentKey,
      };
    });
  const again = kept.flatMap((row): CourseRow[] => {
    const grade = scenario.retaken[row.id];
    if (grade === undefined) return [];
    return [
      {
        ...row,
        id: `${row.id} again`,
        grade,
        state: 'planned',
        enteredOn: asOf,
        exitedOn: days.beforeLock ?? days.later,
      },
    ];
  });
  const school = record.schools[0]?.id ?? '';
  const added = scenario.added.map((course, index): CourseRow => {
    const id = `added ${index}`;
    return {
      id,
      schoolId: school,
      title: id,
      area: course.area,
      listing: { state: 'listed' },
      units: course.units,
      grade: course.grade,
      state: 'planned',
      enteredOn: asOf,
      exitedOn: course.when === 'before_lock' ? (days.beforeLock ?? days.later) : days.later,
      contentKey: null,
      part: null,
      isLab: course.area === 'science',
      weight: 0,
      method: 'class',
      isCollege: false,
      isTranscripted: true,
    };
  });
  return { ...record, courses: [...kept, ...again, ...added] };
}

const keyOf = ({ contentKey, id }: CourseRow): string => contentKey ?? `row ${id}`;

/** The last days on which courses can still end. */
function daysOf({ student }: EligibilityRecord, asOf: CalendarDate) {
  const { seventhSemesterStartOn, lastDayOn } = timeFrame(student);
  const beforeLock = seventhSemesterStartOn && addDays(seventhSemesterStartOn, -1);
  return {
    /** Null: the lock has begun, or its day isn't known. */
    beforeLock: beforeLock !== null && beforeLock >= asOf ? beforeLock : null,
    later: lastDayOn !== null && lastDayOn >= asOf ? lastDayOn : yearsLater(asOf, 1),
  };
}

/**
 * The lowest grades of what runs with which the division's verdict is still that of a qualifier: none of them can be one step
 * lower by itself. Best first is lowered last: a course keeps the grade it has as long as another can give way.
 *
 * @returns by row; null: not even the best grades in all of them reach it. Empty: nothing runs, and the verdict is there.
 */
export function neededGrades(
  record: EligibilityRecord,
  rules: DivisionRules,
  asOf: CalendarDate,
): ReadonlyMap<string, SupposedGrade> | null {
  const open = record.courses.filter(({ state }) => state !== 'final').map(({ id }) => id);
  const needed = new Map<string, SupposedGrade>(open.map((id) => [id, 'A']));
  const isEnough = (grades: ReadonlyMap<string, SupposedGrade>) => {
    const supposed = { ...NOTHING_SUPPOSED, grades: Object.fromEntries(grades) };
    return evaluate(supposedRecord(record, supposed, asOf), rules, asOf, 'projected').verdict === 'qualifier';
  };
  if (!isEnough(needed)) return null;
  // Round by round, so that one course isn't lowered to the last while the others stay.
  for (let step = 1; step < SUPPOSED_GRADES.length; step += 1) {
    for (const id of open) {
      const now = needed.get(id) ?? 'A';
      const lower = SUPPOSED_GRADES[SUPPOSED_GRADES.indexOf(now) + 1];
      if (lower && isEnough(new Map(needed).set(id, lower))) needed.set(id, lower);
    }
  }
  return needed;
}
