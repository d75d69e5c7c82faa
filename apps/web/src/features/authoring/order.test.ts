import { expect, it } from 'vitest';
import { moveBlock, moveLesson, type Order, placeOf } from './order.ts';

const order: Order = [
  { moduleId: 'A', lessonIds: ['a1', 'a2'] },
  { moduleId: 'B', lessonIds: [] },
  { moduleId: 'C', lessonIds: ['c1'] },
];
const lessons = (one: Order) => one.map(({ moduleId, lessonIds }) => [moduleId, ...lessonIds].join(' '));

it('moves a module by one place, and not past the ends', () => {
  expect(lessons(moveBlock(order, 'B', -1))).toEqual(['B', 'A a1 a2', 'C c1']);
  expect(moveBlock(order, 'A', -1)).toBe(order);
  expect(moveBlock(order, 'C', 1)).toBe(order);
  expect(moveBlock(order, 'unknown', 1)).toBe(order);
});

it('moves a lesson within its module, then into the one before or after', () => {
  expect(lessons(moveLesson(order, 'a1', 1))).toEqual(['A a2 a1', 'B', 'C c1']);
  expect(lessons(moveLesson(order, 'a2', 1))).toEqual(['A a1', 'B a2', 'C c1']);
  expect(lessons(moveLesson(order, 'c1', -1))).toEqual(['A a1 a2', 'B c1', 'C']);
  expect(moveLesson(order, 'a1', -1)).toBe(order);
  expect(moveLesson(order, 'c1', 1)).toBe(order);
});

it('comes back by moving the other way, and loses nothing', () => {
  for (const lesson of ['a1', 'a2', 'c1']) {
    const moved = moveLesson(order, lesson, 1);
    if (moved !== order) expect(moveLesson(moved, lesson, -1)).toEqual(order);
    expect(moved.flatMap(({ lessonIds }) => lessonIds).sort()).toEqual(['a1', 'a2', 'c1']);
  }
  expect(placeOf(order, 'a2')).toEqual({ moduleId: 'A', place: 2 });
  expect(placeOf(order, 'x')).toBeNull();
});
