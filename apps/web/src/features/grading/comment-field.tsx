import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '#lib/focus.ts';
import { toast } from '#ui/feedback/toast.ts';
import classes from './comment-field.module.css';
import { withSentence } from './grading-state.ts';
import { useComments } from './use-comments.ts';

const LONGEST = 5_000;
/** Of one kept sentence. */
const LONGEST_SENTENCE = 1_000;

interface CommentFieldProps {
  readonly comment: string;
  readonly isLocked: boolean;
  readonly onComment: (comment: string) => void;
}

/** The comment for the student, and the person's own sentences to put into it. */
export function CommentField({ comment, isLocked, onComment }: CommentFieldProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const bankId = useId();
  const { list, keep, drop } = useComments(isOpen);
  const written = comment.trim();
  const sentences = list.data?.comments ?? [];

  function insert(sentence: string) {
    const next = withSentence(comment, sentence);
    if (next.length > LONGEST) {
      void toast({ title: t('The comment would be too long.'), tone: 'error' });
      return;
    }
    onComment(next);
    // Counts the use, so that what is used most comes first.
    keep.mutate({ text: sentence });
    field.current?.focus();
  }

  function remove(commentId: (typeof sentences)[number]['commentId'], text: string) {
    drop.mutate(
      { commentId },
      {
        onSuccess() {
          void toast({
            title: t('Sentence dropped'),
            tone: 'info',
            action: { label: t('Undo'), onClick: () => keep.mutate({ text }) },
          });
          rescueFocus(() => document.getElementById(bankId));
        },
      },
    );
  }

  return (
    <div className={classes.field}>
      <Textarea
        ref={field}
        data-comment
        label={t('Comment for the student')}
        description={t('Kept on this device while you type.')}
        value={comment}
        maxLength={LONGEST}
        rows={4}
        disabled={isLocked}
        onChange={(event) => onComment(event.currentTarget.value)}
      />
      {!isLocked && (
        <>
          <div className={classes.buttons}>
            <Button
              variant="subtle"
              size="xs"
              aria-expanded={isOpen}
              aria-controls={bankId}
              rightSection={isOpen ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
              onClick={() => setOpen(!isOpen)}
            >
              {t('Your sentences')}
            </Button>
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconPlus size={16} />}
              disabled={written === '' || written.length > LONGEST_SENTENCE}
              loading={keep.isPending}
              title={written.length > LONGEST_SENTENCE ? t('Too long to save as a sentence.') : undefined}
              onClick={() =>
                keep.mutate(
                  { text: written },
                  { onSuccess: () => void toast({ title: t('Added to your sentences') }) },
                )
              }
            >
              {t('Save this comment as a sentence')}
            </Button>
          </div>
          <div id={bankId} hidden={!isOpen} tabIndex={-1}>
            {list.isPending && isOpen ? (
              <p className={classes.none} role="status">
                {t('Loading...')}
              </p>
            ) : list.isError ? (
              <p className={classes.none} role="alert">
                {t("Your sentences couldn't be loaded.")}{' '}
                <Button variant="subtle" size="xs" onClick={() => void list.refetch()}>
                  {t('Try again')}
                </Button>
              </p>
            ) : sentences.length === 0 ? (
              <p className={classes.none}>
                {t("You haven't saved any sentences yet. Write a comment and save it to use it again.")}
              </p>
            ) : (
              <ul className={classes.sentences} aria-label={t('Your sentences')}>
                {sentences.map(({ commentId, text }) => (
                  <li key={commentId} className={classes.sentence}>
                    <button
                      type="button"
                      className={classes.insert}
                      title={t('Add to the comment')}
                      onClick={() => insert(text)}
                    >
                      {text}
                    </button>
                    <ActionIcon
                      variant="subtle"
                      size={32}
                      aria-label={t('Drop the sentence: {{sentence}}', { sentence: text })}
                      title={t('Drop')}
                      onClick={() => remove(commentId, text)}
                    >
                      <IconTrash size={18} stroke={1.7} />
                    </ActionIcon>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </>
      )}
    </div>
  );
}
