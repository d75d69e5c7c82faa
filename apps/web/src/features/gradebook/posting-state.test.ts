import type { EnrollmentId } from '@fieldhouse/contract/ids.ts';
import { expect, it } from 'vitest';
import {
  type Choices,
  choiceOf,
  finalOf,
  isInTheWay,
  linesOf,
  NO_CHOICES,
  parsePercent,
  readChoices,
  seenOf,
  totalBefore,
  warningsOf,
} from './posting-state.ts';

const DUE = { earliestOn: '2026-11-29', latestOn: '2027-11-29' };

const student = (id: string, more: object = {}) => ({
  enrollmentId: id as EnrollmentId,
  isLocked: false,
  mayWait: false,
  soFarRatio: 0.91 as number | null,
  ifNothingElseRatio: 0.7 as number | null,
  missingCount: 0,
  needsGradingCount: 0,
  heldCount: 0,
  notDueCount: 0,
  posted: null,
  incompleteDue: DUE,
  ...more,
});

const choosing = (choice: Choices['byEnrollment'][string], basis: Choices['basis'] = 'so_far'): Choices => ({
  basis,
  byEnrollment: { ada: choice },
});

it('posts the total of the chosen basis, as it was reviewed', () => {
  const ada = student('ada');
  expect(linesOf([ada], NO_CHOICES).lines).toEqual([
    { enrollmentId: 'ada', result: 'graded', reviewedRatio: 0.91, override: null },
  ]);
  expect(linesOf([ada], { ...NO_CHOICES, basis: 'if_nothing_else' }).lines?.[0]?.reviewedRatio).toBe(0.7);
});

it('posts neither what is locked nor who may wait, unless somebody says so', () => {
  const students = [
    student('ben', { isLocked: true }),
    student('ada', { mayWait: true, soFarRatio: null }),
    student('cleo'),
  ];
  const idsOf = (choices: Choices) => linesOf(students, choices).lines?.map((line) => line.enrollmentId);
  expect(choiceOf(student('ada', { mayWait: true }), NO_CHOICES).result).toBe('later');
  expect(idsOf(NO_CHOICES)).toEqual(['cleo']);
  expect(idsOf(choosing({ result: 'incomplete', override: null, dueOn: '2027-01-15' }))).toEqual([
    'ada',
    'cleo',
  ]);
  expect(readChoices(JSON.stringify(choosing({ result: 'later', override: null })))).toEqual(
    choosing({ result: 'later', override: null }),
  );
});

it('posts another percent with its reason, and the reviewed total beside it', () => {
  const choices = choosing({ result: 'graded', override: { percent: '95,5', reason: ' Extra project ' } });
  expect(linesOf([student('ada')], choices).lines).toEqual([
    {
      enrollmentId: 'ada',
      result: 'graded',
      reviewedRatio: 0.91,
      override: { percent: 95.5, reason: 'Extra project' },
    },
  ]);
});

it('has no line without a figure, a percent or a reason', () => {
  const problem = (choice: Choices['byEnrollment'][string], soFarRatio: number | null = 0.91) =>
    finalOf({ soFarRatio, ifNothingElseRatio: 0, posted: null, incompleteDue: DUE }, choice, 'so_far')
      .problem;
  expect(problem({ result: 'graded', override: null }, null)).toBe('no_figure');
  expect(problem({ result: 'graded', override: { percent: 'much', reason: 'x' } })).toBe('percent');
  expect(problem({ result: 'graded', override: { percent: '95', reason: ' ' } })).toBe('reason');
  expect(problem({ result: 'graded', override: { percent: '95', reason: 'x' } }, null)).toBeNull();
  const nobody = student('ada', { soFarRatio: null });
  expect(linesOf([nobody, student('ben')], NO_CHOICES)).toEqual({ lines: null, wrongCount: 1 });
});

