import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { obstacleText, passwordError, postponementText } from './account-words.ts';
import classes from './profile.module.css';
import { useRefreshProfile } from './profile-queries.ts';

interface DeleteDialogProps {
  /** Null: one's own account. */
  readonly child: { readonly studentId: StudentId; readonly name: string } | null;
  /** Names of families' schools that close with this account. */
  readonly closingSchools: readonly string[];
  /** Children there whom nobody looks after from then on. */
  readonly leftAlone: readonly { readonly name: string; readonly keepsAccount: boolean }[];
  /** Whom to ask who may not decide; null: nobody is known. */
  readonly contact: string | null;
  readonly onClose: () => void;
}

/** Says what goes and what stays, and asks for the password again. */
export function DeleteDialog({ child, closingSchools, leftAlone, contact, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const refresh = useRefreshProfile();
  const [password, setPassword] = useState('');
  const ask = useMutation(
    api.profile.requestDeletion.mutationOptions({
      async onSuccess({ dueAt, postponement }) {
        onClose();
        await refresh();
        void toast({
          title: postponement
            ? t('Account deletion requested')
            : t('The account will be deleted on {{date}}', { date: format.date(dueAt) }),
          message: postponementText(postponement, t) ?? t('Until then it can be canceled.'),
        });
      },
    }),
  );
  const namesOf = (keepsAccount: boolean) =>
    leftAlone.filter((one) => one.keepsAccount === keepsAccount).map(({ name }) => name);
  const [going, keeping] = [namesOf(false), namesOf(true)];
  const refused =
    codeOf(ask.error) === 'REFUSED'
      ? obstacleText((ask.error as unknown as { data: { obstacle: 'minor' } }).data.obstacle, contact, t)
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate({ password, studentId: child?.studentId ?? null });
  };
  return (
    <Dialog
      isOpen
      isFirm
      beginsAtTitle
      onClose={onClose}
      title={child ? t("Delete {{name}}'s account?", { name: child.name }) : t('Delete your account?')}
      description={t('The account will be deleted in 14 days. Until then it can be canceled.')}
    >
      <div className={classes.goes}>
        <div>
          <h3>{t('What gets deleted')}</h3>
          <ul>
            <li>{t('Sign-in: password, passkeys, sessions, and the history of sign-ins')}</li>
            <li>{t('Email, phone, address, photo and bio')}</li>
            <li>{t('Posts and messages, submitted work with its files, and drafts')}</li>
            <li>{t('Settings, notifications, emails and calendar feeds')}</li>
            <li>{t('Membership in every school')}</li>
          </ul>
        </div>
        <div>
          <h3>{t('What stays')}</h3>
          <ul>
            <li>
              {t(
                "A student's academic record with the legal name: student number, birth date, courses, grades with feedback, final grades, attendance, credits and requests to correct the record. The school has to keep it.",
              )}
            </li>
            <li>
              {t(
                'For staff: courses and materials made for the school, and decisions made there, under “Former member”. A primary teacher’s courses go to a co-teacher, or else to an administrator of the school; if there is neither, they’re archived.',
              )}
            </li>
            <li>{t('Payments, for seven years, as tax law requires.')}</li>
            <li>{t('The fact that the account was deleted, and a log of who did what, without names.')}</li>
          </ul>
        </div>
      </div>
      <div className={classes.notices}>
        {closingSchools.map((name) => (
          <Notice key={name} tone="warning" title={t('{{name}} closes with your account', { name })}>
            {t("No one can change it anymore. Your children's records stay, under their legal names.")}
          </Notice>
        ))}
        {going.length > 0 && (
          <Notice
            tone="danger"
            title={t('Deleted together with your account: {{names}}', { names: format.list(going) })}
          >
            {t(
              'No one else looks after these accounts. To keep one, invite another adult as a guardian who can make decisions about it before your own account is deleted. From age 13, an email of their own also keeps an account.',
            )}
          </Notice>
        )}
        {keeping.length > 0 && (
          <Notice
            tone="info"
            title={t('Stays, with an email of their own: {{names}}', { names: format.list(keeping) })}
          >
            {t(
              'They continue on their own, and can read their records. If an account should be deleted too, request that first.',
            )}
          </Notice>
        )}
      </div>
      <form onSubmit={submit} noValidate>
        <PasswordField
          mt="md"
          label={t('Your password')}
          description={t("To make sure it's you.")}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={refused ?? passwordError(ask.error, t)}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color="red" loading={ask.isPending} disabled={!password}>
            {t('Delete Account')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
