import type { Thread } from '@fieldhouse/contract/discussion-post.ts';
import type { ThreadFilter } from '@fieldhouse/contract/discussions.ts';
import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { IconArrowUp, IconBell, IconBellOff, IconMessages } from '@tabler/icons-react';
import { useMutation, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { Chips } from '#ui/controls/chips.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { threadsQuery } from './discussion-queries.ts';
import classes from './discussions.module.css';
import { StartForm } from './start-form.tsx';
import { ThreadRow } from './thread-row.tsx';

interface ThreadListProps {
  readonly courseId: string;
  readonly filter: ThreadFilter;
  readonly onFilter: (filter: ThreadFilter) => void;
  readonly onThread: (threadId: string) => void;
}

/** The discussions of a course, and the form to start one. */
export function ThreadList({ courseId, filter, onFilter, onThread }: ThreadListProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const query = useSuspenseInfiniteQuery(threadsQuery(courseId, filter));
  const { pages } = query.data;
  const first = pages[0];
  const { shown, fresh, show } = useHeld(pages.flatMap((page) => page.threads));
  const follow = useMutation(
    api.discussions.follow.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.discussions.key() }),
      onError: (error) => void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
    }),
  );
  if (!first) return null;
  const FollowIcon = first.isFollowing ? IconBellOff : IconBell;

  return (
    <>
      {query.error && codeOf(query.error) === 'NOT_FOUND' && (
        <Notice tone="warning">
          {t("You can't take part in this discussion anymore. What you wrote is kept on this device.")}
        </Notice>
      )}
      {first.can.post && <StartForm courseId={courseId} />}
      <section aria-label={t('Discussions')} className={classes.list}>
        <div className={classes.tools}>
          <Chips
            label={t('Show')}
            value={filter}
            onChange={onFilter}
            chips={[
              { value: 'all', label: t('All') },
              { value: 'unanswered', label: t('Unanswered') },
              { value: 'mine', label: t('Mine') },
              { value: 'following', label: t('Following') },
            ]}
          />
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<FollowIcon size={18} stroke={1.7} />}
            onClick={() =>
              follow.mutate({ courseId: courseId as CourseId, threadId: null, isOn: !first.isFollowing })
            }
          >
            {first.isFollowing ? t('Stop following new ones') : t('Follow new ones')}
          </Button>
        </div>
        <div className={classes.held}>
          <div className={classes.news} role="status">
            {fresh > 0 && (
              <Button size="compact-md" leftSection={<IconArrowUp size={18} />} onClick={show}>
                {t('{{count}} new discussions', { count: fresh })}
              </Button>
            )}
          </div>
          <Card flush>
            {shown.length === 0 ? (
              filter === 'all' ? (
                <EmptyState icon={<IconMessages />} title={t('No discussions yet')} titleOrder={2}>
                  {t('Be the first to start a discussion!')}
                </EmptyState>
              ) : (
                <EmptyState
                  icon={<IconMessages />}
                  title={t('Nothing here')}
                  titleOrder={2}
                  action={
                    <Button size="sm" variant="default" onClick={() => onFilter('all')}>
                      {t('Show all discussions')}
                    </Button>
                  }
                >
                  {emptyText(filter, t)}
                </EmptyState>
              )
            ) : (
              <ul className={classes.rows}>
                {shown.map((thread) => (
                  <li key={thread.threadId}>
                    <ThreadRow thread={thread} courseId={courseId} filter={filter} onThread={onThread} />
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </div>
        {query.hasNextPage && (
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage().then(show)}
          >
            {t('Show more discussions')}
          </Button>
        )}
      </section>
    </>
  );
}

const emptyText = (filter: ThreadFilter, t: TFunction) => {
  switch (filter) {
    case 'unanswered':
      return t('Every question has an answer from a teacher.');
    case 'mine':
      return t('Discussions you start or reply to appear here.');
    default:
      return t('Discussions you follow appear here.');
  }
};

/**
 * The list as it was when it was last asked for: what changes is shown in its place, and what is new or has moved up
 * waits, so that nothing moves under a hand or a half-written reply. One's own discussion is shown at once.
 */
function useHeld(threads: readonly Thread[]) {
  const ids = threads.map(({ threadId }) => threadId);
  const [order, setOrder] = useState(ids);
  if (order.length === 0 && ids.length > 0) setOrder(ids);
  const byId = new Map(threads.map((thread) => [thread.threadId, thread]));
  const known = new Set(order);
  const isNew = ({ threadId }: Thread) => !known.has(threadId);
  const own = threads.filter((thread) => isNew(thread) && thread.author.isMe);
  const kept = order.flatMap((id) => byId.get(id) ?? []);
  const shown = [
    ...kept.filter(({ isPinned }) => isPinned),
    ...own,
    ...kept.filter(({ isPinned }) => !isPinned),
  ];
  return {
    shown,
    fresh: threads.filter(isNew).length - own.length,
    show: () => setOrder([]),
  };
}
