import { Button, NativeSelect, Textarea } from '@mantine/core';
import { IconClock, IconMessageQuestion } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { useKeptText } from '#lib/use-kept-text.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './inbox.module.css';
import { useSettled } from './use-settled.ts';

type Inquiry = Outputs['grading']['inquiries']['inquiries'][number];

const LONGEST = 2_000;

/** Questions about grades, oldest first. */
export function QuestionList({ inquiries }: { inquiries: readonly Inquiry[] }) {
  const { t } = useTranslation();
  if (inquiries.length === 0) {
    return (
      <EmptyState framed icon={<IconMessageQuestion />} title={t('No questions are waiting for an answer.')}>
        {t('Students and guardians ask about a released grade; their questions appear here.')}
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list} data-inbox tabIndex={-1} aria-label={t('Grade questions')}>
      {inquiries.map((inquiry) => (
        <li key={inquiry.inquiryId}>
          <QuestionCard inquiry={inquiry} />
        </li>
      ))}
    </ul>
  );
}

function QuestionCard({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [outcome, setOutcome] = useState<'answered' | 'changed' | 'closed'>('answered');
  const answer = useKeptText(`answer/${inquiry.inquiryId}`);
  const settled = useSettled();
  const send = useMutation(
    api.grading.answerInquiry.mutationOptions({
      ...settled,
      onSuccess() {
        answer.forget();
        void toast({ title: t('Answer sent'), message: inquiry.studentName });
        rescueFocus(() => document.querySelector<HTMLElement>('[data-inbox]'));
      },
    }),
  );
  const isOverdue = Date.parse(inquiry.dueAt) < Date.now();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = answer.text.trim();
    if (text) send.mutate({ inquiryId: inquiry.inquiryId, answer: text, outcome });
  };

  return (
    <Card
      title={inquiry.studentName}
      description={[inquiry.assignmentTitle, inquiry.courseTitle].join(' · ')}
      aside={
        <Badge tone={isOverdue ? 'danger' : 'neutral'} icon={<IconClock />}>
          {isOverdue
            ? t('Was due {{when}}', { when: format.date(inquiry.dueAt) })
            : t('Answer by {{when}}', { when: format.date(inquiry.dueAt) })}
        </Badge>
      }
    >
      <blockquote className={classes.quote}>{inquiry.text}</blockquote>
      <p className={classes.about}>
        {inquiry.askedByName
          ? t('Asked by {{name}} on {{when}}', {
              name: inquiry.askedByName,
              when: format.date(inquiry.askedAt),
            })
          : t('Asked on {{when}}', { when: format.date(inquiry.askedAt) })}
        {inquiry.criterionName && ` · ${t('about “{{criterion}}”', { criterion: inquiry.criterionName })}`}
      </p>
      <form onSubmit={submit} className={classes.form}>
        <Textarea
          label={t('Your answer')}
          description={t('Kept on this device while you type.')}
          rows={3}
          maxLength={LONGEST}
          value={answer.text}
          onChange={(event) => answer.setText(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('Outcome')}
          value={outcome}
          data={[
            { value: 'answered', label: t('The grade stays') },
            { value: 'changed', label: t('I changed the grade') },
            { value: 'closed', label: t('Closed without a change') },
          ]}
          onChange={(event) => setOutcome(event.currentTarget.value as typeof outcome)}
        />
        <div className={classes.buttons}>
          {inquiry.attemptId && (
            <ButtonLink
              to="/teach/grading/$attemptId"
              params={{ attemptId: inquiry.attemptId }}
              search={{ course: undefined }}
              variant="default"
            >
              {t('Open the work')}
            </ButtonLink>
          )}
          <Button type="submit" disabled={!answer.text.trim()} loading={send.isPending}>
            {t('Send the answer')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
