import { Button } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText, tooCloseText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { AccommodationDialog } from './accommodation-dialog.tsx';
import { ExtensionDialog } from './extension-dialog.tsx';
import classes from './records.module.css';
import { type Accommodations, accommodationsQuery } from './records-queries.ts';
import { useRecordChanged } from './use-record-changed.ts';

/** What a student is given more of: in every course, and for single pieces of work. Classmates never see it. */
export function AccommodationsCard({ studentId, name }: { studentId: string; name: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useQuery(accommodationsQuery(studentId));
  const changed = useRecordChanged(studentId);
  const [open, setOpen] = useState<'accommodation' | 'extension' | null>(null);
  const onError = (error: unknown) =>
    void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' });
  const end = useMutation(api.coursework.endAccommodation.mutationOptions({ onSuccess: changed, onError }));
  const endOverride = useMutation(
    api.coursework.endOverride.mutationOptions({ onSuccess: changed, onError }),
  );

  if (query.isPending) return <CardSkeleton lines={3} />;
  if (query.isError) {
    return (
      <ErrorState
        framed
        title={t("Accommodations couldn't be loaded")}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { current, earlier, overrides, timeZone, isTooClose, can } = query.data;
  return (
    <Card
      title={t('Accommodations and extensions')}
      description={t(
        'For this student’s teachers and the people who run the school. Work in extended time is never late.',
      )}
      aside={
        <span className={classes.end}>
          {(can.extend || isTooClose) && (
            <Button variant="default" size="sm" disabled={!can.extend} onClick={() => setOpen('extension')}>
              {t('Extend an assignment')}
            </Button>
          )}
          {(can.accommodate || isTooClose) && (
            <Button
              variant="default"
              size="sm"
              disabled={!can.accommodate}
              onClick={() => setOpen('accommodation')}
            >
              {current ? t('Change') : t('Give extra time')}
            </Button>
          )}
        </span>
      }
    >
      {isTooClose && <p className={classes.about}>{tooCloseText(t)}</p>}
      {!current && overrides.length === 0 && (
        <EmptyState
          icon={<IconClockPlus />}
          title={t('{{name}} has the same dates as everyone.', { name })}
        />
      )}
      {current && (
        <div className={classes.given}>
          <div className={classes.words}>
            <p className={classes.strong}>{givenText(current, t, format.number)}</p>
            {current.note && <p className={classes.note}>{current.note}</p>}
            <p className={classes.about}>
              {current.endsOn
                ? t('From {{from}} to {{to}}', {
                    from: format.calendarDate(current.startsOn),
                    to: format.calendarDate(current.endsOn),
                  })
                : t('Since {{from}}', { from: format.calendarDate(current.startsOn) })}
              {current.byName && ` · ${t('set by {{name}}', { name: current.byName })}`}
            </p>
          </div>
          {can.accommodate && (
            <Button
              variant="subtle"
              size="sm"
              loading={end.isPending}
              onClick={() => end.mutate({ accommodationId: current.accommodationId })}
            >
              {t('End it')}
            </Button>
          )}
        </div>
      )}
      {overrides.map((one) => (
        <div key={one.overrideId} className={classes.given}>
          <div className={classes.words}>
            <p className={classes.strong}>{one.assignmentTitle}</p>
            <p className={classes.about}>
              {[
                one.courseTitle,
                one.dueAt && t('due {{when}}', { when: format.deadline(one.dueAt, timeZone) }),
                one.extraAttempts > 0 && t('{{count}} more attempts', { count: one.extraAttempts }),
                one.reason,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <Button
            variant="subtle"
            size="sm"
            disabled={!can.extend}
            aria-label={t('End the extension for {{title}}', { title: one.assignmentTitle })}
            onClick={() => endOverride.mutate({ overrideId: one.overrideId })}
          >
            {t('End it')}
          </Button>
        </div>
      ))}
      {earlier.length > 0 && (
        <p className={classes.about}>{t('{{count}} earlier accommodations', { count: earlier.length })}</p>
      )}
      {open === 'accommodation' && (
        <AccommodationDialog {...{ studentId, current, timeZone }} onClose={() => setOpen(null)} />
      )}
      {open === 'extension' && <ExtensionDialog studentId={studentId} onClose={() => setOpen(null)} />}
    </Card>
  );
}

type Given = NonNullable<Accommodations['current']>;

function givenText(
  { extraTimeRatio, extraDays }: Given,
  t: ReturnType<typeof useTranslation>['t'],
  number: (value: number) => string,
): string {
  const parts = [
    extraTimeRatio > 1 && t('{{ratio}} times the stated time', { ratio: number(extraTimeRatio) }),
    extraDays > 0 && t('{{count}} more days for every due date', { count: extraDays }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : t('Noted for staff');
}
