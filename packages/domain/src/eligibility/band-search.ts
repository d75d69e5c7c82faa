import type { NeedArea } from './content-groups.ts';
import type { GrainItem, Grains, Scaled } from './grains.ts';
import {
  type Budget,
  combine,
  compareMasks,
  emptyState,
  type Limits,
  type State,
  withoutBeaten,
} from './set-table.ts';

/** The best state of a grouping over all bands; null where there is no legal set. */
export function bestState(scaled: Scaled, isMinimal: boolean, budget: Budget): State | null {
  const items = [...scaled.singles, ...scaled.choices.flatMap(({ options }) => options.flat())];
  const sizes = [...new Set(items.map(({ state }) => state.units))].sort((a, b) => a - b);
  const ends = isMinimal ? [0, ...sizes] : [0];
  let best: State | null = null;
  for (const [place, lower] of ends.entries()) {
    const upper = isMinimal ? (ends[place + 1] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
    best = bestInBand(scaled, { lower, upper, isMinimal }, best, budget);
  }
  return best;
}

interface Band {
  /** Grains by which the total is passed, from this on and below the upper end. */
  readonly lower: number;
  readonly upper: number;
  readonly isMinimal: boolean;
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
  const trimmed = (states: State[]) => (band.lower === 0 ? withoutBeaten(states) : states);

  const { english, math, science, socialScience } = needs;
  const ofEnglish = trimmed(closedArea(areaStates('english', math + science + socialScience), english, 0));
  const ofMath = trimmed(closedArea(areaStates('math', english + science + socialScience), math, 0));
  const ofScience = trimmed(
    closedArea(areaStates('science', english + math + socialScience), science, needs.lab),
  );
  const two = trimmed(combine(ofEnglish, ofMath, limits(science + socialScience), budget));
  const academic = trimmed(closedAcademic(combine(two, ofScience, limits(socialScience), budget), needs));
  if (academic.length === 0) return known;
  const ofSocial = trimmed(
    closedArea(areaStates('socialScience', needs.academic), socialScience, 0).filter(
      ({ loose }) => loose[0] === 0,
    ),
  );
  const four = trimmed(combine(academic, ofSocial, limits(0), budget));
  const ofOther = trimmed(areaStates('other', needs.academic + socialScience));
  return bestPair(four, ofOther, needs, band, known);
}

/** All choices within an area. A loose row that nothing but the total could need isn't taken. */
function statesOfArea(scaled: Scaled, area: NeedArea, band: Band, limits: Limits, budget: Budget): State[] {
  const start = emptyState(scaled.words);
  const asState = ({ state, isLoose }: GrainItem): State =>
    isLoose(band.lower) ? state : { ...state, loose: [0, 0, 0, 0] };
  const isUseless = ({ state, isLoose }: GrainItem) =>
    area === 'other' && isLoose(band.lower) && state.before === 0;
  let states: State[] = [start];
  for (const prefixes of prefixesOf(scaled.singles.filter((one) => one.area === area && !isUseless(one)))) {
    states = combine(states, chain(start, prefixes.map(asState)), limits, budget);
  }
  for (const choice of scaled.choices) {
    if (choice.area !== area) continue;
    const options = choice.options.filter((option) => !option.some(isUseless));
    const sums = options.map((option) => chain(start, option.map(asState)).at(-1)!);
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
function chain(start: State, rows: readonly State[]): State[] {
  const without: Limits = {
    mostUnits: Number.POSITIVE_INFINITY,
    enoughBefore: Number.POSITIVE_INFINITY,
    mostAfterGraduation: Number.POSITIVE_INFINITY,
  };
  const sums = [start];
  for (const row of rows) sums.push(...combine([sums.at(-1)!], [row], without, { left: 1 }));
  return sums;
}

/** The states that meet the need of an area; loose rows that it needs are no longer loose. */
function closedArea(states: readonly State[], need: number, needLab: number): State[] {
  return states.flatMap((state) => {
    if (state.units < need || state.lab < needLab) return [];
    const [after, before, labAfter, labBefore] = state.loose;
    const left = (size: number, slack: number) => (size > slack ? 0 : size);
    const slack = state.units - need;
    const labSlack = Math.min(slack, state.lab - needLab);
    const ends = [
      [left(after, slack), left(labAfter, labSlack)],
      [left(before, slack), left(labBefore, labSlack)],
    ].map((sizes) => Math.min(...sizes.filter((size) => size > 0)));
    const [looseAfter, looseBefore] = ends.map((size) => (Number.isFinite(size) ? size : 0));
    return [{ ...state, lab: 0, loose: [looseAfter!, looseBefore!, 0, 0] as const }];
  });
}

/** Likewise for English, mathematics and science together, after which a loose row from after the lock fails. */
function closedAcademic(states: readonly State[], needs: Grains): State[] {
  return states.flatMap((state) => {
    if (state.units < needs.academic || state.before < needs.beforeAcademic) return [];
    const slack = state.units - needs.academic;
    const [after, before] = state.loose;
    if (after > 0 && after <= slack) return [];
    const widest = Math.min(slack, state.before - needs.beforeAcademic);
    return [{ ...state, loose: [0, before > widest ? 0 : before, 0, 0] as const }];
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
      if ([a.loose[1], b.loose[1]].some((loose) => loose > 0 && loose <= slack)) continue;
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
