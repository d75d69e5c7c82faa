import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './security.module.css';
import { useSecurity } from './use-security.ts';

/** The last tries to sign in as this person. */
export function ActivityCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { activity } = useSecurity();
  return (
    <Card title={t('Login activity')} description={t('The last 50 attempts to sign in as you.')} flush>
      {activity.length === 0 && <p className={`${classes.text} ${classes.foot}`}>{t('Nothing yet.')}</p>}
      <ul className={classes.rows}>
        {activity.map(({ at, success, reason, ipAddress }) => {
          const Icon = success ? IconCircleCheck : IconCircleX;
          return (
            <li key={`${at}${reason}`} className={classes.row}>
              <Icon size={20} stroke={1.7} aria-hidden="true" />
              <div className={classes.words}>
                <h3 className={classes.name}>{reasonText(reason, success, t)}</h3>
                <p className={classes.about}>
                  {format.dateTime(at)}
                  {ipAddress && ` · ${ipAddress}`}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function reasonText(reason: string, isSuccess: boolean, t: TFunction): string {
  switch (reason) {
    case 'password':
      return t('Signed in with the password');
    case 'second_factor':
      return t('Signed in with password and code');
    case 'passkey':
      return t('Signed in with a passkey');
    case 'demo':
      return t('Signed in by the demo button');
    case 'wrong_credentials':
      return t('Rejected: wrong password');
    case 'code_used_before':
      return t('Rejected: this code was used before');
    default:
      return isSuccess ? t('Signed in') : t('Rejected');
  }
}
