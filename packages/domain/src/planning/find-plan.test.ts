import { describe, expect, it } from 'vitest';
import { course, DIVISION_I, smallProblem, term } from '../testing/planning/small-problem.ts';
import { findPlan } from './find-plan.ts';
import type { Solve } from './integer-program.ts';
import type { PlanProblem } from './problem.ts';

const OFFERINGS = [{ termIds: ['spring-25'], seatsLeft: null }];
const BASE = smallProblem(1);
/** Nothing of the record counts, so that a plan without courses doesn't reach the division. */
const PROBLEM: PlanProblem = {
  ...BASE,
  record: { ...BASE.record, courses: [] },
  credits: [],
  terms: [term('spring-25', '2025-01-06', '2025-05-23', { mostCredits: 3, mostCourses: 3 })],
  courses: [course('English', 'english', OFFERINGS), course('Algebra', 'math', OFFERINGS)],
  wishes: [],
  goals: [{ kind: 'division', rules: DIVISION_I }],
};

/** A solver that proposes to take nothing, whatever is asked; it says that there is no plan when it is asked these times. */
const proposesNothing = (...none: readonly number[]): Solve => {
  let asked = 0;
  return ({ variables }) => {
    asked += 1;
    return none.includes(asked) ? null : variables.map(() => 0);
  };
};

describe('a search whose plans are refuted again and again', () => {
  it('gives the goal up without a word about what keeps it from being reached', () => {
    const { plan, goals, conflicts, isProven } = findPlan(PROBLEM, proposesNothing());
    expect([plan?.chosen, goals]).toEqual([[], []]);
    expect(conflicts).toEqual([]);
    expect(isProven).toBe(false);
  });

  it('names no conflict of which some part isn’t proven', () => {
    // There is none with the goal, alone and beside what is stated; but without a condition less nobody can say.
    const { conflicts, isProven } = findPlan(PROBLEM, proposesNothing(1, 3));
    expect(conflicts).toEqual([]);
    expect(isProven).toBe(false);
  });
});

it('tells of the best plan before it looks for conflicts and alternatives', () => {
  const events: string[] = [];
  findPlan(PROBLEM, proposesNothing(1, 3), {
    report: ({ stage }) => events.push(stage),
    onPlan: ({ plan, alternatives }) => events.push(`plan ${plan?.variant} ${alternatives.length}`),
  });
  const [told, conflicts, alternatives] = ['plan best 0', 'conflicts', 'alternatives'].map((one) =>
    events.indexOf(one),
  );
  expect(told).toBe(events.lastIndexOf('aims') + 1);
  expect(conflicts).toBeGreaterThan(told!);
  expect(alternatives).toBeGreaterThan(conflicts!);
});
