import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  inet,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId } from './columns.ts';
import { studentProfiles } from './people.ts';
import { schools } from './schools.ts';

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

/** Who signed what: each row of the audit log, and each redaction of one, chained per school. Append-only. Written by: platform/audit. */
export const auditSeals = pgTable(
  'audit_seals',
  {
    /** The school; zeros for the platform's own matters. */
    chain: id().notNull(),
    /** Counts from 1 within the chain. */
    seq: integer().notNull(),
    auditId: id().notNull(),
    /** `row`: the row as it was written; else what was taken out of it later. */
    kind: text({ enum: ['row', 'content', 'address', 'removed'] }).notNull(),
    /** Digests of who did what when; of before, after and reason; of the address. Null: a redaction. */
    headDigest: text(),
    contentDigest: text(),
    addressDigest: text(),
    /** Hash of the seal before; empty for the first. */
    prevHash: text().notNull(),
    hash: text().notNull(),
    sealedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chain, t.seq] }),
    uniqueIndex('audit_seals_row_key').on(t.auditId).where(sql`${t.kind} = 'row'`),
    index('audit_seals_audit_idx').on(t.auditId),
    check('audit_seals_kind', sql`${t.kind} in ('row', 'content', 'address', 'removed')`),
    check('audit_seals_digests', sql`(${t.kind} = 'row') = (${t.headDigest} is not null)`),
  ],
);

/** What keeps digests of short contents from being guessed; goes with what was redacted. Written by: platform/audit. */
export const auditSalts = pgTable('audit_salts', {
  auditId: id().primaryKey(),
  /** Null: redacted. */
  contentSalt: id(),
  addressSalt: id(),
});

/** Data that a court or an authority wants kept: nothing of it is erased. Written by: operations. */
export const legalHolds = pgTable(
  'legal_holds',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    /** Null: the whole school. */
    studentId: id(),
    reason: text().notNull(),
    createdBy: id().notNull(),
    createdAt: createdAt(),
    /** Null: it holds. */
    releasedAt: instant(),
    releasedBy: id(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'legal_holds_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    // One hold in force per student, and one per school.
    uniqueIndex('legal_holds_in_force_key')
      .on(t.schoolId, sql`coalesce(${t.studentId}, ${t.schoolId})`)
      .where(sql`${t.releasedAt} is null`),
  ],
);

/** What retention removed, or would have removed. Append-only. Written by: platform/retention. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    id: id().primaryKey(),
    /** Counted only. */
    isDryRun: boolean().notNull(),
    /** Rows by table; tables without any aren't named. */
    counts: jsonb().$type<Record<string, number>>().notNull(),
    startedAt: instant().notNull(),
    endedAt: instant().notNull(),
  },
  (t) => [index('retention_runs_ended_idx').on(t.isDryRun, t.endedAt.desc())],
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
    /** How an email greets somebody without an account; null: an account by its given name, anybody else by none. */
    toName: text(),
    /** In whose name it is written, and where answers go; null: the platform's. */
    senderSchoolId: id(),
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
