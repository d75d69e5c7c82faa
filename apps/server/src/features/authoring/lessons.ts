import { isDeepStrictEqual } from 'node:util';
import type { LessonBody } from '@fieldhouse/contract/content.ts';
import type { LessonId, ModuleId } from '@fieldhouse/contract/ids.ts';
import { lessonProblems } from '@fieldhouse/domain/authoring/content-problems.ts';
import { eq } from 'drizzle-orm';
import { isWritable } from '#access/actor.ts';
import { lessons } from '#db/tables/courses.ts';
import { statement } from '#db/unit.ts';
import { withoutMark } from '#platform/html/stored.ts';
import { newId } from '#platform/ids.ts';
import { os } from '#platform/procedure.ts';
import { acceptLesson, htmlRefusal, showLesson } from './clean.ts';
import {
  findLesson,
  lessonCopyOf,
  lessonThing,
  lockLesson,
  lockLessonAndCourse,
  lockUnpublishedLessons,
  saveLessonCopy,
} from './content-queries.ts';
import { listOutlineLessons, lockCourse } from './course-queries.ts';
import { isAnyOpened, lockCourseOfModule, placeInOrder, removeLessons } from './outline.ts';
import { canAuthor } from './policy.ts';
import { publishLessonRow } from './publish-content.ts';
import { recount } from './recount.ts';
import type { Sql } from './rows.gen.ts';
import { audit, requireAuthor, requireReader } from './scope.ts';
import { keepAutosave, lastEditor } from './versions.ts';

const EMPTY: LessonBody = { v: 1, objectives: [], introduction: '', mainContent: '', keyConcepts: [] };

const nextLessonPlace = statement<Sql['nextLessonPlace'], { moduleId: ModuleId }>(
  'select coalesce(max(order_index), 0) + 1 as place from lessons where module_id = :moduleId',
);

export const addLesson = os.authoring.addLesson.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const { course } = await lockCourseOfModule(tx, context.clock, actor, input.moduleId);
    const [next] = await tx.query(nextLessonPlace({ moduleId: input.moduleId }));
    const at = context.clock.now();
    const lessonId = newId<LessonId>();
    await tx.orm.insert(lessons).values({
      id: lessonId,
      schoolId: course.schoolId,
      courseId: course.courseId,
      moduleId: input.moduleId,
      title: input.title,
      content: EMPTY,
      status: 'draft',
      createdAt: at,
      updatedAt: at,
      orderIndex: next?.place ?? 1,
    });
    return { lessonId };
  }),
);

export const duplicateLesson = os.authoring.duplicateLesson.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(
      lockLessonAndCourse({ lessonId: input.lessonId, now: context.clock.now() }),
    );
    const lesson = requireAuthor(actor, found);
    const { schoolId, courseId, moduleId } = lesson;
    const { title, videoUrl, estimatedMinutes, content } = lessonCopyOf(lesson);
    const [next] = await tx.query(nextLessonPlace({ moduleId }));
    const at = context.clock.now();
    const lessonId = newId<LessonId>();
    const isEmbeddable = videoUrl?.startsWith('https://') ?? false;
    await tx.orm.insert(lessons).values({
      id: lessonId,
      schoolId,
      courseId,
      moduleId,
      title,
      estimatedMinutes,
      content,
      videoUrl: isEmbeddable ? videoUrl : null,
      status: 'draft',
      createdAt: at,
      updatedAt: at,
      orderIndex: next?.place ?? 1,
    });
    const inModule = (await tx.query(listOutlineLessons({ courseId }))).filter(
      (one) => one.moduleId === moduleId && one.lessonId !== lessonId,
    );
    await placeInOrder(
      tx,
      inModule.flatMap((one) => (one.lessonId === lesson.lessonId ? [one, { lessonId, moduleId }] : [one])),
    );
    return { lessonId };
  }),
);

export const deleteLesson = os.authoring.deleteLesson.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(
      lockLessonAndCourse({ lessonId: input.lessonId, now: context.clock.now() }),
    );
    const lesson = requireAuthor(actor, found);
    const [used] = await tx.query(isAnyOpened({ lessonIds: [lesson.lessonId] }));
    if (used?.isOpened) throw errors.IN_USE();
    await removeLessons(tx, [lesson.lessonId]);
    audit(tx, context, actor, lesson.schoolId, {
      action: 'lesson.deleted',
      entityType: 'lesson',
      entityId: lesson.lessonId,
      before: { title: lesson.title, courseId: lesson.courseId },
    });
    await recount(tx, context.services, lesson, { lessons: true });
    return {};
  }),
);

