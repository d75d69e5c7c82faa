import type { Joining } from '@fieldhouse/contract/live-sessions.ts';
import { isJoinable, sessionPhase } from '@fieldhouse/domain/live/session-times.ts';
import { type Actor, isAdminOf, isGuardianOf, isKnownIn, isStaffOf, studentIdIn } from '#platform/actor.ts';

/** How the actor stands to the course of a class. */
export interface SessionScope {
  readonly schoolId: string;
  readonly courseStatus: 'draft' | 'published' | 'archived';
  /** The actor's own records that take the course now. */
  readonly ownStudentIds: readonly string[];
  /** Records of the actor's children that take it now. */
  readonly guardedStudentIds: readonly string[];
  readonly teacherRole: 'owner' | 'teacher' | 'grader' | null;
}

/** Takes the course now. */
export const isLearnerOfSession = (actor: Actor, session: SessionScope): boolean =>
  session.ownStudentIds.some((id) => studentIdIn(actor, session.schoolId) === id);

const isConfirmedStudentOf = (actor: Actor, schoolId: string): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && m.role === 'student' && m.status === 'active');

const isGuardianOfSession = (actor: Actor, session: SessionScope): boolean =>
  session.guardedStudentIds.some((id) => isGuardianOf(actor, id, 'see_record'));

const teachesSession = (actor: Actor, session: SessionScope): boolean =>
  session.teacherRole !== null && isStaffOf(actor, session.schoolId);

/** Learners, guardians of learners, teachers of the course and admins of the school; nobody sees those of a draft. */
export const canSeeSession = (actor: Actor, session: SessionScope): boolean =>
  session.courseStatus !== 'draft' &&
  (isLearnerOfSession(actor, session) ||
    isGuardianOfSession(actor, session) ||
    teachesSession(actor, session) ||
    isAdminOf(actor, session.schoolId));

/** Plans, changes and cancels: who runs a published course; a grader doesn't. */
export const canHoldSession = (actor: Actor, session: SessionScope): boolean =>
  session.courseStatus === 'published' && teachesSession(actor, session) && session.teacherRole !== 'grader';

/**
 * Whether somebody gets the link at all: learners whom the school has confirmed as students, and teachers of the course.
 * Guardians and admins who don't teach it never do.
 */
export function mayJoinSession(actor: Actor, session: SessionScope): Joining['mayJoin'] {
  if (session.courseStatus === 'draft') return 'no';
  if (teachesSession(actor, session)) return 'yes';
  if (!isLearnerOfSession(actor, session)) return 'no';
  return isConfirmedStudentOf(actor, session.schoolId) ? 'yes' : 'once_confirmed';
}

export const canJoinSession = (actor: Actor, session: SessionScope): boolean =>
  mayJoinSession(actor, session) === 'yes';

/** A class as far as the way into it goes. */
export interface JoinScope extends SessionScope {
  readonly scheduledAt: string;
  readonly durationMinutes: number;
  readonly hasLink: boolean;
}

/** What a page says of the way in, at this instant. The class is not cancelled. */
export const presentJoining = (actor: Actor, session: JoinScope, now: string): Joining => ({
  hasLink: session.hasLink,
  canJoin:
    session.hasLink &&
    isJoinable(sessionPhase(session.scheduledAt, session.durationMinutes, now)) &&
    canJoinSession(actor, session),
  mayJoin: mayJoinSession(actor, session),
});

/** Reads names of other people, and recordings: not students whom the school hasn't confirmed. */
export const mayKnowPeopleOfSession = (actor: Actor, session: SessionScope): boolean =>
  isKnownIn(actor, session.schoolId) || isGuardianOfSession(actor, session);

/**
 * Reads its files: whoever may know its people. Of a class that was called off they are left to those who teach the
 * course and run the school.
 */
export const canReadMaterials = (
  actor: Actor,
  session: SessionScope & { readonly status: 'scheduled' | 'cancelled' },
): boolean =>
  canSeeSession(actor, session) &&
  (session.status === 'cancelled'
    ? teachesSession(actor, session) || isAdminOf(actor, session.schoolId)
    : mayKnowPeopleOfSession(actor, session));
