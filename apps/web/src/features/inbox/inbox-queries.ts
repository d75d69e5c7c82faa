import type { QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

export const questionsQuery = api.grading.inquiries.queryOptions({ input: {} });
export const problemsQuery = api.coursework.reports.queryOptions({ input: {} });
export const incompletesQuery = api.gradebook.incompletes.queryOptions({ input: {} });
export const requestsQuery = api.catalog.listRequests.queryOptions({ input: {} });

/** All that the tabs and their counts show. */
export const loadInbox = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.ensureQueryData(questionsQuery),
    queryClient.ensureQueryData(problemsQuery),
    queryClient.ensureQueryData(requestsQuery),
    queryClient.ensureQueryData(incompletesQuery),
  ]);
