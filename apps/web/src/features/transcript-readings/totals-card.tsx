import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Reading } from './reading-queries.ts';
import { exactNumber } from './reading-words.ts';
import classes from './readings.module.css';

/** Totals that the document prints, beside what its rows come to. A difference is shown, and nothing is repaired. */
export function TotalsCard({ reading }: { reading: Reading }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { totals } = reading.parsed;
  const differing = totals.filter(({ matches }) => matches === false).length;
  return (
    <Card
      flush
      title={
        differing === 0
          ? totals.some(({ matches }) => matches)
            ? t('Printed and computed totals agree')
            : t('Printed totals')
          : t('{{count}} printed totals differ from the rows', { count: differing })
      }
      description={t('Computed from the rows as they are printed.')}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('Printed totals')}>
        <table className={classes.totals}>
          <thead>
            <tr>
              <th scope="col">{t('Total')}</th>
              <th scope="col">{t('Line')}</th>
              <th scope="col">{t('As printed')}</th>
              <th scope="col">{t('Computed')}</th>
              <th scope="col">{t('Result')}</th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ label, printed, computed, matches, source }) => (
              <tr key={`${source.line} ${label} ${printed}`}>
                <th scope="row">{label}</th>
                <td>{source.line}</td>
                <td>{exactNumber(printed, format)}</td>
                <td>{computed === null ? '–' : exactNumber(computed, format)}</td>
                <td>
                  {matches === null ? (
                    <Badge tone="neutral" icon={<IconMinus size={14} />}>
                      {t('Can’t be computed')}
                    </Badge>
                  ) : matches ? (
                    <Badge tone="success" icon={<IconCheck size={14} />}>
                      {t('Same')}
                    </Badge>
                  ) : (
                    <Badge tone="warning" icon={<IconAlertTriangle size={14} />}>
                      {t('Different')}
                    </Badge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
