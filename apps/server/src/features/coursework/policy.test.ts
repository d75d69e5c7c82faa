import { expect, it } from 'vitest';
import type { Actor } from '#platform/actor.ts';
import { canReadAssignment, canSubmit, canWorkOn, hasAttemptsLeft, subjectOf } from './policy.ts';
import type { AssignmentScope } from './queries.ts';

const person = (
  role: 'student' | 'parent' | 'teacher' | 'school_admin',
  change: Partial<Actor> = {},
  isWritable = true,
) =>
  ({
    memberships: [{ schoolId: 'school', role, status: 'active', isWritable, schoolKind: 'school' }],
    students: [],
    guardianOf: [],
    ...change,
  }) as unknown as Actor;

const own = { students: [{ studentId: 'ada', schoolId: 'school', gradeLevel: 9 }] };
const guards = (...ids: string[]) => ({
  guardianOf: ids.map((studentId) => ({ studentId, schoolId: 'school', rights: ['see_record'] })),
});
const ACTORS = {
  learner: person('student', own),
  'learner of a read-only school': person('student', own, false),
  'parent of one': person('parent', guards('ada')),
  'parent of two': person('parent', guards('ada', 'bob')),
  'learner and parent': person('student', { ...own, ...guards('bob') }),
  teacher: person('teacher'),
  admin: person('school_admin'),
};

const PUBLISHED: AssignmentScope = {
  schoolId: 'school',
  courseStatus: 'published',
  assignmentStatus: 'published',
  ownStudentId: null,
  ownEnrollmentId: null,
  ownEnrollment: null,
  guardedStudentIds: [],
  teaches: false,
};
const active = { ownStudentId: 'ada', ownEnrollmentId: 'first', ownEnrollment: 'active' } as const;

/** reads, works, submits, whose work is shown */
type Answer = readonly [boolean, boolean, boolean, string | null];
const NOTHING: Answer = [false, false, false, null];

const TABLE: readonly [keyof typeof ACTORS, string, Partial<AssignmentScope>, Answer][] = [
  ['learner', 'active', active, [true, true, true, 'ada']],
  ['learner', 'completed', { ...active, ownEnrollment: 'completed' }, [true, false, false, 'ada']],
  ['learner', 'draft assignment', { ...active, assignmentStatus: 'draft' }, [false, false, false, 'ada']],
  [
    'learner',
    'archived assignment',
    { ...active, assignmentStatus: 'archived' },
    [false, false, false, 'ada'],
  ],
  ['learner', 'not enrolled', {}, NOTHING],
  ['learner of a read-only school', 'active', active, [true, true, false, 'ada']],
  ['parent of one', 'child in the course', { guardedStudentIds: ['ada'] }, [true, false, false, 'ada']],
  ['parent of two', 'one in the course', { guardedStudentIds: ['bob'] }, [true, false, false, 'bob']],
  ['parent of two', 'both in the course', { guardedStudentIds: ['ada', 'bob'] }, [true, false, false, null]],
  [
    'learner and parent',
    'both in the course',
    { ...active, guardedStudentIds: ['bob'] },
    [true, true, true, 'ada'],
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
