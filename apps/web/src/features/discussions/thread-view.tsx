import type { PostId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowLeft,
  IconBell,
  IconBellOff,
  IconLock,
  IconPinFilled,
} from '@tabler/icons-react';
import { useMutation, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { type Post, pickerQuery, threadQuery } from './discussion-queries.ts';
import classes from './discussions.module.css';
import { PostCard } from './post-card.tsx';

interface ThreadViewProps {
  readonly courseId: string;
  readonly threadId: string;
  readonly search: object;
}

/** A discussion with its replies, one level below. New ones come in at the end while it is open. */
export function ThreadView({ courseId, threadId, search }: ThreadViewProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const query = useSuspenseInfiniteQuery(threadQuery(threadId));
  const { pages } = query.data;
  const last = pages.at(-1);
  const replies = pages.flatMap((page) => page.replies);
  const newest = replies.at(-1) ?? last?.thread;
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { unseen, see, isAtEnd } = useUnseen(replies, !query.hasNextPage, end);

  // The page is the same and its content another: the focus goes to the title, as after a change of page.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const { mutate: markRead } = useMutation(
    api.discussions.markRead.mutationOptions({
      onSuccess: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: pickerQuery.queryKey }),
          queryClient.invalidateQueries({ queryKey: api.discussions.list.key(), refetchType: 'none' }),
        ]),
    }),
  );
  const upTo = newest?.createdAt;
  const readCourse = last?.courseId;
  // What is shown has been read, up to the newest post of it.
  useEffect(() => {
    if (readCourse && upTo) markRead({ courseId: readCourse, threadId: threadId as PostId, upTo });
  }, [markRead, readCourse, threadId, upTo]);

  const settled = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.discussions.key() }),
    onError: (error: unknown) =>
      void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
  };
  const follow = useMutation(api.discussions.follow.mutationOptions(settled));
  const pin = useMutation(api.discussions.pin.mutationOptions(settled));
  const lock = useMutation(api.discussions.lock.mutationOptions(settled));

  if (!last) return null;
  const { thread, isFollowing, isPinned, isLocked, can } = last;
  const onReplied = async (reply: Post) => {
    // One's own reply stands at the end, behind whatever hasn't been loaded yet.
    for (let more = query.hasNextPage; more; more = (await query.fetchNextPage()).hasNextPage);
    setTimeout(() => document.getElementById(`post-${reply.postId}`)?.focus());
  };
  const FollowIcon = isFollowing ? IconBellOff : IconBell;

  return (
    <>
      <div className={classes.back}>
        <ButtonLink
          to="/discussions/$courseId"
          params={{ courseId }}
          search={search}
          variant="subtle"
          leftSection={<IconArrowLeft size={18} />}
        >
          {t('All discussions')}
        </ButtonLink>
      </div>
      {query.error && codeOf(query.error) === 'NOT_FOUND' && (
        <Notice tone="warning">
          {t("You can't take part in this discussion anymore. What you wrote is kept on this device.")}
        </Notice>
      )}
      <Card>
        <div className={classes.threadHead}>
          {(isPinned || isLocked) && (
            <div className={classes.marks}>
              {isPinned && <Badge icon={<IconPinFilled />}>{t('Pinned')}</Badge>}
              {isLocked && <Badge icon={<IconLock />}>{t('Locked')}</Badge>}
            </div>
          )}
          <h2 ref={heading} tabIndex={-1} className={classes.threadTitle}>
            {thread.removal ? t('Removed discussion') : thread.title}
          </h2>
        </div>
        <PostCard
          post={thread}
          courseId={courseId}
          thread={can.moderate && !thread.removal ? { isPinned, isLocked } : null}
          onThread={(deed) =>
            deed === 'pin'
              ? pin.mutate({ threadId: thread.postId, isOn: !isPinned })
              : lock.mutate({ threadId: thread.postId, isOn: !isLocked })
          }
          onReplied={(reply) => void onReplied(reply)}
          aside={
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<FollowIcon size={18} stroke={1.7} />}
              onClick={() =>
                follow.mutate({
                  courseId: last.courseId,
                  threadId: thread.postId,
                  isOn: !isFollowing,
                })
              }
            >
              {isFollowing ? t('Stop following') : t('Follow')}
            </Button>
          }
        />
        {isLocked && (
          <p className={classes.closed}>{t('This discussion is locked. No one can reply anymore.')}</p>
        )}
      </Card>
      <section aria-label={t('Replies')} className={classes.replies}>
        <h3 className={classes.count}>
          {last.replyCount === 0 ? t('No replies yet') : t('{{count}} replies', { count: last.replyCount })}
        </h3>
        <ul className={classes.replyList}>
          {replies.map((reply) => (
            <li key={reply.postId} data-fresh={unseen.includes(reply.postId) || undefined}>
              <PostCard
                post={reply}
                courseId={courseId}
                thread={null}
                onReplied={(posted) => void onReplied(posted)}
              />
            </li>
          ))}
        </ul>
        {query.hasNextPage && (
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('Show more replies')}
          </Button>
        )}
        <div ref={end} />
      </section>
      <div className={classes.newReplies} role="status">
        {unseen.length > 0 && !isAtEnd && (
          <Button
            leftSection={<IconArrowDown size={18} />}
            onClick={() => {
              const [first] = unseen;
              see();
              document.getElementById(`post-${first}`)?.focus();
            }}
          >
            {t('{{count}} new replies', { count: unseen.length })}
          </Button>
        )}
      </div>
    </>
  );
}

/** Replies of others that came while the thread was open and that haven't been in sight. */
function useUnseen(replies: readonly Post[], isWhole: boolean, end: React.RefObject<HTMLDivElement | null>) {
  const [known, setKnown] = useState(() => new Set(replies.map(({ postId }) => postId)));
  const [isAtEnd, setAtEnd] = useState(false);
  const wasWhole = useRef(isWhole);
  const ids = replies.map(({ postId }) => postId);
  const see = () => setKnown(new Set(ids));

  // What is loaded on demand is no news, and neither is what one writes oneself.
  const isNews = wasWhole.current && isWhole;
  useLayoutEffect(() => {
    wasWhole.current = isWhole;
  }, [isWhole]);
  const unseen = replies.filter(({ postId, author }) => !known.has(postId) && !author.isMe);
  const key = unseen.map(({ postId }) => postId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the replies are named by their key
  useEffect(() => {
    if (key && (!isNews || isAtEnd)) see();
  }, [key, isNews, isAtEnd]);
  // Whether the end is in sight is known to the browser alone.
  useEffect(() => {
    if (!end.current) return;
    const watcher = new IntersectionObserver(([entry]) => setAtEnd(entry?.isIntersecting ?? false));
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [end]);
  return { unseen: unseen.map(({ postId }) => postId), see, isAtEnd };
}
