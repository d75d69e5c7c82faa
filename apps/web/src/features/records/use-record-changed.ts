import { useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { accommodationsQuery, studentQuery } from './records-queries.ts';

/** What is kept of a student is asked for anew, and what shows dates or figures that follow from it. */
export function useRecordChanged(studentId: string) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: studentQuery(studentId).queryKey }),
      queryClient.invalidateQueries({ queryKey: accommodationsQuery(studentId).queryKey }),
      queryClient.invalidateQueries({ queryKey: api.records.students.key(), refetchType: 'none' }),
    ]);
}
