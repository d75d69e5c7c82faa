import { ADVICE_TEXT_MAX } from '@fieldhouse/contract/limits.ts';
import { findCrisis } from '@fieldhouse/domain/advice/crisis.ts';
import { linesFor } from '@fieldhouse/domain/advice/crisis-lines.ts';
import { Button, Loader, Select } from '@mantine/core';
import { IconInfoCircle, IconMessageChatbot, IconPlus, IconPrinter } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { useKeptText } from '#lib/use-kept-text.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Sections, Split } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import classes from './advice.module.css';
import { type Advice, adviceQuery, changesQuery, conversationQuery } from './advice-queries.ts';
import { Facts, Worded } from './answer-view.tsx';
import { Composer } from './composer.tsx';
import { HandOver } from './hand-over.tsx';
import { HelpCard } from './help-card.tsx';
import { InfoCards } from './info-cards.tsx';
import { MessageView } from './message-view.tsx';
import { SinceAsked } from './since-asked.tsx';
import { useAsk } from './use-ask.ts';

interface AdvicePageProps {
  readonly student?: string | undefined;
  /** Null: a new one. */
  readonly conversation: string | null;
}

/** Questions about eligibility, answered from the record and the rules, and kept. */
export function AdvicePage({ student, conversation }: AdvicePageProps) {
  const { data } = useSuspenseQuery(adviceQuery(student));
  return <Counselor key={data.student.studentId} advice={data} conversationId={conversation} />;
}

