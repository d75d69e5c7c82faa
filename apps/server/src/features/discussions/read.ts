import { isGuardianOf } from '#access/actor.ts';
import { os } from '#platform/procedure.ts';
import { findCourse, listChildren, listCourses, listPeople } from './course-queries.ts';
import { canModerate, canPost, canReadDiscussions, canReply, canSeeHistory } from './policy.ts';
import { showPost } from './post-html.ts';
import {
  countOpenReports,
  findPost,
  isCourseFollowed,
  listReplies,
  listRevisions,
  listThreads,
} from './post-queries.ts';
import { namesFrom, presentPost, presentThread } from './present.ts';

const THREADS_AT_ONCE = 20;
const REPLIES_AT_ONCE = 50;

export const picker = os.discussions.picker.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listCourses(), listChildren()]);
  const [courses, children] = rows;
  return {
    courses: courses
      .filter((course) => canReadDiscussions(actor, course))
      .map(({ courseId, courseTitle, threadCount, unreadCount, lastActiveAt }) => ({
        courseId: courseId,
        title: courseTitle,
        threadCount,
        unreadCount,
        lastActiveAt,
      })),
    children: children
      .filter(({ studentId }) => isGuardianOf(actor, studentId, 'see_record'))
      .map(({ studentId, name }) => ({ studentId: studentId, name })),
    isProvisional: actor.memberships.some((one) => one.role === 'student' && one.status === 'provisional'),
  };
});

export const list = os.discussions.list.handler(async ({ input, context, errors }) => {
  const { courseId, filter, cursor } = input;
  const { actor, rows } = await context.read([
    findCourse({ courseId }),
    listThreads({
      courseId,
      filter,
      isPinned: cursor?.isPinned ?? null,
      lastActiveAt: cursor?.lastActiveAt ?? null,
      threadId: cursor?.threadId ?? null,
      many: THREADS_AT_ONCE + 1,
    }),
    isCourseFollowed({ courseId }),
    countOpenReports({ courseId }),
  ]);
  const [[course], found, [followed], [reports]] = rows;
  if (!course || !canReadDiscussions(actor, course)) throw errors.NOT_FOUND();
  const { html } = context.services;
  const threads = await Promise.all(
    found.slice(0, THREADS_AT_ONCE).map((row) => presentThread(html, actor, row)),
  );
  const last = found.length > THREADS_AT_ONCE ? threads.at(-1) : undefined;
  const mayModerate = canModerate(actor, course);
  return {
    courseTitle: course.courseTitle,
    threads,
    next: last ? { isPinned: last.isPinned, lastActiveAt: last.lastActiveAt, threadId: last.threadId } : null,
    isFollowing: followed?.isFollowing ?? false,
    openReportCount: mayModerate ? (reports?.count ?? 0) : null,
    can: { post: canPost(actor, course), moderate: mayModerate },
  };
});

export const thread = os.discussions.thread.handler(async ({ input, context, errors }) => {
  const { threadId, cursor } = input;
  const { actor, rows } = await context.read([
    findPost({ postId: threadId }),
    listReplies({
      rootId: threadId,
      createdAt: cursor?.createdAt ?? null,
      postId: cursor?.postId ?? null,
      many: REPLIES_AT_ONCE + 1,
    }),
  ]);
  const [[root], found] = rows;
  if (root?.parentId !== null || !canReadDiscussions(actor, root)) throw errors.NOT_FOUND();
  const now = context.clock.now();
  const { html } = context.services;
  const replies = await Promise.all(
    found.slice(0, REPLIES_AT_ONCE).map((row) => presentPost(html, actor, row, now)),
  );
  const last = found.length > REPLIES_AT_ONCE ? replies.at(-1) : undefined;
  return {
    courseId: root.courseId,
    courseTitle: root.courseTitle,
    thread: await presentPost(html, actor, root, now),
    replies,
    next: last ? { createdAt: last.createdAt, postId: last.postId } : null,
    replyCount: root.replyCount,
    isPinned: root.isPinned,
    isLocked: root.isLocked,
    isFollowing: root.isFollowing,
    can: { reply: canReply(actor, root, root), moderate: canModerate(actor, root) },
  };
});

export const people = os.discussions.people.handler(async ({ input, context, errors }) => {
  // Whose people are asked for is known only with the course; a person reads few of these.
  return await context.unit(async (tx, actor) => {
    const [course] = await tx.query(findCourse({ courseId: input.courseId }));
    if (!course || !canReadDiscussions(actor, course)) throw errors.NOT_FOUND();
    const found = await tx.query(listPeople({ schoolId: course.schoolId, courseId: input.courseId }));
    return {
      people: found
        .filter(({ userId }) => userId !== actor.userId)
        .map(({ userId, name, isStaff }) => ({ userId: userId, name, isStaff })),
    };
  });
});

export const history = os.discussions.history.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    findPost({ postId: input.postId }),
    listRevisions({ discussionId: input.postId }),
  ]);
  const [[post], revisions] = rows;
  if (!post || !canReadDiscussions(actor, post)) throw errors.NOT_FOUND();
  if (!canSeeHistory(actor, post, post)) throw errors.FORBIDDEN();
  // Each version was written when the one before it ended.
  const writtenAt = [post.createdAt, ...revisions.map(({ until }) => until)];
  const said = [...revisions, { ...post, until: '' }];
  return {
    versions: await Promise.all(
      said.map(async ({ title, content, mentionNames }, at) => ({
        title,
        content: await showPost(context.services.html, content, namesFrom(mentionNames)),
        writtenAt: writtenAt[at] ?? post.createdAt,
      })),
    ),
  };
});
