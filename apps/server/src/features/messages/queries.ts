import type { ConversationId, FileId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { IS_ACTIVE } from '#access/memberships.ts';
import { type RowOf, statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** Instants inside of JSON are written as those of columns are read. */
const at = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Messages of conversation `c` that its member `cm` may read. */
export const IN_WINDOW = (message: string) => `
  (cm.reads_from is null or ${message}.created_at >= cm.reads_from)
    and (cm.left_at is null or ${message}.created_at <= cm.left_at)`;

/** What the actor hasn't read of conversation `c`, in which they are member `cm`. */
const UNREAD_OF = `
  from messages u where u.school_id = c.school_id and u.conversation_id = c.id
    and u.created_at > coalesce(cm.read_up_to, '-infinity') and ${IN_WINDOW('u')}
    and u.user_id <> cm.user_id and u.removed_at is null`;

/** Most people in one conversation, readers among them; and so many unread ones are counted. */
const MANY = 100;

/**
 * Something is unread. The first comparison spares most conversations the second, and a limit keeps the database from
 * going through all messages at once instead of looking into the few that are left.
 */
const IS_UNREAD = `
  cm.left_at is null and c.last_message_at > coalesce(cm.read_up_to, '-infinity')
    and (select true ${UNREAD_OF} limit 1)`;

/** Conversations with something unread, but for muted ones. */
export const countUnread = statement<Sql['countUnread']>(`
  select count(*)::integer as count
  from conversation_members cm join conversations c on c.school_id = cm.school_id and c.id = cm.conversation_id
  where cm.user_id = app.user_id() and not cm.is_muted and ${IS_UNREAD}`);

/** Name and roles of `o` in the school, null for former members. */
const PERSON_NAME = `
  left join lateral (select min(m.display_name) as name, array_agg(m.role) as roles from school_memberships m
    where m.school_id = o.school_id and m.user_id = o.user_id and ${IS_ACTIVE('m')} having count(*) > 0) p on true`;

export type PersonRow = RowOf<typeof listPeople>;

const PERSON_JSON = `jsonb_build_object('userId', o.user_id, 'name', p.name, 'roles', p.roles, 'isReader', o.is_reader,
  'hasLeft', o.left_at is not null, 'readUpTo', ${at('o.read_up_to')})`;

/** Somebody whom member `cm` sees: guardians who read along don't learn of each other. */
const IS_SHOWN = '(not o.is_reader or not cm.is_reader or o.user_id = cm.user_id)';

/** `at`: when the actor last saw it move. */
export type ConversationRow = RowOf<typeof findConversation>;

interface LastMessage {
  readonly senderId: string;
  readonly senderName: string | null;
  readonly excerpt: string;
  readonly isRemoved: boolean;
  readonly fileCount: number;
  readonly at: string;
}

/** Characters of a message in a list. */
const EXCERPT = 160;

/** What is needed of conversation `c` and its member `cm`, taken once. */
const TAKEN = `
  c.school_id, c.id, c.subject, c.kind, c.student_id, c.last_message_at, cm.user_id, cm.is_reader, cm.is_muted,
  cm.left_at, cm.reads_from, cm.read_up_to, least(c.last_message_at, cm.left_at) as at`;

/** The rows of `page`, which stand for both the conversation and its member. */
const SHOWN = `
  select c.id as "conversationId", c.school_id as "schoolId", sc.name as "schoolName",
    sc.status = 'closed' as "isSchoolClosed", c.subject, c.kind, c.student_id as "studentId",
    c.is_reader as "isReader", c.is_muted as "isMuted", c.left_at as "leftAt", c.at,
    (select coalesce(n.name, sp.legal_name) from student_profiles sp
      left join lateral (select min(x.display_name) as name from school_memberships x
        where x.school_id = sp.school_id and x.user_id = sp.user_id and ${IS_ACTIVE('x')}) n on true
      where sp.school_id = c.school_id and sp.id = c.student_id) as "studentName",
    case when c.left_at is not null then 0 else
      (select count(*)::integer from (select ${UNREAD_OF} limit ${MANY}) n) end as "unreadCount",
    people.some as people, people.count as "peopleCount", latest.message as last
  from page c cross join lateral (select c.*) cm
    join schools sc on sc.id = c.school_id
    cross join lateral (
      select count(*)::integer as count, coalesce(jsonb_agg(who) filter (where place <= 4), '[]') as some
      from (select ${PERSON_JSON} as who,
          row_number() over (order by o.left_at is not null, o.is_reader, o.created_at, o.id) as place
        from conversation_members o ${PERSON_NAME}
        where o.school_id = c.school_id and o.conversation_id = c.id and o.user_id <> cm.user_id and ${IS_SHOWN}
      ) listed) people
    left join lateral (
      select jsonb_build_object('senderId', x.user_id, 'at', ${at('x.created_at')}, 'isRemoved', x.removed_at is not null,
        'excerpt', case when x.removed_at is null then left(x.body, ${EXCERPT}) else '' end,
        'fileCount', (select count(*) from message_files f where f.school_id = x.school_id and f.message_id = x.id),
        'senderName', (select min(m.display_name) from school_memberships m
          where m.school_id = x.school_id and m.user_id = x.user_id and ${IS_ACTIVE('m')})) as message
      from messages x where x.school_id = c.school_id and x.conversation_id = c.id and ${IN_WINDOW('x')}
      order by x.created_at desc, x.id desc limit 1) latest on true
  order by c.at desc, c.id desc`;

/** The actor's conversations, last used first. */
export const listConversations = statement<
  Sql['listConversations'],
  {
    onlyUnread: boolean;
    search: string;
    afterAt: string | null;
    afterConversationId: string | null;
    limit: number;
  },
  { kind: 'direct' | 'group' | 'about_student'; people: readonly PersonRow[]; last: LastMessage | null }
>(`
  with page as materialized (
    select ${TAKEN}
    from conversation_members cm join conversations c on c.school_id = cm.school_id and c.id = cm.conversation_id
    where cm.user_id = app.user_id()
      and (not :onlyUnread::boolean or (${IS_UNREAD}))
      and (:search = '' or position(lower(:search) in lower(c.subject)) > 0
        or exists (select from conversation_members o
          join school_memberships m on m.school_id = o.school_id and m.user_id = o.user_id and ${IS_ACTIVE('m')}
          where o.school_id = c.school_id and o.conversation_id = c.id and o.user_id <> cm.user_id and ${IS_SHOWN}
            and position(lower(:search) in lower(m.display_name)) > 0)
        or exists (select from student_profiles sp where sp.school_id = c.school_id and sp.id = c.student_id
          and position(lower(:search) in lower(sp.legal_name)) > 0))
      and (:afterAt::timestamptz is null or (least(c.last_message_at, cm.left_at), c.id) < (:afterAt::timestamptz, :afterConversationId::uuid))
    order by at desc, c.id desc limit :limit)
  ${SHOWN}`);

/** No row: the actor isn't in it. */
export const findConversation = statement<
  Sql['findConversation'],
  { conversationId: ConversationId },
  { kind: 'direct' | 'group' | 'about_student'; people: readonly PersonRow[]; last: LastMessage | null }
>(`
  with page as materialized (
    select ${TAKEN}
    from conversations c join conversation_members cm on cm.school_id = c.school_id and cm.conversation_id = c.id
      and cm.user_id = app.user_id()
    where c.id = :conversationId)
  ${SHOWN}`);

/** Everybody in a conversation, as far as the actor sees them. */
export const listPeople = statement<Sql['listPeople'], { conversationId: ConversationId }>(`
  select o.user_id as "userId", p.name, p.roles, o.is_reader as "isReader", o.left_at is not null as "hasLeft",
    o.read_up_to as "readUpTo"
  from conversation_members o ${PERSON_NAME}
    left join conversation_members cm on cm.school_id = o.school_id and cm.conversation_id = o.conversation_id
      and cm.user_id = app.user_id()
  where o.conversation_id = :conversationId and (cm.id is null or ${IS_SHOWN})
  order by o.left_at is not null, o.is_reader, o.created_at, o.id limit ${MANY}`);

export type MessageRow = RowOf<typeof findMessage>;

/** Columns of message `x`. */
export const MESSAGE = `
  x.id as "messageId", x.conversation_id as "conversationId", x.school_id as "schoolId", x.user_id as "senderId", x.body,
  x.created_at as at, x.removed_at as "removedAt", x.removed_by as "removedBy", x.removal_reason as "removalReason",
  exists (select from message_reports r where r.school_id = x.school_id and r.message_id = x.id
    and r.reporter_id = app.user_id()) as "isReported",
  coalesce((select jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.name, 'mediaType', f.media_type,
      'sizeBytes', f.size_bytes) order by mf.ord)
    from message_files mf join files f on f.school_id = mf.school_id and f.id = mf.file_id
    where mf.school_id = x.school_id and mf.message_id = x.id), '[]') as files`;

const OWN_MEMBER = `
  join conversation_members cm on cm.school_id = x.school_id and cm.conversation_id = x.conversation_id
    and cm.user_id = app.user_id()`;

/** Newest first. */
export const listMessages = statement<
  Sql['listMessages'],
  {
    conversationId: ConversationId;
    afterCreatedAt: string | null;
    afterMessageId: string | null;
    limit: number;
  },
  { files: readonly { fileId: FileId; name: string; mediaType: string; sizeBytes: number }[] }
>(`
  select ${MESSAGE} from messages x ${OWN_MEMBER}
  where x.school_id = (select school_id from conversations where id = :conversationId) and x.conversation_id = :conversationId
    and ${IN_WINDOW('x')}
    and (:afterCreatedAt::timestamptz is null or (x.created_at, x.id) < (:afterCreatedAt::timestamptz, :afterMessageId::uuid))
  order by x.created_at desc, x.id desc limit :limit`);

/** A message that the actor may read. */
export const findMessage = statement<
  Sql['findMessage'],
  { messageId: string },
  { files: readonly { fileId: FileId; name: string; mediaType: string; sizeBytes: number }[] }
>(`
  select ${MESSAGE} from messages x ${OWN_MEMBER} where x.id = :messageId and ${IN_WINDOW('x')}`);

/** What the actor sent with this key. */
export const findSent = statement<
  Sql['findSent'],
  { schoolId: SchoolId; messageKey: string },
  { files: readonly { fileId: FileId; name: string; mediaType: string; sizeBytes: number }[] }
>(`
  select ${MESSAGE} from messages x
  where x.school_id = :schoolId and x.user_id = app.user_id() and x.message_key = :messageKey`);

/** Schools where the actor may begin a conversation: those that know them. */
export const listSchools = statement<Sql['listSchools']>(`
  select distinct sc.id as "schoolId", sc.name
  from school_memberships m join schools sc on sc.id = m.school_id
  where m.user_id = app.user_id() and ${IS_ACTIVE('m')} and sc.kind <> 'personal' and sc.status = 'active'
  order by sc.name, sc.id`);
