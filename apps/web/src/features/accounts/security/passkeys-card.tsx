import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { canUsePasskeys, createPasskey, wasPasskeyCancelled } from '#lib/passkeys.ts';
import { useMe } from '#lib/session.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { SecretsDialog } from './secrets-dialog.tsx';
import classes from './security.module.css';
import { useRefreshSecurity, useSecurity } from './use-security.ts';

/** Keys on the person's devices that open the account without a password. */
export function PasskeysCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { passkeys } = useSecurity();
  const { isEmailVerified } = useMe();
  const refresh = useRefreshSecurity();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<{ passkeyId: string; name: string } | null>(null);

  const add = useMutation({
    async mutationFn({ password, name }: { password: string; name: string }) {
      const { challengeId, options } = await client.accounts.passkeyOptions({ password });
      const response = await createPasskey(options);
      await client.accounts.addPasskey({ challengeId, response, name });
    },
    async onSuccess() {
      setAdding(false);
      await refresh();
      void toast({ title: t('Passkey added') });
    },
    onError(error) {
      if (codeOf(error) === 'WRONG_PASSWORD') return;
      setAdding(false);
      if (wasPasskeyCancelled(error)) return;
      const message =
        codeOf(error) === 'EMAIL_UNCONFIRMED'
          ? errorText(error, t)
          : codeOf(error) === 'INVALID_PASSKEY' || codeOf(error) === null
            ? t("This device couldn't create a passkey.")
            : t('This passkey is already on your account.');
      void toast({ title: t('Error'), message, tone: 'error' });
    },
  });
  const remove = useMutation(
    api.accounts.removePasskey.mutationOptions({
      async onSuccess() {
        setRemoved(null);
        await refresh();
        void toast({ title: t('Passkey removed') });
      },
    }),
  );

  return (
    <Card
      title={t('Passkeys')}
      description={t('Sign in with your fingerprint, face or device code. No one can guess or steal it.')}
      aside={
        // Refused before the address is confirmed: the tab says so.
        isEmailVerified && (
          <Button size="sm" disabled={!canUsePasskeys()} onClick={() => setAdding(true)}>
            {t('Add a passkey')}
          </Button>
        )
      }
      flush
    >
      <ul className={classes.rows}>
        {passkeys.map((passkey) => (
          <li key={passkey.passkeyId} className={classes.row}>
            <IconFingerprint size={20} stroke={1.7} aria-hidden="true" />
            <div className={classes.words}>
              <h3 className={classes.name}>{passkey.name}</h3>
              <p className={classes.about}>
                {t('Added on {{date}}', { date: format.date(passkey.createdAt) })}
                {' · '}
                {passkey.lastUsedAt
                  ? t('Last used on {{date}}', { date: format.date(passkey.lastUsedAt) })
                  : t('Not used yet')}
              </p>
            </div>
            <Button
              variant="default"
              size="sm"
              aria-label={t('Remove {{name}}', { name: passkey.name })}
              onClick={() => setRemoved(passkey)}
            >
              {t('Remove')}
            </Button>
          </li>
        ))}
      </ul>
      {passkeys.length === 0 && (
        <p className={`${classes.text} ${classes.foot}`}>
          {canUsePasskeys()
            ? t("You don't have a passkey yet.")
            : t('Passkeys need a secure address: https, or http://localhost on this machine.')}
        </p>
      )}
      {isAdding && (
        <SecretsDialog
          title={t('Add a passkey')}
          description={t("Next, your device will check that it's you.")}
          action={t('Continue')}
          nameLabel={t('Name')}
          isPending={add.isPending}
          error={codeOf(add.error) === 'WRONG_PASSWORD' ? add.error : null}
          onSubmit={add.mutate}
          onClose={() => setAdding(false)}
        />
      )}
      {removed && (
        <SecretsDialog
          title={t('Remove {{name}}?', { name: removed.name })}
          description={t('It no longer opens your account. Delete it on the device as well.')}
          action={t('Remove')}
          isDanger
          isPending={remove.isPending}
          error={remove.error}
          onSubmit={({ password }) => remove.mutate({ passkeyId: removed.passkeyId, password })}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  );
}
