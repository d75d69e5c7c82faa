import { points as shownPoints } from '@fieldhouse/domain/rounding/display.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import classes from './criterion-row.module.css';
import type { Criterion, CriterionProposal } from './grading-queries.ts';

interface ProposalDecisionProps {
  readonly criterion: Criterion;
  readonly proposal: CriterionProposal;
  /** Null: not decided. */
  readonly points: number | null;
  readonly isLocked: boolean;
  readonly isRefused: boolean;
  /** Id of the criterion's heading. */
  readonly rowId: string;
  readonly onPoints: (points: number | null) => void;
  readonly onRefuse?: () => void;
  readonly onTakeBack?: () => void;
}

/** What somebody made of a proposal, or the ways to decide about it. */
export function ProposalDecision(props: ProposalDecisionProps) {
  const { criterion, proposal, points, isLocked, isRefused, rowId, onPoints, onRefuse, onTakeBack } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { name } = criterion;
  const find = (selector: string) =>
    document.getElementById(rowId)?.closest('[data-criterion]')?.querySelector<HTMLElement>(selector);

  if (isRefused) {
    return (
      <>
        <span className={classes.edited}>
          <IconX size={16} stroke={2} aria-hidden="true" />
          {points === null ? t('Rejected. Decide the points by hand.') : t('Rejected, decided by hand')}
        </span>
        {onTakeBack && !isLocked && (
          <Button
            variant="subtle"
            size="xs"
            aria-label={t('Take back the rejection for {{name}}', { name })}
            onClick={() => {
              onTakeBack();
              rescueFocus(() => find('[data-decide]') ?? find('button, input'));
            }}
          >
            {t('Take back')}
          </Button>
        )}
      </>
    );
  }

  const refuseButton = onRefuse && !isLocked && (
    <Button
      variant={points === null ? 'default' : 'subtle'}
      size={points === null ? 'sm' : 'xs'}
      aria-label={t('Reject the proposal for {{name}}', { name })}
      onClick={() => {
        onRefuse();
        rescueFocus(() => find('button:enabled, input:enabled'));
      }}
    >
      {t('Reject')}
    </Button>
  );

  if (points === null) {
    return (
      <span className={classes.choices}>
        {refuseButton}
        <Button
          data-decide
          size="sm"
          leftSection={<IconCheck size={16} />}
          disabled={isLocked}
          aria-label={t('Accept the proposal for {{name}}', { name })}
          onClick={() => {
            onPoints(proposal.points);
            rescueFocus(() => find('[aria-pressed="true"]') ?? find('button, input'));
          }}
        >
          {t('Accept')}
        </Button>
      </span>
    );
  }
  return (
    <span className={classes.choices}>
      {refuseButton}
      {points === proposal.points ? (
        <span className={classes.accepted}>
          <IconCheck size={16} stroke={2.5} aria-hidden="true" />
          {t('Accepted')}
        </span>
      ) : (
        <span className={classes.edited}>
          <IconPencil size={16} stroke={2} aria-hidden="true" />
          {t('Edited, proposed {{points}}', { points: format.number(shownPoints(proposal.points)) })}
        </span>
      )}
    </span>
  );
}
