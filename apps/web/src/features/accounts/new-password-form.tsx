import { EARLIEST_BIRTH_ON } from '@fieldhouse/domain/accounts/entries.ts';
import { Button, TextInput } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { type FieldErrors, focusFirstError, hasErrors } from '#lib/forms.ts';
import { currentLocale } from '#lib/i18n.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { DisownButton, DisownedPage } from './disown.tsx';
import { birthError, birthRefusal, nameError, newPasswordError } from './entry-errors.ts';
import classes from './login-page.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { useErrorToast, useResetPassword } from './use-accounts.ts';
import { weakPasswordText } from './weak-password.ts';

const MINIMUM = 6;

type Field = 'password' | 'fullName' | 'birthOn';

/** What is asked of whoever takes over an account that nobody has confirmed. */
interface PersonNeeded {
  readonly schoolName: string | null;
  readonly needsBirthOn: boolean;
}

const personNeeded = (error: unknown): PersonNeeded | null =>
  error instanceof ORPCError && error.code === 'PERSON_NEEDED' ? (error.data as PersonNeeded) : null;

export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const reset = useResetPassword();
  const [password, setPassword] = useState('');
  const [isDisowned, setDisowned] = useState(false);
  const [asked, setAsked] = useState<PersonNeeded | null>(null);
  const [fullName, setFullName] = useState('');
  const [birthOn, setBirthOn] = useState('');
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const today = new Date().toISOString().slice(0, 10);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = {
      password: newPasswordError(password, MINIMUM, t),
      fullName: asked ? nameError(fullName, t) : undefined,
      birthOn: asked?.needsBirthOn ? birthError(birthOn, today, t) : undefined,
    };
    setErrors(found);
    if (hasErrors(found)) return focusFirstError(form, found);
    const person = asked && {
      fullName: fullName.trim(),
      birthOn: asked.needsBirthOn ? birthOn : null,
      locale: currentLocale(),
    };
    reset.mutate(
      { token, newPassword: password, ...(person ? { person } : {}) },
      {
        onSuccess() {
          void toast({ title: t('Password updated'), message: t('Sign in with your new password.') });
          onDone();
        },
        onError(reason) {
          const needed = personNeeded(reason);
          if (needed) return setAsked(needed);
          const weak = weakPasswordText(reason, t);
          if (weak) return setErrors({ password: weak });
          // Nobody who waits for a parent gets around that by another date; whoever isn't that child gets rid of it.
          const birth =
            codeOf(reason) === 'TOO_YOUNG'
              ? t(
                  'A different date of birth was given for this account before. If that wasn\'t you, choose "I didn\'t sign up" below: the account is removed, and a few minutes later you can sign up yourself.',
                )
              : birthRefusal(reason, t);
          if (birth) return setErrors({ birthOn: birth });
          if (codeOf(reason) === 'INVALID_LINK' || codeOf(reason) === 'BAD_REQUEST') {
            return showError(t('This link is no longer valid. Ask for a new one.'));
          }
          showError(reason);
        },
      },
    );
  };

  if (isDisowned) return <DisownedPage />;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <NewPasswordField
        label={t('New password')}
        minimum={MINIMUM}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={errors.password}
        autoFocus
      />
      {asked && (
        <>
          <div role="status">
            <Notice>
              {asked.schoolName
                ? t(
                    'No one has confirmed this address yet, and someone may have signed up with it at {{school}}. Tell us who you are: what was entered before is removed.',
                    { school: asked.schoolName },
                  )
                : t(
                    'No one has confirmed this address yet. Tell us who you are: what was entered before is removed.',
                  )}{' '}
              {t(
                "If it was you: your posts, messages and settings are removed too, along with your courses and work unless a school has accepted you. To keep them, stop here, and first confirm the address in a browser where you're still signed in.",
              )}
            </Notice>
          </div>
          <TextInput
            name="fullName"
            label={t('Full name')}
            autoComplete="name"
            value={fullName}
            onChange={(event) => setFullName(event.currentTarget.value)}
            error={errors.fullName}
          />
          {asked.needsBirthOn && (
            <TextInput
              name="birthOn"
              type="date"
              label={t('Date of birth')}
              autoComplete="bday"
              min={EARLIEST_BIRTH_ON}
              max={today}
              value={birthOn}
              onChange={(event) => setBirthOn(event.currentTarget.value)}
              error={errors.birthOn}
            />
          )}
        </>
      )}
      <Button type="submit" size="lg" fullWidth className={classes.submit} loading={reset.isPending}>
        {t('Update Password')}
      </Button>
      {asked && <DisownButton token={token} onDone={() => setDisowned(true)} />}
      <Button variant="subtle" onClick={onDone}>
        {t('Back to Sign In')}
      </Button>
    </form>
  );
}
