import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeAttempts, type PostedAttempt, type RepeatRule } from './repeats.ts';

const attempt = (enrollmentId: string, ratio: number | null, creditsEarned = 1): PostedAttempt => ({
  ...{ enrollmentId, contentId: 'algebra', ratio, creditsEarned, countsAnyway: false },
});
const counted = (attempts: readonly PostedAttempt[], rule: RepeatRule) =>
  judgeAttempts(attempts, rule)
    .filter(({ countsInGpa }) => countsInGpa)
    .map(({ enrollmentId }) => enrollmentId);

it('counts the best, the latest or all attempts at a course in the GPA', () => {
  const attempts = [attempt('first', 0.55, 0), attempt('second', 0.91), attempt('third', 0.72)];
  expect(counted(attempts, 'best')).toEqual(['second']);
  expect(counted(attempts, 'latest')).toEqual(['third']);
  expect(counted(attempts, 'average')).toEqual(['first', 'second', 'third']);
});

it('takes the earlier of two equal attempts as the best', () => {
  expect(counted([attempt('first', 0.8), attempt('second', 0.8)], 'best')).toEqual(['first']);
});

it('leaves an attempt without a grade out of the GPA, and the graded one before it in', () => {
  const attempts = [attempt('first', 0.7), attempt('second', null, 0)];
  for (const rule of ['best', 'latest', 'average'] as const)
    expect(counted(attempts, rule)).toEqual(['first']);
});

it('tells contents apart', () => {
  const other = { ...attempt('biology', 0.5, 0), contentId: 'biology' };
  expect(counted([attempt('algebra', 0.9), other], 'best')).toEqual(['algebra', 'biology']);
});

it('gives credit once, for the first attempt that earned the most', () => {
  const credit = (...attempts: PostedAttempt[]) =>
    judgeAttempts(attempts, 'latest').map(({ creditsCounted }) => creditsCounted);
  expect(credit(attempt('a', 0.9), attempt('b', 0.4, 0))).toEqual([1, 0]);
  expect(credit(attempt('a', 0.4, 0), attempt('b', 0.9))).toEqual([0, 1]);
  expect(credit(attempt('a', 0.7), attempt('b', 0.9))).toEqual([1, 0]);
  expect(credit(attempt('a', 0.7, 0.5), attempt('b', 0.9, 1))).toEqual([0, 1]);
});

it('lets the credit of an attempt count beside the one that gives it, and leaves the GPA alone', () => {
  const anyway = (one: PostedAttempt) => ({ ...one, countsAnyway: true });
  const credit = (...attempts: PostedAttempt[]) =>
    judgeAttempts(attempts, 'best').map(({ creditsCounted }) => creditsCounted);
  expect(credit(attempt('a', 0.7), anyway(attempt('b', 0.9)))).toEqual([1, 1]);
  expect(credit(attempt('a', 0.7, 0.5), anyway(attempt('b', 0.9)))).toEqual([0.5, 1]);
  expect(credit(anyway(attempt('a', 0.4, 0)), attempt('b', 0.9))).toEqual([0, 1]);
  expect(credit(anyway(attempt('a', 0.7)), anyway(attempt('b', 0.9)))).toEqual([1, 1]);
  expect(counted([attempt('a', 0.9), anyway(attempt('b', 0.7))], 'best')).toEqual(['a']);
});

it('gives each content the most credit that one attempt earned beside what counts anyway, under every rule', () => {
  const attempts = fc.array(
    fc.record({
      countsAnyway: fc.boolean(),
      enrollmentId: fc.uuid(),
      contentId: fc.constantFrom('a', 'b', 'c'),
      ratio: fc.option(fc.double({ min: 0, max: 1.2, noNaN: true })),
      creditsEarned: fc.constantFrom(0, 0.5, 1),
    }),
  );
  fc.assert(
    fc.property(attempts, fc.constantFrom<RepeatRule>('best', 'latest', 'average'), (list, rule) => {
      const judged = judgeAttempts(list, rule);
      for (const contentId of ['a', 'b', 'c']) {
        const own = judged.filter((one) => one.contentId === contentId);
        const given = own.reduce((sum, one) => sum + one.creditsCounted, 0);
        const anyway = own.filter((one) => one.countsAnyway);
        const once = own.filter((one) => !one.countsAnyway);
        expect(given).toBe(
          Math.max(0, ...once.map((one) => one.creditsEarned)) +
            anyway.reduce((sum, one) => sum + one.creditsEarned, 0),
        );
        const graded = own.filter(({ ratio }) => ratio !== null).length;
        expect(own.filter(({ countsInGpa }) => countsInGpa)).toHaveLength(
          rule === 'average' ? graded : Math.min(1, graded),
        );
      }
    }),
  );
});
