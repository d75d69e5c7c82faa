import { z } from 'zod';
import { Instant } from './dates.ts';
import { PostId, UserId } from './ids.ts';

/** Whoever wrote something; one who has left the school has no name here any more. */
export const Author = z.object({
  userId: UserId.nullable(),
  /** Null: a former member. */
  name: z.string().nullable(),
  /** Taught the course when it was written. */
  isStaff: z.boolean(),
  isMe: z.boolean(),
});

/** What whoever runs the course, and the author, are told of a removal. */
const Removal = z.object({
  by: z.enum(['author', 'staff']),
  /** Null: by the author, or not for this reader. */
  reason: z.string().nullable(),
});

/** A thread's first words, or a reply. */
export const Post = z.object({
  postId: PostId,
  threadId: PostId,
  /** Null: the first of its thread. */
  parentId: PostId.nullable(),
  title: z.string(),
  /** Sanitised HTML, people by their current names; null: removed. */
  content: z.string().nullable(),
  author: Author,
  /** Whom a reply answers, where that is another reply. */
  replyTo: Author.nullable(),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  removal: Removal.nullable(),
  version: z.number().int(),
  can: z.object({
    reply: z.boolean(),
    edit: z.boolean(),
    /** Takes back one's own. */
    remove: z.boolean(),
    /** Removes somebody else's, with a reason. */
    moderate: z.boolean(),
    report: z.boolean(),
    history: z.boolean(),
  }),
});
export type Post = z.infer<typeof Post>;

/** A thread as a line of a list. */
export const Thread = z.object({
  threadId: PostId,
  title: z.string(),
  /** The beginning, as plain text; empty: removed. */
  excerpt: z.string(),
  author: Author,
  createdAt: Instant,
  lastActiveAt: Instant,
  replyCount: z.number().int(),
  hasStaffReply: z.boolean(),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  isFollowing: z.boolean(),
  isUnread: z.boolean(),
  isRemoved: z.boolean(),
  can: z.object({ reply: z.boolean() }),
});
export type Thread = z.infer<typeof Thread>;
