import { type Actor, isWritable } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import { storable } from '#platform/html/storable.ts';
import { newId } from '#platform/ids.ts';
import type { Limit } from '#platform/limiter.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import {
  findReport,
  insertReport,
  listAround,
  listDeciders,
  listReports,
  type ReportRow,
  settleReports,
} from './moderate-queries.ts';
import { canReport, canSeeReport } from './policy.ts';
import { presentPerson, presentReported } from './present.ts';
import { findMessage, listPeople } from './queries.ts';
import { listRecord, recordCsv } from './record.ts';
import { showAll, tellOfReport } from './tell.ts';
import { listMembers, lockConversation, removeMessage } from './write-queries.ts';

/** A person who reports everything reports nothing: 20 in an hour. */
const reportLimit = (userId: string): Limit => ({
  key: `messages:reports:${userId}`,
  wrongTries: 20,
  windowSeconds: 3_600,
});

/** Messages shown on each side of a reported one. */
const AROUND = 25;

export const report = os.messages.report.handler(async ({ input, context, errors }) => {
  const { actor: asker, rows } = await context.read([findMessage({ messageId: input.messageId })]);
  if (!rows[0][0]) throw errors.NOT_FOUND();
  const { limiter } = context.services;
  const limit = reportLimit(asker.userId);
  const retryAfterSeconds = await limiter.waitSeconds([limit]);
  if (retryAfterSeconds > 0) throw errors.TOO_MANY_TRIES({ data: { retryAfterSeconds } });
  await limiter.count([limit], 1);
  return await context.unit(async (tx, actor) => {
    const [known] = await tx.query(findMessage({ messageId: input.messageId }));
    if (!known) throw errors.NOT_FOUND();
    const { schoolId, conversationId, messageId, senderId } = known;
    await tx.query(lockConversation({ conversationId }));
    const [message] = await tx.query(findMessage({ messageId }));
    if (!message) throw errors.NOT_FOUND();
    // Said twice it is one report, and nobody is told again.
    if (message.isReported) return { isReported: true as const };
    if (!canReport(actor, message)) throw errors.FORBIDDEN();
    const note = storable(input.note ?? '') || null;
    const now = context.clock.now();
    await tx.query(
      insertReport({
        schoolId,
        messageReportId: newId(),
        conversationId,
        messageId,
        reason: input.reason,
        note,
        now,
      }),
    );
    const deciders = (await tx.query(listDeciders({ schoolId, author: senderId }))).map(
      ({ userId }) => userId,
    );
    tellOfReport(
      tx,
      context.clock,
      { schoolId, conversationId },
      deciders.filter((userId) => userId !== actor.userId),
    );
    showAll(tx, conversationId, deciders);
    return { isReported: true as const };
  });
});

export const reports = os.messages.reports.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listReports()]);
  return {
    reports: rows[0]
      .filter((row) => canSeeReport(actor, row))
      .map((row) => ({
        reportId: row.reportId,
        conversationId: row.conversationId,
        schoolId: row.schoolId,
        schoolName: row.schoolName,
        reason: row.reason,
        note: row.note,
        reporterName: row.reporterName,
        authorName: row.authorName,
        reportedAt: row.reportedAt,
      })),
  };
});

export const readReported = os.messages.readReported.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [row] = await tx.query(findReport({ messageReportId: input.reportId }));
    if (!row || !canSeeReport(actor, row)) throw errors.NOT_FOUND();
    const { schoolId, conversationId, messageId } = row;
    const people = await tx.query(listPeople({ conversationId }));
    const messages = await tx.query(listAround({ schoolId, conversationId, messageId, manyOn: AROUND }));
    audit(tx, context, actor, row, 'conversation.read', 'report');
    return {
      people: people.map((person) => presentPerson(actor, person)),
      messages: messages.map((message) => presentReported(actor, message)),
      reportedMessageId: messageId,
      can: { decide: row.state === 'open' && isWritable(actor, schoolId) },
    };
  }),
);

export const decideReport = os.messages.decideReport.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [known] = await tx.query(findReport({ messageReportId: input.reportId }));
    if (!known || !canSeeReport(actor, known)) throw errors.NOT_FOUND();
    await tx.query(lockConversation({ conversationId: known.conversationId }));
    const [row] = await tx.query(findReport({ messageReportId: input.reportId }));
    if (!row) throw errors.NOT_FOUND();
    const { schoolId, conversationId, messageId } = row;
    requireWritable(actor, schoolId);
    if (row.state !== 'open') throw errors.NOT_OPEN();
    const reason = storable(input.reason ?? '').trim() || null;
    if (input.decision === 'remove' && !reason) throw errors.REASON_MISSING();
    const now = context.clock.now();
    const state = input.decision === 'remove' ? ('removed' as const) : ('kept' as const);
    if (state === 'removed') await tx.query(removeMessage({ schoolId, messageId, reason, now }));
    await tx.query(settleReports({ schoolId, messageId, state, now }));
    audit(tx, context, actor, row, `message.report_${state}`, reason ?? undefined);
    const members = (await tx.query(listMembers({ conversationId }))).map(({ userId }) => userId);
    const deciders = (await tx.query(listDeciders({ schoolId, author: row.authorId }))).map(
      ({ userId }) => userId,
    );
    showAll(tx, conversationId, [...new Set([...members, ...deciders])]);
    return { state };
  }),
);

export const exportReported = os.messages.exportReported.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [row] = await tx.query(findReport({ messageReportId: input.reportId }));
    if (!row || !canSeeReport(actor, row)) throw errors.NOT_FOUND();
    const found = await tx.query(listRecord({ conversationId: row.conversationId }));
    audit(tx, context, actor, row, 'conversation.exported', 'report');
    return {
      fileName: `reported-conversation-${context.clock.now().slice(0, 10)}.csv`,
      csv: recordCsv(found, { timeZone: actor.timeZone, showRemoved: true }),
    };
  }),
);

interface Deed {
  readonly clock: Clock;
  readonly clientAddress: string;
  readonly requestId: string;
}

/** Who looked at or decided about which conversation, and why. What was written stays out of the log. */
function audit(
  tx: Transaction,
  { clock, clientAddress, requestId }: Deed,
  actor: Actor,
  { schoolId, conversationId, reportId, messageId }: ReportRow,
  action: string,
  reason: string | undefined,
): void {
  recordAudit(tx, clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action,
    entityType: 'conversation',
    entityId: conversationId,
    after: { reportId, messageId },
    ...(reason === undefined ? {} : { reason }),
    ipAddress: clientAddress,
    requestId,
  });
}
