import { api } from '#lib/api.ts';

/** The person's requests to join a school that wait or came to nothing. */
export const ownRequestsQuery = api.accounts.listOwnRequests.queryOptions({ input: {} });
