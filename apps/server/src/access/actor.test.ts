import type { Relation } from '@fieldhouse/contract/base.ts';
import { expect, it } from 'vitest';
import * as access from './actor.ts';
import { EVERYBODY, SCHOOL } from './test-actors.ts';

/*
 * Who stands how to a school, said of each person: whoever isn't named doesn't. Row-level security refuses most of these
 * as well, so that no call through the contract tells whether each of these rules stands.
 */

type Name = keyof typeof EVERYBODY;
const names = Object.keys(EVERYBODY) as Name[];
const those = (holds: (actor: access.Actor) => boolean) => names.filter((name) => holds(EVERYBODY[name]));

const MEMBERS: readonly Name[] = [
  'student',
  'provisionalStudent',
  'formerStudent',
  'teacher',
  'counselor',
  'registrar',
  'parent',
  'teachingParent',
  'admin',
];

const OF_A_SCHOOL: readonly [string, (actor: access.Actor, schoolId: typeof SCHOOL) => boolean, Name[]][] = [
  ['isMemberOf', access.isMemberOf, [...MEMBERS]],
  [
    'isKnownIn',
    access.isKnownIn,
    MEMBERS.filter((name) => name !== 'provisionalStudent' && name !== 'formerStudent'),
  ],
  ['isAdminOf', access.isAdminOf, ['admin']],
  ['isStaffOf', access.isStaffOf, ['teacher', 'counselor', 'registrar', 'teachingParent', 'admin']],
  ['isRegistrarOf', access.isRegistrarOf, ['registrar', 'admin']],
  ['isCounselorOf', access.isCounselorOf, ['counselor', 'admin']],
  ['isStudentOf', access.isStudentOf, ['student', 'provisionalStudent', 'formerStudent']],
  ['isConfirmedStudentOf', access.isConfirmedStudentOf, ['student']],
  ['hasLeft', access.hasLeft, ['formerStudent']],
  ['isOfSchool', access.isOfSchool, [...MEMBERS, 'guardian']],
  ['isHomeschool', access.isHomeschool, []],
  ['isHomeschoolParentIn', access.isHomeschoolParentIn, []],
  ['isWritable', access.isWritable, MEMBERS.filter((name) => name !== 'formerStudent').concat('waiting')],
  ['isClosedSchool', access.isClosedSchool, ['formerStudent']],
];

it.each(OF_A_SCHOOL)('%s holds for these people of a school and no others', (_name, holds, whom) => {
  expect(those((actor) => holds(actor, SCHOOL)).toSorted()).toEqual(whom.toSorted());
});

it('holds for the parent who runs a family school, in that school alone', () => {
  const parent = EVERYBODY.homeschoolParent;
  const [{ schoolId }] = parent.memberships as [access.ActorMembership];
  for (const holds of [
    access.isAdminOf,
    access.isStaffOf,
    access.isHomeschool,
    access.isHomeschoolParentIn,
    access.isHomeParentOf,
  ]) {
    expect(holds(parent, schoolId)).toBe(true);
    expect(holds(parent, SCHOOL)).toBe(false);
    expect(holds(EVERYBODY.admin, schoolId)).toBe(false);
  }
  expect(access.isHomeschoolParentIn(EVERYBODY.homeschoolChild, schoolId)).toBe(false);
  expect(access.isHomeParentOf(EVERYBODY.homeschoolChild, schoolId)).toBe(false);
  expect(access.isHomeschool(EVERYBODY.homeschoolChild, schoolId)).toBe(true);
});

it('names the school where somebody works, or that they run', () => {
  expect(names.filter((name) => access.schoolOfStaff(EVERYBODY[name]) === SCHOOL)).toEqual(
    those((actor) => access.isStaffOf(actor, SCHOOL)),
  );
  expect(names.filter((name) => access.schoolOfAdmin(EVERYBODY[name]) === SCHOOL)).toEqual(['admin']);
  expect(
    names.filter((name) => access.schoolWhere(EVERYBODY[name], access.isCounselorOf) === SCHOOL),
  ).toEqual(those((actor) => access.isCounselorOf(actor, SCHOOL)));
  expect(access.schoolOfStaff(EVERYBODY.student)).toBeNull();
  expect(access.schoolOfAdmin(EVERYBODY.teacher)).toBeNull();
});

it('asks operators and admins of schools for a second factor', () => {
  expect(those(access.needsSecondFactor)).toEqual(['admin', 'operator']);
  expect(access.isAdminRole('teacher')).toBe(false);
  expect([access.isParentRole('homeschool_parent'), access.isParentRole('school_admin')]).toEqual([
    true,
    false,
  ]);
  expect(those(access.isClosed)).toEqual(['suspended']);
});

it('knows a record of somebody who goes to the school now', () => {
  expect(names.filter((name) => access.studentIdIn(EVERYBODY[name], SCHOOL) === 'own')).toEqual(
    those((actor) => access.isStudentOf(actor, SCHOOL)),
  );
});

it('holds a guardian to the rights of the link', () => {
  const child = 'child' as never;
  expect(those((actor) => access.isLinkedTo(actor, child))).toEqual(['teachingParent', 'guardian', 'blind']);
  expect(those((actor) => access.isGuardianOf(actor, child, 'see_record'))).toEqual([
    'teachingParent',
    'guardian',
  ]);
  expect(those((actor) => access.isGuardianOf(actor, 'another' as never, 'see_record'))).toEqual([]);
});

it('lets nobody decide about themselves or their own child, but at home', () => {
  const about = (studentId: string) =>
    those((actor) => access.isTooClose(actor, { schoolId: SCHOOL, studentId: studentId as never }));
  expect(about('child')).toEqual(['teachingParent', 'guardian', 'blind']);
  expect(about('own')).toEqual(['student', 'provisionalStudent', 'formerStudent', 'leftForGood']);
  const [{ schoolId }] = EVERYBODY.homeschoolParent.memberships as [access.ActorMembership];
  expect(access.closeStudentIds(EVERYBODY.homeschoolParent, schoolId)).toEqual([]);
});

it.each<[Relation, Name[]]>([
  ['member', [...MEMBERS, 'homeschoolParent', 'homeschoolChild', 'stranger', 'suspended']],
  ['student', ['student', 'provisionalStudent', 'formerStudent', 'homeschoolChild']],
  [
    'staff',
    [
      'teacher',
      'counselor',
      'registrar',
      'teachingParent',
      'admin',
      'homeschoolParent',
      'stranger',
      'suspended',
    ],
  ],
  ['admin', ['admin', 'homeschoolParent']],
  ['guardian', ['teachingParent', 'guardian', 'blind']],
  ['op', ['operator']],
  ['master', ['operator']],
])('could stand as %s to something', (relation, whom) => {
  const access_ = { relations: [relation] } as never;
  expect(those((actor) => access.couldHoldAny(actor, access_)).toSorted()).toEqual(whom.toSorted());
});
