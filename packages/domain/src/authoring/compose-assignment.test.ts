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
  expect(written.steps).toContain('Use these words where they fit: chlorophyll.');
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

it('writes each word of the lesson where it belongs, without blanks around it', () => {
  const concept = (n: number) => ({ term: ` term ${n} `, meaning: ` meaning ${n}${n === 1 ? '!' : ''} ` });
  const written = composeAssignment({
    title: ' Light ',
    lesson: {
      title: ' Leaves ',
      estimatedMinutes: null,
      objectives: ['One', ' ', 'Two?', 'Three', 'Four', 'Five'],
      introduction: ' Plants make food. ',
      keyConcepts: [
        { term: 'unsaid', meaning: ' ' },
        { term: ' ', meaning: 'unnamed' },
        ...[1, 2, 3, 4, 5, 6, 7].map(concept),
      ],
    },
    criteria: [
      { name: ' Cause ', points: 10 },
      { name: ' ', points: 5 },
    ],
    hasMatching: false,
  });
  expect(written).toEqual({
    description: 'Use what you learned in “Leaves” to complete “Light”.',
    durationMinutes: 30,
    materials: ['The lesson “Leaves”', 'Your notes', 'The answer field on this page'],
    steps: [
      'Go over the lesson “Leaves” again.',
      'Show that you can do this: One.',
      'Show that you can do this: Two?',
      'Show that you can do this: Three.',
      'Show that you can do this: Four.',
      'Use these words where they fit: term 1, term 2, term 3, term 4, term 5, term 6.',
      'Check your work against the rubric: Cause.',
      'Read your answer once more, then submit it.',
    ],
    story: {
      title: 'Before you begin: Leaves',
      content: [
        'Plants make food.',
        'term 1: meaning 1!',
        ...[2, 3, 4, 5, 6].map((n) => `term ${n}: meaning ${n}.`),
        'This reading was put together from the lesson’s own introduction and key concepts.',
      ].join('\n\n'),
    },
  });
});

it('leaves out what a lesson doesn’t have, and writes no story from nothing', () => {
  const bare = { title: 'Leaves', estimatedMinutes: 10, objectives: [], introduction: ' ', keyConcepts: [] };
  const written = composeAssignment({ title: ' Light ', lesson: bare, criteria: [], hasMatching: false });
  expect(written.story).toBeNull();
  expect(written.steps).toEqual([
    'Go over the lesson “Leaves” again.',
    'Read your answer once more, then submit it.',
  ]);
  const concepts = [{ term: 'stem', meaning: 'holds the leaves' }];
  expect(
    composeAssignment({
      title: 'Light',
      lesson: { ...bare, keyConcepts: concepts },
      criteria: [],
      hasMatching: false,
    }).story?.content,
  ).toMatch(/^stem: holds the leaves\.\n/);
  expect(
    composeAssignment({ title: ' Light ', lesson: null, criteria: [], hasMatching: true }),
  ).toMatchObject({
    description: 'Complete “Light” and explain your answers in your own words.',
    steps: [
      'Read the task.',
      'Do the matching activity and check your answers.',
      'Read your answer once more, then submit it.',
    ],
  });
});

it('fills each part by itself, and takes no story where none was written', () => {
  const written = composeAssignment({ ...source, lesson: null });
  const { filled, parts } = fillParts({ ...empty, steps: ['', 'Write.'], durationMinutes: 5 }, written);
  expect(parts).toEqual(['materials', 'description']);
  expect(filled).toMatchObject({ story: null, steps: ['', 'Write.'], durationMinutes: 5 });
  expect(fillParts(empty, written).filled).toMatchObject({
    steps: written.steps,
    durationMinutes: written.durationMinutes,
  });
});
