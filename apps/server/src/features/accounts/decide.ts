import { needsConfirmedEmail } from '@fieldhouse/domain/accounts/roles.ts';
import { ORPCError } from '@orpc/server';
import type { Actor } from '#access/actor.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import { notify } from '#platform/notify.ts';
import { os, type RequestContext, requireWritable } from '#platform/procedure.ts';
import { settleReturned } from './consent-state.ts';
import { requireConfirmedEmail } from './own-account.ts';
import { canDecide, canSeeWaiting, isCloseMembership } from './policy.ts';
import {
  decideMemberships,
  lockMemberships,
  type MembershipRow,
  memberEmails,
  refuseLinkRequests,
  reopenMemberships,
} from './queries.ts';

type Verdict = { readonly status: 'active' } | { readonly status: 'ended'; readonly reason: string };

export const approve = os.accounts.approve.handler(({ input, context }) =>
  context.unit((tx, actor) => decide(context, tx, actor, input.membershipIds, { status: 'active' })),
);

export const refuse = os.accounts.refuse.handler(({ input, context }) =>
  context.unit((tx, actor) =>
    decide(context, tx, actor, input.membershipIds, { status: 'ended', reason: input.reason }),
  ),
);

export const reopen = os.accounts.reopen.handler(async ({ input, context, errors }) => {
  await context.unit(async (tx, actor) => {
    const named = await openDecisions(tx, actor, [...new Set(input.membershipIds)]);
    if (named.some(({ endReason, isElsewhere }) => endReason !== 'refused' || isElsewhere))
      throw errors.NOT_REFUSED();
    await tx.query(reopenMemberships({ membershipIds: named.map(({ id }) => id), now: context.clock.now() }));
    for (const membership of named) {
      if (membership.role === 'student') await settleReturned(tx, membership.userId, context.clock.now());
      recordDecision(context, tx, actor, membership, 'membership.reopened', null);
      announce(tx, [membership.userId], { topic: 'membership', id: membership.id });
    }
  });
  return {};
});

/** All of them or none; those that somebody else has decided meanwhile are counted and left as they are. */
async function decide(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  membershipIds: readonly string[],
  verdict: Verdict,
): Promise<{ decided: number; alreadyDecided: number }> {
  const named = await openDecisions(tx, actor, [...new Set(membershipIds)]);
  const open = named.filter(
    (one) =>
      one.status === 'pending' ||
      one.status === 'provisional' ||
      (verdict.status === 'active' && wasUnconfirmed(one) && !one.isElsewhere),
  );
  const people = await tx.query(memberEmails({ userIds: open.map(({ userId }) => userId) }));
  if (verdict.status === 'active') requireConfirmedApplicants(open, people);
  const { clock } = context.services;
  await tx.query(
    decideMemberships({
      membershipIds: open.map(({ id }) => id),
      status: verdict.status,
      decidedBy: actor.userId,
      now: clock.now(),
    }),
  );
  const [action, reason] =
    verdict.status === 'active'
      ? (['membership.approved', null] as const)
      : (['membership.refused', verdict.reason] as const);
  for (const membership of open) {
    recordDecision(context, tx, actor, membership, action, reason);
    if (wasUnconfirmed(membership)) await settleReturned(tx, membership.userId, clock.now());
    if (reason === null || membership.role !== 'parent') continue;
    const { schoolId, userId } = membership;
    await tx.query(refuseLinkRequests({ schoolId, userId, reason, now: clock.now() }));
  }
  await tellPeople(context, tx, open, people, verdict);
  return { decided: open.length, alreadyDecided: named.length - open.length };
}

/** @throws ORPCError APPLICANT_UNCONFIRMED for staff and guardians whose address nobody has shown to be theirs. */
function requireConfirmedApplicants(
  memberships: readonly MembershipRow[],
  people: readonly RowOf<typeof memberEmails>[],
): void {
  const confirmed = new Set(people.filter(({ isVerified }) => isVerified).map(({ userId }) => userId));
  if (memberships.some(({ role, userId }) => needsConfirmedEmail(role) && !confirmed.has(userId)))
    throw new ORPCError('APPLICANT_UNCONFIRMED', { status: 409 });
}

/** A student whose two weeks ran out: the school may confirm them after all. */
const wasUnconfirmed = ({ status, endReason }: MembershipRow): boolean =>
  status === 'ended' && endReason === 'unconfirmed';

/**
 * Loads the memberships and makes sure that this actor may decide on each of them, now. Whoever signed up with the address
 * of somebody else lets nobody into a family's school that its owner would find there.
 */
async function openDecisions(
  tx: Transaction,
  actor: Actor,
  membershipIds: readonly string[],
): Promise<readonly MembershipRow[]> {
  const rows = await tx.query(lockMemberships({ membershipIds }));
  const areAllSeen = rows.length === membershipIds.length;
  if (!areAllSeen || rows.some((row) => !canSeeWaiting(actor, row.schoolId)))
    throw new ORPCError('NOT_FOUND');
  const refused = rows.find((row) => !canDecide(actor, row));
  if (refused) {
    if (isCloseMembership(actor, refused)) {
      throw new ORPCError('FORBIDDEN', { data: { reason: 'too_close' as const } });
    }
    throw new ORPCError('FORBIDDEN');
  }
  requireConfirmedEmail(actor);
  for (const schoolId of new Set(rows.map((row) => row.schoolId))) requireWritable(actor, schoolId);
  return rows;
}

function recordDecision(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  membership: MembershipRow,
  action: 'membership.approved' | 'membership.refused' | 'membership.reopened',
  reason: string | null,
): void {
  recordAudit(tx, context.services.clock, {
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
}

/** By mail, in the app, and to the browsers that are open. */
async function tellPeople(
  context: RequestContext,
  tx: Transaction,
  memberships: readonly MembershipRow[],
  emails: readonly RowOf<typeof memberEmails>[],
  verdict: Verdict,
): Promise<void> {
  const { mailer, clock } = context.services;
  const people = new Map(emails.map((one) => [one.userId, one]));
  for (const { id, userId, schoolId, schoolName, version } of memberships) {
    // A request that was reopened may be decided again, and is told again.
    const key = `membership:${id}:${version}`;
    announce(tx, [userId], { topic: 'membership', id });
    const person = people.get(userId);
    if (!person) continue;
    const to = { userId, address: person.email, locale: person.locale, schoolId };
    if (verdict.status === 'active') {
      const link = mailer.link('/dashboard');
      await mailer.queue(tx, key, to, 'membership-approved', { schoolName, link });
      notify(tx, clock, [userId], {
        schoolId,
        type: 'account',
        template: 'membership_approved',
        groupKey: `membership:${id}`,
      });
    } else {
      const { reason } = verdict;
      await mailer.queue(tx, key, to, 'membership-refused', { schoolName, reason });
    }
  }
}
