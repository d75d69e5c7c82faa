import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { api, type Outputs } from '#lib/api.ts';

export type AccountSchool = Outputs['studentAccounts']['schools']['schools'][number];
export type Sheet = Outputs['studentAccounts']['create'];
export type StudentAccount = NonNullable<Outputs['studentAccounts']['get']['account']>;

/** The schools whose accounts the reader makes. */
export const schoolsQuery = api.studentAccounts.schools.queryOptions({ input: {} });

/** The account that a school made for a student; null: it made none. */
export const accountQuery = (studentId: string) =>
  api.studentAccounts.get.queryOptions({ input: { studentId: studentId as StudentId } });
