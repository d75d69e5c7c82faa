import type { NeedArea } from './content-groups.ts';
import type { GrainItem, Grains, Scaled } from './grains.ts';
import { type BestFirst, bestFirstOf, outlookOn, withinReach } from './reach.ts';
import {
  type Budget,
  combine,
  compareMasks,
  emptyState,
  type Limits,
  looseDigits,
  looseOf,
  MOST_SIZES,
  type State,
  withoutBeaten,
} from './set-table.ts';

/** The best state of a grouping over all bands; null where there is no legal set. */
export function bestState(scaled: Scaled, isMinimal: boolean, budget: Budget): State | null {
  const items = [...scaled.singles, ...scaled.choices.flatMap(({ options }) => options.flat())];
  const sizes = [...new Set(items.map(({ state }) => state.units))].sort((a, b) => a - b);
  if (sizes.length > MOST_SIZES) budget.left = -1;
  const bestFirst = bestFirstOf(items);
  const ends = isMinimal ? [0, ...sizes] : [0];
  let best: State | null = null;
  for (const [place, lower] of ends.entries()) {
    const upper = isMinimal ? (ends[place + 1] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
    best = bestInBand(scaled, { lower, upper, sizes: [0, ...sizes], bestFirst }, best, budget);
  }
  return best;
}

interface Band {
  /** Grains by which the total is passed, from this on and below the upper end. */
  readonly lower: number;
  readonly upper: number;
  /** The sizes of rows by the number that stands for them among loose ones. */
  readonly sizes: readonly number[];
  readonly bestFirst: BestFirst;
}

/** The better of what was known and the best state of the band. */
function bestInBand(scaled: Scaled, band: Band, known: State | null, budget: Budget): State | null {
  const { needs } = scaled;
  const most = needs.total + band.upper;
  const limits = (reserved: number): Limits => ({
    mostUnits: most - reserved,
    enoughBefore: Math.max(needs.before, needs.beforeAcademic) + band.lower,
    mostAfterGraduation: needs.mostAfterGraduation,
  });
  const areaStates = (area: NeedArea, reserved: number): State[] =>
    statesOfArea(scaled, area, band, limits(reserved), budget);
  const range = { least: needs.total + band.lower, most };
  /** Without what can't lead to a better set, where those areas are still to come. */
  const trimmed = (states: State[], toCome: readonly NeedArea[]) =>
    withinReach(
      band.lower === 0 ? withoutBeaten(states) : states,
      outlookOn({ needs, bestFirst: band.bestFirst }, toCome, known),
      range,
    );

  const { english, math, science, socialScience } = needs;
  const { sizes } = band;
  /** Without loose rows from after the lock that English, math and science will have no need of, with at least so much more. */
  const hopeful = (states: State[], toCome: number) =>
    states.filter(({ units, loose }) => {
      const [after] = looseDigits(loose);
      return after === 0 || sizes[after]! > units + toCome - needs.academic;
    });
  const ofEnglish = trimmed(
    hopeful(
      closedArea(areaStates('english', math + science + socialScience), english, 0, sizes),
      math + science,
    ),
    ['math', 'science', 'socialScience', 'other'],
  );
  const ofMath = trimmed(
    hopeful(
      closedArea(areaStates('math', english + science + socialScience), math, 0, sizes),
      english + science,
    ),
    ['english', 'science', 'socialScience', 'other'],
  );
  const ofScience = trimmed(
    hopeful(
      closedArea(areaStates('science', english + math + socialScience), science, needs.lab, sizes),
      english + math,
    ),
    ['english', 'math', 'socialScience', 'other'],
  );
  const two = trimmed(hopeful(combine(ofEnglish, ofMath, limits(science + socialScience), budget), science), [
    'science',
    'socialScience',
    'other',
  ]);
  const academic = trimmed(
    closedAcademic(combine(two, ofScience, limits(socialScience), budget), needs, sizes),
    ['socialScience', 'other'],
  );
  if (academic.length === 0) return known;
  const ofSocial = closedArea(areaStates('socialScience', needs.academic), socialScience, 0, sizes).filter(
    ({ loose }) => looseDigits(loose)[0] === 0,
  );
  const four = trimmed(
    combine(academic, trimmed(ofSocial, ['english', 'math', 'science', 'other']), limits(0), budget),
    ['other'],
  );
  const ofOther = trimmed(areaStates('other', needs.academic + socialScience), [
    'english',
    'math',
    'science',
    'socialScience',
  ]);
  return bestPair(four, ofOther, needs, band, known);
}

/** All choices within an area. A loose row that nothing but the total could need isn't taken. */
function statesOfArea(scaled: Scaled, area: NeedArea, band: Band, limits: Limits, budget: Budget): State[] {
  const start = emptyState(scaled.words);
  const isLoose = ({ state }: GrainItem) => state.units <= band.lower;
  const asState = (item: GrainItem): State => {
    if (!isLoose(item)) return item.state;
    const digits: [number, number, number, number] = [0, 0, 0, 0];
    digits[item.place] = band.sizes.indexOf(item.state.units);
    return { ...item.state, loose: looseOf(...digits) };
  };
  const isUseless = (item: GrainItem) => area === 'other' && isLoose(item) && item.state.before === 0;
  let states: State[] = [start];
  for (const prefixes of prefixesOf(scaled.singles.filter((one) => one.area === area && !isUseless(one)))) {
    states = combine(states, chain(start, prefixes.map(asState), limits), limits, budget);
  }
  for (const choice of scaled.choices) {
    if (choice.area !== area) continue;
    const options = choice.options.filter((option) => !option.some(isUseless));
    const sums = options.flatMap((option) => {
      const made = chain(start, option.map(asState), limits);
      return made.length > option.length ? made.slice(-1) : [];
    });
    states = combine(states, [start, ...sums], limits, budget);
  }
  return states;
}

/** Rows of one kind and size, the best and then the earliest first: of each kind a set takes the first ones. */
function prefixesOf(items: readonly GrainItem[]): GrainItem[][] {
  const kindOf = ({ state }: GrainItem) =>
    `${state.units},${state.before},${state.afterGraduation},${state.lab}`;
  return [...Map.groupBy(items, kindOf).values()].map((ofKind) =>
    ofKind.toSorted((a, b) => b.state.points - a.state.points || compareMasks(a.state.mask, b.state.mask)),
  );
}

/** The empty set, the first row, the first two, and so on. */
function chain(start: State, rows: readonly State[], limits: Limits): State[] {
  const sums = [start];
  for (const row of rows) {
    const [next] = combine(sums.slice(-1), [row], limits, { left: 1 });
    if (!next) break;
    sums.push(next);
  }
  return sums;
}

/** The states that meet the need of an area; loose rows that it needs are no longer loose. */
function closedArea(
  states: readonly State[],
  need: number,
  needLab: number,
  sizes: readonly number[],
): State[] {
  return states.flatMap((state) => {
    if (state.units < need || state.lab < needLab) return [];
    const [after, before, labAfter, labBefore] = looseDigits(state.loose);
    const slack = state.units - need;
    const labSlack = Math.min(slack, state.lab - needLab);
    const left = (size: number, widest: number) => (sizes[size]! > widest ? 0 : size);
    const least = (a: number, b: number) => (a === 0 || b === 0 ? a + b : Math.min(a, b));
    const loose = looseOf(
      least(left(after, slack), left(labAfter, labSlack)),
      least(left(before, slack), left(labBefore, labSlack)),
    );
    return [{ ...state, lab: 0, loose }];
  });
}

/** Likewise for English, mathematics and science together, after which a loose row from after the lock fails. */
function closedAcademic(states: readonly State[], needs: Grains, sizes: readonly number[]): State[] {
  return states.flatMap((state) => {
    if (state.units < needs.academic || state.before < needs.beforeAcademic) return [];
    const slack = state.units - needs.academic;
    const [after, before] = looseDigits(state.loose);
    if (after > 0 && sizes[after]! <= slack) return [];
    const widest = Math.min(slack, state.before - needs.beforeAcademic);
    return [{ ...state, loose: looseOf(0, sizes[before]! > widest ? 0 : before) }];
  });
}

/** The best of all sums of two states that complete a legal set, or what was known where none is better. */
function bestPair(
  first: readonly State[],
  second: readonly State[],
  needs: Grains,
  band: Band,
  known: State | null,
): State | null {
  let best = known;
  for (const a of first) {
    for (const b of second) {
      const units = a.units + b.units;
      const passed = units - needs.total;
      if (passed < band.lower || passed >= band.upper) continue;
      if (a.before + b.before < needs.before) continue;
      if (a.afterGraduation + b.afterGraduation > needs.mostAfterGraduation) continue;
      if (best && (a.points + b.points) * best.units < best.points * units * CERTAINLY_LESS) continue;
      const slack = a.before + b.before - needs.before;
      const isSpare = ({ loose }: State) => loose > 0 && band.sizes[looseDigits(loose)[1]]! <= slack;
      if (isSpare(a) || isSpare(b)) continue;
      const sum = plusState(a, b);
      if (best === null || isBetter(sum, best)) best = sum;
    }
  }
  return best;
}

/** A quotient below this share of another is smaller, whatever its products lost as numbers. */
const CERTAINLY_LESS = 1 - 1e-12;

const plusState = (a: State, b: State): State => ({
  ...a,
  units: a.units + b.units,
  points: a.points + b.points,
  mask: a.mask.map((word, place) => word + b.mask[place]!),
});

function isBetter(a: State, b: State): boolean {
  const [left, right] = [BigInt(a.points) * BigInt(b.units), BigInt(b.points) * BigInt(a.units)];
  if (left !== right) return left > right;
  return a.units === b.units ? compareMasks(a.mask, b.mask) < 0 : a.units < b.units;
}
