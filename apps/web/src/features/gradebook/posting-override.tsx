import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '#lib/focus.ts';
import classes from './posting.module.css';
import type { Choice, LineProblem } from './posting-state.ts';

const LONGEST_REASON = 500;

interface OverrideFieldsProps {
  readonly name: string;
  readonly choice: Choice;
  readonly problem: LineProblem | null;
  readonly isReadOnly: boolean;
  readonly onChoice: (choice: Choice) => void;
}

/** Another percent than the gradebook's, with its reason. */
export function OverrideFields({ name, choice, problem, isReadOnly, onChoice }: OverrideFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { override } = choice;
  if (!override) {
    return isReadOnly ? null : (
      <Button
        id={`${id}-open`}
        variant="subtle"
        size="xs"
        className={classes.open}
        aria-label={t('Give {{name}} another percent', { name })}
        onClick={() => {
          onChoice({ ...choice, override: { percent: '', reason: '' } });
          rescueFocus(() => document.getElementById(`${id}-percent`));
        }}
      >
        {t('Another percent')}
      </Button>
    );
  }
  return (
    <div className={classes.override}>
      <TextInput
        id={`${id}-percent`}
        label={t('Percent')}
        aria-label={t('Percent for {{name}}', { name })}
        inputMode="decimal"
        rightSection="%"
        value={override.percent}
        disabled={isReadOnly}
        error={problem === 'percent' && override.percent.trim() !== '' && t('A number from 0 to 200')}
        onChange={(event) =>
          onChoice({ ...choice, override: { ...override, percent: event.currentTarget.value } })
        }
      />
      <TextInput
        label={t('Reason')}
        aria-label={t("Reason for {{name}}'s percent", { name })}
        value={override.reason}
        maxLength={LONGEST_REASON}
        disabled={isReadOnly}
        error={problem === 'reason' && t('Give a reason.')}
        onChange={(event) =>
          onChoice({ ...choice, override: { ...override, reason: event.currentTarget.value } })
        }
      />
      {!isReadOnly && (
        <Button
          variant="subtle"
          size="xs"
          className={classes.open}
          aria-label={t("Use the gradebook's total for {{name}}", { name })}
          onClick={() => {
            onChoice({ ...choice, override: null });
            rescueFocus(() => document.getElementById(`${id}-open`));
          }}
        >
          {t("Use the gradebook's")}
        </Button>
      )}
    </div>
  );
}
