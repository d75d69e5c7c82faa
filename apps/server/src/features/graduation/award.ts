import type { DiplomaId, SchoolId } from '@fieldhouse/contract/ids.ts';
import type { Actor } from '#access/actor.ts';
import { diplomas } from '#db/tables/graduation.ts';
import type { Transaction } from '#db/unit.ts';
import { keepGraduationDay } from '#features/eligibility/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, type RequestContext, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { loadProgress } from './load.ts';
import { canAward, canSeeProgress } from './policy.ts';
import { findDayBefore, lockDiploma, lockStudent, markWithdrawn } from './queries.ts';
import { tellOfDiploma } from './tell.ts';

export const award = os.graduation.award.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, awardedOn, recordSha256 } = input;
    // Whoever awards at the same moment has awarded by then.
    const [student] = await tx.query(lockStudent({ studentId }));
    if (!student || !canSeeProgress(actor, student)) throw errors.NOT_FOUND();
    if (!canAward(actor, student)) throw refusalAbout(actor, student);
    const { schoolId } = student;
    requireWritable(actor, schoolId);
    const record = await loadProgress(tx, context.clock, studentId);
    if (!record) throw errors.NOT_FOUND();
    if (record.diplomas.some(({ withdrawnAt }) => withdrawnAt === null)) throw errors.ALREADY_AWARDED();
    if (recordSha256 !== undefined && record.recordSha256 !== recordSha256) throw errors.STALE();
    if (awardedOn > record.today) throw errors.DATE_AHEAD();
    const verdict = record.progress?.verdict ?? null;
    const isMet = verdict === null ? !record.isClassMissing : verdict === 'met';
    if (!isMet && !input.reason) throw errors.REASON_REQUIRED();
    const reason = isMet ? null : input.reason;
    const at = context.clock.now();
    const day = { schoolId, studentId, day: awardedOn, reason, by: actor.userId, at };
    const isKept = await keepGraduationDay(tx, day);
    if (!isKept) throw errors.DATES_OUT_OF_ORDER();
    const id = newId<DiplomaId>();
    await tx.orm.insert(diplomas).values({
      schoolId,
      id,
      studentId,
      awardedOn,
      verdict,
      reason,
      setName: record.set?.name ?? null,
      creditsEarned: record.creditsEarned,
      awardedBy: actor.userId,
      awardedAt: at,
    });
    auditDiploma(context, tx, actor, {
      schoolId,
      entityId: id,
      action: 'diploma.awarded',
      reason,
      after: { studentId, awardedOn, verdict, setName: record.set?.name ?? null },
    });
    await tellOfDiploma(context, tx, { schoolId, studentId, diplomaId: id, what: 'awarded' });
    return { diplomaId: id };
  }),
);

export const withdraw = os.graduation.withdraw.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { diplomaId, reason } = input;
    const [diploma] = await tx.query(lockDiploma({ diplomaId }));
    if (!diploma || !canSeeProgress(actor, diploma)) throw errors.NOT_FOUND();
    if (!canAward(actor, diploma)) throw refusalAbout(actor, diploma);
    const { schoolId, studentId, awardedOn } = diploma;
    requireWritable(actor, schoolId);
    if (diploma.withdrawnAt !== null) throw errors.NOT_CURRENT();
    const at = context.clock.now();
    tx.send(markWithdrawn({ schoolId, diplomaId, by: actor.userId, reason, at }));
    const [replaced] = await tx.query(
      findDayBefore({ schoolId, studentId, awardedOn, awardedAt: diploma.awardedAt }),
    );
    const entry = { schoolId, studentId, reason, by: actor.userId, at };
    // A date that lies apart from dates which were entered since doesn't come back.
    const day = replaced ? replaced.day : awardedOn;
    if (!(await keepGraduationDay(tx, { ...entry, day })))
      await keepGraduationDay(tx, { ...entry, day: null });
    auditDiploma(context, tx, actor, {
      schoolId,
      entityId: diplomaId,
      action: 'diploma.withdrawn',
      reason,
      after: { studentId, awardedOn },
    });
    await tellOfDiploma(context, tx, { schoolId, studentId, diplomaId, what: 'withdrawn' });
    return {};
  }),
);

interface Entry {
  readonly schoolId: SchoolId;
  readonly entityId: DiplomaId;
  readonly action: string;
  readonly after: unknown;
  readonly reason: string | null;
}

function auditDiploma(context: RequestContext, tx: Transaction, actor: Actor, entry: Entry): void {
  const { reason, ...rest } = entry;
  recordAudit(tx, context.services.clock, {
    ...rest,
    actorKind: 'user',
    actorUserId: actor.userId,
    entityType: 'diploma',
    ...(reason ? { reason } : {}),
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}
