import { expect, it } from 'vitest';
import { completionOf } from './completion.ts';

const DUE = '2026-11-20T15:00:00Z';
const BEFORE = '2026-11-20T14:00:00Z';
const AFTER = '2026-11-20T15:00:01Z';

it.each(['submitted', 'graded', 'excused'] as const)(
  'calls work that is %s done, before and after it is due',
  (state) => {
    expect([completionOf(state, DUE, BEFORE), completionOf(state, DUE, AFTER)]).toEqual(['done', 'done']);
  },
);

it.each(['not_started', 'draft'] as const)('calls work that is %s missing once it is past due', (state) => {
  expect([BEFORE, DUE, AFTER].map((now) => completionOf(state, DUE, now))).toEqual([
    'open',
    'open',
    'missing',
  ]);
});

it('believes a teacher who says that work is missing', () => {
  expect(completionOf('missing', DUE, BEFORE)).toBe('missing');
});
