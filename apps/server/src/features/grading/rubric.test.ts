import type { MatchingBody, RubricCriterion } from '@fieldhouse/contract/content.ts';
import { expect, it } from 'vitest';
import {
  criteriaOf,
  fixedPoints,
  type GradedAssignment,
  gradingPathOf,
  matchingResults,
  totalPoints,
} from './rubric.ts';

const side = (text: string) => ({ text, imageFileId: null, alt: null });
const matching: MatchingBody = { v: 1, pairs: [{ id: 'a', left: side('x'), right: side('y') }] };
const criterion = (source: RubricCriterion['source'], points = 10): RubricCriterion => ({
  id: source,
  name: source,
  points,
  description: '',
  source,
  levels: [],
});
const assignment = (criteria: RubricCriterion[], pairs: MatchingBody | null = null): GradedAssignment => ({
  title: 'Leaves',
  pointsPossible: 20,
  rubric: { v: 1, criteria },
  matching: pairs,
});

it.each([
  ['pairs alone', assignment([criterion('matching')], matching), 'done'],
  ['pairs without a rubric', assignment([], matching), 'done'],
  ['an engine reads', assignment([criterion('ai'), criterion('manual')]), 'engine'],
  ['pairs and an engine', assignment([criterion('matching'), criterion('ai')], matching), 'engine'],
  ['a person reads', assignment([criterion('manual')]), 'by_hand'],
  ['pairs and a person', assignment([criterion('matching'), criterion('manual')], matching), 'by_hand'],
  ['nothing says how', assignment([]), 'by_hand'],
  ['pairs are graded and there are none', assignment([criterion('matching')]), 'by_hand'],
  ['the activity has no pairs', assignment([criterion('matching')], { v: 1, pairs: [] }), 'by_hand'],
] as const)('knows what comes next where %s', (_, work, path) => {
  expect(gradingPathOf(work)).toBe(path);
});

it('grades work without a rubric as a whole', () => {
  expect(criteriaOf(assignment([]))).toEqual([
    { id: 'whole', name: 'Leaves', points: 20, description: '', source: 'manual', levels: [] },
  ]);
});

it('counts pairs exactly, and for their criterion alone', () => {
  expect(fixedPoints(criterion('matching', 10), { correct: 1, total: 3 })).toBe(3.33);
  expect(fixedPoints(criterion('matching', 10), null)).toBeNull();
  expect(fixedPoints(criterion('ai', 10), { correct: 1, total: 3 })).toBeNull();
  expect(matchingResults(assignment([], matching), { correct: 2, total: 3 })).toMatchObject([
    { points: 13.33, pointsPossible: 20 },
  ]);
});

it('adds points up without binary noise', () => {
  expect(totalPoints([{ points: 0.1 }, { points: 0.2 }])).toBe(0.3);
  expect(totalPoints([])).toBe(0);
});
