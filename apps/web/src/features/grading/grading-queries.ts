import type { AssignmentId, AttemptId } from '@fieldhouse/contract/ids.ts';
import { api } from '#lib/api.ts';

/** Also awaited by the routes, before their pages are drawn. */
export const queueQuery = api.grading.queue.queryOptions({ input: {} });

/** Also awaited by the route of the queue. */
export const builtInReleasesQuery = api.grading.builtInReleases.queryOptions({ input: {} });

export const workQuery = (attemptId: string) =>
  api.grading.getWork.queryOptions({ input: { attemptId: attemptId as AttemptId } });

/** Also awaited by the route of the queue. */
export const assignmentsQuery = api.grading.assignments.queryOptions({ input: {} });

/** Others who have work open are no event, so it is asked for again now and then while somebody looks. */
const PEOPLE_EVERY_MS = 30_000;

export const assignmentWorkQuery = (assignmentId: string) =>
  api.grading.assignmentWork.queryOptions({
    input: { assignmentId: assignmentId as AssignmentId },
    refetchInterval: PEOPLE_EVERY_MS,
  });

export type AssignmentWork = Awaited<
  ReturnType<NonNullable<ReturnType<typeof assignmentWorkQuery>['queryFn']>>
>;
export type AssignmentStudent = AssignmentWork['students'][number];

export type QueueLine = Awaited<ReturnType<NonNullable<typeof queueQuery.queryFn>>>['work'][number];
export type Work = Awaited<ReturnType<NonNullable<ReturnType<typeof workQuery>['queryFn']>>>;
export type Criterion = Work['rubric'][number];
export type Proposal = NonNullable<Work['proposal']>;
export type CriterionProposal = Proposal['criteria'][number];

export const qualityQuery = (assignmentId: string) =>
  api.grading.quality.queryOptions({ input: { assignmentId: assignmentId as AssignmentId } });

export type Quality = Awaited<ReturnType<NonNullable<ReturnType<typeof qualityQuery>['queryFn']>>>;
export type Agreement = Quality['decided'];

/** It never changes once it is handed in. */
export const sampleQuery = (attemptId: string) =>
  api.grading.getSample.queryOptions({
    input: { attemptId: attemptId as AttemptId },
    staleTime: Number.POSITIVE_INFINITY,
  });
