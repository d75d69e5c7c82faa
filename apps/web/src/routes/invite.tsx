import { createFileRoute } from '@tanstack/react-router';
import { InvitedSignUp } from '#features/accounts/invited-sign-up.tsx';
import { InvitationPage } from '#features/families/invitation-page.tsx';

export const Route = createFileRoute('/invite')({ component: Invite });

function Invite() {
  return <InvitationPage signUp={(invited) => <InvitedSignUp {...invited} />} />;
}
