import type {
  CriterionResult,
  Feedback,
  Instructions,
  LessonBody,
  MatchingBody,
  RubricBody,
} from '@fieldhouse/contract/content.ts';
import type {
  AssignmentId,
  AttemptId,
  CourseId,
  LessonId,
  SchoolId,
  StudentId,
} from '@fieldhouse/contract/ids.ts';
import type { RoleScope } from '#access/courses.ts';
import { HAS_RIGHT, IS_LIVE_LINK } from '#access/guardians.ts';
import { COURSES_OF_RUN_SCHOOLS } from '#access/memberships.ts';
import { STAFF_COURSES, TAUGHT_COURSES, TEACHER_ROLE } from '#access/teachers.ts';
import { COURSE_STAFF } from '#access/told.ts';
import { type None, statement } from '#db/unit.ts';
import { ATTEMPT_FILE_KEYS, ATTEMPT_FILES, type FileRow } from '#features/files/workflows.ts';
import { isLockedSql, reopenedReasonSql } from './course-lock.ts';
import type { Sql } from './rows.gen.ts';

export type GradeState = 'ungraded' | 'graded' | 'excused' | 'missing';
export type GradeSource = 'teacher' | 'ai_confirmed' | 'ai_released' | 'matching' | 'rule' | 'import';

/** Who stands how to the course `c` of a piece of work by student `sp`. */
const STAFF_RELATION = `
    ${TEACHER_ROLE()} as "teacherRole"`;

const STUDENT_PICTURE = '(select p.avatar_key from profiles p where p.id = sp.user_id) as "studentAvatarKey"';

const QUEUE_LINE = `
  g.attempt_id as "attemptId", a.id as "assignmentId", a.title as "assignmentTitle", c.id as "courseId",
  c.title as "courseTitle", sp.id as "studentId", sp.legal_name as "studentName", sp.user_id as "studentUserId",
  ${STUDENT_PICTURE}, c.school_id as "schoolId", ${STAFF_RELATION}`;

/** Which attempt at the course `n` is, and how it stands. */
const COURSE_ATTEMPT = `
  n.attempt_number as "courseAttemptNumber",
  case n.status when 'active' then 'taking' when 'completed' then 'completed' else 'left' end as "courseStanding"`;

/** Whose work it is, and how the actor stands to its course. */
export interface WorkScope extends RoleScope {
  readonly studentId: StudentId;
  readonly studentUserId: string | null;
}

const MAX_QUEUE = 200;

/** Work that waits, doubtful work first. `courseId`: course or null. */
export const listQueue = statement<
  Sql['listQueue'],
  { courseId: CourseId | null; confidence: number },
  { attemptId: AttemptId; schoolId: SchoolId; submittedAt: string; flags: string[] | null }
>(`
  with seen as materialized (
    ${TAUGHT_COURSES()} and (:courseId::uuid is null or ct.course_id = :courseId)
    union
    ${COURSES_OF_RUN_SCHOOLS()}
      and (:courseId::uuid is null or k.id = :courseId))
  select ${QUEUE_LINE}, ${COURSE_ATTEMPT}, g.attempt_number as "attemptNumber", g.submitted_at as "submittedAt", g.is_late as "isLate",
    g.points_possible as "pointsPossible", p.total_points as "proposalTotal", p.confidence, p.flags, p.engine
  from seen
    join grades g on g.school_id = seen.school_id and g.course_id = seen.course_id and g.needs_grading
      and g.attempt_id is not null
    join enrollments n on n.school_id = g.school_id and n.id = g.enrollment_id
    join assignments a on a.id = g.assignment_id
    join courses c on c.id = g.course_id
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
    left join ai_proposals p on p.school_id = g.school_id and p.attempt_id = g.attempt_id and p.state = 'proposed'
  order by coalesce(cardinality(p.flags), 0) > 0 desc, coalesce(p.confidence < :confidence, false) desc, g.submitted_at
  limit ${MAX_QUEUE}`);

/** What the schools of the courses that the actor teaches or runs chose for proposals; there may be no work in them. */
export const listReleaseChoices = statement<Sql['listReleaseChoices'], { now: string }>(`
  select distinct (select gp.ai_release from grading_policies gp
      where gp.school_id = s.id and gp.effective_on <= (:now::timestamptz at time zone s.time_zone)::date
      order by gp.effective_on desc, gp.number desc limit 1) as "aiRelease"
  from (
    ${STAFF_COURSES}) seen
    join schools s on s.id = seen.school_id`);

