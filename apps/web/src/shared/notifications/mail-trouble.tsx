import { Button } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import classes from './mail-trouble.module.css';

/** Says that letters to the person come back, and how to go on; nothing while they arrive. */
export function MailTrouble() {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { data } = useQuery(api.notifications.mailTrouble.queryOptions({ input: {} }));
  const retry = useMutation(
    api.notifications.retryMail.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: api.notifications.mailTrouble.key() });
        void toast({
          title: t('We are trying again'),
          message: t("An email is on its way. If it bounces too, you'll see that here."),
          tone: 'info',
        });
      },
      onError: (error) => void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
    }),
  );
  const trouble = data?.trouble;
  if (!trouble) return null;
  return (
    <Notice
      tone="warning"
      icon={<IconMailOff aria-hidden="true" />}
      title={t("Our emails aren't reaching you")}
    >
      <p className={classes.text}>
        {t(
          'Email to {{address}} bounced on {{date}}, so we stopped sending. Use another address, or try this one again.',
          { address: trouble.address, date: format.date(trouble.since) },
        )}
      </p>
      <div className={classes.actions}>
        <ButtonLink to="/profile" search={{ tab: 'profile' }} variant="default" size="compact-sm">
          {t('Change email')}
        </ButtonLink>
        <Button
          variant="default"
          size="compact-sm"
          loading={retry.isPending}
          onClick={() => retry.mutate({})}
        >
          {t('Try again')}
        </Button>
      </div>
    </Notice>
  );
}
