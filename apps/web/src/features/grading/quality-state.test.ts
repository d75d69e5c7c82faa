import { expect, it } from 'vitest';
import { leaningOf, sampleNow, samplesScored } from './quality-state.ts';

it('says which way the engine leans from a twentieth of the points on', () => {
  expect(leaningOf({ count: 4, biasRatio: 0.05 })).toBe('generous');
  expect(leaningOf({ count: 4, biasRatio: -0.05 })).toBe('strict');
  expect(leaningOf({ count: 4, biasRatio: 0.049 })).toBe('even');
  expect(leaningOf({ count: 4, biasRatio: 0 })).toBe('even');
  expect(leaningOf({ count: 0, biasRatio: null })).toBe('unknown');
});

it('counts a piece of work once, however many criteria it has', () => {
  const samples = (count: number) => ({ samples: { count } });
  expect(samplesScored({ criteria: [samples(3), samples(4)] })).toBe(4);
  expect(samplesScored({ criteria: [] })).toBe(0);
});

it('shows what was put aside once nothing else is left', () => {
  expect(sampleNow(['a', 'b'], [])).toBe('a');
  expect(sampleNow(['a', 'b'], ['a'])).toBe('b');
  expect(sampleNow(['a', 'b'], ['a', 'b'])).toBe('a');
  expect(sampleNow([], ['a'])).toBeNull();
});
