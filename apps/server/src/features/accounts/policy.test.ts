import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { describe, expect, it } from 'vitest';
import type { Actor, ActorMembership } from '#access/actor.ts';
import { canDecide, canSeeWaiting } from './policy.ts';

const SCHOOL = 'school' as SchoolId;

const actor = (membership: Partial<ActorMembership>): Actor =>
  ({
    userId: 'decider',
    students: [],
    guardianOf: [],
    childIds: [],
    memberships: [{ schoolId: SCHOOL, status: 'active', duties: [], isWritable: true, ...membership }],
  }) as unknown as Actor;

const request = (change: Partial<Parameters<typeof canDecide>[1]> = {}) => ({
  schoolId: SCHOOL,
  userId: 'applicant' as UserId,
  role: 'student' as const,
  studentId: 'ada' as StudentId,
  ...change,
});

describe.each([
  ['an admin of the school', actor({ role: 'school_admin' }), true, true, true],
  ['a homeschool parent in the own school', actor({ role: 'homeschool_parent' }), true, true, true],
  ['a teacher', actor({ role: 'teacher' }), true, true, false],
  ['a teacher with the duty registrar', actor({ role: 'teacher', duties: ['registrar'] }), true, true, false],
  ['a teacher who waits', actor({ role: 'teacher', status: 'pending' }), false, false, false],
  [
    'an admin of another school',
    actor({ role: 'school_admin', schoolId: 'other' as SchoolId }),
    false,
    false,
    false,
  ],
  ['a parent', actor({ role: 'parent' }), false, false, false],
  ['a student', actor({ role: 'student' }), false, false, false],
])('%s', (_who, decider, sees, onStudents, onOthers) => {
  it(`${sees ? 'sees' : 'does not see'} who waits`, () => {
    expect(canSeeWaiting(decider, SCHOOL)).toBe(sees);
  });
  it(`${onStudents ? 'decides' : 'does not decide'} on students`, () => {
    expect(canDecide(decider, request())).toBe(onStudents);
  });
  it.each(['teacher', 'school_admin', 'parent'] as const)(
    `${onOthers ? 'decides' : 'does not decide'} on a %s`,
    (role) => expect(canDecide(decider, request({ role }))).toBe(onOthers),
  );
});

it('lets nobody decide on themselves', () => {
  const admin = actor({ role: 'school_admin' });
  expect(canDecide(admin, request({ userId: admin.userId }))).toBe(false);
});

it('lets nobody decide on their own child, but at home', () => {
  const parent = (role: ActorMembership['role'], schoolKind: ActorMembership['schoolKind']): Actor => ({
    ...actor({ role, schoolKind }),
    childIds: ['ada' as StudentId],
  });
  expect(canDecide(parent('school_admin', 'school'), request())).toBe(false);
  expect(canDecide(parent('teacher', 'school'), request())).toBe(false);
  expect(canDecide(parent('school_admin', 'school'), request({ studentId: 'ben' as StudentId }))).toBe(true);
  expect(canDecide(parent('homeschool_parent', 'homeschool'), request())).toBe(true);
});
