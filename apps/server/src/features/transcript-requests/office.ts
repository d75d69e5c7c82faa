import { randomBytes } from 'node:crypto';
import { DELIVERY_DAYS } from '@fieldhouse/domain/records/transcript-request.ts';
import { printedCode } from '@fieldhouse/domain/records/verify-code.ts';
import { ORPCError } from '@orpc/server';
import { type Actor, isTooClose } from '#access/actor.ts';
import { transcriptHolds } from '#db/tables/transcript-requests.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { sha256 } from '#features/accounts/workflows.ts';
import { recordDisclosure } from '#features/families/workflows.ts';
import { findStanding, holdTranscript } from '#features/transcripts/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, type RequestContext, refusalAbout, requireNotClosed } from '#platform/procedure.ts';
import { tellFamily } from './family.ts';
import { noteRequest } from './note.ts';
import { canDecide, canSeeRequests, schoolsOfQueue } from './policy.ts';
import {
  endHold,
  findAskedStudent,
  listQueue,
  listReturned,
  lockRequest,
  markDeclined,
  markSent,
  renewLink,
} from './queries.ts';
import { notAgain, stateOf } from './state.ts';

type Row = RowOf<typeof lockRequest>;

const MOST_SHOWN = 100;
const DAY_MS = 86_400_000;

export const queue = os.transcriptRequests.queue.handler(async ({ context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolIds = schoolsOfQueue(actor);
    if (schoolIds.length === 0) throw errors.FORBIDDEN();
    const now = context.clock.now();
    const found = await tx.query(listQueue({ schoolIds, now }));
    const returned = await tx.query(listReturned({ schoolIds, now }));
    return {
      requests: found.slice(0, MOST_SHOWN).map((row) => {
        const state = stateOf(row);
        return {
          requestId: row.requestId,
          studentId: row.studentId,
          studentName: row.studentName,
          recipientName: row.recipientName,
          recipientEmail: row.recipientEmail,
          purpose: row.purpose,
          note: row.note,
          dueOn: row.dueOn,
          isOverdue: row.isOverdue,
          askedAt: row.askedAt,
          holdReason: row.holdReason,
          state: state === 'open' ? ('open' as const) : ('needs_consent' as const),
          consentByName: state === 'open' && !isTooClose(actor, row) ? row.consentByName : null,
          isTooClose: isTooClose(actor, row),
          transcripts: row.transcripts.map((one) => ({
            transcriptId: one.transcriptId,
            code: printedCode(one.code),
            issuedAt: new Date(one.issuedAt).toISOString(),
          })),
        };
      }),
      hasMore: found.length > MOST_SHOWN,
      returned: returned.flatMap((row) => {
        const why = notAgain(row);
        // What only a new request of the family mends is theirs.
        const isOver = why === 'NO_CONSENT' || why === 'NOT_CURRENT';
        return isOver ||
          row.recipientEmail === null ||
          row.undeliveredAt === null ||
          row.undeliveredWhy === null
          ? []
          : {
              requestId: row.requestId,
              studentId: row.studentId,
              studentName: row.studentName,
              recipientName: row.recipientName,
              recipientEmail: row.recipientEmail,
              undelivered: { at: row.undeliveredAt, why: row.undeliveredWhy },
              isTooClose: isTooClose(actor, row),
              notAgain: why,
            };
      }),
    };
  }),
);

export const send = os.transcriptRequests.send.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { requestId, transcriptId } = input;
    const found = await heldForOffice(context, tx, actor, requestId);
    const { schoolId, studentId, recipientEmail } = found;
    requireNotClosed(actor, schoolId);
    const state = stateOf(found);
    if (state === 'needs_consent') throw errors.NO_CONSENT();
    if (state !== 'open') throw errors.NOT_OPEN();
    const at = context.clock.now();
    const [student] = await tx.query(findAskedStudent({ studentId, now: at }));
    if (student?.holdReason) throw errors.ON_HOLD();
    await tx.query(holdTranscript({ transcriptId }));
    const [transcript] = await tx.query(findStanding({ transcriptId }));
    if (!transcript || transcript.studentId !== studentId) throw errors.NOT_FOUND();
    if (transcript.status !== 'valid') throw errors.NOT_CURRENT();
    const link = recipientEmail === null ? null : newLink(context);
    await tx.query(
      markSent({
        schoolId,
        requestId,
        at,
        transcriptId,
        tokenHash: link ? sha256(link.token) : null,
        expiresAt: link ? link.expiresAt : null,
      }),
    );
    if (link && recipientEmail !== null) await mailLink(context, tx, found, recipientEmail, link.token);
    noteRequest(context, tx, actor, found, 'sent', null, { transcriptId, byEmail: link !== null });
    await tellFamily(context, tx, actor, found, 'transcript_sent');
    return {};
  }),
);

