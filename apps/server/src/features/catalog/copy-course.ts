import { eq } from 'drizzle-orm';
import { courseModules, courseStats, courses, courseTeachers, lessons } from '#db/tables/courses.ts';
import { assignments } from '#db/tables/coursework.ts';
import type { Transaction } from '#db/unit.ts';
import { copyGrading } from '#features/gradebook/workflows.ts';
import { newId } from '#platform/ids.ts';
import { pick } from '#platform/pick.ts';
import { COPIED } from './copied-columns.ts';
import { copyPrerequisites } from './prerequisites.ts';

export interface CourseCopy {
  readonly source: typeof courses.$inferSelect;
  /** The school that gets the copy. */
  readonly schoolId: string;
  readonly title: string;
  /** Who made the copy. */
  readonly createdBy: string;
  /** Who teaches it. */
  readonly teacherUserId: string;
  readonly at: string;
  /**
   * An adoption is what the library published, as it stands. A duplicate is a draft of what the authors last wrote,
   * published or not, and leaves archived work behind.
   */
  readonly kind: 'adoption' | 'duplicate';
  /** The copy's due instant of work that has one. */
  readonly moveDue: (dueAt: string) => string;
}

/**
 * Copies a course with everything in it, as `COPIED` says, into a school. The copy belongs to the same content origin.
 * Ids inside rubrics and matching activities stay, and images are shared.
 *
 * @returns the copy's id.
 */
export async function copyCourse(tx: Transaction, copy: CourseCopy): Promise<string> {
  const { orm } = tx;
  const { source, schoolId, at } = copy;
  const isDuplicate = copy.kind === 'duplicate';
  const courseId: string = newId();
  const stamps = { createdAt: at, updatedAt: at, version: 1, schoolId };
  const idOf = newIds();

  await orm.insert(courses).values({
    ...pick(source, COPIED.courses),
    ...stamps,
    ...{ id: courseId, title: copy.title, createdBy: copy.createdBy },
    ...(isDuplicate
      ? { ...pick(source, COPIED.ofDuplicates), status: 'draft' }
      : { ...pick(source, COPIED.ofAdoptedCourses), status: source.status, sourceCourseId: source.id }),
  });
  await orm.insert(courseTeachers).values({
    ...{ schoolId, id: newId(), courseId, createdAt: at },
    ...{ userId: copy.teacherUserId, role: 'owner' },
  });

  const modules = await orm.select().from(courseModules).where(eq(courseModules.courseId, source.id));
  if (modules.length > 0) {
    await orm.insert(courseModules).values(
      modules.map((module) => ({
        ...pick(module, COPIED.courseModules),
        ...stamps,
        ...{ id: idOf(module.id), courseId },
      })),
    );
  }
  const copiedLessons = (await orm.select().from(lessons).where(eq(lessons.courseId, source.id))).map(
    (lesson) => ({
      ...pick(lesson, COPIED.lessons),
      ...stamps,
      ...{ id: idOf(lesson.id), courseId, moduleId: idOf(lesson.moduleId) },
      status: isDuplicate ? ('draft' as const) : lesson.status,
      workingCopy: isDuplicate ? lesson.workingCopy : null,
    }),
  );
  if (copiedLessons.length > 0) await orm.insert(lessons).values(copiedLessons);

  const work = (await orm.select().from(assignments).where(eq(assignments.courseId, source.id))).filter(
    ({ status }) => !isDuplicate || status !== 'archived',
  );
  const categoryOf = await copyGrading(tx, {
    ...{ schoolId, from: source.id, to: courseId, at },
    assignmentIds: new Map(work.map(({ id }) => [id, idOf(id)])),
  });
  const copiedWork = work.map((assignment) => ({
    ...pick(assignment, COPIED.assignments),
    ...stamps,
    ...{ id: idOf(assignment.id), courseId },
    lessonId: assignment.lessonId && idOf(assignment.lessonId),
    categoryId: assignment.categoryId && (categoryOf.get(assignment.categoryId) ?? null),
    dueAt: assignment.dueAt && copy.moveDue(assignment.dueAt),
    status: isDuplicate ? ('draft' as const) : assignment.status,
    workingCopy: isDuplicate ? assignment.workingCopy : null,
  }));
  if (copiedWork.length > 0) await orm.insert(assignments).values(copiedWork);
  // Courses of the library ask for no others, and nothing in a school points out of it.
  if (source.schoolId === schoolId) await copyPrerequisites(tx, { schoolId, from: source.id, to: courseId });

  const published = copiedLessons.filter(({ status }) => status === 'published');
  await orm.insert(courseStats).values({
    ...{ courseId, schoolId, enrolledCount: 0 },
    lessonCount: published.length,
    assignmentCount: copiedWork.filter(({ status }) => status === 'published').length,
    publishedMinutes: published.reduce((sum, one) => sum + (one.estimatedMinutes ?? 0), 0),
  });
  return courseId;
}

/** New ids for copies, the same for a source each time it is asked for. */
function newIds(): (sourceId: string) => string {
  const copies = new Map<string, string>();
  return (sourceId) => {
    const id = copies.get(sourceId) ?? newId();
    copies.set(sourceId, id);
    return id;
  };
}
