import type { JudgedPlan } from '@fieldhouse/domain/planning/judge-plan.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { goalName, type PlanNames, recommendationText } from './plan-words.ts';
import classes from './plans.module.css';

/** Where each goal stands with the courses of the board. */
export function BoardVerdicts({ judged, names }: { judged: JudgedPlan; names: PlanNames }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { goals, fields, broken } = judged;
  const wishes = broken.flatMap((one) => (one.kind === 'wish' ? one.wishId : []));
  return (
    <>
      <ul className={classes.verdicts}>
        {goals.map(({ goal, isReached }) => {
          const status = fields.status.find((one) => one.goal === goal);
          return (
            <li key={goal}>
              <p className={classes.verdictHead}>
                <strong>{goalName(goal, t)}</strong>
                {isReached ? (
                  <Badge tone="success" icon={<IconCheck size={14} />}>
                    {t('Reached')}
                  </Badge>
                ) : (
                  <Badge tone="danger" icon={<IconX size={14} />}>
                    {t('Not reached')}
                  </Badge>
                )}
              </p>
              {status && (
                <p>
                  {t('Core units still missing: {{units}}', { units: format.number(status.unitsLeft) })}
                  {status.gpa !== null &&
                    ` · ${t('core GPA {{gpa}}', { gpa: format.number(status.gpa, 3) })}`}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {(wishes.length > 0 || fields.recommendations.length > 0) && (
        <ul className={classes.notes}>
          {wishes.map((wishId) => (
            <li key={wishId}>{t('Not held to: {{wish}}', { wish: names.wish(wishId) })}</li>
          ))}
          {fields.recommendations.map((one) => (
            <li key={JSON.stringify(one)}>{recommendationText(one, names, t, format)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
