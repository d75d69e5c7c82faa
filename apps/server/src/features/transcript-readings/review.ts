import type { ReadingEntry } from '@fieldhouse/contract/transcript-readings.ts';
import { ORPCError } from '@orpc/server';
import type { Actor } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { type RequestContext, requireWritable } from '#platform/procedure.ts';
import { canEdit, canRead } from './policy.ts';
import { findReading, lockReading, setReview, type WholeReading } from './queries.ts';

type Named = { readonly readingId: WholeReading['readingId'] };

/** A reading that the actor may review now. @throws ORPCError NOT_FOUND, FORBIDDEN or SCHOOL_READ_ONLY */
export async function findOpen(tx: Transaction, actor: Actor, { readingId }: Named) {
  const [reading] = await tx.query(findReading({ readingId }));
  return requireOpen(actor, reading);
}

/** The same, held. */
export async function lockOpen(tx: Transaction, actor: Actor, { readingId }: Named) {
  const [reading] = await tx.query(lockReading({ readingId }));
  return requireOpen(actor, reading);
}

function requireOpen(actor: Actor, reading: WholeReading | undefined): WholeReading {
  if (!reading || !canRead(actor, reading)) throw new ORPCError('NOT_FOUND', { status: 404 });
  requireWritable(actor, reading.schoolId);
  if (!canEdit(actor, reading)) throw new ORPCError('FORBIDDEN', { status: 403 });
  return reading;
}

interface Review {
  readonly schoolName: string;
  readonly entries: readonly ReadingEntry[];
}

/** Keeps what somebody reviewed; a row stands on a line of the document. */
export async function keepReview(
  tx: Transaction,
  { schoolId, readingId, lines }: WholeReading,
  { schoolName, entries }: Review,
  now: string,
): Promise<void> {
  const standing = entries.filter(({ line }) => line <= lines.length);
  await tx.query(setReview({ schoolId, readingId, schoolName, entries: JSON.stringify(standing), now }));
}

export function auditReading(
  tx: Transaction,
  context: RequestContext,
  actor: Actor,
  { schoolId, readingId, studentId }: WholeReading,
  deed: string,
  more: { readonly after?: object; readonly reason?: string } = {},
): void {
  recordAudit(tx, context.services.clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action: `transcript_reading.${deed}`,
    entityType: 'transcript_reading',
    entityId: readingId,
    after: { studentId, ...more.after },
    ...(more.reason ? { reason: more.reason } : {}),
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}
