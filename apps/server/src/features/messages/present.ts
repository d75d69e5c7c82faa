import type { Conversation, Message, MessagePerson } from '@fieldhouse/contract/message-parts.ts';
import type { Actor } from '#access/actor.ts';
import { canReport, canTakeBack, mainRole } from './policy.ts';
import type { ConversationRow, MessageRow, PersonRow } from './queries.ts';

export function presentPerson(actor: Actor, row: PersonRow): MessagePerson {
  return {
    userId: row.userId,
    name: row.name,
    role: mainRole(row.roles ?? []),
    isMe: row.userId === actor.userId,
    isReader: row.isReader,
    hasLeft: row.hasLeft,
    readUpTo: row.readUpTo,
  };
}

export function presentConversation(actor: Actor, row: ConversationRow): Conversation {
  const { last } = row;
  return {
    conversationId: row.conversationId,
    schoolId: row.schoolId,
    schoolName: row.schoolName,
    subject: row.subject,
    kind: row.kind,
    student: row.studentId === null ? null : { studentId: row.studentId, name: row.studentName ?? '' },
    people: row.people.map((person) => presentPerson(actor, person)),
    peopleCount: row.peopleCount,
    last: last && {
      senderName: last.senderName,
      isMine: last.senderId === actor.userId,
      excerpt: last.isRemoved ? null : last.excerpt.toWellFormed(),
      fileCount: last.isRemoved ? 0 : last.fileCount,
      at: last.at,
    },
    unreadCount: row.unreadCount,
    isMuted: row.isMuted,
  };
}

const removalOf = (row: MessageRow, knowsReason: boolean): Message['removal'] =>
  row.removedAt === null
    ? null
    : {
        by: row.removedBy === row.senderId ? 'author' : 'school',
        reason: knowsReason ? row.removalReason : null,
      };

const filesOf = (row: MessageRow): Message['files'] => [...row.files];

/** A message for somebody in the conversation: a removed one keeps its place and says nothing. */
export function presentMessage(actor: Actor, row: MessageRow, now: string): Message {
  const isRemoved = row.removedAt !== null;
  return {
    messageId: row.messageId,
    senderId: row.senderId,
    isMine: row.senderId === actor.userId,
    body: isRemoved ? null : row.body,
    files: isRemoved ? [] : filesOf(row),
    at: row.at,
    removal: removalOf(row, row.senderId === actor.userId),
    can: {
      takeBack: canTakeBack(actor, row, now),
      report: canReport(actor, row) && !row.isReported,
    },
  };
}

/** A message for an admin who looks at a report: also what was taken back since. */
export function presentReported(actor: Actor, row: MessageRow): Message {
  return {
    messageId: row.messageId,
    senderId: row.senderId,
    isMine: row.senderId === actor.userId,
    body: row.body,
    files: filesOf(row),
    at: row.at,
    removal: removalOf(row, true),
    can: { takeBack: false, report: false },
  };
}
