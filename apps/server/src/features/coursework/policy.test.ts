import type { EnrollmentId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { expect, it } from 'vitest';
import type { Actor } from '#access/actor.ts';
import { canReadAssignment, canSubmit, canWorkOn, hasAttemptsLeft, subjectOf } from './policy.ts';
import type { AssignmentScope } from './queries.ts';

const SCHOOL = 'school' as SchoolId;
const FIRST = 'first' as EnrollmentId;
const ADA = 'ada' as StudentId;
const BOB = 'bob' as StudentId;
const person = (
  role: 'student' | 'parent' | 'teacher' | 'school_admin',
  change: Partial<Actor> = {},
  isWritable = true,
) =>
  ({
    memberships: [{ schoolId: SCHOOL, role, status: 'active', isWritable, schoolKind: 'school' }],
    students: [],
    guardianOf: [],
    ...change,
  }) as unknown as Actor;

const own = { students: [{ studentId: ADA, schoolId: SCHOOL, gradeLevel: 9 }] };
const guards = (...ids: StudentId[]) => ({
  guardianOf: ids.map((studentId) => ({ studentId, schoolId: SCHOOL, rights: ['see_record' as const] })),
});
const ACTORS = {
  learner: person('student', own),
  'learner of a read-only school': person('student', own, false),
  'parent of one': person('parent', guards(ADA)),
  'parent of two': person('parent', guards(ADA, BOB)),
  'learner and parent': person('student', { ...own, ...guards(BOB) }),
  teacher: person('teacher'),
  admin: person('school_admin'),
};

const PUBLISHED: AssignmentScope = {
  schoolId: SCHOOL,
  courseStatus: 'published',
  assignmentStatus: 'published',
  ownStudentId: null,
  ownEnrollmentId: null,
  ownEnrollment: null,
  guardedStudentIds: [],
  teaches: false,
};
const active = { ownStudentId: ADA, ownEnrollmentId: FIRST, ownEnrollment: 'active' } as const;

/** reads, works, submits, whose work is shown */
type Answer = readonly [boolean, boolean, boolean, StudentId | null];
const NOTHING: Answer = [false, false, false, null];

const TABLE: readonly [keyof typeof ACTORS, string, Partial<AssignmentScope>, Answer][] = [
  ['learner', 'active', active, [true, true, true, ADA]],
  ['learner', 'completed', { ...active, ownEnrollment: 'completed' }, [true, false, false, ADA]],
  ['learner', 'draft assignment', { ...active, assignmentStatus: 'draft' }, [false, false, false, ADA]],
  ['learner', 'archived assignment', { ...active, assignmentStatus: 'archived' }, [false, false, false, ADA]],
  ['learner', 'not enrolled', {}, NOTHING],
  ['learner of a read-only school', 'active', active, [true, true, false, ADA]],
  ['parent of one', 'child in the course', { guardedStudentIds: [ADA] }, [true, false, false, ADA]],
  ['parent of two', 'one in the course', { guardedStudentIds: [BOB] }, [true, false, false, BOB]],
  ['parent of two', 'both in the course', { guardedStudentIds: [ADA, BOB] }, [true, false, false, null]],
  [
    'learner and parent',
    'both in the course',
    { ...active, guardedStudentIds: [BOB] },
    [true, true, true, ADA],
  ],
  ['teacher', 'of the course', { teaches: true }, [true, false, false, null]],
  [
    'teacher',
    'of the course, draft',
    { teaches: true, assignmentStatus: 'draft' },
    [true, false, false, null],
  ],
  ['teacher', 'of another', {}, NOTHING],
  ['admin', 'of the school', {}, [true, false, false, null]],
];

it.each(TABLE)('%s, %s', (name, _case, scope, answer) => {
  const actor = ACTORS[name];
  const assignment = { ...PUBLISHED, ...scope };
  expect([
    canReadAssignment(actor, assignment),
    canWorkOn(actor, assignment),
    canSubmit(actor, assignment),
    subjectOf(actor, assignment),
  ]).toEqual(answer);
});

it('counts attempts, and null is without end', () => {
  expect([hasAttemptsLeft(null, 99), hasAttemptsLeft(2, 1), hasAttemptsLeft(2, 2)]).toEqual([
    true,
    true,
    false,
  ]);
});
