import type { MembershipId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { describe, expect, it } from 'vitest';
import type { Actor, ActorMembership, GuardianRight } from '#access/actor.ts';
import { type CourseScope, canReadCourse } from '#access/courses.ts';
import { canEnrollAgain, canReadLesson, canRecordProgress } from './policy.ts';
import { workState } from './workflows.ts';

const SCHOOL = 'school' as SchoolId;
const STUDENT = 'student' as StudentId;

const membership = (change: Partial<ActorMembership>): ActorMembership => ({
  membershipId: 'membership' as MembershipId,
  schoolId: SCHOOL,
  schoolName: 'Maple',
  schoolKind: 'school',
  role: 'student',
  status: 'active',
  duties: [],
  provisionalUntil: null,
  isWritable: true,
  readOnlyReason: null,
  contact: null,
  timeZone: 'America/New_York',
  ...change,
});

const actor = (change: Partial<Actor>): Actor => ({
  userId: 'user' as UserId,
  sessionId: 'session',
  email: 'person@example.test',
  schoolSignIn: null,
  isEmailVerified: true,
  hasSecondFactor: false,
  state: 'ok',
  givenName: 'Person',
  fullName: 'Person',
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
  ...change,
});

const own = { students: [{ studentId: STUDENT, schoolId: SCHOOL, gradeLevel: 9 }] };
const link = (rights: GuardianRight[]) => ({
  guardianOf: [{ studentId: STUDENT, schoolId: SCHOOL, rights }],
});
const ACTORS = {
  learner: actor({ memberships: [membership({})], ...own }),
  'provisional learner': actor({ memberships: [membership({ status: 'provisional' })], ...own }),
  'learner of a read-only school': actor({ memberships: [membership({ isWritable: false })], ...own }),
  'somebody whose membership ended': actor({ ...own }),
  guardian: actor({ memberships: [membership({ role: 'parent' })], ...link(['see_record']) }),
  'guardian without the right': actor({ memberships: [membership({ role: 'parent' })], ...link(['alerts']) }),
  teacher: actor({ memberships: [membership({ role: 'teacher' })] }),
  admin: actor({ memberships: [membership({ role: 'school_admin' })] }),
  'pending teacher': actor({ memberships: [membership({ role: 'teacher', status: 'pending' })] }),
  'admin of another school': actor({
    memberships: [membership({ role: 'school_admin', schoolId: 'other' as SchoolId })],
  }),
} satisfies Record<string, Actor>;

const course = (change: Partial<CourseScope>): CourseScope => ({
  schoolId: SCHOOL,
  courseStatus: 'published',
  ownStudentId: null,
  ownEnrollment: null,
  guardedStudentIds: [],
  teaches: false,
  ...change,
});
const active = { ownStudentId: STUDENT, ownEnrollment: 'active' } as const;
const completed = { ownStudentId: STUDENT, ownEnrollment: 'completed' } as const;

/** reads the course, reads a draft lesson, records progress, may enrol again */
type Answer = readonly [boolean, boolean, boolean, boolean];
const NOTHING: Answer = [false, false, false, false];
const READS: Answer = [true, false, false, false];
const STAFF: Answer = [true, true, false, false];

const TABLE: readonly [keyof typeof ACTORS, string, Partial<CourseScope>, Answer][] = [
  ['learner', 'active', active, [true, false, true, false]],
  ['learner', 'completed', completed, [true, false, false, true]],
  [
    'learner',
    'active in an archived course',
    { ...active, courseStatus: 'archived' },
    [true, false, true, false],
  ],
  ['learner', 'active in a draft', { ...active, courseStatus: 'draft' }, NOTHING],
  ['learner', 'not enrolled', {}, NOTHING],
  ['learner', "another's enrolment", { ...active, ownStudentId: 'other' as StudentId }, NOTHING],
  ['provisional learner', 'active', active, [true, false, true, false]],
  ['learner of a read-only school', 'active', active, READS],
  ['learner of a read-only school', 'completed', completed, READS],
  ['somebody whose membership ended', 'active', active, NOTHING],
  ['guardian', 'of a learner', { guardedStudentIds: [STUDENT] }, READS],
  ['guardian', 'of a learner in a draft', { guardedStudentIds: [STUDENT], courseStatus: 'draft' }, NOTHING],
  ['guardian', 'of nobody here', {}, NOTHING],
  ['guardian without the right', 'of a learner', { guardedStudentIds: [STUDENT] }, NOTHING],
  ['teacher', 'teaches', { teaches: true }, STAFF],
  ['teacher', 'teaches a draft', { teaches: true, courseStatus: 'draft' }, STAFF],
  ['teacher', 'teaches another', {}, NOTHING],
  ['pending teacher', 'teaches', { teaches: true }, NOTHING],
  ['admin', 'of the school', {}, STAFF],
  ['admin of another school', 'of the other', {}, NOTHING],
];

describe('who may do what with a course', () => {
  it.each(TABLE)('%s, %s', (name, _case, scope, answer) => {
    const person = ACTORS[name];
    const here = course(scope);
    expect([
      canReadCourse(person, here),
      canReadLesson(person, { ...here, lessonStatus: 'draft' }),
      canRecordProgress(person, here),
      canEnrollAgain(person, here),
    ]).toEqual(answer);
  });
});

describe('how far work is, as a student may know it', () => {
  it.each([
    [{ gradeState: null, isReleased: false, attemptNumber: null }, false, 'not_started'],
    [{ gradeState: null, isReleased: false, attemptNumber: null }, true, 'draft'],
    [{ gradeState: 'ungraded', isReleased: false, attemptNumber: 1 }, true, 'submitted'],
    [{ gradeState: 'graded', isReleased: false, attemptNumber: 1 }, false, 'submitted'],
    [{ gradeState: 'graded', isReleased: true, attemptNumber: 1 }, true, 'graded'],
    [{ gradeState: 'graded', isReleased: false, attemptNumber: 0 }, false, 'not_started'],
    [{ gradeState: 'missing', isReleased: true, attemptNumber: 0 }, false, 'missing'],
    [{ gradeState: 'missing', isReleased: false, attemptNumber: 0 }, true, 'draft'],
    [{ gradeState: 'excused', isReleased: true, attemptNumber: 0 }, false, 'excused'],
  ] as const)('%j with a draft: %s is %s', (cell, hasDraft, state) => {
    expect(workState(cell, hasDraft)).toBe(state);
  });
});
