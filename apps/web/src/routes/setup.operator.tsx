import { createFileRoute } from '@tanstack/react-router';
import { FirstOperatorPage } from '#features/accounts/first-operator-page.tsx';

export const Route = createFileRoute('/setup/operator')({ component: FirstOperatorPage });
