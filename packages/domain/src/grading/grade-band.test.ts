import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gradeBand } from './grade-band.ts';

it('changes exactly at 90, 80 and 70 percent', () => {
  expect([1.04, 0.9, 0.8, 0.7, 0.6, 0].map(gradeBand)).toEqual([
    'success',
    'success',
    'secondary',
    'warning',
    'danger',
    'danger',
  ]);
});

it('looks at the unrounded value', () => {
  expect(gradeBand(0.8966)).toBe('secondary');
  expect(gradeBand(0.79999)).toBe('warning');
});

it('takes whole points at the limit as reaching it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (tens) => {
      expect(gradeBand((tens * 9) / (tens * 10))).toBe('success');
    }),
  );
});

it('never gives the better ratio the worse band', () => {
  const bands = ['danger', 'warning', 'secondary', 'success'];
  const ratio = fc.double({ min: 0, max: 1.2, noNaN: true });
  fc.assert(
    fc.property(ratio, ratio, (a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      expect(bands.indexOf(gradeBand(low))).toBeLessThanOrEqual(bands.indexOf(gradeBand(high)));
    }),
  );
});
