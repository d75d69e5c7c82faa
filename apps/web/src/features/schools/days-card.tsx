import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconCalendarOff, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import {
  calendarErrorText,
  type SchoolCalendar,
  useCalendarChanged,
  useSchoolCalendar,
} from './school-calendar.ts';
import classes from './schools.module.css';

type DayKind = SchoolCalendar['days'][number]['kind'];
const KINDS: readonly DayKind[] = ['holiday', 'half', 'event'];

/** Days without school, or not as usual: moving a course's dates goes around holidays. */
export function DaysCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { days, can } = useSchoolCalendar();
  const changed = useCalendarChanged();
  const [fields, setFields] = useState({ from: '', to: '', kind: 'holiday' as DayKind, label: '' });
  const [error, setError] = useState<string | null>(null);
  const mark = useMutation(api.schools.markDays.mutationOptions({ onSuccess: changed }));
  const unmark = useMutation(
    api.schools.unmarkDay.mutationOptions({
      onSuccess: changed,
      onError: (refused) =>
        void toast({ title: t('Error'), message: calendarErrorText(refused, t), tone: 'error' }),
    }),
  );
  const names: Readonly<Record<DayKind, string>> = {
    holiday: t('No school'),
    half: t('Half day'),
    event: t('Special day'),
  };
  const set = (change: Partial<typeof fields>) => {
    setError(null);
    setFields((before) => ({ ...before, ...change }));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { from, kind, label } = fields;
    if (!from) {
      setError(t('Choose the first day.'));
      return;
    }
    mark.mutate(
      { from, to: fields.to || from, kind, label: label.trim() },
      {
        onSuccess: () => setFields({ from: '', to: '', kind, label: '' }),
        onError: (refused) => setError(calendarErrorText(refused, t)),
      },
    );
  };

  return (
    <Card
      title={t('Days off and special days')}
      description={t('When teachers move dates, they skip days without school.')}
    >
      {days.length === 0 ? (
        <EmptyState icon={<IconCalendarOff />} title={t('No days are marked.')} />
      ) : (
        <ul className={classes.days}>
          {days.map((day) => (
            <li key={day.dayId} className={classes.day}>
              <span className={classes.words}>
                <strong>{format.longCalendarDate(day.on)}</strong> {day.label}
              </span>
              <span className={classes.lineEnd}>
                <Badge tone={day.kind === 'holiday' ? 'warning' : 'outline'}>{names[day.kind]}</Badge>
                {can.edit && (
                  <Button
                    variant="subtle"
                    size="sm"
                    aria-label={t('Remove {{day}}', { day: format.longCalendarDate(day.on) })}
                    onClick={() => unmark.mutate({ dayId: day.dayId })}
                  >
                    <IconTrash size={18} />
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {can.edit && (
        <form onSubmit={submit} className={classes.dayForm} noValidate>
          <TextInput
            type="date"
            label={t('From')}
            value={fields.from}
            onChange={(event) => set({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('To')}
            value={fields.to}
            onChange={(event) => set({ to: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('Kind')}
            value={fields.kind}
            data={KINDS.map((kind) => ({ value: kind, label: names[kind] }))}
            onChange={(event) => set({ kind: event.currentTarget.value as DayKind })}
          />
          <TextInput
            label={t('Name, such as Thanksgiving')}
            className={classes.wide ?? ''}
            maxLength={100}
            value={fields.label}
            onChange={(event) => set({ label: event.currentTarget.value })}
          />
          <Button type="submit" variant="default" loading={mark.isPending}>
            {t('Mark the days')}
          </Button>
          {error && (
            <div role="alert" className={classes.whole}>
              <Notice tone="danger">{error}</Notice>
            </div>
          )}
        </form>
      )}
    </Card>
  );
}
