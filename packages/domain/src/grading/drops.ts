/** A piece of work in whole units of points, both 0 or more. */
export interface DropItem {
  readonly id: string;
  readonly earned: bigint;
  readonly possible: bigint;
}

/** Work among which some is dropped. */
export interface DropGroup {
  readonly items: readonly DropItem[];
  readonly dropLowest: number;
  readonly dropHighest: number;
  /** Items that always count. */
  readonly neverDrop: ReadonlySet<string>;
}

export interface DropResult {
  /** Sums over what is left. */
  readonly earned: bigint;
  readonly possible: bigint;
  readonly droppedIds: readonly string[];
}

interface Ratio {
  readonly earned: bigint;
  readonly possible: bigint;
}

/** A group with what may be dropped from it, and how much of that. */
interface Droppable {
  readonly items: readonly DropItem[];
  readonly lowest: number;
  readonly highest: number;
}

/**
 * What is left of the work when the drop rules have chosen, over all groups together.
 *
 * The total is the best over every choice of lowest works of the worst over every choice of highest ones: the lowest
 * are dropped for the student, the highest against. Each single choice gives a ratio that no raised score lowers, and
 * neither the worst nor the best of such ratios is lowered by it: so a higher score never gives a lower total, which
 * is what goes wrong where works are dropped one after the other (canvas-lms #2299). Both orders of choosing give the
 * same total: it is the one ratio at which, measured by it, the works that pull down most and those that lift most are
 * exactly the dropped ones, and the rest add up to nothing.
 *
 * One piece of work is always left. The lowest are dropped first where there are too few for both. Work worth no
 * points is never dropped. Among works that are alike the id decides, so that the order of the work does not matter.
 *
 * The search is Dinkelbach's, in whole numbers: each round takes the works that are best left out at the ratio of the
 * round before, and a round that changes nothing is the last one.
 */
export function solveDrops(groups: readonly DropGroup[]): DropResult {
  let fixedEarned = 0n;
  let fixedPossible = 0n;
  const droppables: Droppable[] = [];
  for (const group of groups) {
    const free: DropItem[] = [];
    const hasRules = group.dropLowest > 0 || group.dropHighest > 0;
    let isSomethingKept = false;
    for (const item of group.items) {
      if (hasRules && item.possible > 0n && !group.neverDrop.has(item.id)) {
        free.push(item);
        continue;
      }
      fixedEarned += item.earned;
      fixedPossible += item.possible;
      if (item.possible > 0n) isSomethingKept = true;
    }
    const most = Math.max(0, free.length - (isSomethingKept ? 0 : 1));
    const lowest = Math.min(group.dropLowest, most);
    const highest = Math.min(group.dropHighest, most - lowest);
    droppables.push({ items: free, lowest, highest });
  }
  const fixed: Ratio = { earned: fixedEarned, possible: fixedPossible };

  let ratio: Ratio = { earned: 0n, possible: 1n };
  for (;;) {
    const withoutLowest = droppables.map(({ items, lowest, highest }) => {
      const ranked = rank(items, ratio);
      return { dropped: ranked.slice(0, lowest), rest: ranked.slice(lowest), highest };
    });
    const against = dropHighest(withoutLowest, fixed);
    // At the same ratio the choice is the same: this is the fixed point.
    if (compare(against.ratio, ratio) <= 0) {
      const dropped = [...withoutLowest.flatMap((group) => group.dropped), ...against.dropped];
      return { ...against.ratio, droppedIds: dropped.map((item) => item.id).sort() };
    }
    ratio = against.ratio;
  }
}

interface Remaining {
  readonly rest: readonly DropItem[];
  readonly highest: number;
}

/** The choice of highest works that leaves the least. */
function dropHighest(groups: readonly Remaining[], fixed: Ratio): { ratio: Ratio; dropped: DropItem[] } {
  let ratio = sumOf(
    groups.flatMap(({ rest }) => rest),
    fixed,
  );
  let dropped: DropItem[] = [];
  if (groups.every(({ highest }) => highest === 0)) return { ratio, dropped };
  for (;;) {
    const kept: DropItem[] = [];
    const out: DropItem[] = [];
    for (const { rest, highest } of groups) {
      const ranked = rank(rest, ratio);
      kept.push(...ranked.slice(0, ranked.length - highest));
      out.push(...ranked.slice(ranked.length - highest));
    }
    const next = sumOf(kept, fixed);
    // The first choice stands even where it leaves the ratio as it was.
    const isFirst = dropped.length === 0;
    if (!isFirst && compare(next, ratio) >= 0) return { ratio, dropped };
    ratio = next;
    dropped = out;
  }
}

/** From what pulls the ratio down most to what lifts it most. */
function rank(items: readonly DropItem[], ratio: Ratio): DropItem[] {
  const possible = ratio.possible === 0n ? 1n : ratio.possible;
  return items
    .map((item) => ({ item, pull: item.earned * possible - item.possible * ratio.earned }))
    .sort((a, b) => {
      if (a.pull !== b.pull) return a.pull < b.pull ? -1 : 1;
      return a.item.id < b.item.id ? -1 : a.item.id > b.item.id ? 1 : 0;
    })
    .map(({ item }) => item);
}

function sumOf(items: readonly DropItem[], fixed: Ratio): Ratio {
  let { earned, possible } = fixed;
  for (const item of items) {
    earned += item.earned;
    possible += item.possible;
  }
  return { earned, possible };
}

/** The order of two ratios; nothing possible counts as nothing. */
function compare(a: Ratio, b: Ratio): number {
  const left = a.earned * (b.possible === 0n ? 1n : b.possible);
  const right = b.earned * (a.possible === 0n ? 1n : a.possible);
  return left < right ? -1 : left > right ? 1 : 0;
}
