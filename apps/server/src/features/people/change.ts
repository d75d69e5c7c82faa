import type { CourseId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { type MembershipChange, withoutSuccessor } from '@fieldhouse/domain/people/membership-changes.ts';
import { ORPCError } from '@orpc/server';
import type { Transaction } from '#db/unit.ts';
import {
  giveCourse,
  holdTeachers,
  isStaffNow,
  takeOffCourse,
  withdrawFromAll,
} from '#features/catalog/workflows.ts';
import type { Actor } from '#platform/actor.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import { notify } from '#platform/notify.ts';
import { os, type RequestContext, requireWritable } from '#platform/procedure.ts';
import { canManagePeople, obstacleFor } from './policy.ts';
import {
  changeLinks,
  endMembership,
  endSessions as endSessionsStatement,
  findMembership,
  listTaught,
  lockPeople,
  type MembershipRow,
  memberEmail,
  reactivateMembership,
  setDuties as setDutiesStatement,
  suspendMembership,
} from './queries.ts';

export const end = os.people.end.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { reason, kind, handOvers } = input;
    const membership = await holdMembership(tx, actor, input.membershipId, 'end');
    const { schoolId, userId, role } = membership;
    const at = context.services.clock.now();
    await tx.query(endMembership(schoolId, membership.id, kind, at));

    const after: Record<string, unknown> = { kind, role, userId };
    if (role === 'student') {
      after.withdrawn = await withdrawFromAll(tx, {
        ...{ clock: context.services.clock, schoolId, userId, byUserId: actor.userId, reason },
        ...{ ipAddress: context.clientAddress, requestId: context.requestId },
      });
    }
    if (role === 'parent') {
      const from = ['pending', 'active', 'suspended'];
      after.endedLinks = (await tx.query(changeLinks(schoolId, userId, from, 'ended', at))).length;
    }
    // Whoever also works there by another membership goes on teaching.
    const worksOn = await isStaffNow(tx, schoolId, userId);
    if (role !== 'student' && role !== 'parent' && !worksOn) {
      const taught = await tx.query(listTaught(schoolId, userId));
      const missing = withoutSuccessor(
        taught.filter((course) => course.role === 'owner'),
        handOvers,
      );
      if (missing.length > 0) {
        const courses = missing.map(({ courseId, title }) => ({ courseId: courseId as CourseId, title }));
        throw errors.HAND_OVER_NEEDED({ data: { courses } });
      }
      for (const { courseId } of taught) {
        await leaveCourse(context, tx, actor, { schoolId, userId, courseId, reason, handOvers });
      }
      after.handOvers = handOvers.filter((one) => taught.some(({ courseId }) => courseId === one.courseId));
    }
    await record(context, tx, actor, membership, 'ended', reason, after);
    await tell(context, tx, membership, 'membership-ended', reason);
    return {};
  }),
);

interface Leaving {
  readonly schoolId: string;
  readonly userId: string;
  readonly courseId: string;
  readonly reason: string;
  readonly handOvers: readonly { readonly courseId: string; readonly userId: string }[];
}

/** @throws ORPCError NOT_A_TEACHER where who is named doesn't work at the school. */
async function leaveCourse(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  { schoolId, userId, courseId, reason, handOvers }: Leaving,
): Promise<void> {
  const change = {
    ...{ clock: context.services.clock, schoolId, courseId, reason },
    by: {
      ...{ actorKind: 'user' as const, actorUserId: actor.userId },
      ...{ ipAddress: context.clientAddress, requestId: context.requestId },
    },
  };
  const teachers = await holdTeachers(tx, schoolId, courseId);
  const own = teachers.find((one) => one.userId === userId);
  if (!own) return;
  if (own.role !== 'owner') return await takeOffCourse(tx, change, teachers, own);
  const successor = handOvers.find((one) => one.courseId === courseId)?.userId;
  if (!successor || !(await isStaffNow(tx, schoolId, successor))) {
    throw new ORPCError('NOT_A_TEACHER', { data: { courseId } });
  }
  await giveCourse(tx, change, teachers, successor, null);
}

