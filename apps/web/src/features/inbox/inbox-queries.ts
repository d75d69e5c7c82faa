import { api } from '#lib/api.ts';

export const questionsQuery = api.grading.inquiries.queryOptions({ input: {} });
export const problemsQuery = api.coursework.reports.queryOptions({ input: {} });
export const incompletesQuery = api.gradebook.incompletes.queryOptions({ input: {} });
export const requestsQuery = api.catalog.listRequests.queryOptions({ input: {} });