export const sendAgain = os.transcriptRequests.sendAgain.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { requestId } = input;
    const found = await heldForOffice(context, tx, actor, requestId);
    const { schoolId, studentId, transcriptId } = found;
    const recipientEmail = input.recipientEmail ?? found.recipientEmail;
    const isCorrected = recipientEmail !== found.recipientEmail;
    requireNotClosed(actor, schoolId);
    if (
      stateOf(found) !== 'sent' ||
      found.recipientEmail === null ||
      recipientEmail === null ||
      transcriptId === null
    )
      throw errors.NOT_OPEN();
    // Whom the family named stays the recipient: an address is corrected where nothing arrives at it.
    if (isCorrected && (found.undeliveredAt === null || found.openings > 0)) throw errors.ARRIVED();
    const [student] = await tx.query(findAskedStudent({ studentId, now: context.clock.now() }));
    await tx.query(holdTranscript({ transcriptId }));
    const [transcript] = await tx.query(findStanding({ transcriptId }));
    const isCurrent = transcript?.status === 'valid';
    const refusal = notAgain({ ...found, isCurrent, holdReason: student?.holdReason ?? null });
    if (refusal) throw errors[refusal]();
    const { token, expiresAt } = newLink(context);
    await tx.query(renewLink({ schoolId, requestId, tokenHash: sha256(token), expiresAt, recipientEmail }));
    await mailLink(context, tx, found, recipientEmail, token);
    noteRequest(context, tx, actor, found, 'sent_again', null, {
      transcriptId,
      ...(isCorrected ? { isAddressCorrected: true } : {}),
    });
    await tellFamily(context, tx, actor, found, 'transcript_sent');
    return {};
  }),
);

/** Sends the recipient a link, in the language that the family chose for them, and writes the disclosure down. */
async function mailLink(
  { services: { mailer, clock } }: RequestContext,
  tx: Transaction,
  { schoolId, studentId, studentUserId, studentName, schoolName, recipientName, ...request }: Row,
  address: string,
  token: string,
): Promise<void> {
  const to = {
    userId: null,
    address,
    name: recipientName,
    schoolId,
    locale: request.recipientLocale ?? ('en' as const),
  };
  // Each link has an email of its own: the same key would send nothing again.
  const key = `transcript-delivery:${request.requestId}:${sha256(token).slice(0, 16)}:${studentUserId ?? ''}`;
  await mailer.queue(tx, key, to, 'transcript-delivery', {
    studentName,
    schoolName,
    days: DELIVERY_DAYS,
    link: mailer.link(`/transcript-delivery/${token}`),
  });
  recordDisclosure(tx, clock, {
    schoolId,
    studentId,
    what: 'transcript',
    purpose: 'transcript_request',
    legalBasis: 'consent',
    to: { recipient: recipientName, shareId: null },
  });
}

const newLink = ({ services: { clock } }: RequestContext) => ({
  token: randomBytes(24).toString('base64url'),
  expiresAt: new Date(clock.millis() + DELIVERY_DAYS * DAY_MS).toISOString(),
});

export const decline = os.transcriptRequests.decline.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { requestId, reason } = input;
    const found = await heldForOffice(context, tx, actor, requestId);
    const { schoolId } = found;
    const state = stateOf(found);
    if (state !== 'open' && state !== 'needs_consent') throw errors.NOT_OPEN();
    await tx.query(markDeclined({ schoolId, requestId, at: context.clock.now(), as: 'school', reason }));
    noteRequest(context, tx, actor, found, 'declined', reason);
    await tellFamily(context, tx, actor, found, 'transcript_declined');
    return {};
  }),
);

export const setHold = os.transcriptRequests.setHold.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, isHeld, reason } = input;
    const at = context.clock.now();
    const [student] = await tx.query(findAskedStudent({ studentId, now: at }));
    if (!student || !canSeeRequests(actor, student)) throw errors.NOT_FOUND();
    if (!canDecide(actor, student)) throw refusalAbout(actor, student);
    const { schoolId } = student;
    requireNotClosed(actor, schoolId);
    if (isHeld) {
      const setBy = actor.userId;
      // Of two at once the second finds that it stands already.
      const set = await tx.orm
        .insert(transcriptHolds)
        .values({ schoolId, id: newId(), studentId, reason, setBy, setAt: at })
        .onConflictDoNothing()
        .returning({ id: transcriptHolds.id });
      if (set.length === 0) throw errors.NOT_CURRENT();
    } else {
      const ended = await tx.query(endHold({ schoolId, studentId, reason, at }));
      if (ended.length === 0) throw errors.NOT_CURRENT();
    }
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: isHeld ? 'transcript_hold.set' : 'transcript_hold.ended',
      entityType: 'student_profile',
      entityId: studentId,
      reason,
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return {};
  }),
);

/** A request, held, that the actor may decide. @throws ORPCError NOT_FOUND or FORBIDDEN */
async function heldForOffice(
  { services: { clock } }: RequestContext,
  tx: Transaction,
  actor: Actor,
  requestId: Row['requestId'],
): Promise<Row> {
  const [found] = await tx.query(lockRequest({ requestId, now: clock.now() }));
  if (!found || !canSeeRequests(actor, found)) throw new ORPCError('NOT_FOUND');
  if (!canDecide(actor, found)) throw refusalAbout(actor, found);
  return found;
}
