import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { accountQuery, type StudentAccount } from './student-account-queries.ts';
import classes from './student-accounts.module.css';

/** The accounts of the reader's children that the reader manages; nothing where there are none. */
export function ManagedAccounts() {
  const { data } = useQuery(api.families.mine.queryOptions({ input: {} }));
  const managed = data?.children.filter((one) => one.isLive && one.rights.includes('manage_account')) ?? [];
  return managed.map(({ studentId }) => <ManagedAccount key={studentId} studentId={studentId} />);
}

function ManagedAccount({ studentId }: { readonly studentId: string }) {
  const { data } = useQuery({ ...accountQuery(studentId), retry: false });
  return data?.account?.can.seeSignIns ? <ManagedCard account={data.account} /> : null;
}

function ManagedCard({ account }: { readonly account: StudentAccount }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { studentId, name } = account;
  const signIns = api.studentAccounts.signIns.queryOptions({ input: { studentId } });
  const { data, error } = useQuery(signIns);
  const [isOpen, setOpen] = useState(false);
  const end = useMutation(
    api.studentAccounts.endSessions.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: signIns.queryKey }),
      onError: (reason) => void toast({ title: t('Error'), message: errorText(reason, t), tone: 'error' }),
    }),
  );
  const sessions = data?.sessions ?? [];
  const wrong = data?.tries.filter(({ isSuccess }) => !isSuccess) ?? [];
  return (
    <Card
      title={t('Account of {{name}}', { name })}
      description={t('Signs in at {{school}} as {{username}}.', {
        school: account.signInName,
        username: account.username,
      })}
      flush
      aside={
        <Button variant="default" size="sm" onClick={() => setOpen(true)}>
          {t('Give a new password')}
        </Button>
      }
    >
      {error && (
        <div className={classes.row}>
          <Notice tone="danger">{errorText(error, t)}</Notice>
        </div>
      )}
      <ul className={classes.rows} aria-label={t('Where {{name}} is signed in', { name })}>
        {data && sessions.length === 0 && <li className={classes.row}>{t('Not signed in anywhere.')}</li>}
        {sessions.map((session) => (
          <li key={session.sessionId} className={classes.row}>
            <div>
              <p>{session.userAgent ?? t('Unknown device')}</p>
              <p className={classes.about}>
                {t('Used {{date}}', { date: format.dateTime(session.lastUsedAt) })}
              </p>
            </div>
            <Button
              variant="default"
              size="sm"
              loading={end.isPending && end.variables.sessionId === session.sessionId}
              onClick={() => end.mutate({ studentId, sessionId: session.sessionId, reason: null })}
            >
              {t('Sign out there')}
            </Button>
          </li>
        ))}
      </ul>
      {wrong.length > 0 && (
        <p className={`${classes.row} ${classes.about}`}>
          {t('{{count}} recent wrong passwords, the last on {{date}}.', {
            count: wrong.length,
            date: format.dateTime(wrong[0]?.at ?? ''),
          })}
        </p>
      )}
      {isOpen && <ResetDialog account={account} onClose={() => setOpen(false)} />}
    </Card>
  );
}
