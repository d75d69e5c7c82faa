import { expect, it } from 'vitest';
import { groupTodo, type TodoItem } from './todo-groups.ts';

const NOW = Date.parse('2030-03-02T08:00:00.000Z');

const item = (title: string, changes: Partial<TodoItem> = {}): TodoItem => ({
  assignmentId: title as TodoItem['assignmentId'],
  courseId: 'course' as TodoItem['courseId'],
  title,
  courseTitle: 'Biology',
  courseColor: 3,
  dueAt: null,
  pointsPossible: 10,
  isDueSoon: false,
  isFromBefore: false,
  state: 'not_started',
  isTicked: false,
  ...changes,
});

it('sorts by what matters, keeps the order within a group and drops empty groups', () => {
  const groups = groupTodo(
    [
      item('gone', { state: 'missing', dueAt: '2030-03-01T08:00:00.000Z' }),
      item('soon', { dueAt: '2030-03-03T08:00:00.000Z' }),
      item('seven days', { dueAt: '2030-03-09T08:00:00.000Z' }),
      item('some day'),
      item('over', { dueAt: '2030-02-01T08:00:00.000Z', isFromBefore: true }),
      item('done by hand', { state: 'missing', isTicked: true }),
    ],
    NOW,
  );
  expect(groups.map(([group, items]) => [group, items.map(({ title }) => title)])).toEqual([
    ['missing', ['gone']],
    ['week', ['soon', 'seven days']],
    ['undated', ['some day']],
    ['before', ['over']],
    ['ticked', ['done by hand']],
  ]);
});
