import { statement, type Transaction } from '#db/unit.ts';
import type { Clock } from './clock.ts';
import { newId } from './ids.ts';

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

const insert = statement(`
  insert into audit_log (id, at, school_id, actor_kind, actor_user_id, action, entity_type, entity_id, before, after,
    reason, ip_address, request_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`);

/** Writes who did what, when and why, in the transaction of the deed: nothing is committed without it. */
export function recordAudit(tx: Transaction, clock: Clock, entry: AuditEntry): void {
  tx.send(
    insert(
      newId(),
      clock.now(),
      entry.schoolId,
      entry.actorKind,
      entry.actorUserId,
      entry.action,
      entry.entityType,
      entry.entityId,
      jsonOf(entry.before),
      jsonOf(entry.after),
      entry.reason ?? null,
      entry.ipAddress ?? null,
      entry.requestId ?? null,
    ),
  );
}

const jsonOf = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));
