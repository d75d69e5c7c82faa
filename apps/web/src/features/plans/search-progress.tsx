import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import classes from './plans.module.css';
import type { SearchProgress as Step } from './use-find-plan.ts';

interface SearchProgressProps {
  readonly progress: Step;
  /** The best plan is shown already. */
  readonly hasPlan: boolean;
  readonly onCancel: () => void;
}

/** How far a search is, with a way to end it. */
export function SearchProgress({ progress, hasPlan, onCancel }: SearchProgressProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { stage, done, of } = progress;
  const share = stage === null ? 0 : shareOf(progress);
  return (
    <div className={classes.running}>
      <div className={classes.runningWords}>
        <p role="status">
          {stageText(stage, t)}
          {hasPlan && isBeside(stage) && ` ${t('The best plan is below.')}`}
        </p>
        {stage !== null && of > 1 && (
          <p aria-hidden="true">
            {t('{{done}} of {{all}}', { done: format.number(done), all: format.number(of) })}
          </p>
        )}
      </div>
      <div className={classes.bar}>
        <ProgressBar ratio={share} label={t('How far the search is')} />
      </div>
      <Button variant="default" size="sm" leftSection={<IconX size={16} />} onClick={onCancel}>
        {t('Cancel the search')}
      </Button>
    </div>
  );
}

const isBeside = (stage: Step['stage']) => stage === 'alternatives' || stage === 'conflicts';

function stageText(stage: Step['stage'], t: TFunction): string {
  switch (stage) {
    case null:
      return t('Waiting for a turn. Other searches come first.');
    case 'goals':
      return t('Looking which goals can be reached together.');
    case 'aims':
      return t('Looking for the best plan that reaches them.');
    case 'conflicts':
      return t('Looking for what keeps the other goals away.');
    case 'alternatives':
      return t('Looking for other plans.');
  }
}

/** Where each stage begins and ends, by how long it mostly takes. */
const STAGES = { goals: [0, 0.2], aims: [0.2, 0.5], conflicts: [0.5, 0.7], alternatives: [0.7, 1] } as const;

function shareOf({ stage, done, of }: Step): number {
  if (stage === null) return 0;
  const [from, to] = STAGES[stage];
  return from + (to - from) * Math.min(1, of > 0 ? done / of : 1);
}
