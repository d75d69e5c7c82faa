import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type Outputs } from '#lib/api.ts';

export const ownCorrectionsQuery = api.corrections.mine.queryOptions({ input: {} });
export const staffCorrectionsQuery = (studentId: string | null) =>
  api.corrections.list.queryOptions({ input: { studentId: studentId as StudentId | null } });

/** As both sides read it. */
export type Correction = Omit<
  Outputs['corrections']['mine']['students'][number]['corrections'][number],
  'can'
>;

/** What both sides read, asked for anew after a change. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.corrections.key() });
}

export const useAsk = (onDone: () => void) => {
  const refresh = useRefresh();
  return useMutation(
    api.corrections.ask.mutationOptions({
      onSuccess: async () => {
        await refresh();
        onDone();
      },
    }),
  );
};
export const useWithdraw = () => {
  const refresh = useRefresh();
  return useMutation(api.corrections.withdraw.mutationOptions({ onSuccess: refresh }));
};
export const useObject = (onDone: () => void) => {
  const refresh = useRefresh();
  return useMutation(
    api.corrections.object.mutationOptions({
      onSuccess: async () => {
        await refresh();
        onDone();
      },
    }),
  );
};
export const useAnswer = (onDone: () => void) => {
  const refresh = useRefresh();
  return useMutation(
    api.corrections.answer.mutationOptions({
      onSuccess: async () => {
        await refresh();
        onDone();
      },
    }),
  );
};
export const useRecordHearing = (onDone: () => void) => {
  const refresh = useRefresh();
  return useMutation(
    api.corrections.recordHearing.mutationOptions({
      onSuccess: async () => {
        await refresh();
        onDone();
      },
    }),
  );
};
