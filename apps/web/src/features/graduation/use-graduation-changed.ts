import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { progressQuery } from './graduation-queries.ts';

/** A diploma was awarded or withdrawn: what shows it or its date is asked for anew. */
export function useGraduationChanged(studentId: StudentId) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: progressQuery(studentId).queryKey }),
      queryClient.invalidateQueries({ queryKey: api.transcripts.key() }),
      queryClient.invalidateQueries({ queryKey: api.home.key() }),
      queryClient.invalidateQueries({ queryKey: api.eligibility.ledger.key(), refetchType: 'none' }),
    ]);
}
