import { createFileRoute } from '@tanstack/react-router';
import { SharedLedgerPage } from '#features/eligibility/shared-ledger-page.tsx';

export const Route = createFileRoute('/shared-ledger')({ component: SharedLedgerPage });
