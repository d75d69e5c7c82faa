import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import classes from './waiting-count.module.css';

const MOST_SHOWN = 99;

/** How many conversations hold something unread, beside the link that leads there; nothing when none does. */
export function UnreadMessages({ isRail }: { isRail: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  // It is a hint: a refusal or a lost connection is the page's to show.
  const { data } = useQuery({
    ...api.messages.unread.queryOptions({ input: {} }),
    staleTime: 60_000,
    retry: false,
  });
  if (!data || data.count === 0) return null;
  return (
    <span className={classes.count} data-rail={isRail || undefined}>
      <span aria-hidden="true">
        {data.count > MOST_SHOWN ? `${format.number(MOST_SHOWN)}+` : format.number(data.count)}
      </span>
      <span className={classes.words}>{t('{{count}} unread', { count: data.count })}</span>
    </span>
  );
}
