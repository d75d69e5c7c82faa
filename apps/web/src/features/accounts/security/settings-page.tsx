import { useTranslation } from 'react-i18next';
import { Sections } from '#ui/page.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ActivityCard } from './activity-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

/** A person's own ways in, and what happened at the door. */
export function SettingsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('Security')}
        description={t('How you sign in, and where you are signed in now.')}
      />
      <Sections>
        <PasswordCard />
        <TwoFactorCard />
        <PasskeysCard />
        <SessionsCard />
        <ActivityCard />
      </Sections>
    </>
  );
}
