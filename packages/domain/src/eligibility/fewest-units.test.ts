import { expect, it } from 'vitest';
import { fewestUnits } from './fewest-units.ts';

const CASES: readonly (readonly [what: string, short: Readonly<Record<string, number>>, units: number])[] = [
  ['the total alone', { total: 3 }, 3],
  ['areas that the total holds', { english: 3, math: 3, total: 15 }, 15],
  ['two areas, though the total is there', { english: 2, math: 1, academic: 2 }, 3],
  ['social science beside the ten', { academic: 2, social_science: 1, total: 1 }, 3],
  ['a lab that is one of two units of science', { science: 2, lab: 1, academic: 2 }, 2],
  ['a lab though all of science is there', { english: 1, lab: 1, academic: 1, total: 1 }, 2],
  ['parts of units', { english: 0.66, math: 0.34 }, 1],
  ['nothing', {}, 0],
];

it.each(CASES)('counts %s', (_, short, units) => {
  expect(fewestUnits(new Map(Object.entries(short)))).toBe(units);
});
