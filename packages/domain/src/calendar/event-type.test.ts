import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignmentEventType } from './event-type.ts';

it('takes the kind where it says quiz or test, whatever the title', () => {
  expect(assignmentEventType('quiz', 'Chapter 4')).toBe('quiz');
  expect(assignmentEventType('event_test', 'Chapter 4')).toBe('quiz');
});

it('takes "quiz" in the title of a plain assignment, in any case', () => {
  expect(assignmentEventType('assignment', 'Bio QUIZ: tissues')).toBe('quiz');
  expect(assignmentEventType('assignment', 'Essay on tissues')).toBe('assignment');
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('quiz', 'Quiz', 'qUIZ'), fc.string(), (before, word, after) => {
      expect(assignmentEventType('assignment', `${before}${word}${after}`)).toBe('quiz');
    }),
  );
});