export const suspend = os.people.suspend.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const membership = await holdMembership(tx, actor, input.membershipId, 'suspend');
    const { schoolId, userId, role } = membership;
    const at = context.services.clock.now();
    await tx.query(suspendMembership(schoolId, membership.id, at));
    if (role === 'parent') await tx.query(changeLinks(schoolId, userId, ['active'], 'suspended', at));
    await record(context, tx, actor, membership, 'suspended', input.reason, { role, userId });
    await tell(context, tx, membership, 'membership-suspended', input.reason);
    return {};
  }),
);

export const reactivate = os.people.reactivate.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const membership = await holdMembership(tx, actor, input.membershipId, 'reactivate');
    const { schoolId, userId, role } = membership;
    const at = context.services.clock.now();
    await tx.query(reactivateMembership(schoolId, membership.id, at));
    if (role === 'parent') await tx.query(changeLinks(schoolId, userId, ['suspended'], 'active', at));
    await record(context, tx, actor, membership, 'reactivated', input.reason, { role, userId });
    await tell(context, tx, membership, 'membership-reactivated', input.reason);
    return {};
  }),
);

export const setDuties = os.people.setDuties.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const membership = await holdMembership(tx, actor, input.membershipId, 'set_duties');
    const duties = [...new Set(input.duties)].sort();
    const at = context.services.clock.now();
    await tx.query(setDutiesStatement(membership.schoolId, membership.id, duties, at));
    await record(context, tx, actor, membership, 'duties_changed', input.reason, { duties });
    await announce(tx, [membership.userId], { topic: 'membership', id: membership.id });
    return {};
  }),
);

export const endSessions = os.people.endSessions.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const membership = await holdMembership(tx, actor, input.membershipId, 'end_sessions');
    const { userId } = membership;
    const [ended] = await tx.query(endSessionsStatement(userId));
    if (!ended?.isDone) throw errors.FORBIDDEN();
    await record(context, tx, actor, membership, 'sessions_ended', input.reason, { userId });
    await announce(tx, [userId], { topic: 'account', id: userId });
    return {};
  }),
);

/**
 * The membership, with the people of its school held until the end of the transaction.
 *
 * @throws ORPCError NOT_FOUND, SCHOOL_READ_ONLY or CHANGE_REFUSED.
 */
async function holdMembership(
  tx: Transaction,
  actor: Actor,
  membershipId: string,
  change: MembershipChange,
): Promise<MembershipRow> {
  const [found] = await tx.query(findMembership(membershipId));
  if (!found || !canManagePeople(actor, found.schoolId)) throw new ORPCError('NOT_FOUND');
  requireWritable(actor, found.schoolId);
  await tx.query(lockPeople(found.schoolId));
  // Read again: somebody may have changed it, or the standing of whoever acts, while this waited.
  const [membership] = await tx.query(findMembership(membershipId));
  if (!membership?.isStillAdmin) throw new ORPCError('NOT_FOUND');
  const why = obstacleFor(actor, change, membership);
  if (why) throw new ORPCError('CHANGE_REFUSED', { data: { why } });
  return membership;
}

async function record(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  membership: MembershipRow,
  action: string,
  reason: string,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { schoolId, id, status, duties } = membership;
  await recordAudit(tx, context.services.clock, {
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

/** By email, in the app where they still may open it, and to the browsers that are open. */
async function tell(
  context: RequestContext,
  tx: Transaction,
  membership: MembershipRow,
  template: 'membership-ended' | 'membership-suspended' | 'membership-reactivated',
  reason: string,
): Promise<void> {
  const { id, userId, schoolId, schoolName, version } = membership;
  const { mailer, clock } = context.services;
  await announce(tx, [userId], { topic: 'membership', id });
  const [person] = await tx.query(memberEmail(userId));
  if (!person) return;
  const key = `membership:${id}:${version}`;
  const to = { userId, address: person.email, locale: person.locale as Locale };
  if (template === 'membership-reactivated') {
    await mailer.queue(tx, key, to, template, { schoolName, link: mailer.link('/dashboard') });
    const notice = { type: 'account', template: 'membership_approved' } as const;
    await notify(tx, clock, [userId], { schoolId, ...notice, groupKey: `membership:${id}` });
  } else {
    await mailer.queue(tx, key, to, template, { schoolName, reason });
  }
}
