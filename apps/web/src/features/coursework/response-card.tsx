import { ANSWER_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { DraftStatus } from './draft-types.ts';
import classes from './response-card.module.css';
import { SaveStatus } from './save-status.tsx';

interface ResponseCardProps {
  readonly courseId: string;
  readonly task: string;
  /** What is asked, one after the other; empty: nothing but the task. */
  readonly questions: readonly string[];
  readonly text: string;
  readonly status: DraftStatus;
  /** Why the answer can't be handed in now; null: it can. */
  readonly whyNot: string | null;
  readonly isSubmitting: boolean;
  readonly isReadOnly: boolean;
  readonly isFocused: boolean;
  readonly onText: (text: string) => void;
  /** The focus went elsewhere. */
  readonly onLeave: () => void;
  readonly onSubmit: () => void;
  /** Further parts of the answer, under the text. */
  readonly children: ReactNode;
}

/** Close to the limit the count is spoken too. */
const NEAR_LIMIT = 0.95;

export function ResponseCard(props: ResponseCardProps) {
  const {
    courseId,
    task,
    questions,
    text,
    status,
    whyNot,
    isSubmitting,
    isReadOnly,
    isFocused,
    onText,
    onLeave,
    onSubmit,
  } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);

  // The button that opened the form is gone; the focus belongs to the document.
  useEffect(() => {
    if (isFocused) area.current?.focus();
  }, [isFocused]);

  const count = text.length;
  const over = count - ANSWER_MAX_CHARACTERS;
  const counter = t('{{used}} of {{limit}} characters', {
    used: format.number(count),
    limit: format.number(ANSWER_MAX_CHARACTERS),
  });
  const overText =
    over > 0
      ? t('Your response is {{over}} characters too long. Nothing is cut off: shorten it, then submit.', {
          over: format.number(over),
        })
      : null;
  const reason = overText ?? whyNot;

  return (
    <Card
      title={<label htmlFor={id}>{t('Your response')}</label>}
      aside={
        <span className={classes.counter} data-over={over > 0 || undefined} id={`${id}-count`}>
          {counter}
        </span>
      }
    >
      {task && (
        <p className={classes.task} id={`${id}-task`}>
          {task}
        </p>
      )}
      {questions.length > 0 && (
        <section className={classes.questions} id={`${id}-questions`}>
          <h3>{t('What to do')}</h3>
          <ol>
            {questions.map((question, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read alike, and their order never changes
              <li key={at}>{question}</li>
            ))}
          </ol>
        </section>
      )}
      <textarea
        ref={area}
        id={id}
        className={classes.text}
        value={text}
        readOnly={isReadOnly}
        aria-invalid={over > 0}
        aria-describedby={`${id}-task ${id}-questions ${id}-count`}
        onChange={(event) => onText(event.currentTarget.value)}
        onBlur={onLeave}
      />
      {props.children}
      <div className={classes.foot}>
        <SaveStatus status={status} />
        <div className={classes.buttons}>
          <ButtonLink to="/course/$courseId" params={{ courseId }} variant="subtle">
            {t('Cancel')}
          </ButtonLink>
          <Button
            disabled={reason !== null}
            loading={isSubmitting}
            aria-describedby={reason ? `${id}-reason` : undefined}
            onClick={onSubmit}
          >
            {t('Submit')}
          </Button>
        </div>
      </div>
      {reason && (
        <p className={classes.reason} id={`${id}-reason`} data-over={overText ? true : undefined}>
          <IconInfoCircle size={18} stroke={1.7} aria-hidden="true" />
          {reason}
        </p>
      )}
      <div className={classes.hidden} role="status">
        {overText ?? (count >= ANSWER_MAX_CHARACTERS * NEAR_LIMIT ? counter : '')}
      </div>
    </Card>
  );
}
