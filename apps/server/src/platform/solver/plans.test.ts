import { findPlan, type PlanResult } from '@fieldhouse/domain/planning/find-plan.ts';
import type { IntegerProgram } from '@fieldhouse/domain/planning/integer-program.ts';
import { judgePlan, placementsOf } from '@fieldhouse/domain/planning/judge-plan.ts';
import type { PlanProblem } from '@fieldhouse/domain/planning/problem.ts';
import { problemNotes } from '@fieldhouse/domain/planning/problem-notes.ts';
import { planDisagreement } from '@fieldhouse/domain/testing/planning/agreement.ts';
import { exhaustivePlan } from '@fieldhouse/domain/testing/planning/exhaustive-plan.ts';
import { DIPLOMA, schoolProblem } from '@fieldhouse/domain/testing/planning/school-problem.ts';
import { course, DIVISION_I, smallProblem, term } from '@fieldhouse/domain/testing/planning/small-problem.ts';
import { describe, expect, it } from 'vitest';
import { openSolver } from './highs.ts';

const solve = await openSolver();
const SMALL = 24;
/** Searches through all plans take their time where the machine does something else. */
const SLOW_MS = 120_000;

describe('a plan', () => {
  it(
    'is the one of a search through all plans, and conflicts are minimal, on small problems',
    () => {
      const differing = Array.from({ length: SMALL }, (_, at) => ({
        seed: at + 1,
        says: planDisagreement(smallProblem(at + 1), solve),
      })).filter(({ says }) => says !== null);
      expect(differing).toEqual([]);
    },
    SLOW_MS,
  );

  it('is sought among problems of which some reach all goals, some a few, and some have no plan', () => {
    const kinds = Array.from({ length: SMALL }, (_, at) => {
      const problem = smallProblem(at + 1);
      const found = exhaustivePlan(problem);
      return found === null ? 'none' : found.goals.length < problem.goals.length ? 'some' : 'all';
    });
    for (const kind of ['none', 'some', 'all'])
      expect(kinds.filter((one) => one === kind).length).toBeGreaterThan(0);
  });
});

/** What a page would show of a result. */
const shown = (problem: PlanProblem, { plan }: PlanResult) =>
  judgePlan(problem, placementsOf(plan?.chosen ?? []));

describe('four years from grade 8 on', () => {
  const problem = schoolProblem(3);
  const result = findPlan(problem, solve);

  it('reach all goals by the diploma’s credits and not one more, evenly, without a summer', () => {
    expect(result.goals).toEqual(['graduation', 'DI', 'DII']);
    const [short, credits, behind, optional, spread] = result.plan!.values;
    expect([short, credits, behind, optional]).toEqual([0, DIPLOMA.totalCredits * 1000, 0, 0]);
    // Halves of a credit: the heaviest term has half a credit more than the lightest.
    expect(spread).toBe(30_000);
    expect(result.isProven).toBe(true);
  });

  it('have alternatives with the same goals that differ in what a student would notice', () => {
    expect(result.alternatives.length).toBeGreaterThan(0);
    for (const one of result.alternatives)
      expect(placementsOf(one.chosen)).not.toEqual(placementsOf(result.plan!.chosen));
  });

  it('say of each course what it is for', () => {
    const { fields } = shown(problem, result);
    expect(fields.strategy).toBe('steady');
    expect(fields.items.every(({ reasons }) => reasons.length > 0)).toBe(true);
  });
});

