import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import { childPostsQuery } from './discussion-queries.ts';
import classes from './discussions.module.css';
import { PostContent } from './post-content.tsx';

/** What a child wrote, and what teachers answered. Words of other students aren't shown. */
export function ChildPosts({ studentId, name }: { studentId: string; name: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useInfiniteQuery(childPostsQuery(studentId));
  const posts = query.data?.pages.flatMap((page) => page.posts) ?? [];
  return (
    <Card
      title={t('Posts by {{name}}', { name })}
      description={t("With teachers' answers. Other students' words aren't shown.")}
      flush
    >
      {query.error && (
        <ErrorState
          title={t('Failed to load discussions')}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <RowsSkeleton rows={2} />}
      {query.data && posts.length === 0 && (
        <EmptyState icon={<IconMessages />} title={t('No posts yet')}>
          {t('What {{name}} writes in course discussions appears here.', { name })}
        </EmptyState>
      )}
      <ul className={classes.rows}>
        {posts.map((post) => (
          <li key={post.postId} className={classes.childPost}>
            <p className={classes.hint}>
              {[
                post.courseTitle,
                post.title === null && post.content !== null ? t('A reply') : null,
                format.dateTime(post.createdAt),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {post.title && <h3 className={classes.oldTitle}>{post.title}</h3>}
            {post.content === null ? (
              <p className={classes.gone}>
                {post.removal === 'author' ? t('Removed by author') : t('Removed by staff')}
              </p>
            ) : (
              <PostContent html={post.content} nobody={t('a classmate')} />
            )}
            {post.answers.map((answer) => (
              <div key={answer.postId} className={classes.answer}>
                <p className={classes.hint}>
                  <Badge tone="primary">{t('Teacher')}</Badge> {answer.authorName ?? t('Former member')} ·{' '}
                  {format.dateTime(answer.createdAt)}
                </p>
                <PostContent html={answer.content} nobody={t('a classmate')} />
              </div>
            ))}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('Show more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
