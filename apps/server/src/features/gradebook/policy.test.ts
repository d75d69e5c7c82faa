import { expect, it } from 'vitest';
import type { Actor } from '#platform/actor.ts';
import { canReadGrades, chooseRecord, isOwnRecord } from './policy.ts';

const RECORD = { schoolId: 'school', studentId: 'ada' };
const person = (role: string | null, students: string[], guards: [string, string][]) =>
  ({
    memberships: role ? [{ schoolId: 'school', role, status: 'active' }] : [],
    students: students.map((studentId) => ({ studentId, schoolId: 'school', gradeLevel: null })),
    guardianOf: guards.map(([studentId, right]) => ({ studentId, schoolId: 'school', rights: [right] })),
  }) as unknown as Actor;

/** own, reads */
const TABLE: readonly [string, Actor, readonly [boolean, boolean]][] = [
  ['the student', person('student', ['ada'], []), [true, true]],
  ['a student who left', person(null, ['ada'], []), [false, false]],
  ['another student', person('student', ['bob'], []), [false, false]],
  ['a guardian', person('parent', [], [['ada', 'see_record']]), [false, true]],
  ['a guardian without the right', person('parent', [], [['ada', 'alerts']]), [false, false]],
  ['the guardian of another', person('parent', [], [['bob', 'see_record']]), [false, false]],
  ['a teacher', person('teacher', [], []), [false, false]],
];

it.each(TABLE)('%s', (_, actor, answer) => {
  expect([isOwnRecord(actor, RECORD), canReadGrades(actor, RECORD)]).toEqual(answer);
});

it('shows the own record before a child’s, and nothing of anybody else', () => {
  const records = [RECORD, { schoolId: 'school', studentId: 'bob' }];
  const both = person('student', ['bob'], [['ada', 'see_record']]);
  expect(chooseRecord(both, records)?.studentId).toBe('bob');
  expect(chooseRecord(person('parent', [], [['ada', 'see_record']]), records)?.studentId).toBe('ada');
  expect(chooseRecord(person('teacher', [], []), records)).toBeUndefined();
});
