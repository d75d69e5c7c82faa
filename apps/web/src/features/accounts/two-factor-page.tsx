import { Button, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { useMe, useSession } from '#lib/session.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { EntryLayout } from '#ui/entry-layout.tsx';
import { ButtonLink } from '#ui/links.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { toast } from '#ui/toast.ts';
import { useSignOut } from '#ui/use-sign-out.ts';
import classes from './login-page.module.css';
import { QrCode } from './qr-code.tsx';
import ownClasses from './two-factor-page.module.css';
import { useArrive, useConfirmTotp, useEnrollTotp } from './use-accounts.ts';

export function TwoFactorPage() {
  const { t } = useTranslation();
  const me = useMe();
  const signOut = useSignOut();
  const enroll = useEnrollTotp();
  usePageTitle(t('Two-factor sign-in'));

  if (me.hasSecondFactor) {
    return (
      <EntryLayout
        title={t('Two-factor sign-in is on')}
        description={t('You are asked for a code when you sign in.')}
      >
        <ButtonLink to="/dashboard" size="lg">
          {t('Go to the dashboard')}
        </ButtonLink>
      </EntryLayout>
    );
  }
  return (
    <EntryLayout
      title={t('Set up two-factor sign-in')}
      description={t('Besides your password, signing in then takes a code from an app on your phone.')}
      isWide={enroll.data !== undefined}
    >
      <div className={classes.form}>
        {me.mustSetUpSecondFactor && !enroll.data && (
          <Notice tone="warning">
            {t("Your role needs it: you see other people's data. Nothing else opens before.")}
          </Notice>
        )}
        {enroll.data ? (
          <ConfirmStep {...enroll.data} />
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
        description={t('To be sure that it is you.')}
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

interface Enrollment {
  readonly uri: string;
  readonly secret: string;
  readonly backupCodes: readonly string[];
}

function ConfirmStep({ uri, secret, backupCodes }: Enrollment) {
  const { t } = useTranslation();
  const { brandName } = useSession();
  const arrive = useArrive();
  const confirm = useConfirmTotp();
  const [code, setCode] = useState('');
  const codes = backupCodes.join('\n');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(
      { code: code.replace(/\s/g, '') },
      {
        async onSuccess() {
          await arrive();
          void toast({ title: t('Two-factor sign-in is on') });
        },
      },
    );
  };
  const error = confirm.error
    ? codeOf(confirm.error) === 'WRONG_CODE'
      ? t('This code is wrong or no longer valid.')
      : errorText(confirm.error, t)
    : undefined;

  return (
    <ol className={ownClasses.steps}>
      <li>
        <h2 className={ownClasses.step}>{t('Scan this with your authenticator app')}</h2>
        <div className={ownClasses.scan}>
          <QrCode text={uri} label={t('QR code for your authenticator app')} />
          <div>
            <p className={ownClasses.text}>{t("Can't scan it? Type this key into the app:")}</p>
            <p className={ownClasses.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
            <CopyButton text={secret} label={t('Copy the key')} />
          </div>
        </div>
      </li>
      <li>
        <h2 className={ownClasses.step}>{t('Keep these backup codes')}</h2>
        <p className={ownClasses.text}>
          {t('Each opens your account once when your phone is lost. They are shown only now.')}
        </p>
        <ul className={ownClasses.codes}>
          {backupCodes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <div className={ownClasses.buttons}>
          <CopyButton text={codes} label={t('Copy the backup codes')} />
          <Button
            component="a"
            variant="default"
            size="sm"
            leftSection={<IconDownload size={16} />}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${brandName}\n\n${codes}\n`)}`}
            download={t('backup-codes.txt')}
          >
            {t('Download')}
          </Button>
        </div>
      </li>
      <li>
        <h2 className={ownClasses.step}>{t('Type the code that the app shows')}</h2>
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextInput
            label={t('Authenticator code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={error}
          />
          <Button
            type="submit"
            size="lg"
            fullWidth
            loading={confirm.isPending}
            disabled={code.replace(/\s/g, '').length < 6}
          >
            {t('Turn on two-factor sign-in')}
          </Button>
        </form>
      </li>
    </ol>
  );
}
