import type { AttemptId } from '@fieldhouse/contract/ids.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#lib/api.ts';
import { deviceStore } from '#lib/device-store.ts';
import { useMe } from '#lib/session.ts';
import { workQuery } from './grading-queries.ts';
import type { PointsGiven } from './grading-state.ts';

/** An unfinished grading, kept on this device while somebody works on it. */
export interface KeptGrading {
  readonly given: PointsGiven;
  readonly comment: string;
  /** Criteria whose proposal was refused; absent in what was kept before that was possible. */
  readonly refused?: readonly string[];
}

const KEEP_MS = 400;

/** What this device kept (null: nothing; undefined: not read yet), and how to keep or drop it. */
export function useKeptGrading(attemptId: string) {
  const { userId } = useMe();
  const key = `grading/${userId}/${attemptId}`;
  const [kept, setKept] = useState<KeptGrading | null | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Typed and not yet written to the device. */
  const unwritten = useRef<KeptGrading | null>(null);

  // Reads the device, which answers later, and follows the page's end.
  useEffect(() => {
    let isGone = false;
    const leave = () => {
      if (unwritten.current) deviceStore.writeAtOnce(key, unwritten.current);
    };
    window.addEventListener('pagehide', leave);
    deviceStore.list(key).then(
      ([record]) => isGone || setKept((record?.value as KeptGrading | undefined) ?? null),
      () => isGone || setKept(null),
    );
    return () => {
      isGone = true;
      window.removeEventListener('pagehide', leave);
    };
  }, [key]);

  return {
    kept,
    keep(grading: KeptGrading) {
      clearTimeout(timer.current);
      unwritten.current = grading;
      timer.current = setTimeout(() => {
        unwritten.current = null;
        void deviceStore.write(key, grading).catch(() => undefined);
      }, KEEP_MS);
    },
    async drop() {
      clearTimeout(timer.current);
      unwritten.current = null;
      await deviceStore.remove(key).catch(() => undefined);
    },
  };
}

/** Undoes a release that waits. */
export function useTakeBack() {
  const queryClient = useQueryClient();
  return useMutation(
    api.grading.takeBack.mutationOptions({
      async onSettled(_answer, _error, { attemptId }) {
        await queryClient.invalidateQueries({ queryKey: api.grading.key() });
        // The page that comes back begins with what the server has now.
        queryClient.removeQueries({ queryKey: workQuery(attemptId).queryKey, type: 'inactive' });
      },
    }),
  );
}

export function useRecordGrade() {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation(
    api.grading.record.mutationOptions({
      async onSuccess() {
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: api.grading.key() }),
          queryClient.invalidateQueries({ queryKey: api.home.key(), refetchType: 'none' }),
        ]);
      },
    }),
  );
  return {
    isPending,
    record: (grade: Omit<Parameters<typeof mutateAsync>[0], 'attemptId'> & { attemptId: string }) =>
      mutateAsync({ ...grade, attemptId: grade.attemptId as AttemptId }),
  };
}
