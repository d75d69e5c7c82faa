import type { Subject } from '@fieldhouse/contract/catalog.ts';
import { PLAN_WISHES_MAX } from '@fieldhouse/contract/limits.ts';
import type { PlanGoal, PlanWishes } from '@fieldhouse/contract/plans.ts';
import { SUPPOSED_GRADES } from '@fieldhouse/domain/eligibility/what-if.ts';
import { PLANNED_GRADE } from '@fieldhouse/domain/planning/problem.ts';
import type { PlanChoices, SavedPlan, SavedPlans } from './plan-queries.ts';

/** Nobody plans to fail. */
export const EXPECTED_GRADES = SUPPOSED_GRADES.filter((grade) => grade !== 'F');

export type Wish = PlanWishes['wishes'][number];

/** What somebody asks of a plan, as far as they have said it. */
export interface PlanDraft {
  /** The most important first. */
  readonly goals: readonly PlanGoal[];
  /** Null: no limit. */
  readonly mostCredits: number | null;
  readonly mostCourses: number | null;
  readonly mostInSummer: number;
  readonly focus: readonly Subject[];
  readonly difficulty: PlanWishes['difficulty'];
  readonly grade: PlanWishes['grade'];
  readonly grades: PlanWishes['grades'];
  readonly wishes: readonly Wish[];
}

/**
 * What is asked before anybody has said anything: the diploma, Division I, room for one course in a summer, and the courses in
 * which a place is asked for already.
 */
export const firstDraft = ({ goals, courses }: PlanChoices, asked: SavedPlans['asked'] = []): PlanDraft => ({
  goals: (['graduation', 'DI'] as const).filter((goal) => goals.includes(goal)),
  mostCredits: null,
  mostCourses: 7,
  mostInSummer: 1,
  focus: [],
  difficulty: 'balanced',
  grade: PLANNED_GRADE,
  grades: {},
  wishes: asked
    .filter(({ courseId }) => courses.some((one) => one.courseId === courseId))
    .slice(0, PLAN_WISHES_MAX)
    .map(({ courseId }) => ({ kind: 'take', courseId, termId: null })),
});

/** What a saved plan was made for, as far as it can still be asked. */
export function draftOf({ wishes, items }: SavedPlan, choices: PlanChoices): PlanDraft {
  const { regular, optional } = wishes.limits;
  const courses = new Set(choices.courses.map(({ courseId }) => courseId));
  const terms = new Set(choices.terms.map(({ termId }) => termId));
  return {
    goals: wishes.goals.filter((goal) => choices.goals.includes(goal)),
    mostCredits: regular.credits,
    mostCourses: regular.courses,
    mostInSummer: optional.credits ?? 0,
    focus: wishes.focus,
    difficulty: wishes.difficulty,
    grade: wishes.grade,
    grades: {
      ...wishes.grades,
      ...Object.fromEntries(
        items.flatMap(({ courseId, grade }) => (grade === wishes.grade ? [] : [[courseId, grade]])),
      ),
    },
    wishes: wishes.wishes.filter(
      ({ courseId, termId }) => courses.has(courseId) && (termId === null || terms.has(termId)),
    ),
  };
}

/** The same as the server is asked it. */
export const askedOf = (draft: PlanDraft, { student }: PlanChoices): PlanWishes => ({
  studentId: student.studentId,
  goals: [...draft.goals],
  limits: {
    regular: { credits: draft.mostCredits, courses: draft.mostCourses },
    optional: { credits: draft.mostInSummer, courses: null },
  },
  focus: [...draft.focus],
  difficulty: draft.difficulty,
  wishes: draft.wishes.map((wish) => ({ ...wish })),
  grade: draft.grade,
  grades: { ...draft.grades },
});

/** The goal one place nearer to the first. */
export function raised(goals: readonly PlanGoal[], goal: PlanGoal): PlanGoal[] {
  const others = goals.filter((one) => one !== goal);
  const place = Math.max(0, goals.indexOf(goal) - 1);
  return [...others.slice(0, place), goal, ...others.slice(place)];
}

/** A new wish: the first course that there is, in any term; null: there is none. */
export const newWish = ({ courses }: PlanChoices): Wish | null => {
  const [first] = courses;
  return first ? { kind: 'take', courseId: first.courseId, termId: null } : null;
};
