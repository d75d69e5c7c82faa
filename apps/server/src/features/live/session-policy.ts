import type { Joining } from '@fieldhouse/contract/live-sessions.ts';
import { isJoinable, sessionPhase } from '@fieldhouse/domain/live/session-times.ts';
import { type Actor, isConfirmedStudentOf, isKnownIn, isWritable } from '#access/actor.ts';
import {
  isCourseStaff,
  isNowGuardianOf,
  isNowLearnerOf,
  leadsCourse,
  type MeetingScope,
  type RoleScope,
  teachesCourse,
} from '#access/courses.ts';

/** How the actor stands to the course of a class. */
export interface SessionScope extends MeetingScope, RoleScope {
  readonly courseStatus: 'draft' | 'published' | 'archived';
}

/** Takes the course now. */
export const isLearnerOfSession = (actor: Actor, session: SessionScope): boolean =>
  isNowLearnerOf(actor, session);

/** Learners, guardians of learners, teachers of the course and admins of the school; nobody sees those of a draft. */
export const canSeeSession = (actor: Actor, session: SessionScope): boolean =>
  session.courseStatus !== 'draft' &&
  (isLearnerOfSession(actor, session) || isNowGuardianOf(actor, session) || isCourseStaff(actor, session));

/** Plans, changes and cancels: who runs a published course; a grader doesn't. */
export const canHoldSession = (actor: Actor, session: SessionScope): boolean =>
  session.courseStatus === 'published' && leadsCourse(actor, session);

/**
 * Whether somebody gets the link at all: learners whom the school has confirmed as students, and teachers of the course.
 * Guardians and admins who don't teach it never do, and nobody
 * while the school is suspended, expired or closed: no class is held there.
 */
export function mayJoinSession(actor: Actor, session: SessionScope): Joining['mayJoin'] {
  if (session.courseStatus === 'draft' || !isWritable(actor, session.schoolId)) return 'no';
  if (teachesCourse(actor, session)) return 'yes';
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
  isKnownIn(actor, session.schoolId) || isNowGuardianOf(actor, session);

/**
 * Reads its files: whoever may know its people. Of a class that was called off they are left to those who teach the
 * course and run the school.
 */
export const canReadMaterials = (
  actor: Actor,
  session: SessionScope & { readonly status: 'scheduled' | 'cancelled' },
): boolean =>
  canSeeSession(actor, session) &&
  (session.status === 'cancelled' ? isCourseStaff(actor, session) : mayKnowPeopleOfSession(actor, session));
