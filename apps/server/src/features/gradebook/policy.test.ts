import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { expect, it } from 'vitest';
import type { Actor } from '#access/actor.ts';
import { isOwnRecord } from '#access/students.ts';
import { canReadGrades, chooseRecord } from './policy.ts';

const SCHOOL = 'school' as SchoolId;
const ADA = 'ada' as StudentId;
const BOB = 'bob' as StudentId;
const RECORD = { schoolId: SCHOOL, studentId: ADA };
const person = (role: string | null, students: string[], guards: [string, string][]) =>
  ({
    memberships: role ? [{ schoolId: SCHOOL, role, status: 'active' }] : [],
    students: students.map((studentId) => ({ studentId, schoolId: SCHOOL, gradeLevel: null })),
    guardianOf: guards.map(([studentId, right]) => ({ studentId, schoolId: SCHOOL, rights: [right] })),
  }) as unknown as Actor;

/** own, reads */
const TABLE: readonly [string, Actor, readonly [boolean, boolean]][] = [
  ['the student', person('student', [ADA], []), [true, true]],
  ['a student who left', person(null, [ADA], []), [false, false]],
  ['another student', person('student', [BOB], []), [false, false]],
  ['a guardian', person('parent', [], [[ADA, 'see_record']]), [false, true]],
  ['a guardian without the right', person('parent', [], [[ADA, 'alerts']]), [false, false]],
  ['the guardian of another', person('parent', [], [[BOB, 'see_record']]), [false, false]],
  ['a teacher', person('teacher', [], []), [false, false]],
];

it.each(TABLE)('%s', (_, actor, answer) => {
  expect([isOwnRecord(actor, RECORD), canReadGrades(actor, RECORD)]).toEqual(answer);
});

it('shows the own record before a child’s, and nothing of anybody else', () => {
  const records = [RECORD, { schoolId: SCHOOL, studentId: BOB }];
  const both = person('student', [BOB], [[ADA, 'see_record']]);
  expect(chooseRecord(both, records)?.studentId).toBe(BOB);
  expect(chooseRecord(person('parent', [], [[ADA, 'see_record']]), records)?.studentId).toBe(ADA);
  expect(chooseRecord(person('teacher', [], []), records)).toBeUndefined();
});
