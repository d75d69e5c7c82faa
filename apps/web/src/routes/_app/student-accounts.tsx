import { createFileRoute } from '@tanstack/react-router';
import { relationshipName } from '#features/families/link-words.ts';
import { MakeAccountsPage } from '#features/student-accounts/make-accounts-page.tsx';
import { schoolsQuery } from '#features/student-accounts/student-account-queries.ts';

export const Route = createFileRoute('/_app/student-accounts')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(schoolsQuery),
  component: MakeAccounts,
});

function MakeAccounts() {
  return <MakeAccountsPage relationshipName={relationshipName} />;
}
