import {
  compare,
  decimal,
  type Fraction,
  fraction,
  isAtLeast,
  larger,
  minus,
  ONE,
  over,
  plus,
  rounded,
  smaller,
  sum,
  times,
  ZERO,
} from './fraction.ts';

/*
 * The figures of a course a second time, in exact fractions, from the rules alone: for tests. Nothing here looks at how
 * the calculation that people see goes about it, and it is as slow as it is plain.
 */

/** How far one piece of work is for one student. `handed_in` waits for a grade; nothing came in for `open` and `missing`. */
export type WorkState = 'open' | 'handed_in' | 'graded' | 'missing' | 'excused';

/** One piece of work; points are decimals as they are written. */
export interface Work {
  readonly id: string;
  /** Null: in no category. */
  readonly categoryId: string | null;
  readonly state: WorkState;
  /** What counts, after any late deduction; present exactly when graded. */
  readonly points: string | null;
  readonly possible: string;
  readonly isExtraCredit: boolean;
}

export type Missing =
  | { readonly kind: 'not_counted' }
  | { readonly kind: 'zero' }
  | { readonly kind: 'percent'; readonly percent: number };

export interface Category {
  readonly id: string;
  /** Share of one; null: none, which counts as 0. */
  readonly weight: string | null;
  readonly mean: 'points' | 'percents';
  readonly dropLowest: number;
  readonly dropHighest: number;
  readonly neverDrop: readonly string[];
}

export interface Rules {
  readonly missing: Missing;
  readonly weighting: 'points' | 'categories';
  readonly categories: readonly Category[];
}

/** `so_far`: what is graded, with missing work by the policy. `if_nothing_else`: what it comes to when nothing more is handed in. */
export type Basis = 'so_far' | 'if_nothing_else';

/** A piece of work as a total counts it. */
interface Counted {
  readonly id: string;
  readonly categoryId: string | null;
  readonly earned: Fraction;
  /** What the course asks for with it: nothing for extra credit. */
  readonly possible: Fraction;
  readonly outOf: Fraction;
}

/** What is left of some work: its sums. */
interface Sums {
  readonly earned: Fraction;
  readonly possible: Fraction;
}

/**
 * A total of a course as a share of one; null while nothing counts.
 *
 * @source the course totals in docs/rule-sources.md.
 */
export function courseTotal(work: readonly Work[], rules: Rules, basis: Basis): Fraction | null {
  const counted = countedWork(work, rules.missing, basis);
  if (rules.weighting === 'points') return ratioOf(bestOf(counted, rules.categories));
  let weighed = ZERO;
  let weights = ZERO;
  for (const category of rules.categories) {
    const weight = category.weight === null ? ZERO : decimal(category.weight);
    const ratio = categoryTotal(counted, category);
    if (ratio === null) continue;
    weighed = plus(weighed, times(weight, ratio));
    weights = plus(weights, weight);
  }
  return compare(weights, ZERO) === 0 ? null : over(weighed, weights);
}

/** The same for each category by itself; null where nothing in it counts. */
export function categoryTotals(work: readonly Work[], rules: Rules, basis: Basis): (Fraction | null)[] {
  const counted = countedWork(work, rules.missing, basis);
  return rules.categories.map((category) => categoryTotal(counted, category));
}

/** What the total comes to where exactly these pieces are left out: what a choice of drops says it leads to. */
export function totalWithout(
  work: readonly Work[],
  rules: Rules,
  basis: Basis,
  dropped: ReadonlySet<string>,
): Fraction | null {
  const undropped = rules.categories.map((one) => ({ ...one, dropLowest: 0, dropHighest: 0 }));
  return courseTotal(
    work.filter(({ id }) => !dropped.has(id)),
    { ...rules, categories: undropped },
    basis,
  );
}

/** How many pieces of a category the drop rules leave out. */
export function dropCount(work: readonly Work[], rules: Rules, basis: Basis, category: Category): number {
  const { lowest, highest } = room(countedWork(work, rules.missing, basis), category);
  return lowest + highest;
}

function countedWork(work: readonly Work[], missing: Missing, basis: Basis): Counted[] {
  return work.flatMap((one) => {
    const outOf = decimal(one.possible);
    const possible = one.isExtraCredit ? ZERO : outOf;
    const earned = earnedBy(one, possible, missing, basis);
    return earned === null ? [] : [{ id: one.id, categoryId: one.categoryId, earned, possible, outOf }];
  });
}

/** Null: it doesn't count. */
function earnedBy(one: Work, possible: Fraction, missing: Missing, basis: Basis): Fraction | null {
  const byPolicy =
    missing.kind === 'percent' ? times(possible, over(decimal(missing.percent), decimal(100))) : ZERO;
  switch (one.state) {
    case 'graded': {
      if (one.points === null) throw new RangeError(`${one.id} is graded without points`);
      return decimal(one.points);
    }
    case 'missing':
      return basis === 'so_far' && missing.kind === 'not_counted' ? null : byPolicy;
    case 'open':
      return basis === 'so_far' ? null : byPolicy;
    case 'handed_in':
    case 'excused':
      return null;
  }
}

function categoryTotal(counted: readonly Counted[], category: Category): Fraction | null {
  const own = counted.filter(({ categoryId }) => categoryId === category.id);
  const alike = category.mean === 'points' ? own : own.map(asPercent);
  return ratioOf(bestOf(alike, [category]));
}

/** As if it were out of one. */
const asPercent = (one: Counted): Counted => ({
  ...one,
  earned: over(one.earned, one.outOf),
  possible: compare(one.possible, ZERO) === 0 ? ZERO : ONE,
});

const ratioOf = ({ earned, possible }: Sums): Fraction | null =>
  compare(possible, ZERO) === 0 ? null : over(earned, possible);

