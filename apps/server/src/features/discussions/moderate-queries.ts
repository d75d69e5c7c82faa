import type { ReportReason } from '@fieldhouse/contract/discussion-moderation.ts';
import type { CourseId, PostId, PostReportId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { IS_ACTIVE } from '#access/memberships.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** A second report of the same person opens theirs anew. */
export const putReport = statement<
  Sql['putReport'],
  {
    schoolId: SchoolId;
    discussionReportId: PostReportId;
    discussionId: PostId;
    reason: string;
    note: string | null;
    now: string;
  }
>(`
  insert into discussion_reports (school_id, id, discussion_id, reporter_id, reason, note, created_at)
  values (:schoolId, :discussionReportId, :discussionId, app.user_id(), :reason, :note, :now)
  on conflict on constraint discussion_reports_key do update
    set reason = excluded.reason, note = excluded.note, state = 'open', decided_by = null, decided_at = null`);

const REPORT = `
  select r.id as "reportId", r.discussion_id as "postId", r.reason, r.note, r.created_at as "reportedAt", r.state,
    (select min(m.display_name) from school_memberships m
      where m.school_id = r.school_id and m.user_id = r.reporter_id and ${IS_ACTIVE('m')}) as "reporterName"
  from discussion_reports r join discussions d on d.school_id = r.school_id and d.id = r.discussion_id`;

/** Most reports in one list. */
const MAX_REPORTS = 100;

/** Open reports, oldest first. `courseId`: course, or null. */
export const listReports = statement<
  Sql['listReports'],
  { courseId: CourseId | null },
  { reason: ReportReason }
>(`
  ${REPORT} where r.state = 'open' and (:courseId::uuid is null or d.course_id = :courseId)
  order by r.created_at, r.id limit ${MAX_REPORTS}`);

export const findReport = statement<
  Sql['findReport'],
  { discussionReportId: PostReportId },
  { reason: ReportReason; state: 'open' | 'kept' | 'removed' }
>(`${REPORT} where r.id = :discussionReportId`);

/** Settles what is open about a post. */
export const settleReports = statement<
  Sql['settleReports'],
  { schoolId: SchoolId; discussionId: PostId; state: string; now: string | null }
>(`
  update discussion_reports set state = :state, decided_by = app.user_id(), decided_at = :now
  where school_id = :schoolId and discussion_id = :discussionId and state = 'open'`);
