import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/layout/card.tsx';
import classes from './posting.module.css';
import type { Basis } from './posting-state.ts';

interface BasisCardProps {
  readonly basis: Basis;
  readonly isDisabled: boolean;
  readonly onBasis: (basis: Basis) => void;
}

/** Which of the two totals becomes the final grade. */
export function BasisCard({ basis, isDisabled, onBasis }: BasisCardProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('Which total becomes the final grade')}>
      <Radio.Group
        aria-label={t('Which total becomes the final grade')}
        value={basis}
        onChange={(value) => onBasis(value === 'if_nothing_else' ? 'if_nothing_else' : 'so_far')}
      >
        <div className={classes.bases}>
          <Radio
            value="so_far"
            label={t('The total so far')}
            description={t('Graded work, and missing work as the course counts it.')}
            disabled={isDisabled}
          />
          <Radio
            value="if_nothing_else"
            label={t('The total if nothing else is handed in')}
            description={t(
              "Work that wasn't submitted counts the way the school counts missing work, or as zero if it has no rule. Work waiting for a grade is left out.",
            )}
            disabled={isDisabled}
          />
        </div>
      </Radio.Group>
    </Card>
  );
}
