import { isDeepStrictEqual } from 'node:util';
import type { AssignmentSettings } from '@fieldhouse/contract/authoring-content.ts';
import type { AssignmentId, CategoryId, CourseId } from '@fieldhouse/contract/ids.ts';
import { assignmentProblems } from '@fieldhouse/domain/authoring/content-problems.ts';
import { eq } from 'drizzle-orm';
import { isWritable } from '#access/actor.ts';
import { assignments } from '#db/tables/coursework.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { isCourseLocked } from '#features/grading/workflows.ts';
import { newId } from '#platform/ids.ts';
import { os } from '#platform/procedure.ts';
import { acceptAssignment, htmlRefusal, showAssignment } from './clean.ts';
import {
  assignmentCopyOf,
  assignmentThing,
  findAssignment,
  lockAssignment,
  lockAssignmentAndCourse,
  saveAssignmentCopy,
  settingsOf,
} from './content-queries.ts';
import { lockCourse } from './course-queries.ts';
import { canAuthor } from './policy.ts';
import { publishAssignmentRow } from './publish-content.ts';
import { recount } from './recount.ts';
import type { Sql } from './rows.gen.ts';
import { audit, requireAuthor, requireReader } from './scope.ts';
import { tellOfDates } from './tell.ts';
import { keepAutosave, lastEditor } from './versions.ts';

const nextAssignmentPlace = statement<Sql['nextAssignmentPlace'], { courseId: CourseId }>(
  'select coalesce(max(order_index), 0) + 1 as place from assignments where course_id = :courseId',
);

const isLessonOf = statement<Sql['isLessonOf'], { courseId: string; lessonId: string }>(
  'select id from lessons where course_id = :courseId and id = :lessonId',
);

const isCategoryOf = statement<Sql['isCategoryOf'], { courseId: CourseId; categoryId: CategoryId }>(
  'select id from grade_categories where course_id = :courseId and id = :categoryId',
);

/** What is only there for those whom an assignment was given to; work on paper has a grade and nothing else. */
const OF_STUDENTS = `exists (select from submissions where assignment_id = :assignmentId)
    or exists (select from grades where assignment_id = :assignmentId)
    or exists (select from drafts where assignment_id = :assignmentId)
    or exists (select from matching_checks where assignment_id = :assignmentId)
    or exists (select from assignment_overrides where assignment_id = :assignmentId)`;

const wasGiven = statement<Sql['wasGiven'], { assignmentId: AssignmentId }>(
  `select ${OF_STUDENTS} as "wasGiven"`,
);

/** Somebody handed in, was graded, has begun to write, or was given a date or a level of calibration. */
const isWorkedOn = statement<Sql['isWorkedOn'], { assignmentId: AssignmentId }>(`
  select ${OF_STUDENTS}
    or exists (select from calibration_scores where assignment_id = :assignmentId) as "isUsed"`);

const isOfCourse = async (tx: Transaction, courseId: string, lessonId: string | null): Promise<boolean> =>
  lessonId === null || (await tx.query(isLessonOf({ courseId, lessonId }))).length > 0;

export const addAssignment = os.authoring.addAssignment.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(lockCourse({ courseId: input.courseId, now: context.clock.now() }));
    const { schoolId, courseId } = requireAuthor(actor, found);
    if (!(await isOfCourse(tx, courseId, input.lessonId))) throw errors.NOT_FOUND();
    const [next] = await tx.query(nextAssignmentPlace({ courseId }));
    const at = context.clock.now();
    const assignmentId = newId<AssignmentId>();
    await tx.orm.insert(assignments).values({
      id: assignmentId,
      schoolId,
      courseId,
      lessonId: input.lessonId,
      title: input.title,
      kind: 'assignment',
      status: 'draft',
      createdAt: at,
      updatedAt: at,
      orderIndex: next?.place ?? 1,
      instructions: { v: 1, durationMinutes: null, materials: [], steps: [], story: null },
      rubric: { v: 1, criteria: [] },
    });
    return { assignmentId };
  }),
);

