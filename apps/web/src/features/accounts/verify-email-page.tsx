import { Button, Loader } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { IconMailCheck, IconMailX } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFragmentToken } from '#lib/fragment.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { refreshSession, useSession } from '#lib/session.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { IconWell } from '#ui/display/icon-well.tsx';
import { DisownButton, DisownedPage } from './disown.tsx';
import { passwordError } from './entry-errors.ts';
import classes from './login-page.module.css';
import { useErrorToast, useSignIn } from './use-accounts.ts';

/** A query and not a mutation: the page asks once for each token, however often it is drawn. */
const confirmation = (token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: () => client.accounts.verifyEmail({ token }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export function VerifyEmailPage() {
  const { t } = useTranslation();
  const { me } = useSession();
  const token = useFragmentToken();
  const { data, error, isFetching, refetch } = useQuery(confirmation(token));
  const [isDisowned, setDisowned] = useState(false);
  usePageTitle(t('Confirm your email address'));

  const next = (
    <ButtonLink to={me ? '/dashboard' : '/login'} reloadDocument size="lg">
      {me ? t('Go to the dashboard') : t('Go to Login')}
    </ButtonLink>
  );

  if (isFetching) {
    return (
      <EntryLayout title={t('Confirm your email address')} description={t('One moment.')}>
        <Loader aria-label={t('Loading...')} />
      </EntryLayout>
    );
  }
  if (data) {
    return (
      <EntryLayout
        title={t('Your address is confirmed')}
        description={
          data.isFirstAdmin
            ? t("You're the first administrator of your school. It's yours to run now.")
            : t('Thank you. Nothing else is needed here.')
        }
      >
        <div className={classes.form}>
          <IconWell>
            <IconMailCheck />
          </IconWell>
          {next}
        </div>
      </EntryLayout>
    );
  }
  if (isDisowned) return <DisownedPage />;
  const email = emailOf(error);
  if (email) {
    return (
      <EntryLayout
        title={t('Did you sign up?')}
        description={t("Someone signed up with {{email}}. If it was you, enter the account's password.", {
          email,
        })}
      >
        <ConfirmBySignIn email={email} onDone={() => void refetch()}>
          <DisownButton token={token} onDone={() => setDisowned(true)} />
        </ConfirmBySignIn>
      </EntryLayout>
    );
  }
  const isSpent = !token || codeOf(error) === 'INVALID_LINK' || codeOf(error) === 'BAD_REQUEST';
  return (
    <EntryLayout
      title={t("The address isn't confirmed")}
      description={
        isSpent
          ? t('This link was already used or is too old. Sign in to ask for a new one.')
          : errorText(error, t)
      }
    >
      <div className={classes.form}>
        <IconWell tone="danger">
          <IconMailX />
        </IconWell>
        {next}
      </div>
    </EntryLayout>
  );
}

/** The address of the account that a link confirms, where this browser isn't signed in to it; null: something else is wrong. */
function emailOf(error: unknown): string | null {
  if (!(error instanceof ORPCError) || error.code !== 'SIGN_IN_NEEDED') return null;
  return (error.data as { email: string }).email;
}

interface ConfirmBySignInProps {
  readonly email: string;
  readonly onDone: () => void;
  /** The other way on. */
  readonly children: ReactNode;
}

/** Whoever signed up in another browser proves here that it was them. */
function ConfirmBySignIn({ email, onDone, children }: ConfirmBySignInProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const router = useRouter();
  const showError = useErrorToast();
  const signIn = useSignIn();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = passwordError(password, t);
    setError(found);
    if (found) return;
    signIn.mutate(
      { email, password },
      {
        async onSuccess({ status }) {
          // Its code is asked for there.
          if (status === 'second_factor') return void router.navigate({ to: '/login' });
          await refreshSession(queryClient);
          onDone();
        },
        onError(reason) {
          if (codeOf(reason) !== 'WRONG_CREDENTIALS') return showError(reason);
          setError(t("That isn't the password for this account."));
        },
      },
    );
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PasswordField
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={error}
        autoFocus
      />
      <Button type="submit" size="lg" fullWidth className={classes.submit} loading={signIn.isPending}>
        {t('Confirm my address')}
      </Button>
      {children}
    </form>
  );
}
