import { type ExactRatio, greatestCommonDivisor, leastCommonMultiple } from '../grading/exact-ratio.ts';
import type { Grouping, Item, NeedArea } from './content-groups.ts';
import { maskOf, type State, wordsFor } from './set-table.ts';

/** What a set must hold, in units. */
export interface SetNeeds {
  readonly english: ExactRatio;
  readonly math: ExactRatio;
  readonly science: ExactRatio;
  readonly socialScience: ExactRatio;
  readonly academic: ExactRatio;
  readonly total: ExactRatio;
  readonly lab: ExactRatio;
  readonly before: ExactRatio;
  readonly beforeAcademic: ExactRatio;
  /** The most units that may come from after graduation. */
  readonly mostAfterGraduation: ExactRatio;
}

export type Grains = { readonly [Key in keyof SetNeeds]: number };

/** An item in grains. */
export interface GrainItem {
  readonly area: NeedArea;
  readonly state: State;
  /** Its class among loose rows. */
  readonly place: number;
}

/** Points are counted in whole grains, of which a record must not have more than a number holds. */
const MOST_GRAINS = 10n ** 11n;

/** Rows and needs in whole grains: nothing is rounded. */
export interface Scaled {
  readonly unitGrain: bigint;
  readonly pointGrain: bigint;
  readonly needs: Grains;
  readonly singles: readonly GrainItem[];
  readonly choices: readonly {
    readonly area: NeedArea;
    readonly options: readonly (readonly GrainItem[])[];
  }[];
  readonly words: number;
  readonly isComplete: boolean;
}

/** Everything in whole grains. A row of parts whose proportion would need too fine a grain isn't offered. */
export function inGrains(way: Grouping, needs: SetNeeds, rows: number, isUnlocked: boolean): Scaled {
  const offered = way.choices.flatMap(({ options }) => options.flat());
  const unitsOf = (items: readonly Item[]) => items.map(({ units }) => lowest(units).denominator);
  const unitGrain = leastCommonMultiple([
    ...unitsOf(way.singles),
    ...unitsOf(offered),
    ...Object.values(needs).map((need) => lowest(need).denominator),
  ]);
  const plain = [...way.singles, ...offered.filter(({ orders }) => orders.length === 1)];
  let pointGrain = leastCommonMultiple(plain.map(({ quality }) => lowest(quality).denominator));
  const tooFine = new Set<Item>();
  for (const merged of offered.filter(({ orders }) => orders.length > 1)) {
    const finer = leastCommonMultiple([pointGrain, lowest(merged.quality).denominator]);
    if (finer > MOST_GRAINS) tooFine.add(merged);
    else pointGrain = finer;
  }
  const words = wordsFor(rows);
  const grainItem = (item: Item): GrainItem => grained(item, unitGrain, pointGrain, words, needs, isUnlocked);
  const grains = (ratio: ExactRatio) => Number((ratio.numerator * unitGrain) / ratio.denominator);
  return {
    unitGrain,
    pointGrain,
    needs: {
      english: grains(needs.english),
      math: grains(needs.math),
      science: grains(needs.science),
      socialScience: grains(needs.socialScience),
      academic: grains(needs.academic),
      total: grains(needs.total),
      lab: grains(needs.lab),
      before: grains(needs.before),
      beforeAcademic: grains(needs.beforeAcademic),
      mostAfterGraduation: grains(needs.mostAfterGraduation),
    },
    singles: way.singles.map(grainItem),
    choices: way.choices.map(({ area, options }) => ({
      area,
      options: options
        .filter((option) => !option.some((item) => tooFine.has(item)))
        .map((option) => option.map(grainItem)),
    })),
    words,
    isComplete: tooFine.size === 0,
  };
}

const lowest = ({ numerator, denominator }: ExactRatio): ExactRatio => reduced(numerator, denominator);

function grained(
  item: Item,
  unitGrain: bigint,
  pointGrain: bigint,
  words: number,
  needs: SetNeeds,
  isUnlocked: boolean,
): GrainItem {
  const units = Number((item.units.numerator * unitGrain) / item.units.denominator);
  const isBefore = item.isBefore && !isUnlocked;
  const isLab = item.isLab && needs.lab.numerator > 0n && item.area === 'science';
  return {
    area: item.area,
    place: (isLab ? 2 : 0) + (isBefore ? 1 : 0),
    state: {
      units,
      before: isBefore ? units : 0,
      afterGraduation: item.isAfterGraduation ? units : 0,
      lab: isLab ? units : 0,
      loose: 0,
      points: Number((item.quality.numerator * pointGrain) / item.quality.denominator),
      mask: maskOf(item.orders, words),
    },
  };
}

/** The fraction in lowest terms. */
export function reduced(numerator: bigint, denominator: bigint): ExactRatio {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}
