import type { EnrollmentId, SchoolId, StudentId, TermId } from '@fieldhouse/contract/ids.ts';
import { type Actor, studentIdIn } from '#access/actor.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { ledgersDue } from '#features/eligibility/workflows.ts';
import { recomputeStudentFigures, recomputeTotals } from '#features/grading/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { fillPlaces, freePlaces, holdPlaces, type Places, tellDeciders } from './places.ts';
import { canEnroll, canSeeInCatalog } from './policy.ts';
import { missingFor } from './prerequisites.ts';
import {
  addToEnrolledCount,
  endEnrollment,
  findLiveEnrollment,
  findPostedAttempt,
  insertEnrollment,
  insertEnrollmentEvent,
  openCourseProgress,
} from './queries.ts';
import type { Sql } from './rows.gen.ts';

export const enroll = os.catalog.enroll.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const held = await holdPlaces(tx, input.courseId, context.clock);
    // What the actor may not see answers as if it did not exist.
    if (!held || !canSeeInCatalog(actor, held)) throw errors.NOT_FOUND();
    const { schoolId, courseId } = held;
    if (!canEnroll(actor, held)) throw errors.FORBIDDEN();
    requireWritable(actor, schoolId);
    const { clock } = context;
    const own = await ownRecord(tx, actor, schoolId, clock.now());

    const [live] = await tx.query(findLiveEnrollment({ courseId, studentId: own.studentId }));
    if (live) throw errors.ALREADY_ENROLLED();
    const missing = await missingFor(tx, courseId, own.studentId);
    if (missing.length > 0) throw errors.PREREQUISITES_MISSING({ data: { missing } });

    const [posted] = await tx.query(findPostedAttempt({ courseId, studentId: own.studentId }));
    const reason = input.reason ?? null;
    if (posted && reason === null) throw errors.REASON_NEEDED();

    // Whoever waits comes before whoever asks now.
    const places = await fillPlaces(tx, held, { clock, byUserId: actor.userId });
    const status = statusOf(places);
    const enrollmentId = await insertNew(tx, places, {
      ...{ studentId: own.studentId, status, byUserId: actor.userId, at: clock.now(), reason },
    });
    if (posted) {
      recordAudit(tx, clock, {
        ...{ schoolId, actorKind: 'user', actorUserId: actor.userId, action: 'enrollment.repeated' },
        ...{ entityType: 'enrollment', entityId: enrollmentId },
        after: { courseId, studentId: own.studentId, status, earlierEnrollmentId: posted.enrollmentId },
        ...(reason === null ? {} : { reason }),
        ...{ ipAddress: context.clientAddress, requestId: context.requestId },
      });
    }
    if (status === 'requested') await tellDeciders(tx, clock, schoolId, courseId);
    return {
      enrollmentId: enrollmentId,
      status,
      waitlistPosition: status === 'waitlisted' ? places.waitlistedCount + 1 : null,
      courseTitle: held.title,
      isProfileCreated: own.isNew,
    };
  }),
);

/** What somebody gets who asks now. */
export const statusOf = (places: Places) => {
  if (freePlaces(places) === 0) return 'waitlisted' as const;
  return places.needsDecision ? ('requested' as const) : ('active' as const);
};

interface NewEnrollment {
  readonly studentId: string;
  readonly status: 'active' | 'requested' | 'waitlisted';
  readonly byUserId: string;
  readonly at: string;
  readonly reason: string | null;
  /** For a course that isn't bound to a term: the one for which it is asked. */
  readonly termId?: TermId | null;
}

/** Writes an enrolment, its event, and the counts. The caller holds the places. */
export async function insertNew(
  tx: Transaction,
  { schoolId, courseId }: Places,
  { studentId, status, byUserId, at, reason, termId = null }: NewEnrollment,
): Promise<EnrollmentId> {
  const enrollmentId = newId<EnrollmentId>();
  await tx.query(
    insertEnrollment({ schoolId, enrollmentId, studentId, courseId, status, requestedAt: at, termId }),
  );
  await tx.query(
    insertEnrollmentEvent({
      schoolId,
      enrollmentEventId: newId(),
      enrollmentId,
      fromStatus: null,
      status,
      byUserId,
      at,
      reason,
    }),
  );
  await tx.query(openCourseProgress({ schoolId, enrollmentId }));
  if (status === 'active') {
    await tx.query(addToEnrolledCount({ courseId, count: 1 }));
    await recomputeTotals(tx, { schoolId, enrollmentId, courseId }, at);
    await recomputeStudentFigures(tx, { schoolId, studentId }, at);
  }
  return enrollmentId;
}

const insertRecord = statement<
  Sql['insertRecord'],
  { schoolId: string; studentId: StudentId; userId: string | null; fullName: string; at: string }
>(`
  insert into student_profiles (school_id, id, user_id, student_number, legal_name)
  select :schoolId, :studentId, :userId,
    to_char(:at::timestamptz, 'YY') || lpad(floor(random() * 1000000)::integer::text, 6, '0'), :fullName
  on conflict do nothing returning id as "studentId"`);

/** Numbers are drawn; a school would need a hundred thousand students before three draws in a row are taken. */
const DRAWS = 3;

/** The actor's record in this school; made where a student of the school has none yet. */
async function ownRecord(
  tx: Transaction,
  actor: Actor,
  schoolId: SchoolId,
  at: string,
): Promise<{ studentId: StudentId; isNew: boolean }> {
  const known = studentIdIn(actor, schoolId);
  if (known) return { studentId: known, isNew: false };
  for (let draw = 0; draw < DRAWS; draw++) {
    const [made] = await tx.query(
      insertRecord({ schoolId, studentId: newId(), userId: actor.userId, fullName: actor.fullName, at }),
    );
    if (made) return { studentId: made.studentId, isNew: true };
  }
  throw new Error('no student number was free');
}

export const cancelRequest = os.catalog.cancelRequest.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const places = await holdPlaces(tx, input.courseId, context.clock);
    if (!places) throw errors.NOT_FOUND();
    const { schoolId, courseId } = places;
    const studentId = studentIdIn(actor, schoolId);
    const [live] = studentId ? await tx.query(findLiveEnrollment({ courseId, studentId })) : [];
    if (!live && !canSeeInCatalog(actor, places)) throw errors.NOT_FOUND();
    if (!studentId) throw errors.FORBIDDEN();
    requireWritable(actor, schoolId);
    if (!live || live.status === 'active') throw errors.NOT_REQUESTED();
    const at = context.clock.now();
    await tx.query(
      endEnrollment({
        schoolId,
        enrollmentId: live.enrollmentId,
        toStatus: 'dropped',
        by: actor.userId,
        at,
        enrollmentEventId: newId(),
        status: live.status,
        reason: null,
      }),
    );
    // What a plan asked for isn't planned any more.
    ledgersDue(tx, schoolId, [studentId], at);
    await fillPlaces(tx, await placesNow(tx, courseId, context.clock), {
      clock: context.clock,
      byUserId: actor.userId,
    });
    return { courseTitle: places.title };
  }),
);

/** The same places after something changed. The caller holds them. */
export async function placesNow(tx: Transaction, courseId: string, clock: Clock): Promise<Places> {
  const places = await holdPlaces(tx, courseId, clock);
  if (!places) throw new Error('a course that is held is gone');
  return places;
}
