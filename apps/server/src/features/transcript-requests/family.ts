import type { TranscriptRequestId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { MOST_REQUESTS, RELEASE_TEXT, requestDueOn } from '@fieldhouse/domain/records/transcript-request.ts';
import { ORPCError } from '@orpc/server';
import type { Actor } from '#access/actor.ts';
import { isOwnRecord, isRecordOf } from '#access/students.ts';
import { transcriptRequests } from '#db/tables/transcript-requests.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { requireConfirmedEmail } from '#features/accounts/workflows.ts';
import { listRecordKeepers } from '#features/records/workflows.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os, type RequestContext, requireNotClosed } from '#platform/procedure.ts';
import { noteRequest } from './note.ts';
import { canAskGuardians, canDecide, canGiveConsent, canSeeRequests, canTakeBack } from './policy.ts';
import {
  countOpen,
  eraseLink,
  expireLink,
  findAskedStudent,
  findByRequestKey,
  holdRequests,
  listConsenting,
  listRequests,
  lockRequest,
  markConsent,
  markDeclined,
  markWithdrawn,
} from './queries.ts';
import { notAgain, stateOf, wayOf } from './state.ts';

type Student = RowOf<typeof findAskedStudent>;
type Row = RowOf<typeof listRequests>;

export const list = os.transcriptRequests.list.handler(async ({ input, context, errors }) => {
  const { studentId } = input;
  const now = context.clock.now();
  const { actor, rows } = await context.read([
    findAskedStudent({ studentId, now }),
    listRequests({ studentId, now }),
  ]);
  const [[student], found] = rows;
  if (!student || !canSeeRequests(actor, student)) throw errors.NOT_FOUND();
  const { holdReason, heldSince } = student;
  return {
    requests: found.map((row) => present(row, actor, holdReason)),
    hold: holdReason === null || heldSince === null ? null : { reason: holdReason, since: heldSince },
    verb: verbOf(actor, student),
    hasGiver: student.isOfAge || student.hasGiver,
    canHold: canDecide(actor, student),
  };
});

const verbOf = (actor: Actor, student: Student) =>
  canGiveConsent(actor, student)
    ? ('give' as const)
    : canAskGuardians(actor, student)
      ? ('ask' as const)
      : null;

function present(row: Row, actor: Actor, holdReason: string | null) {
  const state = stateOf(row);
  const isWaiting = state === 'needs_consent' || state === 'open';
  const seesAll = isOwnRecord(actor, row) || isRecordOf(actor, row.studentId) || canDecide(actor, row);
  // Guardians of one child read nothing of each other: no name, no words, no address.
  const isOwn = (by: string | null) => by === actor.userId || by === row.studentUserId;
  const isNamed = seesAll || isOwn(row.askedBy);
  const isEmailed = state === 'sent' && row.recipientEmail !== null && canDecide(actor, row);
  const refusal = isEmailed ? notAgain({ ...row, holdReason }) : null;
  const readsDecline = seesAll || row.declinedAs === 'school' || isOwn(row.declinedBy);
  return {
    requestId: row.requestId,
    state,
    recipientName: row.recipientName,
    recipientEmail:
      isNamed || row.recipientEmail === null ? row.recipientEmail : row.recipientEmail.replace(/^[^@]*/, '…'),
    way: wayOf(row),
    purpose: row.purpose,
    note: isNamed ? row.note : null,
    dueOn: row.dueOn,
    askedAt: row.askedAt,
    consentAt: row.consentAt,
    declinedAs: row.declinedAs,
    declineReason: readsDecline ? row.declineReason : null,
    sentAt: row.sentAt,
    expiresAt: row.isLinkLive ? row.expiresAt : null,
    openings: row.openings,
    lastOpenedAt: row.lastOpenedAt,
    undelivered:
      row.undeliveredAt === null || row.undeliveredWhy === null || !row.hasToken
        ? null
        : { at: row.undeliveredAt, why: row.undeliveredWhy },
    askedByName: isNamed ? row.askedByName : null,
    can: {
      answer: state === 'needs_consent' && canGiveConsent(actor, row),
      withdraw: isWaiting && canTakeBack(actor, row),
      endLink: row.isLinkLive && mayEndLink(actor, row),
      sendAgain: isEmailed && refusal === null,
    },
    notAgain: refusal,
  };
}

const mayEndLink = (actor: Actor, row: Row) => canTakeBack(actor, row) || canDecide(actor, row);

export const ask = os.transcriptRequests.ask.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, requestKey, ...wishes } = input;
    const now = context.clock.now();
    const [student] = await tx.query(findAskedStudent({ studentId, now }));
    if (!student || !canSeeRequests(actor, student)) throw errors.NOT_FOUND();
    const verb = verbOf(actor, student);
    if (!verb) throw errors.FORBIDDEN();
    const { schoolId, isOfAge } = student;
    requireNotClosed(actor, schoolId);
    // Letters go out in their name. Accounts that a school made have no address to confirm.
    if (actor.email !== '') requireConfirmedEmail(actor);
    await tx.query(holdRequests({ studentId }));
    const [known] = await tx.query(findByRequestKey({ schoolId, studentId, requestKey, now }));
    if (known) return { requestId: known.requestId, state: stateOf(known) };
    if (verb === 'ask' && !student.hasGiver) throw errors.NO_GIVER();
    const [open] = await tx.query(countOpen({ studentId }));
    if ((open?.count ?? 0) >= MOST_REQUESTS) throw errors.TOO_MANY();
    const requestId = newId<TranscriptRequestId>();
    const today = context.clock.today(student.timeZone) as CalendarDate;
    await tx.orm.insert(transcriptRequests).values({
      ...wishes,
      schoolId,
      id: requestId,
      studentId,
      askedBy: actor.userId,
      requestKey,
      dueOn: requestDueOn(today),
      ...(verb === 'give'
        ? {
            consentBasis: isOfAge ? ('student' as const) : ('guardian' as const),
            consentBy: actor.userId,
            consentAt: now,
            consentText: RELEASE_TEXT,
            consentLocale: actor.locale,
          }
        : {}),
      createdAt: now,
    });
    noteRequest(context, tx, actor, { schoolId, studentId, requestId }, 'asked', null, wishes);
    if (verb === 'give') await tellOffice(context, tx, actor, student);
    else await tellFamily(context, tx, actor, student, 'transcript_asked');
    return { requestId, state: verb === 'give' ? ('open' as const) : ('needs_consent' as const) };
  }),
);

