import type { ShownPlan } from '@fieldhouse/contract/plans.ts';
import { Button, Tabs } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { TabRow } from '#ui/layout/tab-row.tsx';
import { type OnGrade, PlanBoard } from './plan-board.tsx';
import {
  conditionText,
  goalName,
  namesOf,
  noteText,
  type PlanNames,
  recommendationText,
  strategyText,
  variantName,
} from './plan-words.ts';
import classes from './plans.module.css';
import type { Found } from './use-find-plan.ts';

interface PlanResultProps {
  readonly found: Found;
  /** The search goes on for what is shown beside the best plan. */
  readonly isRunning: boolean;
  /** Another grade is expected in a course. */
  readonly onGrade: OnGrade;
  /** A plan is to be put on the board; undefined: the reader plans nothing. */
  readonly onUse: ((plan: ShownPlan) => void) | undefined;
}

/** The best plan, others beside it, and what keeps goals away. */
export function PlanResult({ found, isRunning, onGrade, onUse }: PlanResultProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = namesOf(found.plans, found.asked.wishes, t);
  const { plan, alternatives, conflicts, notes, isProven, isCutShort } = found.plans;
  return (
    <>
      {notes.length > 0 && (
        <Notice tone="warning" icon={<IconAlertTriangle size={20} />} title={t('What to know first')}>
          <ul className={classes.notes}>
            {notes.map((note) => (
              <li key={JSON.stringify(note)}>{noteText(note, names, t, format)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {conflicts.map(({ goal, conditions }) => (
        <Notice
          key={goal ?? ''}
          tone="danger"
          icon={<IconX size={20} />}
          title={
            goal === null
              ? t('There is no plan: these can’t all be met together')
              : conditions.length > 1
                ? t('{{goal}} isn’t reached: these can’t all be met together', { goal: goalName(goal, t) })
                : t('{{goal}} isn’t reached', { goal: goalName(goal, t) })
          }
        >
          {goal !== null && conditions.length < 2 ? (
            <p>
              {t(
                'No combination of the courses and terms the school offers reaches it. Your counselor may know of other courses, such as in summer or at another school.',
              )}
            </p>
          ) : (
            <>
              <ul className={classes.notes}>
                {conditions.map((condition) => (
                  <li key={JSON.stringify(condition)}>{conditionText(condition, names, t)}</li>
                ))}
              </ul>
              <p>{t('Change any one of them, and check again.')}</p>
            </>
          )}
        </Notice>
      ))}
      {plan && (
        <Plans
          all={[plan, ...alternatives]}
          found={found}
          names={names}
          isRunning={isRunning}
          onGrade={onGrade}
          onUse={onUse}
        />
      )}
      {!isProven && <Notice>{t('The search was cut short. There may be a better plan.')}</Notice>}
      {isCutShort && !isRunning && (
        <Notice>
          {t(
            'This is the best plan. The time was over before other plans were looked for, or what keeps goals away.',
          )}
        </Notice>
      )}
    </>
  );
}

interface PlansProps extends PlanResultProps {
  readonly all: readonly ShownPlan[];
  readonly names: PlanNames;
}

function Plans({ all, ...rest }: PlansProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<string>('best');
  const [best] = all;
  const tab = all.some(({ variant }) => variant === shown) ? shown : 'best';
  if (all.length === 1 && best) return <Plan plan={best} {...rest} />;
  return (
    <Tabs value={tab} onChange={(value) => setShown(value ?? 'best')} keepMounted={false}>
      <TabRow tab={tab}>
        {all.map(({ variant }) => (
          <Tabs.Tab key={variant} value={variant}>
            {variantName(variant, t)}
          </Tabs.Tab>
        ))}
      </TabRow>
      {all.map((plan) => (
        <Tabs.Panel key={plan.variant} value={plan.variant} pt="lg">
          <Plan plan={plan} {...rest} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

interface PlanProps extends PlanResultProps {
  readonly plan: ShownPlan;
  readonly names: PlanNames;
}

function Plan({ plan, found: { plans, asked }, names, onGrade, onUse }: PlanProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { strategy, status, recommendations } = plan.fields;
  return (
    <div className={classes.plan} data-plan={plan.variant}>
      <Card
        title={variantName(plan.variant, t)}
        description={strategyText(strategy, t)}
        aside={
          onUse &&
          plan.fields.items.length > 0 && <Button onClick={() => onUse(plan)}>{t('Use this plan')}</Button>
        }
      >
        <ul className={classes.reached}>
          {asked.goals.map((goal) => (
            <li key={goal}>
              {plans.goals.includes(goal) ? (
                <Badge tone="success" icon={<IconCheck size={14} />}>
                  {t('{{goal}}: reached', { goal: goalName(goal, t) })}
                </Badge>
              ) : (
                <Badge tone="danger" icon={<IconX size={14} />}>
                  {t('{{goal}}: not reached', { goal: goalName(goal, t) })}
                </Badge>
              )}
            </li>
          ))}
        </ul>
        {status.length > 0 && (
          <dl className={classes.status}>
            {status.map(({ goal, isOnTrack, unitsNeeded, unitsLeft, gpa }) => (
              <div key={goal}>
                <dt>{bodyName(goal, t)}</dt>
                <dd>{isOnTrack ? t('On track with this plan') : t('Not on track with this plan')}</dd>
                <dd>
                  {t('Core units missing: {{now}} today, {{left}} with this plan', {
                    now: format.number(unitsNeeded),
                    left: format.number(unitsLeft),
                  })}
                </dd>
                {gpa !== null && <dd>{t('Core GPA then: {{gpa}}', { gpa: format.number(gpa, 3) })}</dd>}
              </div>
            ))}
          </dl>
        )}
      </Card>
      <PlanBoard plan={plan} terms={plans.terms} names={names} onGrade={onGrade} />
      {recommendations.length > 0 && (
        <Card title={t('Recommendations')}>
          <ul className={classes.notes}>
            {recommendations.map((one) => (
              <li key={JSON.stringify(one)}>{recommendationText(one, names, t, format)}</li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
