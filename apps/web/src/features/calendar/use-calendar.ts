import type { EditableEvent } from '@fieldhouse/contract/calendar.ts';
import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, client } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { saveFile } from '#lib/save-file.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type CalendarEvent, keyOf, type Range, targetOf } from './calendar-queries.ts';

export type Editable = EditableEvent;

/** The event as it is now, where a change was refused because somebody else had changed it. */
export function currentOf(error: unknown): Editable | null {
  if (!(error instanceof ORPCError) || error.code !== 'STALE') return null;
  return (error.data as { current?: Editable } | undefined)?.current ?? null;
}

/** Everything that shows a date is asked for anew. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.calendar.range.key() }),
      queryClient.invalidateQueries({ queryKey: api.home.key() }),
    ]);
}

export interface EventChange {
  readonly event: CalendarEvent;
  readonly title: string;
  readonly startsAt: string;
  readonly version: number;
}

/** Renames or moves an event. The calendar shows it at once, and takes it back where it was refused. */
export function useUpdateEvent() {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ event, ...change }: EventChange) =>
      client.calendar.updateEvent({ ...change, event: targetOf(event) }),
    onMutate: ({ event, title, startsAt }) => {
      const length = Date.parse(event.endsAt) - Date.parse(event.startsAt);
      const endsAt = new Date(Date.parse(startsAt) + length).toISOString();
      queryClient.setQueriesData<Range>({ queryKey: api.calendar.range.key() }, (range) =>
        range
          ? {
              ...range,
              events: range.events
                .map((one) => (keyOf(one) === keyOf(event) ? { ...one, title, startsAt, endsAt } : one))
                .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt)),
            }
          : range,
      );
    },
    onSettled: refresh,
  });
}

/** Saves the calendar as a file. */
export function useExport() {
  const { t } = useTranslation();
  return useMutation(
    api.calendar.export.mutationOptions({
      onSuccess({ fileName, content }) {
        saveFile(fileName, content, 'text/calendar');
        void toast({ title: t('Calendar exported successfully') });
      },
      onError: (error) =>
        void toast({ tone: 'error', title: t('Failed to export calendar'), message: errorText(error, t) }),
    }),
  );
}

export function useAddTestEvent() {
  const { t } = useTranslation();
  const refresh = useRefresh();
  return useMutation(
    api.calendar.addTestEvent.mutationOptions({
      async onSuccess() {
        await refresh();
        void toast({ title: t('Test event added') });
      },
      onError: (error) =>
        void toast(
          codeOf(error) === 'NO_COURSE'
            ? {
                tone: 'error',
                title: t('No Course Found'),
                message: t('You need to create a course first to add test events'),
              }
            : { tone: 'error', title: t('Failed to create test event'), message: errorText(error, t) },
        ),
    }),
  );
}
