import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/errors.ts';
import { Card } from '#ui/layout/card.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { AskedWords, CorrectionLines } from './correction-lines.tsx';
import classes from './corrections.module.css';
import { type Correction, staffCorrectionsQuery, useAnswer } from './corrections-queries.ts';
import { HearingDialog } from './hearing-dialog.tsx';

const awaitsHearing = (one: Correction) =>
  one.state === 'refused' && one.hearingAskedAt !== null && one.hearing === null;

/** Requests to correct records, for those who keep them; shown where there are any. Student null: all that are open. */
export function StaffCorrectionsCard({ studentId }: { readonly studentId: string | null }) {
  const { t } = useTranslation();
  // Others are refused, and see no card.
  const { data } = useQuery({ ...staffCorrectionsQuery(studentId), retry: false });
  const [answered, setAnswered] = useState<Correction | null>(null);
  const [heard, setHeard] = useState<Correction | null>(null);
  // Somebody else may answer the last one while its answer is typed here.
  if (!data || (data.corrections.length === 0 && !answered && !heard)) return null;
  const isAnswered = data.corrections.some(({ can }) => can.answer);
  return (
    <Card
      title={t('Requests to correct the record')}
      description={
        isAnswered
          ? t(
              'Make the change where the entry is kept, then answer. A rejection needs a reason; the family may ask for a hearing and place a statement in the record.',
            )
          : t('The school is closed, so these can be read but not answered.')
      }
      flush
    >
      <CorrectionLines
        corrections={data.corrections}
        hasNames={studentId === null}
        isAnswered={isAnswered}
        actions={(one) =>
          one.can.answer &&
          (one.state === 'open' ? (
            <Button
              size="sm"
              aria-label={t('Answer {{title}}', { title: one.entry })}
              onClick={() => setAnswered(one)}
            >
              {t('Answer')}
            </Button>
          ) : (
            awaitsHearing(one) && (
              <Button
                size="sm"
                aria-label={t('Record the hearing: {{title}}', { title: one.entry })}
                onClick={() => setHeard(one)}
              >
                {t('Record the hearing')}
              </Button>
            )
          ))
        }
      />
      {answered && <AnswerDialog correction={answered} onClose={() => setAnswered(null)} />}
      {heard && <HearingDialog correction={heard} onClose={() => setHeard(null)} />}
    </Card>
  );
}

interface AnswerDialogProps {
  readonly correction: Correction;
  readonly onClose: () => void;
}

function AnswerDialog({ correction, onClose }: AnswerDialogProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const answer = useAnswer(onClose);
  const send = (decision: 'accepted' | 'refused') =>
    answer.mutate({ correctionId: correction.correctionId, decision, answer: words.trim() });
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Answer the request')}
      description={`${correction.studentName} · ${correction.entry}`}
    >
      <AskedWords correction={correction} />
      <Textarea
        label={t('What was changed, or why it wasn’t')}
        rows={4}
        maxLength={2_000}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {answer.isError && (
        <p role="alert" className={classes.about}>
          {errorText(answer.error, t)}
        </p>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          variant="default"
          disabled={!words.trim()}
          loading={answer.isPending}
          onClick={() => send('refused')}
        >
          {t('Reject')}
        </Button>
        <Button disabled={!words.trim()} loading={answer.isPending} onClick={() => send('accepted')}>
          {t('It was corrected')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
