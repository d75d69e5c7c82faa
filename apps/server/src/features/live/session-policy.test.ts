import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { expect, it } from 'vitest';
import type { Actor, ActorMembership, GuardianRight } from '#access/actor.ts';
import { canReadMaterials, mayJoinSession, presentJoining } from './session-policy.ts';

const SCHOOL = 'school' as SchoolId;
const ADA = 'ada' as StudentId;
const actor = (known: Partial<Actor>) =>
  ({ memberships: [], students: [], guardianOf: [], ...known }) as unknown as Actor;
const member = (role: ActorMembership['role'], status: ActorMembership['status'] = 'active') =>
  [{ schoolId: SCHOOL, role, status, duties: [], isWritable: true }] as unknown as Actor['memberships'];
const students = [{ studentId: ADA, schoolId: SCHOOL, gradeLevel: 9 }];
const guardian = (...rights: GuardianRight[]) =>
  actor({ guardianOf: [{ studentId: ADA, schoolId: SCHOOL, rights }] });

const held = {
  schoolId: SCHOOL,
  courseStatus: 'published',
  ownStudentIds: [] as StudentId[],
  guardedStudentIds: [] as StudentId[],
  teacherRole: null,
  status: 'scheduled',
} as const;
const own = { ...held, ownStudentIds: [ADA] };
const guarded = { ...held, guardedStudentIds: [ADA] };
const taught = { ...held, teacherRole: 'grader' } as const;

it.each([
  ['a student of the course', true, false, actor({ memberships: member('student'), students }), own],
  [
    'a provisional one',
    false,
    false,
    actor({ memberships: member('student', 'provisional'), students }),
    own,
  ],
  ['a student of the school', false, false, actor({ memberships: member('student'), students }), held],
  ['a guardian who sees the record', true, false, guardian('see_record'), guarded],
  ['a guardian who does not', false, false, guardian('alerts'), guarded],
  ['whoever teaches the course', true, true, actor({ memberships: member('teacher') }), taught],
  ['a teacher of the school', false, false, actor({ memberships: member('teacher') }), held],
  ['a teacher who has left', false, false, actor({}), taught],
  ['an admin of the school', true, true, actor({ memberships: member('school_admin') }), held],
])(
  'lets %s read files of a class: %s, and once it was called off: %s',
  (_, isRead, isReadLater, who, session) => {
    expect(canReadMaterials(who, session)).toBe(isRead);
    expect(canReadMaterials(who, { ...session, status: 'cancelled' })).toBe(isReadLater);
    expect(canReadMaterials(who, { ...session, courseStatus: 'draft' })).toBe(false);
  },
);

it.each([
  ['a student of the course', 'yes', actor({ memberships: member('student'), students }), own],
  [
    'a provisional one',
    'once_confirmed',
    actor({ memberships: member('student', 'provisional'), students }),
    own,
  ],
  [
    'a provisional one who is somebody’s parent there',
    'once_confirmed',
    actor({ memberships: [...member('student', 'provisional'), ...member('parent')], students }),
    own,
  ],
  ['a student of the school', 'no', actor({ memberships: member('student'), students }), held],
  ['a guardian', 'no', guardian('see_record'), guarded],
  ['whoever teaches the course', 'yes', actor({ memberships: member('teacher') }), taught],
  ['a teacher of the school', 'no', actor({ memberships: member('teacher') }), held],
  ['a teacher who has left', 'no', actor({}), taught],
  ['an admin of the school', 'no', actor({ memberships: member('school_admin') }), held],
] as const)('P13 says of %s whether they join a class: %s', (_, mayJoin, who, session) => {
  expect(mayJoinSession(who, session)).toBe(mayJoin);
  expect(mayJoinSession(who, { ...session, courseStatus: 'draft' })).toBe('no');
  const readOnly = { ...who, memberships: who.memberships.map((one) => ({ ...one, isWritable: false })) };
  expect(mayJoinSession(readOnly, session)).toBe('no');
  const room = { ...session, scheduledAt: '2026-11-20T12:00:00Z', durationMinutes: 45, hasLink: true };
  const canJoin = (now: string, hasLink = true) => presentJoining(who, { ...room, hasLink }, now).canJoin;
  for (const now of ['2026-11-20T11:45:00Z', '2026-11-20T12:59:59Z']) {
    expect(canJoin(now)).toBe(mayJoin === 'yes');
    expect(canJoin(now, false)).toBe(false);
  }
  for (const now of ['2026-11-20T11:44:59Z', '2026-11-20T13:00:00Z']) expect(canJoin(now)).toBe(false);
});