const total = (work: readonly Counted[]): Sums => ({
  earned: sum(work.map(({ earned }) => earned)),
  possible: sum(work.map(({ possible }) => possible)),
});

/** What may be dropped, and how much of it: one piece that counts always stays, and the lowest go first. */
function room(counted: readonly Counted[], { id, dropLowest, dropHighest, neverDrop }: Category) {
  const asking = counted.filter((one) => one.categoryId === id && compare(one.possible, ZERO) > 0);
  const droppable = asking.filter((one) => !neverDrop.includes(one.id));
  const most = Math.min(droppable.length, Math.max(0, asking.length - 1));
  const lowest = Math.min(dropLowest, most);
  return { droppable, lowest, highest: Math.min(dropHighest, most - lowest) };
}

/**
 * The sums that remain under the drop rules of these categories: the best over every choice of lowest pieces of the worst
 * over every choice of highest ones, each tried.
 */
function bestOf(counted: readonly Counted[], categories: readonly Category[]): Sums {
  const rooms = categories
    .map((category) => room(counted, category))
    .filter(({ lowest, highest }) => lowest + highest > 0);
  if (rooms.length === 0) return total(counted);
  // In whole units that all points share, so that a choice is judged by sums of whole numbers.
  const unit = counted.reduce((all, { earned, possible }) => all * earned.bottom * possible.bottom, 1n);
  const whole = (value: Fraction) => (value.top * unit) / value.bottom;
  const pieces = new Map(counted.map((one) => [one, [whole(one.earned), whole(one.possible)] as const]));
  const sumsWithout = (out: readonly Counted[]) => {
    let [earned, possible] = [0n, 0n];
    for (const [one, [gets, asks]] of pieces) {
      if (out.includes(one)) continue;
      earned += gets;
      possible += asks;
    }
    return { earned, possible };
  };
  const isBelow = (a: { earned: bigint; possible: bigint }, b: { earned: bigint; possible: bigint }) =>
    a.earned * b.possible < b.earned * a.possible;
  let best: { earned: bigint; possible: bigint } | null = null;
  for (const lowest of choices(rooms.map((one) => ({ from: one.droppable, size: one.lowest })))) {
    let worst: { earned: bigint; possible: bigint } | null = null;
    const rest = rooms.map((one) => ({
      from: one.droppable.filter((piece) => !lowest.includes(piece)),
      size: one.highest,
    }));
    for (const highest of choices(rest)) {
      const left = sumsWithout([...lowest, ...highest]);
      if (worst === null || isBelow(left, worst)) worst = left;
    }
    if (worst !== null && (best === null || isBelow(best, worst))) best = worst;
  }
  if (best === null) throw new RangeError('There is always one choice');
  return { earned: fraction(best.earned, unit), possible: fraction(best.possible, unit) };
}

interface Pick {
  readonly from: readonly Counted[];
  readonly size: number;
}

/** Every way to pick that many of each list, all together. */
function* choices([first, ...rest]: readonly Pick[]): Generator<Counted[]> {
  if (!first) {
    yield [];
    return;
  }
  for (const some of subsets(first.from, first.size)) {
    for (const others of choices(rest)) yield [...some, ...others];
  }
}

function* subsets(from: readonly Counted[], size: number): Generator<Counted[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [at, one] of from.entries()) {
    for (const others of subsets(from.slice(at + 1), size - 1)) yield [one, ...others];
  }
}

export type Late =
  | { readonly kind: 'none' }
  | { readonly kind: 'percent_per_day'; readonly percent: number; readonly mostPercent: number }
  | { readonly kind: 'cap'; readonly percent: number };

const dayFormats = new Map<string, Intl.DateTimeFormat>();
/** Days that were found before, since the same instants come again; emptied now and then. */
const days = new Map<string, number>();

/** The day of an instant on the calendar of a zone, as days since 1970. */
function localDay(instant: string, zone: string): number {
  const key = `${instant} ${zone}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  let format = dayFormats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    dayFormats.set(zone, format);
  }
  const day = Date.parse(`${format.format(new Date(instant))}T00:00:00Z`) / 86_400_000;
  if (days.size > 1_000) days.clear();
  days.set(key, day);
  return day;
}

/** Local calendar days of the school between due date and hand-in, one at least when late; 0 in time. */
export function lateDays(handedInAt: string, dueAt: string | null, zone: string): number {
  if (dueAt === null || Date.parse(handedInAt) <= Date.parse(dueAt)) return 0;
  return Math.max(1, localDay(handedInAt, zone) - localDay(dueAt, zone));
}

/**
 * What is left of the points given after the late policy, in hundredths. A share of the points possible is rounded to
 * hundredths, halves up.
 */
export function pointsAfterLate(given: string, possible: string, late: number, policy: Late): Fraction {
  const points = decimal(given);
  if (late === 0 || policy.kind === 'none') return points;
  const shareOf = (percent: Fraction) => rounded(times(decimal(possible), over(percent, decimal(100))), 2);
  if (policy.kind === 'cap') return smaller(points, shareOf(decimal(policy.percent)));
  const percent = smaller(
    times(decimal(policy.percent), fraction(BigInt(late))),
    decimal(policy.mostPercent),
  );
  return larger(ZERO, minus(points, shareOf(percent)));
}

/** A from 90 %, B from 80 %, C from 70 %, D from 60 %, else F, of the exact value. */
export function letterOf(ratio: Fraction): 'A' | 'B' | 'C' | 'D' | 'F' {
  const bounds = [
    ['A', '0.9'],
    ['B', '0.8'],
    ['C', '0.7'],
    ['D', '0.6'],
  ] as const;
  return bounds.find(([, from]) => isAtLeast(ratio, decimal(from)))?.[0] ?? 'F';
}
