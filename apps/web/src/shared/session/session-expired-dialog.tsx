import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { setSignedIn } from '#lib/interruptions.ts';
import { type Session, sessionQuery } from '#lib/session.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';

/** Signs in again over the open page, so that nothing typed there is lost. */
export default function SessionExpiredDialog({ settle }: { settle: (again: boolean) => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const before = queryClient.getQueryData<Session>(sessionQuery.queryKey)?.me;
  const atSchool = before?.schoolSignIn ?? null;
  const [email, setEmail] = useState(before?.email ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);

  const signIn = useMutation({
    mutationFn: async () => {
      const { status } =
        code === null
          ? atSchool
            ? await client.accounts.signInAtSchool({ ...atSchool, password })
            : await client.accounts.signIn({ email, password })
          : await client.accounts.verifySecondFactor({ code, asOperator: false });
      if (status === 'second_factor') return null;
      return client.accounts.session({});
    },
    onSuccess(session) {
      if (!session) {
        setCode('');
        return;
      }
      // What is open belongs to the person before; somebody else begins at their own home.
      if (before && session.me?.userId !== before.userId) {
        window.location.assign('/dashboard');
        return;
      }
      queryClient.setQueryData(sessionQuery.queryKey, session);
      settle(true);
    },
  });

  const leave = () => {
    setSignedIn(false);
    settle(false);
    const { pathname, search } = window.location;
    window.location.assign(`/login?redirect=${encodeURIComponent(pathname + search)}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate();
  };
  const error = signIn.error ? errorText(signIn.error, t) : null;

  return (
    <Dialog
      isOpen
      isFirm
      hidesPage
      onClose={leave}
      title={t('Sign in again')}
      description={t(
        'Your session has ended. Sign in here and continue: what you typed is still on the page.',
      )}
    >
      <form onSubmit={submit}>
        <Stack gap="md" mt="md">
          {code === null ? (
            <>
              {atSchool ? (
                <TextInput label={t('Username')} value={atSchool.username} autoComplete="username" readOnly />
              ) : (
                <TextInput
                  type="email"
                  label={t('Email')}
                  value={email}
                  onChange={(event) => setEmail(event.currentTarget.value)}
                  autoComplete="username"
                  required
                  withAsterisk={false}
                  autoFocus={!email}
                />
              )}
              <PasswordInput
                label={t('Password')}
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
                autoComplete="current-password"
                visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
                required
                withAsterisk={false}
                autoFocus={Boolean(email) || atSchool !== null}
                error={error}
              />
            </>
          ) : (
            <TextInput
              label={t('Authenticator code')}
              description={t('Six digits from your authenticator app, or a backup code.')}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              autoComplete="one-time-code"
              required
              withAsterisk={false}
              autoFocus
              error={error}
            />
          )}
        </Stack>
        <DialogActions>
          <Button variant="default" onClick={leave}>
            {t('Leave this page')}
          </Button>
          <Button type="submit" loading={signIn.isPending}>
            {t('Sign In')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
