import { isDueSoon } from '@fieldhouse/domain/dates/due.ts';
import type { Actor } from '#access/actor.ts';
import { isOwnRecord, type RecordScope } from '#access/students.ts';
import type { Transaction } from '#db/unit.ts';
import { workState } from '#features/lessons/workflows.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import {
  clearTodoMark,
  findTodoScope,
  listOwnRecords,
  listTodo,
  listTodoCourses,
  setTodoMark,
  TODO_LIMIT,
} from './queries.ts';

export const todo = os.home.todo.handler(async ({ context, errors }) => {
  const now = context.clock.now();
  const { actor, rows } = await context.read([listOwnRecords(), listTodo(), listTodoCourses()]);
  const [records, works, courses] = rows;
  const record = records.find((row) => isOwnRecord(actor, row));
  if (!record) throw errors.NOT_FOUND();
  const isHere = (row: RecordScope) => row.studentId === record.studentId;
  const own = works.filter(isHere);
  return {
    items: own.slice(0, TODO_LIMIT).map((row) => ({
      assignmentId: row.assignmentId,
      courseId: row.courseId,
      title: row.title,
      courseTitle: row.courseTitle,
      courseColor: row.courseColor,
      dueAt: row.dueAt,
      pointsPossible: row.pointsPossible,
      isDueSoon: isDueSoon(row.dueAt, now),
      isFromBefore: row.isFromBefore,
      state: workState(row, row.hasDraft),
      isTicked: row.isTicked,
    })),
    hasMore: own.length > TODO_LIMIT,
    courses: courses.filter(isHere).map((row) => ({
      courseId: row.courseId,
      title: row.title,
      color: row.color,
      isHidden: row.isHidden,
    })),
    timeZone: record.timeZone,
  };
});

export const tickTodo = os.home.tickTodo.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const scope = await ownScope(tx, actor, input.assignmentId, null);
    if (!scope) throw errors.NOT_FOUND();
    const change = input.isTicked ? setTodoMark : clearTodoMark;
    await tx.query(
      change({
        schoolId: scope.schoolId,
        studentId: scope.studentId,
        kind: 'ticked',
        entityId: input.assignmentId,
      }),
    );
    return {};
  }),
);

export const hideTodoCourse = os.home.hideTodoCourse.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const scope = await ownScope(tx, actor, null, input.courseId);
    if (!scope) throw errors.NOT_FOUND();
    const change = input.isHidden ? setTodoMark : clearTodoMark;
    await tx.query(
      change({
        schoolId: scope.schoolId,
        studentId: scope.studentId,
        kind: 'hidden_course',
        entityId: input.courseId,
      }),
    );
    return {};
  }),
);

/** The actor's own record in the school of a course that they take now; undefined: they don't. */
async function ownScope(
  tx: Transaction,
  actor: Actor,
  assignmentId: string | null,
  courseId: string | null,
): Promise<RecordScope | undefined> {
  const scopes = await tx.query(findTodoScope({ assignmentId, courseId }));
  const scope = scopes.find((row) => isOwnRecord(actor, row));
  if (scope) requireWritable(actor, scope.schoolId);
  return scope;
}
