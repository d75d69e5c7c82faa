import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { sessionQuery, useMe } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';
import { LanePanel } from '#ui/lane-panel.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sections } from '#ui/page.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { toast } from '#ui/toast.ts';
import { useSignOut } from '#ui/use-sign-out.ts';
import classes from './home.module.css';

/** For people whose school hasn't said yes yet: who decides, and what happens then. */
export default function WaitingHome() {
  const { t } = useTranslation();
  const me = useMe();
  const signOut = useSignOut();
  // Nobody is told by event before they are approved: the page asks.
  useQuery({ ...sessionQuery, refetchInterval: 30_000 });
  const resend = useMutation(
    api.accounts.resendConfirmation.mutationOptions({
      onSuccess: () =>
        void toast({ title: t('Confirmation sent'), message: t('Check your email for the link.') }),
      onError: (error) => void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
    }),
  );
  const pending = me.memberships.find(({ status }) => status === 'pending') ?? me.memberships[0];
  const school = pending?.schoolName ?? t('your school');

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
            'Until then you see nothing of the school, and nobody there sees anything of yours but your name and e-mail.',
          )}
        </LanePanel>
        {!me.isEmailVerified && (
          <Notice tone="warning" icon={<IconMail />} title={t('Confirm your e-mail address')}>
            <p className={classes.noticeText}>
              {t('We sent a link to {{email}}. Schools approve people whose address is confirmed.', {
                email: me.email,
              })}
            </p>
            <Button variant="default" size="sm" onClick={() => resend.mutate({})} loading={resend.isPending}>
              {t('Send the link again')}
            </Button>
          </Notice>
        )}
        <Card title={t('What happens next')}>
          <ol className={classes.steps}>
            <li>
              <strong>{t('Who decides')}</strong>
              <span>
                {t(
                  'An administrator of {{school}}. If you are its first administrator, confirming the address it registered with is enough.',
                  { school },
                )}
              </span>
            </li>
            <li>
              <strong>{t('How you hear of it')}</strong>
              <span>
                {t('By e-mail to {{email}}. This page changes by itself, too.', { email: me.email })}
              </span>
            </li>
            <li>
              <strong>{t('If it takes long')}</strong>
              <span>{t('Ask the school that gave you the code.')}</span>
            </li>
          </ol>
        </Card>
      </Sections>
    </>
  );
}
