import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { type Reading, useReadingsChanged } from './reading-queries.ts';
import classes from './readings.module.css';
import { type Review, sentOf } from './use-review.ts';

interface ReadingActionsProps {
  readonly reading: Reading;
  readonly review: Review;
  /** Rows that lack an answer. */
  readonly openCount: number;
  readonly takenCount: number;
  readonly isUnpicked: boolean;
  /** What was reviewed is sent: the device needs to keep nothing of it. */
  readonly onDone: () => void;
}

/** What may be done with a reading now, and why not, where it may not. */
export function ReadingActions({
  reading,
  review,
  openCount,
  takenCount,
  isUnpicked,
  onDone,
}: ReadingActionsProps) {
  const { t } = useTranslation();
  const changed = useReadingsChanged();
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'reject' | 'withdraw' | 'delete' | null>(null);
  const close = () => setAsks(null);
  const { readingId, version, can } = reading;
  const onError = async (error: unknown) => {
    if (codeOf(error) === 'STALE') await changed();
  };
  const done = async () => {
    onDone();
    close();
    await changed();
  };
  const submit = useMutation(
    api.transcriptReadings.submit.mutationOptions({
      async onSuccess() {
        await done();
        void toast({ title: t('Transcript submitted'), message: t('A registrar at the school decides.') });
      },
      onError,
    }),
  );
  const approve = useMutation(
    api.transcriptReadings.approve.mutationOptions({
      async onSuccess({ creditCount }) {
        await done();
        void toast({
          title: t('Approved'),
          message: t('{{count}} courses are on the record now.', { count: creditCount }),
        });
      },
      onError,
    }),
  );
  const reject = useMutation(api.transcriptReadings.reject.mutationOptions({ onSuccess: done, onError }));
  const withdraw = useMutation(
    api.transcriptReadings.withdraw.mutationOptions({
      async onSuccess() {
        onDone();
        await navigate({ to: '/transcript-parser', search: { student: reading.studentId } });
        await changed();
      },
    }),
  );
  const deleteOriginal = useMutation(
    api.transcriptReadings.deleteOriginal.mutationOptions({ onSuccess: done }),
  );

  const why = isUnpicked
    ? t('Choose first whose record it is.')
    : takenCount === 0
      ? t('No rows are selected.')
      : review.schoolName.trim() === ''
        ? t('Name the school that issued it.')
        : openCount > 0
          ? t('{{count}} rows need a decision first.', { count: openCount })
          : null;
  const input = { readingId, version, ...sentOf(review) };
  const failed = submit.error ?? approve.error;
  if (!can.submit && !can.decide && !can.withdraw && !can.deleteOriginal) return null;
  return (
    <div className={classes.foot}>
      {failed && (
        <div role="alert">
          <Notice tone="danger">{actionError(failed, t)}</Notice>
        </div>
      )}
      <div className={classes.footRow}>
        <span className={classes.start}>
          {can.withdraw && (
            <Button variant="subtle" color="red" onClick={() => setAsks('withdraw')}>
              {t('Discard')}
            </Button>
          )}
          {can.deleteOriginal && (
            <Button variant="subtle" color="red" onClick={() => setAsks('delete')}>
              {t('Delete the document')}
            </Button>
          )}
        </span>
        {(can.submit || can.decide) && why && <p className={classes.about}>{why}</p>}
        {can.decide && (
          <Button variant="default" onClick={() => setAsks('reject')}>
            {t('Send back')}
          </Button>
        )}
        {can.submit && (
          <Button disabled={why !== null} loading={submit.isPending} onClick={() => submit.mutate(input)}>
            {t('Submit for approval')}
          </Button>
        )}
        {can.decide && (
          <Button disabled={why !== null} loading={approve.isPending} onClick={() => approve.mutate(input)}>
            {t('Approve as credit')}
          </Button>
        )}
      </div>
      <ReasonDialog
        isOpen={asks === 'reject'}
        onClose={close}
        title={t('Send this transcript back?')}
        description={t('The person who submitted it sees your reason, and can submit it again.')}
        verb={t('Send back')}
        isPending={reject.isPending}
        error={reject.error ? actionError(reject.error, t) : null}
        onSubmit={(reason) => reject.mutate({ readingId, version, reason })}
      />
      <Ask
        isOpen={asks === 'withdraw'}
        onClose={close}
        title={t('Discard this transcript?')}
        words={t('The document and what was read from it are deleted. None of it was on the record.')}
        verb={t('Discard')}
        error={withdraw.error}
        isPending={withdraw.isPending}
        onYes={() => withdraw.mutate({ readingId })}
      />
      <Ask
        isOpen={asks === 'delete'}
        onClose={close}
        title={t('Delete the document?')}
        words={t('The credit stays on the record, with the lines it was read from.')}
        verb={t('Delete the document')}
        error={deleteOriginal.error}
        isPending={deleteOriginal.isPending}
        onYes={() => deleteOriginal.mutate({ readingId })}
      />
    </div>
  );
}

interface AskProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly words: string;
  readonly verb: string;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onYes: () => void;
}

function Ask({ isOpen, onClose, title, words, verb, error, isPending, onYes }: AskProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen={isOpen} isFirm onClose={onClose} title={title} description={words}>
      {error !== null && (
        <div role="alert">
          <Notice tone="danger">{actionError(error, t)}</Notice>
        </div>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button color="red" loading={isPending} onClick={onYes}>
          {verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function actionError(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'STALE':
      return t('Someone changed this transcript in the meantime. Check it again.');
    case 'INCOMPLETE':
      return t('A row still needs a decision.');
    case 'NOTHING_TAKEN':
      return t('No rows are selected.');
    case 'REPEATED':
      return t('A course is added more times than the document shows it. Leave the extra row out.');
    case 'CREDITED':
      return t('A course is already on the record. Leave its row out.');
    case 'NOT_OPEN':
      return t('It was decided in the meantime.');
    default:
      return errorText(error, t);
  }
}
