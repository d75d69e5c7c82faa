import { z } from 'zod';
import { type Access, procedure } from './base.ts';
import { Instant } from './dates.ts';
import { ConversationId, FileId, MessageId, SchoolId, StudentId, UserId } from './ids.ts';
import {
  CONVERSATION_SUBJECT_MAX,
  MESSAGE_MAX_CHARACTERS,
  MESSAGE_MAX_FILES,
  MESSAGE_MAX_RECIPIENTS,
} from './limits.ts';
import {
  ClosedReason,
  Conversation,
  Message,
  MessageFile,
  MessagePerson,
  MessageRole,
} from './message-parts.ts';

/** Members of a school whom it has confirmed, and guardians of its students. */
const people = procedure({ scope: 'schools', relations: ['member', 'guardian'], audiences: ['S', 'T'] });
const writers = procedure({
  scope: 'schools',
  relations: ['member', 'guardian'],
  conditions: ['writable', 'limiter', 'key'],
  audiences: ['S', 'T'],
});

/**
 * `POST /api/files/message/{schoolId}` with the bytes as its body: documents, slides and pictures. What is refused, is
 * refused with the codes of every upload.
 */
export const messageUploadAccess: Access = {
  scope: 'schools',
  relations: ['member', 'guardian'],
  conditions: ['writable', 'limiter'],
  audiences: ['S', 'T'],
};
/** Answer of that upload. */
export const MessageUpload = MessageFile;

const Body = z.string().max(MESSAGE_MAX_CHARACTERS);
const Files = z.array(FileId).max(MESSAGE_MAX_FILES);
/** Made by the browser: sent twice it is written once. */
const Key = z.uuid();
const Cursor = z.strictObject({ at: Instant, id: z.uuid() });

const writeErrors = {
  /** Neither words nor a file. */
  NOTHING_TO_SEND: { status: 422 },
  /** The file isn't there (any more), is somebody else's, or belongs to another message. */
  FILE_NOT_FOUND: { status: 422 },
  /** The school's rules, or the end of what joined them, keep the actor from these people now. */
  NOT_ALLOWED: { status: 403, data: z.object({ names: z.array(z.string()) }) },
} as const;

export const messages = {
  /** How many conversations hold something unread; muted ones don't count. */
  unread: people.input(z.strictObject({})).output(z.object({ count: z.number().int() })),
  /** The actor's conversations in all their schools, the last used first. */
  list: people
    .input(
      z.strictObject({
        filter: z.enum(['all', 'unread']),
        /** Part of a name or of a subject; empty: all. */
        query: z.string().trim().max(100),
        cursor: Cursor.nullable(),
      }),
    )
    .output(
      z.object({
        conversations: z.array(Conversation).max(30),
        next: Cursor.nullable(),
        /** Schools where the actor may begin a conversation. */
        schools: z.array(z.object({ schoolId: SchoolId, name: z.string() })),
        /** Reports that wait, where the actor decides about them; null: nowhere. */
        openReportCount: z.number().int().nullable(),
        /** Takes courses at a school that hasn't confirmed them yet. */
        isProvisional: z.boolean(),
      }),
    ),
  /** A conversation with its newest messages, or those before the cursor; oldest first within a page. */
  get: people.input(z.strictObject({ conversationId: ConversationId, cursor: Cursor.nullable() })).output(
    z.object({
      conversation: Conversation,
      people: z.array(MessagePerson),
      messages: z.array(Message).max(50),
      /** Where older ones begin; null: there are none. */
      older: Cursor.nullable(),
      /** Null: the actor may write. */
      closed: ClosedReason.nullable(),
      can: z.object({ leave: z.boolean(), exportRecord: z.boolean() }),
    }),
  ),
  /** People of a school to whom the actor may write now, by name, those nearest first. */
  recipients: people.input(z.strictObject({ schoolId: SchoolId, query: z.string().trim().max(100) })).output(
    z.object({
      people: z
        .array(
          z.object({
            userId: UserId,
            name: z.string(),
            role: MessageRole,
            /** A counselor of the school. */
            isCounselor: z.boolean(),
            /** Courses that join them, at most three. */
            courses: z.array(z.string()).max(3),
            /** Students on whose account they stand together: the child of a guardian, or one's own. */
            students: z.array(z.object({ studentId: StudentId, name: z.string() })),
            /** Guardians of this student would read along. */
            isReadAlong: z.boolean(),
          }),
        )
        .max(30),
      /** More would match. */
      hasMore: z.boolean(),
    }),
  ),
  /**
   * Begins a conversation with its first message. With one person and no subject it goes on in the conversation that
   * both already have, if there is one. Between staff and a guardian it is about one student.
   */
  start: writers
    .errors({
      ...writeErrors,
      /** Between staff and a guardian: whom is it about? */
      STUDENT_MISSING: { status: 422 },
    })
    .input(
      z.strictObject({
        schoolId: SchoolId,
        recipientIds: z.array(UserId).min(1).max(MESSAGE_MAX_RECIPIENTS),
        subject: z.string().trim().max(CONVERSATION_SUBJECT_MAX),
        studentId: StudentId.nullable(),
        body: Body,
        fileIds: Files,
        messageKey: Key,
      }),
    )
    .output(z.object({ conversationId: ConversationId })),
  send: writers
    .errors({ ...writeErrors, CLOSED: { status: 409, data: z.object({ reason: ClosedReason }) } })
    .input(z.strictObject({ conversationId: ConversationId, body: Body, fileIds: Files, messageKey: Key }))
    .output(Message),
  /** Everything up to this message is read. Going back is no error and changes nothing. */
  markRead: people
    .input(z.strictObject({ conversationId: ConversationId, messageId: MessageId }))
    .output(z.object({ count: z.number().int() })),
  mute: people
    .input(z.strictObject({ conversationId: ConversationId, isMuted: z.boolean() }))
    .output(z.object({ isMuted: z.boolean() })),
  /** Leaves a group: what was written until then stays readable. */
  leave: people
    .errors({ NOT_A_GROUP: { status: 409 } })
    .input(z.strictObject({ conversationId: ConversationId }))
    .output(z.object({})),
  /** Takes one's own message back within an hour. Nobody reads it any more; a report keeps it. */
  takeBack: people
    .errors({ TOO_LATE: { status: 409 } })
    .input(z.strictObject({ messageId: MessageId }))
    .output(Message),
  /** An address from which this person, and nobody else, can download a file for a few minutes. */
  file: people
    .errors({ FILE_GONE: { status: 410 } })
    .input(z.strictObject({ fileId: FileId }))
    .output(z.object({ url: z.string(), name: z.string(), expiresAt: Instant })),
  /** One's own conversation as a CSV file for the records: who wrote what and when, names of files. */
  exportRecord: procedure({
    scope: 'schools',
    relations: ['member', 'guardian'],
    conditions: ['limiter'],
    audiences: ['S', 'T'],
  })
    .input(z.strictObject({ conversationId: ConversationId }))
    .output(z.object({ fileName: z.string(), csv: z.string() })),
};
