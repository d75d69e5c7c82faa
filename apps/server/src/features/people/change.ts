import type { CourseId, UserId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { type MembershipChange, withoutSuccessor } from '@fieldhouse/domain/people/membership-changes.ts';
import { ORPCError } from '@orpc/server';
import { type Actor, isParentRole } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import { settleReturned } from '#features/accounts/workflows.ts';
import {
  giveCourse,
  holdTeachers,
  isStaffNow,
  takeOffCourse,
  withdrawFromAll,
} from '#features/catalog/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import type { ReturnedCourses } from '#platform/mail/membership-letters.ts';
import { notify } from '#platform/notify.ts';
import { os, type RequestContext, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { canManagePeople, isOwnChild, obstacleFor } from './policy.ts';
import {
  changeLinks,
  endMembership,
  endSessions as endSessionsStatement,
  findMembership,
  findOtherPost,
  listFollowers,
  listTaught,
  lockPeople,
  type MembershipRow,
  memberEmail,
  reactivateMembership,
  revokeInvitations,
  setDuties as setDutiesStatement,
  suspendMembership,
  takeBackEnd,
} from './queries.ts';

export const end = os.people.end.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const { reason, kind, handOvers } = input;
    const membership = await holdMembership(context, tx, actor, input.membershipId, 'end');
    const { schoolId, userId, role } = membership;
    const at = context.services.clock.now();
    await tx.query(endMembership({ schoolId, membershipId: membership.id, kind, endedAt: at }));
    await tx.query(revokeInvitations({ schoolId, userId, now: at }));

    const after: Record<string, unknown> = { kind, role, userId };
    if (role === 'student') {
      after.withdrawn = await withdrawFromAll(tx, {
        clock: context.services.clock,
        schoolId,
        userId,
        byUserId: actor.userId,
        reason,
        by: {
          actorKind: 'user',
          actorUserId: actor.userId,
          ipAddress: context.clientAddress,
          requestId: context.requestId,
        },
      });
    }
    if (isParentRole(role)) {
      const from = ['pending', 'active', 'suspended'] as const;
      after.endedLinks = (
        await tx.query(
          changeLinks({ schoolId, guardianUserId: userId, from, status: 'ended', updatedAt: at }),
        )
      ).length;
    }
    after.handOvers = await leaveCourses(context, tx, actor, membership, { reason, handOvers, keepAs: null });
    record(context, tx, actor, membership, 'ended', reason, after);
    await tell(context, tx, actor, membership, { change: 'ended', reason });
    return {};
  }),
);

export const takeBack = os.people.takeBack.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const membership = await holdMembership(context, tx, actor, input.membershipId, 'take_back');
    const { schoolId, userId, role, studentId, wasSuspended } = membership;
    if (studentId && isOwnChild(actor, membership)) throw refusalAbout(actor, { schoolId, studentId });
    const at = context.services.clock.now();
    await tx.query(takeBackEnd({ schoolId, membershipId: membership.id, updatedAt: at }));
    // What the school had recorded of a parent ended with the membership, and doesn't come back with it.
    const waitsForConsent = await settleReturned(tx, userId, at);
    record(context, tx, actor, membership, 'taken_back', input.reason, {
      role,
      userId,
      waitsForConsent,
      wasSuspended,
    });
    // No letter to a child before a parent has agreed, and none that a suspended account is open.
    if (waitsForConsent || wasSuspended) announce(tx, [userId], { topic: 'membership', id: membership.id });
    else
      await tell(context, tx, actor, membership, {
        change: 'reactivated',
        reason: input.reason,
        courses: 'withdrawn',
      });
    return { waitsForConsent };
  }),
);

type HandOvers = readonly { readonly courseId: CourseId; readonly userId: UserId }[];

interface Leaving {
  readonly reason: string;
  readonly handOvers: HandOvers;
  /** What they stay in courses that they owned; null: nothing, and they leave those of others as well. */
  readonly keepAs: 'teacher' | null;
}

/**
 * Gives the courses of somebody who no longer works at the school to those who are named. Whoever also works there by
 * another membership goes on teaching.
 *
 * @returns the hand-overs that were made.
 * @throws ORPCError HAND_OVER_NEEDED or NOT_A_TEACHER.
 */
