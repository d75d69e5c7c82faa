import type { PostId } from '@fieldhouse/contract/ids.ts';
import { POST_MAX_CHARACTERS, POST_MAX_WORDS } from '@fieldhouse/contract/limits.ts';
import { wordCount } from '@fieldhouse/domain/discussions/words.ts';
import type { Transaction } from '#db/unit.ts';
import { HtmlTooComplexError, HtmlTooLongError } from '#platform/html/bounds.ts';
import type { HtmlCleaner } from '#platform/html/cleaner.ts';
import { plainTextOf } from '#platform/html/plain-text.ts';
import { storable } from '#platform/html/storable.ts';
import { newId } from '#platform/ids.ts';
import type { Limit } from '#platform/limiter.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { findCourse, listPeopleAmong } from './course-queries.ts';
import { canChange, canEdit, canPost, canReadDiscussions, canReply, isTeacherOf } from './policy.ts';
import { mentionsIn, saysNothing } from './post-html.ts';
import { findPost, findSent } from './post-queries.ts';
import { presentPost } from './present.ts';
import { showAll, tellOfPost, tellPeople } from './tell.ts';
import {
  addFollow,
  changePost,
  insertPost,
  keepRevision,
  lockThread,
  putRead,
  recount,
} from './write-queries.ts';

/** More than anybody writes, and far less than a machine: 20 posts in five minutes. */
const floodLimit = (userId: string): Limit => ({
  key: `discussions:user:${userId}`,
  wrongTries: 20,
  windowSeconds: 300,
});

/** What every reply is called. */
const REPLY_TITLE = 'Reply';

export const post = os.discussions.post.handler(async ({ input, context, errors }) => {
  const { courseId, postKey } = input;
  const title = storable(input.title).trim();
  const { actor: asker, rows } = await context.read([findCourse({ courseId })]);
  const [known] = rows[0];
  if (!known || !canReadDiscussions(asker, known)) throw errors.NOT_FOUND();
  if (!canPost(asker, known)) throw errors.FORBIDDEN();
  const words = postable(await wordsOf(context.services.html, input.content), title, errors);
  const wait = await holdBack(context.services, asker.userId);
  if (wait > 0) throw errors.TOO_MANY_TRIES({ data: { retryAfterSeconds: wait } });

  return await context.unit(async (tx, actor) => {
    const [course] = await tx.query(findCourse({ courseId }));
    if (!course || !canReadDiscussions(actor, course)) throw errors.NOT_FOUND();
    if (!canPost(actor, course)) throw errors.FORBIDDEN();
    const { schoolId } = course;
    requireWritable(actor, schoolId);
    const now = context.clock.now();
    const mentions = mentionsIn(words.html);
    if (!(await areInCourse(tx, schoolId, courseId, mentions))) throw errors.NOT_IN_COURSE();
    const threadId = newId<PostId>();
    const isStaff = isTeacherOf(actor, course);
    const [written] = await tx.query(
      insertPost({
        schoolId,
        postId: threadId,
        courseId,
        rootId: threadId,
        parentId: null,
        title,
        content: words.html,
        mentions,
        isStaff,
        postKey,
        now,
      }),
    );
    if (written) {
      const place = { schoolId, courseId, threadId };
      await tx.query(addFollow({ schoolId, discussionFollowId: newId(), courseId, rootId: threadId, now }));
      await tx.query(
        putRead({ schoolId, discussionReadId: newId(), courseId, rootId: threadId, readAt: now }),
      );
      await tellOfPost(tx, context.clock, place, { authorId: actor.userId, mentions, isReply: false });
      await showAll(tx, place);
    }
    const [row] = await tx.query(written ? findPost({ postId: threadId }) : findSent({ schoolId, postKey }));
    if (!row) throw errors.NOT_FOUND();
    return await presentPost(context.services.html, actor, row, now);
  });
});

export const reply = os.discussions.reply.handler(async ({ input, context, errors }) => {
  const { actor: asker, rows } = await context.read([findPost({ postId: input.postId })]);
  const [known] = rows[0];
  if (!known || !canReadDiscussions(asker, known)) throw errors.NOT_FOUND();
  if (!canPost(asker, known)) throw errors.FORBIDDEN();
  const words = postable(await wordsOf(context.services.html, input.content), null, errors);
  const wait = await holdBack(context.services, asker.userId);
  if (wait > 0) throw errors.TOO_MANY_TRIES({ data: { retryAfterSeconds: wait } });

  return await context.unit(async (tx, actor) => {
    await tx.query(lockThread({ schoolId: known.schoolId, postId: known.threadId }));
    const [answered] = await tx.query(findPost({ postId: input.postId }));
    if (!answered || !canReadDiscussions(actor, answered)) throw errors.NOT_FOUND();
    if (!canPost(actor, answered)) throw errors.FORBIDDEN();
    const { schoolId, courseId, threadId, postId } = answered;
    requireWritable(actor, schoolId);
    const now = context.clock.now();
    const [sent] = await tx.query(findSent({ schoolId, postKey: input.postKey }));
    if (sent) return await presentPost(context.services.html, actor, sent, now);
    if (!canReply(actor, answered, answered)) throw errors.NOT_OPEN();
    const mentions = mentionsIn(words.html);
    if (!(await areInCourse(tx, schoolId, courseId, mentions))) throw errors.NOT_IN_COURSE();
    const replyId = newId<PostId>();
    const isStaff = isTeacherOf(actor, answered);
    await tx.query(
      insertPost({
        schoolId,
        postId: replyId,
        courseId,
        rootId: threadId,
        parentId: postId,
        title: REPLY_TITLE,
        content: words.html,
        mentions,
        isStaff,
        postKey: input.postKey,
        now,
      }),
    );
    await tx.query(recount({ schoolId, rootId: threadId, now }));
    await tx.query(addFollow({ schoolId, discussionFollowId: newId(), courseId, rootId: threadId, now }));
    await tx.query(putRead({ schoolId, discussionReadId: newId(), courseId, rootId: threadId, readAt: now }));
    const place = { schoolId, courseId, threadId };
    await tellOfPost(tx, context.clock, place, { authorId: actor.userId, mentions, isReply: true });
    await showAll(tx, place);
    const [row] = await tx.query(findPost({ postId: replyId }));
    if (!row) throw errors.NOT_FOUND();
    return await presentPost(context.services.html, actor, row, now);
  });
});

