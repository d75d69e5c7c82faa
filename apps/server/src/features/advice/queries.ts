import type {
  AdviceConversationId,
  AdviceMessageId,
  AdviceQuestionId,
  SchoolId,
  StudentId,
  UserId,
} from '@fieldhouse/contract/ids.ts';
import { IS_NOT_ENDED } from '#access/guardians.ts';
import { IS_ADMIN, IS_STAFF } from '#access/memberships.ts';
import { statement } from '#db/unit.ts';
import { IS_OTHERS_TO_COUNSEL } from '#features/counseling/workflows.ts';
import type { Sql } from './rows.gen.ts';

/** What somebody is called at the school. SQL over a school and an account. */
const NAME_OF = (school: string, user: string): string =>
  `(select min(named.display_name) from school_memberships named
    where named.school_id = ${school} and named.user_id = ${user})`;

const ADVISED = `
  sp.school_id as "schoolId", sp.id as "studentId", ${IS_OTHERS_TO_COUNSEL('sp')} as "isOthersToCounsel",
  coalesce((:now::timestamptz at time zone s.time_zone)::date >= app.of_age_on(sp.birth_on), false) as "isOfAge"`;

interface Now {
  readonly now: string;
}

export const findAdvised = statement<Sql['findAdvised'], { studentId: StudentId } & Now>(`
  select ${ADVISED}, sp.user_id as "studentUserId", s.kind as "schoolKind"
  from student_profiles sp join schools s on s.id = sp.school_id where sp.id = :studentId`);

/**
 * When anything was last said in a conversation; for whoever didn't ask in it without words of danger and what answers them,
 * since the day would say that there are some. SQL over a conversation.
 */
const LAST_AT = `
  coalesce((select max(said.created_at) from advice_messages said
    left join advice_messages asked on asked.school_id = said.school_id and asked.id = said.answers_message_id
    where c.asked_by <> app.user_id() and said.school_id = c.school_id and said.conversation_id = c.id
      and said.crisis is null and asked.crisis is null), c.last_at)`;

/** Conversations about a student, the last used first, each with whoever may read it. */
export const listConversations = statement<Sql['listConversations'], { studentId: StudentId; most: number }>(`
  select c.id as "conversationId", c.title, ${LAST_AT} as "lastAt", c.asked_by as "askedBy", c.asked_as as "askedAs",
    coalesce(${NAME_OF('c.school_id', 'c.asked_by')}, '') as "askedByName", false as "isTold",
    (select count(*)::int from advice_questions q where q.school_id = c.school_id and q.conversation_id = c.id
      and q.state = 'open') as "openCount"
  from student_profiles sp join advice_conversations c on c.school_id = sp.school_id and c.student_id = sp.id
  where sp.id = :studentId order by c.last_at desc, c.id desc limit :most`);

const CONVERSATION = `
  ${ADVISED}, c.id as "conversationId", c.title, c.last_at as "lastAt", c.asked_by as "askedBy",
    c.asked_as as "askedAs", sp.legal_name as "studentName", s.name as "schoolName", s.kind as "schoolKind",
    sp.user_id as "studentUserId",
    exists (select from advice_messages m where m.school_id = c.school_id and m.conversation_id = c.id
      and app.user_id() = any (m.told_user_ids)) as "isTold",
    coalesce(${NAME_OF('c.school_id', 'c.asked_by')}, '') as "askedByName",
    (select count(*)::int from advice_questions q where q.school_id = c.school_id and q.conversation_id = c.id
      and q.state = 'open') as "openCount"
  from advice_conversations c
    join student_profiles sp on sp.school_id = c.school_id and sp.id = c.student_id
    join schools s on s.id = c.school_id`;

interface OfConversation {
  readonly conversationId: AdviceConversationId;
}

export const findConversation = statement<Sql['findConversation'], OfConversation & Now>(
  `select ${CONVERSATION} where c.id = :conversationId`,
);

/** The same, held, so that messages get their places one after the other. */
export const lockConversation = statement<Sql['lockConversation'], OfConversation>(`
  select c.id as "conversationId", c.last_at as "lastAt",
    (select coalesce(max(m.seq), 0) from advice_messages m where m.school_id = c.school_id
      and m.conversation_id = c.id) as "lastSeq"
  from advice_conversations c where c.id = :conversationId for update`);

