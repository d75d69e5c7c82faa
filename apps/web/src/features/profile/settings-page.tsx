import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { TabRow } from '#ui/layout/tab-row.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { PersonForm } from './person-form.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { SETTINGS_TABS, type SettingsTab } from './profile-tabs.ts';

interface SettingsPageProps {
  readonly tab: SettingsTab;
  readonly onTab: (tab: SettingsTab) => void;
  /** The ways in, which another feature shows. */
  readonly security: ReactNode;
}

/** The same person and choices as on the profile, with the ways in and how things look. */
export function SettingsPage({ tab, onTab, security }: SettingsPageProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('Settings')}
        description={t('Your details, your notifications, how you sign in, and how things look.')}
      />
      <Tabs
        value={tab}
        onChange={(value) => onTab(SETTINGS_TABS.find((one) => one === value) ?? 'profile')}
        keepMounted={false}
      >
        <TabRow tab={tab}>
          <Tabs.Tab value="profile">{t('Profile')}</Tabs.Tab>
          <Tabs.Tab value="notifications">{t('Notifications')}</Tabs.Tab>
          <Tabs.Tab value="security">{t('Security')}</Tabs.Tab>
          <Tabs.Tab value="preferences">{t('Preferences')}</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value="profile" pt="lg">
          <PersonForm on="settings" />
        </Tabs.Panel>
        <Tabs.Panel value="notifications" pt="lg">
          <NotificationsCard />
        </Tabs.Panel>
        <Tabs.Panel value="security" pt="lg">
          {security}
        </Tabs.Panel>
        <Tabs.Panel value="preferences" pt="lg">
          <PreferencesCard />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
