import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useMe } from '#lib/session.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';

/** Asks for a fresh proof of who the person is; the call that needed it is then made again. */
export default function FreshFactorDialog({ settle }: { settle: (again: boolean) => void }) {
  const { t } = useTranslation();
  const { hasSecondFactor } = useMe();
  const [code, setCode] = useState('');
  const confirm = useMutation(api.accounts.confirmFactor.mutationOptions({ onSuccess: () => settle(true) }));

  const wrong = hasSecondFactor ? t('This code is wrong or no longer valid.') : t('The password is wrong.');
  const error = confirm.error
    ? codeOf(confirm.error) === 'WRONG_CODE'
      ? wrong
      : errorText(confirm.error, t)
    : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) confirm.mutate({ code: hasSecondFactor ? code.trim() : code });
  };

  return (
    <Dialog
      isOpen
      isFirm
      onClose={() => settle(false)}
      title={t("Confirm it's you")}
      description={t('This is a sensitive change. Your confirmation is valid for 15 minutes.')}
    >
      <form onSubmit={submit}>
        <Stack gap="md" mt="md">
          {hasSecondFactor ? (
            <TextInput
              label={t('Authenticator code')}
              description={t('Six digits from your authenticator app.')}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              error={error}
              autoComplete="one-time-code"
              inputMode="numeric"
              data-autofocus
              autoFocus
            />
          ) : (
            <PasswordInput
              label={t('Password')}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              error={error}
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
              autoFocus
            />
          )}
        </Stack>
        <DialogActions>
          <Button variant="default" onClick={() => settle(false)}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={confirm.isPending}>
            {t('Confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
