import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useMe } from '#lib/session.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { BackupCodes } from '../backup-codes.tsx';
import { SecretsDialog } from './secrets-dialog.tsx';
import classes from './security.module.css';
import { useRefreshSecurity, useSecurity } from './use-security.ts';

/** The authenticator app and its backup codes. */
export function TwoFactorCard() {
  const { t } = useTranslation();
  const { hasTotp, backupCodesLeft, mustHaveSecondFactor } = useSecurity();
  const { isEmailVerified } = useMe();
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
            {t("You'll be asked for a code from your authenticator app when you sign in.")}{' '}
            {t('{{count}} backup codes are left.', { count: backupCodesLeft ?? 0 })}
          </p>
          {regenerate.data && (
            <div role="status" className={classes.made}>
              <BackupCodes codes={regenerate.data.backupCodes} />
            </div>
          )}
          <div className={classes.buttons}>
            <ButtonLink to="/two-factor" variant="default" size="sm">
              {t('Use another authenticator app')}
            </ButtonLink>
            <Button variant="default" size="sm" onClick={() => setAsked('codes')}>
              {t('Create new backup codes')}
            </Button>
            <Button
              variant="default"
              size="sm"
              disabled={mustHaveSecondFactor}
              title={mustHaveSecondFactor ? t('Your role requires it.') : undefined}
              onClick={() => setAsked('off')}
            >
              {t('Turn off')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={classes.text}>
            {t("You'll then sign in with your password and a code from an app on your phone.")}
          </p>
          {/* Refused before the address is confirmed: the tab says so. */}
          {isEmailVerified && (
            <ButtonLink to="/two-factor" size="sm">
              {t('Set up two-factor sign-in')}
            </ButtonLink>
          )}
        </>
      )}
      {asked === 'codes' && (
        <SecretsDialog
          title={t('Create new backup codes?')}
          description={t('The old ones stop working at once.')}
          action={t('Create new backup codes')}
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
          description={t('Your password alone will then open your account.')}
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
