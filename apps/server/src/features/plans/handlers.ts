import type { PlanWishes } from '@fieldhouse/contract/plans.ts';
import { type Goal, goalName } from '@fieldhouse/domain/planning/problem.ts';
import { inTurn } from '#platform/in-turn.ts';
import { os } from '#platform/procedure.ts';
import { PlanError, solveInThread } from '#platform/solver/run-plan.ts';
import { loadBasis, type PlanBasis } from './load.ts';
import { offeredCourses, problemOf, termsOf } from './problem.ts';

/** Searches of one person in an hour, those that were cancelled with them. */
const SEARCHES_PER_HOUR = 200;

const NO_LIMITS = {
  regular: { credits: null, courses: null },
  optional: { credits: null, courses: null },
} as const;

export const get = os.plans.get.handler(async ({ input, context, errors }) => {
  const basis = await context.unit((tx, actor) =>
    loadBasis(tx, context.clock, actor, input.studentId ?? null),
  );
  if (!basis) throw errors.NOT_FOUND();
  const terms = termsOf(basis, NO_LIMITS);
  return {
    student: { studentId: basis.student.studentId, name: basis.student.name },
    until: basis.until,
    terms: terms.map(presentTerm),
    courses: offeredCourses(basis, terms).flatMap(({ course: { courseId, title }, offerings }) => {
      const termIds = [...new Set(offerings.flatMap(({ termIds: [first] }) => first ?? []))];
      return termIds.length === 0 ? [] : { courseId, title, termIds };
    }),
    goals: basis.goals.map(goalName),
  };
});

/** The record is read in a transaction that is over before the search begins. */
export const find = os.plans.find.handler(async ({ input, context, errors, signal }) => {
  const { basis, asker } = await context.unit(async (tx, actor) => ({
    basis: await loadBasis(tx, context.clock, actor, input.studentId),
    asker: actor.userId,
  }));
  if (!basis) throw errors.NOT_FOUND();
  const goals = goalsOf(basis, input);
  if (goals === null) throw errors.NO_REQUIREMENTS();
  const problem = problemOf(basis, goals, input);
  const place = input.wishes.findIndex(
    ({ courseId, termId }) =>
      !problem.courses.some(({ id }) => id === courseId) ||
      (termId !== null && !problem.terms.some(({ id }) => id === termId)),
  );
  if (place >= 0) throw errors.WISH_UNKNOWN({ data: { place } });
  const limit = { key: `plans:found:${asker}`, perHour: SEARCHES_PER_HOUR };
  const {
    plan,
    goals: reached,
    alternatives,
    conflicts,
    notes,
    isProven,
  } = await inTurn(context.services, limit, () => solveInThread(problem, signal ? { signal } : {})).catch(
    (error: unknown) => {
      if (signal?.aborted) throw errors.CANCELLED();
      if (error instanceof PlanError && error.reason === 'busy') throw errors.BUSY();
      if (error instanceof PlanError && error.reason === 'timeout') throw errors.TIMED_OUT();
      throw error;
    },
  );
  return {
    plan,
    goals: reached,
    alternatives,
    conflicts,
    notes,
    isProven,
    terms: problem.terms.map(presentTerm),
    titles: Object.fromEntries([
      ...basis.prerequisites.flatMap(({ requiresCourseId, title }) =>
        requiresCourseId === null ? [] : [[requiresCourseId, title]],
      ),
      ...problem.courses.map(({ id, title }) => [id, title]),
    ]),
  };
});

/** The goals in the order in which they are asked for; null: one of them asks for nothing here. */
function goalsOf({ goals }: PlanBasis, asked: Pick<PlanWishes, 'goals'>): Goal[] | null {
  const found = asked.goals.flatMap((name) => goals.find((goal) => goalName(goal) === name) ?? []);
  return found.length === asked.goals.length ? found : null;
}

const presentTerm = ({ id, ...term }: ReturnType<typeof termsOf>[number]) => ({
  termId: id,
  name: term.name,
  startsOn: term.startsOn,
  endsOn: term.endsOn,
  isAssumed: term.isAssumed,
  isOptional: term.isOptional,
  gradeLevel: term.gradeLevel,
  bookedCredits: term.bookedCredits,
});
