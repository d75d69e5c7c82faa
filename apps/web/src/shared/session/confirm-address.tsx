import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import classes from './confirm-address.module.css';

/** Asks somebody to open the link that was mailed to them, says what for, and mails another one. */
export function ConfirmAddress({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const resend = useMutation(
    api.accounts.resendConfirmation.mutationOptions({
      onSuccess: () =>
        void toast({ title: t('Confirmation sent'), message: t('Check your email for the link.') }),
      onError: (error) => void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
    }),
  );
  return (
    <Notice tone="warning" icon={<IconMail />} title={t('Confirm your email address')}>
      <p className={classes.words}>{children}</p>
      <Button variant="default" size="sm" onClick={() => resend.mutate({})} loading={resend.isPending}>
        {t('Send the link again')}
      </Button>
    </Notice>
  );
}
