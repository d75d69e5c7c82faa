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

/** A partial set, as far as anything later depends on it; units and points in whole grains. */
export interface State {
  readonly units: number;
  /** Units from before the seventh semester, up to where more make no difference. */
  readonly before: number;
  readonly afterGraduation: number;
  readonly lab: number;
  /**
   * For each class of rows (after and before the seventh semester, those of labs likewise) the smallest row that could be
   * left out as far as the requirements looked at tell; 0: none. Only of rows that the total doesn't need.
   */
  readonly loose: readonly [number, number, number, number];
  readonly points: number;
  readonly mask: readonly number[];
}

/** The state of the empty set. */
export const emptyState = (words: number): State => ({
  units: 0,
  before: 0,
  afterGraduation: 0,
  lab: 0,
  loose: [0, 0, 0, 0],
  points: 0,
  mask: new Array<number>(words).fill(0),
});

const smaller = (a: number, b: number): number => (a === 0 ? b : b === 0 ? a : Math.min(a, b));

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

/**
 * States by what decides their future. Of two that agree in it, the one with more points is at least as good whatever
 * follows, and of two with the same points the earlier: adding the same rows to both changes neither order.
 */
export class StateTable {
  readonly #states = new Map<number | string, State>();

  get states(): State[] {
    return [...this.#states.values()];
  }

  get size(): number {
    return this.#states.size;
  }

  add(state: State): void {
    const key = keyOf(state);
    const known = this.#states.get(key);
    if (
      !known ||
      state.points > known.points ||
      (state.points === known.points && compareMasks(state.mask, known.mask) < 0)
    ) {
      this.#states.set(key, state);
    }
  }
}

const BASE = 2 ** 17;

function keyOf({ units, before, afterGraduation, lab, loose }: State): number | string {
  const isPlain = afterGraduation === 0 && lab === 0 && !loose[0] && !loose[1] && !loose[2] && !loose[3];
  return isPlain
    ? units * BASE + before
    : `${units},${before},${afterGraduation},${lab},${loose[0]},${loose[1]},${loose[2]},${loose[3]}`;
}

/** All sums of a state of one list and a state of the other that stay within the limits. */
export function combine(
  first: readonly State[],
  second: readonly State[],
  limits: Limits,
  budget: Budget,
): State[] {
  const table = new StateTable();
  for (const a of first) {
    if (budget.left < 0) break;
    budget.left -= second.length;
    for (const b of second) {
      const units = a.units + b.units;
      if (units > limits.mostUnits) continue;
      const afterGraduation = a.afterGraduation + b.afterGraduation;
      if (afterGraduation > limits.mostAfterGraduation) continue;
      table.add(sumOf(a, b, units, afterGraduation, limits.enoughBefore));
    }
  }
  return table.states;
}

function sumOf(a: State, b: State, units: number, afterGraduation: number, enoughBefore: number): State {
  return {
    units,
    before: Math.min(a.before + b.before, enoughBefore),
    afterGraduation,
    lab: a.lab + b.lab,
    loose: [
      smaller(a.loose[0], b.loose[0]),
      smaller(a.loose[1], b.loose[1]),
      smaller(a.loose[2], b.loose[2]),
      smaller(a.loose[3], b.loose[3]),
    ],
    points: a.points + b.points,
    mask: a.mask.map((word, i) => word + b.mask[i]!),
  };
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
