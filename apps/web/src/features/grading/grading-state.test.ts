import { expect, it } from 'vitest';
import {
  acceptAll,
  criteriaToRecord,
  parsePoints,
  pointsAtStart,
  refuse,
  takeBack,
  totalOf,
  undecidedCount,
  withSentence,
} from './grading-state.ts';

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
  const given = { pairs: 12, evidence: 10, style: null };
  expect(acceptAll({ given, refused: [] }, proposals)).toEqual({ pairs: 12, evidence: 10, style: 4 });
  expect(acceptAll({ given: { evidence: null }, refused: [] }, [])).toEqual({ evidence: null });
});

it('leaves a refused proposal to be decided by hand', () => {
  const refused = refuse({ given: { evidence: 8, style: null }, refused: [] }, 'evidence');
  expect(refused).toEqual({ given: { evidence: null, style: null }, refused: ['evidence'] });
  expect(refuse(refused, 'evidence').refused).toEqual(['evidence']);
  const proposals = [
    { criterionId: 'evidence', points: 8 },
    { criterionId: 'style', points: 4 },
  ];
  expect(acceptAll(refused, proposals)).toEqual({ evidence: null, style: 4 });
  expect(takeBack({ given: { evidence: 3 }, refused: ['evidence'] }, 'evidence')).toEqual({
    given: { evidence: 3 },
    refused: [],
  });
});

it('records what was decided, and which proposals were of no use', () => {
  expect(criteriaToRecord({ given: { evidence: 0, style: 4, pairs: null }, refused: ['evidence'] })).toEqual([
    { criterionId: 'evidence', points: 0, isRefused: true },
    { criterionId: 'style', points: 4 },
  ]);
});

it('puts a kept sentence behind what is written', () => {
  expect(withSentence('', 'Name your source.')).toBe('Name your source.');
  expect(withSentence('Well done. \n', 'Name your source.')).toBe('Well done.\nName your source.');
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
