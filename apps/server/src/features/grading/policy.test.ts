import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/actor.ts';
import { canGrade, canRelease, canSeeWork } from './policy.ts';
import type { WorkScope } from './queries.ts';

type Role = Actor['memberships'][number]['role'];

const person = (role: Role, kind: 'school' | 'homeschool' = 'school', change: Partial<Actor> = {}) =>
  ({
    userId: 'me',
    memberships: [{ schoolId: 'school', role, status: 'active', schoolKind: kind, isWritable: true }],
    students: [],
    guardianOf: [],
    childIds: [],
    ...change,
  }) as unknown as Actor;

const ofPupil = { guardianOf: [{ studentId: 'pupil', schoolId: 'school', rights: [] }] };
const ACTORS = {
  teacher: person('teacher'),
  'teacher who was a pupil here': person('teacher', 'school', {
    students: [{ studentId: 'myself', schoolId: 'school', gradeLevel: null }],
  }),
  'teacher and parent of a pupil aged 18': person('teacher', 'school', { childIds: ['pupil'] }),
  'teacher and parent of the pupil': person('teacher', 'school', ofPupil),
  admin: person('school_admin'),
  'homeschool parent': person('homeschool_parent', 'homeschool', ofPupil),
  student: person('student'),
  parent: person('parent', 'school', ofPupil),
  'admin of another school': {
    ...person('school_admin'),
    memberships: [{ ...person('school_admin').memberships[0]!, schoolId: 'other' }],
  } as Actor,
};

const work = (change: Partial<WorkScope>): WorkScope => ({
  schoolId: 'school',
  studentId: 'pupil',
  studentUserId: 'pupil-user',
  teacherRole: null,
  ...change,
});

/** sees, grades, releases */
const TABLE: readonly [keyof typeof ACTORS, Partial<WorkScope>, readonly [boolean, boolean, boolean]][] = [
  ['teacher', { teacherRole: 'owner' }, [true, true, true]],
  ['teacher', { teacherRole: 'teacher' }, [true, true, true]],
  ['teacher', { teacherRole: 'grader' }, [true, true, false]],
  ['teacher', { teacherRole: null }, [false, false, false]],
  ['teacher who was a pupil here', { teacherRole: 'owner', studentId: 'myself' }, [true, false, false]],
  ['teacher and parent of a pupil aged 18', { teacherRole: 'owner' }, [true, false, false]],
  ['teacher and parent of the pupil', { teacherRole: 'owner' }, [true, false, false]],
  ['teacher and parent of the pupil', { teacherRole: 'owner', studentId: 'another' }, [true, true, true]],
  ['admin', { teacherRole: null }, [true, false, false]],
  ['admin', { teacherRole: 'owner' }, [true, true, true]],
  ['homeschool parent', { teacherRole: null }, [true, true, true]],
  ['homeschool parent', { teacherRole: 'owner' }, [true, true, true]],
  ['student', {}, [false, false, false]],
  ['student', { teacherRole: 'owner' }, [false, false, false]],
  ['parent', {}, [false, false, false]],
  ['admin of another school', {}, [false, false, false]],
];

describe('who may do what with a piece of work', () => {
  it.each(TABLE)('%s, %j', (name, change, answer) => {
    const scope = work(change);
    const actor = ACTORS[name];
    expect([canSeeWork(actor, scope), canGrade(actor, scope), canRelease(actor, scope)]).toEqual(answer);
  });
});