/** Grades that stand as the built-in engine released them, in the courses that the actor teaches or runs. */
export const listBuiltInReleases = statement<
  Sql['listBuiltInReleases'],
  None,
  { attemptId: AttemptId; schoolId: SchoolId; points: number }
>(`
  with seen as materialized (
    ${STAFF_COURSES})
  select ${QUEUE_LINE}, g.points, g.points_possible as "pointsPossible", g.released_at as "releasedAt"
  from seen
    join ai_proposals p on p.school_id = seen.school_id and p.course_id = seen.course_id and p.state = 'accepted'
      and p.engine = 'built_in' and p.decided_by is null
    join grades g on g.school_id = p.school_id and g.assignment_id = p.assignment_id and g.attempt_id = p.attempt_id
      and g.source = 'ai_released' and g.state = 'graded'
    join assignments a on a.id = g.assignment_id
    join courses c on c.id = g.course_id
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
  order by g.released_at desc nulls last, g.attempt_id
  limit ${MAX_QUEUE}`);

/** What the student was asked to do. */
export interface WorkTask {
  readonly description: string;
  readonly instructions: Instructions;
  readonly lessonId: LessonId | null;
  readonly lessonTitle: string | null;
}

/** One attempt with what it is graded by. */
export const findWork = statement<
  Sql['findWork'],
  { attemptId: AttemptId },
  { schoolId: SchoolId; text: string; files: readonly FileRow[] }
>(`
  select t.id as "attemptId", a.id as "assignmentId", a.title as "assignmentTitle", c.id as "courseId",
    c.title as "courseTitle", sp.id as "studentId", sp.legal_name as "studentName", sp.user_id as "studentUserId",
    w.enrollment_id as "enrollmentId", ${COURSE_ATTEMPT}, ${STUDENT_PICTURE}, c.school_id as "schoolId", ${STAFF_RELATION}, t.attempt_number as "attemptNumber",
    t.submitted_at as "submittedAt", t.is_late as "isLate", t.content->>'text' as text, ${ATTEMPT_FILES},
    t.matching_correct as "matchingCorrect", t.matching_total as "matchingTotal",
    a.points_possible as "pointsPossible", a.rubric, a.matching, a.description, a.instructions,
    l.id as "lessonId", l.title as "lessonTitle",
    greatest(0, (select count(*) - 1 from matching_checks k
      where k.school_id = t.school_id and k.enrollment_id = w.enrollment_id and k.assignment_id = t.assignment_id
        and k.attempt_number = t.attempt_number)) as "practiceChecks"
  from submission_attempts t
    join submissions w on w.school_id = t.school_id and w.id = t.submission_id
    join enrollments n on n.school_id = w.school_id and n.id = w.enrollment_id
    join assignments a on a.id = t.assignment_id
    join courses c on c.id = a.course_id
    left join lessons l on l.school_id = a.school_id and l.id = a.lesson_id
    join student_profiles sp on sp.school_id = t.school_id and sp.id = t.student_id
  where t.id = :attemptId`);

/** All attempts at the same work, oldest first, with the grade that each was last given. */
export const listAttemptsOfWork = statement<Sql['listAttemptsOfWork'], { attemptId: AttemptId }>(`
  select t.id as "attemptId", t.attempt_number as "attemptNumber", t.submitted_at as "submittedAt",
    t.is_late as "isLate", e.points, e.feedback->>'comment' as comment
  from submission_attempts here
    join submissions w on w.school_id = here.school_id and w.id = here.submission_id
    join submission_attempts t on t.school_id = here.school_id and t.submission_id = here.submission_id
    left join lateral (
      select ge.points, ge.feedback from grade_events ge
      where ge.school_id = t.school_id and ge.enrollment_id = w.enrollment_id and ge.assignment_id = t.assignment_id
        and ge.attempt_id = t.id and ge.state = 'graded'
      order by ge.seq desc limit 1) e on true
  where here.id = :attemptId order by t.attempt_number`);

