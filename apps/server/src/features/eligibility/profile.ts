import { sql } from 'drizzle-orm';
import { courseDates, eligibilityProfiles } from '#db/tables/eligibility.ts';
import { recordAudit } from '#platform/audit.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { keepChanges } from '#platform/record-changes.ts';
import { watched } from './guard.ts';
import { canKeepProfile, canReadLedger } from './policy.ts';
import { isInOrder } from './profile-dates.ts';
import { findStudent, lockAttempt, lockProfile } from './queries.ts';
import { ledgersDue } from './workflows.ts';

const EMPTY = {
  grade9StartedOn: null,
  seventhSemesterOn: null,
  eighthSemesterEndsOn: null,
  graduationExpectedOn: null,
  graduatedOn: null,
  fullTimeCollegeOn: null,
  schooling: null,
  hasDocumentedDisability: false,
  ncaaId: null,
  sport: null,
  targets: [] as string[],
  overallGpa: null,
  actScore: null,
  satScore: null,
  isTopHalf: null,
};

type Field = keyof typeof EMPTY;
const FIELDS = Object.keys(EMPTY) as Field[];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isNothing = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

export const saveProfile = os.eligibility.saveProfile.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, reason, version, ...fields } = input;
    const [student] = await tx.query(findStudent({ studentId }));
    if (!student || !canReadLedger(actor, student)) throw errors.NOT_FOUND();
    if (!canKeepProfile(actor, student)) throw refusalAbout(actor, student);
    const { schoolId } = student;
    requireWritable(actor, schoolId);
    const { grade9StartedOn, seventhSemesterOn, eighthSemesterEndsOn, graduatedOn, fullTimeCollegeOn } =
      fields;
    if (
      !isInOrder(grade9StartedOn, seventhSemesterOn, eighthSemesterEndsOn) ||
      !isInOrder(grade9StartedOn, graduatedOn, fullTimeCollegeOn) ||
      !isInOrder(grade9StartedOn, fields.graduationExpectedOn)
    )
      throw errors.DATES_OUT_OF_ORDER();
    const [known] = await tx.query(lockProfile({ schoolId, studentId }));
    if ((known?.version ?? 0) !== version) throw errors.STALE();
    const before = known ?? EMPTY;
    const changed = FIELDS.filter((field) => !same(before[field], fields[field]));
    if (changed.length === 0) return {};
    // The date of a diploma is the diploma's.
    if (known?.hasDiploma && changed.includes('graduatedOn')) throw errors.DIPLOMA_ON_FILE();
    // What is entered for the first time explains itself.
    if (!reason && changed.some((field) => !isNothing(before[field]))) throw errors.REASON_REQUIRED();
    const at = context.clock.now();
    const row = { ...fields, updatedBy: actor.userId, updatedAt: at, version: version + 1 };
    const kept = await tx.orm
      .insert(eligibilityProfiles)
      .values({ ...row, schoolId, studentId })
      .onConflictDoUpdate({
        target: [eligibilityProfiles.schoolId, eligibilityProfiles.studentId],
        set: row,
        setWhere: sql`${eligibilityProfiles.version} = ${version}`,
      })
      .returning({ version: eligibilityProfiles.version });
    if (kept.length === 0) throw errors.STALE();
    await keepChanges(
      tx,
      { schoolId, by: actor.userId, at, reason },
      changed.map((field) => ({
        entity: 'eligibility_profile',
        entityId: studentId,
        field,
        before: before[field],
        after: fields[field],
      })),
    );
    ledgersDue(tx, schoolId, [studentId], at);
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'eligibility.profile_saved',
      entityType: 'student',
      entityId: studentId,
      after: { fields: changed },
      ...(reason ? { reason } : {}),
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return {};
  }),
);

export const saveCourseDates = os.eligibility.saveCourseDates.handler(async ({ input, context, errors }) =>
  watched(
    context,
    {
      procedure: 'eligibility.saveCourseDates',
      change: { enrollmentId: input.enrollmentId, enteredOn: input.enteredOn, exitedOn: input.exitedOn },
      ask: input.guard,
    },
    async (tx, actor, watch) => {
      const { enrollmentId, enteredOn, exitedOn, reason } = input;
      const [attempt] = await tx.query(lockAttempt({ enrollmentId }));
      if (!attempt || !canReadLedger(actor, attempt)) throw errors.NOT_FOUND();
      if (!canKeepProfile(actor, attempt)) throw refusalAbout(actor, attempt);
      const { schoolId, studentId } = attempt;
      requireWritable(actor, schoolId);
      if (!isInOrder(enteredOn, exitedOn)) throw errors.DATES_OUT_OF_ORDER();
      const { courseTitle, courseId } = attempt;
      const settle = await watch.begin(schoolId, [studentId], { title: courseTitle, courseId });
      const at = context.clock.now();
      const row = { enteredOn, exitedOn, by: actor.userId, updatedAt: at };
      await tx.orm
        .insert(courseDates)
        .values({ ...row, schoolId, enrollmentId, studentId })
        .onConflictDoUpdate({ target: [courseDates.schoolId, courseDates.enrollmentId], set: row });
      const before = { enteredOn: attempt.enteredOn, exitedOn: attempt.exitedOn };
      const after = { enteredOn, exitedOn };
      await keepChanges(tx, { schoolId, by: actor.userId, at, reason }, [
        { entity: 'course_dates', entityId: studentId, field: enrollmentId, before, after },
      ]);
      ledgersDue(tx, schoolId, [studentId], at);
      recordAudit(tx, context.clock, {
        schoolId,
        actorKind: 'user',
        actorUserId: actor.userId,
        action: 'eligibility.course_dates_saved',
        entityType: 'enrollment',
        entityId: enrollmentId,
        after: { studentId, enteredOn, exitedOn },
        reason,
        ipAddress: context.clientAddress,
        requestId: context.requestId,
      });
      await settle();
      return { studentId };
    },
  ),
);
