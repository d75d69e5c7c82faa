import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { sessionQuery, useMe } from '#lib/session.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { ConfirmAddress } from '#shared/session/confirm-address.tsx';
import { useSignOut } from '#shared/session/use-sign-out.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { AuthenticatorSteps } from './authenticator-steps.tsx';
import classes from './login-page.module.css';
import { ReplaceFactor } from './replace-factor.tsx';
import { useArrive, useConfirmTotp, useEnrollTotp } from './use-accounts.ts';

export function TwoFactorPage() {
  const { t } = useTranslation();
  const me = useMe();
  const signOut = useSignOut();
  const enroll = useEnrollTotp();
  const confirm = useConfirmTotp();
  const arrive = useArrive();
  usePageTitle(t('Two-factor sign-in'));
  // The address is confirmed in another tab, or on another device: the page asks.
  useQuery({ ...sessionQuery, refetchInterval: me.isEmailVerified ? false : 5_000 });

  // Decided once: whoever has just set up the first app is on the way home, not to replace it.
  const [isReplacing] = useState(me.hasSecondFactor);
  if (isReplacing) return <ReplaceFactor />;
  const turnOn = (code: string) =>
    confirm.mutate(
      { code },
      {
        async onSuccess() {
          await arrive();
          void toast({ title: t('Two-factor sign-in is on') });
        },
      },
    );
  return (
    <EntryLayout
      title={t('Set up two-factor sign-in')}
      description={t("You'll then sign in with your password and a code from an app on your phone.")}
      isWide={enroll.data !== undefined}
    >
      <div className={classes.form}>
        {me.mustSetUpSecondFactor && !enroll.data && (
          <Notice tone="warning">
            {t(
              "Your role requires it: you see other people's data. You can't open anything else until it's set up.",
            )}
          </Notice>
        )}
        {!me.isEmailVerified ? (
          <ConfirmAddress>
            {t(
              "Confirm your email address first: we sent a link to {{email}}. This page continues once you've opened it.",
              { email: me.email },
            )}
          </ConfirmAddress>
        ) : enroll.data ? (
          <AuthenticatorSteps
            {...enroll.data}
            action={t('Turn on two-factor sign-in')}
            isPending={confirm.isPending}
            error={confirm.error}
            onConfirm={turnOn}
          />
        ) : (
          <PasswordStep
            isPending={enroll.isPending}
            error={
              enroll.error
                ? codeOf(enroll.error) === 'WRONG_PASSWORD'
                  ? t('The password is wrong.')
                  : errorText(enroll.error, t)
                : undefined
            }
            onSubmit={(password) => enroll.mutate({ password })}
          />
        )}
        {me.mustSetUpSecondFactor ? (
          <Button variant="subtle" onClick={() => signOut.mutate()} loading={signOut.isPending}>
            {t('Sign Out')}
          </Button>
        ) : (
          <ButtonLink to="/dashboard" variant="subtle">
            {t('Not now')}
          </ButtonLink>
        )}
      </div>
    </EntryLayout>
  );
}

interface PasswordStepProps {
  readonly isPending: boolean;
  readonly error: string | undefined;
  readonly onSubmit: (password: string) => void;
}

function PasswordStep({ isPending, error, onSubmit }: PasswordStepProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!password);
    if (password) onSubmit(password);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PasswordField
        description={t("To make sure it's you.")}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={isMissing ? t('Enter your password.') : error}
      />
      <Button type="submit" size="lg" fullWidth className={classes.submit} loading={isPending}>
        {t('Continue')}
      </Button>
    </form>
  );
}
