import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  inet,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId } from './columns.ts';

/** Who did what, when and why, in the transaction of the deed. School null: the platform's own matter. Append-only. Written by: platform/audit. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id().primaryKey(),
    schoolId: schoolId(),
    actorUserId: id(),
    actorKind: text({ enum: ['user', 'job', 'operator', 'link'] }).notNull(),
    action: text().notNull(),
    entityType: text().notNull(),
    entityId: id(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
    ipAddress: inet(),
    requestId: text(),
    at: instant().notNull(),
  },
  (t) => [
    index('audit_log_school_idx').on(t.schoolId, t.at.desc()),
    index('audit_log_entity_idx').on(t.entityId),
    index('audit_log_actor_idx').on(t.actorUserId, t.at),
    check('audit_log_actor_kind', sql`${t.actorKind} in ('user', 'job', 'operator', 'link')`),
  ],
);

/** Letters on their way out, or kept readable for the operator. Written by: platform/mail. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id().primaryKey(),
    /** Makes a letter sent once, however often its cause runs. */
    messageKey: text().notNull(),
    toUserId: id(),
    toAddress: text().notNull(),
    locale: text().notNull(),
    template: text().notNull(),
    subject: text().notNull(),
    bodyText: text().notNull(),
    /** Where a mail program ends letters of this kind with one click (RFC 8058); null: they can't be ended. */
    unsubscribeUrl: text(),
    /** `bounced`: there is no such mailbox. */
    state: text({ enum: ['queued', 'sent', 'kept', 'parked', 'bounced'] }).notNull(),
    tries: integer().notNull().default(0),
    /** Tries of which nobody knows whether the letter arrived. */
    unsureTries: integer().notNull().default(0),
    /** Until then a process is sending it. */
    leasedUntil: instant(),
    triedAt: instant(),
    lastError: text(),
    sentAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('mail_outbox_key').on(t.messageKey),
    index('mail_outbox_created_idx').on(t.createdAt.desc()),
    index('mail_outbox_queued_idx').on(t.createdAt).where(sql`${t.state} = 'queued'`),
    check('mail_outbox_state', sql`${t.state} in ('queued', 'sent', 'kept', 'parked', 'bounced')`),
  ],
);

/** Addresses that nothing is sent to, since a letter came back from them. Written by: platform/mail. */
export const mailSuppressions = pgTable('mail_suppressions', {
  /** Keyed hash of the address in small letters. */
  addressHash: text().primaryKey(),
  /** What the mail server said. */
  reason: text().notNull(),
  createdAt: createdAt(),
});

/** One run of an AI task: no names, no texts. Append-only, 13 months. Written by: platform/ai. */
export const aiRuns = pgTable(
  'ai_runs',
  {
    id: id().primaryKey(),
    schoolId: schoolId(),
    task: text().notNull(),
    engine: text({ enum: ['built_in', 'model'] }).notNull(),
    model: text(),
    promptVersion: text().notNull(),
    entity: text(),
    entityId: id(),
    userId: id(),
    state: text({ enum: ['ok', 'failed', 'refused', 'over_budget', 'circuit_open'] }).notNull(),
    inputTokens: integer().notNull().default(0),
    outputTokens: integer().notNull().default(0),
    costMicros: bigint({ mode: 'number' }).notNull().default(0),
    durationMs: integer().notNull(),
    errorCode: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('ai_runs_school_idx').on(t.schoolId, t.task, t.createdAt),
    check('ai_runs_engine', sql`${t.engine} in ('built_in', 'model')`),
    check('ai_runs_state', sql`${t.state} in ('ok', 'failed', 'refused', 'over_budget', 'circuit_open')`),
  ],
);

/** Calls and cost per school and day; reserved before a call, settled after it. Written by: platform/ai. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    schoolId: schoolId().notNull(),
    /** Null: the school's total. */
    userId: id(),
    on: date({ mode: 'string' }).notNull(),
    calls: integer().notNull().default(0),
    costMicros: bigint({ mode: 'number' }).notNull().default(0),
    reservedMicros: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [unique('ai_usage_key').on(t.schoolId, t.userId, t.on).nullsNotDistinct()],
);
