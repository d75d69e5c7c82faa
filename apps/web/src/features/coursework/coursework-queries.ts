import type { AssignmentId } from '@fieldhouse/contract/ids.ts';
import { api } from '#lib/api.ts';

/** Also awaited by the route, before its page is drawn. */
export const assignmentQuery = (assignmentId: string) =>
  api.coursework.get.queryOptions({ input: { assignmentId: assignmentId as AssignmentId } });

export type Assignment = Awaited<ReturnType<NonNullable<ReturnType<typeof assignmentQuery>['queryFn']>>>;
export type Attempt = Assignment['attempts'][number];
