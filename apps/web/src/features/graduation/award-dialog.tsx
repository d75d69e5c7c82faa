import { Button, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './graduation.module.css';
import type { Progress } from './graduation-queries.ts';
import { missingParts } from './graduation-words.ts';
import { useGraduationChanged } from './use-graduation-changed.ts';

interface AwardDialogProps {
  readonly progress: Progress;
  readonly onClose: () => void;
}

/** The date of a diploma, and why it is awarded where the requirements aren't met. */
export default function AwardDialog({ progress, onClose }: AwardDialogProps) {
  const { t } = useTranslation();
  const { studentId, name, today, measured, isClassMissing, recordSha256 } = progress;
  const [awardedOn, setAwardedOn] = useState<string>(today);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const changed = useGraduationChanged(studentId);
  const needsReason = measured ? measured.verdict !== 'met' : isClassMissing;
  const award = useMutation(
    api.graduation.award.mutationOptions({
      async onSuccess() {
        await changed();
        onClose();
        void toast({
          title: t('Diploma awarded'),
          message: t('Transcripts print its date from now on.'),
        });
      },
      async onError(error) {
        const code = codeOf(error);
        if (code === 'ALREADY_AWARDED') {
          await changed();
          onClose();
          void toast({
            title: t('The diploma was awarded in the meantime'),
            message: t('The record shows when, and by whom.'),
          });
        } else if (code === 'STALE' || code === 'REASON_REQUIRED') void changed();
      },
    }),
  );
  const failure = () => {
    switch (codeOf(award.error)) {
      case 'ALREADY_AWARDED':
        return null;
      case 'STALE':
      case 'REASON_REQUIRED':
        return t('The record has changed in the meantime. Check it again, then award the diploma.');
      case 'DATE_AHEAD':
        return t('A diploma can’t be awarded before its date.');
      case 'DATES_OUT_OF_ORDER':
        return t('The date is before grade 9 began or after full-time college did.');
      default:
        return award.error ? errorText(award.error, t) : null;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!awardedOn) return setProblem(t('Enter the date of the diploma.'));
    if (awardedOn > today) return setProblem(t('A diploma can’t be awarded before its date.'));
    if (needsReason && !reason.trim()) return setProblem(t('Give a reason.'));
    setProblem(null);
    return award.mutate({ studentId, awardedOn, recordSha256, reason: needsReason ? reason.trim() : null });
  };
  const error = problem ?? failure();
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Award {{name}} the diploma', { name })}
      description={t(
        'Transcripts print its date as the day of graduation, and eligibility goes by it. It is kept with your name.',
      )}
    >
      <form onSubmit={submit} noValidate className={classes.alert}>
        {measured && needsReason && (
          <Notice tone="warning" title={t('The requirements aren’t met')}>
            {measured.verdict === 'on_the_way' ? (
              t('They will be once everything in progress is passed.')
            ) : (
              <ul className={classes.missing}>
                {missingParts(measured, t).map(({ key, text }) => (
                  <li key={key}>{text}</li>
                ))}
              </ul>
            )}
          </Notice>
        )}
        {isClassMissing && (
          <Notice tone="warning">
            {t(
              'The graduation year isn’t entered, so nothing can be measured. Enter it first, or say why the diploma is awarded.',
            )}
          </Notice>
        )}
        {measured === null && !isClassMissing && (
          <Notice tone="info">
            {t('The school requires nothing of this class, so nothing is measured.')}
          </Notice>
        )}
        <TextInput
          mt="md"
          type="date"
          label={t('Date of the diploma')}
          max={today}
          value={awardedOn}
          onChange={(event) => {
            setProblem(null);
            setAwardedOn(event.currentTarget.value);
          }}
        />
        {needsReason && (
          <Textarea
            mt="md"
            label={t('Why it’s awarded anyway')}
            description={t('The family sees it on the record.')}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => {
              setProblem(null);
              setReason(event.currentTarget.value);
            }}
          />
        )}
        {error && (
          <div role="alert" className={classes.alert}>
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={award.isPending}>
            {t('Award the diploma')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
