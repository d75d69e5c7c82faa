import { IconBuildingCommunity, IconSchool, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { StatCard, StatRow } from '#ui/display/stat-card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { AccountsCard } from './accounts-card.tsx';
import { CodeGuessingCard } from './code-guessing-card.tsx';
import { HoldsCard } from './holds-card.tsx';
import { JobsCard } from './jobs-card.tsx';
import { NcaaMarksCard } from './ncaa-marks-card.tsx';
import { OutboxCard } from './outbox-card.tsx';
import { RetentionCard } from './retention-card.tsx';
import { RuleReviewsCard } from './rule-reviews-card.tsx';
import { useOverview } from './use-operations.ts';

/** What runs, what waits, what failed. */
export function OperationsPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const overview = useOverview();
  const failed = overview.jobs.reduce((sum, job) => sum + job.failed, 0);

  const databases = { embedded: t('Embedded database'), postgres: t('PostgreSQL') };
  const engines = { built_in: t('Built-in AI'), model: t('AI model') };
  const mails = { outbox: t('Emails are kept, not sent'), smtp: t('Emails are sent') };

  return (
    <>
      <PageHeader
        title={t('Operations')}
        description={[databases[overview.database], engines[overview.aiEngine], mails[overview.mail]].join(
          ' · ',
        )}
      />
      <Sections>
        <StatRow>
          <StatCard
            label={t('Total Schools')}
            value={format.number(overview.schoolCount)}
            icon={<IconBuildingCommunity size={20} />}
          />
          <StatCard
            label={t('Total Users')}
            value={format.number(overview.userCount)}
            icon={<IconUsers size={20} />}
          />
          <StatCard
            label={t('Active Students')}
            value={format.number(overview.activeStudentCount)}
            icon={<IconSchool size={20} />}
          />
          <StatCard
            label={t('Failed jobs')}
            value={format.number(failed)}
            noteTone={failed > 0 ? 'danger' : 'success'}
            note={failed > 0 ? t('They need a look') : t('All is well')}
          />
        </StatRow>
        <AccountsCard />
        <CodeGuessingCard />
        <JobsCard jobs={overview.jobs} comparison={overview.transcriptComparison} />
        <NcaaMarksCard />
        <RuleReviewsCard reviews={overview.ruleReviews} />
        <RetentionCard />
        <HoldsCard />
        <OutboxCard counts={overview.mailCounts} isKept={overview.mail === 'outbox'} />
      </Sections>
    </>
  );
}
