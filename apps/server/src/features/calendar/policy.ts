import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isAdminOf, isGuardianOf, isKnownIn, isStaffOf, studentIdIn } from '#access/actor.ts';
import { isCourseStaff, isNowGuardianOf, type MeetingScope } from '#access/courses.ts';

/** How the actor stands to the course of an event, as the statements of the calendar load it. */
export interface EventScope extends MeetingScope {
  readonly teaches: boolean;
  /** Teaches it as its owner. */
  readonly owns: boolean;
}

/** Records whose work the actor may know: one's own, and those of children. */
export const knownStudentsOf = (actor: Actor, event: EventScope): StudentId[] => [
  ...event.ownStudentIds.filter((id) => studentIdIn(actor, event.schoolId) === id),
  ...event.guardedStudentIds.filter((id) => isGuardianOf(actor, id, 'see_record')),
];

/** Takes the course now, is the guardian of somebody who does, teaches it, or runs the school. */
export const canSeeEvent = (actor: Actor, event: EventScope): boolean =>
  isCourseStaff(actor, event) || knownStudentsOf(actor, event).length > 0;

/** The owner of the course and the admins of its school; others read. */
export const canEditEvent = (actor: Actor, event: EventScope): boolean =>
  isAdminOf(actor, event.schoolId) || (event.owns && isStaffOf(actor, event.schoolId));

/** Changes events of every school. */
export const isMasterAdmin = (actor: Actor): boolean => actor.platformRole === 'master_admin';

/** Names of other people: not for students whom the school hasn't confirmed. */
export const mayKnowPeopleOfEvent = (actor: Actor, event: EventScope): boolean =>
  isKnownIn(actor, event.schoolId) || isNowGuardianOf(actor, event);
