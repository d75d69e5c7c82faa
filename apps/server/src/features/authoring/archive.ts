import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '#access/actor.ts';
import { courseModules, courses, courseTeachers, lessons } from '#db/tables/courses.ts';
import { assignments } from '#db/tables/coursework.ts';
import { gradeCategories } from '#db/tables/gradebook.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { fillPlaces, giveCourse, holdPlaces, holdTeachers } from '#features/catalog/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { os, type RequestContext } from '#platform/procedure.ts';
import { type CourseRow, lockCourse } from './course-queries.ts';
import { type AuthorScope, needsApproval } from './policy.ts';
import type { Sql } from './rows.gen.ts';
import { audit, requireAuthor } from './scope.ts';

export const archive = os.authoring.archive.handler(async ({ input, context, errors }) =>
  context
    .unit(async (tx, actor) => {
      const [found] = await tx.query(lockCourse({ courseId: input.courseId, now: context.clock.now() }));
      const course = requireAuthor(actor, found);
      const isArchived = course.courseStatus === 'archived';
      if (isArchived === input.isArchived) return { status: course.courseStatus };
      const at = context.clock.now();
      // As it was. Students in it say so only to whoever could publish it: they may have been put into a draft.
      const isAgreed = course.decidedAt !== null && course.refusal === null;
      const wasPublished = isAgreed || (course.hasEnrollments && !needsApproval(actor, course));
      const back = wasPublished ? ('published' as const) : ('draft' as const);
      const status = input.isArchived ? ('archived' as const) : back;
      // Its teacher may have left meanwhile: then it belongs to whoever takes it back.
      if (!input.isArchived) await takeUnowned(tx, context, actor, course);
      await tx.orm
        .update(courses)
        .set({
          ...(input.isArchived && decisionOn(course, at)),
          status,
          updatedAt: at,
          version: course.version + 1,
          publishRequestedAt: null,
          publishRequestedBy: null,
        })
        .where(eq(courses.id, course.courseId));
      audit(tx, context, actor, course.schoolId, {
        action: input.isArchived ? 'course.archived' : 'course.unarchived',
        entityType: 'course',
        entityId: course.courseId,
        before: { status: course.courseStatus },
        after: { status },
      });
      // Places that became free meanwhile go to whoever waits.
      const places = status === 'published' ? await holdPlaces(tx, course.courseId, context.clock) : null;
      if (places) await fillPlaces(tx, places, { clock: context.clock, byUserId: actor.userId });
      return { status };
    })
    .catch((error: unknown) => {
      const cause = (error as { cause?: { constraint?: string } }).cause;
      if (cause?.constraint === 'courses_adopted_key') throw errors.ALREADY_ADOPTED();
      throw error;
    }),
);

/**
 * What an archived course keeps of whether it was published: somebody agreed to it, or nobody did. A draft may have been
 * refused once and asked for again; what comes from the library was never decided about.
 */
function decisionOn({ courseStatus, decidedAt, refusal }: CourseRow, at: string) {
  if (courseStatus === 'published') return { publishDecidedAt: decidedAt ?? at, publishRefusal: null };
  return refusal === null ? { publishDecidedAt: null, publishDecidedBy: null } : {};
}

async function takeUnowned(
  tx: Transaction,
  context: RequestContext & { readonly clock: Clock },
  actor: Actor,
  { schoolId, courseId }: AuthorScope,
): Promise<void> {
  const teachers = await holdTeachers(tx, schoolId, courseId);
  if (teachers.some(({ role }) => role === 'owner')) return;
  const change = {
    clock: context.clock,
    schoolId,
    courseId,
    reason: null,
    by: {
      actorKind: 'user' as const,
      actorUserId: actor.userId,
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    },
  };
  await giveCourse(tx, change, teachers, actor.userId, null);
}

const forgetHistory = statement<Sql['forgetHistory'], { courseId: CourseId }>(
  'select app.forget_course_history(:courseId)',
);
/** What students or other people left in a course. */
const isTouched = statement<Sql['isTouched'], { courseId: CourseId }>(`
  select exists (select from live_sessions where course_id = :courseId)
    or exists (select from content_reports where course_id = :courseId)
    or exists (select from drafts d join assignments a on a.id = d.assignment_id where a.course_id = :courseId)
    or exists (select from assignment_overrides o join assignments a on a.id = o.assignment_id
      where a.course_id = :courseId)
    or exists (select from posting_windows where course_id = :courseId)
    or exists (select from resources where course_id = :courseId)
    or exists (select from discussions where course_id = :courseId)
    or exists (select from calibration_scores k join assignments a on a.id = k.assignment_id
      where a.course_id = :courseId) as "isTouched"`);

const remove = os.authoring.delete.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(lockCourse({ courseId: input.courseId, now: context.clock.now() }));
    const course = requireAuthor(actor, found);
    const { courseId, schoolId } = course;
    if (course.hasEnrollments || course.hasWork) throw errors.IN_USE();
    const [left] = await tx.query(isTouched({ courseId }));
    if (left?.isTouched) throw errors.IN_USE();
    audit(tx, context, actor, schoolId, {
      action: 'course.deleted',
      entityType: 'course',
      entityId: courseId,
      before: { title: course.title, status: course.courseStatus },
    });
    await tx.query(forgetHistory({ courseId }));
    await tx.orm.delete(assignments).where(eq(assignments.courseId, courseId));
    await tx.orm.delete(lessons).where(eq(lessons.courseId, courseId));
    await tx.orm.delete(courseModules).where(eq(courseModules.courseId, courseId));
    await tx.orm.delete(gradeCategories).where(eq(gradeCategories.courseId, courseId));
    await tx.orm.delete(courseTeachers).where(eq(courseTeachers.courseId, courseId));
    await tx.orm.delete(courses).where(eq(courses.id, courseId));
    return {};
  }),
);

export { remove as delete };
