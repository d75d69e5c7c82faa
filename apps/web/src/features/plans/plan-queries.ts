import type { StudentId } from '@fieldhouse/contract/ids.ts';
import type { PlanWishes } from '@fieldhouse/contract/plan-wishes.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { api, type Outputs } from '#lib/api.ts';

/** Also awaited by the route. Without a student: one's own, or the first child's. */
export const choicesQuery = (student: string | undefined) =>
  api.plans.get.queryOptions({ input: student ? { studentId: student as StudentId } : {} });

/** The versions that are saved of a student; also awaited by the route. */
export const savedQuery = (studentId: StudentId) => api.plans.saved.queryOptions({ input: { studentId } });

/** What a plan is judged with, by what is asked of it; grades of single courses are the page's own. */
export const boardQuery = (asked: PlanWishes) => ({
  ...api.plans.board.queryOptions({ input: { ...asked, grades: {} } }),
  enabled: asked.goals.length > 0,
  placeholderData: keepPreviousData,
});

/** What a plan can be made of. */
export type PlanChoices = Outputs['plans']['get'];
export type FoundPlans = Outputs['plans']['find'];
export type SavedPlans = Outputs['plans']['saved'];
export type SavedPlan = SavedPlans['plans'][number];
export type Board = Outputs['plans']['board'];
