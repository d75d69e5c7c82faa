import { IconArrowLeft, IconFlag } from '@tabler/icons-react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import type { DiscussionPlace } from './discussion-place.ts';
import { threadsQuery } from './discussion-queries.ts';
import { ReportList } from './report-list.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadView } from './thread-view.tsx';

interface DiscussionsPageProps {
  readonly courseId: string;
  readonly place: DiscussionPlace;
  readonly onPlace: (place: DiscussionPlace) => void;
}

/** The discussions of a course: the list, one of them, or what was reported. */
export function DiscussionsPage({ courseId, place, onPlace }: DiscussionsPageProps) {
  const { t } = useTranslation();
  const { thread, filter = 'all', view } = place;
  // Beside an open discussion the list isn't asked for again with each reply.
  const list = useSuspenseInfiniteQuery({ ...threadsQuery(courseId, 'all'), subscribed: !thread });
  const first = list.data.pages[0];
  if (!first) return null;
  const kept = filter === 'all' ? {} : { filter };
  return (
    <>
      <PageHeader
        title={t('Discussions')}
        shortTitle={first.courseTitle}
        parents={[{ label: t('Discussions'), to: '/discussions' }]}
        description={first.courseTitle}
        actions={
          <>
            {first.openReportCount !== null && first.openReportCount > 0 && view !== 'reports' && (
              <ButtonLink
                to="/discussions/$courseId"
                params={{ courseId }}
                search={{ view: 'reports' }}
                variant="default"
                leftSection={<IconFlag size={18} />}
              >
                {t('Reports ({{count}})', { count: first.openReportCount })}
              </ButtonLink>
            )}
            <ButtonLink
              to="/course/$courseId"
              params={{ courseId }}
              variant="default"
              leftSection={<IconArrowLeft size={18} />}
            >
              {t('Back to course')}
            </ButtonLink>
          </>
        }
      />
      <Sections>
        <Suspense key={thread ?? view ?? filter} fallback={<CardSkeleton lines={5} />}>
          {thread ? (
            <ThreadView key={thread} courseId={courseId} threadId={thread} search={kept} />
          ) : view === 'reports' ? (
            <ReportList courseId={courseId} />
          ) : (
            <ThreadList
              key={filter}
              courseId={courseId}
              filter={filter}
              onFilter={(chosen) => onPlace({ filter: chosen === 'all' ? undefined : chosen })}
              onThread={(opened) => onPlace({ ...kept, thread: opened })}
            />
          )}
        </Suspense>
      </Sections>
    </>
  );
}
