import { describe, expect, it } from 'vitest';
import { disagreement } from '../testing/eligibility/agreement.ts';
import { exhaustiveBest } from '../testing/eligibility/exhaustive.ts';
import { fullCase } from '../testing/eligibility/full-record.ts';
import { secondBest } from '../testing/eligibility/second-search.ts';
import {
  candidatesOf,
  needsFrom,
  type PlainCase,
  type PlainRow,
  smallCase,
} from '../testing/eligibility/small-rows.ts';
import { bestSet } from './best-set.ts';

const SMALL = 3000;
const FULL = 20;

describe('the best set', () => {
  it('is that of a search through all sets, on small records', () => {
    const differing = Array.from({ length: SMALL }, (_, seed) => {
      const one = smallCase(seed + 1, 9);
      return { seed: seed + 1, says: disagreement(one, exhaustiveBest(one)) };
    }).filter(({ says }) => says !== null);
    expect(differing).toEqual([]);
  });

  it('is that of a second exact method, on full records', () => {
    const differing = Array.from({ length: FULL }, (_, seed) => {
      const one = fullCase(seed + 1);
      return { seed: seed + 1, says: disagreement(one, secondBest(one)) };
    }).filter(({ says }) => says !== null);
    expect(differing).toEqual([]);
  });

  it('is sought among records of which many have a legal set, and some only beyond the total', () => {
    const found = Array.from({ length: 200 }, (_, seed) => secondBest(fullCase(seed + 1)));
    expect(found.filter((one) => one !== null).length).toBeGreaterThan(120);
    expect(found.filter((one) => one !== null && one.units[0] > 16_000n).length).toBeGreaterThan(20);
  });
});

const NEEDS = {
  english: 0,
  math: 0,
  science: 0,
  socialScience: 0,
  academic: 0,
  total: 2000,
  lab: 0,
  before: 0,
  beforeAcademic: 0,
  mostAfterGraduation: 1000,
};
const plain = (units: number, points: number, more: Partial<PlainRow> = {}): PlainRow => ({
  area: 'other',
  units,
  points,
  isBefore: false,
  isAfterGraduation: false,
  isLab: false,
  content: null,
  part: [1, 1],
  ...more,
});
const best = (rows: readonly PlainRow[], needs = NEEDS, rules: Partial<PlainCase> = {}) =>
  bestSet(candidatesOf(rows), needsFrom(needs), { isMinimal: true, isCapped: true, ...rules }).best;

it('takes the fewest units of equals, then the earliest', () => {
  const half = plain(500, 3000);
  expect(best([half, plain(1000, 3000), plain(1000, 3000), half, plain(1000, 3000)])?.orders).toEqual([
    0, 1, 3,
  ]);
});

it('passes the total only where partial units force it', () => {
  const found = best([
    plain(340, 4000),
    plain(1000, 3000),
    plain(1000, 2000),
    plain(340, 4000),
    plain(340, 4000),
  ]);
  // 1.00 and three of 0.34 are 2.02; with the second full unit two of 0.34 could be left out.
  expect(found?.units).toEqual({ numerator: 101n, denominator: 50n });
});

it('counts three parts of 0.34 as one unit with the points in proportion, else as printed', () => {
  const third = (points: number, number: number) =>
    plain(340, points, { content: 'algebra', part: [number, 3] });
  const rows = [third(4000, 1), third(3000, 2), third(2000, 3), plain(1000, 3000)];
  expect(best(rows)).toMatchObject({ units: { numerator: 2n }, gpa: { numerator: 3n, denominator: 1n } });
  expect(best(rows, NEEDS, { isCapped: false })?.units).toEqual({ numerator: 101n, denominator: 50n });
});

it('credits no part of a content twice, whoever taught it', () => {
  const whole = plain(1000, 1000, { content: 'algebra' });
  const half = (number: number, points: number) =>
    plain(500, points, { content: 'algebra', part: [number, 2] });
  expect(best([whole, half(1, 4000), half(2, 4000), plain(1000, 2000)])?.orders).toEqual([1, 2, 3]);
  expect(best([whole, half(1, 4000), plain(1000, 2000)])?.orders).toEqual([0, 2]);
  expect(best([whole, half(1, 4000), half(1, 4000)])).toBeNull();
});

it('gives up in time on a record that nobody has, and says so', () => {
  const rows = Array.from({ length: 60 }, (_, place) => plain(101 + 13 * place, 1000 + (place % 4) * 1000));
  const began = performance.now();
  const { isComplete } = bestSet(candidatesOf(rows), needsFrom({ ...NEEDS, total: 16_000 }), {
    isMinimal: true,
    isCapped: true,
  });
  expect(isComplete).toBe(false);
  expect(performance.now() - began).toBeLessThan(10_000);
});
