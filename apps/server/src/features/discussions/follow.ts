import { newId } from '#platform/ids.ts';
import { os } from '#platform/procedure.ts';
import { countUnread, findCourse } from './course-queries.ts';
import { canReadDiscussions } from './policy.ts';
import { findPost } from './post-queries.ts';
import { addFollow, dropFollow, putRead } from './write-queries.ts';

export const follow = os.discussions.follow.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { courseId, threadId, isOn } = input;
    const [course] = await tx.query(findCourse({ courseId }));
    if (!course || !canReadDiscussions(actor, course)) throw errors.NOT_FOUND();
    const [thread] = threadId ? await tx.query(findPost({ postId: threadId })) : [];
    if (threadId && (thread?.courseId !== courseId || thread.parentId !== null)) throw errors.NOT_FOUND();
    await tx.query(
      isOn
        ? addFollow({
            schoolId: course.schoolId,
            discussionFollowId: newId(),
            courseId,
            rootId: threadId,
            now: context.clock.now(),
          })
        : dropFollow({ schoolId: course.schoolId, courseId, rootId: threadId }),
    );
    return { isFollowing: isOn };
  }),
);

export const markRead = os.discussions.markRead.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { courseId, threadId, upTo } = input;
    const [course] = await tx.query(findCourse({ courseId }));
    if (!course || !canReadDiscussions(actor, course)) throw errors.NOT_FOUND();
    const [thread] = threadId ? await tx.query(findPost({ postId: threadId })) : [];
    if (threadId && (thread?.courseId !== courseId || thread.parentId !== null)) throw errors.NOT_FOUND();
    // Nobody has read what isn't written yet.
    const now = context.clock.now();
    const readAt = Date.parse(upTo) < Date.parse(now) ? upTo : now;
    await tx.query(
      putRead({ schoolId: course.schoolId, discussionReadId: newId(), courseId, rootId: threadId, readAt }),
    );
    const [unread] = await tx.query(countUnread({ courseId }));
    return { unreadCount: unread?.count ?? 0 };
  }),
);
