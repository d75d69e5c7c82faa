import type { PostId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf } from '#lib/errors.ts';
import { useKeptText } from '#lib/use-kept-text.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { Post } from './discussion-queries.ts';
import classes from './discussions.module.css';
import { lengthProblem, postErrorText, sentHtml } from './post-words.ts';
import { TextBox } from './text-box.tsx';

interface ReplyBoxProps {
  readonly courseId: string;
  readonly postId: string;
  /** Whom it answers, for its name. */
  readonly toName: string;
  readonly onClose: () => void;
  readonly onPosted: (reply: Post) => void;
}

/** Answers a post. What is typed stays on this device until it is posted. */
export function ReplyBox({ courseId, postId, toName, onClose, onPosted }: ReplyBoxProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const words = useKeptText(`discussion/reply/${postId}`);
  const [isMissing, setMissing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const postKey = useRef('');
  const tooLong = lengthProblem(words.text, t);
  // Whoever opens it wants to write.
  useEffect(() => area.current?.focus(), []);
  const reply = useMutation({
    mutationFn: async () => {
      postKey.current ||= crypto.randomUUID();
      return await api.discussions.reply.call({
        postId: postId as PostId,
        content: await sentHtml(queryClient, courseId, words.text.trim()),
        postKey: postKey.current,
      });
    },
    async onSuccess(posted) {
      postKey.current = '';
      words.forget();
      await queryClient.invalidateQueries({ queryKey: api.discussions.key() });
      onPosted(posted);
    },
    onError(error) {
      const isAnonymous = codeOf(error) === 'UNAUTHORIZED';
      if (codeOf(error) === 'MISSING_INFORMATION') tellMissing();
      else
        void toast({
          title: isAnonymous ? t('You must be logged in to reply') : t('Failed to post reply'),
          message: isAnonymous ? undefined : postErrorText(error, t),
          tone: 'error',
        });
    },
  });

  function tellMissing() {
    setMissing(true);
    void toast({
      title: t('Empty reply'),
      message: t('Please write a reply before posting.'),
      tone: 'error',
    });
    area.current?.focus();
  }

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (reply.isPending) return;
    if (!words.text.trim()) tellMissing();
    else if (tooLong) area.current?.focus();
    else reply.mutate();
  };

  return (
    <form onSubmit={submit} noValidate className={classes.reply}>
      <TextBox
        ref={area}
        label={t('Reply to {{name}}', { name: toName })}
        courseId={courseId}
        text={words.text}
        onText={words.setText}
        onSend={submit}
        placeholder={t('Write a reply…')}
        error={isMissing && !words.text.trim() ? t('Write something.') : tooLong}
      />
      <div className={classes.buttons}>
        <Button size="sm" variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button size="sm" type="submit" loading={reply.isPending}>
          {t('Post Reply')}
        </Button>
      </div>
    </form>
  );
}
