import { addDays } from '@fieldhouse/domain/dates/calendar-date.ts';
import { type Actor, isClosedSchool } from '#access/actor.ts';
import { correctionRequests } from '#db/tables/records.ts';
import type { Transaction } from '#db/unit.ts';
import { listRecordKeepers } from '#features/records/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os, type RequestContext, requireNotClosed } from '#platform/procedure.ts';
import { type CorrectionScope, canAnswer, canAsk } from './policy.ts';
import {
  type CorrectionRow,
  countOpen,
  findDays,
  findSubject,
  listForStaff,
  listOwn,
  listSubjects,
  lockCorrection,
  setAnswered,
  setHearing,
  setObjection,
  setWithdrawn,
} from './queries.ts';

/** Days in which the school answers: as long as FERPA gives for looking into a record (34 CFR 99.10). */
const ANSWER_DAYS = 45;
/** Open requests for one student. */
const MOST_OPEN = 10;

const supportContact = ({ services }: RequestContext): string | null => services.config.SUPPORT_EMAIL ?? null;

export const mine = os.corrections.mine.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listSubjects({ now: context.clock.now() }), listOwn()]);
  const [subjects, corrections] = rows;
  return {
    students: subjects
      .filter((subject) => canAsk(actor, subject))
      .map(({ studentId, name, schoolName, isAnswered, studentUserId }) => ({
        studentId,
        name,
        schoolName,
        isAnswered,
        contact: isAnswered ? null : supportContact(context),
        isSelf: studentUserId === actor.userId,
        corrections: corrections
          .filter((one) => one.studentId === studentId)
          .map((one) => presentOwn(actor, one)),
      })),
  };
});

export const ask = os.corrections.ask.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, ...words } = input;
    const at = context.clock.now();
    const [subject] = await tx.query(findSubject({ now: at, studentId }));
    if (!subject || !canAsk(actor, subject)) throw errors.NOT_FOUND();
    const { schoolId } = subject;
    if (!subject.isAnswered) throw errors.NOBODY_LEFT({ data: { contact: supportContact(context) } });
    const [open] = await tx.query(countOpen({ schoolId, studentId }));
    if ((open?.open ?? 0) >= MOST_OPEN) throw errors.TOO_MANY();
    const id = newId();
    await tx.orm.insert(correctionRequests).values({
      ...words,
      schoolId,
      id,
      studentId,
      askedBy: actor.userId,
      dueOn: addDays(subject.today, ANSWER_DAYS),
      createdAt: at,
      updatedAt: at,
    });
    note(context, tx, actor, { ...subject, correctionId: id }, 'asked', { part: words.part });
    await tellKeepers(context, tx, subject, id);
    return { correctionId: id };
  }),
);

export const withdraw = os.corrections.withdraw.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(lockCorrection({ correctionId: input.correctionId }));
    if (!found || !canAsk(actor, found)) throw errors.NOT_FOUND();
    if (found.askedBy !== actor.userId) throw errors.FORBIDDEN();
    if (found.state !== 'open') throw errors.NOT_OPEN();
    await tx.query(
      setWithdrawn({ schoolId: found.schoolId, correctionId: found.correctionId, now: context.clock.now() }),
    );
    note(context, tx, actor, found, 'withdrawn', {});
    return {};
  }),
);

export const object = os.corrections.object.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { correctionId, wantsHearing, statement } = input;
    const [found] = await tx.query(lockCorrection({ correctionId }));
    if (!found || !canAsk(actor, found)) throw errors.NOT_FOUND();
    if (found.state !== 'refused') throw errors.NOT_REFUSED();
    if (wantsHearing) {
      const [subject] = await tx.query(findSubject({ now: context.clock.now(), studentId: found.studentId }));
      if (!subject?.isAnswered) throw errors.NOBODY_LEFT({ data: { contact: supportContact(context) } });
    }
    await tx.query(
      setObjection({
        schoolId: found.schoolId,
        correctionId,
        wantsHearing,
        statement,
        now: context.clock.now(),
      }),
    );
    note(context, tx, actor, found, 'objected', { wantsHearing, hasStatement: statement !== null });
    await tellKeepers(context, tx, found, correctionId);
    return {};
  }),
);

