import { expect, it } from 'vitest';
import {
  isSamePairing,
  knownPairs,
  type MatchingAction,
  matchingNext,
  matchingStart,
  pairOf,
} from './matching-state.ts';

const left = (id: string): MatchingAction => ({ kind: 'choose', side: 'left', id });
const right = (id: string): MatchingAction => ({ kind: 'choose', side: 'right', id });
const after = (...actions: MatchingAction[]) => actions.reduce(matchingNext, matchingStart([]));

it('pairs an item with one of the other side, from either side', () => {
  expect(after(left('a'), right('1')).pairs).toEqual([{ leftId: 'a', rightId: '1' }]);
  expect(after(right('1'), left('a')).pairs).toEqual([{ leftId: 'a', rightId: '1' }]);
  expect(after(left('a'), right('1')).chosen).toBeNull();
});

it('changes the choice within a side, and drops it on the same item', () => {
  expect(after(left('a'), left('b')).chosen).toEqual({ side: 'left', id: 'b' });
  expect(after(left('a'), left('a')).chosen).toBeNull();
});

it('leaves matched items alone', () => {
  const state = after(left('a'), right('1'));
  expect(matchingNext(state, left('a'))).toBe(state);
  expect(matchingNext(matchingNext(state, left('b')), right('1')).pairs).toHaveLength(1);
});

it('numbers pairs in the order they were made', () => {
  const { pairs } = after(left('b'), right('2'), left('a'), right('1'));
  expect(pairOf(pairs, 'left', 'a')?.number).toBe(2);
  expect(pairOf(pairs, 'right', '2')?.number).toBe(1);
  expect(pairOf(pairs, 'left', 'c')).toBeNull();
});

it('undoes the choice first, then pair by pair', () => {
  const made = [left('a'), right('1'), left('b'), right('2')];
  expect(after(...made, left('c'), { kind: 'undo' })).toMatchObject({ chosen: null, pairs: [{}, {}] });
  expect(after(...made, { kind: 'undo' }).pairs).toEqual([{ leftId: 'a', rightId: '1' }]);
  expect(after(...made, { kind: 'undo' }, { kind: 'undo' }, { kind: 'undo' }).pairs).toEqual([]);
});

it('brings back with undo what was parted or cleared', () => {
  const made = [left('a'), right('1'), left('b'), right('2')];
  expect(after(...made, { kind: 'clear' }).pairs).toEqual([]);
  expect(after(...made, { kind: 'clear' }, { kind: 'undo' }).pairs).toHaveLength(2);
  expect(after(...made, { kind: 'part', leftId: 'a' }).pairs).toEqual([{ leftId: 'b', rightId: '2' }]);
  expect(after(...made, { kind: 'part', leftId: 'a' }, { kind: 'undo' }).pairs).toHaveLength(2);
});

it('compares pairings whatever their order', () => {
  const ab = [
    { leftId: 'a', rightId: '1' },
    { leftId: 'b', rightId: '2' },
  ];
  expect(isSamePairing(ab, ab.toReversed())).toBe(true);
  expect(isSamePairing(ab, ab.slice(1))).toBe(false);
  expect(
    isSamePairing(ab, [
      { leftId: 'a', rightId: '2' },
      { leftId: 'b', rightId: '1' },
    ]),
  ).toBe(false);
});

it('drops pairs of items that are gone or used twice', () => {
  const pairs = [
    { leftId: 'a', rightId: '1' },
    { leftId: 'gone', rightId: '2' },
    { leftId: 'b', rightId: '1' },
  ];
  expect(knownPairs(pairs, new Set(['a', 'b']), new Set(['1', '2']))).toEqual([
    { leftId: 'a', rightId: '1' },
  ]);
});
