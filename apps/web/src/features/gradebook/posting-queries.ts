import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { api, type Outputs } from '#lib/api.ts';

export const postingQuery = (courseId: string) =>
  api.gradebook.reviewPosting.queryOptions({
    input: { courseId: courseId as CourseId },
    // What is posted must be what was seen: always asked for anew on the way in.
    staleTime: 0,
  });

export type PostingReview = Outputs['gradebook']['reviewPosting'];
export type PostingStudent = PostingReview['students'][number];
