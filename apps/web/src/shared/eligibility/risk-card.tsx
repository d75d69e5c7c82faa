import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { OUTLOOK_TONES, outlookName } from '#shared/courses/outlook-words.ts';
import { ButtonLink, TextLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './risk-card.module.css';

const OUTLOOKS = ['at_risk', 'out_of_reach', 'unknown', 'on_track', 'met'] as const;

/** Behind the last student: the counts alone are asked for. */
const NOBODY = 20_000;

/** How the students whom somebody looks after stand, on their home; nothing where there are none. */
export default function RiskCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(
    api.counseling.students.queryOptions({
      input: {
        ...{ search: '', outlook: null, body: null, sport: null, graduationYear: null },
        ...{ finding: null, until: null, whose: 'all', after: NOBODY },
      },
    }),
  );
  if (!data || OUTLOOKS.every((one) => data.counts[one] === 0)) return null;
  return (
    <Card
      title={t('Your students’ NCAA eligibility')}
      description={t('Unofficial projection. The Eligibility Center decides.')}
      aside={
        <ButtonLink to="/counseling" variant="default" size="sm">
          {t('Open the list')}
        </ButtonLink>
      }
    >
      <dl className={classes.counts}>
        {OUTLOOKS.map((outlook) => (
          <div key={outlook}>
            <dt>
              <Badge tone={OUTLOOK_TONES[outlook]}>{outlookName(outlook, t)}</Badge>
            </dt>
            <dd>
              <TextLink
                to="/counseling"
                search={{ outlook }}
                aria-label={t('{{count}} students: {{outlook}}', {
                  count: data.counts[outlook],
                  outlook: outlookName(outlook, t),
                })}
              >
                {format.number(data.counts[outlook])}
              </TextLink>
            </dd>
          </div>
        ))}
      </dl>
      {data.thisWeekCount > 0 && (
        <p className={classes.week}>
          {t('{{count}} things are due within seven days, or overdue.', { count: data.thisWeekCount })}
        </p>
      )}
    </Card>
  );
}