describe('what can’t be had', () => {
  it('is named for a senior with 8 units left and one term', () => {
    const senior = schoolProblem(2, 6);
    const problem = {
      ...senior,
      asOf: '2030-01-02' as const,
      terms: senior.terms.slice(-1),
      goals: [{ kind: 'graduation' as const, set: { requirements: [], totalCredits: 20 } }],
    };
    const { plan, goals, conflicts } = findPlan(problem, solve);
    expect(goals).toEqual([]);
    // The last term is used as far as it goes.
    const [, credits] = plan!.values;
    expect(credits).toBe(3500);
    expect(conflicts).toEqual([
      { goal: 'graduation', conditions: expect.arrayContaining([{ kind: 'goal', goal: 'graduation' }]) },
    ]);
  });

  it('is two goals that exclude each other: the first one is kept', () => {
    const base = schoolProblem(1, 6);
    // Both can be had alone; in what the terms hold there is room for one.
    const subjects = (subject: string, label: string) => ({
      kind: 'graduation' as const,
      set: { requirements: [{ label, credits: 2, subjects: [subject], titles: [] }], totalCredits: 2 },
    });
    const tight = base.terms.map((one) => ({ ...one, mostCredits: 1 }));
    const di = {
      kind: 'division' as const,
      rules: {
        ...DIVISION_I,
        needs: { english: 2, math: 0, science: 0, socialScience: 0, academic: 2, total: 2, lab: 0 },
        lock: null,
        qualifierGpa: '0.000',
      },
    };
    const problem = {
      ...base,
      record: { ...base.record, courses: [] },
      credits: [],
      standings: {},
      terms: tight,
      courses: base.courses.map((one) => ({ ...one, prerequisites: [] })),
      goals: [subjects('World Languages', 'Languages'), di],
    };
    const { goals, conflicts } = findPlan(problem, solve);
    expect(goals).toEqual(['graduation']);
    const [{ conditions }] = conflicts as [(typeof conflicts)[number]];
    expect(conditions).toContainEqual({ kind: 'goal', goal: 'graduation' });
    expect(conditions).toContainEqual({ kind: 'goal', goal: 'DI' });
    expect(findPlan({ ...problem, goals: problem.goals.toReversed() }, solve).goals).toEqual(['DI']);
  });

  it('is everything without a catalog', () => {
    const problem = { ...schoolProblem(1), courses: [] };
    expect(problemNotes(problem)).toEqual([{ code: 'no_catalog' }]);
    const { plan, conflicts } = findPlan(problem, solve);
    expect(plan?.chosen).toEqual([]);
    expect(conflicts.map(({ conditions }) => conditions)).toEqual([
      [{ kind: 'goal', goal: 'graduation' }],
      [{ kind: 'goal', goal: 'DI' }],
      [{ kind: 'goal', goal: 'DII' }],
    ]);
  });

  it('is a wish for a course that asks for itself', () => {
    const base = schoolProblem(4);
    const asks = (requiresCourseId: string) => [
      { kind: 'required' as const, requiresCourseId, minRatio: null, text: null },
    ];
    const circle: Readonly<Record<string, string>> = { 'Spanish I': 'Spanish II' };
    const problem = {
      ...base,
      courses: base.courses.map((one) =>
        circle[one.id] ? { ...one, prerequisites: asks(circle[one.id]!) } : one,
      ),
      wishes: [{ id: 'w', kind: 'take' as const, courseId: 'Spanish II', termId: null }],
    };
    const { plan, conflicts } = findPlan(problem, solve);
    expect(plan).toBeNull();
    expect(conflicts[0]?.conditions).toEqual([
      { kind: 'wish', wishId: 'w' },
      { kind: 'prerequisites', courseId: 'Spanish I' },
      { kind: 'prerequisites', courseId: 'Spanish II' },
    ]);
  });
});

describe('contents whose units have no small common measure', () => {
  const offerings = [{ termIds: ['spring-25'], seatsLeft: null }];
  /** Two parts of more than a unit count as one unit, their points in proportion. */
  const parts = (contentKey: string, area: 'english' | 'math', units: readonly number[]) =>
    units.map((ofPart, at) =>
      course(`${contentKey} ${at + 1}`, area, offerings, {
        contentKey,
        part: { number: at + 1, of: 2 },
        grade: at === 0 ? 'B' : 'C',
        row: { units: ofPart },
      }),
    );
  const needs = { english: 1, math: 1, science: 0, socialScience: 0, academic: 2, total: 2, lab: 0 };
  const base = smallProblem(1);
  const [school] = base.record.schools;
  const found = (english: readonly number[], math: readonly number[]) =>
    findPlan(
      {
        ...base,
        record: { ...base.record, schools: [{ ...school!, offersLabScience: false }], courses: [] },
        credits: [],
        terms: [term('spring-25', '2025-01-06', '2025-05-23')],
        courses: [...parts('Letters', 'english', english), ...parts('Numbers', 'math', math)],
        wishes: [],
        goals: [{ kind: 'division', rules: { ...DIVISION_I, needs, lock: null } }],
      },
      solve,
    );

  it('count', () => {
    const { goals, plan, isProven } = found([0.6173, 0.6014], [0.61, 0.6]);
    expect(goals).toEqual(['DI']);
    expect(plan?.chosen).toHaveLength(4);
    expect(isProven).toBe(true);
  });

  it('leave it open whether there is a plan where the engine can’t look at all of them', () => {
    const { goals, conflicts, isProven } = found([0.6173, 0.6014], [0.6101, 0.6006]);
    expect(goals).toEqual([]);
    expect(conflicts).toEqual([]);
    expect(isProven).toBe(false);
  });
});

it(
  'finds a plan among 200 courses',
  () => {
    const problem = schoolProblem(5, 4, 4);
    expect(problem.courses.length).toBeGreaterThan(200);
    const { goals } = findPlan(problem, solve, { hasAlternatives: false });
    expect(goals).toEqual(['graduation', 'DI', 'DII']);
  },
  SLOW_MS,
);

describe('the solver', () => {
  const program = (upper: number): IntegerProgram => ({
    variables: [
      { lower: 0, upper: 3 },
      { lower: 0, upper: 3 },
    ],
    rows: [
      {
        terms: [
          [0, 2],
          [1, 2],
        ],
        lower: 5,
        upper,
      },
    ],
    objective: [
      [0, 1],
      [1, 2],
    ],
    start: null,
  });

  it('answers in whole numbers, or that there are none', () => {
    expect(solve(program(7))).toEqual([3, 0]);
    // Twice a whole number is never five.
    expect(solve(program(5))).toBeNull();
    expect(
      solve({ variables: [], rows: [{ terms: [], lower: 1, upper: 2 }], objective: [], start: null }),
    ).toBeNull();
    expect(solve({ variables: [], rows: [], objective: [], start: null })).toEqual([]);
  });
});
