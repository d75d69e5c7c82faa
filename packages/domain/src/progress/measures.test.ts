import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignmentCompletion, gradedProgress, lessonProgress } from './measures.ts';
import { MAX_STUDY_MINUTES_PER_DAY } from './study-time.ts';

it('has no progress to tell where there is nothing to do', () => {
  expect([lessonProgress(0, 0), gradedProgress(3, 0), assignmentCompletion(0, 0)]).toEqual([
    null,
    null,
    null,
  ]);
});

it('divides what is done by what there is', () => {
  expect(lessonProgress(3, 12)).toBe(0.25);
  expect(gradedProgress(6, 12)).toBe(0.5);
  expect(assignmentCompletion(4, 4)).toBe(1);
});

it('caps graded progress where there is more work than lessons', () => {
  expect(gradedProgress(15, 12)).toBe(1);
});

it('stays within 0 and 1 and never falls with more work done', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 1, max: 200 }), (done, total) => {
      for (const measure of [lessonProgress, gradedProgress, assignmentCompletion]) {
        const now = measure(Math.min(done, total), total)!;
        expect(now).toBeGreaterThanOrEqual(0);
        expect(now).toBeLessThanOrEqual(1);
        expect(measure(Math.min(done + 1, total), total)!).toBeGreaterThanOrEqual(now);
      }
      expect(gradedProgress(done, total)!).toBeLessThanOrEqual(1);
    }),
  );
});

it('counts twelve hours of study a day at most', () => {
  expect(MAX_STUDY_MINUTES_PER_DAY).toBe(720);
});
