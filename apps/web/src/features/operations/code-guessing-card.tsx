import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './operations.module.css';
import { codeGuessingQuery } from './use-operations.ts';

/** Wrong school codes of the last hour, and the schools that were told of guessing. */
export function CodeGuessingCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const guessing = useQuery(codeGuessingQuery);
  const { data } = guessing;
  return (
    <Card
      title={t('Wrong school codes')}
      description={t(
        'Counted by the first three letters. From 60 in an hour, each further attempt requires a calculation, and the schools are notified.',
      )}
      flush
    >
      {guessing.isError && !data && (
        <ErrorState
          title={t("The wrong codes couldn't be loaded")}
          error={guessing.error}
          onRetry={() => void guessing.refetch()}
        />
      )}
      {guessing.isPending && <RowsSkeleton rows={1} />}
      {data && (
        <ul className={classes.accounts} aria-label={t('Wrong school codes')}>
          {data.prefixes.length === 0 && (
            <li className={classes.account}>
              <p className={classes.meta}>{t('No wrong codes in the last hour.')}</p>
            </li>
          )}
          {data.prefixes.map((one) => (
            <li key={one.prefix} className={classes.account}>
              <div className={classes.accountWords}>
                <p className={classes.subject}>{one.prefix}</p>
                <p className={classes.meta}>
                  {t('{{count}} wrong codes since {{time}}', {
                    count: one.wrongTries,
                    time: format.dateTime(one.since),
                  })}
                </p>
              </div>
              {one.isOverLimit && <Badge tone="danger">{t('Being guessed')}</Badge>}
            </li>
          ))}
          {data.reports.map((one) => (
            <li key={`${one.schoolId} ${one.at}`} className={classes.account}>
              <div className={classes.accountWords}>
                <p className={classes.subject}>{one.schoolName}</p>
                <p className={classes.meta}>
                  {t('Notified on {{when}} that codes beginning with {{prefix}} are being guessed', {
                    when: format.dateTime(one.at),
                    prefix: one.prefix,
                  })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
