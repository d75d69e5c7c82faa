import type { Post, Thread } from '@fieldhouse/contract/discussion-post.ts';
import type { CourseId, UserId } from '@fieldhouse/contract/ids.ts';
import type { Actor } from '#access/actor.ts';
import type { HtmlCleaner } from '#platform/html/cleaner.ts';
import { plainTextOf } from '#platform/html/plain-text.ts';
import {
  canEdit,
  canModerate,
  canRemove,
  canReply,
  canReport,
  canSeeHistory,
  canTakeBack,
  type PostScope,
} from './policy.ts';
import { showPost } from './post-html.ts';
import type { PostRow, ThreadRow } from './post-queries.ts';

/** Characters of a thread's beginning in a list. */
const EXCERPT = 220;

type Names = Readonly<Record<string, string>> | null;
export const namesFrom = (names: Names) => (userId: string) => names?.[userId] ?? null;

const authorOf = (actor: Actor, userId: UserId, name: string | null, isStaff: boolean) => ({
  userId: name === null ? null : userId,
  name,
  isStaff,
  isMe: userId === actor.userId,
});

/** A post for this reader: a removed one says only that it was, and by whom. */
export async function presentPost(html: HtmlCleaner, actor: Actor, row: PostRow, now: string): Promise<Post> {
  const post: PostScope = row;
  const isRemoved = row.removedAt !== null;
  const knowsReason = row.authorId === actor.userId || canModerate(actor, row);
  return {
    postId: row.postId,
    threadId: row.threadId,
    parentId: row.parentId,
    title: isRemoved ? '' : row.title,
    content: isRemoved ? null : await showPost(html, row.content, namesFrom(row.mentionNames)),
    author: authorOf(actor, row.authorId, row.authorName, row.isStaff),
    replyTo:
      row.answeredId === null
        ? null
        : authorOf(actor, row.answeredId, row.answeredName, row.isAnsweredStaff === true),
    createdAt: row.createdAt,
    editedAt: isRemoved ? null : row.editedAt,
    removal: isRemoved
      ? {
          by: row.removedBy === row.authorId ? 'author' : 'staff',
          reason: knowsReason ? row.removalReason : null,
        }
      : null,
    version: row.version,
    can: {
      reply: canReply(actor, row, post),
      edit: canEdit(actor, row, post, now),
      remove: canTakeBack(actor, row, post),
      moderate: canRemove(actor, row, post),
      report: canReport(actor, row, post),
      history: canSeeHistory(actor, row, post),
    },
  };
}

export async function presentThread(
  html: HtmlCleaner,
  actor: Actor,
  row: ThreadRow,
): Promise<Thread & { courseId: CourseId; courseTitle: string }> {
  const isRemoved = row.removedAt !== null;
  const text = isRemoved ? '' : plainTextOf(await showPost(html, row.content, namesFrom(row.mentionNames)));
  const characters = Array.from(text);
  return {
    courseId: row.courseId,
    courseTitle: row.courseTitle,
    threadId: row.threadId,
    title: isRemoved ? '' : row.title,
    excerpt: characters.length > EXCERPT ? `${characters.slice(0, EXCERPT).join('').trimEnd()}…` : text,
    author: authorOf(actor, row.authorId, row.authorName, row.isStaff),
    createdAt: row.createdAt,
    lastActiveAt: row.lastActiveAt,
    replyCount: row.replyCount,
    hasStaffReply: row.hasStaffReply,
    isPinned: row.isPinned,
    isLocked: row.isLocked,
    isFollowing: row.isFollowing,
    isUnread: row.isUnread,
    isRemoved,
    can: {
      reply: canReply(actor, row, {
        authorId: row.authorId,
        createdAt: row.createdAt,
        removedAt: row.removedAt,
        isEdited: false,
        isLocked: row.isLocked,
        isThreadRemoved: isRemoved,
      }),
    },
  };
}
