import { MOST_APPLICANTS } from '@fieldhouse/contract/account-approvals.ts';
import { needsConfirmedEmail } from '@fieldhouse/domain/accounts/roles.ts';
import { os } from '#platform/procedure.ts';
import { canDecide, canDecideOnRole } from './policy.ts';
import {
  countWaiting as countWaitingStatement,
  listDecisions as listDecisionsStatement,
  listOwnRequests as listOwnRequestsStatement,
  listWaiting as listWaitingStatement,
} from './queries.ts';

const DECISIONS_ON_A_PAGE = 50;

export const listWaiting = os.accounts.listWaiting.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listWaitingStatement({ now: context.clock.now() })]);
  const waiting = rows[0]
    .filter((row) => canDecide(actor, row))
    .map((row) => ({
      ...row,
      membershipId: row.membershipId,
      schoolId: row.schoolId,
      can: { decide: true, approve: row.isEmailVerified || !needsConfirmedEmail(row.role) },
    }));
  return { waiting, mostOfAKind: MOST_APPLICANTS, can: { decide: waiting.length > 0 } };
});

export const countWaiting = os.accounts.countWaiting.handler(async ({ context }) => {
  const { actor, rows } = await context.read([countWaitingStatement({ now: context.clock.now() })]);
  const own = rows[0].filter(({ schoolId, role }) => canDecideOnRole(actor, schoolId, role));
  return { waiting: own.reduce((sum, row) => sum + row.waiting, 0) };
});

export const listDecisions = os.accounts.listDecisions.handler(async ({ input: { after }, context }) => {
  const { actor, rows } = await context.read([
    listDecisionsStatement({
      beforeDecidedAt: after?.decidedAt ?? null,
      beforeMembershipId: after?.membershipId ?? null,
      limit: DECISIONS_ON_A_PAGE + 1,
      now: context.clock.now(),
    }),
  ]);
  const decisions = rows[0].filter((row) => canDecideOnRole(actor, row.schoolId, row.role));
  return {
    decisions: decisions.slice(0, DECISIONS_ON_A_PAGE).map(({ isElsewhere, ...row }) => {
      const isOwnToDecide = canDecide(actor, row);
      return {
        ...row,
        membershipId: row.membershipId,
        reason: isOwnToDecide ? row.reason : null,
        can: {
          approve: isOwnToDecide && row.outcome === 'unconfirmed' && !isElsewhere,
          reopen: isOwnToDecide && row.outcome === 'refused' && !isElsewhere,
        },
      };
    }),
    hasMore: decisions.length > DECISIONS_ON_A_PAGE,
  };
});

export const listOwnRequests = os.accounts.listOwnRequests.handler(async ({ context }) => {
  const { rows } = await context.read([listOwnRequestsStatement()]);
  return { requests: rows[0].map((row) => ({ ...row, membershipId: row.membershipId })) };
});
