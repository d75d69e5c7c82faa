import { expect, it } from 'vitest';
import type { Actor } from '#platform/actor.ts';
import { canSeeChild, canSeeSchoolFigures, canSeeTeaching, isOwnRecord } from './policy.ts';

const HERE = { schoolId: 'school', studentId: 'ada' };
const person = (role: string, kind: string, change: Partial<Actor> = {}, status = 'active') =>
  ({
    memberships: [{ schoolId: 'school', role, status, schoolKind: kind }],
    students: [],
    guardianOf: [],
    ...change,
  }) as unknown as Actor;
const guards = (right: string) => ({
  guardianOf: [{ studentId: 'ada', schoolId: 'school', rights: [right] }],
});

/** own record, child, teaching, school */
const TABLE: readonly [string, Actor, readonly [boolean, boolean, boolean, boolean]][] = [
  [
    'student',
    person('student', 'school', { students: [{ studentId: 'ada', schoolId: 'school', gradeLevel: 9 }] }),
    [true, false, false, false],
  ],
  ['parent', person('parent', 'school', guards('see_record')), [false, true, false, false]],
  ['parent without the right', person('parent', 'school', guards('alerts')), [false, false, false, false]],
  ['teacher', person('teacher', 'school'), [false, false, true, false]],
  ['pending teacher', person('teacher', 'school', {}, 'pending'), [false, false, false, false]],
  ['school admin', person('school_admin', 'school'), [false, false, true, true]],
  ['homeschool parent', person('homeschool_parent', 'homeschool'), [false, true, true, true]],
];

it.each(TABLE)('%s', (_, actor, answer) => {
  expect([
    isOwnRecord(actor, HERE),
    canSeeChild(actor, HERE),
    canSeeTeaching(actor, 'school'),
    canSeeSchoolFigures(actor, 'school'),
  ]).toEqual(answer);
  expect([canSeeTeaching(actor, 'other'), canSeeSchoolFigures(actor, 'other')]).toEqual([false, false]);
});
