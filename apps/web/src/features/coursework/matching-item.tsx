import { IconCheck, IconHandFinger, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MatchingSide } from '#shared/assignments/matching-side.tsx';
import classes from './matching.module.css';

export interface Item {
  readonly id: string;
  readonly text: string;
  readonly alt: string | null;
  /** Sanitised SVG; null: none. */
  readonly figure: string | null;
  /** Address of a picture; null: none. */
  readonly imageUrl: string | null;
}

/** What a check said about a pair; null: not checked as it is. */
export type Mark = 'right' | 'wrong' | null;

/** What an item reads as, where an image stands for its text. */
export const itemText = ({ text, alt }: Item) => text || alt || '';

interface MatchingItemProps {
  readonly item: Item;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly isChosen: boolean;
  /** Number of its pair, from 1; null: not matched. */
  readonly number: number | null;
  /** The other item of its pair. */
  readonly partner: string | null;
  readonly mark: Mark;
  /** One item of the board takes part in the tab order; arrows reach the others. */
  readonly isReachable: boolean;
  readonly onChoose: () => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Five colors, told apart by their numbers too. */
export const pairColor = (number: number) => ((number - 1) % 5) + 1;

export function MatchingItem(props: MatchingItemProps) {
  const { item, ref, isChosen, number, partner, mark, isReachable, onChoose, onFocus, onKeyDown } = props;
  const { t } = useTranslation();
  const words =
    number !== null && partner !== null
      ? t('pair {{number}}, matched with {{partner}}', { number, partner })
      : isChosen
        ? t('chosen')
        : '';
  return (
    <button
      ref={ref}
      type="button"
      className={classes.item}
      data-item
      data-color={number === null ? undefined : pairColor(number)}
      data-mark={mark ?? undefined}
      aria-pressed={isChosen}
      aria-disabled={number !== null}
      tabIndex={isReachable ? 0 : -1}
      onClick={onChoose}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <PairMark number={number} mark={mark} isChosen={isChosen} />
      <span className={classes.text}>
        <MatchingSide item={item} />
      </span>
      {words && <span className={classes.hidden}>, {words}</span>}
      <MarkWord mark={mark} />
    </button>
  );
}

export function PairMark({
  number,
  mark,
  isChosen,
}: {
  number: number | null;
  mark: Mark;
  isChosen: boolean;
}): ReactNode {
  return (
    <span
      className={classes.mark}
      aria-hidden="true"
      data-chosen={isChosen || undefined}
      data-open={number === null || undefined}
    >
      {mark === 'right' && <IconCheck size={16} stroke={3} />}
      {mark === 'wrong' && <IconX size={16} stroke={3} />}
      {mark === null && (isChosen ? <IconHandFinger size={16} stroke={2} /> : number)}
    </span>
  );
}

export function MarkWord({ mark }: { mark: Mark }) {
  const { t } = useTranslation();
  if (mark === null) return null;
  return <span className={classes.word}>{mark === 'right' ? t('Correct') : t('Not correct')}</span>;
}