export const answer = os.transcriptRequests.answer.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { requestId, agrees, reason } = input;
    const found = await held(context, tx, actor, requestId);
    if (!canGiveConsent(actor, found)) throw errors.FORBIDDEN();
    const { schoolId, isOfAge } = found;
    requireNotClosed(actor, schoolId);
    if (stateOf(found) !== 'needs_consent') throw errors.NOT_OPEN();
    const at = context.clock.now();
    if (agrees) {
      const basis = isOfAge ? ('student' as const) : ('guardian' as const);
      const text = RELEASE_TEXT;
      await tx.query(markConsent({ schoolId, requestId, at, basis, text, locale: actor.locale }));
      noteRequest(context, tx, actor, found, 'agreed', null, { basis, text });
      await tellOffice(context, tx, actor, found);
    } else {
      await tx.query(markDeclined({ schoolId, requestId, at, as: 'family', reason }));
      noteRequest(context, tx, actor, found, 'declined', reason);
      await tellFamily(context, tx, actor, found, 'transcript_declined');
    }
    return {};
  }),
);

export const withdraw = os.transcriptRequests.withdraw.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { requestId } = input;
    const found = await held(context, tx, actor, requestId);
    if (!canTakeBack(actor, found)) throw errors.FORBIDDEN();
    const { schoolId } = found;
    const state = stateOf(found);
    if (state !== 'needs_consent' && state !== 'open') throw errors.NOT_OPEN();
    await tx.query(markWithdrawn({ schoolId, requestId, at: context.clock.now() }));
    noteRequest(context, tx, actor, found, 'withdrawn', null);
    return {};
  }),
);

export const endLink = os.transcriptRequests.endLink.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { requestId } = input;
    const found = await held(context, tx, actor, requestId);
    if (!mayEndLink(actor, found)) throw errors.FORBIDDEN();
    if (!found.isLinkLive) throw errors.NOT_OPEN();
    const { schoolId } = found;
    const isFamily = canTakeBack(actor, found);
    await tx.query(
      isFamily
        ? eraseLink({ schoolId, requestId })
        : expireLink({ schoolId, requestId, at: context.clock.now() }),
    );
    noteRequest(context, tx, actor, found, 'link_ended', null, { as: isFamily ? 'family' : 'school' });
    return {};
  }),
);

/** A request, held. @throws ORPCError NOT_FOUND where it isn't theirs to see. */
async function held(
  { services: { clock } }: RequestContext,
  tx: Transaction,
  actor: Actor,
  requestId: TranscriptRequestId,
): Promise<RowOf<typeof lockRequest>> {
  const [found] = await tx.query(lockRequest({ requestId, now: clock.now() }));
  if (!found || !canSeeRequests(actor, found)) throw new ORPCError('NOT_FOUND');
  return found;
}

type Whose = Pick<Student, 'schoolId' | 'studentId' | 'studentUserId'>;

/** Tells the student and those who may consent, but for whoever acted. */
export async function tellFamily(
  { services: { clock } }: RequestContext,
  tx: Transaction,
  actor: Actor,
  { schoolId, studentId, studentUserId }: Whose,
  template: 'transcript_asked' | 'transcript_declined' | 'transcript_sent',
): Promise<void> {
  const guardians = await tx.query(listConsenting({ schoolId, studentId, now: clock.now() }));
  const people = new Set<string>(guardians.map(({ userId }) => userId));
  if (studentUserId) people.add(studentUserId);
  people.delete(actor.userId);
  notify(tx, clock, [...people], {
    schoolId,
    studentId,
    template,
    type: 'account',
    groupKey: `${template}:${studentId}`,
  });
}

/** Tells those who keep the school's records that somebody waits. */
async function tellOffice(
  { services: { clock } }: RequestContext,
  tx: Transaction,
  actor: Actor,
  { schoolId, studentId }: Whose,
): Promise<void> {
  const keepers = await tx.query(listRecordKeepers({ schoolId }));
  const people = keepers.map(({ userId }) => userId).filter((userId) => userId !== actor.userId);
  notify(tx, clock, people, {
    schoolId,
    studentId,
    type: 'account',
    template: 'transcript_wanted',
    groupKey: `transcript_wanted:${schoolId}`,
  });
}
