import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import { UnitLane, UnitLegend } from '#ui/display/unit-lane.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './eligibility.module.css';
import type { DivisionLedger } from './eligibility-queries.ts';
import { laneName } from './eligibility-words.ts';

/** The table of core courses, as units fill it. */
export function UnitsCard({ ledger: { body, lanes, units } }: { ledger: DivisionLedger }) {
  const { t } = useTranslation();
  const format = useFormat();
  const open = Math.max(0, units.needed - units.projected);
  return (
    <Card
      flush
      title={t('Units by area, {{body}}', { body: bodyName(body, t) })}
      description={t('{{earned}} earned, {{running}} in progress, {{open}} still to plan', {
        earned: format.number(units.earned),
        running: format.number(units.projected - units.earned),
        open: format.number(open),
      })}
    >
      <div className={classes.legend}>
        <UnitLegend
          entries={[
            { state: 'earned', label: t('Earned') },
            { state: 'projected', label: t('In progress') },
            { state: 'unplanned', label: t('Not planned') },
          ]}
        />
      </div>
      <dl className={classes.lanes}>
        {lanes.map(({ area, need, earned, inProgress }) => {
          const figures = { have: format.number(earned + inProgress), need: format.number(need) };
          return (
            <div key={area}>
              <dt>{laneName(area, t)}</dt>
              <dd className={classes.lane}>
                <UnitLane
                  earned={earned}
                  projected={inProgress}
                  unplanned={Math.max(0, need - earned - inProgress)}
                  total={need}
                  label={t('{{earned}} earned, {{running}} in progress, {{open}} still to plan', {
                    earned: format.number(earned),
                    running: format.number(inProgress),
                    open: format.number(Math.max(0, need - earned - inProgress)),
                  })}
                />
              </dd>
              <dd className={classes.laneFigure}>{t('{{have}} of {{need}}', figures)}</dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
