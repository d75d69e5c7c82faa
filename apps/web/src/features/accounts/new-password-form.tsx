import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import { newPasswordError } from './entry-errors.ts';
import classes from './login-page.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { useErrorToast, useResetPassword } from './use-accounts.ts';
import { weakPasswordText } from './weak-password.ts';

const MINIMUM = 6;

export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const reset = useResetPassword();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = newPasswordError(password, MINIMUM, t);
    setError(found);
    if (found) return;
    reset.mutate(
      { token, newPassword: password },
      {
        onSuccess() {
          void toast({ title: t('Password updated'), message: t('Sign in with your new password.') });
          onDone();
        },
        onError(reason) {
          const weak = weakPasswordText(reason, t);
          if (weak) return setError(weak);
          if (codeOf(reason) === 'INVALID_LINK' || codeOf(reason) === 'BAD_REQUEST') {
            return showError(t('This link is no longer valid. Ask for a new one.'));
          }
          showError(reason);
        },
      },
    );
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <NewPasswordField
        label={t('New password')}
        minimum={MINIMUM}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={error}
        autoFocus
      />
      <Button type="submit" size="lg" fullWidth className={classes.submit} loading={reset.isPending}>
        {t('Update Password')}
      </Button>
      <Button variant="subtle" onClick={onDone}>
        {t('Back to Sign In')}
      </Button>
    </form>
  );
}
