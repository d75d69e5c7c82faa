import type {
  CourseId,
  SchoolId,
  StudentId,
  TranscriptId,
  TranscriptRunId,
  UserId,
} from '@fieldhouse/contract/ids.ts';
import { IS_ON_FILE } from '#access/guardians.ts';
import { IS_ACTIVE, IS_REGISTRAR, NAME_OF } from '#access/memberships.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** More than may be picked at once: it shows that there are. */
const AT_MOST = 1_001;

const BY_NAME = `order by sp.legal_name, sp.id limit ${AT_MOST}`;

export const listClasses = statement<Sql['listClasses'], { schoolId: SchoolId; search: string }>(`
  select c.id as "courseId", c.title, n.students
  from courses c
    cross join lateral (select count(*)::int as students from enrollments e
      where e.school_id = c.school_id and e.course_id = c.id and e.status in ('active', 'completed')) n
  where c.school_id = :schoolId and position(lower(:search::text) in lower(c.title)) > 0 and n.students > 0
  order by c.title, c.id limit 50`);

/** Who takes a course or has completed it. */
export const listClass = statement<Sql['listClass'], { schoolId: SchoolId; courseId: CourseId }>(`
  select sp.school_id as "schoolId", sp.id as "studentId", sp.legal_name as name
  from student_profiles sp
  where sp.school_id = :schoolId and sp.id in (select e.student_id from enrollments e
    where e.school_id = :schoolId and e.course_id = :courseId and e.status in ('active', 'completed'))
  ${BY_NAME}`);

/** Students of the school who graduate in a year, and those who have graduated in it. */
export const listGraduates = statement<Sql['listGraduates'], { schoolId: SchoolId; graduationYear: number }>(`
  select sp.school_id as "schoolId", sp.id as "studentId", sp.legal_name as name
  from student_profiles sp
    left join eligibility_profiles p on p.school_id = sp.school_id and p.student_id = sp.id
  where sp.school_id = :schoolId and sp.graduation_year = :graduationYear
    and (p.graduated_on is not null or exists (select from school_memberships m where m.school_id = sp.school_id
      and m.user_id = sp.user_id and m.role = 'student' and ${IS_ACTIVE('m')}))
  ${BY_NAME}`);

export const listChosen = statement<
  Sql['listChosen'],
  { schoolId: SchoolId; studentIds: readonly StudentId[] }
>(`
  select sp.school_id as "schoolId", sp.id as "studentId", sp.legal_name as name
  from student_profiles sp
  where sp.school_id = :schoolId and sp.id = any (:studentIds::uuid[])
  ${BY_NAME}`);

export const findClass = statement<Sql['findClass'], { schoolId: SchoolId; courseId: CourseId }>(
  'select c.title from courses c where c.school_id = :schoolId and c.id = :courseId',
);

/** Whoever sends the same twice at once waits here for the first. */
export const lockRunKey = statement<Sql['lockRunKey'], { runKey: string }>(
  "select pg_advisory_xact_lock(hashtextextended('transcript run:' || app.user_id() || ':' || :runKey::uuid, 0))",
);

export const findByRunKey = statement<Sql['findByRunKey'], { schoolId: SchoolId; runKey: string }>(`
  select r.id as "runId" from transcript_runs r
  where r.school_id = :schoolId and r.started_by = app.user_id() and r.run_key = :runKey`);

const RUN = `
  select r.school_id as "schoolId", w.name as "schoolName", r.id as "runId", r.course_title as "courseTitle",
    r.graduation_year as "graduationYear", r.recipient, r.created_at as "startedAt",
    ${NAME_OF('r.started_by', 'r.school_id')} as "startedByName",
    r.finished_at as "finishedAt", r.cancelled_at as "cancelledAt", c.total, c.issued, c.refused
  from transcript_runs r
    join schools w on w.id = r.school_id
    cross join lateral (select count(*)::int as total,
        count(*) filter (where s.state = 'issued')::int as issued,
        count(*) filter (where s.state = 'refused')::int as refused
      from transcript_run_students s where s.school_id = r.school_id and s.run_id = r.id) c`;

export const listRuns = statement<Sql['listRuns'], { schoolIds: readonly SchoolId[] }>(`${RUN}
  where r.school_id = any (:schoolIds::uuid[]) order by r.created_at desc, r.id desc limit 20`);

export const findRun = statement<Sql['findRun'], { runId: TranscriptRunId }>(`${RUN}
  where r.id = :runId`);

type Refusal =
  | 'too_close'
  | 'on_hold'
  | 'figures_differ'
  | 'unprintable'
  | 'picture_missing'
  | 'no_key'
  | 'not_allowed'
  | 'gone'
  | 'cancelled'
  | 'failed';

