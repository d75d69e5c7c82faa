import { expect, it } from 'vitest';
import type { Actor, ActorMembership } from '#platform/actor.ts';
import { canReadMaterials } from './session-policy.ts';

const actor = (known: Partial<Actor>) =>
  ({ memberships: [], students: [], guardianOf: [], ...known }) as unknown as Actor;
const member = (role: ActorMembership['role'], status: ActorMembership['status'] = 'active') =>
  [{ schoolId: 'school', role, status, duties: [] }] as unknown as Actor['memberships'];
const students = [{ studentId: 'ada', schoolId: 'school', gradeLevel: 9 }];
const guardian = (...rights: string[]) =>
  actor({ guardianOf: [{ studentId: 'ada', schoolId: 'school', rights }] });

const held = {
  schoolId: 'school',
  courseStatus: 'published',
  ownStudentIds: [] as string[],
  guardedStudentIds: [] as string[],
  teacherRole: null,
  status: 'scheduled',
} as const;
const own = { ...held, ownStudentIds: ['ada'] };
const guarded = { ...held, guardedStudentIds: ['ada'] };
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
