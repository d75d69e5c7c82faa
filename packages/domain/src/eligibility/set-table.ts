/** Orders that one word of a mask holds: sums of them stay whole in a number. */
const WORD_BITS = 50;

/** The places of a set in time, the earliest in the highest bit, so that of two sets the larger mask is the earlier. */
export function maskOf(orders: readonly number[], words: number): number[] {
  const mask = new Array<number>(words).fill(0);
  for (const order of orders) {
    mask[Math.floor(order / WORD_BITS)]! += 2 ** (WORD_BITS - 1 - (order % WORD_BITS));
  }
  return mask;
}

/** The orders in a mask. */
export function ordersIn(mask: readonly number[]): number[] {
  return mask.flatMap((word, place) => {
    const orders: number[] = [];
    let left = word;
    for (let bit = 0; bit < WORD_BITS; bit += 1) {
      const value = 2 ** (WORD_BITS - 1 - bit);
      if (left < value) continue;
      left -= value;
      orders.push(place * WORD_BITS + bit);
    }
    return orders;
  });
}

/** How many words a mask of so many rows needs. */
export const wordsFor = (rows: number): number => Math.max(1, Math.ceil(rows / WORD_BITS));

/** Negative where the first is the earlier set. */
export function compareMasks(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return b[i]! - a[i]!;
  return 0;
}

/**
 * For each class of rows (after and before the seventh semester, those of labs likewise) which of the sizes the smallest row
 * has that could be left out, counted from 1; 0: none. Four digits of one number. Only of rows that the total doesn't need.
 */
export type Loose = number;

const LOOSE_BASE = 16;
/** Sizes of rows that a digit tells apart. */
export const MOST_SIZES = LOOSE_BASE - 1;

/** The four digits. */
export const looseDigits = (
  loose: Loose,
): [after: number, before: number, labAfter: number, labBefore: number] => [
  loose % LOOSE_BASE,
  Math.floor(loose / LOOSE_BASE) % LOOSE_BASE,
  Math.floor(loose / LOOSE_BASE ** 2) % LOOSE_BASE,
  Math.floor(loose / LOOSE_BASE ** 3),
];

/** The number of four digits. */
export const looseOf = (after: number, before: number, labAfter = 0, labBefore = 0): Loose =>
  after + LOOSE_BASE * (before + LOOSE_BASE * (labAfter + LOOSE_BASE * labBefore));

const smaller = (a: number, b: number): number => (a === 0 ? b : b === 0 ? a : Math.min(a, b));

/** The smaller of each class. */
function looseTogether(a: Loose, b: Loose): Loose {
  if (a === 0 || b === 0 || a === b) return a || b;
  const [x, y] = [looseDigits(a), looseDigits(b)];
  return looseOf(smaller(x[0], y[0]), smaller(x[1], y[1]), smaller(x[2], y[2]), smaller(x[3], y[3]));
}

/** A partial set, as far as anything later depends on it; units and points in whole grains. */
export interface State {
  readonly units: number;
  /** Units from before the seventh semester, up to where more make no difference. */
  readonly before: number;
  readonly afterGraduation: number;
  readonly lab: number;
  /** The smallest rows that could be left out as far as the requirements looked at tell; see Loose. */
  readonly loose: Loose;
  readonly points: number;
  readonly mask: readonly number[];
}

/** The state of the empty set. */
export const emptyState = (words: number): State => ({
  units: 0,
  before: 0,
  afterGraduation: 0,
  lab: 0,
  loose: 0,
  points: 0,
  mask: new Array<number>(words).fill(0),
});

/** What bounds a sum of states. */
export interface Limits {
  readonly mostUnits: number;
  /** More units from before the seventh semester than this make no difference. */
  readonly enoughBefore: number;
  readonly mostAfterGraduation: number;
}

/** Counts the work of a search, so that no record keeps a page waiting. */
export interface Budget {
  left: number;
}

const PLAIN_LOOSE = LOOSE_BASE ** 2;

/** What decides the future of a sum. Small whole numbers where that is possible: maps find them fastest. */
function keyOf(
  units: number,
  before: number,
  afterGraduation: number,
  lab: number,
  loose: Loose,
  enoughBefore: number,
): number | string {
  const isPlain = afterGraduation === 0 && lab === 0 && loose < PLAIN_LOOSE;
  return isPlain
    ? (units * (enoughBefore + 1) + before) * PLAIN_LOOSE + loose
    : `${units},${before},${afterGraduation},${lab},${loose}`;
}

/** Negative where the first two sets together are earlier than the third. */
function compareSum(a: State, b: State, other: State): number {
  for (let i = 0; i < other.mask.length; i += 1) {
    const word = a.mask[i]! + b.mask[i]!;
    if (word !== other.mask[i]) return other.mask[i]! - word;
  }
  return 0;
}

/**
 * All sums of a state of one list and a state of the other that stay within the limits. Of two that agree in what decides
 * their future, the one with more points is at least as good whatever follows, and of two with the same points the earlier:
 * adding the same rows to both changes neither order.
 */
export function combine(
  first: readonly State[],
  second: readonly State[],
  limits: Limits,
  budget: Budget,
): State[] {
  const kept = new Map<number | string, State>();
  for (const a of first) {
    if (budget.left < 0) break;
    budget.left -= second.length;
    for (const b of second) {
      const units = a.units + b.units;
      if (units > limits.mostUnits) continue;
      const afterGraduation = a.afterGraduation + b.afterGraduation;
      if (afterGraduation > limits.mostAfterGraduation) continue;
      const before = Math.min(a.before + b.before, limits.enoughBefore);
      const [lab, loose, points] = [a.lab + b.lab, looseTogether(a.loose, b.loose), a.points + b.points];
      const key = keyOf(units, before, afterGraduation, lab, loose, limits.enoughBefore);
      const known = kept.get(key);
      if (known && (points < known.points || (points === known.points && compareSum(a, b, known) >= 0)))
        continue;
      const mask = a.mask.map((word, i) => word + b.mask[i]!);
      kept.set(key, { units, before, afterGraduation, lab, loose, points, mask });
    }
  }
  return [...kept.values()];
}

/**
 * Without the states that another one beats: as many units, as many or more from before the seventh semester, and more
 * points. Only where no row has to prove that it is needed, since there more is never worse.
 */
export function withoutBeaten(states: readonly State[]): State[] {
  const most = new Map<string, number>();
  return states
    .toSorted((a, b) => b.before - a.before || b.points - a.points)
    .filter((state) => {
      const key = `${state.units},${state.afterGraduation}`;
      const known = most.get(key);
      if (known !== undefined && known > state.points) return false;
      most.set(key, state.points);
      return true;
    });
}
