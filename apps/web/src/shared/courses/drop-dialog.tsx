import { REASON_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { GuardNotice, worsenedBy } from '#shared/eligibility/guard-notice.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { useRefreshEnrollment } from './use-enroll.ts';

interface DropDialogProps {
  readonly course: Pick<Outputs['catalog']['get'], 'courseId' | 'title' | 'dropUntil'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Where to go from a page that can't be read any more. */
  readonly onDropped?: (() => Promise<void>) | undefined;
}

/** Asks before a student leaves a course: the place may go to somebody else, so there is no way back but the catalog. */
export default function DropDialog({ course, isOpen, onClose, onDropped }: DropDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      isFirm
      onClose={onClose}
      title={t('Drop {{course}}?', { course: course.title })}
      description={t(
        "You'll leave the course and won't be able to open it anymore. Your work is kept. If someone is waiting, they get your spot.",
      )}
    >
      <DropForm course={course} onClose={onClose} onDropped={onDropped} />
    </Dialog>
  );
}

function DropForm({ course, onClose, onDropped }: Omit<DropDialogProps, 'isOpen'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const refresh = useRefreshEnrollment();
  const [reason, setReason] = useState('');
  const drop = useMutation(
    api.catalog.drop.mutationOptions({
      async onSuccess({ courseTitle }) {
        onClose();
        void toast({
          title: t('Course dropped'),
          message: t('You are no longer in {{course}}.', { course: courseTitle }),
        });
        await onDropped?.();
        await refresh();
        rescueFocus();
      },
      async onError(error) {
        if (codeOf(error) === 'NOT_ENROLLED') await refresh();
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    drop.mutate({ courseId: course.courseId, ...(reason.trim() ? { reason: reason.trim() } : {}) });
  };
  const refused = () => {
    switch (codeOf(drop.error)) {
      case 'DROP_CLOSED':
        return t('The last day to drop courses has passed. Ask your counselor to withdraw you.');
      case 'NOT_ENROLLED':
        return t('You are no longer in this course.');
      default:
        return errorText(drop.error, t);
    }
  };
  return (
    <form onSubmit={submit} noValidate>
      <Textarea
        mt="md"
        label={t('Why are you dropping it? (optional)')}
        description={t('Your school keeps the answer with your enrollment.')}
        rows={3}
        maxLength={REASON_MAX_CHARACTERS}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <GuardNotice change={drop} />
      {drop.error && !worsenedBy(drop.error) && (
        <div role="alert">
          <Notice tone="danger">{refused()}</Notice>
        </div>
      )}
      {course.dropUntil && (
        <p>{t('You can drop it yourself until {{day}}.', { day: format.calendarDate(course.dropUntil) })}</p>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Keep the course')}
        </Button>
        <Button type="submit" color="red" loading={drop.isPending}>
          {t('Drop course')}
        </Button>
      </DialogActions>
    </form>
  );
}
