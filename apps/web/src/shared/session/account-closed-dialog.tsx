import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { closedText, errorText } from '#lib/errors.ts';
import { setSignedIn } from '#lib/interruptions.ts';
import { sessionQuery } from '#lib/session.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';

interface AccountClosedDialogProps {
  /** Whom to write to; null: nobody is known. */
  readonly contact: string | null;
  readonly settle: (again: boolean) => void;
}

/** The account was closed in the middle of work: the page stays as it is, in case it is opened again. */
export default function AccountClosedDialog({ contact, settle }: AccountClosedDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const look = useMutation({
    mutationFn: () => client.accounts.session({}),
    onSuccess(session) {
      if (!session.me) return;
      queryClient.setQueryData(sessionQuery.queryKey, session);
      settle(true);
    },
  });
  const leave = () => {
    setSignedIn(false);
    settle(false);
    window.location.assign('/login');
  };
  const isStillClosed = look.data !== undefined && look.data.me === null;

  return (
    <Dialog
      isOpen
      isFirm
      hidesPage
      onClose={leave}
      title={t('Your account is closed for now')}
      description={closedText(contact, t)}
    >
      <Text mt="md">{t("What you typed stays on this device, and on this page while it's open.")}</Text>
      <Text mt="xs" role="status">
        {isStillClosed && t("It's still closed.")}
        {look.error && errorText(look.error, t)}
      </Text>
      <DialogActions>
        <Button variant="default" onClick={leave}>
          {t('Leave this page')}
        </Button>
        <Button loading={look.isPending} onClick={() => look.mutate()} autoFocus>
          {t('Try again')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
