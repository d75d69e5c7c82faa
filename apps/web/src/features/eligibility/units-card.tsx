import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormat } from '#lib/format.ts';
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
  const lockedUnits = lanes.reduce((sum, { locked }) => sum + locked, 0);
  return (
    <Card
      flush
      title={t('Units by area, {{body}}', { body: bodyName(body, t) })}
      description={laneText(
        {
          earned: units.earned,
          locked: lockedUnits,
          inProgress: units.projected - units.earned - units.planned,
          planned: units.planned,
          open: Math.max(0, units.needed - units.projected),
        },
        t,
        format,
      )}
    >
      <div className={classes.legend}>
        <UnitLegend
          entries={[
            ...(lockedUnits > 0 ? [{ state: 'locked' as const, label: t('Earned and locked') }] : []),
            { state: 'earned', label: t('Earned') },
            { state: 'projected', label: t('In progress') },
            ...(units.planned > 0 ? [{ state: 'planned' as const, label: t('Planned') }] : []),
            { state: 'unplanned', label: t('Not planned') },
          ]}
        />
      </div>
      <dl className={classes.lanes}>
        {lanes.map(({ area, need, earned, inProgress, planned, locked }) => {
          const open = Math.max(0, need - earned - inProgress - planned);
          const figures = { have: format.number(earned + inProgress + planned), need: format.number(need) };
          return (
            <div key={area}>
              <dt>{laneName(area, t)}</dt>
              <dd className={classes.lane}>
                <UnitLane
                  earned={earned}
                  locked={locked}
                  projected={inProgress}
                  planned={planned}
                  unplanned={open}
                  total={need}
                  label={laneText({ earned, locked, inProgress, planned, open }, t, format)}
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

interface LaneFigures {
  readonly earned: number;
  readonly locked: number;
  readonly inProgress: number;
  readonly planned: number;
  readonly open: number;
}

/** What a line holds, in words. */
function laneText(
  { earned, locked, inProgress, planned, open }: LaneFigures,
  t: TFunction,
  format: Formats,
): string {
  const texts = [
    locked > 0
      ? t('{{earned}} earned, {{locked}} of them locked', {
          earned: format.number(earned),
          locked: format.number(locked),
        })
      : t('{{earned}} earned', { earned: format.number(earned) }),
    t('{{running}} in progress', { running: format.number(inProgress) }),
    planned > 0 && t('{{planned}} planned', { planned: format.number(planned) }),
    t('{{open}} still to plan', { open: format.number(open) }),
  ];
  return texts.filter(Boolean).join(', ');
}