const PROPOSAL = `
  p.id as "proposalId", p.engine, p.state, p.criteria, p.total_points as "totalPoints", p.confidence, p.flags`;

/** What an engine last proposed for an attempt. */
export const findProposal = statement<Sql['findProposal'], { attemptId: AttemptId }, { flags: string[] }>(`
  select ${PROPOSAL} from submission_attempts t
    join ai_proposals p on p.school_id = t.school_id and p.attempt_id = t.id
  where t.id = :attemptId order by p.id desc limit 1`);

/** The result of one enrollment on one assignment, with everything about it. */
export interface Cell {
  readonly state: GradeState;
  /** What counts, after the late deduction. */
  readonly points: number | null;
  readonly lateDeduction: number;
  readonly criteria: CriterionResult[] | null;
  readonly feedback: Feedback | null;
  readonly releasedAt: string | null;
  readonly attemptId: string | null;
  readonly lastSeq: number;
}

const CELL = `
  g.state, g.points, g.late_deduction as "lateDeduction", g.criteria, g.feedback, g.released_at as "releasedAt", g.attempt_id as "attemptId",
  g.last_seq as "lastSeq"`;

/** The cell that an attempt belongs to. */
export const findCellOfAttempt = statement<
  Sql['findCellOfAttempt'],
  { attemptId: AttemptId },
  { attemptId: AttemptId | null }
>(`
  select ${CELL} from submission_attempts t
    join submissions w on w.school_id = t.school_id and w.id = t.submission_id
    join grades g on g.school_id = w.school_id and g.course_id = w.course_id and g.enrollment_id = w.enrollment_id
      and g.assignment_id = w.assignment_id
  where t.id = :attemptId`);

/** Takes the cell until the end of the transaction. */
export const lockCell = statement<
  Sql['lockCell'],
  { schoolId: string; courseId: string; enrollmentId: string; assignmentId: string },
  { attemptId: AttemptId | null }
>(`
  select ${CELL} from grades g
  where g.school_id = :schoolId and g.course_id = :courseId and g.enrollment_id = :enrollmentId and g.assignment_id = :assignmentId
  for update`);

/** The student of the enrollment of a cell's key. */
export const STUDENT_OF_KEY =
  '(select e.student_id from enrollments e where e.school_id = :schoolId and e.id = :enrollmentId)';

/**
 * Notes that work came in: the cell is cleared for it, and what it held before ends with an event. Under a posted
 * grade a cell that holds something stays as it is, until the attempt is reopened. `isPosted`: the totals stay as they
 * are; gradebooks that are kept go by their row.
 */
export const openCell = statement<
  Sql['openCell'],
  {
    schoolId: string;
    courseId: string;
    enrollmentId: string;
    assignmentId: string;
    attemptId: string | null;
    attemptNumber: number;
    pointsPossible: number;
    isLate: boolean;
    submittedAt: string;
    isPosted: boolean;
    gradeEventId: string;
  }
>(`
  with cell as (
    insert into grades as g (school_id, course_id, enrollment_id, student_id, assignment_id, state, points_possible,
      attempt_id, attempt_number, is_late, submitted_at, needs_grading, last_seq)
    values (:schoolId, :courseId, :enrollmentId, ${STUDENT_OF_KEY}, :assignmentId, 'ungraded', :pointsPossible, :attemptId, :attemptNumber, :isLate, :submittedAt, true, 0)
    on conflict (school_id, course_id, enrollment_id, assignment_id) do update set
      state = 'ungraded', points = null, points_possible = excluded.points_possible, attempt_id = excluded.attempt_id,
      attempt_number = excluded.attempt_number, is_late = excluded.is_late, submitted_at = excluded.submitted_at,
      needs_grading = true, late_deduction = 0, source = null, is_held = false, released_at = null, criteria = null, feedback = null,
      set_by = null, set_at = null, last_seq = g.last_seq + 1
    where g.state = 'ungraded' or not ${isLockedSql(':schoolId', ':courseId', ':enrollmentId')}
    returning student_id, last_seq),
  touched as (
    update course_grades set updated_at = :submittedAt
    where :isPosted::boolean and school_id = :schoolId and enrollment_id = :enrollmentId and updated_at <> 'epoch'),
  event as (
    insert into grade_events (school_id, id, course_id, assignment_id, enrollment_id, student_id, attempt_id, seq, kind,
      state, at, reason)
    select :schoolId, :gradeEventId, :courseId, :assignmentId, :enrollmentId, student_id, :attemptId, last_seq, case when :attemptNumber > 1 then 'resubmitted' else 'cleared' end,
      'ungraded', :submittedAt, ${reopenedReasonSql(':schoolId', ':courseId', ':enrollmentId')}
    from cell where last_seq > 0)
  select from cell`);

