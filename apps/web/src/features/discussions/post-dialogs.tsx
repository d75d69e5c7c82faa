import type { ReportReason } from '@fieldhouse/contract/discussion-moderation.ts';
import { POST_NOTE_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Button, Radio, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import type { Post } from './discussion-queries.ts';
import classes from './discussions.module.css';
import { PostContent } from './post-content.tsx';
import { RemoveForReasonDialog } from './remove-for-reason-dialog.tsx';
import { reasonWords } from './report-words.ts';

interface PostDialogProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** Says what is wrong with a post, to those who run the course. */
export function ReportDialog({ post, onClose }: PostDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const words = reasonWords(t);
  const report = useMutation(
    api.discussions.report.mutationOptions({
      onSuccess() {
        onClose();
        void toast({
          title: t('Report sent'),
          message: t("The people who run the course will review it. The author isn't told who reported it."),
        });
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason) report.mutate({ postId: post.postId, reason, note: note.trim() || null });
  };
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Report this post')}
      description={t("The people who run the course will review it. The author isn't told who reported it.")}
    >
      <form onSubmit={submit} noValidate>
        <Radio.Group
          mt="md"
          label={t('What is wrong?')}
          value={reason}
          onChange={(value) => setReason(value as ReportReason)}
          error={isMissing && reason === null ? t("Choose what's wrong.") : undefined}
        >
          <div className={classes.choices}>
            {Object.entries(words).map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          mt="md"
          label={t('Anything else? (optional)')}
          rows={3}
          maxLength={POST_NOTE_MAX_CHARACTERS}
          value={note}
          error={report.error ? errorText(report.error, t) : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={report.isPending}>
            {t('Send report')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Takes back one's own post, or removes somebody's with a reason. */
export function RemoveDialog({ post, onClose, isOwn }: PostDialogProps & { isOwn: boolean }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const remove = useMutation(
    api.discussions.remove.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: api.discussions.key() });
        onClose();
        void toast({ title: t('Post removed') });
      },
      onError: (error) => void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
    }),
  );
  const removeFor = (reason: string | null) => remove.mutate({ postId: post.postId, reason });
  if (!isOwn)
    return <RemoveForReasonDialog isPending={remove.isPending} onClose={onClose} onRemove={removeFor} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('Remove your post?')}
      description={t('It says “Removed by author” in its place. Replies to it stay.')}
    >
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button color="red" loading={remove.isPending} onClick={() => removeFor(null)}>
          {t('Remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What a post said before it was changed, newest first. */
export function HistoryDialog({ post, onClose }: PostDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useQuery(
    api.discussions.history.queryOptions({ input: { postId: post.postId } }),
  );
  return (
    <Dialog isOpen isWide side onClose={onClose} title={t('Earlier versions')}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={2} />}
      <ol className={classes.versions}>
        {data?.versions.toReversed().map((version, at) => (
          <li key={version.writtenAt}>
            <h3 className={classes.when}>
              {at === 0
                ? t('Current, since {{when}}', { when: format.dateTime(version.writtenAt) })
                : t('From {{when}}', { when: format.dateTime(version.writtenAt) })}
            </h3>
            {post.parentId === null && <p className={classes.oldTitle}>{version.title}</p>}
            <PostContent html={version.content} />
          </li>
        ))}
      </ol>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
