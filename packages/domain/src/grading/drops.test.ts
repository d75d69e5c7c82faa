import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DropGroup, type DropItem, solveDrops } from './drops.ts';

interface Plain {
  readonly earned: number;
  readonly possible: number;
}

const itemsOf = (plain: readonly Plain[], prefix = ''): DropItem[] =>
  plain.map(({ earned, possible }, at) => ({
    id: `${prefix}${at}`,
    earned: BigInt(earned),
    possible: BigInt(possible),
  }));

const groupOf = (
  items: readonly DropItem[],
  dropLowest: number,
  dropHighest: number,
  neverDrop: readonly string[] = [],
): DropGroup => ({ items, dropLowest, dropHighest, neverDrop: new Set(neverDrop) });

/** Every choice of that many. */
function choicesOf<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) =>
    choicesOf(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

const times = <Item>(lists: readonly Item[][][]): Item[][] =>
  lists.reduce<Item[][]>((all, list) => all.flatMap((one) => list.map((next) => [...one, ...next])), [[]]);

const ratioOf = (items: readonly DropItem[]): number => {
  const possible = items.reduce((sum, item) => sum + Number(item.possible), 0);
  return items.reduce((sum, item) => sum + Number(item.earned), 0) / possible;
};

/** The best of the worst, by trying everything. */
function bruteForce(groups: readonly DropGroup[]): number {
  const parts = groups.map((group) => {
    const free = group.items.filter((item) => item.possible > 0n && !group.neverDrop.has(item.id));
    const isKept = group.items.some((item) => item.possible > 0n && group.neverDrop.has(item.id));
    const most = Math.max(0, free.length - (isKept ? 0 : 1));
    const lowest = Math.min(group.dropLowest, most);
    return { free, lowest, highest: Math.min(group.dropHighest, most - lowest) };
  });
  const all = groups.flatMap((group) => group.items);
  return Math.max(
    ...times(parts.map(({ free, lowest }) => choicesOf(free, lowest))).map((low) =>
      Math.min(
        ...times(
          parts.map(({ free, highest }) =>
            choicesOf(
              free.filter((item) => !low.includes(item)),
              highest,
            ),
          ),
        ).map((high) => ratioOf(all.filter((item) => !low.includes(item) && !high.includes(item)))),
      ),
    ),
  );
}

const plain = fc.record({
  earned: fc.integer({ min: 0, max: 40 }),
  possible: fc.integer({ min: 1, max: 30 }),
});
const drop = fc.integer({ min: 0, max: 3 });
const group = fc.record({ items: fc.array(plain, { minLength: 1, maxLength: 6 }), low: drop, high: drop });
const groups = fc
  .tuple(
    fc.array(group, { minLength: 1, maxLength: 2 }),
    fc.subarray(['0-0', '0-1', '1-0']),
    fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 2 }),
  )
  .map(([drawn, never, extra]) =>
    drawn.map(({ items, low, high }, at) =>
      groupOf(
        [
          ...itemsOf(items, `${at}-`),
          ...itemsOf(
            extra.map((earned) => ({ earned, possible: 0 })),
            `${at}-extra-`,
          ),
        ],
        low,
        high,
        never,
      ),
    ),
  );

const total = (chosen: readonly DropGroup[]): number => {
  const { earned, possible } = solveDrops(chosen);
  return Number(earned) / Number(possible);
};

it('drops the set that is best, not one work after the other', () => {
  // Kane's example: taken one by one, the worst percent (1 of 20) goes first; the best pair is another one.
  const items = itemsOf([
    { earned: 80, possible: 100 },
    { earned: 20, possible: 100 },
    { earned: 1, possible: 20 },
  ]);
  expect(solveDrops([groupOf(items, 1, 0)])).toMatchObject({ droppedIds: ['1'] });
  expect(total([groupOf(items, 1, 0)])).toBeCloseTo(81 / 120);
});

it('equals the best of the worst of every choice', () => {
  fc.assert(
    fc.property(groups, (drawn) => {
      expect(total(drawn)).toBeCloseTo(bruteForce(drawn), 12);
    }),
    { numRuns: 600 },
  );
});

it('says which works it left out, and leaves out no others', () => {
  fc.assert(
    fc.property(groups, (drawn) => {
      const { earned, possible, droppedIds } = solveDrops(drawn);
      const kept = drawn.flatMap(({ items }) => items).filter((item) => !droppedIds.includes(item.id));
      expect(kept.reduce((sum, item) => sum + item.earned, 0n)).toBe(earned);
      expect(kept.reduce((sum, item) => sum + item.possible, 0n)).toBe(possible);
      for (const one of drawn) for (const id of one.neverDrop) expect(droppedIds).not.toContain(id);
      expect(possible).toBeGreaterThan(0n);
    }),
  );
});

it('never falls when a score is raised, with lowest and highest dropped', () => {
  fc.assert(
    fc.property(groups, fc.nat(), fc.integer({ min: 1, max: 40 }), (drawn, which, more) => {
      const all = drawn.flatMap(({ items }) => items);
      const raised = all[which % all.length] as DropItem;
      const after = drawn.map((one) => ({
        ...one,
        items: one.items.map((item) =>
          item === raised ? { ...item, earned: item.earned + BigInt(more) } : item,
        ),
      }));
      expect(total(after)).toBeGreaterThanOrEqual(total(drawn));
    }),
    { numRuns: 2_000 },
  );
});

it('does not depend on the order of the work', () => {
  fc.assert(
    fc.property(groups, (drawn) => {
      const turned = drawn.map((one) => ({ ...one, items: [...one.items].reverse() })).reverse();
      expect(solveDrops(turned)).toEqual(solveDrops(drawn));
    }),
  );
});

it('drops the first by id of works that are worth the same', () => {
  const alike = itemsOf([1, 2, 3].map(() => ({ earned: 5, possible: 10 })));
  expect(solveDrops([groupOf(alike, 1, 0)]).droppedIds).toEqual(['0']);
  expect(solveDrops([groupOf(alike.toReversed(), 1, 0)]).droppedIds).toEqual(['0']);
});

it('always leaves one piece of work, and drops the lowest first', () => {
  const items = itemsOf([
    { earned: 5, possible: 10 },
    { earned: 9, possible: 10 },
  ]);
  expect(solveDrops([groupOf(items, 5, 5)])).toMatchObject({ earned: 9n, droppedIds: ['0'] });
  expect(solveDrops([groupOf(items.slice(0, 1), 1, 1)])).toMatchObject({ earned: 5n, droppedIds: [] });
});

it('solves a large class at once', () => {
  const items = itemsOf(
    Array.from({ length: 500 }, (_, at) => ({
      earned: (at * 7919) % 997,
      possible: 1 + ((at * 104_729) % 990),
    })),
  );
  const { droppedIds } = solveDrops([groupOf(items, 20, 20)]);
  expect(droppedIds).toHaveLength(40);
});
