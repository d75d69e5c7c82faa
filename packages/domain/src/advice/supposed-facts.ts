import type { CalendarDate } from '../dates/calendar-date.ts';
import { type NeededGrades, neededGrades } from '../eligibility/needed-grades.ts';
import type { EligibilityRecord } from '../eligibility/record.ts';
import type { DivisionRules } from '../eligibility/rule-set.ts';
import { NOTHING_SUPPOSED, type Scenario, supposedRecord } from '../eligibility/what-if.ts';
import type { AdviceBasis } from './basis.ts';
import type { Cite, Fact } from './fact.ts';
import { bodiesOf, fact, gpaCites, ledgerCite, ruleCite } from './make-fact.ts';
import type { AdviceBody, SupposedChange } from './question.ts';

/** What was found for a record: the search takes a tenth of a second, and each course of a conversation asks for it. */
const FOUND = new WeakMap<EligibilityRecord, Map<string, NeededGrades | null>>();

function neededOf(record: EligibilityRecord, rules: DivisionRules, asOf: CalendarDate): NeededGrades | null {
  const known = FOUND.get(record) ?? new Map<string, NeededGrades | null>();
  FOUND.set(record, known);
  const key = `${rules.version} ${asOf}`;
  const found = known.has(key) ? (known.get(key) ?? null) : neededGrades(record, rules, asOf);
  known.set(key, found);
  return found;
}

/** The lowest grades that keep a division, of all that runs or of one course. */
export function needed(rules: DivisionRules, rowId: string | null, basis: AdviceBasis): readonly Fact[] {
  const { record, asOf } = basis;
  const { body } = rules;
  const cites = gpaCites(body, basis);
  const found = neededOf(record, rules, asOf);
  const titleOf = new Map(record.courses.map(({ id, title }) => [id, title]));
  if (found === null) return [fact('needed_unreachable', { body, needs: rules.qualifierGpa }, cites)];
  const grades = [...found.grades].filter(([id]) => rowId === null || id === rowId);
  if (grades.length === 0) {
    const title = rowId === null ? null : (titleOf.get(rowId) ?? null);
    return rowId === null
      ? [fact('needed_kept', { body, goal: found.goal }, cites)]
      : [fact('needed_other', { body, title }, [...cites, { kind: 'course', rowId, title: title ?? '' }])];
  }
  return grades.map(([id, grade]) => {
    const title = titleOf.get(id) ?? '';
    return fact('needed', { body, goal: found.goal, title, grade, of: found.grades.size }, [
      ...cites,
      { kind: 'course', rowId: id, title },
    ]);
  });
}

/** The scenario that a question supposes; null: none of its courses is on the record any more. */
function scenarioOf(changes: readonly SupposedChange[], { record }: AdviceBasis): Scenario | null {
  const known = new Set(record.courses.map(({ id }) => id));
  const found = changes.filter(({ rowId }) => known.has(rowId));
  if (found.length === 0) return null;
  const graded = (how: SupposedChange['how']) =>
    Object.fromEntries(
      found.filter((one) => one.how === how).map(({ rowId, grade }) => [rowId, grade ?? 'A']),
    );
  return {
    ...NOTHING_SUPPOSED,
    dropped: found.filter(({ how }) => how === 'drop').map(({ rowId }) => rowId),
    retaken: graded('retake'),
    grades: graded('grade'),
  };
}

/** What a supposition would change, by the same functions as the ledger. */
export function whatIf(
  bodies: readonly AdviceBody[],
  changes: readonly SupposedChange[],
  basis: AdviceBasis,
): Fact[] {
  const { record, asOf } = basis;
  const scenario = scenarioOf(changes, basis);
  if (!scenario) return [];
  const after = basis.judge(supposedRecord(record, scenario, asOf));
  const courses = changes.flatMap(({ rowId }): Cite[] => {
    const row = record.courses.find(({ id }) => id === rowId);
    return row ? [{ kind: 'course', rowId, title: row.title }] : [];
  });
  const title = courses.flatMap((one) => (one.kind === 'course' ? one.title : [])).join(', ');
  const [first] = changes;
  const supposed = {
    title,
    how: first?.how ?? null,
    grade: first?.how === 'drop' ? null : (first?.grade ?? 'A'),
  };
  return bodiesOf(basis, bodies).flatMap((before): Fact[] => {
    const then = after.find(({ body }) => body === before.body);
    if (!then || then.kind !== before.kind) return [];
    const { body } = before;
    if (before.kind === 'naia' || then.kind === 'naia') {
      return [
        fact('what_if_naia', { body, ...supposed, outlook: before.outlook }, [
          ledgerCite(body),
          ...courses,
          ...ruleCite(basis.rules, body, 'naia_gpa'),
        ]),
      ];
    }
    const cites = [...gpaCites(body, basis), ...courses];
    const result = fact(
      'what_if',
      {
        body,
        ...supposed,
        outlookBefore: before.outlook,
        outlookAfter: then.outlook,
        gpaBefore: before.projectedGpa?.shown ?? null,
        gpaAfter: then.projectedGpa?.shown ?? null,
        unitsBefore: before.units.projected,
        unitsAfter: then.units.projected,
        needed: then.units.needed,
      },
      cites,
    );
    if (!then.projectedGpa) return [result];
    const { qualityPoints, units, shown } = then.projectedGpa;
    return [
      result,
      fact('what_if_sum', { body, ...supposed, quality: qualityPoints, units, gpa: shown }, cites),
    ];
  });
}
