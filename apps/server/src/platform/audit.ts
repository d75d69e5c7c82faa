import { auditLog } from '#db/tables/platform.ts';
import type { Transaction } from '#db/unit.ts';
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

/** Writes who did what, when and why, in the transaction of the deed. */
export async function recordAudit(tx: Transaction, clock: Clock, entry: AuditEntry): Promise<void> {
  await tx.orm.insert(auditLog).values({ id: newId(), at: clock.now(), ...entry });
}