async function leaveCourses(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  { id, schoolId, userId, role }: MembershipRow,
  { reason, handOvers, keepAs }: Leaving,
): Promise<HandOvers> {
  if (role === 'student' || role === 'parent') return [];
  const [otherPost] = await tx.query(findOtherPost({ schoolId, userId, membershipId: id }));
  if (otherPost) return [];
  const taught = await tx.query(listTaught({ schoolId, userId }));
  const owned = taught.filter((course) => course.role === 'owner');
  const missing = withoutSuccessor(owned, handOvers);
  if (missing.length > 0) {
    const courses = missing.map(({ courseId, title }) => ({ courseId, title }));
    throw new ORPCError('HAND_OVER_NEEDED', { data: { courses } });
  }
  for (const { courseId } of keepAs ? owned : taught) {
    const change = {
      clock: context.services.clock,
      schoolId,
      courseId,
      reason,
      by: {
        actorKind: 'user' as const,
        actorUserId: actor.userId,
        ipAddress: context.clientAddress,
        requestId: context.requestId,
      },
    };
    const teachers = await holdTeachers(tx, schoolId, courseId);
    const own = teachers.find((one) => one.userId === userId);
    if (!own) continue;
    if (own.role !== 'owner') {
      if (!keepAs) await takeOffCourse(tx, change, teachers, own);
      continue;
    }
    const successor = handOvers.find((one) => one.courseId === courseId)?.userId;
    if (!successor || !(await isStaffNow(tx, schoolId, successor))) {
      throw new ORPCError('NOT_A_TEACHER', { data: { courseId } });
    }
    await giveCourse(tx, change, teachers, successor, keepAs);
  }
  return handOvers.filter((one) => owned.some(({ courseId }) => courseId === one.courseId));
}

export const suspend = os.people.suspend.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const membership = await holdMembership(context, tx, actor, input.membershipId, 'suspend');
    const { schoolId, userId, role } = membership;
    const at = context.services.clock.now();
    await tx.query(suspendMembership({ schoolId, membershipId: membership.id, suspendedAt: at }));
    await tx.query(revokeInvitations({ schoolId, userId, now: at }));
    if (isParentRole(role))
      await tx.query(
        changeLinks({
          schoolId,
          guardianUserId: userId,
          from: ['active'],
          status: 'suspended',
          updatedAt: at,
        }),
      );
    const { reason, handOvers: asked } = input;
    const leaving = { reason, handOvers: asked, keepAs: 'teacher' } as const;
    const handOvers = await leaveCourses(context, tx, actor, membership, leaving);
    record(context, tx, actor, membership, 'suspended', reason, { role, userId, handOvers });
    await tell(context, tx, actor, membership, { change: 'suspended', reason });
    return {};
  }),
);

export const reactivate = os.people.reactivate.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const membership = await holdMembership(context, tx, actor, input.membershipId, 'reactivate');
    const { schoolId, userId, role } = membership;
    const at = context.services.clock.now();
    await tx.query(reactivateMembership({ schoolId, membershipId: membership.id, updatedAt: at }));
    if (isParentRole(role))
      await tx.query(
        changeLinks({
          schoolId,
          guardianUserId: userId,
          from: ['suspended'],
          status: 'active',
          updatedAt: at,
        }),
      );
    record(context, tx, actor, membership, 'reactivated', input.reason, { role, userId });
    const courses = role === 'student' || role === 'parent' ? 'kept' : 'handed_over';
    await tell(context, tx, actor, membership, { change: 'reactivated', reason: input.reason, courses });
    return {};
  }),
);

export const setDuties = os.people.setDuties.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const membership = await holdMembership(context, tx, actor, input.membershipId, 'set_duties');
    const duties = [...new Set(input.duties)].sort();
    const at = context.services.clock.now();
    await tx.query(
      setDutiesStatement({
        schoolId: membership.schoolId,
        membershipId: membership.id,
        duties,
        updatedAt: at,
      }),
    );
    record(context, tx, actor, membership, 'duties_changed', input.reason, { duties });
    announce(tx, [membership.userId], { topic: 'membership', id: membership.id });
    return {};
  }),
);