function Counselor({ advice, conversationId }: { advice: Advice; conversationId: string | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { student, conversations } = advice;
  const { studentId } = student;
  const kept = useQuery({ ...conversationQuery(conversationId ?? ''), enabled: conversationId !== null });
  const changes = useQuery({ ...changesQuery(conversationId ?? ''), enabled: false });
  const draft = useKeptText(`advice/${studentId}`);
  const [danger, setDanger] = useState<{
    readonly question: string;
    readonly found: NonNullable<ReturnType<typeof findCrisis>>;
  } | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const open = (id: string | null) =>
    navigate({
      to: '/ncaa-counselor',
      search: { student: studentId, ...(id ? { conversation: id } : {}) },
      replace: true,
    });
  const { asking, error, ask, forgetError } = useAsk({
    studentId,
    conversationId,
    onKept(id, text) {
      // A topic leaves alone what is being written.
      if (text === draft.text.trim()) draft.forget();
      // From here on the server's own help stands with the question.
      setDanger((one) => (one?.question === text ? null : one));
      if (id !== conversationId) void open(id);
    },
    onDone: () => area.current?.focus(),
  });
  useEffect(() => {
    if (!error) return;
    void toast({ title: t('Failed to get counselor response. Please try again.'), tone: 'error' });
  }, [error, t]);
  const shown = conversationId === null ? [] : (kept.data?.messages ?? []);
  const count = shown.length + (asking ? asking.facts.length + asking.sentences.length + 1 : 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes last is seen.
  useEffect(() => {
    const panel = log.current;
    if (panel) panel.scrollTop = panel.scrollHeight;
  }, [count, conversationId]);

  const send = (text: string) => {
    const question = text.trim();
    if (!question) return;
    // Here as well as on the server: help needs no network, no limit stands before it, and no answer that is on its way.
    const found = findCrisis(question);
    if (found || !asking) setDanger(found && { question, found });
    if (asking) return;
    if (question.length > ADVICE_TEXT_MAX && !found) return;
    void ask(question);
  };
  const canAsk = conversationId === null ? advice.can.ask : (kept.data?.can.ask ?? advice.can.ask);
  return (
    <>
      <PageHeader
        title={t('NCAA Academic Counselor')}
        shortTitle={t('NCAA counselor')}
        description={
          student.isOwn
            ? t('Every answer names its rule or your record. No source, no answer.')
            : t('{{name}}: every answer names its rule or the record. No source, no answer.', {
                name: student.name,
              })
        }
        actions={
          <>
            {conversationId !== null && (
              <Button
                variant="default"
                leftSection={<IconPrinter size={18} aria-hidden="true" />}
                onClick={() => window.print()}
              >
                {t('Print')}
              </Button>
            )}
            {conversationId !== null && advice.can.ask && (
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden="true" />}
                onClick={() => void open(null)}
              >
                {t('New conversation')}
              </Button>
            )}
          </>
        }
      />
      <Split>
        <Sections>
          <Card className={classes.chat}>
            <div
              ref={log}
              className={classes.log}
              role="log"
              aria-label={t('Conversation')}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys.
              tabIndex={0}
            >
              <ol className={classes.messages}>
                <li className={classes.message} data-from="engine">
                  <p className={classes.who}>
                    <IconMessageChatbot size={18} stroke={1.7} aria-hidden="true" />
                    <span>{t('Counselor, automatic')}</span>
                  </p>
                  <div className={classes.answer}>
                    <p>
                      {student.isOwn
                        ? t(
                            'Hello! I’m your NCAA Academic Counselor. Ask me where you stand, what is missing, or what would happen if.',
                          )
                        : t(
                            'Hello! I’m the NCAA Academic Counselor. Ask me where {{name}} stands, what is missing, or what would happen if.',
                            { name: student.name },
                          )}
                    </p>
                    <p className={classes.engine}>
                      {advice.engine === 'model'
                        ? t(
                            'An AI model words my answers. Each sentence is checked against your record and the rules.',
                          )
                        : t(
                            'I am the built-in engine: I read your record and the rules, and use no AI model.',
                          )}
                    </p>
                  </div>
                </li>
                {shown.map((message, index) => {
                  const reply = shown[index + 1];
                  const isOffered =
                    reply?.answer?.kind === 'unknown' ||
                    (reply?.answer?.kind === 'refused' && reply.answer.why === 'binding');
                  const change = changes.data?.answers.find(
                    ({ messageId }) => messageId === message.messageId,
                  );
                  return (
                    <MessageView key={message.messageId} message={message} studentId={studentId}>
                      {message.from.kind === 'asker' && kept.data?.can.ask && (
                        <HandOver message={message} counselors={advice.counselors} isOffered={isOffered} />
                      )}
                      {message.from.kind === 'asker' && !kept.data?.can.ask && message.handOver && (
                        <HandOver message={message} counselors={advice.counselors} isOffered={false} />
                      )}
                      {message.answer && message.answer.facts.length > 0 && (
                        <SinceAsked
                          changes={changes.data ? (change?.changes ?? []) : null}
                          asOf={changes.data?.asOf ?? null}
                          isLooking={changes.isFetching}
                          onLook={() => void changes.refetch()}
                        />
                      )}
                    </MessageView>
                  );
                })}
                {asking && !shown.some(({ messageId }) => messageId === asking.question?.messageId) && (
                  <AskedQuestion asking={asking} studentId={studentId} />
                )}
                {danger && (
                  <li className={classes.message} data-from="engine">
                    <HelpCard
                      isMine
                      help={{
                        kind: danger.found.kind,
                        lines: linesFor(danger.found.kind, danger.found.locale),
                        toldCount: asking ? null : 0,
                      }}
                    />
                  </li>
                )}
                {asking && (
                  <li className={classes.message} data-from="engine">
                    {asking.sentences.length > 0 ? (
                      <Worded sentences={asking.sentences} studentId={studentId} />
                    ) : asking.facts.length > 0 ? (
                      <Facts facts={asking.facts} studentId={studentId} />
                    ) : (
                      <p className={classes.waiting}>
                        <Loader size="xs" aria-hidden="true" /> {t('Reading the record and the rules…')}
                      </p>
                    )}
                  </li>
                )}
                {error !== null && (
                  <li className={classes.message} data-from="engine">
                    <div className={classes.answer}>
                      <p>{t('I’m sorry, I encountered an error. Please try asking your question again.')}</p>
                      <p>{askErrorText(error, t)}</p>
                    </div>
                  </li>
                )}
              </ol>
            </div>
            {canAsk && (
              <Composer
                ref={area}
                text={draft.text}
                onText={(text) => {
                  forgetError();
                  draft.setText(text);
                }}
                onSend={() => send(draft.text)}
                isAsking={asking !== null}
              />
            )}
          </Card>
          <p className={classes.legal}>
            <IconInfoCircle size={18} aria-hidden="true" />
            <span>
              {t('Unofficial projection. The Eligibility Center decides.')}{' '}
              {t('Fieldhouse is not affiliated with the NCAA or the NAIA.')} {whoReads(advice, t)}
            </span>
          </p>
        </Sections>
        <Sections>
          {conversations.length > 0 && (
            <Card title={t('Conversations')}>
              <Select
                label={t('Open a conversation')}
                placeholder={t('New conversation')}
                value={conversationId}
                onChange={(id) => void open(id)}
                allowDeselect={false}
                data={conversations.map((one) => ({
                  value: one.conversationId,
                  label: `${one.title || t('A question')} (${one.isMine ? '' : `${one.askedByName}, `}${format.date(one.lastAt)})`,
                }))}
              />
            </Card>
          )}
          <InfoCards
            advice={advice}
            onAsk={(question) => {
              if (canAsk) send(question);
            }}
          />
        </Sections>
      </Split>
    </>
  );
}

/** Who reads what is asked, and how long it is kept. What a guardian asks is no other guardian's. */
function whoReads({ student, can, isReadByGuardians }: Advice, t: ReturnType<typeof useTranslation>['t']) {
  if (can.ask && !student.isOwn)
    return t(
      'The counselor of {{name}} reads what you ask here; other guardians don’t. It is kept for two years, and deleted with your data or that of {{name}}.',
      { name: student.name },
    );
  return isReadByGuardians
    ? t(
        'Your counselor and guardians who may see your record read what is asked here. It is kept for two years, and deleted with your data.',
      )
    : t('Your counselor reads what is asked here. It is kept for two years, and deleted with your data.');
}

/** The question while it isn't in the conversation that was read last. */
function AskedQuestion({
  asking: { text, question },
  studentId,
}: {
  asking: { readonly text: string; readonly question: Parameters<typeof MessageView>[0]['message'] | null };
  studentId: string;
}) {
  const { t } = useTranslation();
  if (question) return <MessageView message={question} studentId={studentId} />;
  return (
    <li className={classes.message} data-from="asker">
      <p className={classes.who}>
        <span>{t('You')}</span>
      </p>
      <p className={classes.text}>{text}</p>
    </li>
  );
}

function askErrorText(error: unknown, t: ReturnType<typeof useTranslation>['t']): string {
  switch (codeOf(error)) {
    case 'TOO_LONG':
      return t('Your question is too long. Shorten it; nothing of it is lost.');
    case 'FULL':
      return t('This conversation is full. Begin a new one; your question stays in the field.');
    default:
      return errorText(error, t);
  }
}
