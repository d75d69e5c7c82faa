import { Button } from '@mantine/core';
import { IconDoor } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#lib/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useSignOut } from '#ui/use-sign-out.ts';

/** Nobody's member: the membership ended, or was refused. */
export default function NoHome() {
  const { t } = useTranslation();
  const { givenName } = useMe();
  const signOut = useSignOut();
  return (
    <>
      <PageHeader title={t('Hello, {{name}}', { name: givenName })} shortTitle={t('Dashboard')} />
      <EmptyState
        framed
        icon={<IconDoor />}
        title={t('You belong to no school at the moment.')}
        action={
          <Button variant="default" size="sm" onClick={() => signOut.mutate()}>
            {t('Sign Out')}
          </Button>
        }
      >
        {t('Your membership ended or was declined. Your work is kept. Ask your school for a new code.')}
      </EmptyState>
    </>
  );
}
