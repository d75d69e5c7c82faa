import { Tabs } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#lib/page-title.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { TabRow } from '#ui/layout/tab-row.tsx';
import { incompletesQuery, problemsQuery, questionsQuery, requestsQuery } from './inbox-queries.ts';
import { INBOX_TABS, type InboxTab } from './inbox-tabs.ts';
import { IncompleteList } from './incomplete-list.tsx';
import { ProblemList } from './problem-list.tsx';
import { QuestionList } from './question-list.tsx';
import { RequestList } from './request-list.tsx';

interface InboxPageProps {
  readonly tab: InboxTab;
  readonly onTab: (tab: InboxTab) => void;
}

/** What waits for a teacher besides work: questions about grades, problems with content, students who ask to join, incompletes. */
export function InboxPage({ tab, onTab }: InboxPageProps) {
  const { t } = useTranslation();
  const { inquiries } = useSuspenseQuery(questionsQuery).data;
  const { reports } = useSuspenseQuery(problemsQuery).data;
  const { requests } = useSuspenseQuery(requestsQuery).data;
  const { incompletes, hasMore } = useSuspenseQuery(incompletesQuery).data;
  const title = t('Questions and requests');
  usePageTitle(title);
  const openReports = reports.filter((one) => one.state === 'open').length;

  return (
    <>
      <PageHeader
        title={title}
        description={t('What students and families ask you, besides the work they submit.')}
      />
      <Tabs
        value={tab}
        onChange={(value) => onTab(INBOX_TABS.find((one) => one === value) ?? 'questions')}
        keepMounted={false}
      >
        <TabRow tab={tab}>
          <Tabs.Tab value="questions">
            {t('Grade questions ({{count}})', { count: inquiries.length })}
          </Tabs.Tab>
          <Tabs.Tab value="problems">{t('Problems ({{count}})', { count: openReports })}</Tabs.Tab>
          <Tabs.Tab value="requests">
            {t('Requests to join ({{count}})', { count: requests.length })}
          </Tabs.Tab>
          <Tabs.Tab value="incompletes">
            {t('Incompletes ({{count}})', { count: incompletes.length })}
          </Tabs.Tab>
        </TabRow>
        <Tabs.Panel value="questions" pt="lg">
          <QuestionList inquiries={inquiries} />
        </Tabs.Panel>
        <Tabs.Panel value="problems" pt="lg">
          <ProblemList reports={reports} />
        </Tabs.Panel>
        <Tabs.Panel value="requests" pt="lg">
          <RequestList requests={requests} />
        </Tabs.Panel>
        <Tabs.Panel value="incompletes" pt="lg">
          <IncompleteList incompletes={incompletes} hasMore={hasMore} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
