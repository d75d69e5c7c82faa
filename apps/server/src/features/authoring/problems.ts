import type { PublishProblem } from '@fieldhouse/contract/authoring.ts';
import { assignmentProblems, lessonProblems } from '@fieldhouse/domain/authoring/content-problems.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { type TitleStanding, titleStanding } from '@fieldhouse/domain/eligibility/listing.ts';
import type { RowsOf } from '#db/unit.ts';
import type {
  CourseRow,
  listConfirmedTitles,
  OutlineAssignmentRow,
  OutlineLessonRow,
} from './course-queries.ts';

/** Problems for which a course can't be published at all; what others name stays a draft. */
const COURSE_PROBLEMS: ReadonlySet<PublishProblem['code']> = new Set([
  'no_lessons',
  'no_description',
  'near_listed_title',
]);

export const hold = (problems: readonly PublishProblem[]): boolean =>
  problems.some(({ code }) => COURSE_PROBLEMS.has(code));

type ConfirmedTitles = RowsOf<readonly [ReturnType<typeof listConfirmedTitles>]>[0];

/** How the title that transcripts print stands on the school's NCAA list today. */
export const listingNow = (
  printed: Pick<CourseRow, 'title' | 'transcriptTitle'>,
  confirmed: ConfirmedTitles,
  today: string,
): TitleStanding =>
  titleStanding(
    printed.transcriptTitle ?? printed.title,
    confirmed.map(({ title, toOn }) => ({ title, toOn: toOn as CalendarDate | null })),
    today as CalendarDate,
  );

/** What stands in the way of publishing a course and what is in it. */
export function courseProblems(
  course: Pick<CourseRow, 'title' | 'description'>,
  lessons: readonly OutlineLessonRow[],
  assignments: readonly OutlineAssignmentRow[],
  listing: TitleStanding,
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
    ...(listing.state === 'near'
      ? [{ ...ofCourse, code: 'near_listed_title' as const, listedTitle: listing.listedTitle }]
      : []),
    ...inLessons,
    ...inAssignments,
  ];
}