/**
 * Grades a cell, and says so in its events: recorded, and held where it is kept back. `attemptId`: attempt or
 * null.
 */
export const gradeCell = statement<
  Sql['gradeCell'],
  {
    schoolId: string;
    courseId: string;
    enrollmentId: string;
    assignmentId: string;
    attemptId: string | null;
    points: number;
    pointsPossible: number;
    criteria: unknown;
    feedback: unknown;
    source: string | null;
    proposalId: string | null;
    setBy: string | null;
    setAt: string;
    isHeld: boolean;
    eventId: string;
    heldEventId: string;
    lateDeduction: number;
  }
>(`
  with cell as (
    insert into grades as g (school_id, course_id, enrollment_id, student_id, assignment_id, attempt_id, state, points,
      points_possible, criteria, feedback, source, is_held, released_at, set_by, set_at, last_seq, late_deduction)
    values (:schoolId, :courseId, :enrollmentId, ${STUDENT_OF_KEY}, :assignmentId, :attemptId, 'graded', :points, :pointsPossible, :criteria, :feedback, :source, :isHeld,
      case when not :isHeld then :setAt::timestamptz end, :setBy, :setAt, case when :isHeld then 2 else 1 end, :lateDeduction)
    on conflict (school_id, course_id, enrollment_id, assignment_id) do update set
      state = 'graded', points = excluded.points, points_possible = excluded.points_possible,
      criteria = excluded.criteria, feedback = excluded.feedback, source = excluded.source,
      is_held = excluded.is_held, released_at = excluded.released_at, set_by = excluded.set_by,
      set_at = excluded.set_at, needs_grading = false, last_seq = g.last_seq + excluded.last_seq,
      late_deduction = excluded.late_deduction
    returning student_id, last_seq),
  event as (
    insert into grade_events (school_id, id, course_id, assignment_id, enrollment_id, student_id, attempt_id, seq, kind,
      state, points, criteria, feedback, source, proposal_id, by, at, late_deduction, reason)
    select :schoolId, e.id, :courseId, :assignmentId, :enrollmentId, cell.student_id, :attemptId, cell.last_seq + e.place, e.kind, 'graded', :points, :criteria, :feedback, :source, :proposalId, :setBy,
      :setAt, :lateDeduction, ${reopenedReasonSql(':schoolId', ':courseId', ':enrollmentId')}
    from cell, lateral (values
      (:eventId::uuid, 'recorded', case when :isHeld then -1 else 0 end),
      (case when :isHeld then :heldEventId::uuid end, 'held', 0)) as e(id, kind, place)
    where e.id is not null)
  select last_seq as seq from cell`);

/** The due instant that held when attempt `t` came in, or the later one that its student was given since; null: none. */
export const OWN_EFFECTIVE_DUE = `
  case when t.effective_due_at is not null then greatest(t.effective_due_at, (
    select x.due_at from student_due_dates x where x.school_id = t.school_id and x.student_id = t.student_id
      and x.assignment_id = t.assignment_id)) end`;

/** What lateness costs in assignment `a`, where `LATE_POLICY_JOIN` stands in the statement; null: nobody has said. */
export const LATE_POLICY = 'coalesce(a.late_policy, cg.late, p.late)';

/** What `LATE_POLICY` reads, with the school as `s`. `course` is an SQL expression. */
export const LATE_POLICY_JOIN = (course: string): string => `
    join schools s on s.id = a.school_id
    left join course_grading cg on cg.school_id = a.school_id and cg.course_id = ${course}
    left join lateral (
      select gp.late from grading_policies gp
      where gp.school_id = s.id and gp.effective_on <= (:now::timestamptz at time zone s.time_zone)::date
      order by gp.effective_on desc, gp.number desc limit 1) p on true`;

