import type { AssignmentId, AttemptId, EnrollmentId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { type AttemptScope, COURSE_RELATION, COURSE_RELATION_JOIN } from '#access/courses.ts';
import { IS_OWN_LINK, OWN_AND_CHILDREN } from '#access/guardians.ts';
import { type RowOf, statement } from '#db/unit.ts';
import { ATTEMPT_FILE_KEYS, ATTEMPT_FILES, type FileRow } from '#features/files/workflows.ts';
import { isLockedSql, SHARE_POSTING } from '#features/grading/workflows.ts';
import type { Sql } from './rows.gen.ts';

export interface AssignmentScope extends AttemptScope {
  readonly assignmentStatus: 'draft' | 'published' | 'archived';
}

/**
 * What a write needs to know of an assignment. `dueAt`: for the actor where they take the course, else for everybody;
 * `timeZone`: IANA zone of the school.
 */
export type AssignmentRow = RowOf<typeof findAssignment>;

const OWN_DUE = `coalesce((
    select x.due_at from student_due_dates x
    where x.school_id = a.school_id and x.assignment_id = a.id and x.student_id = own.student_id), a.due_at)`;

/** With those that the student alone has; null: unlimited. */
const OWN_ATTEMPTS = `a.attempts_allowed + coalesce((
    select o.extra_attempts from assignment_overrides o
    where o.school_id = a.school_id and o.enrollment_id = own.enrollment_id and o.assignment_id = a.id
      and o.ended_at is null), 0)`;

const ASSIGNMENT = `
  a.id as "assignmentId", a.course_id as "courseId", a.title, ${OWN_DUE} as "dueAt",
  a.points_possible as "pointsPossible", ${OWN_ATTEMPTS} as "attemptsAllowed", a.release, a.rubric, a.matching,
  a.status as "assignmentStatus", s.time_zone as "timeZone"`;

export const findAssignment = statement<
  Sql['findAssignment'],
  { assignmentId: AssignmentId },
  { schoolId: SchoolId }
>(`
  select ${ASSIGNMENT}, ${COURSE_RELATION}
  from assignments a
    join courses c on c.id = a.course_id
    join schools s on s.id = a.school_id
    ${COURSE_RELATION_JOIN}
  where a.id = :assignmentId`);

/**
 * `extraTimeRatio`: of the stated time, for the actor; null: no more than everybody. `isLocked`: the grades of the attempt at
 * the course are posted. `lessonId`, `lessonTitle` and `lesson` are null together: no published lesson. `isRead`: the actor
 * has completed the lesson in the current attempt at the course.
 */
export type AssignmentPageRow = RowOf<typeof findAssignmentPage>;

export const findAssignmentPage = statement<
  Sql['findAssignmentPage'],
  { assignmentId: AssignmentId; now: string },
  { schoolId: SchoolId }
>(`
  select ${ASSIGNMENT}, c.title as "courseTitle", a.description, a.kind, a.instructions, p.ai_release as "aiRelease",
    (select x.extra_time_ratio from accommodations x
      where x.school_id = a.school_id and x.student_id = own.student_id and x.ended_at is null
        and (:now::timestamptz at time zone s.time_zone)::date between x.starts_on and coalesce(x.ends_on, 'infinity')
    ) as "extraTimeRatio", ${isLockedSql('a.school_id', 'a.course_id', 'own.enrollment_id')} as "isLocked", l.id as "lessonId",
    l.title as "lessonTitle", l.content as lesson, l.video_url as "videoUrl",
    exists (select from lesson_progress r where r.school_id = a.school_id
      and r.enrollment_id = own.enrollment_id and r.lesson_id = l.id and r.completed_at is not null) as "isRead",
    ${COURSE_RELATION}
  from assignments a
    join courses c on c.id = a.course_id
    join schools s on s.id = a.school_id
    left join lessons l on l.id = a.lesson_id and l.status = 'published'
    left join lateral (
      select gp.ai_release from grading_policies gp
      where gp.school_id = a.school_id and gp.effective_on <= (:now::timestamptz at time zone s.time_zone)::date
      order by gp.effective_on desc, gp.number desc limit 1) p on true
    ${COURSE_RELATION_JOIN}
  where a.id = :assignmentId`);

export type ChildDueRow = RowOf<typeof listChildDues>;

/** When an assignment is due for each of the actor's children in its course, earliest first. */
export const listChildDues = statement<Sql['listChildDues'], { assignmentId: AssignmentId }>(`
  select g.student_id as "studentId", sp.legal_name as name, coalesce(x.due_at, a.due_at) as "dueAt"
  from guardian_links g
    join assignments a on a.school_id = g.school_id and a.id = :assignmentId and a.due_at is not null
    join enrollments e on e.school_id = g.school_id and e.student_id = g.student_id and e.course_id = a.course_id
      and e.is_current and e.status in ('active', 'completed')
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
    left join student_due_dates x on x.school_id = g.school_id and x.student_id = g.student_id and x.assignment_id = a.id
  where ${IS_OWN_LINK('g')}
  order by "dueAt", sp.legal_name, g.student_id`);

/**
 * The current attempts at the course of an assignment, of the actor and of the students to whom the actor has a guardian
 * link.
 */
const OWN_OR_GUARDED = `(
  select e.school_id, e.student_id, e.id as enrollment_id, e.course_id,
    ${isLockedSql('e.school_id', 'e.course_id', 'e.id')} as is_locked
  from (
      ${OWN_AND_CHILDREN}) who
    join enrollments e on e.school_id = who.school_id and e.student_id = who.student_id and e.is_current
      and e.course_id = (select course_id from assignments where id = :assignmentId))`;

/**
 * - `pointsPossible`: when this attempt was graded, where it is the current one.
 * - From `points` to `gradedByName`: the columns of a released grade; null together.
 * - `isWaiting`: it is the one that counts now, and nobody has given points for it that are visible.
 * - `isLocked`: the grades of its attempt at the course are posted.
 * - `isJudged`: an engine proposed points, or a person gave some.
 * - `hasFailed`: the last run of an engine on it gave no answer.
 * - `firstReading`: empty: no engine has read it, or one that says nothing to students.
 */
export type AttemptRow = RowOf<typeof listAttempts>;

/** How long an engine is asked again after a failure, generously. */
const RETRIES_END_AFTER = "interval '1 day'";

/** Attempts with the grade that was last let go for each, oldest first. */
export const listAttempts = statement<
  Sql['listAttempts'],
  { assignmentId: AssignmentId },
  {
    studentId: StudentId;
    text: string;
    files: readonly FileRow[];
    isWaiting: boolean;
    firstReading: string[];
    hasFailed: boolean;
  }
>(`
  select t.student_id as "studentId", t.id as "attemptId", t.attempt_number as "attemptNumber",
    t.submitted_at as "submittedAt", t.is_late as "isLate", t.content->>'text' as text,
    t.matching_correct as "matchingCorrect", t.matching_total as "matchingTotal", t.receipt,
    t.content_sha256 as "contentSha256", ${ATTEMPT_FILES}, ${ATTEMPT_FILE_KEYS},
    cell.points_possible as "pointsPossible", e.points,
    e.late_deduction as "lateDeduction", e.criteria, e.feedback, e.source, e.at as "gradedAt",
    (select m.display_name from school_memberships m where m.school_id = t.school_id and m.user_id = e.by
      limit 1) as "gradedByName",
    e.points is null and (coalesce(cell.state in ('ungraded', 'graded'), false)
      or (cell.attempt_id is null and t.id = s.current_attempt_id and mine.is_locked)) as "isWaiting",
    mine.is_locked as "isLocked",
    p.id is not null or coalesce(cell.state = 'graded', false) as "isJudged",
    coalesce(p.first_reading, '{}') as "firstReading",
    p.id is null and cell.needs_grading and coalesce((
      select r.state <> 'ok' from ai_runs r
      where r.school_id = t.school_id and r.task = 'gradeSubmission' and r.entity_id = t.id
        and r.created_at between t.submitted_at and t.submitted_at + ${RETRIES_END_AFTER}
      order by r.created_at desc limit 1), false) as "hasFailed"
  from ${OWN_OR_GUARDED} mine
    join submissions s on s.school_id = mine.school_id and s.enrollment_id = mine.enrollment_id and s.assignment_id = :assignmentId
    join submission_attempts t on t.school_id = s.school_id and t.submission_id = s.id
    left join lateral (
      select * from grade_events ge
      where ge.school_id = t.school_id and ge.enrollment_id = s.enrollment_id and ge.assignment_id = t.assignment_id
        and ge.attempt_id = t.id
      order by ge.seq desc limit 1) e on e.state = 'graded' and e.kind in ('recorded', 'released')
    left join grades cell on cell.school_id = s.school_id and cell.course_id = s.course_id
      and cell.enrollment_id = s.enrollment_id and cell.assignment_id = s.assignment_id and cell.attempt_id = t.id
    left join lateral (
      select ap.id, ap.first_reading from ai_proposals ap
      where ap.school_id = t.school_id and ap.attempt_id = t.id order by ap.id desc limit 1) p on true
  order by t.attempt_number`);

/** `matches`: pair ids. */
export type CheckRow = RowOf<typeof findLastCheck>;

/** The last check. */
export const findLastCheck = statement<Sql['findLastCheck'], { assignmentId: AssignmentId }>(`
  select mine.student_id as "studentId", k.attempt_number as "attemptNumber", k.matches, k.correct, k.total
  from ${OWN_OR_GUARDED} mine
    cross join lateral (
      select * from matching_checks mc
      where mc.school_id = mine.school_id and mc.enrollment_id = mine.enrollment_id and mc.assignment_id = :assignmentId
      order by mc.checked_at desc, mc.id desc limit 1) k`);

/** The actor's own draft. */
export const findDraft = statement<Sql['findDraft'], { assignmentId: AssignmentId }>(`
  select d.content, d.revision, d.device_id as "deviceId", d.saved_at as "savedAt"
  from assignments a
    join student_profiles sp on sp.school_id = a.school_id and sp.user_id = app.user_id()
    join enrollments e on e.school_id = a.school_id and e.student_id = sp.id and e.course_id = a.course_id
      and e.is_current
    join drafts d on d.school_id = a.school_id and d.enrollment_id = e.id and d.assignment_id = a.id
  where a.id = :assignmentId`);

/** Saves a draft over the revision it is based on; no row: another one was saved in between. */
export const saveDraft = statement<
  Sql['saveDraft'],
  {
    schoolId: SchoolId;
    enrollmentId: EnrollmentId;
    assignmentId: AssignmentId;
    content: unknown;
    baseRevision: number;
    deviceId: string;
    savedAt: string;
    studentId: StudentId;
  }
>(`
  insert into drafts as d (school_id, enrollment_id, assignment_id, content, revision, device_id, saved_at, student_id)
  values (:schoolId, :enrollmentId, :assignmentId, :content, :baseRevision::integer + 1, :deviceId, :savedAt, :studentId)
  on conflict (school_id, enrollment_id, assignment_id) do update set
    content = excluded.content, revision = excluded.revision, device_id = excluded.device_id,
    saved_at = excluded.saved_at
  where d.revision = :baseRevision
  returning revision, saved_at as "savedAt"`);

/** Lets checks of one enrollment wait for each other. */
export const lockEnrollment = statement<
  Sql['lockEnrollment'],
  { schoolId: SchoolId | null; enrollmentId: EnrollmentId }
>(`
  select id from enrollments where school_id = :schoolId and id = :enrollmentId and status = 'active' for no key update`);

/** How often the attempt being worked on was checked. */
export const countChecks = statement<
  Sql['countChecks'],
  { schoolId: SchoolId | null; enrollmentId: EnrollmentId; assignmentId: AssignmentId }
>(`
  select n.attempt_number as "attemptNumber", (
    select count(*) from matching_checks k
    where k.school_id = :schoolId and k.enrollment_id = :enrollmentId and k.assignment_id = :assignmentId
      and k.attempt_number = n.attempt_number) as "checkCount"
  from (select 1 + coalesce((
    select s.attempt_count from submissions s
    where s.school_id = :schoolId and s.enrollment_id = :enrollmentId and s.assignment_id = :assignmentId), 0) as attempt_number) n`);

export const insertCheck = statement<
  Sql['insertCheck'],
  {
    schoolId: SchoolId;
    matchingCheckId: string;
    studentId: StudentId;
    assignmentId: AssignmentId;
    attemptNumber: number;
    matches: unknown;
    isPerfect: boolean;
    correct: number;
    total: number;
    now: string;
    enrollmentId: EnrollmentId;
  }
>(`
  insert into matching_checks (school_id, id, student_id, assignment_id, attempt_number, matches, is_correct, correct,
    total, checked_at, enrollment_id)
  values (:schoolId, :matchingCheckId, :studentId, :assignmentId, :attemptNumber, :matches, :isPerfect, :correct, :total, :now, :enrollmentId)`);

/**
 * Takes the submission of the actor's current attempt at the course, making it when there is none. No row: not
 * enrolled.
 */
export const lockSubmission = statement<
  Sql['lockSubmission'],
  { assignmentId: AssignmentId; submissionId: string }
>(`
  insert into submissions as s (school_id, id, student_id, enrollment_id, assignment_id, course_id)
  select e.school_id, :submissionId, e.student_id, e.id, :assignmentId, e.course_id
  from student_profiles sp
    join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.is_current
      and e.course_id = (select course_id from assignments where id = :assignmentId)
  where sp.user_id = app.user_id()
  on conflict (school_id, enrollment_id, assignment_id) do update set attempt_count = s.attempt_count
  returning s.id as "submissionId", s.attempt_count as "attemptCount"`);

/** Lets posting of the assignment's course wait until this transaction is over. */
export const keepPostingWaiting = statement<Sql['keepPostingWaiting'], { assignmentId: AssignmentId }>(`
  select ${SHARE_POSTING('course_id')} from assignments where id = :assignmentId`);

/**
 * `matchingCorrect` and `matchingTotal`: first check of the attempt being handed in; null together: none. `isLocked`: the
 * grades of the attempt at the course are posted. `known`: an attempt with the same key, or the current one.
 */
export type SubmitState = RowOf<typeof findSubmitState>;

export interface KnownAttempt {
  readonly attemptId: string;
  readonly attemptNumber: number;
  readonly submittedAt: string;
  readonly receipt: string;
  readonly sha256: string;
  readonly isSameKey: boolean;
  /** Nobody has decided on it. */
  readonly isWaiting: boolean;
}

/** What a submit decides on, read after its submission is taken. */
export const findSubmitState = statement<
  Sql['findSubmitState'],
  { assignmentId: AssignmentId; idempotencyKey: string; now: string },
  { known: readonly KnownAttempt[] }
>(`
  select k.correct as "matchingCorrect", k.total as "matchingTotal", p.default_release as "defaultRelease",
    ${isLockedSql('s.school_id', 's.course_id', 's.enrollment_id')} as "isLocked",
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'attemptId', t.id, 'attemptNumber', t.attempt_number,
        'submittedAt', to_char(t.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'receipt', t.receipt, 'sha256', t.content_sha256, 'isSameKey', t.idempotency_key = :idempotencyKey,
        'isWaiting', not exists (select from grades g where g.school_id = s.school_id and g.course_id = s.course_id
          and g.enrollment_id = s.enrollment_id and g.assignment_id = s.assignment_id and g.attempt_id = t.id
          and g.state <> 'ungraded')))
      from submission_attempts t
      where t.school_id = s.school_id and t.submission_id = s.id
        and (t.idempotency_key = :idempotencyKey or t.id = s.current_attempt_id)), '[]') as known
  from student_profiles sp
    join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.is_current
      and e.course_id = (select course_id from assignments where id = :assignmentId)
    -- By the enrollment, and not through all that was handed in for the assignment.
    join lateral (select own.* from submissions own
      where own.school_id = e.school_id and own.enrollment_id = e.id and own.assignment_id = :assignmentId offset 0) s on true
    join schools sc on sc.id = s.school_id
    left join lateral (
      select mc.correct, mc.total from matching_checks mc
      where mc.school_id = s.school_id and mc.enrollment_id = s.enrollment_id and mc.assignment_id = s.assignment_id
        and mc.attempt_number = s.attempt_count + 1
      order by mc.checked_at, mc.id limit 1) k on true
    left join lateral (
      select gp.default_release from grading_policies gp
      where gp.school_id = s.school_id and gp.effective_on <= (:now::timestamptz at time zone sc.time_zone)::date
      order by gp.effective_on desc, gp.number desc limit 1) p on true
  where sp.user_id = app.user_id()`);

/** Hands work in: the attempt, the pointer to it, the day's count; the draft goes. */
export const handIn = statement<
  Sql['handIn'],
  {
    schoolId: string;
    studentId: string;
    assignmentId: string;
    courseId: string;
    submissionId: string;
    attemptId: AttemptId;
    attemptNumber: number;
    content: unknown;
    correct: number | null;
    total: number | null;
    submittedAt: string;
    dueAt: string | null;
    late: boolean;
    sha256: string;
    receipt: string;
    idempotencyKey: string;
    on: string;
    enrollmentId: string;
  }
>(`
  with attempt as (
    insert into submission_attempts (school_id, id, submission_id, assignment_id, student_id, attempt_number, content,
      matching_correct, matching_total, submitted_at, effective_due_at, is_late, content_sha256, receipt,
      idempotency_key)
    values (:schoolId, :attemptId, :submissionId, :assignmentId, :studentId, :attemptNumber, :content, :correct, :total, :submittedAt, :dueAt, :late, :sha256, :receipt, :idempotencyKey)),
  pointer as (
    update submissions set current_attempt_id = :attemptId, attempt_count = :attemptNumber, last_submitted_at = :submittedAt
    where school_id = :schoolId and id = :submissionId),
  draft as (delete from drafts where school_id = :schoolId and enrollment_id = :enrollmentId and assignment_id = :assignmentId)
  insert into study_days as day (school_id, student_id, course_id, "on", submissions) values (:schoolId, :studentId, :courseId, :on, 1)
  on conflict (school_id, student_id, course_id, "on") do update set submissions = day.submissions + 1`);

/** Documents of an attempt, in their order. */
export const insertSubmissionFiles = statement<
  Sql['insertSubmissionFiles'],
  {
    schoolId: string;
    attemptId: AttemptId;
    submissionFileIds: readonly string[];
    fileIds: readonly string[];
  }
>(`
  insert into submission_files (school_id, id, attempt_id, file_id, order_index)
  select :schoolId, row_id, :attemptId, file_id, place
  from unnest(:submissionFileIds::uuid[], :fileIds::uuid[]) with ordinality as given(row_id, file_id, place)`);
