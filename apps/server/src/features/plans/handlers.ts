import type { PlanWishes, SavedWishes } from '@fieldhouse/contract/plan-wishes.ts';
import type { Progress } from '@fieldhouse/domain/planning/find-plan.ts';
import { type Goal, goalName, type PlanProblem } from '@fieldhouse/domain/planning/problem.ts';
import type { SolvedPlan } from '@fieldhouse/domain/planning/solved-plan.ts';
import { inTurn } from '#platform/in-turn.ts';
import { os } from '#platform/procedure.ts';
import { PlanError, solveInThread } from '#platform/solver/run-plan.ts';
import { stepsOf } from '#platform/steps.ts';
import { loadBasis, type PlanBasis } from './load.ts';
import { NO_LIMITS } from './no-limits.ts';
import { presentBoard } from './present-board.ts';
import { offeredCourses, problemOf, termsOf } from './problem.ts';

export { approve, propose, request, sendBack } from './decide.ts';
export { save, saved } from './saved.ts';

/** Searches of one person in an hour, those that were cancelled with them. */
const SEARCHES_PER_HOUR = 200;

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
  const { problem, titles, asker } = await prepare(context, input, errors);
  const limit = { key: `plans:found:${asker}`, perHour: SEARCHES_PER_HOUR };
  const solved = await inTurn(context.services, limit, () =>
    solveInThread(problem, signal ? { signal } : {}),
  ).catch((error: unknown) => {
    throw refusalOf(error, signal, errors);
  });
  return presentFound(solved, problem, titles);
});

/** The same, step by step. What is refused before the search is refused before the first step. */
export const search = os.plans.search.handler(async ({ input, context, errors, signal }) => {
  const { problem, titles, asker } = await prepare(context, input, errors);
  const limit = { key: `plans:found:${asker}`, perHour: SEARCHES_PER_HOUR };
  return stepsOf<SearchStep>(signal, async (tell, ended) => {
    tell({ kind: 'waits' });
    const solved = await inTurn(context.services, limit, () =>
      solveInThread(problem, {
        signal: ended,
        onProgress: (progress) => tell({ kind: 'progress', ...progress }),
        onFound: (best) => tell({ kind: 'best', found: presentFound(best, problem, titles) }),
      }),
    ).catch((error: unknown) => {
      throw refusalOf(error, ended, errors);
    });
    tell({ kind: 'done', found: presentFound(solved, problem, titles) });
  });
});

type Context = Parameters<Parameters<typeof os.plans.find.handler>[0]>[0]['context'];
type Errors = Parameters<Parameters<typeof os.plans.find.handler>[0]>[0]['errors'];
type SearchStep =
  | { readonly kind: 'waits' }
  | ({ readonly kind: 'progress' } & Progress)
  | { readonly kind: 'best' | 'done'; readonly found: ReturnType<typeof presentFound> };

async function prepare(context: Context, input: PlanWishes, errors: Errors) {
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
  return { problem, titles: titlesOf(basis, problem), asker };
}

function refusalOf(error: unknown, signal: AbortSignal | undefined, errors: Errors): unknown {
  if (signal?.aborted) return errors.CANCELLED();
  if (error instanceof PlanError && error.reason === 'busy') return errors.BUSY();
  if (error instanceof PlanError && error.reason === 'timeout') return errors.TIMED_OUT();
  return error;
}

const presentFound = (
  { plan, goals, alternatives, conflicts, notes, isProven, isCutShort }: SolvedPlan,
  { terms }: PlanProblem,
  titles: Record<string, string>,
) => ({
  plan,
  goals,
  alternatives,
  conflicts,
  notes,
  isProven,
  isCutShort,
  titles,
  terms: terms.map(presentTerm),
});

/** What a plan is judged with, as the planner of the domain takes it; the page makes its own copy of the rules. */
export const board = os.plans.board.handler(async ({ input, context, errors }) => {
  const basis = await context.unit((tx, actor) => loadBasis(tx, context.clock, actor, input.studentId));
  if (!basis) throw errors.NOT_FOUND();
  const goals = goalsOf(basis, input);
  if (goals === null) throw errors.NO_REQUIREMENTS();
  const problem = problemOf(basis, goals, input);
  return { board: presentBoard(problem), titles: titlesOf(basis, problem) };
});

/** What courses are called that a problem names. */
const titlesOf = ({ prerequisites }: PlanBasis, { courses }: PlanProblem): Record<string, string> =>
  Object.fromEntries([
    ...prerequisites.flatMap(({ requiresCourseId, title }) =>
      requiresCourseId === null ? [] : [[requiresCourseId, title]],
    ),
    ...courses.map(({ id, title }) => [id, title]),
  ]);

/** The goals in the order in which they are asked for; null: one of them asks for nothing here. */
function goalsOf({ goals }: PlanBasis, asked: Pick<SavedWishes, 'goals'>): Goal[] | null {
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
