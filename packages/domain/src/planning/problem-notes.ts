import { findPrerequisiteCycle } from '../catalog/prerequisites.ts';
import { askedOf, isMetByRecord, optionsOf } from './options.ts';
import { goalName, type PlanProblem } from './problem.ts';

/** Something about what a plan is made from that keeps it from being a better one. */
export type ProblemNote =
  /** The school has no term to come, or no course that can be taken in one. */
  | { readonly code: 'no_terms' | 'no_catalog' | 'no_goals' }
  /** Courses that ask for each other; none of them can ever begin. */
  | { readonly code: 'circular_prerequisites'; readonly courseIds: readonly string[] }
  /** A course asks for one that the catalog doesn't have, and that isn't in the record. */
  | { readonly code: 'prerequisite_not_offered'; readonly courseId: string; readonly asks: string }
  /** Dates without which no plan reaches the goal. */
  | { readonly code: 'dates_missing'; readonly goal: 'DI' | 'DII' }
  /** More courses than a search looks at in good time. */
  | { readonly code: 'many_courses'; readonly count: number };

/** More courses may take a search many seconds. */
const MANY_COURSES = 250;

/** Everything to know about a problem before it is solved. A search takes it as it is and never throws on it. */
export function problemNotes(problem: PlanProblem): ProblemNote[] {
  const { terms, courses, goals } = problem;
  const options = optionsOf(problem);
  const offered = new Set(options.map(({ course }) => course.id));
  return [
    ...(terms.length === 0 ? [{ code: 'no_terms' } as const] : []),
    ...(options.length === 0 && terms.length > 0 ? [{ code: 'no_catalog' } as const] : []),
    ...(goals.length === 0 ? [{ code: 'no_goals' } as const] : []),
    ...circles(problem),
    ...options
      .filter(({ course }, at) => options.findIndex((other) => other.course === course) === at)
      .flatMap((option) =>
        askedOf(option.course)
          .filter((asked) => !offered.has(asked.requiresCourseId!) && !isMetByRecord(problem, option, asked))
          .map(
            ({ requiresCourseId }): ProblemNote => ({
              code: 'prerequisite_not_offered',
              courseId: option.course.id,
              asks: requiresCourseId!,
            }),
          ),
      ),
    ...datesMissing(problem),
    ...(courses.length > MANY_COURSES ? [{ code: 'many_courses', count: courses.length } as const] : []),
  ];
}

/** Each circle once. What may be taken side by side makes none. */
function circles({ courses }: PlanProblem): ProblemNote[] {
  const graph = new Map(
    courses.map(({ id, prerequisites }) => [
      id,
      prerequisites.flatMap(({ kind, requiresCourseId }) =>
        kind === 'required' && requiresCourseId !== null ? requiresCourseId : [],
      ),
    ]),
  );
  const known = new Set<string>();
  return courses.flatMap(({ id }): ProblemNote[] => {
    if (known.has(id)) return [];
    const circle = findPrerequisiteCycle(graph, id);
    if (circle === null) return [];
    for (const one of circle) known.add(one);
    return [{ code: 'circular_prerequisites', courseIds: circle.slice(0, -1) }];
  });
}

function datesMissing({ goals, record }: PlanProblem): ProblemNote[] {
  const { student } = record;
  return goals.flatMap((goal): ProblemNote[] => {
    if (goal.kind !== 'division' || goal.rules.lock === null) return [];
    const isLocked = student.schooling !== 'international';
    const hasLock = student.seventhSemesterStartOn !== null || student.isCalendarNontraditional;
    const hasEnd = student.eighthSemesterEndOn !== null || student.grade9StartOn !== null;
    if ((!isLocked || hasLock) && hasEnd) return [];
    const name = goalName(goal);
    return name === 'DI' || name === 'DII' ? [{ code: 'dates_missing', goal: name }] : [];
  });
}
