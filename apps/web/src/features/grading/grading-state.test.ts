import { expect, it } from 'vitest';
import { acceptAll, parsePoints, pointsAtStart, totalOf, undecidedCount } from './grading-state.ts';

const RUBRIC = [
  { id: 'pairs', points: 16, source: 'matching' },
  { id: 'evidence', points: 12, source: 'ai' },
  { id: 'style', points: 4, source: 'manual' },
] as const;
const NEW = { rubric: RUBRIC, matchingCorrect: 6, matchingTotal: 8, graded: [], kept: null };

it('counts matching exactly and leaves the rest to a person', () => {
  expect(pointsAtStart(NEW)).toEqual({ pairs: 12, evidence: null, style: null });
});

it('goes on from the grade there is, and from what this device kept above it', () => {
  const graded = [
    { criterionId: 'evidence', points: 9 },
    { criterionId: 'style', points: 2 },
  ];
  expect(pointsAtStart({ ...NEW, graded })).toEqual({ pairs: 12, evidence: 9, style: 2 });
  expect(pointsAtStart({ ...NEW, graded, kept: { evidence: 12 } })).toEqual({
    pairs: 12,
    evidence: 12,
    style: 2,
  });
});

it('keeps a zero that somebody gave', () => {
  expect(pointsAtStart({ ...NEW, kept: { style: 0 } }).style).toBe(0);
});

it('accepts proposals only where nobody has decided', () => {
  const proposals = [
    { criterionId: 'evidence', points: 8 },
    { criterionId: 'style', points: 4 },
  ];
  expect(acceptAll({ pairs: 12, evidence: 10, style: null }, proposals)).toEqual({
    pairs: 12,
    evidence: 10,
    style: 4,
  });
  expect(acceptAll({ evidence: null }, [])).toEqual({ evidence: null });
});

it('sums points exactly and counts what is open', () => {
  expect(totalOf({ a: 0.1, b: 0.2, c: null })).toBe(0.3);
  expect(undecidedCount({ a: 0, b: null, c: null })).toBe(2);
});

it('reads typed points', () => {
  expect(parsePoints('8.25', 12)).toBe(8.25);
  expect(parsePoints(' 8,5 ', 12)).toBe(8.5);
  expect(parsePoints('0', 12)).toBe(0);
  for (const wrong of ['', '13', '-1', '8.255', 'eight', '1e1']) expect(parsePoints(wrong, 12)).toBeNull();
});