const MESSAGE = `
  m.id as "messageId", m.conversation_id as "conversationId", m.seq, m.author, m.author_user_id as "authorUserId",
    m.text, m.engine, m.answer, m.crisis, m.crisis_locale as "crisisLocale", cardinality(m.told_user_ids) as "toldCount",
    m.answers_message_id as "answersMessageId", m.created_at as at,
    coalesce(${NAME_OF('m.school_id', 'm.author_user_id')}, '') as "authorName",
    q.id as "questionId", q.state as "questionState", q.created_at as "questionAt",
    q.version as "questionVersion", ${NAME_OF('q.school_id', 'q.to_user_id')} as "toName"
  from advice_messages m
    left join advice_questions q on q.school_id = m.school_id and q.message_id = m.id`;

export const listMessages = statement<Sql['advice.listMessages'], OfConversation>(
  `select ${MESSAGE} where m.conversation_id = :conversationId order by m.seq`,
);

export const findMessage = statement<Sql['advice.findMessage'], { messageId: AdviceMessageId }>(
  `select ${MESSAGE} where m.id = :messageId`,
);

/** A message that the same person sent under the same key. */
export const findSent = statement<Sql['findSent'], { userId: UserId; messageKey: string }>(`
  select m.id as "messageId", m.conversation_id as "conversationId", m.author from advice_messages m
  where m.author_user_id = :userId and m.message_key = :messageKey`);

/** What an engine answered to a question. */
export const findAnswerTo = statement<Sql['findAnswerTo'], { messageId: AdviceMessageId }>(`
  select m.id as "messageId" from advice_messages m
  where m.answers_message_id = :messageId and m.author = 'engine'`);

export const touchConversation = statement<
  Sql['touchConversation'],
  { schoolId: SchoolId; conversationId: AdviceConversationId; at: string }
>('update advice_conversations set last_at = :at where school_id = :schoolId and id = :conversationId');

/** The school's own list, with when each title was read. */
export const listTitles = statement<Sql['listTitles'], { studentId: StudentId }>(`
  select n.title, n.area, n.units, n.valid_to as "validTo", n.checked_on as "checkedOn"
  from student_profiles sp join ncaa_titles n on n.school_id = sp.school_id and n.outside_school is null
    and n.course_id is null
  where sp.id = :studentId order by n.title, n.id`);

/** Whom a family asks about the student, and whether they were assigned. */
export const listAdvisers = statement<Sql['listAdvisers'], { schoolId: SchoolId; studentId: StudentId }>(`
  select m.user_id as "userId", min(m.display_name) as name,
    exists (select from counselor_assignments a where a.school_id = :schoolId and a.user_id = m.user_id
      and a.student_id = :studentId and a.ended_at is null) as "isAssigned"
  from app.counselors_of(:schoolId, :studentId) found
    join school_memberships m on m.school_id = :schoolId and m.user_id = found
  group by m.user_id order by name, m.user_id`);

/** Who runs the school. */
export const listAdmins = statement<Sql['advice.listAdmins'], { schoolId: SchoolId }>(`
  select distinct m.user_id as "userId" from school_memberships m
  where m.school_id = :schoolId and ${IS_ADMIN('m')} order by 1`);

/** People with a link on file to the student: they are too close to be told by the school. */
export const listCloseTo = statement<Sql['listCloseTo'], { schoolId: SchoolId; studentId: StudentId }>(`
  select g.guardian_user_id as "userId" from guardian_links g
  where g.school_id = :schoolId and g.student_id = :studentId and ${IS_NOT_ENDED('g')}`);

export const findSettings = statement<Sql['advice.findSettings'], { schoolId: SchoolId }>(
  'select a.version from advice_settings a where a.school_id = :schoolId',
);

/** Whom the school names to hear of words of students in danger, as far as they still work there. */
export const listAlerted = statement<Sql['listAlerted'], { schoolId: SchoolId }>(`
  select distinct m.user_id as "userId" from advice_settings a
    join school_memberships m on m.school_id = a.school_id and m.user_id = any(a.alert_user_ids) and ${IS_STAFF('m')}
  where a.school_id = :schoolId order by 1`);

