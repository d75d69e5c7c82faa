import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { deviceOf } from './device.ts';
import classes from './security.module.css';
import { useRefreshSecurity, useSecurity } from './use-security.ts';

/** Where the person is signed in now. */
export function SessionsCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { sessions } = useSecurity();
  const refresh = useRefreshSecurity();
  const done = {
    async onSuccess() {
      await refresh();
      void toast({ title: t('Signed out there') });
    },
    onError(error: unknown) {
      void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' as const });
      void refresh();
    },
  };
  const revoke = useMutation(api.accounts.revokeSession.mutationOptions(done));
  const revokeOthers = useMutation(
    api.accounts.revokeOtherSessions.mutationOptions({
      ...done,
      async onSuccess() {
        await refresh();
        void toast({
          title: t('Signed out everywhere else'),
          message: t('Those devices no longer show notifications, and your calendar feed has ended.'),
        });
      },
    }),
  );

  return (
    <Card
      title={t('Signed in on')}
      aside={
        sessions.length > 1 && (
          <Button
            variant="default"
            size="sm"
            loading={revokeOthers.isPending}
            onClick={() => revokeOthers.mutate({})}
          >
            {t('Sign out everywhere else')}
          </Button>
        )
      }
      flush
    >
      <ul className={classes.rows}>
        {sessions.map(({ sessionId, isCurrent, createdAt, ipAddress, userAgent }) => {
          const device = deviceOf(userAgent);
          const name = device.browser
            ? t('{{browser}} on {{system}}', {
                browser: device.browser,
                system: device.system ?? t('another system'),
              })
            : t('Unknown browser');
          const Icon = device.isPhone ? IconDeviceMobile : IconDeviceDesktop;
          return (
            <li key={sessionId} className={classes.row}>
              <Icon size={20} stroke={1.7} aria-hidden="true" />
              <div className={classes.words}>
                <h3 className={classes.name}>{name}</h3>
                <p className={classes.about}>
                  {t('Since {{time}}', { time: format.dateTime(createdAt) })}
                  {ipAddress && ` · ${ipAddress}`}
                </p>
              </div>
              {isCurrent ? (
                <Badge tone="success">{t('This device')}</Badge>
              ) : (
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t('Sign out {{device}}', { device: name })}
                  loading={revoke.isPending && revoke.variables.sessionId === sessionId}
                  onClick={() => revoke.mutate({ sessionId })}
                >
                  {t('Sign Out')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
