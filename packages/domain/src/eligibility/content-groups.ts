import { compareRatios, plus, times } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import type { ContentPart } from './record.ts';

/** The area of a candidate, as far as the unit table tells areas apart. */
export type NeedArea = 'english' | 'math' | 'science' | 'socialScience' | 'other';

/** A row that may count, with all that decides which set is best. */
export interface Candidate {
  /** Its place in time, 0 for the earliest; no two share one. */
  readonly order: number;
  readonly area: NeedArea;
  readonly units: ExactRatio;
  /** Quality points of the row: units times the points of its grade. */
  readonly quality: ExactRatio;
  /** Finished before the seventh semester. */
  readonly isBefore: boolean;
  readonly isAfterGraduation: boolean;
  readonly isLab: boolean;
  readonly contentKey: string | null;
  readonly part: ContentPart | null;
}

/** What is taken or left as one: a row, or all parts of a content that came to more than a unit and count as one. */
export interface Item extends Omit<Candidate, 'order' | 'contentKey' | 'part'> {
  readonly orders: readonly number[];
}

/** Items of one content, of which at most one choice counts; the empty choice is always open. */
export interface Choice {
  readonly area: NeedArea;
  readonly options: readonly (readonly Item[])[];
}

/** One way to part the rows into single items and choices. */
export interface Grouping {
  readonly singles: readonly Item[];
  readonly choices: readonly Choice[];
}

const ONE: ExactRatio = { numerator: 1n, denominator: 1n };
const ZERO: ExactRatio = { numerator: 0n, denominator: 1n };
const WHOLE: ContentPart = { number: 1, of: 1 };
/** Rows of one content among which all choices are tried; of more, only those with the most points. */
const MOST_ROWS = 12;
/** Ways to part the rows that are looked at; only contents that stand in two areas make more than one. */
const MOST_GROUPINGS = 64;

/** Whether two rows of one content credit some of the same content. */
export function overlap(a: ContentPart | null, b: ContentPart | null): boolean {
  const [x, y] = [a ?? WHOLE, b ?? WHOLE];
  return (x.number - 1) * y.of < y.number * x.of && (y.number - 1) * x.of < x.number * y.of;
}

/**
 * All the ways to choose within contents.
 *
 * Of rows that credit the same part at most one counts. Parts of one content count up to one unit: where several come to
 * more they may count as one row of a unit with their points in proportion (`isCapped`), if they are of one area; else
 * each stands as printed. Rows of one content that are listed in different areas conflict across the areas: the grouping is
 * made once for every area and once for every largest choice that spans areas, and the best set of all groupings is the
 * best set, since each legal set fits one of them.
 *
 * @returns the groupings, and whether they are all.
 */
export function groupings(candidates: readonly Candidate[], isCapped: boolean): Groupings {
  const known = (isCapped ? KNOWN_CAPPED : KNOWN_PRINTED).get(candidates);
  if (known) return known;
  const made = madeGroupings(candidates, isCapped);
  (isCapped ? KNOWN_CAPPED : KNOWN_PRINTED).set(candidates, made);
  return made;
}

interface Groupings {
  readonly all: readonly Grouping[];
  readonly isComplete: boolean;
}

/** One evaluation asks several times about the same rows. */
const KNOWN_CAPPED = new WeakMap<readonly Candidate[], Groupings>();
const KNOWN_PRINTED = new WeakMap<readonly Candidate[], Groupings>();

function madeGroupings(candidates: readonly Candidate[], isCapped: boolean): Groupings {
  const singles: Item[] = [];
  const choices: Choice[] = [];
  const branched: Grouping[][] = [];
  let isComplete = true;
  const byContent = Map.groupBy(candidates, (one) => one.contentKey ?? `\0${one.order}`);
  for (const ofContent of byContent.values()) {
    if (ofContent.length === 1) {
      singles.push(...ofContent.map(asItem));
      continue;
    }
    const kept = bestOfEqual(ofContent);
    const rows = kept.length > MOST_ROWS ? mostPoints(kept) : kept;
    isComplete &&= rows.length === kept.length;
    const options = optionsAmong(rows, isCapped);
    if (isFree(rows, isCapped)) singles.push(...rows.map(asItem));
    else if (areasOf(rows).length === 1) choices.push({ area: rows[0]!.area, options });
    else branched.push(branchesOf(rows, options));
  }
  const all = branched.reduce<Grouping[]>(
    (made, branches) =>
      made.flatMap((one) =>
        branches.map((branch) => ({
          singles: [...one.singles, ...branch.singles],
          choices: [...one.choices, ...branch.choices],
        })),
      ),
    [{ singles, choices }],
  );
  return { all: all.slice(0, MOST_GROUPINGS), isComplete: isComplete && all.length <= MOST_GROUPINGS };
}

