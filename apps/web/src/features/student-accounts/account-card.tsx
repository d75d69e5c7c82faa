import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/layout/card.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { accountQuery } from './student-account-queries.ts';
import classes from './student-accounts.module.css';

/** How a student signs in whose account the school made, for those who keep the record; others see no card. */
export function AccountCard({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery({ ...accountQuery(studentId), retry: false });
  const [isOpen, setOpen] = useState(false);
  const account = data?.account;
  if (!account) return null;
  return (
    <Card
      title={t('Account')}
      description={t('Your school created it: the student signs in with a username.')}
      aside={
        account.can.reset && (
          <Button variant="default" size="sm" onClick={() => setOpen(true)}>
            {t('Give a new password')}
          </Button>
        )
      }
    >
      <dl className={classes.facts}>
        <dt>{t('Username')}</dt>
        <dd>{account.username}</dd>
        <dt>{t('School')}</dt>
        <dd>{account.signInName}</dd>
        <dt>{t('Created')}</dt>
        <dd>{format.date(account.madeAt)}</dd>
        <dt>{t('Last sign-in')}</dt>
        <dd>{account.lastSignInAt ? format.dateTime(account.lastSignInAt) : t('never')}</dd>
        {account.resetAt && (
          <>
            <dt>{t('New password created')}</dt>
            <dd>{format.dateTime(account.resetAt)}</dd>
          </>
        )}
      </dl>
      {isOpen && <ResetDialog account={account} onClose={() => setOpen(false)} />}
    </Card>
  );
}
