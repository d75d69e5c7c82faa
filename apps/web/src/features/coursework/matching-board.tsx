import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './matching.module.css';
import {
  type Item,
  itemText,
  type Mark,
  MarkWord,
  MatchingItem,
  PairMark,
  pairColor,
} from './matching-item.tsx';
import { type MatchingAction, type MatchingState, pairOf, type Side } from './matching-state.ts';
import { useCurves } from './use-curves.ts';

interface MatchingBoardProps {
  readonly lefts: readonly Item[];
  readonly rights: readonly Item[];
  readonly state: MatchingState;
  readonly markOf: (leftId: string) => Mark;
  readonly onAction: (action: MatchingAction) => void;
}

/** Two columns with curves between pairs; on phones made pairs fold into rows above what is left to match. */
export function MatchingBoard({ lefts, rights, state, markOf, onAction }: MatchingBoardProps) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const board = useRef<HTMLDivElement>(null);
  const items = useRef(new Map<string, HTMLElement>());
  const curves = useCurves(board, items, state.pairs);
  const [reached, setReached] = useState<string | null>(null);
  const { pairs, chosen } = state;

  const isOpen = (side: Side) => (item: Item) => !isNarrow || !pairOf(pairs, side, item.id);
  const columns = { left: lefts.filter(isOpen('left')), right: rights.filter(isOpen('right')) };
  const keys = [
    ...columns.left.map(({ id }) => `left ${id}`),
    ...columns.right.map(({ id }) => `right ${id}`),
  ];
  const reachable = reached && keys.includes(reached) ? reached : keys[0];
  const textOf = (side: Side, id: string) => {
    const item = (side === 'left' ? lefts : rights).find((one) => one.id === id);
    return item ? itemText(item) : '';
  };

  function move(event: KeyboardEvent, side: Side, at: number) {
    const other = side === 'left' ? 'right' : 'left';
    const target = {
      ArrowDown: [side, (at + 1) % columns[side].length],
      ArrowUp: [side, (at - 1 + columns[side].length) % columns[side].length],
      ArrowLeft: [other, Math.min(at, columns[other].length - 1)],
      ArrowRight: [other, Math.min(at, columns[other].length - 1)],
      Home: [side, 0],
      End: [side, columns[side].length - 1],
    }[event.key] as [Side, number] | undefined;
    if (!target) {
      if (event.key === 'Delete' || event.key === 'Backspace') part(side, columns[side][at]!.id);
      return;
    }
    event.preventDefault();
    const [toSide, toAt] = target;
    const item = columns[toSide][toAt];
    if (item) items.current.get(`${toSide} ${item.id}`)?.focus();
  }

  function part(side: Side, id: string) {
    const pair = pairOf(pairs, side, id);
    if (!pair) return;
    setReached(`left ${pair.leftId}`);
    onAction({ kind: 'part', leftId: pair.leftId });
  }

  const column = (side: Side) =>
    columns[side].map((item, at) => {
      const key = `${side} ${item.id}`;
      const pair = pairOf(pairs, side, item.id);
      return (
        <li key={item.id} className={classes.slot}>
          <MatchingItem
            ref={(element) => {
              if (element) items.current.set(key, element);
              return () => void items.current.delete(key);
            }}
            item={item}
            isChosen={chosen?.side === side && chosen.id === item.id}
            number={pair?.number ?? null}
            partner={
              pair && textOf(side === 'left' ? 'right' : 'left', side === 'left' ? pair.rightId : pair.leftId)
            }
            mark={pair && markOf(pair.leftId)}
            isReachable={key === reachable}
            onChoose={() => onAction({ kind: 'choose', side, id: item.id })}
            onFocus={() => setReached(key)}
            onKeyDown={(event) => move(event, side, at)}
          />
          {pair && side === 'left' && <PartButton number={pair.number} onPart={() => part(side, item.id)} />}
        </li>
      );
    });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || event.altKey) return;
    event.preventDefault();
    onAction({ kind: 'undo' });
  };

  if (isNarrow) {
    const isRightChosen = chosen?.side === 'right';
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: hears Z from the buttons in it
      <div onKeyDown={onKeyDown}>
        {pairs.length > 0 && (
          <ul className={classes.folded} aria-label={t('Matched pairs')}>
            {pairs.map(({ leftId, rightId }, at) => (
              <li
                key={leftId}
                className={classes.row}
                data-color={pairColor(at + 1)}
                data-mark={markOf(leftId) ?? undefined}
              >
                <PairMark number={at + 1} mark={markOf(leftId)} isChosen={false} />
                <span className={classes.text}>
                  <strong>{textOf('left', leftId)}</strong>
                  <span>{textOf('right', rightId)}</span>
                  <MarkWord mark={markOf(leftId)} />
                </span>
                <PartButton number={at + 1} onPart={() => part('left', leftId)} />
              </li>
            ))}
          </ul>
        )}
        {columns.left.length > 0 && (
          <>
            <h3 className={classes.columnTitle}>
              {isRightChosen
                ? t('Which one matches “{{item}}”?', { item: textOf('right', chosen.id) })
                : t('Choose one')}
            </h3>
            <ul className={classes.tiles}>{column('left')}</ul>
            <h3 className={classes.columnTitle}>
              {chosen?.side === 'left'
                ? t('Which one matches “{{item}}”?', { item: textOf('left', chosen.id) })
                : t('Its match')}
            </h3>
            <ul className={classes.column}>{column('right')}</ul>
          </>
        )}
      </div>
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Z from the buttons in it
    <div ref={board} className={classes.board} onKeyDown={onKeyDown}>
      <svg className={classes.curves} aria-hidden="true">
        {curves.map(({ leftId, path }) => (
          <path
            key={leftId}
            d={path}
            data-color={pairColor(pairOf(pairs, 'left', leftId)?.number ?? 1)}
            data-mark={markOf(leftId) ?? undefined}
          />
        ))}
      </svg>
      <ul className={classes.column} aria-label={t('Choose one')}>
        {column('left')}
      </ul>
      <ul className={classes.column} aria-label={t('Its match')}>
        {column('right')}
      </ul>
    </div>
  );
}

function PartButton({ number, onPart }: { number: number; onPart: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes.part}
      aria-label={t('Separate pair {{number}}', { number })}
      onClick={onPart}
    >
      <IconX size={18} stroke={2} aria-hidden="true" />
    </button>
  );
}
