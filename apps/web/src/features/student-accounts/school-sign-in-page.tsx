import { Button, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { closedText, codeOf, errorText } from '#lib/errors.ts';
import { type FieldErrors, focusFirstError, hasErrors } from '#lib/forms.ts';
import { contactOf } from '#lib/interruptions.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { TextLink } from '#ui/controls/links.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './student-accounts.module.css';

/** The school that last signed in here: a device in a classroom asks for it once. It names no person. */
const REMEMBERED = 'fieldhouse:sign-in-school';
const remembered = (): string => {
  try {
    return localStorage.getItem(REMEMBERED) ?? '';
  } catch {
    return '';
  }
};
function remember(school: string) {
  try {
    localStorage.setItem(REMEMBERED, school);
  } catch {
    // It is typed again next time.
  }
}

interface SchoolSignInPageProps {
  /** As the address says it; empty: it doesn't. */
  readonly school: string;
  readonly onDone: () => void;
  /** The step after the password, for those who have one. */
  readonly secondFactor: (onBack: () => void) => ReactNode;
}

/** Students sign in with what stands on their sheet: the school's name, theirs, and the password. */
export function SchoolSignInPage({ school: given, onDone, secondFactor }: SchoolSignInPageProps) {
  const { t } = useTranslation();
  const [school, setSchool] = useState(given || remembered);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isSecondStep, setSecondStep] = useState(false);
  const [errors, setErrors] = useState<FieldErrors<'school' | 'username' | 'password'>>({});
  const title = isSecondStep ? t("Confirm it's you") : t('Student sign-in');
  usePageTitle(title);
  const signIn = useMutation(
    api.accounts.signInAtSchool.mutationOptions({
      onSuccess({ status }) {
        remember(school.trim());
        if (status === 'second_factor') setSecondStep(true);
        else onDone();
      },
      onError(error) {
        if (codeOf(error) === 'WRONG_CREDENTIALS') {
          setErrors({ password: t('Check the school, username and password.') });
        }
      },
    }),
  );
  const code = codeOf(signIn.error);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = {
      school: school.trim() ? undefined : t('Enter the name of your school, as it appears on your sheet.'),
      username: username.trim() ? undefined : t('Enter your username.'),
      password: password ? undefined : t('Enter the password from your sheet.'),
    };
    setErrors(found);
    if (hasErrors(found)) return focusFirstError(event.currentTarget, found);
    signIn.mutate({ school, username, password });
  };

  if (isSecondStep) {
    return (
      <EntryLayout title={title} description={t('Enter the code from your app.')}>
        {secondFactor(() => setSecondStep(false))}
      </EntryLayout>
    );
  }
  return (
    <EntryLayout title={title} description={t('With the username from your school, no email needed.')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {code === 'ACCOUNT_CLOSED' && (
          <div role="alert">
            <Notice tone="warning" icon={<IconLock />} title={t('Your account is closed for now')}>
              {closedText(contactOf(signIn.error), t)}
            </Notice>
          </div>
        )}
        {signIn.isError && code !== 'ACCOUNT_CLOSED' && code !== 'WRONG_CREDENTIALS' && (
          <div role="alert">
            <Notice tone="danger">{errorText(signIn.error, t)}</Notice>
          </div>
        )}
        <TextInput
          name="school"
          label={t('School')}
          description={t('One word, such as northfield.')}
          autoComplete="organization"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={school}
          onChange={(event) => setSchool(event.currentTarget.value)}
          error={errors.school}
        />
        <TextInput
          name="username"
          label={t('Username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
          error={errors.username}
        />
        <PasswordField
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={errors.password}
        />
        <Button type="submit" size="lg" fullWidth loading={signIn.isPending}>
          {t('Sign In')}
        </Button>
        <p className={classes.foot}>{t('Forgot the password? Ask your teacher or school for a new one.')}</p>
        <p className={classes.foot}>
          <TextLink to="/login">{t('Sign in with an email instead')}</TextLink>
        </p>
      </form>
    </EntryLayout>
  );
}
