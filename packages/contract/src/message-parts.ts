import { z } from 'zod';
import { Instant } from './dates.ts';
import { ConversationId, FileId, MessageId, SchoolId, StudentId, UserId } from './ids.ts';

/** How somebody stands in the school: what is said beside a name. */
export const MessageRole = z.enum(['student', 'teacher', 'parent', 'homeschool_parent', 'school_admin']);
export type MessageRole = z.infer<typeof MessageRole>;

/** Somebody in a conversation. */
export const MessagePerson = z.object({
  userId: UserId,
  /** Null: a former member. */
  name: z.string().nullable(),
  /** Null: a former member. */
  role: MessageRole.nullable(),
  isMe: z.boolean(),
  /** A guardian who reads along and doesn't write. */
  isReader: z.boolean(),
  hasLeft: z.boolean(),
  /** Everything up to then is read by them; null: nothing yet. */
  readUpTo: Instant.nullable(),
});
export type MessagePerson = z.infer<typeof MessagePerson>;

/** A file that came with a message. */
export const MessageFile = z.object({
  fileId: FileId,
  /** As the sender's device called it. Text, never markup or a path. */
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number().int(),
});
export type MessageFile = z.infer<typeof MessageFile>;

export const Message = z.object({
  messageId: MessageId,
  senderId: UserId,
  isMine: z.boolean(),
  /** Plain text; null: removed. */
  body: z.string().nullable(),
  files: z.array(MessageFile),
  at: Instant,
  removal: z
    .object({
      by: z.enum(['author', 'school']),
      /** For the author alone; null: by the author, or not for this reader. */
      reason: z.string().nullable(),
    })
    .nullable(),
  can: z.object({ takeBack: z.boolean(), report: z.boolean() }),
});
export type Message = z.infer<typeof Message>;

/** A conversation as a line of a list. */
export const Conversation = z.object({
  conversationId: ConversationId,
  schoolId: SchoolId,
  schoolName: z.string(),
  /** Empty: named after the people in it. */
  subject: z.string(),
  kind: z.enum(['direct', 'group', 'about_student']),
  /** The student it is about. */
  student: z.object({ studentId: StudentId, name: z.string() }).nullable(),
  /** The others, at most four; who reads along is among them. */
  people: z.array(MessagePerson).max(4),
  peopleCount: z.number().int(),
  last: z
    .object({
      senderName: z.string().nullable(),
      isMine: z.boolean(),
      /** Its beginning; null: removed. */
      excerpt: z.string().nullable(),
      fileCount: z.number().int(),
      at: Instant,
    })
    .nullable(),
  unreadCount: z.number().int(),
  isMuted: z.boolean(),
});
export type Conversation = z.infer<typeof Conversation>;

/** Why nothing can be written into a conversation (any more). */
export const ClosedReason = z.enum([
  /** The school's rules, or the end of what joined them, keep the actor from one of the others. */
  'not_allowed',
  /** Everybody else has left. */
  'alone',
  /** The actor has left. */
  'left',
  /** Reads along for a child. */
  'reader',
  /** The school is suspended, expired or closed. */
  'read_only',
]);
export type ClosedReason = z.infer<typeof ClosedReason>;
