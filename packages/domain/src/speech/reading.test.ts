import { expect, it } from 'vitest';
import { assignmentReading, lessonReading, spokenText } from './reading.ts';

const assignment = {
  title: 'Light and leaves',
  introduction: 'Plants make food.\n\nThey need \\(x^2\\) light.',
  keyConcepts: [{ term: 'photosynthesis', meaning: 'making sugar from light' }],
  story: { title: 'The garden', content: 'Ada planted a bean.\n\n\nIt grew.' },
  instructions: ['Read the story.', '  ', '…', 'Write five sentences.'],
};

it('reads title, introduction, key concepts, story and instructions in this order', () => {
  const { text, blocks } = assignmentReading(assignment, 'en');
  expect(blocks.map(({ part, start, end }) => [part, text.slice(start, end)])).toEqual([
    ['title', 'Light and leaves'],
    ['introduction', 'Plants make food.'],
    ['introduction', 'They need x squared light.'],
    ['key_concept', 'photosynthesis: making sugar from light'],
    ['story_title', 'The garden'],
    ['story', 'Ada planted a bean.'],
    ['story', 'It grew.'],
    ['instruction', 'Read the story.'],
    ['instruction', 'Write five sentences.'],
  ]);
});

it('parts what it reads by a blank line, and has nothing else between', () => {
  const { text, blocks } = assignmentReading(assignment, 'en');
  expect(blocks.map(({ start, end }) => text.slice(start, end)).join('\n\n')).toBe(text);
});

it('speaks a paragraph as one line, without blanks around it', () => {
  expect(spokenText(' \\(x\\)  is\n 4 , or \\(5\\) ', 'en')).toBe('x is 4, or 5');
});

it('leaves out a formula that it would read wrong', () => {
  const { text } = assignmentReading({ ...assignment, introduction: 'See \\(\\int_0^1 x\\).' }, 'en');
  expect(text).toContain('\n\nSee.\n\n');
});

it('reads a lesson with its paragraphs, in the language it is written in', () => {
  const reading = lessonReading(
    {
      title: 'Luz',
      introduction: 'Las plantas necesitan luz.',
      paragraphs: ['El agua es para las hojas.', 'La raíz está en el suelo y se alimenta.'],
      keyConcepts: [],
    },
    'en',
  );
  expect(reading.language).toBe('es');
  expect(reading.blocks.map(({ part }) => part)).toEqual(['title', 'introduction', 'lesson', 'lesson']);
});

it('is empty for an assignment without any words', () => {
  const empty = { title: '', introduction: '', keyConcepts: [], story: null, instructions: [] };
  expect(assignmentReading(empty, 'en')).toMatchObject({ text: '', blocks: [] });
});
