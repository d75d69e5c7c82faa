import type { CourseId, StudentId } from '@fieldhouse/contract/ids.ts';
import { isUndoable, mayDropOn } from '@fieldhouse/domain/catalog/leaving.ts';
import { type Actor, studentIdIn } from '#access/actor.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { watched } from '#features/eligibility/workflows.ts';
import { keepFromPosting, listCourseTeachers, recomputeStudentFigures } from '#features/grading/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { placesNow } from './enroll.ts';
import { fillPlaces, holdPlaces, type Places } from './places.ts';
import { canSeeInCatalog } from './policy.ts';
import { addToEnrolledCount, endEnrollment, findOwnPlace } from './queries.ts';

/** The actor's own place in a course, while its places are held. */
interface OwnPlace {
  readonly places: Places;
  readonly studentId: StudentId;
  /** Undefined: they aren't in the course. */
  readonly place: RowOf<typeof findOwnPlace> | undefined;
}

/** 'unknown': a course that the actor may know nothing of; 'forbidden': one in whose school they are no student. */
async function ownPlace(
  tx: Transaction,
  actor: Actor,
  courseId: CourseId,
  clock: Clock,
): Promise<OwnPlace | 'unknown' | 'forbidden'> {
  // In the order in which a posting takes them.
  await keepFromPosting(tx, courseId);
  const places = await holdPlaces(tx, courseId, clock);
  if (!places) return 'unknown';
  const studentId = studentIdIn(actor, places.schoolId);
  const [place] = studentId ? await tx.query(findOwnPlace({ courseId, studentId, now: clock.now() })) : [];
  if (!place && !canSeeInCatalog(actor, places)) return 'unknown';
  if (!studentId) return 'forbidden';
  requireWritable(actor, places.schoolId);
  return { places, studentId, place: place?.status === 'active' ? place : undefined };
}

interface Leaving {
  readonly clock: Clock;
  readonly actor: Actor;
  readonly enrollmentId: RowOf<typeof findOwnPlace>['enrollmentId'];
  readonly studentId: StudentId;
  readonly action: 'enrollment.undone' | 'enrollment.dropped';
  readonly reason: string | null;
  readonly ipAddress: string;
  readonly requestId: string;
}

/** Ends the enrollment as dropped; whoever waits moves up. The caller holds the places. */
async function leaveCourse(
  tx: Transaction,
  { schoolId, courseId }: Places,
  { clock, actor, enrollmentId, studentId, action, reason, ipAddress, requestId }: Leaving,
): Promise<void> {
  const at = clock.now();
  await tx.query(
    endEnrollment({
      schoolId,
      enrollmentId,
      toStatus: 'dropped',
      by: actor.userId,
      at,
      enrollmentEventId: newId(),
      status: 'active',
      reason,
    }),
  );
  await tx.query(addToEnrolledCount({ courseId, count: -1 }));
  recordAudit(tx, clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action,
    entityType: 'enrollment',
    entityId: enrollmentId,
    before: { status: 'active' },
    ...(reason === null ? {} : { reason }),
    ipAddress,
    requestId,
  });
  await fillPlaces(tx, await placesNow(tx, courseId, clock), { clock, byUserId: actor.userId });
  await recomputeStudentFigures(tx, { schoolId, studentId }, at);
}

export const undoEnroll = os.catalog.undoEnroll.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { clock, clientAddress: ipAddress, requestId } = context;
    const own = await ownPlace(tx, actor, input.courseId, clock);
    if (own === 'unknown') throw errors.NOT_FOUND();
    if (own === 'forbidden') throw errors.FORBIDDEN();
    const { places, place, studentId } = own;
    if (!place) throw errors.NOT_ENROLLED();
    if (!isUndoable(place, clock.now())) throw errors.TOO_LATE();
    await leaveCourse(tx, places, {
      clock,
      actor,
      studentId,
      enrollmentId: place.enrollmentId,
      action: 'enrollment.undone',
      reason: null,
      ipAddress,
      requestId,
    });
    return { courseTitle: places.title };
  }),
);

export const drop = os.catalog.drop.handler(async ({ input, context, errors }) => {
  const { courseId } = input;
  return watched(
    context,
    { procedure: 'catalog.drop', change: { courseId }, ask: input.guard },
    async (tx, actor, watch) => {
      const { clock, clientAddress: ipAddress, requestId } = context;
      const own = await ownPlace(tx, actor, courseId, clock);
      if (own === 'unknown') throw errors.NOT_FOUND();
      if (own === 'forbidden') throw errors.FORBIDDEN();
      const { places, place, studentId } = own;
      const { schoolId, title } = places;
      if (!place) throw errors.NOT_ENROLLED();
      if (!mayDropOn(place.dropUntil, clock.today(place.timeZone)))
        throw errors.DROP_CLOSED({ data: { until: place.dropUntil } });

      const settle = await watch.begin(schoolId, [studentId], { title, courseId });
      const reason = input.reason || null;
      await leaveCourse(tx, places, {
        clock,
        actor,
        studentId,
        enrollmentId: place.enrollmentId,
        action: 'enrollment.dropped',
        reason,
        ipAddress,
        requestId,
      });
      const teachers = await listCourseTeachers(tx, schoolId, courseId);
      notify(tx, clock, teachers, {
        schoolId,
        courseId,
        type: 'assignment',
        template: 'enrollment_dropped',
        groupKey: `dropped:${courseId}`,
      });
      await settle();
      return { courseTitle: title };
    },
  );
});