/** When work came, when it was due for this student, and what lateness costs. */
export const findLateBasis = statement<
  Sql['findLateBasis'],
  { schoolId: string; courseId: string; assignmentId: string; attemptId: string; now: string }
>(`
  select t.submitted_at as "submittedAt", ${OWN_EFFECTIVE_DUE} as "effectiveDueAt", ${LATE_POLICY} as policy,
    s.time_zone as "timeZone"
  from submission_attempts t
    join assignments a on a.school_id = t.school_id and a.id = t.assignment_id
    ${LATE_POLICY_JOIN(':courseId')}
  where t.school_id = :schoolId and t.assignment_id = :assignmentId and t.id = :attemptId`);

/** Settles the open proposal of an attempt. */
export const decideProposal = statement<
  Sql['decideProposal'],
  {
    schoolId: SchoolId;
    attemptId: AttemptId;
    state: Sql['decideProposal']['parameters']['state'];
    decidedBy: string | null;
    decidedAt: string | null;
    decisions: unknown;
  }
>(`
  update ai_proposals set state = :state, decided_by = :decidedBy, decided_at = :decidedAt, decisions = :decisions
  where school_id = :schoolId and attempt_id = :attemptId and state = 'proposed'`);

/** The student and the guardians who may see the record. */
export const listReaders = statement<
  Sql['listReaders'],
  { schoolId: string; studentId: string; now: string }
>(`
  select sp.user_id as "userId" from student_profiles sp
  where sp.school_id = :schoolId and sp.id = :studentId and sp.user_id is not null
  union
  select g.guardian_user_id from guardian_links g
    join schools s on s.id = g.school_id
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
  where g.school_id = :schoolId and g.student_id = :studentId and ${HAS_RIGHT('g', 'see_record')}
    and ${IS_LIVE_LINK('g', 'sp', '(:now::timestamptz at time zone s.time_zone)::date')}`);

/** Who is told of a course's work and of questions about it. */
export const listTeachers = statement<
  Sql['listTeachers'],
  { schoolId: string; courseId: string },
  { userId: string }
>(COURSE_STAFF(':schoolId', ':courseId', 'true'));

export interface EngineWork {
  readonly assignmentId: string;
  readonly assignmentTitle: string;
  readonly courseId: string;
  readonly studentId: string;
  readonly enrollmentId: string;
  readonly studentUserId: string | null;
  readonly text: string;
  /** Where its documents lie, in their order. */
  readonly fileKeys: readonly string[];
  readonly matchingCorrect: number | null;
  readonly matchingTotal: number | null;
  readonly pointsPossible: number;
  readonly release: 'school' | 'immediate' | 'held';
  readonly rubric: RubricBody;
  readonly matching: MatchingBody | null;
  readonly instructions: Instructions;
  readonly lesson: LessonBody | null;
  /** The attempt is the latest one, and nobody has graded it. */
  readonly isOpen: boolean;
  readonly lastSeq: number;
  readonly hasProposal: boolean;
}

/** What an engine is given. */
export const findEngineWork = statement<
  Sql['findEngineWork'],
  { schoolId: string; attemptId: string },
  { studentId: StudentId; text: string; isOpen: boolean }
>(`
  select a.id as "assignmentId", a.title as "assignmentTitle", a.course_id as "courseId",
    t.student_id as "studentId", w.enrollment_id as "enrollmentId", sp.user_id as "studentUserId",
    t.content->>'text' as text,
    ${ATTEMPT_FILE_KEYS},
    t.matching_correct as "matchingCorrect", t.matching_total as "matchingTotal",
    a.points_possible as "pointsPossible", a.release, a.rubric, a.matching, a.instructions, l.content as lesson,
    g.attempt_id = t.id and g.state = 'ungraded' and g.needs_grading as "isOpen", g.last_seq as "lastSeq",
    exists (select from ai_proposals p
      where p.school_id = t.school_id and p.attempt_id = t.id) as "hasProposal"
  from submission_attempts t
    join submissions w on w.school_id = t.school_id and w.id = t.submission_id
    join assignments a on a.id = t.assignment_id
    join student_profiles sp on sp.school_id = t.school_id and sp.id = t.student_id
    join grades g on g.school_id = w.school_id and g.course_id = w.course_id and g.enrollment_id = w.enrollment_id
      and g.assignment_id = w.assignment_id
    left join lessons l on l.school_id = a.school_id and l.id = a.lesson_id
  where t.school_id = :schoolId and t.id = :attemptId`);

