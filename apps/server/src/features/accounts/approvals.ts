import type { MembershipId } from '@fieldhouse/contract/ids.ts';
import { ORPCError } from '@orpc/server';
import type { Transaction } from '#db/unit.ts';
import { type Actor, isAdminOf } from '#platform/actor.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import type { RequestContext } from '#platform/procedure.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { canDecide, canSeeWaiting } from './policy.ts';
import {
  decideMembership,
  listWaiting as listWaitingStatement,
  lockMembership,
  type MembershipRow,
  memberEmails,
} from './queries.ts';

export const listWaiting = os.accounts.listWaiting.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listWaitingStatement()]);
  const waiting = rows[0]
    .filter((row) => canSeeWaiting(actor, row.schoolId) && row.userId !== actor.userId)
    .map((row) => ({ ...row, membershipId: row.membershipId as MembershipId }));
  return { waiting, can: { decide: actor.memberships.some((m) => isAdminOf(actor, m.schoolId)) } };
});

/** Loads the membership and makes sure that this actor may decide on it, now. */
async function openDecision(tx: Transaction, actor: Actor, membershipId: string): Promise<MembershipRow> {
  const membership = await lockMembership(tx, membershipId);
  if (!membership || !canSeeWaiting(actor, membership.schoolId)) throw new ORPCError('NOT_FOUND');
  if (!canDecide(actor, membership)) throw new ORPCError('FORBIDDEN');
  requireWritable(actor, membership.schoolId);
  if (membership.status !== 'pending' && membership.status !== 'provisional')
    throw new ORPCError('ALREADY_DECIDED');
  return membership;
}

export const approve = os.accounts.approve.handler(async ({ input, context }) => {
  const { services } = context;
  await context.unit(async (tx, actor) => {
    const membership = await openDecision(tx, actor, input.membershipId);
    await decideMembership(tx, membership.id, {
      status: 'active',
      decidedBy: actor.userId,
      at: services.clock.now(),
    });
    await recordDecision(context, tx, actor, membership, 'membership.approved', null);
    await tellPerson(context, tx, actor, membership, null);
  });
  return {};
});

export const refuse = os.accounts.refuse.handler(async ({ input, context }) => {
  const { services } = context;
  await context.unit(async (tx, actor) => {
    const membership = await openDecision(tx, actor, input.membershipId);
    await decideMembership(tx, membership.id, {
      status: 'ended',
      decidedBy: actor.userId,
      at: services.clock.now(),
    });
    await recordDecision(context, tx, actor, membership, 'membership.refused', input.reason);
    await tellPerson(context, tx, actor, membership, input.reason);
  });
  return {};
});

async function recordDecision(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  membership: MembershipRow,
  action: string,
  reason: string | null,
): Promise<void> {
  await recordAudit(tx, context.services.clock, {
    schoolId: membership.schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action,
    entityType: 'membership',
    entityId: membership.id,
    before: { status: membership.status },
    after: { role: membership.role, userId: membership.userId },
    ...(reason === null ? {} : { reason }),
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
  await announce(tx, [membership.userId], { topic: 'membership', id: membership.id });
}

async function tellPerson(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  membership: MembershipRow,
  reason: string | null,
): Promise<void> {
  const { mailer } = context.services;
  const schoolName = actor.memberships.find((m) => m.schoolId === membership.schoolId)?.schoolName ?? '';
  const [person] = await tx.query(memberEmails([membership.userId]));
  if (!person) return;
  const to = { userId: person.userId, address: person.email, locale: person.locale };
  const key = `membership:${membership.id}:${reason === null ? 'approved' : 'refused'}`;
  if (reason === null) {
    await mailer.queue(tx, key, to, 'membership-approved', { schoolName, link: mailer.link('/dashboard') });
  } else {
    await mailer.queue(tx, key, to, 'membership-refused', { schoolName, reason });
  }
}