export const list = os.corrections.list.handler(async ({ input, context, errors }) => {
  const { studentId } = input;
  const now = context.clock.now();
  const { actor, rows } = await context.read([listForStaff({ studentId }), findSubject({ now, studentId })]);
  const [corrections, [subject]] = rows;
  if (studentId !== null && !(subject && canAnswer(actor, subject))) throw errors.NOT_FOUND();
  return {
    corrections: corrections
      .filter((one) => canAnswer(actor, one))
      .map((one) => ({ ...present(one), can: { answer: !isClosedSchool(actor, one.schoolId) } })),
  };
});

export const answer = os.corrections.answer.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { correctionId, decision, answer: words } = input;
    const [found] = await tx.query(lockCorrection({ correctionId }));
    if (!found || !canAnswer(actor, found)) throw errors.NOT_FOUND();
    const { schoolId } = found;
    requireNotClosed(actor, schoolId);
    if (found.state !== 'open') throw errors.NOT_OPEN();
    await tx.query(setAnswered({ schoolId, correctionId, decision, words, now: context.clock.now() }));
    note(context, tx, actor, found, decision, {}, words);
    tellAsker(context, tx, found, `correction:${correctionId}`);
    return {};
  }),
);

export const recordHearing = os.corrections.recordHearing.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { correctionId, heldOn, heldBy, decision, reason } = input;
    const [found] = await tx.query(lockCorrection({ correctionId }));
    if (!found || !canAnswer(actor, found)) throw errors.NOT_FOUND();
    const { schoolId } = found;
    requireNotClosed(actor, schoolId);
    if (found.state !== 'refused' || found.hearingAskedAt === null || found.heldOn !== null) {
      throw errors.NO_HEARING();
    }
    const now = context.clock.now();
    const [days] = await tx.query(findDays({ now, askedAt: found.hearingAskedAt, schoolId }));
    if (!days || heldOn > days.today) throw errors.NOT_HELD_YET();
    const { askedOn } = days;
    if (heldOn < askedOn) throw errors.HELD_BEFORE_ASKED({ data: { askedOn } });
    await tx.query(setHearing({ schoolId, correctionId, heldOn, heldBy, decision, reason, now }));
    note(context, tx, actor, found, 'heard', { heldOn, heldBy, decision }, reason);
    tellAsker(context, tx, found, `correction:${correctionId}:hearing`);
    return {};
  }),
);

function present(correction: CorrectionRow) {
  const { schoolId: _, studentUserId: __, askedBy: ___, ...rest } = correction;
  const { heldOn, heldBy, hearingDecision, hearingReason, recordedAt, recordedByName, ...row } = rest;
  return {
    ...row,
    hearing:
      heldOn && heldBy && hearingDecision && hearingReason && recordedAt
        ? { heldOn, heldBy, decision: hearingDecision, reason: hearingReason, recordedByName, recordedAt }
        : null,
    correctionId: row.correctionId,
    studentId: row.studentId,
  };
}

/** As the family reads it. Guardians of one child read nothing of each other: neither name nor reason. */
function presentOwn(actor: Actor, row: CorrectionRow) {
  const { askedBy, studentUserId, state } = row;
  const isOwn = askedBy === actor.userId;
  const shown = present(row);
  return {
    ...shown,
    ...(isOwn || studentUserId === actor.userId || studentUserId === askedBy
      ? {}
      : { askedByName: null, reason: null }),
    can: { withdraw: isOwn && state === 'open' },
  };
}

function tellAsker(
  { services: { clock } }: RequestContext,
  tx: Transaction,
  { schoolId, askedBy }: CorrectionRow,
  groupKey: string,
): void {
  notify(tx, clock, [askedBy], {
    schoolId,
    type: 'account',
    template: 'correction_answered',
    groupKey,
  });
}

async function tellKeepers(
  { services: { clock } }: RequestContext,
  tx: Transaction,
  { schoolId, studentId }: CorrectionScope,
  correctionId: string,
): Promise<void> {
  const keepers = await tx.query(listRecordKeepers({ schoolId }));
  notify(
    tx,
    clock,
    keepers.map(({ userId }) => userId),
    {
      schoolId,
      type: 'account',
      template: 'correction_asked',
      studentId,
      groupKey: `correction:${correctionId}`,
    },
  );
}

function note(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  { schoolId, studentId, correctionId }: CorrectionScope & { readonly correctionId: string },
  deed: string,
  after: object,
  reason?: string,
): void {
  recordAudit(tx, context.services.clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action: `correction.${deed}`,
    entityType: 'correction_request',
    entityId: correctionId,
    after: { studentId, ...after },
    ...(reason ? { reason } : {}),
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}
