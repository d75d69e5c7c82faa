import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { type FieldErrors, focusFirstError, hasErrors } from '#lib/forms.ts';
import { currentLocale } from '#lib/i18n.ts';
import { EmailField } from '#ui/controls/email-field.tsx';
import { Agreement } from './agreement.tsx';
import { nameError, newPasswordError } from './entry-errors.ts';
import classes from './login-page.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { minimumLength } from './password-strength.ts';
import { useArrive, useErrorToast, useSignUp } from './use-accounts.ts';
import { weakPasswordText } from './weak-password.ts';

interface InvitedSignUpProps {
  /** The secret of the invitation; it stands in for a school code, and its email proves the address. */
  readonly token: string;
  readonly email: string;
  readonly onSpent: () => void;
}

/** A guardian whom a school has invited makes an account: a name and a password. */
export function InvitedSignUp({ token, email, onSpent }: InvitedSignUpProps) {
  const { t } = useTranslation();
  const arrive = useArrive();
  const showError = useErrorToast();
  const signUp = useSignUp();
  const [fullName, setFullName] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors<'fullName' | 'email' | 'password'>>({});
  const minimum = minimumLength('parent');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = { fullName: nameError(fullName, t), password: newPasswordError(password, minimum, t) };
    setErrors(found);
    if (hasErrors(found)) return focusFirstError(form, found);
    signUp.mutate(
      {
        ...{ role: 'parent', fullName: fullName.trim(), email, password, invitation: token },
        ...{ schoolCode: null, birthOn: null, locale: currentLocale() },
      },
      {
        onSuccess: () => void arrive(),
        onError(error) {
          if (codeOf(error) === 'INVALID_LINK') return onSpent();
          const weak = weakPasswordText(error, t);
          if (weak) return setErrors({ password: weak });
          if (codeOf(error) !== 'EMAIL_TAKEN') return showError(error);
          setErrors({
            email: t('An account with this email already exists. Sign in or reset your password.'),
          });
        },
      },
    );
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <EmailField value={email} readOnly error={errors.email} />
      <TextInput
        name="fullName"
        label={t('Full name')}
        autoComplete="name"
        value={fullName}
        onChange={(event) => setFullName(event.currentTarget.value)}
        error={errors.fullName}
        autoFocus
      />
      <NewPasswordField
        minimum={minimum}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={errors.password}
      />
      <Button type="submit" size="lg" fullWidth className={classes.submit} loading={signUp.isPending}>
        {t('Sign Up')}
      </Button>
      <Agreement />
    </form>
  );
}
