import type { Repair, Worsening } from '@fieldhouse/contract/eligibility-guard.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { bodyName } from './body-words.ts';
import { repairSentence, worseningSentence } from './worsening-words.ts';
import classes from './worsenings.module.css';

/** What a change breaks and when, by body, and what would make it good. */
export function Worsenings({
  broken,
  repairs,
}: {
  broken: readonly Worsening[];
  repairs: readonly Repair[];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={classes.both}>
      <section>
        <h3 className={classes.title}>{t('What breaks, and when')}</h3>
        <ul className={classes.broken}>
          {broken.map((one) => (
            <li key={`${one.body} ${one.what}`}>
              <p className={classes.when}>
                {one.on === null ? t('Immediately') : format.calendarDate(one.on)}{' '}
                <Badge tone="danger">{bodyName(one.body, t)}</Badge>
              </p>
              <p>{worseningSentence(one, t, format)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className={classes.title}>{t('What would fix it')}</h3>
        {repairs.length === 0 && (
          <p className={classes.none}>{t('No course or grade in the time left can fix it.')}</p>
        )}
        <ul className={classes.repairs}>
          {repairs.map((one) => (
            <li key={repairSentence(one, t, format)}>
              <p>{repairSentence(one, t, format)}</p>
              <Badge tone={one.isWhole ? 'success' : 'warning'}>
                {one.isWhole
                  ? t('Fixes everything')
                  : t('Fixes {{bodies}}', {
                      bodies: one.mends.map((body) => bodyName(body, t)).join(', '),
                    })}
              </Badge>
            </li>
          ))}
        </ul>
      </section>
      <p className={classes.legal}>{t('Unofficial projection. The Eligibility Center decides.')}</p>
    </div>
  );
}
