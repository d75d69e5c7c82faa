import { createFileRoute, redirect } from '@tanstack/react-router';
import { SecondFactorForm } from '#features/accounts/second-factor-form.tsx';
import { useArrive } from '#features/accounts/use-accounts.ts';
import { SchoolSignInPage } from '#features/student-accounts/school-sign-in-page.tsx';
import { landingAddress } from '#lib/session.ts';

interface StudentLoginSearch {
  /** The school's sign-in name, as the sheet's address carries it. */
  school?: string | undefined;
}

export const Route = createFileRoute('/student-login')({
  validateSearch: (search): StudentLoginSearch => ({
    school: typeof search.school === 'string' ? search.school.slice(0, 30) : undefined,
  }),
  beforeLoad({ context: { session } }) {
    if (session.me) throw redirect({ href: landingAddress(session.me) });
  },
  component: StudentLogin,
});

function StudentLogin() {
  const arrive = useArrive();
  return (
    <SchoolSignInPage
      school={Route.useSearch().school ?? ''}
      onDone={() => void arrive()}
      secondFactor={(onBack) => (
        <SecondFactorForm asOperator={false} onDone={async () => void (await arrive())} onBack={onBack} />
      )}
    />
  );
}
