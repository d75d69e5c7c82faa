import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { api } from '#lib/api.ts';

/** Without a student: one's own, or the first child's. Also awaited by the route. */
export const transcriptQuery = (student?: string) =>
  api.records.previewTranscript.queryOptions({ input: student ? { studentId: student as StudentId } : {} });

export type Transcript = Awaited<ReturnType<NonNullable<ReturnType<typeof transcriptQuery>['queryFn']>>>;
