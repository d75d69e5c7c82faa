import type { AssignmentId } from '@fieldhouse/contract/ids.ts';
import { instantOf } from '@fieldhouse/domain/calendar/zoned.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { schoolOfStaff } from '#access/actor.ts';
import { assignments } from '#db/tables/coursework.ts';
import { isCourseLocked, recomputeTotals } from '#features/grading/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { zoneOf } from './events.ts';
import { isMasterAdmin } from './policy.ts';
import { countAssignment, findFirstCourse, findOwnZone, listRunningEnrollments } from './queries.ts';

const TITLE = 'Test Event';
const POINTS = 100;

export const addTestEvent = os.calendar.addTestEvent.handler(async ({ input, context, errors }) => {
  return await context.unit(async (tx, actor) => {
    const isTeacher = schoolOfStaff(actor) !== null;
    if (!isTeacher && !isMasterAdmin(actor)) throw errors.FORBIDDEN();
    if (!context.services.config.isDemo) throw errors.TEST_TOOLS_OFF();
    const [[course], [settings]] = await Promise.all([tx.query(findFirstCourse()), tx.query(findOwnZone())]);
    if (!course) throw errors.NO_COURSE();
    const { schoolId, courseId } = course;
    requireWritable(actor, schoolId);
    if (await isCourseLocked(tx, schoolId, courseId)) throw errors.GRADES_LOCKED();

    const now = context.clock.now();
    const assignmentId = newId<AssignmentId>();
    const on = `${input.month}-15` as CalendarDate;
    const dueAt = instantOf({ on, at: '23:59' }, zoneOf(actor, settings?.timeZone));
    await tx.orm.insert(assignments).values({
      ...{ id: assignmentId, schoolId, courseId, dueAt },
      title: TITLE,
      kind: 'event_test',
      pointsPossible: POINTS,
      instructions: { v: 1, durationMinutes: null, materials: [], steps: [], story: null },
      rubric: {
        v: 1,
        criteria: [
          { id: 'work', name: 'Work', points: POINTS, description: '', source: 'manual', levels: [] },
        ],
      },
      status: 'published',
      createdAt: now,
      updatedAt: now,
    });
    await tx.query(countAssignment({ courseId }));
    // One more published assignment changes what a course would come to if nothing else were handed in.
    for (const { enrollmentId } of await tx.query(listRunningEnrollments({ schoolId, courseId }))) {
      await recomputeTotals(tx, { schoolId, enrollmentId, courseId }, now);
    }
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'assignment.test_event_added',
      entityType: 'assignment',
      entityId: assignmentId,
      after: { title: TITLE, courseId, dueAt },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return { assignmentId: assignmentId, startsAt: dueAt };
  });
});
