import type { NeedArea } from './content-groups.ts';
import type { GrainItem, Grains } from './grains.ts';
import type { State } from './set-table.ts';

type SizeAndGrade = readonly [units: number, grade: number];

/** Items of each area, the best first. */
export type BestFirst = { readonly [Area in NeedArea]: readonly SizeAndGrade[] };

/** The most that areas still to come could add, as if rows could be cut and only the areas' own needs held. */
export interface Outlook {
  /** What their own needs take, of the best rows of each. */
  readonly units: number;
  readonly points: number;
  /** The other rows, the best first: units, and points of one unit. */
  readonly rest: readonly SizeAndGrade[];
  /** The GPA to beat, in points of a grain of unit; null: none is known. */
  readonly toBeat: number | null;
}

/** The best case for the areas that are still to come. */
export function outlookOn(
  { needs, bestFirst }: { readonly needs: Grains; readonly bestFirst: BestFirst },
  toCome: readonly NeedArea[],
  known: State | null,
): Outlook {
  let [units, points] = [0, 0];
  const rest: [number, number][] = [];
  for (const area of toCome) {
    let open = area === 'other' ? 0 : needs[area];
    for (const [size, grade] of bestFirst[area]) {
      const taken = Math.min(open, size);
      open -= taken;
      units += taken;
      points += taken * grade;
      if (size > taken) rest.push([size - taken, grade]);
    }
  }
  if (known) rest.sort((a, b) => b[1] - a[1]);
  return { units, points, rest, toBeat: known && known.points / known.units };
}

/** The units of the items of each area and the points of one of them, the best first; an item of several options once. */
export function bestFirstOf(items: readonly GrainItem[]): BestFirst {
  const inArea = (area: NeedArea): SizeAndGrade[] => {
    const once = new Map(
      items.filter((one) => one.area === area).map(({ state }) => [`${state.mask}`, state]),
    );
    return [...once.values()]
      .map((state): SizeAndGrade => [state.units, state.points / state.units])
      .sort((a, b) => b[1] - a[1]);
  };
  return {
    english: inArea('english'),
    math: inArea('math'),
    science: inArea('science'),
    socialScience: inArea('socialScience'),
    other: inArea('other'),
  };
}

/** What numbers may lose; a state this near to the best is kept and compared exactly. */
const TOLERANCE = 1e-9;

/**
 * Without the states that can't be completed to so many units, or not to a better GPA. Adding the best rows to come up to
 * the units at which the points stand farthest above the GPA to beat is more than any legal completion can do.
 */
export function withinReach(
  states: readonly State[],
  { units, points, rest, toBeat }: Outlook,
  range: { readonly least: number; readonly most: number },
): State[] {
  const all = rest.reduce((sum, [size]) => sum + size, 0);
  return states.filter((state) => {
    let sum = state.units + units;
    if (sum > range.most || sum + all < range.least) return false;
    if (toBeat === null) return true;
    let above = state.points + points - toBeat * sum;
    for (const [size, grade] of rest) {
      const isWanted = grade > toBeat;
      const open = isWanted ? range.most - sum : range.least - sum;
      if (open <= 0) break;
      const taken = Math.min(open, size);
      sum += taken;
      above += taken * (grade - toBeat);
    }
    return above >= -TOLERANCE * Math.max(1, state.points + points);
  });
}
