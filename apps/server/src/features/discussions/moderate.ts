import type { Actor } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import { storable } from '#platform/html/storable.ts';
import { newId } from '#platform/ids.ts';
import type { Limit } from '#platform/limiter.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { findCourse } from './course-queries.ts';
import { findReport, listReports, putReport, settleReports } from './moderate-queries.ts';
import {
  canDecideReport,
  canModerate,
  canReadDiscussions,
  canRemove,
  canReport,
  canTakeBack,
  isTeacherOf,
} from './policy.ts';
import { showPost } from './post-html.ts';
import { findPost, listUnanswered, type PostRow } from './post-queries.ts';
import { namesFrom, presentPost, presentThread } from './present.ts';
import { showAll, tellModerators, tellPeople } from './tell.ts';
import { lockThread, recount, removePost, setLocked, setPinned } from './write-queries.ts';

/** A person who reports everything reports nothing: 20 in an hour. */
const reportLimit = (userId: string): Limit => ({
  key: `discussions:reports:${userId}`,
  wrongTries: 20,
  windowSeconds: 3_600,
});

export const remove = os.discussions.remove.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [known] = await tx.query(findPost({ postId: input.postId }));
    if (!known || !canReadDiscussions(actor, known)) throw errors.NOT_FOUND();
    await tx.query(lockThread({ schoolId: known.schoolId, postId: known.threadId }));
    const [row] = await tx.query(findPost({ postId: input.postId }));
    if (!row) throw errors.NOT_FOUND();
    const isOwn = canTakeBack(actor, row, row);
    if (!isOwn && !canRemove(actor, row, row)) throw errors.FORBIDDEN();
    requireWritable(actor, row.schoolId);
    const reason = storable(input.reason ?? '');
    if (!isOwn && !reason) throw errors.REASON_MISSING();
    const now = context.clock.now();
    await takeAway(tx, context, actor, row, isOwn ? null : reason);
    const [removed] = await tx.query(findPost({ postId: input.postId }));
    if (!removed) throw errors.NOT_FOUND();
    return await presentPost(context.services.html, actor, removed, now);
  }),
);

export const report = os.discussions.report.handler(async ({ input, context, errors }) => {
  const { actor: asker, rows } = await context.read([findPost({ postId: input.postId })]);
  const [known] = rows[0];
  if (!known || !canReadDiscussions(asker, known)) throw errors.NOT_FOUND();
  const { limiter } = context.services;
  const limit = reportLimit(asker.userId);
  const retryAfterSeconds = await limiter.waitSeconds([limit]);
  if (retryAfterSeconds > 0) throw errors.TOO_MANY_TRIES({ data: { retryAfterSeconds } });
  await limiter.count([limit], 1);
  return await context.unit(async (tx, actor) => {
    const [row] = await tx.query(findPost({ postId: input.postId }));
    if (!row || !canReadDiscussions(actor, row)) throw errors.NOT_FOUND();
    if (!canReport(actor, row, row)) throw errors.FORBIDDEN();
    const { schoolId, courseId, threadId, postId, authorId } = row;
    requireWritable(actor, schoolId);
    const now = context.clock.now();
    await tx.query(
      putReport({
        schoolId,
        discussionReportId: newId(),
        discussionId: postId,
        reason: input.reason,
        note: storable(input.note ?? '') || null,
        now,
      }),
    );
    const place = { schoolId, courseId, threadId };
    await tellModerators(tx, context.clock, place, authorId);
    await showAll(tx, place);
    return { isReported: true as const };
  });
});

export const reports = os.discussions.reports.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    if (input.courseId) {
      const [course] = await tx.query(findCourse({ courseId: input.courseId }));
      if (!course || !canReadDiscussions(actor, course)) throw errors.NOT_FOUND();
      if (!canModerate(actor, course)) throw errors.FORBIDDEN();
    }
    const found = await tx.query(listReports({ courseId: input.courseId }));
    const now = context.clock.now();
    const shown = [];
    for (const row of found) {
      const [post] = await tx.query(findPost({ postId: row.postId }));
      if (!post || !canDecideReport(actor, post, post)) continue;
      shown.push({
        reportId: row.reportId,
        courseId: post.courseId,
        courseTitle: post.courseTitle,
        reason: row.reason,
        note: row.note,
        reporterName: row.reporterName,
        reportedAt: row.reportedAt,
        post: await presentPost(context.services.html, actor, post, now),
        content: await showPost(context.services.html, post.content, namesFrom(post.mentionNames)),
      });
    }
    return { reports: shown };
  }),
);

