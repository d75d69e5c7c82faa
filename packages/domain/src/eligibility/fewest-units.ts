/** Units have two decimals; sums of them as numbers have more. */
const SCALE = 10_000;

/**
 * The fewest units that fill all that is short of a division's needs, by area and together: one unit fills its area, the ten
 * of English, math and science, and the total at once, and a unit of science with a lab is one of science.
 *
 * @param short units that are missing, by the area that a finding names.
 */
export function fewestUnits(short: ReadonlyMap<string, number>): number {
  const of = (area: string) => short.get(area) ?? 0;
  const named = of('english') + of('math') + Math.max(of('science'), of('lab'));
  const areas = Math.max(named, of('academic')) + of('social_science');
  return Math.round(Math.max(areas, of('total')) * SCALE) / SCALE;
}
