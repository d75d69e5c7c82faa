import { createFileRoute } from '@tanstack/react-router';
import { OperationsPage } from '#features/operations/operations-page.tsx';

export const Route = createFileRoute('/_app/operations')({
  validateSearch: (search): { mail?: string | undefined } => ({
    mail: typeof search.mail === 'string' ? search.mail : undefined,
  }),
  component: OperationsPage,
});
