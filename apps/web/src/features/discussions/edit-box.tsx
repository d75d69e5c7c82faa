import { POST_TITLE_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { postSource } from '@fieldhouse/domain/discussions/markup-source.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf } from '#lib/errors.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import { type Post, peopleQuery } from './discussion-queries.ts';
import classes from './discussions.module.css';
import { mentionablesOf } from './mentionables.ts';
import { lengthProblem, postErrorText, sentHtml } from './post-words.ts';
import { TextBox } from './text-box.tsx';

interface EditBoxProps {
  readonly courseId: string;
  readonly post: Post;
  readonly onClose: () => void;
}

/** Changes one's own post. Names of people are needed first: the post holds who they are, the text how they are called. */
export function EditBox(props: EditBoxProps) {
  const hasMentions = props.post.content?.includes('data-mention') ?? false;
  const { data, error } = useQuery({ ...peopleQuery(props.courseId), enabled: hasMentions });
  if (hasMentions && !data && !error) return <RowsSkeleton rows={1} />;
  return (
    <EditForm {...props} start={postSource(props.post.content ?? '', mentionablesOf(data?.people ?? []))} />
  );
}

function EditForm({ courseId, post, onClose, start }: EditBoxProps & { start: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [title, setTitle] = useState(post.title);
  const [text, setText] = useState(start);
  const [version, setVersion] = useState(post.version);
  const [isStale, setStale] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const isThread = post.parentId === null;
  const isEmpty = !text.trim() || (isThread && !title.trim());
  const tooLong = lengthProblem(text, t);
  // Whoever opens it wants to write.
  useEffect(() => area.current?.focus(), []);
  const save = useMutation({
    mutationFn: async () =>
      api.discussions.edit.call({
        postId: post.postId,
        title: title.trim(),
        content: await sentHtml(queryClient, courseId, text.trim()),
        version,
      }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: api.discussions.key() });
      onClose();
    },
    onError(error) {
      if (codeOf(error) === 'STALE') {
        setStale(true);
        setVersion((error as unknown as { data: Post }).data.version);
        void queryClient.invalidateQueries({ queryKey: api.discussions.key() });
      } else
        void toast({
          title: t('Failed to save the change'),
          message: postErrorText(error, t),
          tone: 'error',
        });
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isEmpty || tooLong) area.current?.focus();
    else if (!save.isPending) save.mutate();
  };

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {isStale && (
        <Notice tone="warning">
          {t('You changed this post elsewhere in the meantime. Saving again replaces it with this text.')}
        </Notice>
      )}
      {isThread && (
        <TextInput
          label={t('Title')}
          maxLength={POST_TITLE_MAX_CHARACTERS}
          value={title}
          error={!title.trim() ? t('Give it a title.') : undefined}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      )}
      <TextBox
        ref={area}
        label={t('Your post')}
        courseId={courseId}
        text={text}
        onText={setText}
        onSend={submit}
        error={text.trim() ? tooLong : t('Write something.')}
      />
      <div className={classes.buttons}>
        <Button size="sm" variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button size="sm" type="submit" loading={save.isPending}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}
