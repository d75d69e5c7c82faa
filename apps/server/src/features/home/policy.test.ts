import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { expect, it } from 'vitest';
import type { Actor, GuardianRight } from '#access/actor.ts';
import { isOwnRecord } from '#access/students.ts';
import { canSeeChild, canSeeSchoolFigures, canSeeTeaching } from './policy.ts';

const SCHOOL = 'school' as SchoolId;
const OTHER = 'other' as SchoolId;
const ADA = 'ada' as StudentId;
const HERE = { schoolId: SCHOOL, studentId: ADA };
const person = (role: string, kind: string, change: Partial<Actor> = {}, status = 'active') =>
  ({
    memberships: [{ schoolId: SCHOOL, role, status, schoolKind: kind }],
    students: [],
    guardianOf: [],
    ...change,
  }) as unknown as Actor;
const guards = (right: GuardianRight) => ({
  guardianOf: [{ studentId: ADA, schoolId: SCHOOL, rights: [right] }],
});

/** own record, child, teaching, school */
const TABLE: readonly [string, Actor, readonly [boolean, boolean, boolean, boolean]][] = [
  [
    'student',
    person('student', 'school', { students: [{ studentId: ADA, schoolId: SCHOOL, gradeLevel: 9 }] }),
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
    canSeeTeaching(actor, SCHOOL),
    canSeeSchoolFigures(actor, SCHOOL),
  ]).toEqual(answer);
  expect([canSeeTeaching(actor, OTHER), canSeeSchoolFigures(actor, OTHER)]).toEqual([false, false]);
});
