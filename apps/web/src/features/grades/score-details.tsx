import type { AssignmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { INQUIRY_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { useKeptText } from '#lib/use-kept-text.ts';
import { GradeDetails } from '#shared/grades/grade-details.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './score-details.module.css';

interface ScoreDetailsProps {
  readonly studentId: StudentId;
  readonly assignmentId: AssignmentId;
  readonly title: string;
}

/** How a piece of work was graded, what was asked about it, and the door to ask. Loaded when it is opened. */
export function ScoreDetails({ studentId, assignmentId, title }: ScoreDetailsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery(
    api.gradebook.detail.queryOptions({ input: { studentId, assignmentId } }),
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={3} />;
  const { grade, inquiries, can } = data;
  const nameOf = (criterionId: string | null) =>
    grade?.criteria.find((one) => one.criterionId === criterionId)?.name ?? null;

  return (
    <div className={classes.details}>
      {grade ? <GradeDetails grade={grade} /> : <p>{t('This grade is not shown anymore.')}</p>}
      {inquiries.length > 0 && (
        <ul className={classes.questions}>
          {inquiries.map((one) => (
            <li key={one.inquiryId}>
              <p className={classes.asked}>
                {one.state === 'open' ? (
                  <Badge tone="info">{t('Waiting for an answer')}</Badge>
                ) : (
                  <Badge tone="success">{t('Answered')}</Badge>
                )}{' '}
                {t('Asked {{when}}', { when: format.dateTime(one.askedAt) })}
                {nameOf(one.criterionId) && ` · ${nameOf(one.criterionId)}`}
              </p>
              <p className={classes.text}>{one.text}</p>
              {one.answer && <blockquote className={classes.answer}>{one.answer}</blockquote>}
            </li>
          ))}
        </ul>
      )}
      {can.ask && grade && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconMessageQuestion size={18} stroke={1.7} />}
          onClick={() => setAsking(true)}
        >
          {t('Ask about this grade')}
        </Button>
      )}
      {isAsking && grade && (
        <AskDialog
          studentId={studentId}
          assignmentId={assignmentId}
          title={title}
          criteria={grade.criteria}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface AskDialogProps extends ScoreDetailsProps {
  readonly criteria: readonly { criterionId: string; name: string }[];
  readonly onClose: () => void;
}

function AskDialog({ studentId, assignmentId, title, criteria, onClose }: AskDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { text, setText, forget } = useKeptText(`ask/${assignmentId}`);
  const [criterionId, setCriterionId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const ask = useMutation(
    api.gradebook.ask.mutationOptions({
      onSuccess() {
        forget();
        onClose();
        void toast({ title: t('Question sent'), message: t('Your teacher sees it next to your work.') });
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.gradebook.detail.key() }),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    ask.mutate({ studentId, assignmentId, criterionId: criterionId === '' ? null : criterionId, text });
  };
  const problem = ask.error
    ? codeOf(ask.error) === 'ALREADY_ASKED'
      ? t('You’ve already asked about this grade. Wait for the answer before you ask again.')
      : errorText(ask.error, t)
    : undefined;

  return (
    <Dialog isOpen isFirm onClose={onClose} title={t('Ask about this grade')} description={title}>
      <form onSubmit={submit} noValidate>
        {criteria.length > 1 && (
          <NativeSelect
            mt="md"
            label={t('What is it about?')}
            value={criterionId}
            onChange={(event) => setCriterionId(event.currentTarget.value)}
          >
            <option value="">{t('The whole grade')}</option>
            {criteria.map((one) => (
              <option key={one.criterionId} value={one.criterionId}>
                {one.name}
              </option>
            ))}
          </NativeSelect>
        )}
        <Textarea
          mt="md"
          label={t('Your question')}
          rows={4}
          maxLength={INQUIRY_MAX_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={isMissing && text.trim() === '' ? t('Write your question.') : problem}
          autoFocus
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={ask.isPending}>
            {t('Send question')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