export const decideReport = os.discussions.decideReport.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(findReport({ discussionReportId: input.reportId }));
    const [known] = found ? await tx.query(findPost({ postId: found.postId })) : [];
    if (!known || !canReadDiscussions(actor, known)) throw errors.NOT_FOUND();
    await tx.query(lockThread({ schoolId: known.schoolId, postId: known.threadId }));
    const [asked] = await tx.query(findReport({ discussionReportId: input.reportId }));
    const [post] = await tx.query(findPost({ postId: known.postId }));
    // A reporter learns nothing of reports, not even that theirs is there.
    if (!asked || !post || !canModerate(actor, post)) throw errors.NOT_FOUND();
    if (!canDecideReport(actor, post, post)) throw errors.FORBIDDEN();
    const { schoolId, courseId, threadId, postId } = post;
    requireWritable(actor, schoolId);
    if (asked.state !== 'open') throw errors.NOT_OPEN();
    const now = context.clock.now();
    const reason = storable(input.reason ?? '') || null;
    if (input.decision === 'remove' && !reason) throw errors.REASON_MISSING();
    if (input.decision === 'remove' && post.removedAt === null) {
      await takeAway(tx, context, actor, post, reason);
      return { state: 'removed' as const };
    }
    const state = input.decision === 'remove' ? ('removed' as const) : ('kept' as const);
    await tx.query(settleReports({ schoolId, discussionId: postId, state, now }));
    audit(tx, context, actor, post, `discussion.report_${state}`, reason);
    await showAll(tx, { schoolId, courseId, threadId });
    return { state };
  }),
);

export const pin = os.discussions.pin.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [row] = await tx.query(findPost({ postId: input.threadId }));
    if (row?.parentId !== null || !canReadDiscussions(actor, row)) throw errors.NOT_FOUND();
    if (!canModerate(actor, row) || row.removedAt !== null) throw errors.FORBIDDEN();
    requireWritable(actor, row.schoolId);
    const { schoolId, courseId, threadId } = row;
    await tx.query(setPinned({ schoolId, postId: threadId, isOn: input.isOn, now: context.clock.now() }));
    await showAll(tx, { schoolId, courseId, threadId });
    return { isPinned: input.isOn };
  }),
);

export const lock = os.discussions.lock.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [known] = await tx.query(findPost({ postId: input.threadId }));
    if (known?.parentId !== null || !canReadDiscussions(actor, known)) throw errors.NOT_FOUND();
    if (!canModerate(actor, known)) throw errors.FORBIDDEN();
    requireWritable(actor, known.schoolId);
    const { schoolId, courseId, threadId } = known;
    const now = context.clock.now();
    await tx.query(lockThread({ schoolId, postId: threadId }));
    await tx.query(setLocked({ schoolId, postId: threadId, lockedAt: input.isOn ? now : null, now }));
    audit(tx, context, actor, known, input.isOn ? 'discussion.locked' : 'discussion.unlocked', null);
    await showAll(tx, { schoolId, courseId, threadId });
    return { isLocked: input.isOn };
  }),
);

export const unanswered = os.discussions.unanswered.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listUnanswered()]);
  return {
    threads: await Promise.all(
      rows[0]
        .filter((row) => canReadDiscussions(actor, row) && isTeacherOf(actor, row))
        .map((row) => presentThread(context.services.html, actor, row)),
    ),
  };
});

interface Deed {
  readonly clock: Clock;
  readonly clientAddress: string;
  readonly requestId: string;
}

/** Hides a post, counts its thread anew, settles what was reported, and tells its author where it was somebody else. */
async function takeAway(
  tx: Transaction,
  deed: Deed,
  actor: Actor,
  post: PostRow,
  reason: string | null,
): Promise<void> {
  const { schoolId, courseId, threadId, postId, authorId } = post;
  const now = deed.clock.now();
  await tx.query(removePost({ schoolId, postId, reason, now }));
  await tx.query(recount({ schoolId, rootId: threadId, now }));
  if (authorId !== actor.userId) {
    // What its author took back themselves stays open: staff still look at what was reported.
    await tx.query(settleReports({ schoolId, discussionId: postId, state: 'removed', now }));
    await tellPeople(tx, deed.clock, { schoolId, courseId, threadId }, [authorId], 'discussion_removed');
    audit(tx, deed, actor, post, 'discussion.removed', reason);
  }
  await showAll(tx, { schoolId, courseId, threadId });
}

/** Who did what to which post; what it said stays with the post. */
function audit(
  tx: Transaction,
  { clock, clientAddress, requestId }: Deed,
  actor: Actor,
  post: PostRow,
  action: string,
  reason: string | null,
): void {
  recordAudit(tx, clock, {
    schoolId: post.schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action,
    entityType: 'discussion',
    entityId: post.postId,
    ...(reason ? { reason } : {}),
    ipAddress: clientAddress,
    requestId,
  });
}
