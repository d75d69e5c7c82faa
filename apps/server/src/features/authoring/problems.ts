import type { PublishProblem } from '@fieldhouse/contract/authoring.ts';
import { assignmentProblems, lessonProblems } from '@fieldhouse/domain/authoring/content-problems.ts';
import type { CourseRow, OutlineAssignmentRow, OutlineLessonRow } from './course-queries.ts';

/** Problems for which a course can't be published at all; what others name stays a draft. */
const COURSE_PROBLEMS: ReadonlySet<PublishProblem['code']> = new Set(['no_lessons', 'no_description']);

export const hold = (problems: readonly PublishProblem[]): boolean =>
  problems.some(({ code }) => COURSE_PROBLEMS.has(code));

/** What stands in the way of publishing a course and what is in it. */
export function courseProblems(
  course: Pick<CourseRow, 'title' | 'description'>,
  lessons: readonly OutlineLessonRow[],
  assignments: readonly OutlineAssignmentRow[],
): PublishProblem[] {
  const ofCourse = { lessonId: null, assignmentId: null, title: course.title, expected: null, found: null };
  const inLessons = lessons.flatMap(({ lessonId, title, unpublished }) =>
    unpublished === null
      ? []
      : lessonProblems(unpublished).map((problem) => ({
          ...problem,
          title,
          lessonId,
          assignmentId: null,
        })),
  );
  const inAssignments = assignments.flatMap(({ assignmentId, title, unpublished }) =>
    unpublished === null
      ? []
      : assignmentProblems(unpublished).map((problem) => ({
          ...problem,
          title,
          lessonId: null,
          assignmentId,
        })),
  );
  const isReady = ({ status, lessonId }: OutlineLessonRow) =>
    status === 'published' || inLessons.every((problem) => problem.lessonId !== lessonId);
  return [
    ...(course.description.trim() === '' ? [{ ...ofCourse, code: 'no_description' as const }] : []),
    ...(lessons.some(isReady) ? [] : [{ ...ofCourse, code: 'no_lessons' as const }]),
    ...inLessons,
    ...inAssignments,
  ];
}