export const addColumn = os.authoring.addColumn.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const now = context.clock.now();
    const [found] = await tx.query(lockCourse({ courseId: input.courseId, now }));
    const { schoolId, courseId } = requireAuthor(actor, found);
    const { title, pointsPossible, categoryId, description } = input;
    if (categoryId !== null && (await tx.query(isCategoryOf({ courseId, categoryId }))).length === 0)
      throw errors.CATEGORY_NOT_FOUND();
    if (await isCourseLocked(tx, schoolId, courseId)) throw errors.GRADES_LOCKED();
    const [next] = await tx.query(nextAssignmentPlace({ courseId }));
    const assignmentId = newId<AssignmentId>();
    await tx.orm.insert(assignments).values({
      id: assignmentId,
      schoolId,
      courseId,
      title,
      description,
      pointsPossible,
      categoryId,
      lessonId: null,
      kind: 'assignment',
      status: 'draft',
      createdAt: now,
      updatedAt: now,
      orderIndex: next?.place ?? 1,
      instructions: { v: 1, durationMinutes: null, materials: [], steps: [], story: null },
      rubric: { v: 1, criteria: [] },
    });
    const [made] = await tx.query(lockAssignmentAndCourse({ assignmentId, now }));
    const row = requireAuthor(actor, made);
    const version = await publishAssignmentRow(tx, row, { by: actor.userId, at: now });
    audit(tx, context, actor, schoolId, {
      action: 'assignment.published',
      entityType: 'assignment',
      entityId: assignmentId,
      after: { courseId, version, isColumn: true },
    });
    await recount(tx, context.services, row, { assignments: true });
    return { assignmentId };
  }),
);

export const duplicateAssignment = os.authoring.duplicateAssignment.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(
      lockAssignmentAndCourse({ assignmentId: input.assignmentId, now: context.clock.now() }),
    );
    const source = requireAuthor(actor, found);
    const { schoolId, courseId } = source;
    const { v: _, ...copy } = assignmentCopyOf(source);
    const [next] = await tx.query(nextAssignmentPlace({ courseId }));
    const at = context.clock.now();
    const assignmentId = newId<AssignmentId>();
    await tx.orm.insert(assignments).values({
      ...copy,
      ...columnsOf(settingsOf(source)),
      id: assignmentId,
      schoolId,
      courseId,
      status: 'draft',
      createdAt: at,
      updatedAt: at,
      orderIndex: next?.place ?? 1,
    });
    return { assignmentId };
  }),
);

export const deleteAssignment = os.authoring.deleteAssignment.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(
      lockAssignmentAndCourse({ assignmentId: input.assignmentId, now: context.clock.now() }),
    );
    const assignment = requireAuthor(actor, found);
    const [work] = await tx.query(isWorkedOn({ assignmentId: assignment.assignmentId }));
    if (work?.isUsed) throw errors.IN_USE();
    const { schoolId, courseId } = assignment;
    if (assignment.status === 'published' && (await isCourseLocked(tx, schoolId, courseId))) {
      throw errors.GRADES_LOCKED();
    }
    await tx.orm.delete(assignments).where(eq(assignments.id, assignment.assignmentId));
    audit(tx, context, actor, assignment.schoolId, {
      action: 'assignment.deleted',
      entityType: 'assignment',
      entityId: assignment.assignmentId,
      before: { title: assignment.title, courseId: assignment.courseId },
    });
    await recount(tx, context.services, assignment, { assignments: assignment.status === 'published' });
    return {};
  }),
);

/** Lessons of the assignment's course, in order. */
const listLessonNames = statement<Sql['listLessonNames'], { assignmentId: AssignmentId }>(`
  select l.id, coalesce(l.working_copy->>'title', l.title) as name from assignments a
    join lessons l on l.course_id = a.course_id join course_modules m on m.id = l.module_id
  where a.id = :assignmentId order by m.order_index, l.order_index`);

