import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { accountQuery, type Sheet, type StudentAccount } from './student-account-queries.ts';
import classes from './student-accounts.module.css';

interface ResetDialogProps {
  readonly account: StudentAccount;
  readonly onClose: () => void;
}

/** Gives a student another password, and shows it once. Staff say why, which the log keeps; a guardian doesn't. */
export function ResetDialog({ account, onClose }: ResetDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [given, setGiven] = useState<Sheet['students'][number] | null>(null);
  const reset = useMutation(
    api.studentAccounts.resetPasswords.mutationOptions({
      onSuccess({ students }) {
        setGiven(students[0] ?? null);
        void queryClient.invalidateQueries({ queryKey: accountQuery(account.studentId).queryKey });
      },
    }),
  );
  const { name } = account;
  const give = (reason: string | null) =>
    reset.mutate({ studentIds: [account.studentId as StudentId], reason });
  if (!given && !account.can.seeSignIns) {
    return (
      <ReasonDialog
        isOpen
        onClose={onClose}
        title={t('Give {{name}} a new password?', { name })}
        description={t(
          'The old one stops working at once, and {{name}} is signed out everywhere. Two-factor sign-in and passkeys are removed.',
          { name },
        )}
        verb={t('Give a new password')}
        isPending={reset.isPending}
        error={reset.isError ? errorText(reset.error, t) : null}
        onSubmit={give}
      />
    );
  }
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={given ? t('New password for {{name}}', { name }) : t('Give {{name}} a new password?', { name })}
      description={
        given
          ? t('Write it down now: it won’t be shown again.')
          : t(
              'The old one stops working at once, and {{name}} is signed out everywhere. Two-factor sign-in and passkeys are removed.',
              { name },
            )
      }
    >
      {given && (
        <dl className={classes.facts}>
          <dt>{t('School')}</dt>
          <dd>{account.signInName}</dd>
          <dt>{t('Username')}</dt>
          <dd>{given.username}</dd>
          <dt>{t('Password')}</dt>
          <dd>
            <strong>{given.password}</strong>
          </dd>
        </dl>
      )}
      {reset.isError && (
        <div role="alert">
          <Notice tone="danger">{errorText(reset.error, t)}</Notice>
        </div>
      )}
      <DialogActions>
        {given ? (
          <Button onClick={onClose}>{t('Done')}</Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button loading={reset.isPending} onClick={() => give(null)}>
              {t('Give a new password')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
