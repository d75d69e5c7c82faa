import type { PlanGoal } from '@fieldhouse/contract/plans.ts';
import { Button, Checkbox } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { raised } from './plan-draft.ts';
import { goalName } from './plan-words.ts';
import classes from './plans.module.css';

interface GoalsFieldProps {
  /** All that there are. */
  readonly all: readonly PlanGoal[];
  /** The most important first. */
  readonly value: readonly PlanGoal[];
  readonly isMissing: boolean;
  readonly onChange: (goals: readonly PlanGoal[]) => void;
}

/** What a plan is for, in an order that a person gives. */
export function GoalsField({ all, value, isMissing, onChange }: GoalsFieldProps) {
  const { t } = useTranslation();
  const rows = [...value, ...all.filter((goal) => !value.includes(goal))];
  return (
    <fieldset className={classes.group}>
      <legend>{t('Goals, most important first')}</legend>
      <ol className={classes.goals}>
        {rows.map((goal) => (
          <li key={goal}>
            <Checkbox
              label={goalName(goal, t)}
              checked={value.includes(goal)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...value, goal] : value.filter((one) => one !== goal))
              }
            />
            {value.indexOf(goal) > 0 && (
              <Button
                size="compact-sm"
                variant="subtle"
                leftSection={<IconArrowUp size={16} />}
                aria-label={t('Move up: {{goal}}', { goal: goalName(goal, t) })}
                onClick={() => onChange(raised(value, goal))}
              >
                {t('Move up')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {isMissing && (
        <p className={classes.missing} role="alert">
          {t('Choose a goal, so there’s something to plan for.')}
        </p>
      )}
    </fieldset>
  );
}
