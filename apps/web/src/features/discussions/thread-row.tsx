import type { Thread } from '@fieldhouse/contract/discussion-post.ts';
import type { ThreadFilter } from '@fieldhouse/contract/discussions.ts';
import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBell,
  IconLock,
  IconMessage,
  IconPinFilled,
  IconSchool,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { RichText } from '#shared/content/rich-text.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { AuthorLine } from './author-line.tsx';
import classes from './discussions.module.css';
import { ReplyBox } from './reply-box.tsx';

interface ThreadRowProps {
  readonly thread: Thread;
  readonly courseId: string;
  readonly filter: ThreadFilter;
  readonly onThread: (threadId: string) => void;
}

/** A discussion in the list, with a reply box of its own. */
export function ThreadRow({ thread, courseId, filter, onThread }: ThreadRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isReplying, setReplying] = useState(false);
  const { threadId, title, author, replyCount } = thread;
  return (
    <article className={classes.row} data-unread={thread.isUnread || undefined}>
      <AuthorLine author={author} at={thread.createdAt} size={36}>
        {replyCount > 0 && (
          <span className={classes.last}>
            {t('last reply {{when}}', { when: format.relative(thread.lastActiveAt, Date.now()) })}
          </span>
        )}
      </AuthorLine>
      <div className={classes.rowWords}>
        <h2 className={classes.rowTitle}>
          <Link
            to="/discussions/$courseId"
            params={{ courseId }}
            search={{ thread: threadId, filter: filter === 'all' ? undefined : filter }}
          >
            {thread.isRemoved ? t('Removed discussion') : title}
          </Link>
          {thread.isUnread && <span className={classes.dot}>{t('New')}</span>}
        </h2>
        {thread.excerpt && (
          <p className={classes.excerpt}>
            <RichText text={thread.excerpt} />
          </p>
        )}
      </div>
      <div className={classes.rowEnd}>
        {thread.can.reply && (
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
        <span className={classes.replyCount}>
          <IconMessage size={18} stroke={1.7} aria-hidden="true" />
          {replyCount === 0 ? t('No replies yet') : t('{{count}} replies', { count: replyCount })}
        </span>
        {thread.hasStaffReply && (
          <Badge tone="success" icon={<IconSchool />}>
            {t('Teacher replied')}
          </Badge>
        )}
        {thread.isPinned && <Badge icon={<IconPinFilled />}>{t('Pinned')}</Badge>}
        {thread.isLocked && <Badge icon={<IconLock />}>{t('Locked')}</Badge>}
        {thread.isFollowing && <Badge icon={<IconBell />}>{t('Following')}</Badge>}
      </div>
      {isReplying && (
        <ReplyBox
          courseId={courseId}
          postId={threadId}
          toName={author.name ?? t('Former member')}
          onClose={() => setReplying(false)}
          onPosted={() => onThread(threadId)}
        />
      )}
    </article>
  );
}
