import { statement } from '#db/unit.ts';

/** Whoever does the same thing twice at once waits here for the first. $1 what it is. */
export const lockFor = statement('select pg_advisory_xact_lock(hashtextextended($1, 0))');

/** A row: the school is closed for good. $1 school. */
export const findClosed = statement<{ id: string }>(
  `select id from schools where id = $1 and status = 'closed'`,
);

export interface LockedConversation {
  readonly conversationId: string;
  readonly schoolId: string;
  readonly isSchoolClosed: boolean;
  readonly kind: 'direct' | 'group' | 'about_student';
  readonly studentId: string | null;
  readonly lastMessageAt: string;
}

/** Whatever changes a conversation waits here for each other. $1 conversation. */
export const lockConversation = statement<LockedConversation>(`
  select c.id as "conversationId", c.school_id as "schoolId", sc.status = 'closed' as "isSchoolClosed", c.kind,
    c.student_id as "studentId", c.last_message_at as "lastMessageAt"
  from conversations c join schools sc on sc.id = c.school_id
  where c.id = $1 for update of c`);

/** A row: the actor is in it. $1 conversation. */
export const findMembership = statement<{ id: string }>(
  'select id from conversation_members where conversation_id = $1 and user_id = app.user_id()',
);

export interface MemberRow {
  readonly userId: string;
  readonly isReader: boolean;
  readonly isMuted: boolean;
  readonly leftAt: string | null;
}

/** $1 conversation. */
export const listMembers = statement<MemberRow>(`
  select user_id as "userId", is_reader as "isReader", is_muted as "isMuted", left_at as "leftAt"
  from conversation_members where conversation_id = $1 order by created_at, id`);

/**
 * What two people have already, that is called nothing and about this student or none. $1 school, $2 the other one,
 * $3 student or null.
 */
export const findBetween = statement<{ conversationId: string }>(`
  select c.id as "conversationId"
  from conversation_members me
    join conversation_members they on they.school_id = me.school_id and they.conversation_id = me.conversation_id
      and they.user_id = $2 and not they.is_reader and they.left_at is null
    join conversations c on c.school_id = me.school_id and c.id = me.conversation_id
  where me.school_id = $1 and me.user_id = app.user_id() and not me.is_reader and me.left_at is null
    and c.subject = '' and c.kind <> 'group' and c.student_id is not distinct from $3::uuid
    and (select count(*) from conversation_members w where w.school_id = c.school_id and w.conversation_id = c.id
      and not w.is_reader) = 2
  order by c.last_message_at desc limit 1`);

/** $1 school, $2 id, $3 subject, $4 kind, $5 student, $6 key, $7 now. */
export const insertConversation = statement(`
  insert into conversations (school_id, id, subject, kind, student_id, created_by, conversation_key, last_message_at,
    created_at)
  values ($1, $2, $3, $4, $5, app.user_id(), $6, $7, $7)`);

/** $1 school, $2 conversation, $3 ids, $4 people, $5 they read along, $6 from when they read, $7 now. */
export const insertMembers = statement(`
  insert into conversation_members (school_id, id, conversation_id, user_id, is_reader, reads_from, created_at, updated_at)
  select $1, n.id, $2, n.user_id, $5, $6::timestamptz, $7, $7
  from unnest($3::uuid[], $4::uuid[]) as n(id, user_id)`);

/** $1 school, $2 conversation, $3 people, $4 from when they read again, $5 now. */
export const readAgain = statement(`
  update conversation_members set left_at = null, reads_from = $4, updated_at = $5
  where school_id = $1 and conversation_id = $2 and user_id = any ($3::uuid[])`);

/** $1 school, $2 conversation, $3 people, $4 until when they read, $5 now. */
export const setLeft = statement(`
  update conversation_members set left_at = $4, updated_at = $5
  where school_id = $1 and conversation_id = $2 and user_id = any ($3::uuid[]) and left_at is null`);

/** $1 school, $2 id, $3 conversation, $4 body, $5 key, $6 instant. */
export const insertMessage = statement(`
  insert into messages (school_id, id, conversation_id, user_id, body, message_key, created_at)
  values ($1, $2, $3, app.user_id(), $4, $5, $6)`);

/** $1 school, $2 conversation, $3 message, $4 ids, $5 files, $6 instant. */
export const insertFiles = statement(`
  insert into message_files (school_id, id, conversation_id, message_id, file_id, ord, created_at)
  select $1, n.id, $2, $3, n.file_id, n.ord, $6
  from unnest($4::uuid[], $5::uuid[]) with ordinality as n(id, file_id, ord)`);

/** $1 school, $2 conversation, $3 instant of the message. */
export const countMessage = statement(`
  update conversations set message_count = message_count + 1, last_message_at = $3 where school_id = $1 and id = $2`);

/** Never backwards; no row: it was read before. $1 conversation, $2 up to, $3 now. */
export const putRead = statement<{ schoolId: string }>(`
  update conversation_members set read_up_to = $2, updated_at = $3
  where conversation_id = $1 and user_id = app.user_id() and (read_up_to is null or read_up_to < $2)
  returning school_id as "schoolId"`);

/** $1 conversation, $2 muted, $3 now. */
export const setMuted = statement<{ isMuted: boolean }>(`
  update conversation_members set is_muted = $2, updated_at = $3
  where conversation_id = $1 and user_id = app.user_id()
  returning is_muted as "isMuted"`);

/** $1 school, $2 message, $3 reason or null, $4 now. */
export const removeMessage = statement(`
  update messages set removed_at = $4, removed_by = app.user_id(), removal_reason = $3
  where school_id = $1 and id = $2 and removed_at is null`);
