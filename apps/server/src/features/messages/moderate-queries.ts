import type { ReportReason } from '@fieldhouse/contract/discussion-moderation.ts';
import type { ConversationId, MessageId, MessageReportId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { IS_ACTIVE, RUN_SCHOOLS } from '#access/memberships.ts';
import { SCHOOL_RUNNERS } from '#access/told.ts';
import { type None, type RowOf, statement } from '#db/unit.ts';
import { MESSAGE, type MessageRow } from './queries.ts';
import type { Sql } from './rows.gen.ts';

/** Reports of others' messages at schools that the actor runs. Of report `r` and its message `x`. */
const OF_OWN_SCHOOLS = `
  x.user_id <> app.user_id() and r.school_id in (
    ${RUN_SCHOOLS})`;

const REPORTS = `message_reports r join messages x on x.school_id = r.school_id and x.id = r.message_id`;

/** Reports that wait for the actor. */
export const countOpenReports = statement<Sql['countOpenReports']>(`
  select count(*)::integer as count from ${REPORTS} where r.state = 'open' and ${OF_OWN_SCHOOLS}`);

/** Added once for each person and message; no row: it was there. */
export const insertReport = statement<
  Sql['insertReport'],
  {
    schoolId: SchoolId;
    messageReportId: MessageReportId;
    conversationId: ConversationId;
    messageId: MessageId;
    reason: string;
    note: string | null;
    now: string;
  }
>(`
  insert into message_reports (school_id, id, conversation_id, message_id, reporter_id, reason, note, created_at)
  values (:schoolId, :messageReportId, :conversationId, :messageId, app.user_id(), :reason, :note, :now)`);

export type ReportRow = RowOf<typeof findReport>;

const NAME = (user: string) => `(select min(m.display_name) from school_memberships m
  where m.school_id = r.school_id and m.user_id = ${user} and ${IS_ACTIVE('m')})`;

const REPORT = `
  select r.id as "reportId", r.conversation_id as "conversationId", r.message_id as "messageId", r.school_id as "schoolId",
    sc.name as "schoolName", r.reason, r.note, r.state, r.created_at as "reportedAt", x.user_id as "authorId",
    ${NAME('r.reporter_id')} as "reporterName", ${NAME('x.user_id')} as "authorName"
  from ${REPORTS} join schools sc on sc.id = r.school_id`;

/** Most reports in one list. */
const MAX_REPORTS = 100;

/** Open ones, oldest first. */
export const listReports = statement<
  Sql['listReports'],
  None,
  { conversationId: ConversationId; reason: ReportReason }
>(`
  ${REPORT} where r.state = 'open' and ${OF_OWN_SCHOOLS} order by r.created_at, r.id limit ${MAX_REPORTS}`);

export const findReport = statement<
  Sql['findReport'],
  { messageReportId: MessageReportId },
  { conversationId: ConversationId; reason: ReportReason; state: 'open' | 'kept' | 'removed' }
>(`${REPORT} where r.id = :messageReportId`);

/** Settles what is open about a message. */
export const settleReports = statement<
  Sql['settleReports'],
  { schoolId: SchoolId; messageId: MessageId; state: string; now: string | null }
>(`
  update message_reports set state = :state, decided_by = app.user_id(), decided_at = :now
  where school_id = :schoolId and message_id = :messageId and state = 'open'`);

/** A message and what stands around it. */
export const listAround = statement<
  Sql['listAround'],
  { schoolId: SchoolId; conversationId: ConversationId; messageId: MessageId; manyOn: number },
  { files: MessageRow['files'] }
>(`
  with one as (select created_at, id from messages where school_id = :schoolId and id = :messageId)
  select * from (
    (select ${MESSAGE} from messages x, one where x.school_id = :schoolId and x.conversation_id = :conversationId
      and (x.created_at, x.id) <= (one.created_at, one.id) order by x.created_at desc, x.id desc limit :manyOn + 1)
    union all
    (select ${MESSAGE} from messages x, one where x.school_id = :schoolId and x.conversation_id = :conversationId
      and (x.created_at, x.id) > (one.created_at, one.id) order by x.created_at, x.id limit :manyOn)) around
  order by at, "messageId"`);

/** Who runs the school, with accounts that are open, but for the author. */
export const listDeciders = statement<Sql['listDeciders'], { schoolId: SchoolId; author: string }>(`
  select r.user_id as "userId" from (${SCHOOL_RUNNERS(':schoolId')}) r where r.user_id <> :author order by r.user_id`);
