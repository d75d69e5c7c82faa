import { NOT_PERSONAL, ofPerson, SCHOOL_CONTENT } from './exported.ts';
import { AS_ACT, cleared, DELETED } from './on-deletion.ts';
import { IN_CONVERSATION, threadOf, WITH_ACCOUNT, WITH_SCHOOL } from './retention.ts';
import { NOBODY, type TableRules } from './rule.ts';

/** What people share, say and are told. */
export const TALK_RULES = {
  resources: {
    owner: 'resources',
    code: 'T',
    isHiddenFromOperator: true,
    people: { uploaded_by: AS_ACT },
    exported: SCHOOL_CONTENT,
    retention: WITH_SCHOOL,
  },
  resource_versions: {
    owner: 'resources',
    code: 'T',
    isAppendOnly: true,
    isHiddenFromOperator: true,
    people: { by: AS_ACT },
    exported: SCHOOL_CONTENT,
    retention: WITH_SCHOOL,
  },
  resource_views: {
    owner: 'resources',
    code: 'T',
    isAppendOnly: true,
    isHiddenFromOperator: true,
    people: { user_id: DELETED },
    exported: ofPerson('Resources you opened'),
    retention: { group: 'talk', since: 't.on' },
  },

  live_sessions: {
    owner: 'live',
    code: 'T',
    people: { teacher_id: AS_ACT },
    exported: SCHOOL_CONTENT,
    retention: WITH_SCHOOL,
  },
  live_session_series: {
    owner: 'live',
    code: 'T',
    people: { created_by: AS_ACT },
    exported: SCHOOL_CONTENT,
    retention: WITH_SCHOOL,
  },
  session_materials: {
    owner: 'live',
    code: 'TK',
    mayDelete: true,
    isHiddenFromOperator: true,
    people: { added_by: AS_ACT },
    exported: SCHOOL_CONTENT,
    retention: WITH_SCHOOL,
  },
  session_joins: {
    owner: 'live',
    code: 'TK',
    isAppendOnly: true,
    people: { user_id: DELETED },
    exported: ofPerson('Live classes you joined'),
    retention: { group: 'talk', since: 't.joined_at' },
  },

  discussions: {
    owner: 'discussions',
    code: 'TK',
    isHiddenFromOperator: true,
    people: {
      // As a post that its author has removed is shown: replies stay, with nothing above them.
      user_id: cleared({
        title: "'-'",
        content: "''",
        mentions: "'{}'",
        removed_at: 'coalesce(removed_at, p_at)',
        removed_by: 'coalesce(removed_by, p_user)',
        updated_at: 'p_at',
        version: 'version + 1',
      }),
      removed_by: AS_ACT,
    },
    exported: {
      title: 'Posts',
      scope: 'person',
      from: `(select d.id, d.school_id, c.title as course_title, d.root_id, d.parent_id, d.title, d.content, d.edited_at,
          d.removed_at, d.removal_reason, d.created_at, d.user_id
        from discussions d join courses c on c.school_id = d.school_id and c.id = d.course_id)`,
      where: 't.user_id = $1::uuid',
    },
    // Replies first, each before what it answers.
    retention: {
      ...threadOf('t.root_id'),
      turn: `not exists (select from discussions d where d.school_id = t.school_id
        and (d.parent_id = t.id or (d.root_id = t.id and d.id <> t.id)))`,
    },
  },
  discussion_revisions: {
    owner: 'discussions',
    code: 'TK',
    isAppendOnly: true,
    isHiddenFromOperator: true,
    entry: { select: true, update: true },
    people: {
      discussion_id: {
        do: 'delete',
        whose:
          '(school_id, discussion_id) in (select d.school_id, d.id from discussions d where d.user_id = p_user)',
      },
    },
    exported: {
      title: 'What your posts said before you changed them',
      scope: 'person',
      from: `(select r.*, d.user_id from discussion_revisions r
        join discussions d on d.school_id = r.school_id and d.id = r.discussion_id)`,
      where: 't.user_id = $1::uuid',
    },
    retention: threadOf(
      '(select d.root_id from discussions d where d.school_id = t.school_id and d.id = t.discussion_id)',
    ),
  },
  discussion_follows: {
    owner: 'discussions',
    code: 'TK',
    mayDelete: true,
    entry: { select: true, delete: true },
    people: { user_id: DELETED },
    exported: ofPerson('Discussions you follow'),
    retention: threadOf('t.root_id'),
  },
  discussion_reads: {
    owner: 'discussions',
    code: 'TK',
    entry: { select: true, delete: true },
    people: { user_id: DELETED },
    exported: ofPerson('How far you have read discussions'),
    retention: threadOf('t.root_id'),
  },
  discussion_reports: {
    owner: 'discussions',
    code: 'TK',
    isHiddenFromOperator: true,
    people: { reporter_id: cleared({ note: 'null' }), decided_by: AS_ACT },
    exported: ofPerson('Posts you reported', 'reporter_id', { omit: ['decided_by'] }),
    retention: threadOf(
      '(select d.root_id from discussions d where d.school_id = t.school_id and d.id = t.discussion_id)',
    ),
  },

  conversations: {
    owner: 'messages',
    code: 'TC',
    conversationColumn: 'id',
    selfColumn: 'created_by',
    isHiddenFromOperator: true,
    entry: { select: true },
    people: { created_by: cleared({ subject: "''" }), student_id: AS_ACT },
    exported: ofPerson('Conversations you started', 'created_by'),
    retention: { group: 'talk', since: 't.last_message_at' },
  },
  conversation_members: {
    owner: 'messages',
    code: 'TC',
    isHiddenFromOperator: true,
    entry: { select: true },
    people: { user_id: cleared({ left_at: 'coalesce(left_at, p_at)', updated_at: 'p_at' }) },
    exported: ofPerson('Conversations you are in'),
    retention: IN_CONVERSATION,
  },
  messages: {
    owner: 'messages',
    code: 'TC',
    isHiddenFromOperator: true,
    people: {
      user_id: cleared({
        body: "''",
        removed_at: 'coalesce(removed_at, p_at)',
        removed_by: 'coalesce(removed_by, p_user)',
      }),
      removed_by: AS_ACT,
    },
    exported: {
      title: 'Messages you wrote',
      scope: 'person',
      from: `(select m.id, s.name as school_name, c.subject, m.body, m.created_at, m.removed_at, m.user_id,
          array(select f.name from message_files mf join files f on f.school_id = mf.school_id and f.id = mf.file_id
            where mf.school_id = m.school_id and mf.message_id = m.id order by mf.ord) as files
        from messages m join conversations c on c.school_id = m.school_id and c.id = m.conversation_id
          join schools s on s.id = m.school_id)`,
      where: 't.user_id = $1::uuid',
      omit: ['user_id'],
    },
    retention: IN_CONVERSATION,
  },
  message_files: {
    owner: 'messages',
    code: 'TC',
    isAppendOnly: true,
    isHiddenFromOperator: true,
    people: NOBODY,
    exported: { not: 'Which file belongs to which message; the files themselves are in the copy.' },
    retention: IN_CONVERSATION,
  },
  message_reports: {
    owner: 'messages',
    code: 'TC',
    selfColumn: 'reporter_id',
    isHiddenFromOperator: true,
    entry: { select: true },
    people: { reporter_id: cleared({ note: 'null' }), decided_by: AS_ACT },
    exported: ofPerson('Messages you reported', 'reporter_id', { omit: ['decided_by'] }),
    retention: IN_CONVERSATION,
  },
  messaging_rules: {
    owner: 'messages',
    code: 'T',
    people: { changed_by: AS_ACT },
    exported: NOT_PERSONAL,
    retention: WITH_SCHOOL,
  },

  feed_tokens: {
    owner: 'calendar',
    code: 'S',
    entry: { select: true, update: true },
    people: { user_id: DELETED },
    exported: ofPerson('Calendar feeds', 'user_id', { omit: ['secret_hash'] }),
    retention: WITH_ACCOUNT,
  },
  notifications: {
    owner: 'notifications',
    code: 'S',
    entry: { select: true, insert: true, update: true },
    people: { user_id: DELETED, student_id: AS_ACT },
    exported: ofPerson('Notifications'),
    retention: { group: 'notices', job: 'notifications.sweep' },
  },
  notification_preferences: {
    owner: 'notifications',
    code: 'S',
    entry: { select: true, insert: true, update: true },
    people: { user_id: DELETED },
    exported: ofPerson('Notification preferences'),
    retention: WITH_ACCOUNT,
  },
  notification_deliveries: {
    owner: 'notifications',
    code: 'S',
    entry: { select: true, insert: true, update: true },
    people: { user_id: DELETED },
    exported: ofPerson('Notifications sent to you'),
    retention: { group: 'notices', job: 'notifications.sweep' },
  },
  push_subscriptions: {
    owner: 'notifications',
    code: 'S',
    entry: { select: true, insert: true, update: true },
    people: { user_id: DELETED },
    exported: ofPerson('Devices that show notifications', 'user_id', {
      omit: ['p256dh', 'auth', 'endpoint_hash', 'session_id'],
    }),
    retention: { group: 'notices', job: 'notifications.sweep' },
  },
} as const satisfies TableRules;
