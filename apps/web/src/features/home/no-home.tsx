import { Button } from '@mantine/core';
import { IconDoor } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMe } from '#lib/session.ts';
import { useSignOut } from '#shared/session/use-sign-out.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { EndedRequests } from './ended-requests.tsx';
import { FormerRecords } from './former-records.tsx';
import { ownRequestsQuery } from './own-requests.ts';

/** Nobody's member: the membership ended, or the request to join was refused. */
export default function NoHome() {
  const { t } = useTranslation();
  const { givenName, formerSchools } = useMe();
  const signOut = useSignOut();
  const { requests } = useSuspenseQuery(ownRequestsQuery).data;
  return (
    <>
      <PageHeader title={t('Hello, {{name}}', { name: givenName })} shortTitle={t('Dashboard')} />
      <Sections>
        <EndedRequests requests={requests} />
        {formerSchools.length > 0 && <FormerRecords />}
        <EmptyState
          framed
          icon={<IconDoor />}
          title={t('You don’t belong to a school right now.')}
          action={
            <Button variant="default" size="sm" onClick={() => signOut.mutate()} loading={signOut.isPending}>
              {t('Sign Out')}
            </Button>
          }
        >
          {t('Your work is kept. As soon as a school reopens your account, this page will show it.')}
        </EmptyState>
      </Sections>
    </>
  );
}