const listCategoryNames = statement<Sql['listCategoryNames'], { assignmentId: AssignmentId }>(`
  select k.id, k.name from assignments a
    join grade_categories k on k.school_id = a.school_id and k.course_id = a.course_id
  where a.id = :assignmentId order by k.order_index, k.name`);

export const getAssignment = os.authoring.getAssignment.handler(async ({ input, context }) => {
  const { actor, rows } = await context.read([
    findAssignment({ assignmentId: input.assignmentId, now: context.clock.now() }),
    listLessonNames({ assignmentId: input.assignmentId }),
    listCategoryNames({ assignmentId: input.assignmentId }),
  ]);
  const [[found], lessonRows, categoryRows] = rows;
  const row = requireReader(actor, found);
  const copy = await showAssignment(context.services.html, assignmentCopyOf(row));
  return {
    assignmentId: row.assignmentId,
    courseId: row.courseId,
    courseTitle: row.courseTitle,
    status: row.status,
    copy,
    hasChanges: row.workingCopy !== null,
    version: row.version,
    settings: settingsOf(row),
    problems: assignmentProblems(copy),
    workCount: row.workCount,
    timeZone: row.timeZone,
    lessons: lessonRows.map(({ id, name }) => ({ lessonId: id, title: name })),
    categories: categoryRows.map(({ id, name }) => ({ categoryId: id, name })),
    can: { edit: canAuthor(actor, row) && isWritable(actor, row.schoolId) },
  };
});

export const saveAssignment = os.authoring.saveAssignment.handler(async ({ input, context, errors }) => {
  const { html } = context.services;
  // Cleaned for authors of it alone, and before any row is held.
  const asker = await context.read([
    findAssignment({ assignmentId: input.assignmentId, now: context.clock.now() }),
  ]);
  requireAuthor(asker.actor, asker.rows[0][0]);
  const copy = await acceptAssignment(html, input.copy).catch((error: unknown) => {
    throw htmlRefusal(error, errors);
  });
  return await context.unit(async (tx, actor) => {
    const [found] = await tx.query(
      lockAssignment({ assignmentId: input.assignmentId, now: context.clock.now() }),
    );
    const row = requireAuthor(actor, found);
    const before = assignmentCopyOf(row);
    if (row.version !== input.baseVersion) {
      const byName = await lastEditor(tx, 'assignment', row.assignmentId);
      const current = await showAssignment(html, before);
      throw errors.STALE({ data: { current, version: row.version, byName } });
    }
    const at = context.clock.now();
    const told = { savedAt: at, problems: assignmentProblems(copy) };
    if (isDeepStrictEqual(copy, before)) return { ...told, version: row.version };
    await keepAutosave(tx, assignmentThing(row), before, copy, actor.userId, at);
    const [saved] = await tx.query(
      saveAssignmentCopy({
        assignmentId: row.assignmentId,
        workingCopy: JSON.stringify(copy),
        updatedAt: at,
      }),
    );
    return { ...told, version: saved?.version ?? row.version };
  });
});

/** Each setting is a column of its own name: one without doesn't compile. */
const columnsOf = (
  settings: AssignmentSettings,
): Pick<typeof assignments.$inferInsert, keyof AssignmentSettings> => settings;

/** Two due dates aren't the same instant; null: none. */
const isMoved = (before: string | null, after: string | null): boolean =>
  before === null || after === null ? before !== after : Date.parse(before) !== Date.parse(after);

/** Whether other settings can come to other grades. Where the assignment stands and what kind it is changes none. */
const changesGrades = (before: AssignmentSettings, after: AssignmentSettings): boolean =>
  isMoved(before.dueAt, after.dueAt) ||
  before.categoryId !== after.categoryId ||
  before.isExtraCredit !== after.isExtraCredit ||
  before.release !== after.release ||
  before.attemptsAllowed !== after.attemptsAllowed ||
  !isDeepStrictEqual(before.latePolicy, after.latePolicy);

