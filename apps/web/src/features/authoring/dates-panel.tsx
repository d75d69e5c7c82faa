import { SHIFT_MAX_DAYS } from '@fieldhouse/contract/limits.ts';
import { Button, Checkbox, Table, TextInput } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import type { AuthoredCourse } from './authoring-queries.ts';
import classes from './dates-panel.module.css';
import { useRefreshCourses } from './use-authoring.ts';

/** Moves all dates of a course at once: shown first, and taken back if need be. */
export function DatesPanel({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [typed, setTyped] = useState('7');
  const [skipDaysOff, setSkip] = useState(true);
  const [onlyFuture, setOnlyFuture] = useState(true);
  const undo = useUndoShift();
  const days = Number(typed.trim());
  const isDays = typed.trim() !== '' && Number.isInteger(days) && Math.abs(days) <= SHIFT_MAX_DAYS;
  const wish = { courseId: course.courseId, days, skipDaysOff, onlyFuture };
  return (
    <Sections>
      {course.lastShift && course.can.edit && (
        <Notice title={t('Dates were moved by {{count}} days', { count: course.lastShift.days })}>
          <Button
            mt="xs"
            size="sm"
            variant="default"
            loading={undo.isPending}
            onClick={() => course.lastShift && undo.mutate({ shiftId: course.lastShift.shiftId })}
          >
            {t('Undo the move')}
          </Button>
        </Notice>
      )}
      <Card
        title={t('Move all dates')}
        description={t(
          'Due dates and live classes move together, keeping the same time of day in {{zone}}.',
          {
            zone: zoneName(course.timeZone, format.locale),
          },
        )}
      >
        <div className={classes.form}>
          <TextInput
            label={t('Days')}
            description={t('Use a negative number to move dates earlier.')}
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={
              isDays
                ? undefined
                : t('Enter a whole number of up to {{count}} days.', { count: SHIFT_MAX_DAYS })
            }
          />
          <Checkbox
            label={t('Skip weekends and school holidays')}
            checked={skipDaysOff}
            onChange={(event) => setSkip(event.currentTarget.checked)}
          />
          <Checkbox
            label={t('Leave past dates as they are')}
            checked={onlyFuture}
            onChange={(event) => setOnlyFuture(event.currentTarget.checked)}
          />
        </div>
        {isDays && days !== 0 && <Preview wish={wish} course={course} />}
      </Card>
    </Sections>
  );
}

/** "Eastern Time": the school's zone, whichever one the reader chose for themselves. */
const zoneName = (timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

type Wish = Parameters<typeof api.authoring.previewShift.queryOptions>[0]['input'];

function Preview({ wish, course }: { wish: Extract<Wish, object>; course: AuthoredCourse }) {
  const { t } = useTranslation();
  const format = useFormat();
  const refresh = useRefreshCourses();
  const undo = useUndoShift();
  const preview = useQuery({
    ...api.authoring.previewShift.queryOptions({ input: wish }),
    placeholderData: keepPreviousData,
  });
  const shift = useMutation(
    api.authoring.shiftDates.mutationOptions({
      async onSuccess({ shiftId, movedCount }) {
        void toast({
          title: t('{{count}} dates moved', { count: movedCount }),
          action: { label: t('Undo'), onClick: () => undo.mutate({ shiftId }) },
        });
        await refresh();
        rescueFocus();
      },
      onError: (error) =>
        void toast({ title: t("The dates couldn't be moved"), message: errorText(error, t), tone: 'error' }),
    }),
  );
  if (preview.isPending) return <RowsSkeleton rows={3} />;
  if (preview.isError) return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />;
  const { moved, timeZone } = preview.data;
  if (moved.length === 0) return <p className={classes.none}>{t('No dates would move.')}</p>;
  return (
    <>
      <Table.ScrollContainer minWidth={0} className={classes.scroller}>
        <Table aria-label={t('What would move')} className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('What')}</Table.Th>
              <Table.Th>{t('Now')}</Table.Th>
              <Table.Th>{t('Then')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {moved.map(({ entityId, entity, title, before, after, skipsDay }) => (
              <Table.Tr key={entityId}>
                <Table.Th scope="row">
                  {title}
                  <span className={classes.kind}>
                    {entity === 'session' ? t('Live class') : t('Assignment')}
                  </span>
                </Table.Th>
                <Table.Td data-label={t('Now')}>{format.deadline(before, timeZone)}</Table.Td>
                <Table.Td data-label={t('Then')}>
                  <span className={classes.after}>
                    {format.shortDay(after, timeZone)}, {format.time(after, timeZone)}
                  </span>
                  {skipsDay && (
                    <span className={classes.kind}>
                      <IconCalendarOff size={14} aria-hidden="true" /> {t('moved past a day off')}
                    </span>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {course.can.edit && (
        <Button
          mt="md"
          loading={shift.isPending}
          disabled={preview.isPlaceholderData}
          onClick={() => shift.mutate(wish)}
        >
          {t('Move {{count}} dates', { count: moved.length })}
        </Button>
      )}
    </>
  );
}

function useUndoShift() {
  const { t } = useTranslation();
  const refresh = useRefreshCourses();
  return useMutation(
    api.authoring.undoShift.mutationOptions({
      async onSuccess({ restoredCount, keptCount }) {
        void toast({
          title: t('{{count}} dates are back', { count: restoredCount }),
          message:
            keptCount > 0
              ? t('{{count}} have changed since and stay as they are.', { count: keptCount })
              : undefined,
          tone: 'info',
        });
        await refresh();
        rescueFocus();
      },
      async onError(error) {
        void toast({
          title: t("The dates couldn't be moved"),
          message:
            codeOf(error) === 'NOTHING_TO_UNDO'
              ? t('This move was already undone, or another one came after it.')
              : errorText(error, t),
          tone: 'error',
        });
        await refresh();
      },
    }),
  );
}
