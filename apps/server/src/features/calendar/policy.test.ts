import { expect, it } from 'vitest';
import type { Actor } from '#access/actor.ts';
import { mayKnowPeopleOfEvent } from './policy.ts';

/*
 * Row-level security hides the names as well, so that no call through the contract tells whether this wall stands: it is
 * looked at by itself.
 */

const event = { schoolId: 'school', guardedStudentIds: ['child'] } as never;
const member = (status: 'pending' | 'provisional' | 'active', schoolId = 'school') =>
  ({ memberships: [{ schoolId, role: 'student', status }], guardianOf: [] }) as unknown as Actor;
const guardian = (rights: readonly string[], studentId = 'child') =>
  ({ memberships: [], guardianOf: [{ schoolId: 'school', studentId, rights }] }) as unknown as Actor;

it.each([
  ['a member of the school', member('active'), true],
  ['somebody whom the school has not confirmed', member('provisional'), false],
  ['somebody who waits', member('pending'), false],
  ['a member of another school', member('active', 'other'), false],
  ['a guardian who may see the record', guardian(['see_record']), true],
  ['a guardian who may not', guardian(['message_staff']), false],
  ['a guardian of another student', guardian(['see_record'], 'other'), false],
])('T-03 %s learns the names of an event: %#', (_who, actor, may) => {
  expect(mayKnowPeopleOfEvent(actor, event)).toBe(may);
});
