import type { ReportReason } from '@fieldhouse/contract/discussion-moderation.ts';
import { statement } from '#db/unit.ts';

/** A second report of the same person opens theirs anew. $1 school, $2 id, $3 post, $4 reason, $5 note, $6 now. */
export const putReport = statement(`
  insert into discussion_reports (school_id, id, discussion_id, reporter_id, reason, note, created_at)
  values ($1, $2, $3, app.user_id(), $4, $5, $6)
  on conflict on constraint discussion_reports_key do update
    set reason = excluded.reason, note = excluded.note, state = 'open', decided_by = null, decided_at = null`);

export interface ReportRow {
  readonly reportId: string;
  readonly postId: string;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly reporterName: string | null;
  readonly reportedAt: string;
  readonly state: 'open' | 'kept' | 'removed';
}

const REPORT = `
  select r.id as "reportId", r.discussion_id as "postId", r.reason, r.note, r.created_at as "reportedAt", r.state,
    (select min(m.display_name) from school_memberships m
      where m.school_id = r.school_id and m.user_id = r.reporter_id and m.status = 'active') as "reporterName"
  from discussion_reports r join discussions d on d.school_id = r.school_id and d.id = r.discussion_id`;

/** Most reports in one list. */
const MAX_REPORTS = 100;

/** Open reports, oldest first. $1 course, or null. */
export const listReports = statement<ReportRow>(`
  ${REPORT} where r.state = 'open' and ($1::uuid is null or d.course_id = $1)
  order by r.created_at, r.id limit ${MAX_REPORTS}`);

/** $1 report. */
export const findReport = statement<ReportRow>(`${REPORT} where r.id = $1`);

/** Settles what is open about a post. $1 school, $2 post, $3 state, $4 now. */
export const settleReports = statement(`
  update discussion_reports set state = $3, decided_by = app.user_id(), decided_at = $4
  where school_id = $1 and discussion_id = $2 and state = 'open'`);
