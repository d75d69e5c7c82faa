import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { BackupCodes } from './backup-codes.tsx';
import classes from './login-page.module.css';
import { QrCode } from './qr-code.tsx';
import ownClasses from './two-factor-page.module.css';

interface AuthenticatorStepsProps {
  readonly uri: string;
  readonly secret: string;
  readonly backupCodes: readonly string[];
  readonly action: string;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onConfirm: (code: string) => void;
}

/** The button that led here is gone; whoever reads by ear goes on at the first step. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** Sets up an authenticator app: scan, keep the backup codes, prove it with a first code. */
export function AuthenticatorSteps({
  uri,
  secret,
  backupCodes,
  action,
  isPending,
  error,
  onConfirm,
}: AuthenticatorStepsProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const typed = code.replace(/\s/g, '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(typed);
  };
  const text = !error
    ? undefined
    : codeOf(error) === 'WRONG_CODE'
      ? t('This code is wrong or no longer valid.')
      : errorText(error, t);

  return (
    <ol className={ownClasses.steps}>
      <li>
        <h2 className={ownClasses.step} tabIndex={-1} ref={takeFocus}>
          {t('Scan this with your authenticator app')}
        </h2>
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
        <BackupCodes codes={backupCodes} />
      </li>
      <li>
        <h2 className={ownClasses.step}>{t('Enter the code the app shows')}</h2>
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextInput
            label={t('Authenticator code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={text}
          />
          <Button type="submit" size="lg" fullWidth loading={isPending} disabled={typed.length < 6}>
            {action}
          </Button>
        </form>
      </li>
    </ol>
  );
}
