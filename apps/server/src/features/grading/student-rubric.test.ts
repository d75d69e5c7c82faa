import type { CriterionResult, RubricBody } from '@fieldhouse/contract/content.ts';
import { expect, it } from 'vitest';
import { studentResults, studentRubric } from './student-rubric.ts';

const rubric = (showNotes?: boolean): RubricBody => ({
  v: 1,
  criteria: [
    {
      id: 'cause',
      name: 'Cause',
      points: 10,
      description: 'Explain why it happens',
      notes: 'Names chlorophyll',
      source: 'ai',
      levels: [{ id: 'full', label: 'Names chlorophyll and light', points: 10 }],
    },
  ],
  ...(showNotes === undefined ? {} : { showNotes }),
});
const result = (reason: CriterionResult['reason']): CriterionResult => ({
  criterionId: 'cause',
  name: 'Cause',
  points: 5,
  pointsPossible: 10,
  levelLabel: null,
  quotes: [],
  reason,
});
const TERMS = { kind: 'terms' as const, found: ['light'], missing: ['chlorophyll'] };

it.each([
  ['before a grade', rubric(true), false],
  ['after it where the teacher has said nothing', rubric(), true],
  ['after it where the teacher keeps them', rubric(false), true],
])('shows students no grading notes and no levels %s', (_, body, isGraded) => {
  expect(studentRubric(body, isGraded)).toEqual([
    { id: 'cause', name: 'Cause', points: 10, description: 'Explain why it happens', source: 'ai' },
  ]);
});

it('shows them after the grade where the teacher says so, still without levels', () => {
  expect(studentRubric(rubric(true), true)).toMatchObject([{ notes: 'Names chlorophyll' }]);
  expect(studentRubric(rubric(true), true)[0]).not.toHaveProperty('levels');
});

it('keeps the terms that were looked for with the notes; what a model said in a sentence is read', () => {
  const said = result({ kind: 'text', text: 'You explain the light.' });
  expect(studentResults(rubric(), [result(TERMS), said])).toEqual([result(null), said]);
  expect(studentResults(rubric(true), [result(TERMS)])).toEqual([result(TERMS)]);
});

it('keeps the words of a level with the notes too', () => {
  const leveled = { ...result(null), levelLabel: 'Names chlorophyll and light' };
  expect(studentResults(rubric(), [leveled])).toEqual([{ ...leveled, levelLabel: null }]);
  expect(studentResults(rubric(true), [leveled])).toEqual([leveled]);
});
