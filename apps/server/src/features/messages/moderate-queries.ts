import type { ReportReason } from '@fieldhouse/contract/discussion-moderation.ts';
import { statement } from '#db/unit.ts';
import { SCHOOL_RUNNERS } from '#platform/standing.ts';
import { MESSAGE, type MessageRow } from './queries.ts';

/** Reports of others' messages at schools that the actor runs. Of report `r` and its message `x`. */
const OF_OWN_SCHOOLS = `
  x.user_id <> app.user_id() and r.school_id in (
    select m.school_id from school_memberships m
    where m.user_id = app.user_id() and m.status = 'active' and m.role in ('school_admin', 'homeschool_parent'))`;

const REPORTS = `message_reports r join messages x on x.school_id = r.school_id and x.id = r.message_id`;

/** Reports that wait for the actor. */
export const countOpenReports = statement<{ count: number }>(`
  select count(*)::integer as count from ${REPORTS} where r.state = 'open' and ${OF_OWN_SCHOOLS}`);

/** Added once for each person and message; no row: it was there. $1 school, $2 id, $3 conversation, $4 message, $5 reason, $6 note, $7 now. */
export const insertReport = statement(`
  insert into message_reports (school_id, id, conversation_id, message_id, reporter_id, reason, note, created_at)
  values ($1, $2, $3, $4, app.user_id(), $5, $6, $7)`);

export interface ReportRow {
  readonly reportId: string;
  readonly conversationId: string;
  readonly messageId: string;
  readonly schoolId: string;
  readonly schoolName: string;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly state: 'open' | 'kept' | 'removed';
  readonly reporterName: string | null;
  readonly authorId: string;
  readonly authorName: string | null;
  readonly reportedAt: string;
}

const NAME = (user: string) => `(select min(m.display_name) from school_memberships m
  where m.school_id = r.school_id and m.user_id = ${user} and m.status = 'active')`;

const REPORT = `
  select r.id as "reportId", r.conversation_id as "conversationId", r.message_id as "messageId", r.school_id as "schoolId",
    sc.name as "schoolName", r.reason, r.note, r.state, r.created_at as "reportedAt", x.user_id as "authorId",
    ${NAME('r.reporter_id')} as "reporterName", ${NAME('x.user_id')} as "authorName"
  from ${REPORTS} join schools sc on sc.id = r.school_id`;

/** Most reports in one list. */
const MAX_REPORTS = 100;

/** Open ones, oldest first. */
export const listReports = statement<ReportRow>(`
  ${REPORT} where r.state = 'open' and ${OF_OWN_SCHOOLS} order by r.created_at, r.id limit ${MAX_REPORTS}`);

/** $1 report. */
export const findReport = statement<ReportRow>(`${REPORT} where r.id = $1`);

/** Settles what is open about a message. $1 school, $2 message, $3 state, $4 now. */
export const settleReports = statement(`
  update message_reports set state = $3, decided_by = app.user_id(), decided_at = $4
  where school_id = $1 and message_id = $2 and state = 'open'`);

/** A message and what stands around it. $1 school, $2 conversation, $3 message, $4 how many on each side. */
export const listAround = statement<MessageRow>(`
  with one as (select created_at, id from messages where school_id = $1 and id = $3)
  select * from (
    (select ${MESSAGE} from messages x, one where x.school_id = $1 and x.conversation_id = $2
      and (x.created_at, x.id) <= (one.created_at, one.id) order by x.created_at desc, x.id desc limit $4 + 1)
    union all
    (select ${MESSAGE} from messages x, one where x.school_id = $1 and x.conversation_id = $2
      and (x.created_at, x.id) > (one.created_at, one.id) order by x.created_at, x.id limit $4)) around
  order by at, "messageId"`);

/** Who runs the school, with accounts that are open, but for the author. $1 school, $2 author. */
export const listDeciders = statement<{ userId: string }>(`
  select r.user_id as "userId" from (${SCHOOL_RUNNERS('$1')}) r where r.user_id <> $2 order by r.user_id`);
