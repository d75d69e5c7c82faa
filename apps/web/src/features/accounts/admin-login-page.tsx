import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import { type FieldErrors, focusFirstError, hasErrors } from '#lib/forms.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { EmailField } from '#ui/controls/email-field.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { passwordError } from './entry-errors.ts';
import classes from './login-page.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { replacementAddress, useAdminSignIn, useArrive } from './use-accounts.ts';

export function AdminLoginPage() {
  const { t } = useTranslation();
  const arrive = useArrive();
  const signIn = useAdminSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isSecondStep, setSecondStep] = useState(false);
  const [errors, setErrors] = useState<FieldErrors<'email' | 'password'>>({});
  usePageTitle(t('Master Admin Login'));

  const done = (usedBackupCode = false) =>
    void arrive(usedBackupCode ? replacementAddress('/operations') : '/operations');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = {
      email: email.trim() ? undefined : t('Enter your email address.'),
      password: passwordError(password, t),
    };
    setErrors(found);
    if (hasErrors(found)) return focusFirstError(event.currentTarget, found);
    signIn.mutate(
      { email: email.trim(), password },
      {
        onSuccess: ({ status }) => (status === 'second_factor' ? setSecondStep(true) : done()),
        onError(error) {
          const code = codeOf(error);
          if (code === 'WRONG_CREDENTIALS') setErrors({ password: t('Check the email and the password.') });
          const message =
            code === 'NOT_AN_OPERATOR'
              ? t('Unauthorized: Master admin access required')
              : code === 'WRONG_CREDENTIALS'
                ? t('Invalid credentials or insufficient permissions')
                : errorText(error, t);
          // One failure is shown at a time, however often it was tried.
          void toast({ title: t('Login Failed'), message, tone: 'error', id: 'entry-error' });
        },
      },
    );
  };

  return (
    <EntryLayout title={t('Master Admin Login')} description={t('For the people who run the platform.')}>
      <div className={classes.form}>
        <Notice tone="warning" icon={<IconAlertTriangle />}>
          {t('Authorized personnel only. Unauthorized attempts are logged.')}
        </Notice>
        {isSecondStep ? (
          <SecondFactorForm asOperator onDone={done} onBack={() => setSecondStep(false)} />
        ) : (
          <form className={classes.form} onSubmit={submit} noValidate>
            <EmailField
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
              error={errors.email}
            />
            <PasswordField
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              error={errors.password}
            />
            <Button type="submit" size="lg" fullWidth className={classes.submit} loading={signIn.isPending}>
              {t('Sign In')}
            </Button>
            <PasskeyButton asOperator onDone={() => done()} />
          </form>
        )}
        <Button component="a" href="/" variant="subtle">
          {t('Back to Home')}
        </Button>
      </div>
    </EntryLayout>
  );
}
