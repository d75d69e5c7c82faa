import type { DivisionLedger, LedgerRow, NaiaLedger } from '@fieldhouse/contract/eligibility-ledger.ts';
import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { api } from '#lib/api.ts';

/** Also awaited by the route. Without a student: one's own, or the first child's. */
export const ledgerQuery = (student: string | undefined) =>
  api.eligibility.ledger.queryOptions({ input: student ? { studentId: student as StudentId } : {} });

export const historyQuery = (studentId: StudentId) =>
  api.eligibility.history.queryOptions({ input: { studentId } });

/** Changes that need an acknowledgement, and what became of earlier ones. */
export const guardsQuery = (studentId: StudentId) =>
  api.eligibility.guards.queryOptions({ input: { studentId } });

/** With whom a ledger is or was shared. */
export const sharesQuery = (studentId: StudentId) =>
  api.eligibility.shares.queryOptions({ input: { studentId } });
/** What-ifs about a student that the reader may see. */
export const scenariosQuery = (studentId: StudentId) =>
  api.eligibility.scenarios.queryOptions({ input: { studentId } });

type Answer<Query extends (...args: never[]) => { queryFn?: unknown }> = Awaited<
  ReturnType<Extract<ReturnType<Query>['queryFn'], (...args: never[]) => unknown>>
>;
export type Guard = Answer<typeof guardsQuery>['guards'][number];
export type Share = Answer<typeof sharesQuery>['shares'][number];
export type SavedScenario = Answer<typeof scenariosQuery>['scenarios'][number];
export type Ledger = Answer<typeof ledgerQuery>;
export type BodyLedger = DivisionLedger | NaiaLedger;
export type { DivisionLedger, LedgerRow, NaiaLedger };
