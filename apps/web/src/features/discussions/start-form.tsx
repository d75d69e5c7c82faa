import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { POST_TITLE_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf } from '#lib/errors.ts';
import { useKeptText } from '#lib/use-kept-text.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './discussions.module.css';
import { lengthProblem, postErrorText, sentHtml } from './post-words.ts';
import { TextBox } from './text-box.tsx';

/** Begins a discussion. What is typed stays on this device until it is posted. */
export function StartForm({ courseId }: { courseId: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const title = useKeptText(`discussion/${courseId}/title`);
  const content = useKeptText(`discussion/${courseId}/content`);
  const [isMissing, setMissing] = useState(false);
  const titleInput = useRef<HTMLInputElement>(null);
  const contentArea = useRef<HTMLTextAreaElement>(null);
  // One key per post, however often it is sent.
  const postKey = useRef('');
  const tooLong = lengthProblem(content.text, t);
  const post = useMutation({
    mutationFn: async () => {
      postKey.current ||= crypto.randomUUID();
      return await api.discussions.post.call({
        courseId: courseId as CourseId,
        title: title.text.trim(),
        content: await sentHtml(queryClient, courseId, content.text.trim()),
        postKey: postKey.current,
      });
    },
    onSuccess() {
      postKey.current = '';
      title.forget();
      content.forget();
      void toast({ title: t('Discussion posted') });
      titleInput.current?.focus();
      return queryClient.invalidateQueries({ queryKey: api.discussions.key() });
    },
    onError(error) {
      const isAnonymous = codeOf(error) === 'UNAUTHORIZED';
      if (codeOf(error) === 'MISSING_INFORMATION') tellMissing();
      else
        void toast({
          title: isAnonymous ? t('You must be logged in to post') : t('Failed to create post'),
          message: isAnonymous ? undefined : postErrorText(error, t),
          tone: 'error',
        });
    },
  });

  function tellMissing() {
    setMissing(true);
    void toast({
      title: t('Missing information'),
      message: t('Please provide both a title and content for your post.'),
      tone: 'error',
    });
    if (!title.text.trim()) titleInput.current?.focus();
    else contentArea.current?.focus();
  }

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (post.isPending) return;
    if (!title.text.trim() || !content.text.trim()) tellMissing();
    else if (tooLong) contentArea.current?.focus();
    else post.mutate();
  };

  return (
    <Card title={t('Start a Discussion')}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <TextInput
          ref={titleInput}
          label={t('Title')}
          maxLength={POST_TITLE_MAX_CHARACTERS}
          value={title.text}
          error={isMissing && !title.text.trim() ? t('Give it a title.') : undefined}
          onChange={(event) => title.setText(event.currentTarget.value)}
        />
        <div>
          <p className={classes.label} aria-hidden="true">
            {t('Content')}
          </p>
          <TextBox
            ref={contentArea}
            label={t('Content')}
            courseId={courseId}
            text={content.text}
            onText={content.setText}
            onSend={submit}
            placeholder={t('What would you like to ask or share?')}
            error={isMissing && !content.text.trim() ? t('Write something.') : tooLong}
          />
        </div>
        <div className={classes.formEnd}>
          <p className={classes.hint}>{t('Your classmates and teachers in this course can read it.')}</p>
          <Button type="submit" loading={post.isPending}>
            {t('Post Discussion')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
