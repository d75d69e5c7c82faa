import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import { feedQuery } from './calendar-queries.ts';
import classes from './dialogs.module.css';

interface SubscribeDialogProps {
  readonly isOpen: boolean;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** A private address that calendar apps read, made and ended here. */
export function SubscribeDialog({ isOpen, timeZone, onClose }: SubscribeDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      isFirm
      onClose={onClose}
      title={t('Subscribe to your calendar')}
      description={t(
        'Give a calendar app your private address, and it shows your due dates and classes and keeps them up to date.',
      )}
    >
      <Feed timeZone={timeZone} onClose={onClose} />
    </Dialog>
  );
}

function Feed({ timeZone, onClose }: Omit<SubscribeDialogProps, 'isOpen'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(feedQuery());
  const [address, setAddress] = useState<string | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.calendar.feed.key() });
  const fail = (reason: unknown) =>
    void toast({ tone: 'error', title: t('That did not work'), message: errorText(reason, t) });
  const create = useMutation(
    api.calendar.createFeed.mutationOptions({
      async onSuccess({ path }) {
        setAddress(new URL(path, window.location.origin).href);
        await refresh();
      },
      onError: fail,
    }),
  );
  const revoke = useMutation(
    api.calendar.revokeFeed.mutationOptions({
      async onSuccess() {
        setAddress(null);
        await refresh();
        void toast({ title: t('The private address no longer works') });
      },
      onError: fail,
    }),
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={2} />;
  const { feed } = data;
  return (
    <>
      <Stack gap="md" mt="md">
        {address ? (
          <>
            <div className={classes.address}>
              <TextInput
                label={t('Your private address')}
                value={address}
                readOnly
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
              <CopyButton text={address} label={t('Copy the private address')} />
            </div>
            <Notice tone="warning" title={t("Copy it now: it's shown only this once.")}>
              {t(
                'In your calendar app, choose "subscribe" or "add by URL" and paste it. Anyone who has the address can read your titles and times, so don\'t share it.',
              )}
            </Notice>
          </>
        ) : feed ? (
          <p className={classes.text}>
            {feed.lastUsedAt
              ? t('Your address was created on {{made}} and last used on {{used}}.', {
                  made: format.dateTime(feed.createdAt, timeZone),
                  used: format.dateTime(feed.lastUsedAt, timeZone),
                })
              : t("Your address was created on {{made}} and hasn't been used yet.", {
                  made: format.dateTime(feed.createdAt, timeZone),
                })}{' '}
            {t(
              "We don't keep a copy we can show you. If you've lost it, create a new one; the old one stops working.",
            )}
          </p>
        ) : (
          <p className={classes.text}>
            {t(
              "It shows titles, times and what's done or missing, never meeting links. You can end it at any time.",
            )}
          </p>
        )}
        <p className={classes.note}>{t('Calendar apps may take up to 24 hours to pick up a change.')}</p>
      </Stack>
      <DialogActions>
        {feed && (
          <Button variant="light" color="red" loading={revoke.isPending} onClick={() => revoke.mutate({})}>
            {t('Revoke')}
          </Button>
        )}
        {!address && (
          <Button
            variant={feed ? 'default' : 'filled'}
            loading={create.isPending}
            onClick={() => create.mutate({})}
          >
            {feed ? t('Create a new address') : t('Create private address')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </>
  );
}
