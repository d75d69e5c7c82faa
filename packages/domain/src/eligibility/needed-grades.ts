import type { CalendarDate } from '../dates/calendar-date.ts';
import { evaluate } from './evaluate.ts';
import { outlookOf } from './outlook.ts';
import type { EligibilityRecord } from './record.ts';
import type { DivisionRules } from './rule-set.ts';
import {
  addedId,
  againId,
  NOTHING_SUPPOSED,
  type Scenario,
  SUPPOSED_GRADES,
  type SupposedGrade,
  supposedRecord,
} from './what-if.ts';

/** The lowest grades that are enough, by row, and for what. */
export interface NeededGrades {
  /**
   * 'qualifier': with them the courses of the record make a qualifier. 'on_track': the courses alone can't yet, and with
   * them the outlook is that going on at the usual pace does.
   */
  readonly goal: 'qualifier' | 'on_track';
  readonly grades: ReadonlyMap<string, SupposedGrade>;
}

/** A course that isn't passed leaves the pace a unit short, so that the pace asks for the rest in passing grades alone. */
const PASSING = SUPPOSED_GRADES.filter((grade) => grade !== 'F');

/**
 * The lowest grades of what runs that keep a division: with none of them one step lower, nor with any mix that is lower
 * somewhere and higher nowhere, is it kept. What is kept is the verdict of a qualifier, where the best grades reach it, else
 * the outlook that the usual pace does. Better grades never make either worse, so that a mix from which no single step down
 * leads on is one below which nothing is enough.
 *
 * @returns null: not even the best grades in all of them are enough. Empty: nothing runs, and it is kept without.
 */
export function neededGrades(
  record: EligibilityRecord,
  rules: DivisionRules,
  asOf: CalendarDate,
): NeededGrades | null {
  const open = record.courses.filter(({ state }) => state !== 'final').map(({ id }) => id);
  const best = new Map<string, SupposedGrade>(open.map((id) => [id, 'A']));
  for (const goal of ['qualifier', 'on_track'] as const) {
    const isEnough = (grades: ReadonlyMap<string, SupposedGrade>) => keeps(goal, record, rules, asOf, grades);
    if (isEnough(best)) return { goal, grades: lowest(open, goal, isEnough) };
  }
  return null;
}

/**
 * What is needed under a scenario: of what runs, is taken again, or is added. The scenario with those grades, and for what
 * they are enough.
 *
 * @param scenario of which all applies to the record.
 * @returns null: not even the best grades are enough.
 */
export function neededUnder(
  record: EligibilityRecord,
  scenario: Scenario,
  rules: DivisionRules,
  asOf: CalendarDate,
): { readonly goal: NeededGrades['goal']; readonly scenario: Scenario } | null {
  const needed = neededGrades(supposedRecord(record, { ...scenario, grades: {} }, asOf), rules, asOf);
  if (needed === null) return null;
  const { goal, grades } = needed;
  const gradeOf = (rowId: string, before: SupposedGrade) => grades.get(rowId) ?? before;
  return {
    goal,
    scenario: {
      ...scenario,
      grades: Object.fromEntries(
        record.courses.flatMap(({ id }) => {
          const grade = grades.get(id);
          return grade ? [[id, grade] as const] : [];
        }),
      ),
      retaken: Object.fromEntries(
        Object.entries(scenario.retaken).map(([id, grade]) => [id, gradeOf(againId(id), grade)]),
      ),
      added: scenario.added.map((course, index) => ({
        ...course,
        grade: gradeOf(addedId(index), course.grade),
      })),
    },
  };
}

/** Whether a division is kept with these grades. */
export function keeps(
  goal: NeededGrades['goal'],
  record: EligibilityRecord,
  rules: DivisionRules,
  asOf: CalendarDate,
  grades: ReadonlyMap<string, SupposedGrade>,
): boolean {
  const supposed = supposedRecord(record, { ...NOTHING_SUPPOSED, grades: Object.fromEntries(grades) }, asOf);
  const projected = evaluate(supposed, rules, asOf, 'projected');
  if (goal === 'qualifier') return projected.verdict === 'qualifier';
  const outlook = outlookOf(supposed, rules, asOf, evaluate(supposed, rules, asOf), projected);
  return outlook === 'met' || outlook === 'on_track';
}

/** Lowered step by step, round by round, so that one course isn't lowered to the last while the others stay. */
function lowest(
  open: readonly string[],
  goal: NeededGrades['goal'],
  isEnough: (grades: ReadonlyMap<string, SupposedGrade>) => boolean,
): Map<string, SupposedGrade> {
  const steps: readonly SupposedGrade[] = goal === 'qualifier' ? SUPPOSED_GRADES : PASSING;
  const needed = new Map<string, SupposedGrade>(open.map((id) => [id, 'A']));
  for (let step = 1; step < steps.length; step += 1) {
    for (const id of open) {
      const lower = steps[steps.indexOf(needed.get(id) ?? 'A') + 1];
      if (lower && isEnough(new Map(needed).set(id, lower))) needed.set(id, lower);
    }
  }
  return needed;
}
