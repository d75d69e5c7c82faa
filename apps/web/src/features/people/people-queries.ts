import type { MembershipId } from '@fieldhouse/contract/ids.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { api, type Outputs } from '#lib/api.ts';

export type SchoolPerson = Outputs['people']['list']['people'][number];
type Place = Outputs['people']['list']['next'];

export const ROLES = ['student', 'teacher', 'parent', 'school_admin', 'homeschool_parent'] as const;
export const STATUSES = ['active', 'provisional', 'pending', 'suspended', 'ended'] as const;

export interface PeopleFilter {
  readonly search?: string | undefined;
  readonly role?: (typeof ROLES)[number] | undefined;
  readonly status?: (typeof STATUSES)[number] | undefined;
}

/** The people of the school page by page, each from after the last one shown. */
export const peopleQuery = ({ search = '', role, status }: PeopleFilter) => ({
  ...api.people.list.infiniteOptions({
    input: (after: Place) => ({ search, role: role ?? null, status: status ?? null, after }),
    initialPageParam: null as Place,
    getNextPageParam: ({ next }) => next ?? undefined,
  }),
  placeholderData: keepPreviousData,
});

export const historyQuery = (membershipId: MembershipId) =>
  api.people.history.queryOptions({ input: { membershipId } });

export const departureQuery = (membershipId: MembershipId) =>
  api.people.departure.queryOptions({ input: { membershipId } });
