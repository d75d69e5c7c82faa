import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closedText, codeOf } from '#lib/errors.ts';
import { type FieldErrors, focusFirstError, hasErrors } from '#lib/forms.ts';
import { contactOf } from '#lib/interruptions.ts';
import { useSession } from '#lib/session.ts';
import { EmailField } from '#ui/controls/email-field.tsx';
import { TextLink } from '#ui/controls/links.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { passwordError } from './entry-errors.ts';
import classes from './login-page.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { useDemoSignIn, useErrorToast, useSignIn } from './use-accounts.ts';

interface SignInFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  readonly onForgot: () => void;
  /** The password was right and a code is asked for next. */
  readonly onSecondFactor: () => void;
  readonly onDone: () => void;
  /** The account of this browser's session was closed: whom to write to. */
  readonly closed: { readonly contact: string | null } | null;
}

export function SignInForm({
  email,
  onEmail,
  password,
  onPassword,
  onForgot,
  onSecondFactor,
  onDone,
  closed,
}: SignInFormProps) {
  const { t } = useTranslation();
  const { isDemo } = useSession();
  const showError = useErrorToast();
  const signIn = useSignIn();
  const demo = useDemoSignIn();
  const [errors, setErrors] = useState<FieldErrors<'email' | 'password'>>({});
  const [closedNow, setClosedNow] = useState(closed);

  const go = {
    onSuccess: ({ status }: { status: string }) => (status === 'second_factor' ? onSecondFactor() : onDone()),
    onError(error: unknown) {
      // It doesn't pass, so it isn't a toast.
      if (codeOf(error) === 'ACCOUNT_CLOSED') return setClosedNow({ contact: contactOf(error) });
      if (codeOf(error) === 'WRONG_CREDENTIALS')
        setErrors({ password: t('Check the email and the password.') });
      showError(error);
    },
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = {
      email: email.trim() ? undefined : t('Enter your email address.'),
      password: passwordError(password, t),
    };
    setErrors(found);
    setClosedNow(null);
    if (hasErrors(found)) return focusFirstError(event.currentTarget, found);
    signIn.mutate({ email: email.trim(), password }, go);
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {closedNow && (
        <div role="alert">
          <Notice tone="warning" icon={<IconLock />} title={t('Your account is closed for now')}>
            {closedText(closedNow.contact, t)}
          </Notice>
        </div>
      )}
      <EmailField
        value={email}
        onChange={(event) => onEmail(event.currentTarget.value)}
        error={errors.email}
      />
      <div className={classes.passwordField}>
        <PasswordField
          autoComplete="current-password"
          value={password}
          onChange={(event) => onPassword(event.currentTarget.value)}
          error={errors.password}
        />
        <button type="button" className={classes.forgot} onClick={onForgot}>
          {t('Forgot password')}
        </button>
      </div>
      <Button type="submit" size="lg" fullWidth className={classes.submit} loading={signIn.isPending}>
        {t('Sign In')}
      </Button>
      <PasskeyButton asOperator={false} onDone={onDone} />
      {isDemo && (
        <>
          <p className={classes.or}>{t('Demo school')}</p>
          <div className={classes.demo}>
            <Button
              variant="light"
              loading={demo.isPending && demo.variables.as === 'admin'}
              onClick={() => demo.mutate({ as: 'admin' }, go)}
            >
              {t('Use Test Admin (Demo)')}
            </Button>
            <Button
              variant="light"
              loading={demo.isPending && demo.variables.as === 'teacher'}
              onClick={() => demo.mutate({ as: 'teacher' }, go)}
            >
              {t('Instant Demo (Teacher)')}
            </Button>
          </div>
        </>
      )}
      <p className={classes.foot}>
        <TextLink to="/student-login">{t('Sign in with a username')}</TextLink>
      </p>
      <p className={classes.foot}>
        {t('New school?')} <TextLink to="/school-registration">{t('Register your school')}</TextLink>
      </p>
    </form>
  );
}
