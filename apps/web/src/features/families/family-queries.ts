import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { useQueryClient } from '@tanstack/react-query';
import { api, type Outputs } from '#lib/api.ts';
import { codeOf } from '#lib/errors.ts';

/** Who follows a student, for those who keep the record. */
export const familyQuery = (studentId: string) =>
  api.families.student.queryOptions({ input: { studentId: studentId as StudentId } });
/** Guardians who wait for the reader's decision. */
export const requestsQuery = api.families.requests.queryOptions({ input: {} });

export type Family = Outputs['families']['student'];
export type StaffLink = Family['links'][number];
export type StaffInvitation = Family['invitations'][number];
export type LinkRequest = Outputs['families']['requests']['requests'][number];

/** Everything that shows families, asked for anew after a change. */
export function useFamiliesChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.families.key() });
}

/** What is on the screen was out of date where the server says so: it is asked for anew behind the dialog. */
export function useRefreshIfStale() {
  const changed = useFamiliesChanged();
  return (error: unknown) => {
    if (codeOf(error) === 'STALE' || codeOf(error) === 'NOT_FOUND') void changed();
  };
}
