import { Button, Group } from '@mantine/core';
import { IconDoor } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMe } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/links.tsx';
import { Sections } from '#ui/page.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useSignOut } from '#ui/use-sign-out.ts';
import { EndedRequests } from './ended-requests.tsx';
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
        {formerSchools.map(({ schoolId, schoolName }) => (
          <Card
            key={schoolId}
            title={t('Your record at {{school}}', { school: schoolName })}
            description={t('You no longer belong to this school. Your record stays open to you.')}
          >
            <Group gap="sm">
              <ButtonLink to="/grades" size="sm">
                {t('Grades')}
              </ButtonLink>
              <ButtonLink to="/transcript-generator" variant="default" size="sm">
                {t('Unofficial Transcript')}
              </ButtonLink>
              <ButtonLink to="/profile" search={{ tab: 'privacy' }} variant="default" size="sm">
                {t('Ask for a correction')}
              </ButtonLink>
            </Group>
          </Card>
        ))}
        <EmptyState
          framed
          icon={<IconDoor />}
          title={t('You belong to no school at the moment.')}
          action={
            <Button variant="default" size="sm" onClick={() => signOut.mutate()} loading={signOut.isPending}>
              {t('Sign Out')}
            </Button>
          }
        >
          {t('Work that you did is kept. As soon as a school opens your account again, this page shows it.')}
        </EmptyState>
      </Sections>
    </>
  );
}
