import type { EnrollmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { isTooClose } from '#access/actor.ts';
import { watched } from '#features/eligibility/workflows.ts';
import { postWithdrawal } from '#features/gradebook/workflows.ts';
import { recomputeStudentFigures, recomputeTotals } from '#features/grading/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { insertNew, placesNow } from './enroll.ts';
import { fillPlaces, freePlaces, holdPlaces } from './places.ts';
import { canDecideOnPlace, canReadRoster, canRunCourse } from './policy.ts';
import { missingFor } from './prerequisites.ts';
import {
  addToEnrolledCount,
  endEnrollment,
  findLiveEnrollment,
  findPostedAttempt,
  putInto,
} from './queries.ts';
import {
  findEnrollment,
  findPlaces,
  findStatus,
  findStudent,
  findTaughtCourse,
  listCandidateRows,
  listRoster,
} from './roster-queries.ts';

export const roster = os.catalog.roster.handler(async ({ input, context, errors }) => {
  const { courseId } = input;
  const { actor, rows } = await context.read([
    findTaughtCourse({ courseId }),
    listRoster({ courseId }),
    findPlaces({ courseId }),
  ]);
  const [[course], students, [places]] = rows;
  if (!course || !canReadRoster(actor, course)) throw errors.NOT_FOUND();
  const isDecider = canRunCourse(actor, course);
  return {
    students: students.map(({ studentUserId: _, ...student }) => ({
      ...student,
      enrollmentId: student.enrollmentId as EnrollmentId,
      studentId: student.studentId as StudentId,
      can: {
        withdraw: canDecideOnPlace(actor, { ...course, studentId: student.studentId }),
      },
    })),
    capacity: places?.capacity ?? null,
    placesLeft: places?.placesLeft ?? null,
    can: { enroll: isDecider, withdraw: isDecider },
  };
});

export const listCandidates = os.catalog.listCandidates.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    findTaughtCourse({ courseId: input.courseId }),
    listCandidateRows({ courseId: input.courseId, search: input.search }),
  ]);
  const [[course], students] = rows;
  if (!course || !canReadRoster(actor, course)) throw errors.NOT_FOUND();
  const { schoolId } = course;
  return {
    students: students
      .filter(({ studentId }) => !isTooClose(actor, { schoolId, studentId }))
      .map((one) => ({ ...one, studentId: one.studentId as StudentId })),
  };
});

export const enrollFor = os.catalog.enrollFor.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { courseId, studentId, reason } = input;
    const [course] = await tx.query(findTaughtCourse({ courseId }));
    if (!course || !canReadRoster(actor, course)) throw errors.NOT_FOUND();
    if (!canRunCourse(actor, course)) throw errors.FORBIDDEN();
    const { schoolId } = course;
    requireWritable(actor, schoolId);
    const [student] = await tx.query(findStudent({ schoolId, studentId }));
    if (!student) throw errors.NOT_FOUND();
    const place = { ...course, studentId };
    if (!canDecideOnPlace(actor, place)) throw refusalAbout(actor, place);

    const places = await holdPlaces(tx, courseId, context.clock);
    if (!places) throw errors.NOT_FOUND();
    const [live] = await tx.query(findLiveEnrollment({ courseId, studentId }));
    if (live?.status === 'active') throw errors.ALREADY_ENROLLED();
    // Who asked holds a place already.
    if (live?.status !== 'requested' && freePlaces(places) === 0) throw errors.COURSE_FULL();
    const missing = await missingFor(tx, courseId, studentId);
    if (missing.length > 0 && reason === null) throw errors.PREREQUISITES_MISSING({ data: { missing } });

    const [posted] = await tx.query(findPostedAttempt({ courseId, studentId }));
    // Who asked or waits has said why already.
    if (posted && !live && reason === null) throw errors.REASON_NEEDED();

    const at = context.clock.now();
    const by = actor.userId;
    let enrollmentId: string | undefined = live?.enrollmentId;
    if (live) {
      await tx.query(
        putInto({
          schoolId,
          enrollmentId: live.enrollmentId,
          by,
          at,
          enrollmentEventId: newId(),
          status: live.status,
          reason,
        }),
      );
      await tx.query(addToEnrolledCount({ courseId, count: 1 }));
      await recomputeTotals(tx, { schoolId, enrollmentId: live.enrollmentId, courseId }, at);
      await recomputeStudentFigures(tx, { schoolId, studentId }, at);
    } else {
      enrollmentId = await insertNew(tx, places, { studentId, status: 'active', byUserId: by, at, reason });
    }
    recordAudit(tx, context.clock, {
      ...{ schoolId, actorKind: 'user', actorUserId: by, action: 'enrollment.made' },
      ...{ entityType: 'enrollment', entityId: enrollmentId ?? null },
      after: {
        courseId,
        studentId,
        missing: missing.map(({ title }) => title),
        isRepeat: posted !== undefined,
      },
      ...(reason ? { reason } : {}),
      ...{ ipAddress: context.clientAddress, requestId: context.requestId },
    });
    notify(tx, context.clock, student.userId ? [student.userId] : [], {
      ...{ schoolId, courseId, type: 'assignment', template: 'waitlist_place' },
      groupKey: `place:${enrollmentId}`,
    });
    return { enrollmentId: enrollmentId as EnrollmentId };
  }),
);