export const getLesson = os.authoring.getLesson.handler(async ({ input, context }) => {
  const { actor, rows } = await context.read([
    findLesson({ lessonId: input.lessonId, now: context.clock.now() }),
  ]);
  const lesson = requireReader(actor, rows[0][0]);
  const copy = await showLesson(context.services.html, lessonCopyOf(lesson));
  return {
    lessonId: lesson.lessonId,
    courseId: lesson.courseId,
    courseTitle: lesson.courseTitle,
    moduleTitle: lesson.moduleTitle,
    status: lesson.status,
    copy,
    hasChanges: lesson.workingCopy !== null,
    version: lesson.version,
    problems: lessonProblems(copy),
    can: { edit: canAuthor(actor, lesson) && isWritable(actor, lesson.schoolId) },
  };
});

export const saveLesson = os.authoring.saveLesson.handler(async ({ input, context, errors }) => {
  const { html } = context.services;
  // Cleaned for authors of it alone, and before any row is held.
  const asker = await context.read([findLesson({ lessonId: input.lessonId, now: context.clock.now() })]);
  requireAuthor(asker.actor, asker.rows[0][0]);
  const copy = await acceptLesson(html, input.copy).catch((error: unknown) => {
    throw htmlRefusal(error, errors);
  });
  return await context.unit(async (tx, actor) => {
    const [found] = await tx.query(lockLesson({ lessonId: input.lessonId, now: context.clock.now() }));
    const lesson = requireAuthor(actor, found);
    const before = lessonCopyOf(lesson);
    if (lesson.version !== input.baseVersion) {
      const byName = await lastEditor(tx, 'lesson', lesson.lessonId);
      const current = await showLesson(html, before);
      throw errors.STALE({ data: { current, version: lesson.version, byName } });
    }
    const at = context.clock.now();
    const mainContent = withoutMark(copy.content.mainContent);
    const told = { savedAt: at, mainContent, problems: lessonProblems(copy) };
    if (isDeepStrictEqual(copy, before)) return { ...told, version: lesson.version };
    await keepAutosave(tx, lessonThing(lesson), before, copy, actor.userId, at);
    const [saved] = await tx.query(
      saveLessonCopy({ lessonId: lesson.lessonId, workingCopy: JSON.stringify(copy), updatedAt: at }),
    );
    return { ...told, version: saved?.version ?? lesson.version };
  });
});

export const publishLesson = os.authoring.publishLesson.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(
      lockLessonAndCourse({ lessonId: input.lessonId, now: context.clock.now() }),
    );
    const lesson = requireAuthor(actor, found);
    if (lesson.version !== input.baseVersion) throw errors.STALE();
    const problems = lessonProblems(lessonCopyOf(lesson));
    if (problems.length > 0) throw errors.NOT_READY({ data: { problems } });
    if (lesson.status === 'published' && lesson.workingCopy === null) return { version: lesson.version };
    const version = await publishLessonRow(tx, lesson, { by: actor.userId, at: context.clock.now() });
    audit(tx, context, actor, lesson.schoolId, {
      action: 'lesson.published',
      entityType: 'lesson',
      entityId: lesson.lessonId,
      after: { courseId: lesson.courseId, version },
    });
    await recount(tx, context.services, lesson, { lessons: true });
    return { version };
  }),
);

export const publishLessons = os.authoring.publishLessons.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const at = context.clock.now();
    const [found] = await tx.query(lockCourse({ courseId: input.courseId, now: at }));
    const course = requireAuthor(actor, found);
    const { courseId, moduleId } = input;
    const rows = await tx.query(lockUnpublishedLessons({ courseId, moduleId, now: at }));
    const ready = rows.filter((row) => lessonProblems(lessonCopyOf(row)).length === 0);
    for (const row of ready) {
      const version = await publishLessonRow(tx, row, { by: actor.userId, at });
      audit(tx, context, actor, course.schoolId, {
        action: 'lesson.published',
        entityType: 'lesson',
        entityId: row.lessonId,
        after: { courseId, version },
      });
    }
    if (ready.length > 0) await recount(tx, context.services, course, { lessons: true });
    return {
      publishedCount: ready.length,
      left: rows
        .filter((row) => !ready.includes(row))
        .map((row) => ({ lessonId: row.lessonId, title: lessonCopyOf(row).title })),
    };
  }),
);

export const unpublishLesson = os.authoring.unpublishLesson.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(
      lockLessonAndCourse({ lessonId: input.lessonId, now: context.clock.now() }),
    );
    const lesson = requireAuthor(actor, found);
    if (lesson.status === 'draft') return { version: lesson.version };
    const version = lesson.version + 1;
    await tx.orm
      .update(lessons)
      .set({ status: 'draft', version, updatedAt: context.clock.now() })
      .where(eq(lessons.id, lesson.lessonId));
    audit(tx, context, actor, lesson.schoolId, {
      action: 'lesson.unpublished',
      entityType: 'lesson',
      entityId: lesson.lessonId,
      after: { courseId: lesson.courseId },
    });
    await recount(tx, context.services, lesson, { lessons: true });
    return { version };
  }),
);