export const hasProposal = statement<Sql['hasProposal'], { schoolId: string; attemptId: string }>(
  'select 1 from ai_proposals where school_id = :schoolId and attempt_id = :attemptId',
);

/** What was proposed for earlier attempts of an enrollment waits no longer. */
export const supersedeProposals = statement<
  Sql['supersedeProposals'],
  {
    schoolId: string;
    courseId: string;
    enrollmentId: string;
    assignmentId: string;
    attemptId: string;
  }
>(`
  update ai_proposals set state = 'superseded'
  where school_id = :schoolId and course_id = :courseId and state = 'proposed' and assignment_id = :assignmentId and attempt_id <> :attemptId
    and attempt_id in (select t.id from submissions w
      join submission_attempts t on t.school_id = w.school_id and t.submission_id = w.id
      where w.school_id = :schoolId and w.enrollment_id = :enrollmentId and w.assignment_id = :assignmentId)`);

/** What an attempt is: whose, on what, in which attempt at the course. */
export const findPlaceOfAttempt = statement<
  Sql['findPlaceOfAttempt'],
  { schoolId: SchoolId; attemptId: AttemptId },
  { courseId: CourseId }
>(`
  select w.course_id as "courseId", w.student_id as "studentId", w.enrollment_id as "enrollmentId",
    w.assignment_id as "assignmentId"
  from submission_attempts t join submissions w on w.school_id = t.school_id and w.id = t.submission_id
  where t.school_id = :schoolId and t.id = :attemptId`);

const ASSIGNMENTS_LISTED = 500;

/** Published assignments of the courses that the actor teaches or runs, those of running courses first, latest due first. */
export const listAssignmentsToGrade = statement<
  Sql['listAssignmentsToGrade'],
  { courseId: CourseId | null },
  { schoolId: SchoolId; assignmentId: AssignmentId }
>(`
  with seen as materialized (
    ${STAFF_COURSES})
  select a.id as "assignmentId", a.title as "assignmentTitle", c.id as "courseId", c.title as "courseTitle",
    a.due_at as "dueAt", c.school_id as "schoolId", ${TEACHER_ROLE()} as "teacherRole"
  from seen
    join courses c on c.school_id = seen.school_id and c.id = seen.course_id
    join assignments a on a.school_id = c.school_id and a.course_id = c.id and a.status = 'published'
  where :courseId::uuid is null or c.id = :courseId
  order by c.status = 'archived', a.due_at desc nulls last, a.id
  limit ${ASSIGNMENTS_LISTED}`);

/** An assignment by itself: no student is meant. */
export const findAssignmentScope = statement<Sql['findAssignmentScope'], { assignmentId: AssignmentId }>(`
  select c.school_id as "schoolId", c.id as "courseId", c.title as "courseTitle", a.title as "assignmentTitle",
    a.points_possible as "pointsPossible", ${TEACHER_ROLE()} as "teacherRole"
  from assignments a join courses c on c.school_id = a.school_id and c.id = a.course_id where a.id = :assignmentId`);

/** Who takes the course or completed it, and whose work still waits, with how the assignment stands. */
export const listAssignmentWork = statement<
  Sql['listAssignmentWork'],
  { assignmentId: AssignmentId },
  { flags: string[] | null }
>(`
  select sp.id as "studentId", sp.user_id as "studentUserId", sp.legal_name as "studentName", ${STUDENT_PICTURE},
    g.attempt_id as "attemptId", g.state, g.points, g.needs_grading as "needsGrading", g.is_late as "isLate",
    g.released_at is not null as "isReleased", p.confidence, p.flags
  from assignments a
    join enrollments e on e.school_id = a.school_id and e.course_id = a.course_id
    join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
    left join grades g on g.school_id = a.school_id and g.assignment_id = a.id and g.enrollment_id = e.id
    left join ai_proposals p on p.school_id = g.school_id and p.attempt_id = g.attempt_id and p.state = 'proposed'
  where a.id = :assignmentId and (e.is_current and e.status in ('active', 'completed') or g.needs_grading)`);
