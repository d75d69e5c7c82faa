import { points as shownPoints, wholePercent } from '@fieldhouse/domain/rounding/display.ts';
import { Button, TextInput } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { ProposalReason } from '#shared/grades/proposal-reason.tsx';
import classes from './criterion-row.module.css';
import { LOW_CONFIDENCE } from './flag-words.ts';
import type { Criterion, CriterionProposal } from './grading-queries.ts';
import { parsePoints } from './grading-state.ts';
import { ProposalDecision } from './proposal-decision.tsx';
import { markColor } from './student-text.tsx';

interface CriterionRowProps {
  /** Its place in the rubric, from 1; the same number marks its quotes in the text. */
  readonly number: number;
  readonly criterion: Criterion;
  readonly proposal: CriterionProposal | null;
  /** Null: not decided. */
  readonly points: number | null;
  readonly isLocked: boolean;
  /** The server refused these points. */
  readonly isWrong: boolean;
  /** Somebody said that the proposal is of no use. */
  readonly isRefused?: boolean;
  readonly onPoints: (points: number | null) => void;
  /** A level was chosen by its digit. */
  readonly onDigit: () => void;
  /** Without it a proposal can't be refused. */
  readonly onRefuse?: () => void;
  readonly onTakeBack?: () => void;
}

/** One criterion: what it asks, its levels, what is proposed for it, and what somebody decided. */
export function CriterionRow(props: CriterionRowProps) {
  const { number, criterion, proposal, points, isLocked, isWrong, onPoints } = props;
  const isRefused = props.isRefused ?? false;
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const possible = format.number(shownPoints(criterion.points));
  // Fewest first, as one reads from left to right.
  const levels = criterion.levels.toSorted((a, b) => a.points - b.points);
  const current = levels.find((level) => level.points === points);
  const [isExact, setExact] = useState(levels.length === 0);
  const isBetween = points !== null && !current;
  const isProposal = (value: number) => points === null && !isRefused && proposal?.points === value;

  function onKeyDown(event: KeyboardEvent) {
    if (
      isLocked ||
      event.target instanceof HTMLInputElement ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    if (!/^[1-9]$/.test(event.key)) return;
    // It is meant for this criterion: one that it has no level for may not judge another.
    event.preventDefault();
    const level = levels[Number(event.key) - 1];
    if (!level) return;
    onPoints(level.points);
    props.onDigit();
  }

  const other = !isExact && !isBetween && !isLocked && criterion.source !== 'matching' && (
    <Button
      variant="subtle"
      size="xs"
      className={classes.other}
      onClick={() => {
        setExact(true);
        rescueFocus(() => document.getElementById(`${id}-points`));
      }}
    >
      {t('Other points')}
    </Button>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out like this
    <div className={classes.row} role="group" aria-labelledby={id} data-criterion onKeyDown={onKeyDown}>
      <div className={classes.head}>
        <span className={classes.number} data-mark-color={markColor(number)} aria-hidden="true">
          {number}
        </span>
        <h3 id={id} className={classes.name}>
          {criterion.name}
        </h3>
        <span className={classes.points}>
          {points !== null
            ? t('{{points}} of {{possible}}', { points: format.number(shownPoints(points)), possible })
            : proposal && !isRefused
              ? t('proposed {{points}} of {{possible}}', {
                  points: format.number(shownPoints(proposal.points)),
                  possible,
                })
              : t('– of {{possible}}', { possible })}
        </span>
      </div>
      {criterion.description && <p className={classes.text}>{criterion.description}</p>}
      {criterion.notes && <p className={classes.text}>{criterion.notes}</p>}
      {criterion.source === 'matching' ? (
        <p className={classes.text}>{t('Scored by the matching activity.')}</p>
      ) : (
        <>
          {levels.length > 0 && (
            <div className={classes.levels}>
              {levels.map((level) => (
                <button
                  key={level.id}
                  type="button"
                  className={classes.level}
                  aria-pressed={points === level.points}
                  aria-label={t('{{points}} points: {{label}}', {
                    points: format.number(shownPoints(level.points)),
                    label: level.label,
                  })}
                  title={level.label}
                  data-proposed={isProposal(level.points) || undefined}
                  disabled={isLocked}
                  onClick={() => onPoints(level.points)}
                >
                  {format.number(shownPoints(level.points))}
                </button>
              ))}
            </div>
          )}
          {current && <p className={classes.label}>{current.label}</p>}
          {(isExact || isBetween) && (
            <ExactPoints
              id={`${id}-points`}
              name={criterion.name}
              points={points}
              possible={criterion.points}
              isLocked={isLocked}
              isWrong={isWrong}
              onPoints={onPoints}
            />
          )}
        </>
      )}
      {!proposal && other}
      {proposal && criterion.source !== 'matching' && (
        <div className={classes.proposal}>
          <p className={classes.text}>
            <ProposalReason reason={proposal.reason} />{' '}
            {t('Confidence {{percent}}.', {
              percent: format.percent(wholePercent(proposal.confidence) / 100),
            })}{' '}
            {proposal.confidence < LOW_CONFIDENCE && <strong>{t('Low: look closely.')}</strong>}
          </p>
          <div className={classes.foot}>
            <span className={classes.quotes}>
              <IconQuote size={18} stroke={1.7} aria-hidden="true" />
              {t('{{count}} quotes verified', { count: proposal.quotes.length })}
            </span>
            {other}
            <ProposalDecision {...props} proposal={proposal} rowId={id} isRefused={isRefused} />
          </div>
        </div>
      )}
    </div>
  );
}

interface ExactPointsProps {
  readonly id: string;
  readonly name: string;
  readonly points: number | null;
  readonly possible: number;
  readonly isLocked: boolean;
  readonly isWrong: boolean;
  readonly onPoints: (points: number | null) => void;
}

/** Points between the levels, and for criteria without any. */
function ExactPoints({ id, name, points, possible, isLocked, isWrong, onPoints }: ExactPointsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  /** What is being typed; null: what is given. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (points === null ? '' : String(points));
  const [isBad, setBad] = useState(false);

  function take() {
    if (typed === null) return;
    if (text.trim() === '') {
      setBad(false);
      setTyped(null);
      if (points !== null) onPoints(null);
      return;
    }
    const value = parsePoints(text, possible);
    setBad(value === null);
    if (value === null) return;
    setTyped(null);
    if (value !== points) onPoints(value);
  }

  return (
    <TextInput
      id={id}
      className={classes.exact}
      inputMode="decimal"
      value={text}
      disabled={isLocked}
      aria-label={t('Points for {{name}}', { name })}
      error={
        (isBad || isWrong) && t('A number from 0 to {{possible}}', { possible: format.number(possible) })
      }
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  );
}