export const endSessions = os.people.endSessions.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const membership = await holdMembership(context, tx, actor, input.membershipId, 'end_sessions');
    const { userId } = membership;
    const [ended] = await tx.query(endSessionsStatement({ userId }));
    if (!ended?.isDone) throw errors.FORBIDDEN();
    record(context, tx, actor, membership, 'sessions_ended', input.reason, { userId });
    announce(tx, [userId], { topic: 'account', id: userId });
    return {};
  }),
);

/**
 * The membership, with the people of its school held until the end of the transaction.
 *
 * @throws ORPCError NOT_FOUND, SCHOOL_READ_ONLY or CHANGE_REFUSED.
 */
async function holdMembership(
  { services: { clock } }: RequestContext,
  tx: Transaction,
  actor: Actor,
  membershipId: string,
  change: MembershipChange,
): Promise<MembershipRow> {
  const [found] = await tx.query(findMembership({ membershipId, now: clock.now() }));
  if (!found || !canManagePeople(actor, found.schoolId)) throw new ORPCError('NOT_FOUND');
  requireWritable(actor, found.schoolId);
  await tx.query(lockPeople({ schoolId: found.schoolId }));
  // Read again: somebody may have changed it, or the standing of whoever acts, while this waited.
  const [membership] = await tx.query(findMembership({ membershipId, now: clock.now() }));
  if (!membership?.isStillAdmin) throw new ORPCError('NOT_FOUND');
  const why = obstacleFor(actor, change, membership);
  if (why) throw new ORPCError('CHANGE_REFUSED', { data: { why } });
  return membership;
}

function record(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  membership: MembershipRow,
  action: string,
  reason: string,
  after: Readonly<Record<string, unknown>>,
): void {
  const { schoolId, id, status, duties } = membership;
  recordAudit(tx, context.services.clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action: `membership.${action}`,
    entityType: 'membership',
    entityId: id,
    before: { status, duties },
    after,
    reason,
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}

type ToldChange = 'ended' | 'suspended' | 'reactivated';

interface Told {
  readonly change: ToldChange;
  readonly reason: string;
  /** Where somebody is let in again. */
  readonly courses?: ReturnedCourses;
}

/** By email, in the app where they still may open it, and to the browsers that are open; a child's guardians as well. */
async function tell(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  membership: MembershipRow,
  told: Told,
): Promise<void> {
  const { id, userId, schoolId } = membership;
  const { clock } = context.services;
  announce(tx, [userId], { topic: 'membership', id });
  await write(context, tx, membership, told, userId, null);
  if (told.change === 'reactivated') {
    const notice = { type: 'account', template: 'membership_approved' } as const;
    notify(tx, clock, [userId], { schoolId, ...notice, groupKey: `membership:${id}` });
  }
  const { studentId } = membership;
  if (!studentId) return;
  const followers = await tx.query(
    listFollowers({ schoolId, studentId, byUserId: actor.userId, now: clock.now() }),
  );
  for (const one of followers) await write(context, tx, membership, told, one.userId, one.studentName);
  notify(
    tx,
    clock,
    followers.map((one) => one.userId),
    {
      schoolId,
      studentId,
      type: 'account',
      template: `membership_${told.change}`,
      groupKey: `membership_${told.change}:${studentId}`,
    },
  );
}

/** @param studentName of the child, where a guardian is written to. */
async function write(
  { services: { mailer } }: RequestContext,
  tx: Transaction,
  { id, schoolId, schoolName, version }: MembershipRow,
  { change, reason, courses = 'kept' }: Told,
  userId: UserId,
  studentName: string | null,
): Promise<void> {
  const [person] = await tx.query(memberEmail({ userId }));
  if (!person) return;
  const key = `membership:${id}:${version}${studentName === null ? '' : `:${userId}`}`;
  const to = { userId, address: person.email, locale: person.locale as Locale, schoolId };
  if (change === 'reactivated') {
    const link = mailer.link('/dashboard');
    await mailer.queue(tx, key, to, 'membership-reactivated', { schoolName, link, studentName, courses });
  } else {
    await mailer.queue(tx, key, to, `membership-${change}`, { schoolName, reason, studentName });
  }
}
