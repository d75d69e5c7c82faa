import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { expect, it } from 'vitest';
import type { Actor } from '#access/actor.ts';
import { canFindPeople } from './policy.ts';

/*
 * The statement looks for people of the schools where somebody works as well, so that no call through the contract tells
 * whether this wall stands: it is looked at by itself.
 */

const SCHOOL = 'school' as SchoolId;
const member = (role: string, status = 'active', schoolId: string = SCHOOL) =>
  ({ memberships: [{ schoolId, role, status, duties: [] }] }) as unknown as Actor;

it.each([
  ['a teacher', member('teacher'), true],
  ['a school admin', member('school_admin'), true],
  ['a teacher who waits', member('teacher', 'pending'), false],
  ['a teacher of another school', member('teacher', 'active', 'other'), false],
  ['a student', member('student'), false],
  ['a parent', member('parent'), false],
])('T-03 %s looks for people of the school: %#', (_who, actor, may) => {
  expect(canFindPeople(actor, SCHOOL)).toBe(may);
});
