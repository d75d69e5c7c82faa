import { Sections } from '#ui/layout/page.tsx';
import { ActivityCard } from './activity-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

/** A person's own ways in, and what happened at the door. */
export const SecurityTab = () => (
  <Sections>
    <PasswordCard />
    <TwoFactorCard />
    <PasskeysCard />
    <SessionsCard />
    <ActivityCard />
  </Sections>
);
