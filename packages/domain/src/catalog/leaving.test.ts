import { describe, expect, it } from 'vitest';
import { isUndoable, mayDropOn } from './leaving.ts';

const made = {
  isOwnDoing: true,
  hasWork: false,
  hasLeftAnother: false,
  enrolledAt: '2030-03-02T08:00:00.000Z',
};

describe('taking an enrollment back', () => {
  it.each([
    ['at once', made, '2030-03-02T08:00:00.000Z', true],
    ['up to the last moment', made, '2030-03-02T08:10:00.000Z', true],
    ['not a moment later', made, '2030-03-02T08:10:00.001Z', false],
    ['not where others put the student in', { ...made, isOwnDoing: false }, made.enrolledAt, false],
    ['not once work was handed in', { ...made, hasWork: true }, made.enrolledAt, false],
    ['not once another course was left', { ...made, hasLeftAnother: true }, made.enrolledAt, false],
  ])('is possible %s', (_, enrollment, now, expected) => {
    expect(isUndoable(enrollment, now)).toBe(expected);
  });
});

describe('dropping a course', () => {
  it.each([
    ['before the day', '2030-09-14', true],
    ['on the day', '2030-09-15', true],
    ['after it', '2030-09-16', false],
  ])('is open %s', (_, today, expected) => {
    expect(mayDropOn('2030-09-15', today)).toBe(expected);
  });

  it('is for the school where it sets no day', () => {
    expect(mayDropOn(null, '2030-09-14')).toBe(false);
  });
});
