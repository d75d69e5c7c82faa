import { Suspense } from 'react';
import { interruption } from '#lib/interruptions.ts';
import { useStore } from '#lib/store.ts';
import { part } from './part.tsx';

const AccountClosedDialog = part(() => import('./account-closed-dialog.tsx'));
const FreshFactorDialog = part(() => import('./fresh-factor-dialog.tsx'));
const SessionExpiredDialog = part(() => import('./session-expired-dialog.tsx'));
const UnsentWorkDialog = part(() => import('./unsent-work-dialog.tsx'));

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
      {waiting.reason === 'unsent_work' && <UnsentWorkDialog work={waiting.work} settle={waiting.settle} />}
    </Suspense>
  );
}
