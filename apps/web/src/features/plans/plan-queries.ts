import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { api, type Outputs } from '#lib/api.ts';

/** Also awaited by the route. Without a student: one's own, or the first child's. */
export const choicesQuery = (student: string | undefined) =>
  api.plans.get.queryOptions({ input: student ? { studentId: student as StudentId } : {} });

/** What a plan can be made of. */
export type PlanChoices = Outputs['plans']['get'];
export type FoundPlans = Outputs['plans']['find'];
