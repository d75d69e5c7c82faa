import { Button } from '@mantine/core';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { obstacleText, postponementText } from './account-words.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import classes from './profile.module.css';
import { accountQuery, useRefreshProfile } from './profile-queries.ts';

/** Taking a wish back; `studentId` null: one's own. */
export function useWithdraw() {
  const { t } = useTranslation();
  const refresh = useRefreshProfile();
  return useMutation(
    api.profile.withdrawDeletion.mutationOptions({
      async onSuccess(_, { studentId }) {
        await refresh();
        void toast({
          title: studentId === null ? t('Your account stays') : t('The account stays'),
        });
      },
      onError: (error) => void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
    }),
  );
}

export function AccountCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useSuspenseQuery(accountQuery);
  const withdraw = useWithdraw();
  const [isAsking, setAsking] = useState(false);
  const { deletion, obstacle } = data;
  const why = obstacleText(obstacle, data.contact, t);
  return (
    <Card title={t('Account Actions')}>
      {deletion && (
        <Notice
          tone="danger"
          title={
            deletion.postponement
              ? t('This account is scheduled for deletion, no earlier than {{date}}.', {
                  date: format.date(deletion.dueAt),
                })
              : t('This account will be deleted on {{date}}.', { date: format.date(deletion.dueAt) })
          }
        >
          {postponementText(deletion.postponement, t)}{' '}
          {deletion.isOwnWish
            ? t('Until then you can cancel, and everything stays as it is.')
            : deletion.isLeftAlone
              ? t(
                  'No one looks after this account anymore. It stays if another guardian does by then or, from age 13, if you add an email of your own.',
                )
              : t('A guardian asked for this, and can cancel it until then.')}
        </Notice>
      )}
      {!deletion && why && <p className={classes.text}>{why}</p>}
      <div className={classes.buttons}>
        {deletion?.isLeftAlone && (
          <ButtonLink to="/profile" search={{ tab: 'profile' }}>
            {t('Add an email')}
          </ButtonLink>
        )}
        <ButtonLink to="/settings" search={{ tab: 'security' }} variant="default">
          {t('Change Password')}
        </ButtonLink>
        {deletion?.isOwnWish && (
          <Button loading={withdraw.isPending} onClick={() => withdraw.mutate({ studentId: null })}>
            {t('Keep my account')}
          </Button>
        )}
        {!deletion && (
          <Button color="red" disabled={why !== undefined} onClick={() => setAsking(true)}>
            {t('Delete Account')}
          </Button>
        )}
      </div>
      {isAsking && (
        <DeleteDialog
          child={null}
          closingSchools={data.closingSchools}
          leftAlone={data.leftAlone}
          contact={data.contact}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
