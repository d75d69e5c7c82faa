import { Button } from '@mantine/core';
import { IconBellRinging, IconDeviceMobileOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/errors.ts';
import { allowPush, isPushOn, pushSupport, stopPush } from '#lib/push.ts';
import { useMe } from '#lib/session.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './profile.module.css';

const stateKey = ['push-state'] as const;

/** Whether this browser shows notifications while no page of the app is open. */
export function DeviceCard() {
  const { t } = useTranslation();
  const { userId } = useMe();
  const queryClient = useQueryClient();
  const support = pushSupport();
  const { data: isOn } = useQuery({
    queryKey: [...stateKey, userId],
    queryFn: isPushOn,
    enabled: support !== 'unsupported',
    retry: false,
  });
  const onError = (error: Error) =>
    void toast({
      title: t('Error'),
      // What the browser itself refuses has no words of ours.
      message:
        error instanceof DOMException
          ? t("This browser can't reach its push service right now.")
          : errorText(error, t),
      tone: 'error',
    });
  const refresh = () => queryClient.invalidateQueries({ queryKey: stateKey });
  const allow = useMutation({
    mutationFn: () => allowPush(userId),
    onError,
    async onSuccess(isAllowed) {
      await refresh();
      if (isAllowed) void toast({ title: t('This device now shows notifications') });
    },
  });
  const stop = useMutation({
    mutationFn: stopPush,
    onError,
    async onSuccess() {
      await refresh();
      void toast({ title: t('This device no longer shows notifications'), tone: 'info' });
    },
  });
  return (
    <Card
      title={t('This device')}
      description={t('Notifications on this device say what kind of news it is, never names or grades.')}
      aside={isOn ? <Badge tone="success">{t('On')}</Badge> : undefined}
    >
      {support === 'unsupported' ? (
        <Notice icon={<IconDeviceMobileOff aria-hidden="true" />}>
          {t(
            "This browser can't show notifications. On an iPhone or iPad, add the app to the home screen first, then open it from there.",
          )}
        </Notice>
      ) : support === 'denied' ? (
        <Notice tone="warning" icon={<IconDeviceMobileOff aria-hidden="true" />}>
          {t(
            'You blocked notifications from this site. Allow them in your browser settings, then reload this page.',
          )}
        </Notice>
      ) : (
        <div className={classes.buttons}>
          {isOn ? (
            <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
              {t('Stop on this device')}
            </Button>
          ) : (
            <Button
              variant="default"
              leftSection={<IconBellRinging size={18} />}
              loading={allow.isPending}
              onClick={() => allow.mutate()}
            >
              {t('Allow on this device')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
