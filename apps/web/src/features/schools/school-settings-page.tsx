import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#lib/page-title.ts';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { TabRow } from '#ui/layout/tab-row.tsx';
import { BrandingCard } from './branding-card.tsx';
import { CodesCard } from './codes-card.tsx';
import { DaysCard } from './days-card.tsx';
import { MessagingCards } from './messaging-cards.tsx';
import { PolicyCard } from './policy-card.tsx';
import { SCHOOL_TABS, type SchoolTab } from './school-tabs.ts';
import { TermsCard } from './terms-card.tsx';

interface SchoolSettingsPageProps {
  readonly tab: SchoolTab;
  readonly onTab: (tab: SchoolTab) => void;
  /** The school's grading scales. */
  readonly scales: ReactNode;
  /** What the school asks for its diploma. */
  readonly requirements: ReactNode;
  /** Who hears of students in danger. */
  readonly alerts: ReactNode;
}

/** What a school's administrators set for the whole school. */
export function SchoolSettingsPage({ tab, onTab, scales, requirements, alerts }: SchoolSettingsPageProps) {
  const { t } = useTranslation();
  const title = t('School settings');
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        description={t('How your school presents itself, when it teaches, and how it grades.')}
      />
      <Tabs
        value={tab}
        onChange={(value) => onTab(SCHOOL_TABS.find((one) => one === value) ?? 'branding')}
        keepMounted={false}
      >
        <TabRow tab={tab}>
          <Tabs.Tab value="branding">{t('Branding')}</Tabs.Tab>
          <Tabs.Tab value="terms">{t('Terms and days off')}</Tabs.Tab>
          <Tabs.Tab value="grading">{t('Grading')}</Tabs.Tab>
          <Tabs.Tab value="messages">{t('Messages')}</Tabs.Tab>
          <Tabs.Tab value="codes">{t('School codes')}</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value="branding" pt="lg">
          <BrandingCard />
        </Tabs.Panel>
        <Tabs.Panel value="terms" pt="lg">
          <Sections>
            <TermsCard />
            <DaysCard />
          </Sections>
        </Tabs.Panel>
        <Tabs.Panel value="grading" pt="lg">
          <Sections>
            <PolicyCard />
            {scales}
            {requirements}
          </Sections>
        </Tabs.Panel>
        <Tabs.Panel value="messages" pt="lg">
          <Sections>
            <MessagingCards />
            {alerts}
          </Sections>
        </Tabs.Panel>
        <Tabs.Panel value="codes" pt="lg">
          <CodesCard />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
