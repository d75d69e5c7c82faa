import { Button } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { AuthorLine } from './author-line.tsx';
import type { Post } from './discussion-queries.ts';
import { EditBox } from './edit-box.tsx';
import classes from './post.module.css';
import { PostContent } from './post-content.tsx';
import { HistoryDialog, RemoveDialog, ReportDialog } from './post-dialogs.tsx';
import { type PostDeed, PostMenu } from './post-menu.tsx';
import { ReplyBox } from './reply-box.tsx';

interface PostCardProps {
  readonly post: Post;
  readonly courseId: string;
  /** What whoever runs the course does with the thread; null: nothing, or this is a reply. */
  readonly thread: { readonly isPinned: boolean; readonly isLocked: boolean } | null;
  readonly onThread?: (deed: 'pin' | 'lock') => void;
  readonly onReplied: (reply: Post) => void;
  /** Beside the Reply button. */
  readonly aside?: ReactNode;
}

/** A post with what may be done with it; a reply box opens under it. */
export function PostCard({ post, courseId, thread, onThread, onReplied, aside }: PostCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isReplying, setReplying] = useState(false);
  const [deed, setDeed] = useState<PostDeed | null>(null);
  const name = post.author.name ?? t('Former member');
  const isThread = post.parentId === null;
  const close = () => {
    setDeed(null);
    rescueFocus(() => document.getElementById(`post-${post.postId}`));
  };
  const act = (asked: PostDeed) => {
    if (asked === 'pin' || asked === 'lock') onThread?.(asked);
    else setDeed(asked);
  };

  return (
    <article
      id={`post-${post.postId}`}
      tabIndex={-1}
      className={classes.post}
      aria-label={isThread ? t('Discussion by {{name}}', { name }) : t('Reply by {{name}}', { name })}
    >
      <div className={classes.top}>
        <AuthorLine author={post.author} at={post.createdAt} size={isThread ? 44 : 36}>
          {post.replyTo && (
            <span className={classes.to}>
              {t('to {{name}}', { name: post.replyTo.name ?? t('Former member') })}
            </span>
          )}
          {post.editedAt && (
            <span className={classes.to} title={format.dateTime(post.editedAt)}>
              {t('Edited')}
            </span>
          )}
        </AuthorLine>
        <PostMenu post={post} thread={thread} name={name} onDeed={act} />
      </div>
      {deed === 'edit' ? (
        <EditBox courseId={courseId} post={post} onClose={close} />
      ) : post.content === null ? (
        <Removed post={post} />
      ) : (
        <PostContent html={post.content} />
      )}
      {deed !== 'edit' && (post.can.reply || aside) && (
        <div className={classes.actions}>
          {post.can.reply && (
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconArrowBackUp size={18} stroke={1.7} />}
              aria-expanded={isReplying}
              onClick={() => setReplying(!isReplying)}
            >
              {t('Reply')}
            </Button>
          )}
          {aside}
        </div>
      )}
      {isReplying && (
        <ReplyBox
          courseId={courseId}
          postId={post.postId}
          toName={name}
          onClose={() => {
            setReplying(false);
            rescueFocus(() => document.getElementById(`post-${post.postId}`));
          }}
          onPosted={(reply) => {
            setReplying(false);
            onReplied(reply);
          }}
        />
      )}
      {deed === 'report' && <ReportDialog post={post} onClose={close} />}
      {(deed === 'remove' || deed === 'moderate') && (
        <RemoveDialog post={post} isOwn={deed === 'remove'} onClose={close} />
      )}
      {deed === 'history' && <HistoryDialog post={post} onClose={close} />}
    </article>
  );
}

/** What stands where a post was. */
function Removed({ post: { removal } }: { post: Post }) {
  const { t } = useTranslation();
  return (
    <p className={classes.removed}>
      <IconTrash size={18} stroke={1.7} aria-hidden="true" />
      <span>
        {removal?.by === 'author' ? t('Removed by author') : t('Removed by staff')}
        {removal?.reason && ` · ${t('Reason: {{reason}}', { reason: removal.reason })}`}
      </span>
    </p>
  );
}
