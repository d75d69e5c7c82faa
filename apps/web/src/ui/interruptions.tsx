import { lazy, Suspense } from 'react';
import { interruption } from '#lib/interruptions.ts';
import { useStore } from '#lib/store.ts';

const AccountClosedDialog = lazy(() => import('./account-closed-dialog.tsx'));
const FreshFactorDialog = lazy(() => import('./fresh-factor-dialog.tsx'));
const SessionExpiredDialog = lazy(() => import('./session-expired-dialog.tsx'));

/** Shows the dialog that a call is waiting for, over whatever page is open. */
export function Interruptions() {
  const waiting = useStore(interruption);
  if (!waiting) return null;
  return (
    <Suspense fallback={null}>
      {waiting.reason === 'fresh_factor' && <FreshFactorDialog settle={waiting.settle} />}
      {waiting.reason === 'session_expired' && <SessionExpiredDialog settle={waiting.settle} />}
      {waiting.reason === 'account_closed' && (
        <AccountClosedDialog contact={waiting.contact} settle={waiting.settle} />
      )}
    </Suspense>
  );
}
