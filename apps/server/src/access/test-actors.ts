import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import type { Actor, ActorMembership } from './actor.ts';

/*
 * For the tests beside this file: one of each kind of person, as entering reads them.
 */

export const SCHOOL = 'school' as SchoolId;

const membership = (
  role: ActorMembership['role'],
  about: Partial<Omit<ActorMembership, 'role'>> = {},
): ActorMembership => ({
  membershipId: `${role} of it` as never,
  schoolId: SCHOOL,
  schoolName: 'Northfield',
  schoolKind: 'school',
  role,
  status: 'active',
  duties: [],
  provisionalUntil: null,
  isWritable: true,
  readOnlyReason: null,
  contact: null,
  timeZone: 'America/Chicago',
  ...about,
});

const person = (about: Partial<Actor>): Actor => ({
  userId: 'somebody' as never,
  sessionId: 'session',
  email: 'somebody@school.test',
  schoolSignIn: null,
  isEmailVerified: true,
  hasSecondFactor: false,
  state: 'ok',
  givenName: 'Some',
  fullName: 'Some Body',
  locale: 'en',
  colorScheme: 'auto',
  timeZone: null,
  dateFormat: null,
  avatarKey: null,
  platformRole: null,
  memberships: [],
  students: [],
  guardianOf: [],
  childIds: [],
  mfaAgeSeconds: null,
  contact: null,
  ...about,
});

const own = [{ studentId: 'own' as never, schoolId: SCHOOL, gradeLevel: 9 }];
const link = (rights: Actor['guardianOf'][number]['rights']) => ({
  guardianOf: [{ studentId: 'child' as never, schoolId: SCHOOL, rights }],
  childIds: ['child' as never],
});
const HOME = { schoolId: 'home' as SchoolId, schoolKind: 'homeschool' } as const;

/** Children of guardians are `child`; records of students themselves `own`. */
export const EVERYBODY = {
  student: person({ memberships: [membership('student')], students: own }),
  provisionalStudent: person({
    memberships: [membership('student', { status: 'provisional', provisionalUntil: '2030-01-01T00:00:00Z' })],
    students: own,
  }),
  /** Reads what is theirs, in a school that is closed. */
  formerStudent: person({
    memberships: [
      membership('student', { status: 'provisional', isWritable: false, readOnlyReason: 'closed' }),
    ],
    students: own,
  }),
  /** No member any more, and the record is theirs all the same. */
  leftForGood: person({ students: own }),
  waiting: person({ memberships: [membership('teacher', { status: 'pending' })] }),
  teacher: person({ memberships: [membership('teacher')] }),
  counselor: person({ memberships: [membership('teacher', { duties: ['counselor'] })] }),
  registrar: person({ memberships: [membership('teacher', { duties: ['registrar'] })] }),
  /** A member without a link to anybody. */
  parent: person({ memberships: [membership('parent')] }),
  teachingParent: person({ memberships: [membership('teacher')], ...link(['see_record']) }),
  admin: person({ memberships: [membership('school_admin')] }),
  /** Linked to a student, and no member. */
  guardian: person(link(['see_record'])),
  blind: person(link(['message_staff'])),
  homeschoolParent: person({ memberships: [membership('homeschool_parent', HOME)] }),
  homeschoolChild: person({ memberships: [membership('student', HOME)] }),
  /** Teaches elsewhere. */
  stranger: person({ memberships: [membership('teacher', { schoolId: 'other' as SchoolId })] }),
  suspended: person({
    state: 'suspended',
    memberships: [membership('teacher', { schoolId: 'other' as SchoolId })],
  }),
  operator: person({ platformRole: 'master_admin' }),
} as const satisfies Readonly<Record<string, Actor>>;
