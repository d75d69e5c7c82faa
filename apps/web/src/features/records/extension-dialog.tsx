import type { AssignmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { EXTENSION_MAX_DAYS } from '@fieldhouse/contract/limits.ts';
import { instantOf, type WallTime } from '@fieldhouse/domain/calendar/zoned.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './records.module.css';
import { accommodationsQuery } from './records-queries.ts';
import { useRecordChanged } from './use-record-changed.ts';

/** More time or more attempts for one piece of work. */
export function ExtensionDialog({ studentId, onClose }: { studentId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const works = useQuery(
    api.coursework.extendable.queryOptions({ input: { studentId: studentId as StudentId } }),
  );
  const timeZone = useQuery(accommodationsQuery(studentId)).data?.timeZone ?? format.zone;
  const [fields, setFields] = useState({ assignmentId: '', on: '', at: '23:59', attempts: '0', reason: '' });
  const [error, setError] = useState<string | null>(null);
  const changed = useRecordChanged(studentId);
  const list = works.data?.assignments ?? [];
  const chosen = list.find((one) => one.assignmentId === fields.assignmentId);
  const save = useMutation(
    api.coursework.setOverride.mutationOptions({
      async onSuccess() {
        await changed();
        onClose();
        void toast({ title: t('Extension saved') });
      },
      onError(refused) {
        const code = codeOf(refused);
        if (code === 'NOTHING_GIVEN') setError(t('Give a later due date, or more attempts.'));
        else if (code === 'DUE_WRONG') {
          setError(
            t('The due date has to be later than everyone else’s, by up to {{most}} days.', {
              most: EXTENSION_MAX_DAYS,
            }),
          );
        } else setError(errorText(refused, t));
      },
    }),
  );
  const set = (change: Partial<typeof fields>) => {
    setError(null);
    setFields((before) => ({ ...before, ...change }));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return setError(t('Choose an assignment.'));
    if (!fields.reason.trim()) return setError(t('Give a reason.'));
    save.mutate({
      assignmentId: chosen.assignmentId as AssignmentId,
      studentId: studentId as StudentId,
      dueAt: fields.on
        ? instantOf({ on: fields.on as CalendarDate, at: fields.at as WallTime }, timeZone)
        : null,
      extraAttempts: Math.min(20, Math.max(0, Math.trunc(Number(fields.attempts)) || 0)),
      reason: fields.reason.trim(),
    });
  };

  return (
    <Dialog isOpen isFirm onClose={onClose} title={t('Extend an assignment')}>
      <form onSubmit={submit} className={classes.fields} noValidate>
        <NativeSelect
          label={t('Assignment')}
          description={
            chosen?.dueAt
              ? t('Due for everyone: {{when}}', { when: format.deadline(chosen.dueAt, timeZone) })
              : undefined
          }
          value={fields.assignmentId}
          data={[
            { value: '', label: works.isPending ? t('Loading…') : t('Choose one') },
            ...list.map((one) => ({
              value: one.assignmentId as string,
              label: `${one.courseTitle}: ${one.title}`,
            })),
          ]}
          onChange={(event) => set({ assignmentId: event.currentTarget.value })}
        />
        <div className={classes.pair}>
          <TextInput
            type="date"
            label={t('Due on')}
            value={fields.on}
            onChange={(event) => set({ on: event.currentTarget.value })}
          />
          <TextInput
            type="time"
            label={t('At')}
            description={timeZone.replaceAll('_', ' ')}
            value={fields.at}
            onChange={(event) => set({ at: event.currentTarget.value })}
          />
        </div>
        <TextInput
          label={t('More attempts')}
          inputMode="numeric"
          value={fields.attempts}
          onChange={(event) => set({ attempts: event.currentTarget.value })}
        />
        <TextInput
          label={t('Reason')}
          maxLength={500}
          value={fields.reason}
          onChange={(event) => set({ reason: event.currentTarget.value })}
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
