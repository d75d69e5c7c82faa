import { Button, Loader, TextInput } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { type FieldErrors, focusFirstError, hasErrors, looksLikeEmail } from '#lib/forms.ts';
import { useFragmentToken } from '#lib/fragment.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { EmailField } from '#ui/controls/email-field.tsx';
import { TextLink } from '#ui/controls/links.tsx';
import { IconWell } from '#ui/display/icon-well.tsx';
import { nameError, newPasswordError } from './entry-errors.ts';
import classes from './login-page.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { useArrive, useErrorToast, useFirstOperator } from './use-accounts.ts';
import { weakPasswordText } from './weak-password.ts';

const MINIMUM = 12;

const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['first-operator', token],
    queryFn: () => client.accounts.openFirstOperator({ token }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

const isSpentLink = (error: unknown) => codeOf(error) === 'INVALID_LINK' || codeOf(error) === 'BAD_REQUEST';

/** Opened once, by the link that the server prints when there is no operator yet. */
export function FirstOperatorPage() {
  const { t } = useTranslation();
  const token = useFragmentToken();
  const { data, error, isFetching } = useQuery(linkQuery(token));
  const [isSpent, setSpent] = useState(false);
  usePageTitle(t('Create the first operator'));

  if (isFetching) {
    return (
      <EntryLayout title={t('Create the first operator')} description={t('One moment.')}>
        <Loader aria-label={t('Loading...')} />
      </EntryLayout>
    );
  }
  if (data && !isSpent) return <FirstOperatorForm token={token} onSpent={() => setSpent(true)} />;
  return (
    <EntryLayout
      title={t('Create the first operator')}
      description={
        isSpent || !token || isSpentLink(error)
          ? t('This link is no longer valid. Restart the server to get a new one.')
          : errorText(error, t)
      }
    >
      <div className={classes.form}>
        <IconWell tone="danger">
          <IconLinkOff />
        </IconWell>
        <p className={classes.foot}>
          {t('Is there already an operator?')} <TextLink to="/admin-login">{t('Go to Login')}</TextLink>
        </p>
      </div>
    </EntryLayout>
  );
}

interface FirstOperatorFormProps {
  readonly token: string;
  /** Somebody else used the link meanwhile. */
  readonly onSpent: () => void;
}

function FirstOperatorForm({ token, onSpent }: FirstOperatorFormProps) {
  const { t } = useTranslation();
  const arrive = useArrive();
  const showError = useErrorToast();
  const create = useFirstOperator();
  const [fullName, setFullName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors<'fullName' | 'email' | 'password'>>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = {
      fullName: nameError(fullName, t),
      email: looksLikeEmail(email) ? undefined : t('Enter your email address.'),
      password: newPasswordError(password, MINIMUM, t),
    };
    setErrors(found);
    if (hasErrors(found)) return focusFirstError(form, found);
    create.mutate(
      { token, fullName: fullName.trim(), email: email.trim(), password },
      {
        onSuccess: () => void arrive('/operations'),
        onError(error) {
          const weak = weakPasswordText(error, t);
          if (weak) {
            setErrors({ password: weak });
            return focusFirstError(form, { password: weak });
          }
          if (isSpentLink(error)) onSpent();
          else showError(error);
        },
      },
    );
  };

  return (
    <EntryLayout
      title={t('Create the first operator')}
      description={t('Operators run the platform. They sign in with two factors, which you set up next.')}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          name="fullName"
          label={t('Full name')}
          autoComplete="name"
          required
          withAsterisk={false}
          value={fullName}
          onChange={(event) => setFullName(event.currentTarget.value)}
          error={errors.fullName}
        />
        <EmailField
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={errors.email}
        />
        <NewPasswordField
          minimum={MINIMUM}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={errors.password}
        />
        <Button type="submit" size="lg" fullWidth className={classes.submit} loading={create.isPending}>
          {t('Create account')}
        </Button>
      </form>
    </EntryLayout>
  );
}
