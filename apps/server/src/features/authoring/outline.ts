import type { CourseId, LessonId, ModuleId } from '@fieldhouse/contract/ids.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '#access/actor.ts';
import { courseModules } from '#db/tables/courses.ts';
import { statement, type Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { os } from '#platform/procedure.ts';
import { type CourseRow, listModules, listOutlineLessons, lockCourse } from './course-queries.ts';
import { recount } from './recount.ts';
import type { Sql } from './rows.gen.ts';
import { audit, requireAuthor } from './scope.ts';

const nextModulePlace = statement<Sql['nextModulePlace'], { courseId: CourseId }>(
  'select coalesce(max(order_index), 0) + 1 as place from course_modules where course_id = :courseId',
);
const courseOfModule = statement<Sql['courseOfModule'], { moduleId: string }>(
  'select course_id as "courseId", title from course_modules where id = :moduleId',
);

// Places are unique at every moment, so everything first goes where nothing stands.
const parkModules = statement<Sql['parkModules'], { moduleIds: readonly ModuleId[] }>(`
  update course_modules m set order_index = -w.place
  from unnest(:moduleIds::uuid[]) with ordinality as w(id, place) where m.id = w.id`);
const placeModules = statement<Sql['placeModules'], { moduleIds: readonly ModuleId[]; now: string }>(`
  update course_modules m set order_index = w.place, updated_at = :now
  from unnest(:moduleIds::uuid[]) with ordinality as w(id, place) where m.id = w.id`);

const parkLessons = statement<
  Sql['parkLessons'],
  { lessonIds: readonly string[]; moduleIds: readonly string[] }
>(`
  update lessons l set order_index = -w.place, module_id = w.module_id
  from unnest(:lessonIds::uuid[], :moduleIds::uuid[]) with ordinality as w(id, module_id, place) where l.id = w.id`);
const placeLessons = statement<
  Sql['placeLessons'],
  { ids: readonly string[]; moduleIds: readonly string[] }
>(`
  update lessons l set order_index = w.place
  from (select id, row_number() over (partition by module_id order by nth) as place
    from unnest(:ids::uuid[], :moduleIds::uuid[]) with ordinality as g(id, module_id, nth)) w
  where l.id = w.id`);

/** Puts lessons into modules in this order; all lessons of every module that is named. */
export async function placeInOrder(
  tx: Transaction,
  lessons: readonly { readonly lessonId: string; readonly moduleId: string }[],
): Promise<void> {
  const ids = lessons.map(({ lessonId }) => lessonId);
  const moduleIds = lessons.map(({ moduleId }) => moduleId);
  await tx.query(parkLessons({ lessonIds: ids, moduleIds }));
  await tx.query(placeLessons({ ids, moduleIds }));
}

/** Takes the module's course, and says what the module is called. */
export async function lockCourseOfModule(
  tx: Transaction,
  clock: Clock,
  actor: Actor,
  moduleId: string,
): Promise<{ course: CourseRow; title: string }> {
  const [module] = await tx.query(courseOfModule({ moduleId }));
  const [course] = module ? await tx.query(lockCourse({ courseId: module.courseId, now: clock.now() })) : [];
  return { course: requireAuthor(actor, course), title: module?.title ?? '' };
}

export const addModule = os.authoring.addModule.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(lockCourse({ courseId: input.courseId, now: context.clock.now() }));
    const { courseId, schoolId } = requireAuthor(actor, found);
    const [next] = await tx.query(nextModulePlace({ courseId }));
    const at = context.clock.now();
    const moduleId = newId<ModuleId>();
    await tx.orm.insert(courseModules).values({
      id: moduleId,
      schoolId,
      courseId,
      title: input.title,
      createdAt: at,
      updatedAt: at,
      orderIndex: next?.place ?? 1,
    });
    return { moduleId };
  }),
);

export const renameModule = os.authoring.renameModule.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    await lockCourseOfModule(tx, context.clock, actor, input.moduleId);
    await tx.orm
      .update(courseModules)
      .set({ title: input.title, updatedAt: context.clock.now() })
      .where(eq(courseModules.id, input.moduleId));
    return {};
  }),
);

/** Students have opened one of these lessons. */
export const isAnyOpened = statement<Sql['isAnyOpened'], { lessonIds: readonly LessonId[] }>(`
  select exists (select from lesson_progress p where p.lesson_id = any (:lessonIds::uuid[]))
    or exists (select from lesson_events e where e.lesson_id = any (:lessonIds::uuid[])) as "isOpened"`);

// Assignments of a lesson stay in the course.
const releaseAssignments = statement<Sql['releaseAssignments'], { lessonIds: readonly string[] }>(
  'update assignments set lesson_id = null where lesson_id = any (:lessonIds::uuid[])',
);
const dropLessons = statement<Sql['dropLessons'], { lessonIds: readonly string[] }>(
  'delete from lessons where id = any (:lessonIds::uuid[])',
);

/** Takes lessons away; what is worked on in them stays in the course. */
export async function removeLessons(tx: Transaction, lessonIds: readonly string[]): Promise<void> {
  await tx.query(releaseAssignments({ lessonIds }));
  await tx.query(dropLessons({ lessonIds }));
}

export const deleteModule = os.authoring.deleteModule.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { course, title } = await lockCourseOfModule(tx, context.clock, actor, input.moduleId);
    const lessons = (await tx.query(listOutlineLessons({ courseId: course.courseId }))).filter(
      ({ moduleId }) => moduleId === input.moduleId,
    );
    const lessonIds = lessons.map(({ lessonId }) => lessonId);
    const [used] = await tx.query(isAnyOpened({ lessonIds }));
    if (used?.isOpened) throw errors.IN_USE();
    await removeLessons(tx, lessonIds);
    await tx.orm.delete(courseModules).where(eq(courseModules.id, input.moduleId));
    audit(tx, context, actor, course.schoolId, {
      action: 'module.deleted',
      entityType: 'course_module',
      entityId: input.moduleId,
      before: { title, courseId: course.courseId, lessons: lessons.map((lesson) => lesson.title) },
    });
    await recount(tx, context.services, course, { lessons: true });
    return {};
  }),
);

export const reorder = os.authoring.reorder.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(lockCourse({ courseId: input.courseId, now: context.clock.now() }));
    const course = requireAuthor(actor, found);
    const [modules, lessons] = await Promise.all([
      tx.query(listModules({ courseId: course.courseId })),
      tx.query(listOutlineLessons({ courseId: course.courseId })),
    ]);
    const wanted = input.modules.flatMap(({ moduleId, lessonIds }) =>
      lessonIds.map((lessonId) => ({ lessonId, moduleId })),
    );
    const moduleIds = input.modules.map(({ moduleId }) => moduleId);
    const isWhole =
      isSameSet(
        moduleIds,
        modules.map(({ moduleId }) => moduleId),
      ) &&
      isSameSet(
        wanted.map(({ lessonId }) => lessonId),
        lessons.map(({ lessonId }) => lessonId),
      );
    if (!isWhole) throw errors.STALE();
    await tx.query(parkModules({ moduleIds }));
    await tx.query(placeModules({ moduleIds, now: context.clock.now() }));
    await placeInOrder(tx, wanted);
    await recount(tx, context.services, course, { lessons: true });
    return {};
  }),
);

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && new Set(one).size === one.length && one.every((id) => other.includes(id));
