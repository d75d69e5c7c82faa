import { IconArrowLeft, IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PageSkeleton } from '#ui/layout/skeletons.tsx';
import { reportsQuery } from './message-queries.ts';
import { ReportCard } from './report-card.tsx';
import classes from './reports.module.css';

/** Messages that somebody reported, oldest first, for the school's administrators to decide about. */
export function ReportsPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(reportsQuery);
  if (!data && !error) return <PageSkeleton cards={2} />;
  return (
    <>
      <PageHeader
        title={t('Reported messages')}
        parents={[{ label: t('Messages'), to: '/messages' }]}
        description={t(
          "Someone in these conversations asked you to look. Each view is recorded in your school's audit log.",
        )}
        actions={
          <ButtonLink to="/messages" variant="default" leftSection={<IconArrowLeft size={18} />}>
            {t('All conversations')}
          </ButtonLink>
        }
      />
      {data ? (
        <section aria-label={t('Reports')} className={classes.list} data-reports tabIndex={-1}>
          {data.reports.length === 0 ? (
            <EmptyState framed icon={<IconFlag />} title={t('No reports are waiting for a decision.')}>
              {t('Reported messages appear here, so you can keep or remove them.')}
            </EmptyState>
          ) : (
            data.reports.map((report) => <ReportCard key={report.reportId} report={report} />)
          )}
        </section>
      ) : (
        <ErrorState
          framed
          title={t("The reports couldn't be loaded")}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
