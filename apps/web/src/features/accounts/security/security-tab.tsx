import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sessionQuery, useMe } from '#lib/session.ts';
import { ConfirmAddress } from '#shared/session/confirm-address.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { ActivityCard } from './activity-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

/** A person's own ways in, and what happened at the door. */
export function SecurityTab() {
  const { t } = useTranslation();
  const { isEmailVerified, email } = useMe();
  // The address is confirmed in another tab, or on another device: the page asks.
  useQuery({ ...sessionQuery, refetchInterval: isEmailVerified ? false : 5_000 });
  return (
    <Sections>
      {!isEmailVerified && (
        <ConfirmAddress>
          {t('After that you can set up two-factor sign-in or add a passkey. We sent a link to {{email}}.', {
            email,
          })}
        </ConfirmAddress>
      )}
      <PasswordCard />
      <TwoFactorCard />
      <PasskeysCard />
      <SessionsCard />
      <ActivityCard />
    </Sections>
  );
}
