import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useSession } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { ButtonLink } from '#ui/links.tsx';
import { toast } from '#ui/toast.ts';
import { SecretsDialog } from './secrets-dialog.tsx';
import classes from './security.module.css';
import { useRefreshSecurity, useSecurity } from './use-security.ts';

/** The authenticator app and its backup codes. */
export function TwoFactorCard() {
  const { t } = useTranslation();
  const { hasTotp, backupCodesLeft, mustHaveSecondFactor } = useSecurity();
  const refresh = useRefreshSecurity();
  const [asked, setAsked] = useState<'codes' | 'off' | null>(null);
  const regenerate = useMutation(
    api.accounts.regenerateBackupCodes.mutationOptions({
      async onSuccess() {
        setAsked(null);
        await refresh();
      },
    }),
  );
  const disable = useMutation(
    api.accounts.disableTotp.mutationOptions({
      async onSuccess() {
        setAsked(null);
        await refresh();
        void toast({ title: t('Two-factor sign-in is off') });
      },
    }),
  );

  return (
    <Card
      title={t('Two-factor sign-in')}
      aside={<Badge tone={hasTotp ? 'success' : 'neutral'}>{hasTotp ? t('On') : t('Off')}</Badge>}
    >
      {hasTotp ? (
        <>
          <p className={classes.text}>
            {t('You are asked for a code of your authenticator app when you sign in.')}{' '}
            {t('{{count}} backup codes are left.', { count: backupCodesLeft ?? 0 })}
          </p>
          {regenerate.data && <BackupCodes codes={regenerate.data.backupCodes} />}
          <div className={classes.buttons}>
            <Button variant="default" size="sm" onClick={() => setAsked('codes')}>
              {t('Make new backup codes')}
            </Button>
            <Button
              variant="default"
              size="sm"
              disabled={mustHaveSecondFactor}
              title={mustHaveSecondFactor ? t('Your role needs it.') : undefined}
              onClick={() => setAsked('off')}
            >
              {t('Turn off')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={classes.text}>
            {t('Besides your password, signing in then takes a code from an app on your phone.')}
          </p>
          <ButtonLink to="/two-factor" size="sm">
            {t('Set up two-factor sign-in')}
          </ButtonLink>
        </>
      )}
      {asked === 'codes' && (
        <SecretsDialog
          title={t('Make new backup codes?')}
          description={t('The old ones stop working at once.')}
          action={t('Make new backup codes')}
          asksCode
          isPending={regenerate.isPending}
          error={regenerate.error}
          onSubmit={({ password, code }) => regenerate.mutate({ password, code })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'off' && (
        <SecretsDialog
          title={t('Turn off two-factor sign-in?')}
          description={t('Your password alone then opens your account.')}
          action={t('Turn off')}
          isDanger
          asksCode
          isPending={disable.isPending}
          error={disable.error}
          onSubmit={({ password, code }) => disable.mutate({ password, code })}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

/** Shown once, when they were made. */
function BackupCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  const { brandName } = useSession();
  const text = codes.join('\n');
  return (
    <div role="status">
      <p className={classes.text}>
        {t('Each opens your account once when your phone is lost. They are shown only now.')}
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons} style={{ marginBlockEnd: 16 }}>
        <CopyButton text={text} label={t('Copy the backup codes')} />
        <Button
          component="a"
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${brandName}\n\n${text}\n`)}`}
          download={t('backup-codes.txt')}
        >
          {t('Download')}
        </Button>
      </div>
    </div>
  );
}
