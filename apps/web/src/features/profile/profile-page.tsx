import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sections, Split } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { TabRow } from '#ui/layout/tab-row.tsx';
import { AcademicCard, DualEnrollmentCard } from './academic-cards.tsx';
import { AccountCard } from './account-card.tsx';
import { AvatarCard } from './avatar-card.tsx';
import { ChildrenCard } from './children-card.tsx';
import { ExportCard } from './export-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { PersonForm } from './person-form.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { useProfile } from './profile-queries.ts';
import { PROFILE_TABS, type ProfileTab } from './profile-tabs.ts';

interface ProfilePageProps {
  readonly tab: ProfileTab;
  readonly onTab: (tab: ProfileTab) => void;
  /** What else stands under privacy. */
  readonly records: ReactNode;
  /** Who follows whom. */
  readonly family: ReactNode;
}

/** Who somebody is here, what they hear of, and who sees what of them. */
export function ProfilePage({ tab, onTab, records, family }: ProfilePageProps) {
  const { t } = useTranslation();
  const { academic } = useProfile();
  return (
    <>
      <PageHeader
        title={t('Profile & Settings')}
        shortTitle={t('Profile')}
        description={t('Your details, your notifications, and who sees what about you.')}
      />
      <Tabs
        value={tab}
        onChange={(value) => onTab(PROFILE_TABS.find((one) => one === value) ?? 'profile')}
        keepMounted={false}
      >
        <TabRow tab={tab}>
          <Tabs.Tab value="profile">{t('Profile')}</Tabs.Tab>
          <Tabs.Tab value="family">{t('Family')}</Tabs.Tab>
          <Tabs.Tab value="notifications">{t('Notifications')}</Tabs.Tab>
          <Tabs.Tab value="privacy">{t('Privacy')}</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value="profile" pt="lg">
          <Split>
            <PersonForm on="profile" />
            <Sections>
              <AvatarCard />
              {academic && <AcademicCard academic={academic} />}
              {academic && <DualEnrollmentCard academic={academic} />}
            </Sections>
          </Split>
        </Tabs.Panel>
        <Tabs.Panel value="family" pt="lg">
          {family}
        </Tabs.Panel>
        <Tabs.Panel value="notifications" pt="lg">
          <NotificationsCard />
        </Tabs.Panel>
        <Tabs.Panel value="privacy" pt="lg">
          <Sections>
            {academic && <PrivacyCard />}
            <ExportCard />
            {records}
            <AccountCard />
            <ChildrenCard />
          </Sections>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
