import type { OwnRequest } from '@fieldhouse/contract/account-approvals.ts';
import { Button } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { sessionQuery, useMe } from '#lib/session.ts';
import { roleName } from '#shared/people/role-words.ts';
import { ConfirmAddress } from '#shared/session/confirm-address.tsx';
import { useSignOut } from '#shared/session/use-sign-out.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LanePanel } from '#ui/layout/lane-panel.tsx';
import { Sections, Split } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { EndedRequests } from './ended-requests.tsx';
import classes from './home.module.css';
import { ownRequestsQuery } from './own-requests.ts';

/** For people whose school hasn't said yes yet: who decides, and what happens then. */
export default function WaitingHome() {
  const { t } = useTranslation();
  const me = useMe();
  const signOut = useSignOut();
  const { requests } = useSuspenseQuery(ownRequestsQuery).data;
  // A decision is told by event; an address confirmed in another tab isn't, so the page asks.
  useQuery({ ...sessionQuery, refetchInterval: 30_000 });
  const waiting = requests.filter(({ status }) => status === 'waiting');
  const school = waiting[0]?.schoolName ?? me.memberships[0]?.schoolName ?? t('your school');

  return (
    <>
      <PageHeader title={t('Hello, {{name}}', { name: me.givenName })} shortTitle={t('Dashboard')} />
      <Sections>
        <LanePanel
          title={t('{{school}} has to approve your account', { school })}
          actions={
            <Button variant="white" onClick={() => signOut.mutate()} loading={signOut.isPending}>
              {t('Sign Out')}
            </Button>
          }
        >
          {t(
            'Until then you can’t see anything at the school, and no one there sees anything of yours except your name and email.',
          )}
        </LanePanel>
        <EndedRequests requests={requests} />
        {!me.isEmailVerified && (
          <ConfirmAddress>
            {t('We sent a link to {{email}}. Schools approve people whose address is confirmed.', {
              email: me.email,
            })}
          </ConfirmAddress>
        )}
        <Split>
          <Card title={t('What happens next')}>
            <ol className={classes.steps}>
              <li>
                <strong>{t('Who decides')}</strong>
                <span>
                  {waiting[0]?.role === 'school_admin'
                    ? t(
                        'An administrator of {{school}}. If you are its first administrator, confirming the address it registered with is enough.',
                        { school },
                      )
                    : t('An administrator of {{school}}.', { school })}
                </span>
              </li>
              <li>
                <strong>{t('How you’ll hear')}</strong>
                <span>
                  {t('By email to {{email}}. This page updates automatically, too.', { email: me.email })}
                </span>
              </li>
              <li>
                <strong>{t('What opens then')}</strong>
                <span>{opensText(waiting[0]?.role, t)}</span>
                {waiting[0]?.role === 'parent' && (
                  <TextLink to="/profile" search={{ tab: 'family' }}>
                    {t('Enter a code from your child')}
                  </TextLink>
                )}
              </li>
              <li>
                <strong>{t('If it takes a while')}</strong>
                <span>{t('Ask the school that gave you the code.')}</span>
              </li>
            </ol>
          </Card>
          <YourRequest requests={waiting} />
        </Split>
      </Sections>
    </>
  );
}

function opensText(role: OwnRequest['role'] | undefined, t: TFunction) {
  switch (role) {
    case 'parent':
      return t('The school links you to your child. From then on you can follow their work and grades.');
    case 'school_admin':
      return t(
        'You run the school with the other administrators. The first step is setting up two-factor sign-in.',
      );
    default:
      return t('The courses you teach, with their students and grading.');
  }
}

function YourRequest({ requests }: { requests: readonly OwnRequest[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card title={t('Your request')}>
      {requests.map((request) => (
        <dl key={request.membershipId} className={classes.facts}>
          <div>
            <dt>{t('School')}</dt>
            <dd>{request.schoolName}</dd>
          </div>
          <div>
            <dt>{t('Joining as')}</dt>
            <dd>{roleName(request.role, t)}</dd>
          </div>
          <div>
            <dt>{t('Requested on')}</dt>
            <dd>{format.dateTime(request.askedAt)}</dd>
          </div>
        </dl>
      ))}
    </Card>
  );
}
