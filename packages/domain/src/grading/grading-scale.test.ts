import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import {
  type GradeStep,
  inOrder,
  isReadLetter,
  letterMoves,
  letterOn,
  letterWorths,
  nextBound,
  type ScaleEntry,
  STANDARD_STEPS,
  scaleOfId,
  scaleOn,
  scalePeriods,
  scaleProblem,
  stepOf,
} from './grading-scale.ts';

const step = (letter: string, fromPercent: number, points: number, isPassing = points > 0): GradeStep => ({
  letter,
  fromPercent,
  points,
  isPassing,
});
const SEVEN_POINT = [step('A', 93, 4), step('B', 85, 3), step('C', 77, 2), step('D', 70, 1), step('F', 0, 0)];
const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2020-01-01' as CalendarDate, days));
const entries = fc
  .array(
    fc.record({
      effectiveOn: fc.option(day),
      steps: fc.option(fc.constantFrom(SEVEN_POINT, STANDARD_STEPS)),
    }),
    { maxLength: 8 },
  )
  .map((list) => list.map((one, index): ScaleEntry => ({ ...one, scaleId: `s${index}`, number: index + 1 })));

it('changes exactly at 90, 80, 70 and 60 percent by the standard scale', () => {
  expect([1.04, 0.9, 0.8, 0.7, 0.6, 0].map((ratio) => letterOn(STANDARD_STEPS, ratio))).toEqual([
    ...'AABCDF',
  ]);
  expect(letterOn(STANDARD_STEPS, 0.8966)).toBe('B');
  expect(letterOn(STANDARD_STEPS, 0.59999)).toBe('F');
});

it('takes whole points at a bound as reaching it, also where the bound has decimals', () => {
  const odd = [step('A', 89.57, 4), step('F', 0, 0)];
  expect(letterOn(odd, 0.8957)).toBe('A');
  expect(letterOn(odd, 0.89569999)).toBe('F');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (tens) => {
      expect(letterOn(STANDARD_STEPS, (tens * 6) / (tens * 10))).toBe('D');
    }),
  );
});

it('never gives the better grade the lower step', () => {
  const ratio = fc.double({ min: 0, max: 1.2, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(SEVEN_POINT, STANDARD_STEPS), ratio, ratio, (steps, a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      expect(stepOf(steps, low).fromPercent).toBeLessThanOrEqual(stepOf(steps, high).fromPercent);
    }),
  );
});

it('has exactly one scale for every day, whatever was entered', () => {
  fc.assert(
    fc.property(entries, day, (list, on) => {
      const periods = scalePeriods(list);
      const holding = periods.filter(
        ({ fromOn, toOn }) => (fromOn === null || fromOn <= on) && (toOn === null || on <= toOn),
      );
      expect(holding).toHaveLength(1);
      expect(scaleOn(list, on)).toEqual({ scaleId: holding[0]?.scaleId, steps: holding[0]?.steps });
      expect(periods[0]?.fromOn).toBeNull();
      expect(periods.at(-1)?.toOn).toBeNull();
      // Neither a gap nor a day that two hold.
      for (const [at, { toOn }] of periods.slice(0, -1).entries())
        expect(addDays(toOn!, 1)).toBe(periods[at + 1]?.fromOn);
    }),
  );
});

it('leaves every day before a new entry as it was', () => {
  fc.assert(
    fc.property(entries, day, day, (list, on, from) => {
      fc.pre(on < from);
      const more = [...list, { scaleId: 'new', effectiveOn: from, number: 99, steps: SEVEN_POINT }];
      expect(scaleOn(more, on)).toEqual(scaleOn(list, on));
      expect(scaleOn(more, from).scaleId).toBe('new');
    }),
  );
});

