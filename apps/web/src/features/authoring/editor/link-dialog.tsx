import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { isLinkAllowed } from './extensions.ts';

interface LinkDialogProps {
  /** Empty: none yet. */
  readonly href: string;
  readonly onSave: (href: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Where the chosen words lead. */
export function LinkDialog({ href, onSave, onRemove, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const [address, setAddress] = useState(href);
  const [isWrong, setWrong] = useState(false);
  return (
    <Dialog isOpen isFirm onClose={onClose} title={t('Link')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          const typed = address.trim();
          const whole = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
          if (typed !== '' && isLinkAllowed(whole)) onSave(new URL(whole).href);
          else setWrong(true);
        }}
      >
        <TextInput
          mt="md"
          type="url"
          label={t('Address')}
          placeholder="https://"
          value={address}
          error={isWrong && t('Enter an address that starts with https://')}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <DialogActions>
          {href !== '' && (
            <Button variant="subtle" onClick={onRemove}>
              {t('Remove link')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit">{t('Save')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