export const listStaff = statement<Sql['advice.listStaff'], { schoolId: SchoolId }>(`
  select distinct on (m.sort_name, m.user_id) m.user_id as "userId", m.display_name as name
  from school_memberships m where m.school_id = :schoolId and ${IS_STAFF('m')}
  order by m.sort_name, m.user_id, m.id`);

/** Questions that were handed over, the longest open first, or the last answered first. */
export const listQuestions = statement<
  Sql['listQuestions'],
  { schoolId: SchoolId; state: 'open' | 'answered' } & Now
>(`
  select ${ADVISED}, q.id as "questionId", q.conversation_id as "conversationId", q.message_id as "messageId",
    sp.legal_name as "studentName", coalesce(${NAME_OF('q.school_id', 'q.asked_by')}, '') as "askedByName",
    m.text, q.created_at as "askedAt", ${NAME_OF('q.school_id', 'q.to_user_id')} as "toName", q.state,
    q.answered_at as "answeredAt", ${NAME_OF('q.school_id', 'q.answered_by')} as "answeredByName", q.version
  from advice_questions q
    join advice_messages m on m.school_id = q.school_id and m.id = q.message_id
    join student_profiles sp on sp.school_id = q.school_id and sp.id = q.student_id
    join schools s on s.id = q.school_id
  where q.school_id = :schoolId and q.state = :state
  order by case when q.state = 'open' then q.created_at end, q.answered_at desc, q.id`);

/**
 * Words of students in danger to which nobody has seen: the newest of each student, then the one before of each, so that many
 * words of one student never hide another one.
 */
export const listAlerts = statement<Sql['listAlerts'], { schoolId: SchoolId } & Now>(`
  select ${ADVISED}, m.id as "messageId", m.conversation_id as "conversationId", sp.legal_name as "studentName",
    m.crisis as kind, m.created_at as at
  from advice_messages m
    join student_profiles sp on sp.school_id = m.school_id and sp.id = m.student_id
    join schools s on s.id = m.school_id
  where m.school_id = :schoolId and m.crisis is not null and m.seen_at is null
  order by row_number() over (partition by m.student_id order by m.created_at desc, m.id desc),
    m.created_at desc, m.id desc limit 100`);

export const lockQuestion = statement<Sql['lockQuestion'], { questionId: AdviceQuestionId } & Now>(`
  select ${ADVISED}, q.id as "questionId", q.conversation_id as "conversationId", q.message_id as "messageId",
    q.asked_by as "askedBy", q.state, q.version
  from advice_questions q
    join student_profiles sp on sp.school_id = q.school_id and sp.id = q.student_id
    join schools s on s.id = q.school_id
  where q.id = :questionId for update of q`);

export const closeQuestion = statement<
  Sql['closeQuestion'],
  {
    schoolId: SchoolId;
    questionId: AdviceQuestionId;
    answerMessageId: AdviceMessageId;
    by: UserId;
    at: string;
  }
>(`
  update advice_questions set state = 'answered', answer_message_id = :answerMessageId, answered_by = :by,
    answered_at = :at, version = version + 1
  where school_id = :schoolId and id = :questionId`);

export const lockAlert = statement<Sql['lockAlert'], { messageId: AdviceMessageId } & Now>(`
  select ${ADVISED}, m.id as "messageId", m.crisis, m.seen_at as "seenAt",
    coalesce(app.user_id() = any (m.told_user_ids), false) as "isTold",
    ${NAME_OF('m.school_id', 'm.seen_by')} as "seenByName"
  from advice_messages m
    join student_profiles sp on sp.school_id = m.school_id and sp.id = m.student_id
    join schools s on s.id = m.school_id
  where m.id = :messageId for update of m`);

export const noteSeen = statement<
  Sql['noteSeen'],
  { schoolId: SchoolId; messageId: AdviceMessageId; by: UserId; at: string }
>(`
  update advice_messages set seen_by = :by, seen_at = :at where school_id = :schoolId and id = :messageId
  returning (select min(p.display_name) from school_memberships p where p.school_id = :schoolId and p.user_id = :by) as name,
    seen_at as "seenAt"`);