export const edit = os.discussions.edit.handler(async ({ input, context, errors }) => {
  const { actor: asker, rows } = await context.read([findPost({ postId: input.postId })]);
  const [seen] = rows[0];
  if (!seen || !canReadDiscussions(asker, seen)) throw errors.NOT_FOUND();
  if (!canChange(asker, seen, seen)) throw errors.FORBIDDEN();
  const read = await wordsOf(context.services.html, input.content);
  return await context.unit(async (tx, actor) => {
    const [known] = await tx.query(findPost({ postId: input.postId }));
    if (!known || !canReadDiscussions(actor, known)) throw errors.NOT_FOUND();
    await tx.query(lockThread({ schoolId: known.schoolId, postId: known.threadId }));
    const [row] = await tx.query(findPost({ postId: input.postId }));
    if (!row) throw errors.NOT_FOUND();
    if (!canChange(actor, row, row)) throw errors.FORBIDDEN();
    const { schoolId, courseId, threadId, postId } = row;
    requireWritable(actor, schoolId);
    const now = context.clock.now();
    if (!canEdit(actor, row, row, now)) throw errors.NOT_OPEN();
    if (row.version !== input.version)
      throw errors.STALE({ data: await presentPost(context.services.html, actor, row, now) });
    const title = row.parentId === null ? storable(input.title).trim() : REPLY_TITLE;
    const words = postable(read, title, errors);
    if (title === row.title && words.html === row.content)
      return await presentPost(context.services.html, actor, row, now);
    const mentions = mentionsIn(words.html);
    const before = mentionsIn(row.content);
    // Whoever was named before may have left since; only new names have to be of the course.
    const added = mentions.filter((userId) => !before.includes(userId));
    if (!(await areInCourse(tx, schoolId, courseId, added))) throw errors.NOT_IN_COURSE();
    await tx.query(keepRevision({ schoolId, discussionRevisionId: newId(), postId, now }));
    await tx.query(changePost({ schoolId, postId, title, html: words.html, mentions, now }));
    const place = { schoolId, courseId, threadId };
    await tellPeople(
      tx,
      context.clock,
      place,
      added.filter((userId) => userId !== actor.userId),
      'discussion_mention',
    );
    await showAll(tx, place);
    const [changed] = await tx.query(findPost({ postId }));
    if (!changed) throw errors.NOT_FOUND();
    return await presentPost(context.services.html, actor, changed, now);
  });
});

interface Words {
  /** As it is stored. */
  readonly html: string;
  readonly count: number;
}

/** Null: nested too deeply, or too many elements. */
async function wordsOf(html: HtmlCleaner, content: string): Promise<Words | HtmlTooLongError | null> {
  try {
    const accepted = await html.accept('post', content, POST_MAX_CHARACTERS);
    return { html: accepted, count: wordCount(plainTextOf(accepted)) };
  } catch (error) {
    if (error instanceof HtmlTooComplexError) return null;
    if (error instanceof HtmlTooLongError) return error;
    throw error;
  }
}

interface WordErrors {
  readonly MISSING_INFORMATION: () => Error;
  readonly TOO_COMPLEX: () => Error;
  readonly TOO_LONG: (options: {
    data: { words: number; most: number } | { characters: number; most: number };
  }) => Error;
}

/**
 * The words as they may be posted.
 *
 * @throws The refusal that tells their author why they can't be.
 */
function postable(words: Words | HtmlTooLongError | null, title: string | null, errors: WordErrors): Words {
  if (title === '') throw errors.MISSING_INFORMATION();
  if (words === null) throw errors.TOO_COMPLEX();
  if (words instanceof HtmlTooLongError) {
    const { characters, most } = words;
    throw errors.TOO_LONG({ data: { characters, most } });
  }
  if (saysNothing(words.html)) throw errors.MISSING_INFORMATION();
  if (words.count > POST_MAX_WORDS)
    throw errors.TOO_LONG({ data: { words: words.count, most: POST_MAX_WORDS } });
  return words;
}

/** Seconds that somebody has to wait who posts too much; 0: go ahead, and it is counted. */
async function holdBack({ limiter }: Services, userId: string): Promise<number> {
  const limit = floodLimit(userId);
  const wait = await limiter.waitSeconds([limit]);
  if (wait === 0) await limiter.count([limit], 1);
  return wait;
}

/** All of these people are of the course and known to each other here. */
async function areInCourse(
  tx: Transaction,
  schoolId: string,
  courseId: string,
  userIds: readonly string[],
): Promise<boolean> {
  if (userIds.length === 0) return true;
  const found = await tx.query(listPeopleAmong({ schoolId, courseId, userIds }));
  return found.length === userIds.length;
}
