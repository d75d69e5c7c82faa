import type { PublishProblem } from '@fieldhouse/contract/authoring.ts';
import { assignmentProblems, lessonProblems } from '@fieldhouse/domain/authoring/content-problems.ts';
import { eq } from 'drizzle-orm';
import { courses } from '#db/tables/courses.ts';
import type { Transaction } from '#db/unit.ts';
import { isCourseLocked } from '#features/grading/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { notify } from '#platform/notify.ts';
import { os } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { assignmentCopyOf, lessonCopyOf, lockDraftAssignments, lockDraftLessons } from './content-queries.ts';
import {
  type CourseRow,
  listAdmins,
  listConfirmedTitles,
  listOutlineAssignments,
  listOutlineLessons,
  lockCourse,
} from './course-queries.ts';
import { canDecide, needsApproval } from './policy.ts';
import { courseProblems, hold, listingNow } from './problems.ts';
import { publishAssignmentRow, publishLessonRow } from './publish-content.ts';
import { recount } from './recount.ts';
import { audit, requireAuthor } from './scope.ts';

async function problemsOf(tx: Transaction, course: CourseRow, clock: Clock): Promise<PublishProblem[]> {
  const [lessons, assignments, titles] = await Promise.all([
    tx.query(listOutlineLessons({ courseId: course.courseId })),
    tx.query(listOutlineAssignments({ courseId: course.courseId })),
    tx.query(listConfirmedTitles({ courseId: course.courseId })),
  ]);
  const listing = listingNow(course, titles, clock.today(course.timeZone));
  return courseProblems(course, lessons, assignments, listing);
}

/**
 * Publishes the course with every draft in it that is ready. The caller holds the course. Null, and nothing done: there
 * is work to publish, and the grades are posted.
 */
async function publishCourse(
  tx: Transaction,
  services: Services,
  course: CourseRow,
  by: string,
): Promise<{ lessons: number; assignments: number } | null> {
  const at = services.clock.now();
  const [draftLessons, draftAssignments] = await Promise.all([
    tx.query(lockDraftLessons({ courseId: course.courseId, now: at })),
    tx.query(lockDraftAssignments({ courseId: course.courseId, now: at })),
  ]);
  const lessons = draftLessons.filter((row) => lessonProblems(lessonCopyOf(row)).length === 0);
  const assignments = draftAssignments.filter(
    (row) => assignmentProblems(assignmentCopyOf(row)).length === 0,
  );
  if (assignments.length > 0 && (await isCourseLocked(tx, course.schoolId, course.courseId))) return null;
  for (const row of lessons) await publishLessonRow(tx, row, { by, at });
  for (const row of assignments) await publishAssignmentRow(tx, row, { by, at });
  await tx.orm
    .update(courses)
    .set({
      status: 'published',
      publishRequestedAt: null,
      publishRequestedBy: null,
      publishDecidedBy: by,
      publishDecidedAt: at,
      publishRefusal: null,
      updatedAt: at,
      version: course.version + 1,
    })
    .where(eq(courses.id, course.courseId));
  await recount(tx, services, course, { lessons: lessons.length > 0, assignments: assignments.length > 0 });
  return { lessons: lessons.length, assignments: assignments.length };
}

export const publish = os.authoring.publish.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(lockCourse({ courseId: input.courseId, now: context.clock.now() }));
    const course = requireAuthor(actor, found);
    if (course.courseStatus === 'archived') throw errors.FORBIDDEN();
    const problems = await problemsOf(tx, course, context.clock);
    if (hold(problems)) throw errors.NOT_READY({ data: { problems } });

    if (course.courseStatus === 'draft' && needsApproval(actor, course)) {
      if (course.isRequested) return { outcome: 'requested' as const };
      const at = context.clock.now();
      await tx.orm
        .update(courses)
        .set({
          publishRequestedAt: at,
          publishRequestedBy: actor.userId,
          publishRefusal: null,
          updatedAt: at,
          version: course.version + 1,
        })
        .where(eq(courses.id, course.courseId));
      audit(tx, context, actor, course.schoolId, {
        action: 'course.publish_requested',
        entityType: 'course',
        entityId: course.courseId,
      });
      const admins = (await tx.query(listAdmins({ schoolId: course.schoolId }))).map(({ userId }) => userId);
      notify(
        tx,
        context.clock,
        admins.filter((userId) => userId !== actor.userId),
        {
          schoolId: course.schoolId,
          courseId: course.courseId,
          type: 'system',
          template: 'publish_requested',
          groupKey: `publish:${course.courseId}`,
        },
      );
      return { outcome: 'requested' as const };
    }

    const published = await publishCourse(tx, context.services, course, actor.userId);
    if (!published) throw errors.GRADES_LOCKED();
    audit(tx, context, actor, course.schoolId, {
      action: 'course.published',
      entityType: 'course',
      entityId: course.courseId,
      before: { status: course.courseStatus },
      after: published,
    });
    return { outcome: 'published' as const };
  }),
);

export const decidePublish = os.authoring.decidePublish.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(lockCourse({ courseId: input.courseId, now: context.clock.now() }));
    const course = requireAuthor(actor, found);
    if (!course.isRequested) throw errors.NOT_REQUESTED();
    if (!canDecide(actor, course)) throw errors.FORBIDDEN();
    const { schoolId, courseId, requestedBy } = course;
    const reason = input.reason?.trim() || null;
    if (input.isApproved) {
      const problems = await problemsOf(tx, course, context.clock);
      if (hold(problems)) throw errors.NOT_READY({ data: { problems } });
      const published = await publishCourse(tx, context.services, course, actor.userId);
      if (!published) throw errors.GRADES_LOCKED();
    } else {
      if (!reason) throw errors.REASON_REQUIRED();
      const at = context.clock.now();
      await tx.orm
        .update(courses)
        .set({
          publishRequestedAt: null,
          publishRequestedBy: null,
          publishRefusal: reason,
          publishDecidedBy: actor.userId,
          publishDecidedAt: at,
          updatedAt: at,
          version: course.version + 1,
        })
        .where(eq(courses.id, courseId));
    }
    audit(tx, context, actor, schoolId, {
      action: input.isApproved ? 'course.publish_approved' : 'course.publish_refused',
      entityType: 'course',
      entityId: courseId,
      after: { requestedBy },
      ...(reason ? { reason } : {}),
    });
    const asker = requestedBy ?? course.createdBy;
    notify(tx, context.clock, asker ? [asker] : [], {
      schoolId,
      courseId,
      type: 'system',
      template: 'publish_decided',
      groupKey: `publish:${courseId}`,
    });
    return {};
  }),
);
