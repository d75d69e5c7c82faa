import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { useSecretError } from './use-security.ts';

interface SecretsDialogProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly isDanger?: boolean;
  /** A code of the authenticator app besides the password. */
  readonly asksCode?: boolean;
  /** A name for what is made. */
  readonly nameLabel?: string;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onSubmit: (secrets: { password: string; code: string; name: string }) => void;
  readonly onClose: () => void;
}

/** Asks again who it is, before a way in is changed. */
export function SecretsDialog({
  title,
  description,
  action,
  isDanger = false,
  asksCode = false,
  nameLabel,
  isPending,
  error,
  onSubmit,
  onClose,
}: SecretsDialogProps) {
  const { t } = useTranslation();
  const errorOf = useSecretError();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const text = errorOf(error);
  const isAboutCode = text === t('This code is wrong or no longer valid.');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ password, code: code.replace(/\s/g, ''), name: name.trim() });
  };
  return (
    <Dialog isOpen onClose={onClose} isFirm title={title} description={description}>
      <form onSubmit={submit} noValidate>
        {nameLabel && (
          <TextInput
            mt="md"
            label={nameLabel}
            description={t('Such as "My phone", so you can tell them apart.')}
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        <PasswordField
          mt="md"
          description={t("To make sure it's you.")}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={isAboutCode ? undefined : text}
        />
        {asksCode && (
          <TextInput
            mt="md"
            label={t('Authenticator code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={isAboutCode ? text : undefined}
          />
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            {...(isDanger ? { color: 'red' } : {})}
            loading={isPending}
            disabled={
              !password ||
              (asksCode && code.replace(/\s/g, '').length < 6) ||
              (nameLabel !== undefined && !name.trim())
            }
          >
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