export const saveAssignmentSettings = os.authoring.saveAssignmentSettings.handler(
  async ({ input, context, errors }) =>
    context.unit(async (tx, actor) => {
      const [found] = await tx.query(
        lockAssignmentAndCourse({ assignmentId: input.assignmentId, now: context.clock.now() }),
      );
      const row = requireAuthor(actor, found);
      if (row.version !== input.baseVersion) throw errors.STALE();
      const { settings } = input;
      const before = settingsOf(row);
      if (!(await isOfCourse(tx, row.courseId, settings.lessonId))) throw errors.LESSON_NOT_FOUND();
      if (settings.categoryId !== null) {
        const known = await tx.query(
          isCategoryOf({ courseId: row.courseId, categoryId: settings.categoryId }),
        );
        if (known.length === 0) throw errors.CATEGORY_NOT_FOUND();
      }
      if (
        row.status === 'published' &&
        changesGrades(before, settings) &&
        (await isCourseLocked(tx, row.schoolId, row.courseId))
      ) {
        throw errors.GRADES_LOCKED();
      }
      const version = row.version + 1;
      await tx.orm
        .update(assignments)
        .set({ ...columnsOf(settings), version, updatedAt: context.clock.now() })
        .where(eq(assignments.id, row.assignmentId));
      audit(tx, context, actor, row.schoolId, {
        action: 'assignment.updated',
        entityType: 'assignment',
        entityId: row.assignmentId,
        before,
        after: settings,
      });
      if (row.status === 'published') {
        const counts =
          before.isExtraCredit !== settings.isExtraCredit || before.categoryId !== settings.categoryId;
        if (counts) await recount(tx, context.services, row, { assignments: true });
        if (isMoved(before.dueAt, settings.dueAt) && row.courseStatus === 'published')
          await tellOfDates(tx, context.clock, row, row.assignmentId);
      }
      return { version };
    }),
);

export const publishAssignment = os.authoring.publishAssignment.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(
      lockAssignmentAndCourse({ assignmentId: input.assignmentId, now: context.clock.now() }),
    );
    const row = requireAuthor(actor, found);
    if (row.version !== input.baseVersion) throw errors.STALE();
    const problems = assignmentProblems(assignmentCopyOf(row));
    if (problems.length > 0) throw errors.NOT_READY({ data: { problems } });
    if (row.status === 'published' && row.workingCopy === null) return { version: row.version };
    if (await isCourseLocked(tx, row.schoolId, row.courseId)) throw errors.GRADES_LOCKED();
    const version = await publishAssignmentRow(tx, row, { by: actor.userId, at: context.clock.now() });
    audit(tx, context, actor, row.schoolId, {
      action: 'assignment.published',
      entityType: 'assignment',
      entityId: row.assignmentId,
      after: { courseId: row.courseId, version },
    });
    await recount(tx, context.services, row, { assignments: true });
    return { version };
  }),
);

export const archiveAssignment = os.authoring.archiveAssignment.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(
      lockAssignmentAndCourse({ assignmentId: input.assignmentId, now: context.clock.now() }),
    );
    const row = requireAuthor(actor, found);
    if ((row.status === 'archived') === input.isArchived) return { version: row.version };
    const [past] = await tx.query(wasGiven({ assignmentId: row.assignmentId }));
    // Students who worked on it, or have a grade or a date of their own for it, find it again as it was.
    const back = past?.wasGiven ? 'published' : 'draft';
    const status = input.isArchived ? 'archived' : back;
    const counted = row.status === 'published' || status === 'published';
    if (counted && (await isCourseLocked(tx, row.schoolId, row.courseId))) throw errors.GRADES_LOCKED();
    const version = row.version + 1;
    await tx.orm
      .update(assignments)
      .set({ status, version, updatedAt: context.clock.now() })
      .where(eq(assignments.id, row.assignmentId));
    audit(tx, context, actor, row.schoolId, {
      action: input.isArchived ? 'assignment.archived' : 'assignment.unarchived',
      entityType: 'assignment',
      entityId: row.assignmentId,
      before: { status: row.status },
      after: { status },
    });
    await recount(tx, context.services, row, { assignments: counted });
    return { version };
  }),
);
