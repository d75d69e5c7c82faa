import type { FoundSet } from './exhaustive.ts';
import type { PlainCase, PlainRow } from './small-rows.ts';

/*
 * A second exact method for records of full size, apart from the engine's: one pass row by row that tries nothing away. It
 * keeps all sums that differ, needs no bands and no bounds, and asks only at the very end which rows are needed. For rows
 * without parts of contents (all of a content or nothing) and without labs.
 */

/** What is chosen so far: sums, and the smallest row before and after the lock that its area could spare. */
interface Sum {
  readonly units: number;
  readonly before: number;
  readonly late: number;
  readonly spareBefore: number;
  readonly spareAfter: number;
  readonly points: number;
  readonly rows: bigint;
}

const NOTHING: Sum = {
  units: 0,
  before: 0,
  late: 0,
  spareBefore: Number.POSITIVE_INFINITY,
  spareAfter: Number.POSITIVE_INFINITY,
  points: 0,
  rows: 0n,
};

const join = (a: Sum, b: Sum): Sum => ({
  units: a.units + b.units,
  before: a.before + b.before,
  late: a.late + b.late,
  spareBefore: Math.min(a.spareBefore, b.spareBefore),
  spareAfter: Math.min(a.spareAfter, b.spareAfter),
  points: a.points + b.points,
  rows: a.rows | b.rows,
});

/** Of sums that differ in points or rows alone the one with more points, or the earlier rows. */
function distinct(sums: Iterable<Sum>): Sum[] {
  const kept = new Map<string, Sum>();
  for (const sum of sums) {
    const name = [sum.units, sum.before, sum.late, sum.spareBefore, sum.spareAfter].join();
    const other = kept.get(name);
    const isBetter =
      !other || sum.points > other.points || (sum.points === other.points && sum.rows > other.rows);
    if (isBetter) kept.set(name, sum);
  }
  return [...kept.values()];
}

/** The best legal set; null: there is none. */
export function secondBest({ rows, needs, isMinimal }: PlainCase): FoundSet | null {
  const bitOf = (place: number) => 1n << BigInt(rows.length - 1 - place);
  const inArea = (area: PlainRow['area'], least: number): Sum[] => {
    const contents = Map.groupBy(
      rows.map((row, place) => ({ row, place })).filter(({ row }) => row.area === area),
      ({ row, place }) => row.content ?? `row ${place}`,
    );
    let sums: Sum[] = [NOTHING];
    for (const ofContent of contents.values()) {
      const taken = ofContent.map(
        ({ row, place }): Sum => ({
          units: row.units,
          before: row.isBefore ? row.units : 0,
          late: row.isAfterGraduation ? row.units : 0,
          spareBefore: row.isBefore ? row.units : Number.POSITIVE_INFINITY,
          spareAfter: row.isBefore ? Number.POSITIVE_INFINITY : row.units,
          points: row.units * row.points,
          rows: bitOf(place),
        }),
      );
      sums = distinct(sums.flatMap((sum) => [sum, ...taken.map((one) => join(sum, one))]));
    }
    const enough = sums.filter(({ units, late }) => units >= least && late <= needs.mostAfterGraduation);
    return distinct(
      enough.map((sum) => {
        const isNeeded = (size: number) => size > sum.units - least;
        return {
          ...sum,
          spareBefore: isNeeded(sum.spareBefore) ? Number.POSITIVE_INFINITY : sum.spareBefore,
          spareAfter: isNeeded(sum.spareAfter) ? Number.POSITIVE_INFINITY : sum.spareAfter,
        };
      }),
    );
  };
  const product = (a: readonly Sum[], b: readonly Sum[]) =>
    distinct(a.flatMap((one) => b.map((two) => join(one, two))));
  const languages = product(inArea('english', needs.english), inArea('math', needs.math));
  const academic = product(languages, inArea('science', needs.science)).filter(
    ({ units, before }) => units >= needs.academic && before >= needs.beforeAcademic,
  );
  // A need of nothing needs no row: in the area of the others every row is spare.
  const others = product(inArea('socialScience', needs.socialScience), inArea('other', -1e9));
  let best: Sum | null = null;
  for (const a of academic) {
    for (const b of others) {
      const [units, before] = [a.units + b.units, a.before + b.before];
      if (units < needs.total || before < needs.before || a.late + b.late > needs.mostAfterGraduation)
        continue;
      if (best && (a.points + b.points) * best.units < best.points * units) continue;
      const spareTotal = units - needs.total;
      const spareLock = before - needs.before;
      const widest = Math.min(spareTotal, a.units - needs.academic);
      const isNeeded =
        a.spareAfter > widest &&
        a.spareBefore > Math.min(widest, spareLock, a.before - needs.beforeAcademic) &&
        b.spareAfter > spareTotal &&
        b.spareBefore > Math.min(spareTotal, spareLock);
      if (isMinimal && !isNeeded) continue;
      const sum = join(a, b);
      if (best === null || isAhead(sum, best)) best = sum;
    }
  }
  if (best === null) return null;
  const chosen = best.rows;
  return {
    rows: rows.flatMap((_, place) => (chosen & bitOf(place) ? place : [])),
    units: [BigInt(best.units), 1000n],
    quality: [BigInt(best.points), 1_000_000n],
  };
}

/** Points are below 2e8 and units below 1e5, so their products are whole. */
function isAhead(a: Sum, b: Sum): boolean {
  const byGpa = a.points * b.units - b.points * a.units;
  if (byGpa !== 0) return byGpa > 0;
  return a.units === b.units ? a.rows > b.rows : a.units < b.units;
}
