import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import classes from './waiting-count.module.css';

/** How many wait for this person's decision, beside the link that leads there; nothing when nobody does. */
export function WaitingCount({ isRail }: { isRail: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  // It is a hint: a refusal or a lost connection is the page's to show.
  const { data } = useQuery({
    ...api.accounts.countWaiting.queryOptions({ input: {} }),
    staleTime: 60_000,
    retry: false,
  });
  if (!data || data.waiting === 0) return null;
  return (
    <span className={classes.count} data-rail={isRail || undefined}>
      <span aria-hidden="true">{format.number(data.waiting)}</span>
      <span className={classes.words}>{t('{{count}} waiting', { count: data.waiting })}</span>
    </span>
  );
}
