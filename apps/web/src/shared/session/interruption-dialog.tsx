import type { Waiting } from '#lib/interruptions.ts';
import { part } from '#ui/feedback/part.tsx';

const AccountClosedDialog = part(() => import('./account-closed-dialog.tsx'));
const FreshFactorDialog = part(() => import('./fresh-factor-dialog.tsx'));
const SessionExpiredDialog = part(() => import('./session-expired-dialog.tsx'));
const UnsentWorkDialog = part(() => import('./unsent-work-dialog.tsx'));

/** What a call waits for, as a dialog. */
export default function InterruptionDialog({ waiting }: { readonly waiting: Waiting }) {
  const { settle } = waiting;
  switch (waiting.reason) {
    case 'fresh_factor':
      return <FreshFactorDialog settle={settle} />;
    case 'session_expired':
      return <SessionExpiredDialog settle={settle} />;
    case 'account_closed':
      return <AccountClosedDialog contact={waiting.contact} settle={settle} />;
    case 'unsent_work':
      return <UnsentWorkDialog work={waiting.work} settle={settle} />;
  }
}
