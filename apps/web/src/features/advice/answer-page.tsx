import { ADVICE_ANSWER_MAX } from '@fieldhouse/contract/limits.ts';
import { Button, Textarea } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import type { Crumb } from '#lib/page-title.ts';
import { useKeptText } from '#lib/use-kept-text.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import classes from './advice.module.css';
import { changesQuery, conversationQuery, type Message } from './advice-queries.ts';
import { MessageView } from './message-view.tsx';
import { SinceAsked } from './since-asked.tsx';

/** A conversation as counselors and guardians read it: the record of what was asked and answered. */
export function AnswerPage({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useSuspenseQuery(conversationQuery(conversationId));
  const changes = useQuery({ ...changesQuery(conversationId), enabled: false });
  const { conversation, student, messages, can } = data;
  // Who asks about nobody themselves has no page of questions to go back to.
  const parents: Crumb[] = can.answer
    ? [{ label: t('Counselor’s desk'), to: '/counselor-desk' }]
    : can.seeTo
      ? []
      : [{ label: t('NCAA counselor'), to: '/ncaa-counselor' }];
  return (
    <>
      <PageHeader
        title={conversation.title || t('A question')}
        parents={parents}
        description={t('Asked by {{name}} about {{student}}, last on {{date}}', {
          name: conversation.askedByName,
          student: student.name,
          date: format.date(conversation.lastAt),
        })}
        actions={
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('Print')}
          </Button>
        }
      />
      <Sections>
        <Card
          title={t('Record of advice')}
          aside={
            <TextLink to="/eligibility" search={{ student: student.studentId }}>
              {t('Ledger')}
            </TextLink>
          }
        >
          <ol className={classes.messages}>
            {messages.map((message) => (
              <MessageView key={message.messageId} message={message} studentId={student.studentId}>
                {message.answer && message.answer.facts.length > 0 && (
                  <SinceAsked
                    changes={
                      changes.data
                        ? (changes.data.answers.find(({ messageId }) => messageId === message.messageId)
                            ?.changes ?? [])
                        : null
                    }
                    asOf={changes.data?.asOf ?? null}
                    isLooking={changes.isFetching}
                    onLook={() => void changes.refetch()}
                  />
                )}
                {can.seeTo && message.help && <SeeTo message={message} />}
                {can.answer && message.handOver?.state === 'open' && <AnswerForm message={message} />}
              </MessageView>
            ))}
          </ol>
        </Card>
      </Sections>
    </>
  );
}

function SeeTo({ message }: { message: Message }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const see = useMutation(
    api.advice.seeAlert.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: api.advice.key() }),
    }),
  );
  if (see.data) return <p role="status">{t('{{name}} sees to it.', { name: see.data.seenByName })}</p>;
  return (
    <>
      <Button size="sm" loading={see.isPending} onClick={() => see.mutate({ messageId: message.messageId })}>
        {t('I see to it')}
      </Button>
      {see.error && <Notice tone="danger">{errorText(see.error, t)}</Notice>}
    </>
  );
}

function AnswerForm({ message }: { message: Message }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queries = useQueryClient();
  const draft = useKeptText(`advice-answer/${message.messageId}`);
  const key = useRef(crypto.randomUUID());
  const length = draft.text.trim().length;
  const send = useMutation(
    api.advice.answer.mutationOptions({
      async onSuccess() {
        draft.forget();
        await queries.invalidateQueries({ queryKey: api.advice.key() });
        void toast({ title: t('Answer sent') });
      },
    }),
  );
  if (!message.handOver) return null;
  const { questionId, version } = message.handOver;
  return (
    <form
      className={classes.reply}
      onSubmit={(event) => {
        event.preventDefault();
        if (length === 0 || length > ADVICE_ANSWER_MAX || send.isPending) return;
        send.mutate({ questionId, text: draft.text.trim(), messageKey: key.current, version });
      }}
    >
      <Textarea
        label={t('Your answer')}
        description={t(
          'The family reads it in this conversation. It is kept as part of the record of advice.',
        )}
        autosize
        minRows={3}
        maxRows={12}
        value={draft.text}
        onChange={(event) => draft.setText(event.currentTarget.value)}
        error={
          length > ADVICE_ANSWER_MAX &&
          t('Your answer has {{length}} characters, and {{most}} fit.', {
            length: format.number(length),
            most: format.number(ADVICE_ANSWER_MAX),
          })
        }
      />
      <div>
        <Button type="submit" loading={send.isPending} disabled={length === 0}>
          {t('Send the answer')}
        </Button>
      </div>
      {send.error && (
        <Notice tone="danger">
          {codeOf(send.error) === 'STALE'
            ? t('Somebody else has answered meanwhile. Your text stays here; read the answer first.')
            : errorText(send.error, t)}
        </Notice>
      )}
    </form>
  );
}
