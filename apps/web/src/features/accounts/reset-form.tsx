import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { looksLikeEmail } from '#lib/forms.ts';
import { currentLocale } from '#lib/i18n.ts';
import { EmailField } from '#ui/controls/email-field.tsx';
import { toast } from '#ui/feedback/toast.ts';
import classes from './login-page.module.css';
import { useErrorToast, useRequestReset } from './use-accounts.ts';

interface ResetFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
}

export function ResetForm({ email, onEmail, onBack }: ResetFormProps) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const request = useRequestReset();
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!looksLikeEmail(email)) return setError(t('Enter your email address.'));
    setError(undefined);
    request.mutate(
      { email: email.trim(), locale: currentLocale() },
      {
        onSuccess: () =>
          void toast({
            title: t('Password reset email sent'),
            message: t('Check your email for the reset link.'),
          }),
        onError: showError,
      },
    );
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <EmailField
        value={email}
        onChange={(event) => onEmail(event.currentTarget.value)}
        error={error}
        autoFocus
      />
      <Button type="submit" size="lg" fullWidth className={classes.submit} loading={request.isPending}>
        {t('Send Reset Link')}
      </Button>
      <Button variant="subtle" onClick={onBack}>
        {t('Back to Sign In')}
      </Button>
    </form>
  );
}
