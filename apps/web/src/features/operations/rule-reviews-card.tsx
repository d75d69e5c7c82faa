import { useTranslation } from 'react-i18next';
import type { Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './operations.module.css';

type Review = Outputs['operations']['overview']['ruleReviews'][number];

/** When the sources of the rules for eligibility have to be read again: a task of the operator, once a year. */
export function RuleReviewsCard({ reviews }: { reviews: readonly Review[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card
      flush
      title={t('Rules for eligibility')}
      description={t(
        'Once a year, someone rereads their sources. Changes come with a release, along with the new date.',
      )}
    >
      <ul className={classes.accounts}>
        {reviews.map(({ body, version, checkedOn, reviewOn, isDue }) => (
          <li key={version} className={classes.account}>
            <div className={classes.accountWords}>
              <p className={classes.subject}>{bodyName(body, t)}</p>
              <p className={classes.meta}>
                {t('{{version}}, checked on {{date}}', { version, date: format.calendarDate(checkedOn) })}
              </p>
            </div>
            <Badge tone={isDue ? 'warning' : 'neutral'}>
              {isDue
                ? t('Due for review since {{date}}', { date: format.calendarDate(reviewOn) })
                : t('Due for review on {{date}}', { date: format.calendarDate(reviewOn) })}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
