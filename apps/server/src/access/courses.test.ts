import { expect, it } from 'vitest';
import * as access from './courses.ts';
import { EVERYBODY, SCHOOL } from './test-actors.ts';

/*
 * Who stands how to a course, said of each person: whoever isn't named doesn't. Row-level security refuses
 * most of these as well, so that no call through the contract tells whether each of these rules stands.
 */

type Name = keyof typeof EVERYBODY;
const names = Object.keys(EVERYBODY) as Name[];
type AnActor = (typeof EVERYBODY)[Name];
const those = (holds: (actor: AnActor) => boolean) => names.filter((name) => holds(EVERYBODY[name]));

const ROLES = ['owner', 'teacher', 'grader', null] as const;
/** Whoever teaches at the school and isn't its admin. */
const TEACHERS: readonly Name[] = ['teacher', 'counselor', 'registrar', 'teachingParent'];

const BY_ROLE = [
  ['teachesCourse', access.teachesCourse, ['owner', 'teacher', 'grader'], false],
  ['leadsCourse', access.leadsCourse, ['owner', 'teacher'], false],
  ['ownsCourse', access.ownsCourse, ['owner'], false],
  ['isCourseStaff', access.isCourseStaff, ['owner', 'teacher', 'grader'], true],
  ['runsCourse', access.runsCourse, ['owner', 'teacher'], true],
] as const;

it.each(BY_ROLE)('%s goes by the row among the teachers', (_name, holds, roles, alsoAdmins) => {
  for (const teacherRole of ROLES) {
    const byRow = roles.some((role) => role === teacherRole) ? [...TEACHERS, 'admin' as const] : [];
    const whom = alsoAdmins && !byRow.includes('admin') ? [...byRow, 'admin' as const] : byRow;
    expect(those((actor) => holds(actor, { schoolId: SCHOOL, teacherRole }))).toEqual(whom);
  }
});

const course: access.CourseScope = {
  schoolId: SCHOOL,
  courseStatus: 'published',
  ownStudentId: null,
  ownEnrollment: null,
  guardedStudentIds: ['child' as never],
  teaches: false,
};
const taken: access.CourseScope = { ...course, ownStudentId: 'own' as never, ownEnrollment: 'active' };
const LEARNERS: readonly Name[] = ['student', 'provisionalStudent', 'formerStudent'];

it('lets learners into a course that they take or took, and no draft', () => {
  expect(those((actor) => access.isLearnerOf(actor, taken))).toEqual(LEARNERS);
  expect(those((actor) => access.isLearnerOf(actor, course))).toEqual([]);
  expect(those((actor) => access.isLearnerOf(actor, { ...taken, courseStatus: 'draft' }))).toEqual([]);
  expect(those((actor) => access.isActiveLearnerOf(actor, taken))).toEqual(LEARNERS);
  expect(those((actor) => access.isActiveLearnerOf(actor, { ...taken, ownEnrollment: 'completed' }))).toEqual(
    [],
  );
});

it('lets guardians in who may see the record', () => {
  expect(those((actor) => access.guardedIn(actor, course).length > 0)).toEqual([
    'teachingParent',
    'guardian',
  ]);
  expect(those((actor) => access.guardedIn(actor, { ...course, courseStatus: 'draft' }).length > 0)).toEqual(
    [],
  );
  expect(those((actor) => access.canReadCourse(actor, course))).toEqual([
    'teachingParent',
    'admin',
    'guardian',
  ]);
});

it('tells names of people to those whom the school has confirmed, and to guardians', () => {
  expect(those((actor) => access.mayKnowPeople(actor, course))).toEqual([
    'student',
    ...TEACHERS.slice(0, 3),
    'parent',
    'teachingParent',
    'admin',
    'guardian',
  ]);
});
