import type { UserId } from '@fieldhouse/contract/ids.ts';
import { expect, it } from 'vitest';
import { matching, mentionablesOf, mentionBefore } from './mentionables.ts';

const person = (userId: string, name: string) => ({ userId: userId as UserId, name, isStaff: false });

it('tells people of the same name apart, in whatever order they come', () => {
  const people = [person('b', 'Ada Moss'), person('c', 'Bo'), person('a', 'Ada Moss')];
  const labels = (some: typeof people) =>
    Object.fromEntries(mentionablesOf(some).map(({ userId, label }) => [userId, label]));
  expect(labels(people)).toEqual({ a: 'Ada Moss', b: 'Ada Moss 2', c: 'Bo' });
  expect(labels(people.toReversed())).toEqual(labels(people));
});

it('looks for people after an @ that begins a word', () => {
  expect(mentionBefore('Hi @', 4)).toEqual({ at: 3, query: '' });
  expect(mentionBefore('Hi @ada mo and', 10)).toEqual({ at: 3, query: 'ada mo' });
  expect(mentionBefore('me@school', 9)).toBeNull();
  expect(mentionBefore('@ada\nmore', 9)).toBeNull();
});

it('finds them by any word of their name, with or without accents', () => {
  const people = [
    { userId: 'a', label: 'Zoë Núñez' },
    { userId: 'b', label: 'Noah Zimmer' },
  ];
  expect(matching(people, 'zo').map(({ userId }) => userId)).toEqual(['a']);
  expect(matching(people, 'z').map(({ userId }) => userId)).toEqual(['a', 'b']);
  expect(matching(people, 'nun').map(({ userId }) => userId)).toEqual(['a']);
  expect(matching(people, 'Noah Zimmer')).toEqual([]);
});
