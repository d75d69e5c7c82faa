import { instantOf, type WallTime, wallClock } from '@fieldhouse/domain/calendar/zoned.ts';
import { type CalendarDate, isCalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { type FieldErrors, focusFirstError, hasErrors } from '#lib/forms.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { CalendarEvent } from './calendar-queries.ts';
import classes from './dialogs.module.css';
import { currentOf, type Editable, useUpdateEvent } from './use-calendar.ts';

const TITLE_MAX = 300;

export interface Edit {
  readonly event: CalendarEvent;
  /** When it is meant to be, where it was dragged there. */
  readonly startsAt?: string;
  /** The event as somebody else has left it meanwhile. */
  readonly conflict?: Editable;
}

interface EditDialogProps {
  readonly edit: Edit | null;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Title, date and time of an event, for those who may change it. */
export function EditDialog({ edit, timeZone, onClose }: EditDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={edit !== null}
      isFirm
      onClose={onClose}
      title={t('Edit Event')}
      description={edit?.event.courseTitle}
    >
      {edit && <EditForm {...edit} timeZone={timeZone} onClose={onClose} />}
    </Dialog>
  );
}

function EditForm({
  event,
  startsAt,
  conflict: earlier,
  timeZone,
  onClose,
}: Edit & Omit<EditDialogProps, 'edit'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const update = useUpdateEvent();
  const [title, setTitle] = useState(event.title);
  const [when, setWhen] = useState<{ on: string; at: string }>(
    wallClock(startsAt ?? event.startsAt, timeZone),
  );
  const [conflict, setConflict] = useState<Editable | null>(earlier ?? null);
  const [errors, setErrors] = useState<FieldErrors<'title' | 'date' | 'time'>>({});

  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const found = {
      title: title.trim() ? undefined : t('Enter a title.'),
      date:
        isCalendarDate(when.on) && when.on >= '2000' && when.on < '2059-12-31'
          ? undefined
          : t('Enter a date from 2000 to 2059.'),
      time: /^\d\d:\d\d$/.test(when.at) ? undefined : t('Enter a time.'),
    };
    setErrors(found);
    if (hasErrors(found)) return focusFirstError(submitted.currentTarget, found);
    update.mutate(
      {
        event,
        title: title.trim(),
        startsAt: instantOf({ on: when.on as CalendarDate, at: when.at as WallTime }, timeZone),
        version: conflict?.version ?? event.version,
      },
      {
        onSuccess() {
          void toast({ title: t('Event updated successfully') });
          onClose();
        },
        onError(error) {
          const current = currentOf(error);
          if (current) setConflict(current);
          else
            void toast({ tone: 'error', title: t('Failed to update event'), message: errorText(error, t) });
        },
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" mt="md">
        {conflict && (
          <div role="alert">
            <Notice tone="warning" title={t('Someone changed this event in the meantime')}>
              {t('It\'s now "{{title}}" on {{when}}. Save again to replace it with yours.', {
                title: conflict.title,
                when: format.deadline(conflict.startsAt, timeZone),
              })}
            </Notice>
          </div>
        )}
        <TextInput
          label={t('Title')}
          name="title"
          value={title}
          maxLength={TITLE_MAX}
          error={errors.title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <div className={classes.pair}>
          <TextInput
            label={t('Date')}
            name="date"
            type="date"
            value={when.on}
            error={errors.date}
            onChange={({ currentTarget }) => setWhen({ ...when, on: currentTarget.value })}
          />
          <TextInput
            label={t('Time')}
            name="time"
            type="time"
            value={when.at}
            error={errors.time}
            onChange={({ currentTarget }) => setWhen({ ...when, at: currentTarget.value })}
          />
        </div>
        <p className={classes.note}>
          {t('Times are {{zone}}.', { zone: format.zoneName(event.startsAt, timeZone) })}{' '}
          {event.kind === 'assignment' &&
            t(
              'Students are notified of a new due date. Work that was already submitted keeps the one it had.',
            )}
        </p>
        {event.kind === 'assignment' && (
          <TextLink to="/assignment/$assignmentId" params={{ assignmentId: event.assignmentId }}>
            {t('Open the assignment')}
          </TextLink>
        )}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={update.isPending}>
          {conflict ? t('Save mine') : t('Save')}
        </Button>
      </DialogActions>
    </form>
  );
}
