import { expect, it } from 'vitest';
import { groupMessages } from './message-groups.ts';

const message = (senderId: string, at: string) => ({ senderId, at });
const dayOf = (instant: string) => instant.slice(0, 10);
const shape = (messages: Parameters<typeof groupMessages>[0]) =>
  groupMessages(messages, dayOf).map(({ day, groups }) => [
    day,
    ...groups.map((group) => `${group.senderId}${group.messages.length}`),
  ]);

it('puts messages of one person together until somebody else writes, time passes or the day ends', () => {
  expect(
    shape([
      message('a', '2026-11-20T10:00:00.000Z'),
      message('a', '2026-11-20T10:04:59.000Z'),
      message('b', '2026-11-20T10:05:00.000Z'),
      message('a', '2026-11-20T10:05:01.000Z'),
      message('a', '2026-11-20T10:10:01.000Z'),
      message('a', '2026-11-20T23:59:59.000Z'),
      message('a', '2026-11-21T00:00:01.000Z'),
    ]),
  ).toEqual([
    ['2026-11-20', 'a2', 'b1', 'a1', 'a1', 'a1'],
    ['2026-11-21', 'a1'],
  ]);
  expect(shape([])).toEqual([]);
});
