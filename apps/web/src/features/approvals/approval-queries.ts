import type { Decision } from '@fieldhouse/contract/account-approvals.ts';
import { api } from '#lib/api.ts';

type Place = Pick<Decision, 'decidedAt' | 'membershipId'> | null;

/** Decisions page by page, each from after the last one shown. */
export const decisionsQuery = api.accounts.listDecisions.infiniteOptions({
  input: (after: Place) => ({ after }),
  initialPageParam: null as Place,
  getNextPageParam({ decisions, hasMore }): Place | undefined {
    const last = decisions.at(-1);
    return hasMore && last ? { decidedAt: last.decidedAt, membershipId: last.membershipId } : undefined;
  },
});
