import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { EXTENSION_MAX_DAYS } from '@fieldhouse/contract/limits.ts';
import { dateIn } from '@fieldhouse/domain/calendar/zoned.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './records.module.css';
import type { Accommodations } from './records-queries.ts';
import { useRecordChanged } from './use-record-changed.ts';

interface AccommodationDialogProps {
  readonly studentId: string;
  readonly current: Accommodations['current'];
  /** The school's: its days are what the dates mean. */
  readonly timeZone: string;
  readonly onClose: () => void;
}

const RATIOS = [1, 1.25, 1.5, 2, 3];

/** More time in every course, from one day on. */
export function AccommodationDialog({ studentId, current, timeZone, onClose }: AccommodationDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [fields, setFields] = useState({
    ratio: String(current?.extraTimeRatio ?? 1.5),
    days: String(current?.extraDays ?? 0),
    note: current?.note ?? '',
    startsOn: current?.startsOn ?? dateIn(new Date().toISOString(), timeZone),
    endsOn: current?.endsOn ?? '',
  });
  const [error, setError] = useState<string | null>(null);
  const changed = useRecordChanged(studentId);
  const save = useMutation(
    api.coursework.setAccommodation.mutationOptions({
      async onSuccess() {
        await changed();
        onClose();
        void toast({
          title: t('Extra time saved'),
          message: t('All of the student’s due dates are updated.'),
        });
      },
      onError(refused) {
        const code = codeOf(refused);
        if (code === 'NOTHING_GIVEN') setError(t('Give more time, more days, or a note.'));
        else if (code === 'DATES_WRONG')
          setError(t('The last day comes before the first. Change one of the two.'));
        else setError(errorText(refused, t));
      },
    }),
  );
  const set = (change: Partial<typeof fields>) => {
    setError(null);
    setFields((before) => ({ ...before, ...change }));
  };
  const ratios = [...new Set([...RATIOS, Number(fields.ratio)])].sort((a, b) => a - b);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const extraDays = Number(fields.days);
    if (!Number.isInteger(extraDays) || extraDays < 0 || extraDays > EXTENSION_MAX_DAYS) {
      setError(t('Days: a whole number from 0 to {{most}}.', { most: EXTENSION_MAX_DAYS }));
      return;
    }
    save.mutate({
      studentId: studentId as StudentId,
      extraTimeRatio: Number(fields.ratio),
      extraDays,
      note: fields.note.trim(),
      startsOn: fields.startsOn,
      endsOn: fields.endsOn || null,
    });
  };

  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Extra time in every course')}
      description={t(
        'Seen by the student’s teachers and the people who run the school, never by classmates.',
      )}
    >
      <form onSubmit={submit} className={classes.fields} noValidate>
        <NativeSelect
          label={t('Time for timed work')}
          value={fields.ratio}
          data={ratios.map((ratio) => ({
            value: String(ratio),
            label:
              ratio === 1
                ? t('Same as everyone')
                : t('{{ratio}} times as long', { ratio: format.number(ratio) }),
          }))}
          onChange={(event) => set({ ratio: event.currentTarget.value })}
        />
        <TextInput
          label={t('More days for every due date')}
          inputMode="numeric"
          value={fields.days}
          onChange={(event) => set({ days: event.currentTarget.value })}
        />
        <div className={classes.pair}>
          <TextInput
            type="date"
            label={t('First day')}
            value={fields.startsOn}
            onChange={(event) => set({ startsOn: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('Last day')}
            description={t('Blank: until it is ended')}
            value={fields.endsOn}
            onChange={(event) => set({ endsOn: event.currentTarget.value })}
          />
        </div>
        <Textarea
          label={t('Note for staff')}
          description={t('How work is given to the student, such as "directions read aloud".')}
          rows={3}
          maxLength={1000}
          value={fields.note}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
        {error && (
          <div role="alert">
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
