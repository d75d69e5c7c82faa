import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { shiftInstant } from '@fieldhouse/domain/calendar/shift-dates.ts';
import { eq } from 'drizzle-orm';
import { courseModules, courseStats, courses, courseTeachers, lessons } from '#db/tables/courses.ts';
import { assignments } from '#db/tables/coursework.ts';
import { copyPrerequisites } from '#features/catalog/workflows.ts';
import { copyGrading } from '#features/gradebook/workflows.ts';
import { newId } from '#platform/ids.ts';
import { os } from '#platform/procedure.ts';
import { lockCourse } from './course-queries.ts';
import { audit, requireAuthor } from './scope.ts';

/** New ids for copies, the same for a source each time it is asked for. */
function newNames() {
  const copies = new Map<string, string>();
  return (sourceId: string): string => {
    const id = copies.get(sourceId) ?? newId();
    copies.set(sourceId, id);
    return id;
  };
}

/**
 * The whole course as a draft of the actor's own: what authors last wrote, published or not. Ids inside rubrics and
 * matching activities stay, and images are shared.
 */
export const duplicate = os.authoring.duplicate.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(lockCourse(input.courseId));
    const course = requireAuthor(actor, found);
    const { schoolId, timeZone } = course;
    const { orm } = tx;
    const at = context.clock.now();
    const [source] = await orm.select().from(courses).where(eq(courses.id, course.courseId));
    if (!source) throw new Error('a course that is held is gone');

    const stamps = { createdAt: at, updatedAt: at, version: 1 };
    const courseId = newId() as CourseId;
    await orm.insert(courses).values({
      ...stamps,
      ...{ id: courseId, schoolId, title: input.title, status: 'draft', createdBy: actor.userId },
      ...{ subject: source.subject, description: source.description, gradeLevel: source.gradeLevel },
      ...{ credits: source.credits, level: source.level, ncaaArea: source.ncaaArea },
      ...{ enrollmentMode: source.enrollmentMode, capacity: source.capacity },
    });
    await orm.insert(courseStats).values({ courseId, schoolId });
    await orm
      .insert(courseTeachers)
      .values({ schoolId, id: newId(), courseId, userId: actor.userId, role: 'owner', createdAt: at });

    const nameOf = newNames();
    const modules = await orm.select().from(courseModules).where(eq(courseModules.courseId, source.id));
    if (modules.length > 0) {
      await orm
        .insert(courseModules)
        .values(modules.map((module) => ({ ...module, ...stamps, courseId, id: nameOf(module.id) })));
    }
    const sourceLessons = await orm.select().from(lessons).where(eq(lessons.courseId, source.id));
    if (sourceLessons.length > 0) {
      await orm.insert(lessons).values(
        sourceLessons.map(({ workingCopy, ...lesson }) => ({
          ...lesson,
          ...stamps,
          ...{ courseId, id: nameOf(lesson.id), moduleId: nameOf(lesson.moduleId), status: 'draft' as const },
          workingCopy,
        })),
      );
    }
    const sourceWork = await orm.select().from(assignments).where(eq(assignments.courseId, source.id));
    const live = sourceWork.filter(({ status }) => status !== 'archived');
    const categoryOf = await copyGrading(tx, {
      ...{ schoolId, from: source.id, to: courseId, at },
      assignmentIds: new Map(live.map(({ id }) => [id, nameOf(id)])),
    });
    if (live.length > 0) {
      await orm.insert(assignments).values(
        live.map((assignment) => ({
          ...assignment,
          ...stamps,
          ...{ courseId, id: nameOf(assignment.id), status: 'draft' as const },
          ...{ missingMarkedFor: null, remindedFor: null },
          lessonId: assignment.lessonId && nameOf(assignment.lessonId),
          categoryId: assignment.categoryId && (categoryOf.get(assignment.categoryId) ?? null),
          dueAt:
            assignment.dueAt &&
            shiftInstant(assignment.dueAt, { days: input.shiftDays, timeZone, daysOff: null }).after,
        })),
      );
    }
    await copyPrerequisites(tx, { schoolId, from: source.id, to: courseId });
    await audit(tx, context, actor, schoolId, {
      action: 'course.duplicated',
      entityType: 'course',
      entityId: courseId,
      after: { title: input.title, sourceCourseId: source.id, shiftDays: input.shiftDays },
    });
    return { courseId };
  }),
);
