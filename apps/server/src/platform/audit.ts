import { statement, type Transaction } from '#db/unit.ts';
import type { Clock } from './clock.ts';
import { newId } from './ids.ts';
import type { Sql } from './rows.gen.ts';

export interface AuditEntry {
  /** Null: the platform's own matter. */
  readonly schoolId: string | null;
  readonly actorKind: 'user' | 'job' | 'operator' | 'link';
  readonly actorUserId: string | null;
  /** Thing and past participle: 'grade.recorded'. */
  readonly action: string;
  readonly entityType: string;
  readonly entityId: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string;
  readonly ipAddress?: string | null;
  readonly requestId?: string | null;
}

const insert = statement<
  Sql['insert'],
  {
    auditLogId: string;
    now: string;
    schoolId: string | null;
    actorKind: 'user' | 'job' | 'operator' | 'link';
    actorUserId: string | null;
    action: string;
    entityType: string;
    entityId: string | null;
    before: unknown;
    after: unknown;
    reason: string | null;
    ipAddress: string | null;
    requestId: string | null;
  }
>(`
  insert into audit_log (id, at, school_id, actor_kind, actor_user_id, action, entity_type, entity_id, before, after,
    reason, ip_address, request_id)
  values (:auditLogId, :now, :schoolId, :actorKind, :actorUserId, :action, :entityType, :entityId, :before, :after, :reason, :ipAddress, :requestId)`);

/** Writes who did what, when and why, in the transaction of the deed: nothing is committed without it. */
export function recordAudit(tx: Transaction, clock: Clock, entry: AuditEntry): void {
  tx.send(
    insert({
      auditLogId: newId(),
      now: clock.now(),
      schoolId: entry.schoolId,
      actorKind: entry.actorKind,
      actorUserId: entry.actorUserId,
      action: entry.action,
      entityType: entry.entityType,
      entityId: entry.entityId,
      before: jsonOf(entry.before),
      after: jsonOf(entry.after),
      reason: entry.reason ?? null,
      ipAddress: entry.ipAddress ?? null,
      requestId: entry.requestId ?? null,
    }),
  );
}

const jsonOf = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));
