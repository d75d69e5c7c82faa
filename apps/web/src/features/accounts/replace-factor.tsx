import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { focusFirstError, hasErrors } from '#lib/forms.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { AuthenticatorSteps } from './authenticator-steps.tsx';
import { passwordError } from './entry-errors.ts';
import classes from './login-page.module.css';
import { useArrive, useConfirmReplacement, useReplaceTotp } from './use-accounts.ts';

/** Two-factor sign-in is on: another authenticator app in place of the present one, such as on a new phone. */
export function ReplaceFactor() {
  const { t } = useTranslation();
  const { redirect } = useSearch({ from: '/two-factor' });
  const queryClient = useQueryClient();
  const arrive = useArrive();
  const replace = useReplaceTotp();
  const confirm = useConfirmReplacement();
  const security = useQuery({ ...api.accounts.security.queryOptions({ input: {} }), staleTime: 0 });
  // Of a slow or failed answer the form makes the best: it asks for a code, which always does.
  const isFree = security.data?.wasBackupCodeGiven ?? false;

  if (replace.data) {
    return (
      <EntryLayout
        title={t('Set up the new app')}
        description={t('Your current app keeps working until the last step is done.')}
        isWide
      >
        <AuthenticatorSteps
          {...replace.data}
          action={t('Use this app from now on')}
          isPending={confirm.isPending}
          error={confirm.error}
          onConfirm={(code) =>
            confirm.mutate(
              { code },
              {
                async onSuccess() {
                  await queryClient.invalidateQueries({ queryKey: api.accounts.security.key() });
                  await arrive(redirect);
                  void toast({
                    title: t('Authenticator app replaced'),
                    message: t('Every other device was signed out, and your calendar feed has ended.'),
                  });
                },
              },
            )
          }
        />
      </EntryLayout>
    );
  }
  return (
    <EntryLayout
      title={t('Two-factor sign-in is on')}
      description={t("You'll be asked for a code when you sign in.")}
    >
      <div className={classes.form}>
        {isFree && (
          <Notice tone="warning" title={t('Lost your phone?')}>
            {t(
              'You signed in with a backup code. Set up an authenticator app on another phone before the codes run out.',
            )}
          </Notice>
        )}
        <ReplaceForm
          asksCode={!isFree}
          isPending={replace.isPending || security.isPending}
          error={replace.error}
          onSubmit={(secrets) =>
            replace.mutate(secrets, {
              // The quarter of an hour may be over by now: then a code is asked for.
              onError: (error) => {
                if (isFree && codeOf(error) === 'WRONG_CODE') void security.refetch();
              },
            })
          }
        />
        <Button variant="subtle" onClick={() => void arrive(redirect)}>
          {t('Not now')}
        </Button>
      </div>
    </EntryLayout>
  );
}

interface ReplaceFormProps {
  readonly asksCode: boolean;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onSubmit: (secrets: { password: string; code: string | null }) => void;
}

function ReplaceForm({ asksCode, isPending, error, onSubmit }: ReplaceFormProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<{ password?: string | undefined; code?: string | undefined }>({});
  const isAboutCode = codeOf(error) === 'WRONG_CODE';
  const text = !error
    ? undefined
    : isAboutCode
      ? t('This code is wrong or no longer valid.')
      : codeOf(error) === 'WRONG_PASSWORD'
        ? t('The password is wrong.')
        : errorText(error, t);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = code.replace(/\s/g, '');
    const found = {
      password: passwordError(password, t),
      code: asksCode && typed.length < 6 ? t('Enter the six digits, or a backup code.') : undefined,
    };
    setMissing(found);
    if (hasErrors(found)) return focusFirstError(event.currentTarget, found);
    onSubmit({ password, code: asksCode ? typed : null });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PasswordField
        name="password"
        description={t("To make sure it's you.")}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={missing.password ?? (isAboutCode ? undefined : text)}
      />
      {asksCode && (
        <TextInput
          name="code"
          label={t('Authenticator code')}
          description={t('Six digits from the app you have now, or a backup code.')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={missing.code ?? (isAboutCode ? text : undefined)}
        />
      )}
      <Button type="submit" size="lg" fullWidth className={classes.submit} loading={isPending}>
        {t('Set up another authenticator app')}
      </Button>
    </form>
  );
}
