import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { codeOf } from '#lib/errors.ts';
import { canUsePasskeys, signWithPasskey, wasPasskeyCancelled } from '#lib/passkeys.ts';
import { useErrorToast } from './use-accounts.ts';

/** Signs in with a key of this device. Not there where the browser or the address can't use any. */
export function PasskeyButton({ asOperator, onDone }: { asOperator: boolean; onDone: () => void }) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const signIn = useMutation({
    async mutationFn() {
      const { challengeId, options } = await client.accounts.passkeySignInOptions({});
      const response = await signWithPasskey(options);
      await client.accounts.passkeySignIn({ challengeId, response, asOperator });
    },
    onSuccess: onDone,
    onError(error) {
      if (wasPasskeyCancelled(error)) return;
      switch (codeOf(error)) {
        case 'WRONG_CREDENTIALS':
          return showError(t("This passkey doesn't open an account here."));
        case 'NOT_AN_OPERATOR':
          return showError(t('Unauthorized: Master admin access required'));
        default:
          return showError(error);
      }
    },
  });
  if (!canUsePasskeys()) return null;
  return (
    <Button
      variant="default"
      size="lg"
      fullWidth
      leftSection={<IconFingerprint size={20} stroke={1.7} />}
      loading={signIn.isPending}
      onClick={() => signIn.mutate()}
    >
      {t('Sign in with a passkey')}
    </Button>
  );
}
