import type { CatalogCourse } from '@fieldhouse/contract/catalog.ts';
import { REASON_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnroll } from '#shared/courses/use-enroll.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';

interface RepeatDialogProps {
  readonly course: Pick<CatalogCourse, 'courseId' | 'title'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks why a course is taken again whose grade is posted, and enrolls with the answer. */
export function RepeatDialog({ course, isOpen, onClose }: RepeatDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      isFirm
      onClose={onClose}
      title={t('Retake {{course}}', { course: course.title })}
      description={t(
        'You have a final grade in this course. It stays on your record, and the new attempt starts without any work.',
      )}
    >
      <RepeatForm courseId={course.courseId} onClose={onClose} />
    </Dialog>
  );
}

function RepeatForm({ courseId, onClose }: Pick<CatalogCourse, 'courseId'> & { onClose: () => void }) {
  const { t } = useTranslation();
  const enroll = useEnroll();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason.trim());
    if (!reason.trim()) return;
    // A refusal is told by the hook, and what was typed stays.
    void enroll.mutateAsync({ courseId, reason: reason.trim() }).then(onClose, () => undefined);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Textarea
        mt="md"
        label={t('Why are you taking it again?')}
        description={t('Your school keeps the answer with your enrollment.')}
        rows={3}
        maxLength={REASON_MAX_CHARACTERS}
        value={reason}
        error={isMissing && t('Give a reason.')}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setMissing(false);
        }}
        autoFocus
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={enroll.isPending}>
          {t('Enroll')}
        </Button>
      </DialogActions>
    </form>
  );
}