it('has no line for an incomplete without a day by which it is to be made up, or with one that is not possible', () => {
  const posted = { result: 'incomplete', ratio: null, overrideReason: null, dueOn: '2026-10-01' };
  const incomplete = (dueOn?: string) =>
    choosing({ result: 'incomplete', override: null, ...(dueOn === undefined ? {} : { dueOn }) });
  const problem = (one: object, dueOn?: string) =>
    linesOf([student('ada', one)], incomplete(dueOn)).wrongCount;
  expect([problem({}), problem({}, ''), problem({}, '2026-11-28'), problem({}, '2027-11-30')]).toEqual([
    ...[1, 1, 1, 1],
  ]);
  expect(linesOf([student('ada')], incomplete('2027-01-15')).lines).toMatchObject([
    { result: 'incomplete', dueOn: '2027-01-15' },
  ]);
  // What is posted may stay.
  expect(linesOf([student('ada', { posted })], NO_CHOICES).lines).toMatchObject([
    { result: 'incomplete', dueOn: '2026-10-01' },
  ]);
  expect(problem({ posted }, '2026-10-02')).toBe(1);
  expect(readChoices(JSON.stringify(incomplete('2027-01-15')))).toEqual(incomplete('2027-01-15'));
});

it('sends no override for somebody who is given no grade', () => {
  const choices = choosing({ result: 'withdrawn', override: { percent: 'half typed', reason: '' } });
  expect(linesOf([student('ada')], choices).lines?.[0]).toMatchObject({
    result: 'withdrawn',
    override: null,
  });
});

it('begins a reopened course with what was posted', () => {
  const posted = { result: 'graded', ratio: 0.955, overrideReason: 'Extra project', dueOn: null };
  expect(choiceOf(student('ada', { posted }), NO_CHOICES)).toEqual({
    result: 'graded',
    override: { percent: '95.5', reason: 'Extra project' },
  });
  const plain = student('ada', {
    posted: { result: 'incomplete', ratio: null, overrideReason: null, dueOn: null },
  });
  expect(choiceOf(plain, NO_CHOICES)).toEqual({ result: 'incomplete', override: null });
});

it('says what stands in the way', () => {
  const students = [
    student('ada', { needsGradingCount: 2, missingCount: 1 }),
    student('ben', { heldCount: 1 }),
    student('eve'),
  ];
  expect(warningsOf(students)).toEqual({ needsGrading: 1, held: 1, missing: 1, notDue: 0 });
  expect(students.map((one) => isInTheWay(one, NO_CHOICES))).toEqual([true, true, false]);
  expect(isInTheWay(student('eve', { soFarRatio: null }), NO_CHOICES)).toBe(true);
});

it('says whose total changed since it was seen, on the basis that is chosen', () => {
  const seen = seenOf([student('ada'), student('ben', { soFarRatio: null })]);
  const ada = student('ada', { soFarRatio: 0.5 });
  expect(totalBefore(ada, seen, 'so_far')).toBe(0.91);
  expect(totalBefore(ada, seen, 'if_nothing_else')).toBeUndefined();
  expect(totalBefore(student('ben'), seen, 'so_far')).toBeNull();
  expect(totalBefore(student('new'), seen, 'so_far')).toBeUndefined();
});

it('reads percents', () => {
  expect(parsePercent('100')).toBe(100);
  expect(parsePercent(' 87,25 ')).toBe(87.25);
  expect(parsePercent('200')).toBe(200);
  for (const wrong of ['', '200.01', '-1', '1e2', '87.255', '87%']) expect(parsePercent(wrong)).toBeNull();
});

it('reads what it kept, and nothing else', () => {
  const choices = choosing({ result: 'graded', override: { percent: '9', reason: '' } }, 'if_nothing_else');
  expect(readChoices(JSON.stringify(choices))).toEqual(choices);
  for (const wrong of ['', 'null', '{}', '{"byEnrollment":null}', 'half {']) {
    expect(readChoices(wrong)).toEqual(NO_CHOICES);
  }
  expect(readChoices('{"basis":"so_far","byEnrollment":{"ada":{"result":"gone"}}}')).toEqual(NO_CHOICES);
});
