import { createFileRoute } from '@tanstack/react-router';
import { relationshipName } from '#features/families/link-words.ts';
import { MakeAccountsPage } from '#features/student-accounts/make-accounts-page.tsx';

export const Route = createFileRoute('/_app/student-accounts')({ component: MakeAccounts });

function MakeAccounts() {
  return <MakeAccountsPage relationshipName={relationshipName} />;
}
