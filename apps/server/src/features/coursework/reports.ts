import type { ReportId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { TEACHER_ROLE } from '#access/teachers.ts';
import { statement } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { notify } from '#platform/notify.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { canExtend } from './policy.ts';
import type { Sql } from './rows.gen.ts';

const REPORT = `
  select r.id as "reportId", r.entity, r.entity_id as "entityId", coalesce(a.title, l.title) as "entityTitle",
    c.id as "courseId", c.title as "courseTitle", r.reporter, r.note, r.state, r.outcome, r.created_at as "createdAt",
    c.school_id as "schoolId",
    (select m.display_name from school_memberships m where m.school_id = r.school_id and m.user_id = r.reporter
      order by m.id limit 1) as "reporterName",
    ${TEACHER_ROLE()} as "teacherRole"
  from content_reports r
    join courses c on c.school_id = r.school_id and c.id = r.course_id
    left join assignments a on r.entity = 'assignment' and a.school_id = r.school_id and a.id = r.entity_id
    left join lessons l on r.entity = 'lesson' and l.school_id = r.school_id and l.id = r.entity_id`;

const MAX_REPORTS = 200;

const listReports = statement<Sql['listReports']>(`${REPORT}
  where r.school_id = any ((select app.known_school_ids())::uuid[])
  order by r.state <> 'open', r.created_at desc, r.id limit ${MAX_REPORTS}`);

const lockReport = statement<Sql['lockReport'], { reportId: ReportId }>(
  `${REPORT} where r.id = :reportId for update of r`,
);

const closeReport = statement<
  Sql['closeReport'],
  {
    schoolId: SchoolId;
    reportId: ReportId;
    state: 'open' | 'resolved' | 'dismissed';
    outcome: string | null;
    handledBy: string | null;
    handledAt: string | null;
  }
>(`
  update content_reports set state = :state, outcome = :outcome, handled_by = :handledBy, handled_at = :handledAt, version = version + 1
  where school_id = :schoolId and id = :reportId`);

/** Problems with the courses that the actor runs. */
export const reports = os.coursework.reports.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listReports()]);
  return {
    reports: rows[0]
      .filter((row) => canExtend(actor, row))
      .map(({ schoolId: _school, teacherRole: _role, reporter: _reporter, ...row }) => ({
        ...row,
        reportId: row.reportId,
        courseId: row.courseId,
      })),
  };
});

export const resolveReport = os.coursework.resolveReport.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [report] = await tx.query(lockReport({ reportId: input.reportId }));
    if (!report || !canExtend(actor, report)) throw errors.NOT_FOUND();
    const { schoolId, courseId } = report;
    requireWritable(actor, schoolId);
    if (report.state !== 'open') throw errors.ALREADY_HANDLED();
    const at = context.clock.now();
    await tx.query(
      closeReport({
        schoolId,
        reportId: report.reportId,
        state: input.state,
        outcome: input.outcome || null,
        handledBy: actor.userId,
        handledAt: at,
      }),
    );
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: `problem.${input.state}`,
      entityType: 'content_report',
      entityId: report.reportId,
      after: { outcome: input.outcome },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    notify(tx, context.clock, [report.reporter], {
      schoolId,
      courseId,
      ...(report.entity === 'assignment' ? { assignmentId: report.entityId } : {}),
      type: 'assignment',
      template: 'problem_handled',
      groupKey: `handled:${report.reportId}`,
    });
    return {};
  }),
);
