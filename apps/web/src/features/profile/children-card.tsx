import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useWithdraw } from './account-card.tsx';
import { postponementText } from './account-words.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import classes from './profile.module.css';
import { accountQuery } from './profile-queries.ts';

/** Accounts of minors that this guardian decides about. */
export function ChildrenCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useSuspenseQuery(accountQuery);
  const withdraw = useWithdraw();
  const [asked, setAsked] = useState<(typeof data.children)[number] | null>(null);
  if (data.children.length === 0) return null;
  return (
    <Card
      title={t("Your children's accounts")}
      description={t('Until they are 18, you decide about the account.')}
    >
      <ul className={classes.children}>
        {data.children.map((child) => (
          <li key={child.studentId}>
            <Avatar name={child.name} />
            <div className={classes.grow}>
              <strong>{child.name}</strong>
              {child.deletionDueAt && (
                <p className={classes.hint}>
                  {child.isPostponed
                    ? postponementText('law', t)
                    : t('Will be deleted on {{date}}.', { date: format.date(child.deletionDueAt) })}
                </p>
              )}
            </div>
            {child.deletionDueAt && child.waitsForConsent ? (
              <TextLink to="/profile" search={{ tab: 'family' }}>
                {t('It stays if a parent agrees to it')}
              </TextLink>
            ) : child.deletionDueAt ? (
              <Button
                size="sm"
                loading={withdraw.isPending}
                aria-label={t('Keep the account of {{name}}', { name: child.name })}
                onClick={() => withdraw.mutate({ studentId: child.studentId })}
              >
                {t('Keep the account')}
              </Button>
            ) : (
              <Button
                size="sm"
                variant="default"
                aria-label={t("Delete {{name}}'s account", { name: child.name })}
                onClick={() => setAsked(child)}
              >
                {t('Delete Account')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <DeleteDialog
          closingSchools={[]}
          leftAlone={[]}
          child={asked}
          contact={null}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
