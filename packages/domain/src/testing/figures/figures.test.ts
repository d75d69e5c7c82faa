import { expect, it } from 'vitest';
import { differencesIn } from './engine-differences.ts';
import { decimal, type Fraction, fraction, nearestNumber, over, rounded, written } from './fraction.ts';
import { randomLife } from './random-life.ts';
import type { LifeEvent } from './school-life.ts';
import { playLife } from './school-life.ts';
import { type Attempt, recordFigures } from './second-record.ts';
import {
  type Category,
  courseTotal,
  lateDays,
  letterOf,
  pointsAfterLate,
  type Rules,
  type Work,
} from './second-totals.ts';

/** Ten thousand are compared by `npm run drill:figures`. */
const LIVES = Number(process.env.LIVES ?? 300);
const FIRST_SEED = Number(process.env.SEED ?? 1);

it(`makes the figures of ${LIVES} random lives as a second calculation in exact fractions does`, {
  timeout: 30_000 + LIVES * 20,
}, () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + LIVES; seed += 1) {
    const differences = differencesIn(randomLife(seed));
    expect(differences.slice(0, 1), `SEED=${seed}`).toEqual([]);
  }
});

it('writes the same life for the same seed, and everything that happens at a school', () => {
  expect(randomLife(17)).toEqual(randomLife(17));
  const kinds = new Set<LifeEvent['kind']>();
  const ends = new Set<string>();
  for (let seed = 1; seed <= 100; seed += 1) {
    const life = randomLife(seed);
    for (const event of life.events) kinds.add(event.kind);
    expect(life.events.map(({ at }) => at)).toEqual(life.events.map(({ at }) => at).sort());
    for (const { status } of playLife(life).enrollments) ends.add(status);
  }
  expect([...kinds].sort()).toEqual([
    ...[
      'archive',
      'credit',
      'decide_credit',
      'drop',
      'enroll',
      'grade',
      'hand_in',
      'import',
      'mark',
      'post',
      'release',
      'reopen',
    ],
    'withdraw_credit',
  ]);
  expect([...ends].sort()).toEqual(['active', 'completed', 'dropped', 'withdrawn']);
});

/* The second calculation itself, by cases worked out by hand. */

const graded = (id: string, points: string, possible = '10', categoryId: string | null = null): Work => ({
  ...{ id, categoryId, state: 'graded', points, possible, isExtraCredit: false },
});
const without = (id: string, state: 'open' | 'handed_in' | 'missing' | 'excused', possible = '10'): Work => ({
  ...{ id, categoryId: null, state, points: null, possible, isExtraCredit: false },
});
const plain = (missing: Rules['missing']): Rules => ({ missing, weighting: 'points', categories: [] });
const category = (id: string, change: Partial<Category> = {}): Category => ({
  ...{ id, weight: '0.5', mean: 'points', dropLowest: 0, dropHighest: 0, neverDrop: [] },
  ...change,
});
const shown = (value: Fraction | null) => value && written(value, 6);

it('takes open and missing work by the policy, and leaves out what waits', () => {
  const work = [graded('a', '8'), without('b', 'open'), without('c', 'handed_in'), without('d', 'excused')];
  const total = (missing: Rules['missing']) => shown(courseTotal(work, plain(missing), 'if_nothing_else'));
  expect(total({ kind: 'not_counted' })).toBe('0.400000');
  expect(total({ kind: 'zero' })).toBe('0.400000');
  expect(total({ kind: 'percent', percent: 50 })).toBe('0.650000');
  expect(shown(courseTotal([without('a', 'open')], plain({ kind: 'zero' }), 'if_nothing_else'))).toBe(
    '0.000000',
  );
  expect(courseTotal([without('a', 'handed_in')], plain({ kind: 'zero' }), 'if_nothing_else')).toBeNull();
});

it('drops what the total is best without, over all categories together', () => {
  const rules: Rules = { ...plain({ kind: 'zero' }), categories: [category('quiz', { dropLowest: 1 })] };
  const work = [
    graded('a', '4', '10', 'quiz'),
    graded('b', '45', '100', 'quiz'),
    graded('c', '9', '10', 'quiz'),
  ];
  // Without b 13 of 20, without a 54 of 110.
  expect(shown(courseTotal(work, rules, 'so_far'))).toBe('0.650000');
});

it('weighs categories, and gives the weight of an empty one to the others', () => {
  const rules: Rules = {
    ...{ missing: { kind: 'zero' }, weighting: 'categories' },
    categories: [category('home', { weight: '0.2' }), category('quiz', { weight: '0.3' }), category('exam')],
  };
  const work = [graded('a', '10', '10', 'home'), graded('b', '5', '10', 'quiz')];
  expect(shown(courseTotal(work, rules, 'so_far'))).toBe('0.700000');
});

