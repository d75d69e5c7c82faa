import { minimumPasswordLength } from '@fieldhouse/domain/accounts/roles.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf } from '#lib/errors.ts';
import { useMe } from '#lib/session.ts';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { newPasswordError } from '../entry-errors.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { weakPasswordText } from '../weak-password.ts';
import classes from './security.module.css';
import { useRefreshSecurity, useSecretError } from './use-security.ts';

export function PasswordCard() {
  const { t } = useTranslation();
  const me = useMe();
  const errorOf = useSecretError();
  const refresh = useRefreshSecurity();
  const [current, setCurrent] = useState('');
  const [wanted, setWanted] = useState('');
  const [lengthError, setLengthError] = useState<string>();
  const isStaff =
    me.platformRole !== null ||
    me.memberships.some(({ role }) => role === 'teacher' || role === 'school_admin');
  const minimum = minimumPasswordLength(isStaff ? 'teacher' : 'student');
  const change = useMutation(
    api.accounts.changePassword.mutationOptions({
      async onSuccess() {
        setCurrent('');
        setWanted('');
        await refresh();
        void toast({
          title: t('Password updated'),
          message: t('Every other device was signed out, and your calendar feed has ended.'),
        });
      },
    }),
  );
  const isWeak = codeOf(change.error) === 'WEAK_PASSWORD';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = newPasswordError(wanted, minimum, t);
    setLengthError(found);
    if (!found) change.mutate({ currentPassword: current, newPassword: wanted });
  };
  return (
    <Card title={t('Password')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <PasswordField
          label={t('Current password')}
          name="current-password"
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
          error={isWeak ? undefined : errorOf(change.error)}
        />
        <NewPasswordField
          label={t('New password')}
          name="new-password"
          minimum={minimum}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          error={lengthError ?? weakPasswordText(change.error, t)}
        />
        <p className={classes.note}>
          {t(
            'Changing it signs out every other device, stops their notifications and ends your calendar feed.',
          )}
        </p>
        <Button type="submit" loading={change.isPending} disabled={!current || !wanted}>
          {t('Update Password')}
        </Button>
      </form>
    </Card>
  );
}
