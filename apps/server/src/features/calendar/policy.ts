import { type Actor, isAdminOf, isGuardianOf, isKnownIn, isStaffOf, studentIdIn } from '#platform/actor.ts';

/** How the actor stands to the course of an event, as the statements of the calendar load it. */
export interface EventScope {
  readonly schoolId: string;
  /** The actor's own records that take the course now. */
  readonly ownStudentIds: readonly string[];
  /** Records of the actor's children that take it now. */
  readonly guardedStudentIds: readonly string[];
  readonly teaches: boolean;
  /** Teaches it as its owner. */
  readonly owns: boolean;
}

/** Records whose work the actor may know: one's own, and those of children. */
export const knownStudentsOf = (actor: Actor, event: EventScope): string[] => [
  ...event.ownStudentIds.filter((id) => studentIdIn(actor, event.schoolId) === id),
  ...event.guardedStudentIds.filter((id) => isGuardianOf(actor, id, 'see_record')),
];

/** Teaches the course, or runs the school. */
const isStaffOfEvent = (actor: Actor, event: EventScope): boolean =>
  isAdminOf(actor, event.schoolId) || (event.teaches && isStaffOf(actor, event.schoolId));

/** Takes the course now, is the guardian of somebody who does, teaches it, or runs the school. */
export const canSeeEvent = (actor: Actor, event: EventScope): boolean =>
  isStaffOfEvent(actor, event) || knownStudentsOf(actor, event).length > 0;

/** The owner of the course and the admins of its school; others read. */
export const canEditEvent = (actor: Actor, event: EventScope): boolean =>
  isAdminOf(actor, event.schoolId) || (event.owns && isStaffOf(actor, event.schoolId));

/** Changes events of every school. */
export const isMasterAdmin = (actor: Actor): boolean => actor.platformRole === 'master_admin';

/** Names of other people: not for students whom the school hasn't confirmed. */
export const mayKnowPeopleOfEvent = (actor: Actor, event: EventScope): boolean =>
  isKnownIn(actor, event.schoolId) ||
  event.guardedStudentIds.some((id) => isGuardianOf(actor, id, 'see_record'));