export const withdraw = os.catalog.withdraw.handler(async ({ input, context, errors }) =>
  watched(
    context,
    {
      procedure: 'catalog.withdraw',
      change: { enrollmentId: input.enrollmentId },
      ask: input.guard,
    },
    async (tx, actor, watch) => {
      const { enrollmentId, reason } = input;
      const [found] = await tx.query(findEnrollment({ enrollmentId }));
      if (!found || !canReadRoster(actor, found)) throw errors.NOT_FOUND();
      if (!canDecideOnPlace(actor, found)) throw refusalAbout(actor, found);
      const { schoolId, courseId } = found;
      requireWritable(actor, schoolId);
      await holdPlaces(tx, courseId, context.clock);
      const [now] = await tx.query(findStatus({ schoolId, enrollmentId }));
      const status = now?.status;
      if (status !== 'active' && status !== 'requested' && status !== 'waitlisted')
        throw errors.NOT_ENROLLED();

      const settle = await watch.begin(schoolId, [found.studentId], { title: found.courseTitle, courseId });
      const at = context.clock.now();
      const by = actor.userId;
      await tx.query(
        endEnrollment({
          schoolId,
          enrollmentId,
          toStatus: 'withdrawn',
          by,
          at,
          enrollmentEventId: newId(),
          status,
          reason,
        }),
      );
      if (status === 'active') await tx.query(addToEnrolledCount({ courseId, count: -1 }));
      recordAudit(tx, context.clock, {
        ...{ schoolId, actorKind: 'user', actorUserId: by, action: 'enrollment.withdrawn' },
        ...{ entityType: 'enrollment', entityId: enrollmentId, before: { status }, reason },
        ...{ ipAddress: context.clientAddress, requestId: context.requestId },
      });
      await postWithdrawal(tx, context.clock, {
        ...{ schoolId, courseId, enrollmentId, postedBy: by, reason },
        by: {
          ...{ actorKind: 'user', actorUserId: by },
          ...{ ipAddress: context.clientAddress, requestId: context.requestId },
        },
      });
      notify(tx, context.clock, found.studentUserId ? [found.studentUserId] : [], {
        ...{ schoolId, courseId, type: 'assignment', template: 'enrollment_ended' },
        groupKey: `ended:${enrollmentId}`,
      });
      await fillPlaces(tx, await placesNow(tx, courseId, context.clock), {
        clock: context.clock,
        byUserId: by,
      });
      await recomputeStudentFigures(tx, { schoolId, studentId: found.studentId }, at);
      await settle();
      return {};
    },
  ),
);