const asItem = ({ order, contentKey: _, part: __, ...rest }: Candidate): Item => ({
  ...rest,
  orders: [order],
});

const areasOf = (rows: readonly Pick<Candidate, 'area'>[]) => [...new Set(rows.map(({ area }) => area))];

const unitsTogether = (rows: readonly Pick<Candidate, 'units'>[]): ExactRatio =>
  rows.reduce((sum, { units }) => plus(sum, units), ZERO);

const isFree = (rows: readonly Candidate[], isCapped: boolean): boolean =>
  rows.every((a, i) => rows.slice(i + 1).every((b) => !overlap(a.part, b.part))) &&
  (!isCapped || compareRatios(unitsTogether(rows), ONE) <= 0);

/**
 * Of rows that differ in nothing but points the best one, the earliest of equals: whatever set holds another of them stays
 * legal with this one and isn't worse.
 */
function bestOfEqual(rows: readonly Candidate[]): Candidate[] {
  const keyOf = (one: Candidate): string =>
    [
      one.area,
      one.isBefore,
      one.isAfterGraduation,
      one.isLab,
      one.units.numerator,
      one.units.denominator,
      one.part?.number ?? 1,
      one.part?.of ?? 1,
    ].join('|');
  return [...Map.groupBy(rows, keyOf).values()].map((equal) =>
    equal.reduce((best, one) => {
      const compared = compareRatios(one.quality, best.quality);
      return compared > 0 || (compared === 0 && one.order < best.order) ? one : best;
    }),
  );
}

const mostPoints = (rows: readonly Candidate[]): Candidate[] =>
  rows.toSorted((a, b) => compareRatios(b.quality, a.quality) || a.order - b.order).slice(0, MOST_ROWS);

/** Every choice of rows of which no two overlap, but the empty one. */
function optionsAmong(rows: readonly Candidate[], isCapped: boolean): Item[][] {
  const chosen: Candidate[][] = [[]];
  for (const row of rows) {
    const fitting = chosen.filter((one) => one.every((other) => !overlap(other.part, row.part)));
    chosen.push(...fitting.map((one) => [...one, row]));
  }
  return chosen.filter((one) => one.length > 0).flatMap((one) => optionOf(one, isCapped));
}

/** The items of a choice: its rows as they stand, or one row of a unit; none where it may not be made. */
function optionOf(rows: readonly Candidate[], isCapped: boolean): Item[][] {
  const sum = unitsTogether(rows);
  if (!isCapped || compareRatios(sum, ONE) <= 0) return [rows.map(asItem)];
  const [first] = rows;
  const isAlike = rows.every((one) => one.area === first!.area && !one.isAfterGraduation);
  if (!isAlike) return [];
  const points = rows.reduce((total, { quality }) => plus(total, quality), ZERO);
  const share = { numerator: sum.denominator, denominator: sum.numerator };
  return [
    [
      {
        area: first!.area,
        units: ONE,
        quality: times(points, share),
        isBefore: rows.every(({ isBefore }) => isBefore),
        isAfterGraduation: false,
        isLab: rows.every(({ isLab }) => isLab),
        orders: rows.map(({ order }) => order),
      },
    ],
  ];
}

/** The groupings of a content that stands in several areas: by area, and by each largest choice across areas. */
function branchesOf(rows: readonly Candidate[], options: readonly Item[][]): Grouping[] {
  const byArea = areasOf(rows).map(
    (area): Grouping => ({
      singles: [],
      choices: [{ area, options: options.filter((one) => one.every((item) => item.area === area)) }],
    }),
  );
  const across = options.filter((one) => areasOf(one).length > 1);
  const holds = (large: readonly Item[], small: readonly Item[]) =>
    small.every((item) => large.some((other) => other.orders[0] === item.orders[0]));
  const largest = across.filter(
    (one) => !across.some((other) => other.length > one.length && holds(other, one)),
  );
  return [...byArea, ...largest.map((one): Grouping => ({ singles: one, choices: [] }))];
}
