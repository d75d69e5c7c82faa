import { createFileRoute } from '@tanstack/react-router';
import { ParentPage } from '#features/consent/parent-page.tsx';
import { WaitingPage } from '#features/consent/waiting-page.tsx';
import { useFragmentToken } from '#lib/fragment.ts';
import { useSession } from '#lib/session.ts';

export const Route = createFileRoute('/consent')({ component: Consent });

/** A child who waits for a parent has this page alone; whoever has the link of a letter is a parent, on whatever device. */
function Consent() {
  const { waitsForConsent } = useSession();
  const token = useFragmentToken();
  return waitsForConsent && !token ? <WaitingPage /> : <ParentPage />;
}
