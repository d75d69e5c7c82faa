import { expect, it } from 'vitest';
import {
  type AssignmentParts,
  type AssignmentSource,
  composeAssignment,
  fillParts,
  missingParts,
} from './compose-assignment.ts';

const source: AssignmentSource = {
  title: 'Light and leaves',
  lesson: {
    title: 'Photosynthesis',
    estimatedMinutes: 25,
    objectives: ['Explain why plants need light', ' '],
    introduction: 'Plants make food.',
    keyConcepts: [{ term: 'chlorophyll', meaning: 'the green that takes in light' }],
  },
  criteria: [{ name: 'Cause', points: 10 }],
  hasMatching: true,
};
const empty: AssignmentParts = {
  title: 'Light and leaves',
  description: ' ',
  durationMinutes: null,
  materials: [],
  steps: [''],
  story: null,
};

it('puts the text together from the lesson alone, says so, and does it alike each time', () => {
  const written = composeAssignment(source);
  expect(composeAssignment(source)).toEqual(written);
  expect(written.story).toEqual({
    title: 'Before you begin: Photosynthesis',
    content: [
      'Plants make food.',
      'chlorophyll: the green that takes in light.',
      'This reading was put together from the lesson’s own introduction and key concepts.',
    ].join('\n\n'),
  });
  expect(written.durationMinutes).toBe(25);
  expect(written.steps.join(' ')).toContain('Explain why plants need light.');
  expect(written.steps.join(' ')).toContain('matching');
  expect(written.steps.join(' ')).toContain('Cause');
});

it('writes no story where there is nothing to tell', () => {
  expect(composeAssignment({ ...source, lesson: null }).story).toBeNull();
  const silent = { ...source.lesson!, introduction: ' ', keyConcepts: [] };
  expect(composeAssignment({ ...source, lesson: silent }).story).toBeNull();
  expect(composeAssignment({ ...source, lesson: null }).steps[0]).toBe('Read the task.');
});

it('fills what is missing and leaves what somebody wrote', () => {
  expect(missingParts(empty)).toEqual(['story', 'steps', 'materials', 'duration', 'description']);
  const own = { ...empty, steps: ['Write a page'], durationMinutes: 5 };
  const { filled, parts } = fillParts(own, composeAssignment(source));
  expect(parts).toEqual(['story', 'materials', 'description']);
  expect(filled).toMatchObject({ steps: ['Write a page'], durationMinutes: 5 });
  expect(missingParts(filled)).toEqual([]);
  expect(fillParts(filled, composeAssignment(source))).toEqual({ filled, parts: [] });
});
