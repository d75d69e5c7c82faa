import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#access/actor.ts';
import { canGrade, canRelease, canSeeWork } from './policy.ts';
import type { WorkScope } from './queries.ts';

const SCHOOL = 'school' as SchoolId;
const PUPIL = 'pupil' as StudentId;
const MYSELF = 'myself' as StudentId;
const ANOTHER = 'another' as StudentId;
type Role = Actor['memberships'][number]['role'];

const person = (role: Role, kind: 'school' | 'homeschool' = 'school', change: Partial<Actor> = {}) =>
  ({
    userId: 'me',
    memberships: [{ schoolId: SCHOOL, role, status: 'active', schoolKind: kind, isWritable: true }],
    students: [],
    guardianOf: [],
    childIds: [],
    ...change,
  }) as unknown as Actor;

const ofPupil = { guardianOf: [{ studentId: PUPIL, schoolId: SCHOOL, rights: [] }] };
const ACTORS = {
  teacher: person('teacher'),
  'teacher who was a pupil here': person('teacher', 'school', {
    students: [{ studentId: MYSELF, schoolId: SCHOOL, gradeLevel: null }],
  }),
  'teacher and parent of a pupil aged 18': person('teacher', 'school', { childIds: [PUPIL] }),
  'teacher and parent of the pupil': person('teacher', 'school', ofPupil),
  admin: person('school_admin'),
  'homeschool parent': person('homeschool_parent', 'homeschool', ofPupil),
  student: person('student'),
  parent: person('parent', 'school', ofPupil),
  'admin of another school': {
    ...person('school_admin'),
    memberships: [{ ...person('school_admin').memberships[0]!, schoolId: 'other' as SchoolId }],
  } as Actor,
};

const work = (change: Partial<WorkScope>): WorkScope => ({
  schoolId: SCHOOL,
  studentId: PUPIL,
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
  ['teacher who was a pupil here', { teacherRole: 'owner', studentId: MYSELF }, [true, false, false]],
  ['teacher and parent of a pupil aged 18', { teacherRole: 'owner' }, [true, false, false]],
  ['teacher and parent of the pupil', { teacherRole: 'owner' }, [true, false, false]],
  ['teacher and parent of the pupil', { teacherRole: 'owner', studentId: ANOTHER }, [true, true, true]],
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