/** Whose transcript a run didn't issue, and why. */
export const listLeft = statement<Sql['listLeft'], { runId: TranscriptRunId }, { refusal: Refusal }>(`
  select s.student_id as "studentId", sp.legal_name as name, s.refusal
  from transcript_run_students s
    join student_profiles sp on sp.school_id = s.school_id and sp.id = s.student_id
  where s.run_id = :runId and s.state = 'refused' order by sp.legal_name, sp.id`);

interface OfRun {
  readonly schoolId: SchoolId;
  readonly runId: TranscriptRunId;
}

/** Refuses everybody who still waits. */
export const refuseWaiting = statement<Sql['refuseWaiting'], OfRun & { refusal: Refusal }>(`
  update transcript_run_students set state = 'refused', refusal = :refusal
  where school_id = :schoolId and run_id = :runId and state = 'waiting'`);

export const setCancelled = statement<Sql['setCancelled'], OfRun & { at: string }>(`
  update transcript_runs set cancelled_at = :at
  where school_id = :schoolId and id = :runId and finished_at is null and cancelled_at is null
  returning id`);

/** The issued transcripts of a run that still hold, by name. */
export const listIssuedOfRun = statement<
  Sql['listIssuedOfRun'],
  { runId: TranscriptRunId },
  { transcriptId: TranscriptId; isHeld: boolean }
>(`
  select i.school_id as "schoolId", i.id as "transcriptId", i.student_id as "studentId", i.code,
    i.storage_key as "storageKey", i.pdf_sha256 as "pdfSha256", sp.legal_name as name,
    exists (select from transcript_holds h where h.school_id = i.school_id and h.student_id = i.student_id
      and h.ended_at is null) as "isHeld"
  from transcript_run_students s
    join issued_transcripts i on i.school_id = s.school_id and i.id = s.transcript_id
    join student_profiles sp on sp.school_id = s.school_id and sp.id = s.student_id
  where s.run_id = :runId
    and not exists (select from transcript_changes g where g.school_id = i.school_id and g.transcript_id = i.id)
  order by sp.legal_name, sp.id`);

/** Somebody who waits in a run that goes on, by the id that their transcript gets, with whether whoever started it may still issue. Those who failed come last. */
export const findNext = statement<
  Sql['findNext'],
  OfRun,
  {
    runStudentId: TranscriptId;
    studentId: StudentId;
    startedBy: UserId;
    isAllowed: boolean;
    isHeld: boolean;
    isTooClose: boolean;
  }
>(`
  select s.id as "runStudentId", s.student_id as "studentId", s.failures, r.started_by as "startedBy", r.recipient,
    exists (select from school_memberships m join schools k on k.id = m.school_id
      where m.school_id = r.school_id and m.user_id = r.started_by and ${IS_REGISTRAR('m')}
        and k.status <> 'closed') as "isAllowed",
    exists (select from transcript_holds h where h.school_id = s.school_id and h.student_id = s.student_id
      and h.ended_at is null) as "isHeld",
    exists (select from student_profiles sp join schools k on k.id = sp.school_id and k.kind <> 'homeschool'
      where sp.school_id = s.school_id and sp.id = s.student_id and (sp.user_id = r.started_by
        or exists (select from guardian_links g where g.school_id = sp.school_id and g.student_id = sp.id
          and g.guardian_user_id = r.started_by and ${IS_ON_FILE('g')}))) as "isTooClose"
  from transcript_runs r
    join transcript_run_students s on s.school_id = r.school_id and s.run_id = r.id and s.state = 'waiting'
  where r.school_id = :schoolId and r.id = :runId
  order by s.failures, s.id limit 1`);

interface OfStudent {
  readonly schoolId: SchoolId;
  readonly runStudentId: TranscriptId;
}

/** Notes the transcript that was issued, also where the run was stopped while it was. */
export const setIssued = statement<Sql['setIssued'], OfStudent & { transcriptId: TranscriptId }>(`
  update transcript_run_students set state = 'issued', refusal = null, transcript_id = :transcriptId
  where school_id = :schoolId and id = :runStudentId and state <> 'issued'`);

export const setRefused = statement<Sql['setRefused'], OfStudent & { refusal: Refusal }>(`
  update transcript_run_students set state = 'refused', refusal = :refusal
  where school_id = :schoolId and id = :runStudentId and state = 'waiting'`);

export const setFailedOnce = statement<Sql['setFailedOnce'], OfStudent>(`
  update transcript_run_students set failures = failures + 1
  where school_id = :schoolId and id = :runStudentId and state = 'waiting'`);

/** Notes that nobody waits any more; no row: somebody does. */
export const setFinished = statement<Sql['setFinished'], OfRun & { at: string }, { startedBy: UserId }>(`
  update transcript_runs r set finished_at = :at
  where r.school_id = :schoolId and r.id = :runId and r.finished_at is null
    and not exists (select from transcript_run_students s where s.school_id = r.school_id and s.run_id = r.id
      and s.state = 'waiting')
  returning r.started_by as "startedBy"`);