it('goes on with the scale before where an entry is taken back, and still knows it by its id', () => {
  const first: ScaleEntry = { scaleId: 'a', effectiveOn: null, number: 1, steps: STANDARD_STEPS };
  const second: ScaleEntry = { scaleId: 'b', effectiveOn: '2026-08-01', number: 2, steps: SEVEN_POINT };
  const back: ScaleEntry = { scaleId: 'c', effectiveOn: '2026-08-01', number: 3, steps: null };
  expect(scaleOn([first, second], '2026-09-01').scaleId).toBe('b');
  expect(scaleOn([first, second, back], '2026-09-01').scaleId).toBe('a');
  expect(scaleOfId([first, second, back], 'b').steps).toBe(SEVEN_POINT);
  expect(scaleOfId([first], null).steps).toBe(STANDARD_STEPS);
  expect(scaleOn([], '2026-09-01')).toEqual({ scaleId: null, steps: STANDARD_STEPS });
});

it('says what is wrong with steps', () => {
  expect(scaleProblem(STANDARD_STEPS)).toBeNull();
  expect(scaleProblem(SEVEN_POINT)).toBeNull();
  const [a, b, f] = [step('A', 90, 4), step('B', 80, 3), step('F', 0, 0)];
  expect(scaleProblem([f])).toBe('too_few');
  expect(scaleProblem([a, step('a', 80, 3), f])).toBe('letter_twice');
  expect(scaleProblem([a, step('B', 90, 3), f])).toBe('percent_twice');
  expect(scaleProblem([a, b])).toBe('no_zero');
  expect(scaleProblem([a, step('B', 80, 4.5), f])).toBe('points_rise');
  expect(scaleProblem([a, step('B', 80, 3, false), step('C', 70, 2), f])).toBe('passing_gap');
  expect(scaleProblem([step('A', 90, 4, false), f])).toBe('none_passes');
  expect(scaleProblem([a, step('F', 0, 0, true)])).toBe('all_pass');
  expect(scaleProblem([...Array.from({ length: 20 }, (_, at) => step(`L${at}`, 99 - at, 4)), f])).toBe(
    'too_many',
  );
});

it('puts steps in the order of a scale', () => {
  expect(inOrder([...SEVEN_POINT].reverse())).toEqual(SEVEN_POINT);
});

it('counts the letters that change, each grade once', () => {
  expect(letterMoves([0.95, 0.92, 0.91, 0.86, 0.65, 0.5], STANDARD_STEPS, SEVEN_POINT)).toEqual([
    { from: 'A', to: 'B', count: 2 },
    { from: 'D', to: 'F', count: 1 },
  ]);
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1.1, noNaN: true })), (ratios) => {
      expect(letterMoves(ratios, SEVEN_POINT, SEVEN_POINT)).toEqual([]);
      const moved = letterMoves(ratios, STANDARD_STEPS, SEVEN_POINT);
      const changed = ratios.filter((one) => letterOn(STANDARD_STEPS, one) !== letterOn(SEVEN_POINT, one));
      expect(moved.reduce((sum, { count }) => sum + count, 0)).toBe(changed.length);
    }),
  );
});

it('knows the letters that eligibility reads', () => {
  expect(['A', 'b+', 'D-', 'F'].map(isReadLetter)).toEqual([true, true, true, true]);
  expect(['E', 'S', 'P', 'AB'].map(isReadLetter)).toEqual([false, false, false, false]);
});

it('names where the next better letter begins, and none above the best', () => {
  expect(nextBound(STANDARD_STEPS, 0.8999)).toBe(90);
  expect(nextBound(STANDARD_STEPS, 0.9)).toBeNull();
  expect(nextBound(STANDARD_STEPS, 0)).toBe(60);
});

it('gives each letter the highest whole percent that still earns it', () => {
  expect(letterWorths(SEVEN_POINT)).toEqual([
    { letter: 'A', percent: 100 },
    { letter: 'B', percent: 92 },
    { letter: 'C', percent: 84 },
    { letter: 'D', percent: 76 },
    { letter: 'F', percent: 69 },
  ]);
  // Bounds that are no whole percents, or nearer to each other than one.
  const fine = [step('A', 90, 4), step('A-', 89.5, 4), step('B', 79.5, 3), step('F', 0, 0)];
  expect(letterWorths(fine).map(({ percent }) => percent)).toEqual([100, 89.5, 89, 79]);
  for (const { letter, percent } of letterWorths(fine)) expect(letterOn(fine, percent / 100)).toBe(letter);
});