it('counts late days on the calendar of the school, one at least', () => {
  const days = (at: string) => lateDays(at, '2025-11-02T03:59:00Z', 'America/New_York');
  expect(days('2025-11-02T03:59:00Z')).toBe(0);
  expect(days('2025-11-02T03:59:30Z')).toBe(1);
  // Clocks go back in between: 24 hours and a half later it is still the next day.
  expect(days('2025-11-03T04:30:00Z')).toBe(1);
  expect(days('2025-11-03T05:30:00Z')).toBe(2);
  const policy = { kind: 'percent_per_day', percent: 0.29, mostPercent: 50 } as const;
  expect(pointsAfterLate('100', '100', 100, policy)).toEqual(decimal('71'));
});

it('gives the letter of the exact value', () => {
  expect(letterOf(decimal('0.9'))).toBe('A');
  expect(letterOf(decimal('0.89999999999999999999'))).toBe('B');
});

const attempt = (enrollment: string, ratio: string, change: Partial<Attempt> = {}): Attempt => ({
  ...{
    enrollment,
    course: enrollment,
    origin: 'algebra',
    credits: '1',
    isApproved: true,
    status: 'completed',
    soFar: null,
  },
  posting: { result: 'graded', ratio: decimal(ratio) },
  countsAnyway: false,
  ...change,
});

it('counts a repeated course once, by the rule of the school', () => {
  const attempts = [
    attempt('1', '0.5'),
    attempt('2', '1.2'),
    attempt('3', '0.8'),
    attempt('4', '0.59', { origin: 'art', credits: '0.5' }),
  ];
  const figures = (repeats: 'best' | 'latest' | 'average') => recordFigures(attempts, [], repeats);
  // (4 + 0.5 × 2.36) / 1.5, and the same with 3.2 and (2 + 4 + 3.2) / 3.
  expect(shown(figures('best').officialGpa)).toBe('3.453333');
  expect(shown(figures('latest').officialGpa)).toBe('2.920000');
  expect(shown(figures('average').officialGpa)).toBe('2.831111');
  expect(figures('best').creditsEarned).toEqual(decimal('1'));
  expect(figures('best').coreEarned).toBe(1);
});

it('takes the best attempt by its grade as it was posted, and the latest by when it was begun', () => {
  const attempts = [
    attempt('1', '1.1', { credits: '0.5' }),
    attempt('2', '1.05', { credits: '1' }),
    attempt('3', '0.5', { origin: 'art', credits: '1' }),
  ];
  // (4 × 0.5 + 2) / 1.5, and (4 + 2) / 2.
  expect(shown(recordFigures(attempts, [], 'best').officialGpa)).toBe('2.666667');
  expect(shown(recordFigures(attempts, [], 'latest').officialGpa)).toBe('3.000000');
  expect(recordFigures(attempts, [], 'latest').creditsEarned).toEqual(decimal('1'));
});

it('earns outside credit that was passed, by percent or by the printed grade', () => {
  const credit = {
    credits: '0.5',
    gradeRaw: 'CR',
    isCore: false,
    isFailed: false,
    isUnfinished: false,
    status: 'approved',
  } as const;
  const outside = [
    { ...credit, credit: 'a', ratio: decimal('0.6') },
    { ...credit, credit: 'b', ratio: decimal('0.5999') },
    { ...credit, credit: 'c', ratio: null },
    { ...credit, credit: 'd', ratio: null, isFailed: true },
    { ...credit, credit: 'e', ratio: decimal('1'), status: 'withdrawn' as const },
    { ...credit, credit: 'f', ratio: decimal('0.62'), isFailed: true },
  ];
  expect(recordFigures([], outside, 'best')).toMatchObject({ creditsEarned: decimal('1'), coreEarned: 0 });
  const core = outside.map((one) => ({ ...one, isCore: true }));
  expect(recordFigures([], core, 'best')).toMatchObject({ creditsEarned: decimal('1'), coreEarned: 2 });
});

it('takes the posted grade of a completed course, and the total of a running one', () => {
  const running = { status: 'active', soFar: decimal('0.7'), posting: null } as const;
  const attempts = [
    attempt('1', '0.9', { soFar: decimal('0.2') }),
    attempt('2', '0', { ...running, origin: 'art' }),
  ];
  const figures = recordFigures(attempts, [], 'best');
  expect(shown(figures.progressGpa)).toBe('3.200000');
  expect(figures).toMatchObject({ coreEarned: 1, coreProjected: 1, creditsInProgress: decimal('0.5') });
});

it('keeps fractions in lowest terms and rounds halves up', () => {
  expect(fraction(6n, -4n)).toEqual({ top: -3n, bottom: 2n });
  expect(() => over(decimal('1'), decimal('0'))).toThrow(RangeError);
  expect(rounded(decimal('0.125'), 2)).toEqual(decimal('0.13'));
  expect(written(over(decimal('2'), decimal('3')), 4)).toBe('0.6667');
  expect(nearestNumber(over(decimal('1'), decimal('3')))).toBe(1 / 3);
});
