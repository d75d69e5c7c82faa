import type { ConversationId, MessageId, SchoolId, UserId } from '@fieldhouse/contract/ids.ts';
import { type RowOf, statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** Whoever does the same thing twice at once waits here for the first. */
export const lockFor = statement<Sql['lockFor'], { what: string }>(
  'select pg_advisory_xact_lock(hashtextextended(:what, 0))',
);

/** A row: the school is closed for good. */
export const findClosed = statement<Sql['findClosed'], { schoolId: SchoolId }>(
  `select id from schools where id = :schoolId and status = 'closed'`,
);

export type LockedConversation = RowOf<typeof lockConversation>;

/** Whatever changes a conversation waits here for each other. */
export const lockConversation = statement<
  Sql['lockConversation'],
  { conversationId: ConversationId },
  { kind: 'direct' | 'group' | 'about_student' }
>(`
  select c.id as "conversationId", c.school_id as "schoolId", sc.status = 'closed' as "isSchoolClosed", c.kind,
    c.student_id as "studentId", c.last_message_at as "lastMessageAt"
  from conversations c join schools sc on sc.id = c.school_id
  where c.id = :conversationId for update of c`);

/** A row: the actor is in it. */
export const findMembership = statement<Sql['findMembership'], { conversationId: ConversationId }>(
  'select id from conversation_members where conversation_id = :conversationId and user_id = app.user_id()',
);

export type MemberRow = RowOf<typeof listMembers>;

export const listMembers = statement<Sql['listMembers'], { conversationId: ConversationId }>(`
  select user_id as "userId", is_reader as "isReader", is_muted as "isMuted", left_at as "leftAt"
  from conversation_members where conversation_id = :conversationId order by created_at, id`);

/**
 * What two people have already, that is called nothing and about this student or none. `studentId`: student or
 * null.
 */
export const findBetween = statement<
  Sql['findBetween'],
  { schoolId: string; userId: string; studentId: string | null }
>(`
  select c.id as "conversationId"
  from conversation_members me
    join conversation_members they on they.school_id = me.school_id and they.conversation_id = me.conversation_id
      and they.user_id = :userId and not they.is_reader and they.left_at is null
    join conversations c on c.school_id = me.school_id and c.id = me.conversation_id
  where me.school_id = :schoolId and me.user_id = app.user_id() and not me.is_reader and me.left_at is null
    and c.subject = '' and c.kind <> 'group' and c.student_id is not distinct from :studentId::uuid
    and (select count(*) from conversation_members w where w.school_id = c.school_id and w.conversation_id = c.id
      and not w.is_reader) = 2
  order by c.last_message_at desc limit 1`);

export const insertConversation = statement<
  Sql['insertConversation'],
  {
    schoolId: SchoolId;
    conversationId: string;
    subject: string;
    kind: string;
    studentId: string | null;
    messageKey: string;
    lastMessageAt: string;
  }
>(`
  insert into conversations (school_id, id, subject, kind, student_id, created_by, conversation_key, last_message_at,
    created_at)
  values (:schoolId, :conversationId, :subject, :kind, :studentId, app.user_id(), :messageKey, :lastMessageAt, :lastMessageAt)`);

export const insertMembers = statement<
  Sql['insertMembers'],
  {
    schoolId: string;
    conversationId: string;
    conversationMemberIds: readonly string[];
    userIds: readonly string[];
    isReader: boolean;
    readsFrom: string | null;
    createdAt: string;
  }
>(`
  insert into conversation_members (school_id, id, conversation_id, user_id, is_reader, reads_from, created_at, updated_at)
  select :schoolId, n.id, :conversationId, n.user_id, :isReader, :readsFrom::timestamptz, :createdAt, :createdAt
  from unnest(:conversationMemberIds::uuid[], :userIds::uuid[]) as n(id, user_id)`);

export const readAgain = statement<
  Sql['readAgain'],
  {
    schoolId: SchoolId;
    conversationId: ConversationId;
    userIds: readonly UserId[];
    readsFrom: string | null;
    updatedAt: string;
  }
>(`
  update conversation_members set left_at = null, reads_from = :readsFrom, updated_at = :updatedAt
  where school_id = :schoolId and conversation_id = :conversationId and user_id = any (:userIds::uuid[])`);

export const setLeft = statement<
  Sql['setLeft'],
  {
    schoolId: string;
    conversationId: string;
    userIds: readonly string[];
    leftAt: string | null;
    updatedAt: string;
  }
>(`
  update conversation_members set left_at = :leftAt, updated_at = :updatedAt
  where school_id = :schoolId and conversation_id = :conversationId and user_id = any (:userIds::uuid[]) and left_at is null`);

export const insertMessage = statement<
  Sql['insertMessage'],
  {
    schoolId: SchoolId;
    messageId: MessageId;
    conversationId: ConversationId;
    body: string;
    messageKey: string;
    createdAt: string;
  }
>(`
  insert into messages (school_id, id, conversation_id, user_id, body, message_key, created_at)
  values (:schoolId, :messageId, :conversationId, app.user_id(), :body, :messageKey, :createdAt)`);

export const insertFiles = statement<
  Sql['insertFiles'],
  {
    schoolId: string;
    conversationId: string;
    messageId: MessageId;
    messageFileIds: readonly string[];
    fileIds: readonly string[];
    createdAt: string;
  }
>(`
  insert into message_files (school_id, id, conversation_id, message_id, file_id, ord, created_at)
  select :schoolId, n.id, :conversationId, :messageId, n.file_id, n.ord, :createdAt
  from unnest(:messageFileIds::uuid[], :fileIds::uuid[]) with ordinality as n(id, file_id, ord)`);

export const countMessage = statement<
  Sql['countMessage'],
  { schoolId: SchoolId; conversationId: ConversationId; lastMessageAt: string }
>(`
  update conversations set message_count = message_count + 1, last_message_at = :lastMessageAt where school_id = :schoolId and id = :conversationId`);

/** Never backwards; no row: it was read before. */
export const putRead = statement<
  Sql['putRead'],
  { conversationId: ConversationId; readUpTo: string | null; updatedAt: string }
>(`
  update conversation_members set read_up_to = :readUpTo, updated_at = :updatedAt
  where conversation_id = :conversationId and user_id = app.user_id() and (read_up_to is null or read_up_to < :readUpTo)
  returning school_id as "schoolId"`);

export const setMuted = statement<
  Sql['setMuted'],
  { conversationId: ConversationId; isMuted: boolean; now: string }
>(`
  update conversation_members set is_muted = :isMuted, updated_at = :now
  where conversation_id = :conversationId and user_id = app.user_id()
  returning is_muted as "isMuted"`);

/** `reason`: reason or null. */
export const removeMessage = statement<
  Sql['removeMessage'],
  { schoolId: SchoolId; messageId: MessageId; reason: string | null; now: string | null }
>(`
  update messages set removed_at = :now, removed_by = app.user_id(), removal_reason = :reason
  where school_id = :schoolId and id = :messageId and removed_at is null`);
