import { shiftInstant } from '@fieldhouse/domain/calendar/shift-dates.ts';
import { eq } from 'drizzle-orm';
import { courses } from '#db/tables/courses.ts';
import { copyCourse } from '#features/catalog/workflows.ts';
import { os } from '#platform/procedure.ts';
import { lockCourse } from './course-queries.ts';
import { audit, requireAuthor } from './scope.ts';

/** The whole course as a draft of the actor's own: what authors last wrote, published or not. */
export const duplicate = os.authoring.duplicate.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(lockCourse({ courseId: input.courseId, now: context.clock.now() }));
    const { courseId: sourceId, schoolId, timeZone } = requireAuthor(actor, found);
    const [source] = await tx.orm.select().from(courses).where(eq(courses.id, sourceId));
    if (!source) throw new Error('a course that is held is gone');
    const courseId = await copyCourse(tx, {
      source,
      schoolId,
      title: input.title,
      createdBy: actor.userId,
      teacherUserId: actor.userId,
      at: context.clock.now(),
      kind: 'duplicate',
      moveDue: (dueAt) => shiftInstant(dueAt, { days: input.shiftDays, timeZone, daysOff: null }).after,
    });
    audit(tx, context, actor, schoolId, {
      action: 'course.duplicated',
      entityType: 'course',
      entityId: courseId,
      after: { title: input.title, sourceCourseId: sourceId, shiftDays: input.shiftDays },
    });
    return { courseId };
  }),
);
