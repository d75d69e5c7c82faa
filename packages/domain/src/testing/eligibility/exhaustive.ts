import type { PlainCase, PlainNeeds, PlainRow } from './small-rows.ts';

/*
 * A second calculation of the best set, from the rules alone: it looks at every subset of the rows. Nothing of the engine is
 * used. Units and points are exact fractions of whole numbers.
 */

type Fraction = readonly [top: bigint, bottom: bigint];

const add = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const multiply = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const isAtLeast = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d >= c * b;
const difference = ([a, b]: Fraction, [c, d]: Fraction): bigint => a * d - c * b;
const NONE: Fraction = [0n, 1n];
const ONE: Fraction = [1n, 1n];
const whole = (thousandths: number): Fraction => [BigInt(thousandths), 1000n];

/** What counts as one: a row, or the parts of a content that are more than a unit together. */
interface Unit {
  readonly rows: readonly number[];
  readonly area: PlainRow['area'];
  readonly units: Fraction;
  readonly quality: Fraction;
  readonly isBefore: boolean;
  readonly isAfterGraduation: boolean;
  readonly isLab: boolean;
}

export interface FoundSet {
  readonly rows: readonly number[];
  readonly units: Fraction;
  readonly quality: Fraction;
}

const share = (row: PlainRow): readonly [number, number] => [
  (60 / row.part[1]) * (row.part[0] - 1),
  (60 / row.part[1]) * row.part[0],
];

/** Whether two rows of a content credit the same stretch of it. */
function isDouble(a: PlainRow, b: PlainRow): boolean {
  const [x, y] = [share(a), share(b)];
  return Math.min(x[1], y[1]) > Math.max(x[0], y[0]);
}

/** The units that a choice of rows counts as; null: the choice credits something twice, or too much of one content. */
function unitsOf(rows: readonly PlainRow[], chosen: readonly number[], isCapped: boolean): Unit[] | null {
  const units: Unit[] = [];
  const contents = new Map<string, number[]>();
  for (const place of chosen) {
    const { content } = rows[place]!;
    const name = content === null ? `row ${place}` : `content ${content}`;
    contents.set(name, [...(contents.get(name) ?? []), place]);
  }
  for (const places of contents.values()) {
    for (const a of places) for (const b of places) if (a < b && isDouble(rows[a]!, rows[b]!)) return null;
    const singles = places.map((place): Unit => {
      const row = rows[place]!;
      return {
        ...row,
        rows: [place],
        units: whole(row.units),
        quality: multiply(whole(row.units), whole(row.points)),
      };
    });
    const sum = singles.reduce((total, one) => add(total, one.units), NONE);
    if (!isCapped || isAtLeast(ONE, sum) || places.length === 1) {
      units.push(...singles);
      continue;
    }
    const areas = new Set(singles.map(({ area }) => area));
    if (areas.size > 1 || singles.some(({ isAfterGraduation }) => isAfterGraduation)) return null;
    const quality = singles.reduce((total, one) => add(total, one.quality), NONE);
    units.push({
      rows: places,
      area: singles[0]!.area,
      units: ONE,
      quality: multiply(quality, [sum[1], sum[0]]),
      isBefore: singles.every(({ isBefore }) => isBefore),
      isAfterGraduation: false,
      isLab: singles.every(({ isLab }) => isLab),
    });
  }
  return units;
}

const isAcademic = ({ area }: Unit) => area === 'english' || area === 'math' || area === 'science';

/** Whether the units meet every need. */
function meets(units: readonly Unit[], needs: PlainNeeds): boolean {
  const sum = (test: (unit: Unit) => boolean) =>
    units.filter(test).reduce((total, one) => add(total, one.units), NONE);
  const has = (least: number, test: (unit: Unit) => boolean) => isAtLeast(sum(test), whole(least));
  return (
    has(needs.english, ({ area }) => area === 'english') &&
    has(needs.math, ({ area }) => area === 'math') &&
    has(needs.science, ({ area }) => area === 'science') &&
    has(needs.socialScience, ({ area }) => area === 'socialScience') &&
    has(needs.academic, isAcademic) &&
    has(needs.total, () => true) &&
    has(needs.lab, ({ area, isLab }) => area === 'science' && isLab) &&
    has(needs.before, ({ isBefore }) => isBefore) &&
    has(needs.beforeAcademic, (unit) => unit.isBefore && isAcademic(unit))
  );
}

/** The best legal set by trying all of them; null: there is none. */
export function exhaustiveBest({ rows, needs, isMinimal, isCapped }: PlainCase): FoundSet | null {
  let best: FoundSet | null = null;
  for (let bits = 1; bits < 2 ** rows.length; bits += 1) {
    const chosen = rows.flatMap((_, place) => ((bits >> place) & 1 ? place : []));
    const units = unitsOf(rows, chosen, isCapped);
    if (units === null || !meets(units, needs)) continue;
    const late = units
      .filter(({ isAfterGraduation }) => isAfterGraduation)
      .reduce((total, one) => add(total, one.units), NONE);
    if (!isAtLeast(whole(needs.mostAfterGraduation), late)) continue;
    if (
      isMinimal &&
      units.some((one) =>
        meets(
          units.filter((other) => other !== one),
          needs,
        ),
      )
    )
      continue;
    const found: FoundSet = {
      rows: chosen,
      units: units.reduce((total, one) => add(total, one.units), NONE),
      quality: units.reduce((total, one) => add(total, one.quality), NONE),
    };
    if (best === null || isBetter(found, best)) best = found;
  }
  return best;
}

/** Higher GPA, then fewer units, then the one that holds the first row in which they differ. */
function isBetter(a: FoundSet, b: FoundSet): boolean {
  const byGpa = difference(multiply(a.quality, b.units), multiply(b.quality, a.units));
  if (byGpa !== 0n) return byGpa > 0n;
  const byUnits = difference(a.units, b.units);
  if (byUnits !== 0n) return byUnits < 0n;
  const first = [...a.rows, ...b.rows]
    .filter((row) => a.rows.includes(row) !== b.rows.includes(row))
    .sort((x, y) => x - y)[0];
  return first !== undefined && a.rows.includes(first);
}
