import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SIGN_UP_ROLES } from '../accounts/roles.ts';
import { changeObstacle, type MembershipStanding, withoutSuccessor } from './membership-changes.ts';

const change = fc.constantFrom(
  'end',
  'take_back',
  'suspend',
  'reactivate',
  'set_duties',
  'end_sessions' as const,
);
const standing = fc.record({
  role: fc.constantFrom(...SIGN_UP_ROLES),
  status: fc.constantFrom('pending', 'provisional', 'active', 'suspended', 'ended' as const),
  isOwn: fc.boolean(),
  otherAdminCount: fc.nat({ max: 3 }),
  canComeBack: fc.boolean(),
});
const teacher: MembershipStanding = {
  role: 'teacher',
  status: 'active',
  isOwn: false,
  otherAdminCount: 0,
  canComeBack: true,
};

it('lets nobody change their own membership', () => {
  fc.assert(
    fc.property(change, standing, (what, one) => {
      expect(changeObstacle(what, { ...one, isOwn: true })).toBe('own');
    }),
  );
});

it('never leaves a school without anybody who runs it', () => {
  const admin = { ...teacher, role: 'school_admin' as const };
  for (const what of ['end', 'suspend'] as const) {
    expect(changeObstacle(what, admin)).toBe('last_admin');
    expect(changeObstacle(what, { ...admin, role: 'homeschool_parent' })).toBe('last_admin');
    expect(changeObstacle(what, { ...admin, otherAdminCount: 1 })).toBeNull();
    expect(changeObstacle(what, teacher)).toBeNull();
  }
  // One that is suspended gives no rights, so that its end takes none.
  expect(changeObstacle('end', { ...admin, status: 'suspended' })).toBeNull();
});

it('takes back the end of a membership where nobody else could, changes nothing else about it, and leaves requests to the approvals', () => {
  fc.assert(
    fc.property(change, standing, (what, one) => {
      if (what !== 'take_back') expect(changeObstacle(what, { ...one, status: 'ended' })).not.toBeNull();
      expect(changeObstacle('take_back', { ...one, status: 'ended', isOwn: false })).toBe(
        one.canComeBack ? null : 'wrong_state',
      );
      if (what !== 'end_sessions') {
        expect(changeObstacle(what, { ...one, status: 'pending' })).not.toBeNull();
        expect(changeObstacle(what, { ...one, status: 'provisional' })).not.toBeNull();
      }
    }),
  );
});

it('gives duties to teachers and school admins alone', () => {
  const obstacles = SIGN_UP_ROLES.map((role) => [role, changeObstacle('set_duties', { ...teacher, role })]);
  expect(Object.fromEntries(obstacles)).toEqual({
    student: 'no_duties',
    parent: 'no_duties',
    homeschool_parent: 'no_duties',
    teacher: null,
    school_admin: null,
  });
});

it('names every course that nobody takes over', () => {
  const owned = [{ courseId: 'a' }, { courseId: 'b' }];
  expect(withoutSuccessor(owned, [{ courseId: 'b' }, { courseId: 'x' }])).toEqual([{ courseId: 'a' }]);
  expect(withoutSuccessor(owned, owned)).toEqual([]);
});

it('starts each change from the states that it is for', () => {
  const states = ['pending', 'provisional', 'active', 'suspended', 'ended'] as const;
  const from = (what: Parameters<typeof changeObstacle>[0]) =>
    states.filter((status) => changeObstacle(what, { ...teacher, status }) === null);
  expect(from('end')).toEqual(['active', 'suspended']);
  expect(from('take_back')).toEqual(['ended']);
  expect(from('suspend')).toEqual(['active']);
  expect(from('reactivate')).toEqual(['suspended']);
  expect(from('set_duties')).toEqual(['active']);
  expect(from('end_sessions')).toEqual(['pending', 'provisional', 'active', 'suspended']);
  expect(changeObstacle('reactivate', teacher)).toBe('wrong_state');
  // Who runs a school alone may still be given duties, and lose sessions.
  const admin = { ...teacher, role: 'school_admin' as const };
  expect([changeObstacle('set_duties', admin), changeObstacle('end_sessions', admin)]).toEqual([null, null]);
});
