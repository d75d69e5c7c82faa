import type { AssignmentSettings } from '@fieldhouse/contract/authoring-content.ts';
import type { AssignmentCopy, LessonCopy } from '@fieldhouse/contract/content.ts';
import type { AssignmentId, CourseId, LessonId, ModuleId } from '@fieldhouse/contract/ids.ts';
import { type RowOf, statement } from '#db/unit.ts';
import { WORK_COUNT } from './course-queries.ts';
import type { Sql } from './rows.gen.ts';
import { AUTHOR_SCOPE } from './scope.ts';

export type LessonRow = RowOf<typeof findLesson>;

const LESSON = `
  select ${AUTHOR_SCOPE}, l.id as "lessonId", l.module_id as "moduleId", m.title as "moduleTitle", l.title, l.status,
    l.video_url as "videoUrl", l.estimated_minutes as "estimatedMinutes", l.content, l.working_copy as "workingCopy",
    l.version
  from lessons l join course_modules m on m.id = l.module_id
    join courses c on c.id = l.course_id join schools s on s.id = c.school_id`;

export const findLesson = statement<Sql['findLesson'], { lessonId: LessonId; now: string }>(
  `${LESSON} where l.id = :lessonId`,
);
/** Taken until the transaction ends. */
export const lockLesson = statement<Sql['lockLesson'], { lessonId: string; now: string }>(
  `${LESSON} where l.id = :lessonId for update of l`,
);
/** With its course: for what changes the outline or the counts. */
export const lockLessonAndCourse = statement<Sql['lockLessonAndCourse'], { lessonId: LessonId; now: string }>(
  `${LESSON} where l.id = :lessonId for update of c, l`,
);
/** Drafts of a course. */
export const lockDraftLessons = statement<Sql['lockDraftLessons'], { courseId: CourseId; now: string }>(
  `${LESSON} where l.course_id = :courseId and l.status = 'draft' order by l.id for update of l`,
);

/** Lessons of a course, or of one of its modules, that students don't see as their authors left them. */
export const lockUnpublishedLessons = statement<
  Sql['lockUnpublishedLessons'],
  { courseId: CourseId; moduleId: ModuleId | null; now: string }
>(
  `${LESSON} where l.course_id = :courseId and (:moduleId::uuid is null or l.module_id = :moduleId)
    and (l.status = 'draft' or l.working_copy is not null) order by l.id for update of l`,
);

export type AssignmentRow = RowOf<typeof findAssignment>;

const ASSIGNMENT = `
  select ${AUTHOR_SCOPE}, a.id as "assignmentId", a.lesson_id as "lessonId", a.title, a.description, a.kind, a.status,
    a.due_at as "dueAt", a.points_possible as "pointsPossible", a.is_extra_credit as "isExtraCredit",
    a.attempts_allowed as "attemptsAllowed", a.category_id as "categoryId", a.late_policy as "latePolicy", a.release,
    a.instructions, a.rubric, a.matching, a.working_copy as "workingCopy", a.version, ${WORK_COUNT}
  from assignments a join courses c on c.id = a.course_id join schools s on s.id = c.school_id`;

export const findAssignment = statement<Sql['findAssignment'], { assignmentId: AssignmentId; now: string }>(
  `${ASSIGNMENT} where a.id = :assignmentId`,
);
/** Taken until the transaction ends. */
export const lockAssignment = statement<Sql['lockAssignment'], { assignmentId: string; now: string }>(
  `${ASSIGNMENT} where a.id = :assignmentId for update of a`,
);
/**
 * With its course: for what changes the outline or the counts. Writers of grades, who refer to both while posting waits
 * for them, don't wait for these rows.
 */
export const lockAssignmentAndCourse = statement<
  Sql['lockAssignmentAndCourse'],
  { assignmentId: AssignmentId; now: string }
>(`${ASSIGNMENT} where a.id = :assignmentId for no key update of c, a`);
/** Drafts of a course. */
export const lockDraftAssignments = statement<
  Sql['lockDraftAssignments'],
  { courseId: CourseId; now: string }
>(`${ASSIGNMENT} where a.course_id = :courseId and a.status = 'draft' order by a.id for no key update of a`);

/** The lesson as its authors left it. */
export const lessonCopyOf = (row: LessonRow): LessonCopy =>
  row.workingCopy ?? {
    v: 1,
    title: row.title,
    videoUrl: row.videoUrl,
    estimatedMinutes: row.estimatedMinutes,
    content: row.content,
  };

/** The lesson as students read it; one that was never published as its authors left it. */
export const publishedLessonOf = (row: LessonRow): LessonCopy =>
  row.status === 'published' ? lessonCopyOf({ ...row, workingCopy: null }) : lessonCopyOf(row);

/** The assignment as its authors left it. */
export const assignmentCopyOf = (row: AssignmentRow): AssignmentCopy =>
  row.workingCopy ?? {
    v: 1,
    title: row.title,
    description: row.description,
    pointsPossible: row.pointsPossible,
    instructions: row.instructions,
    rubric: row.rubric,
    matching: row.matching,
  };

/** How the assignment is given, as it stands. */
export const settingsOf = (row: AssignmentRow): AssignmentSettings => ({
  kind: row.kind,
  lessonId: row.lessonId,
  dueAt: row.dueAt,
  attemptsAllowed: row.attemptsAllowed,
  categoryId: row.categoryId,
  isExtraCredit: row.isExtraCredit,
  release: row.release,
  latePolicy: row.latePolicy,
});

export const lessonThing = ({ schoolId, courseId, createdBy, lessonId }: LessonRow) =>
  ({ schoolId, courseId, createdBy, entity: 'lesson', entityId: lessonId }) as const;

export const assignmentThing = ({ schoolId, courseId, createdBy, assignmentId }: AssignmentRow) =>
  ({ schoolId, courseId, createdBy, entity: 'assignment', entityId: assignmentId }) as const;

export const saveLessonCopy = statement<
  Sql['saveLessonCopy'],
  { lessonId: string; workingCopy: unknown; updatedAt: string }
>(`
  update lessons set working_copy = :workingCopy::jsonb, updated_at = :updatedAt, version = version + 1 where id = :lessonId returning version`);

export const saveAssignmentCopy = statement<
  Sql['saveAssignmentCopy'],
  { assignmentId: string; workingCopy: unknown; updatedAt: string }
>(`
  update assignments set working_copy = :workingCopy::jsonb, updated_at = :updatedAt, version = version + 1
  where id = :assignmentId returning version`);
