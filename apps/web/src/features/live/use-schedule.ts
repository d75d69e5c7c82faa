import type { CourseId, LiveSessionId } from '@fieldhouse/contract/ids.ts';
import type { SESSION_MINUTES } from '@fieldhouse/contract/limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { LiveSession } from './live-queries.ts';
import type { choiceOf } from './meeting-choice.tsx';
import type { Overlap } from './overlap-dialog.tsx';
import type { ScheduleDraft } from './schedule-draft.ts';

interface Sending {
  readonly draft: ScheduleDraft & { readonly courseId: CourseId };
  readonly meeting: ReturnType<typeof choiceOf>;
  readonly part: 'this' | 'following';
  readonly isOverlapFine: boolean;
}

/** Sends the form; sent twice it is planned once. Classes at the same time are asked about first. */
export function useSchedule(
  session: LiveSession | null,
  onDone: (planned: LiveSessionId | null) => void | Promise<void>,
) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const key = useRef<string>(crypto.randomUUID());
  const [overlaps, setOverlaps] = useState<readonly Overlap[]>([]);
  const settled = {
    async onSuccess(answer: object) {
      await Promise.all(
        [api.live.key(), api.calendar.key(), api.home.key()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
      setOverlaps([]);
      void toast({ title: session ? t('Session changed') : t('Live session scheduled successfully!') });
      const planned = 'sessionIds' in answer ? (answer.sessionIds as LiveSessionId[])[0] : null;
      await onDone(planned ?? null);
    },
    onError(error: unknown) {
      const code = codeOf(error);
      if (code === 'OVERLAPS') {
        setOverlaps((error as { data: { overlaps: Overlap[] } }).data.overlaps);
        return;
      }
      setOverlaps([]);
      const said =
        code === 'IN_THE_PAST'
          ? t('That time has passed. Choose a later one.')
          : code === 'TOO_MANY'
            ? t('That is more than {{count}} sessions. Choose an earlier last day.', {
                count: (error as { data: { most: number } }).data.most,
              })
            : code === 'STALE'
              ? t('Someone changed this session in the meantime. Open it again.')
              : errorText(error, t);
      void toast({ tone: 'error', title: t('Failed to schedule session'), message: said });
    },
  };
  const schedule = useMutation(api.live.schedule.mutationOptions(settled));
  const update = useMutation(api.live.update.mutationOptions(settled));

  function send({ draft, meeting, part, isOverlapFine }: Sending) {
    const fields = {
      title: draft.title.trim(),
      description: draft.description.trim(),
      durationMinutes: draft.durationMinutes as (typeof SESSION_MINUTES)[number],
      on: draft.on,
      at: draft.at,
      isOverlapFine,
    };
    if (session) {
      const { sessionId, version } = session;
      update.mutate({ ...fields, sessionId, version, part, meeting });
      return;
    }
    schedule.mutate({
      ...fields,
      courseId: draft.courseId,
      repeat: draft.isWeekly
        ? { weekdays: [...draft.weekdays], everyWeeks: draft.everyWeeks, until: draft.until }
        : null,
      meeting: meeting ?? { kind: 'usual' },
      idempotencyKey: key.current,
    });
  }

  return {
    send,
    isPending: schedule.isPending || update.isPending,
    overlaps,
    forgetOverlaps: () => setOverlaps([]),
  };
}
