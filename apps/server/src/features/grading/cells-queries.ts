import type {
  AssignmentId,
  AttemptId,
  CourseId,
  EnrollmentId,
  SchoolId,
  StudentId,
} from '@fieldhouse/contract/ids.ts';
import type { LatePolicy } from '@fieldhouse/domain/grading/late.ts';
import { statement } from '#db/unit.ts';
import { isLockedSql, reopenedReasonSql } from './course-lock.ts';
import { type GradeSource, type GradeState, OWN_EFFECTIVE_DUE } from './queries.ts';
import type { Sql } from './rows.gen.ts';

/*
 * Many cells of one course at once. Rows are taken in the order of enrollment and assignment, so that two saves wait for
 * each other and never block each other.
 */

/** A cell as it is before it changes. */
export interface CellBefore {
  readonly enrollmentId: string;
  readonly studentId: string;
  readonly assignmentId: string;
  readonly state: GradeState;
  readonly points: number | null;
  readonly lateDeduction: number;
  readonly pointsPossible: number;
  readonly attemptId: string | null;
  readonly attemptNumber: number;
  readonly submittedAt: string | null;
  /** Due instant that applied to the attempt; null: none, or there is no attempt. */
  readonly effectiveDueAt: string | null;
  readonly isLate: boolean;
  readonly isHeld: boolean;
  readonly isReleased: boolean;
  readonly needsGrading: boolean;
  readonly lastSeq: number;
  /** Who changed it last; null: a machine, or nobody. */
  readonly byName: string | null;
  readonly setAt: string | null;
}

const CELL_BEFORE = `
  g.enrollment_id as "enrollmentId", g.student_id as "studentId", g.assignment_id as "assignmentId", g.state, g.points,
  g.late_deduction as "lateDeduction", g.points_possible as "pointsPossible", g.attempt_id as "attemptId",
  g.attempt_number as "attemptNumber", g.submitted_at as "submittedAt", ${OWN_EFFECTIVE_DUE} as "effectiveDueAt",
  g.is_late as "isLate", g.is_held as "isHeld", g.released_at is not null as "isReleased",
  g.needs_grading as "needsGrading", g.last_seq as "lastSeq", g.set_at as "setAt",
  (select m.display_name from school_memberships m where m.school_id = g.school_id and m.user_id = g.set_by
    order by m.status, m.role limit 1) as "byName"`;

/** Attempts `e` of students who take the course, or have completed it. */
const IS_GRADED = "e.is_current and e.status in ('active', 'completed')";

const NAMED_CELLS = `
  unnest(:studentIds::uuid[], :assignmentIds::uuid[]) as one(student_id, assignment_id)
    join courses c on c.id = :courseId
    join enrollments e on e.school_id = c.school_id and e.course_id = c.id and e.student_id = one.student_id
      and ${IS_GRADED}
    join grades g on g.school_id = e.school_id and g.course_id = e.course_id and g.enrollment_id = e.id
      and g.assignment_id = one.assignment_id`;

/** Takes these cells, in their order. */
export const lockCells = statement<
  Sql['lockCells'],
  { courseId: string; studentIds: readonly string[]; assignmentIds: readonly string[] }
>(`select 1 from ${NAMED_CELLS} order by g.enrollment_id, g.assignment_id for update of g`);

/** These cells as they are now. */
export const readCells = statement<
  Sql['readCells'],
  { courseId: string; studentIds: readonly string[]; assignmentIds: readonly string[] },
  { attemptId: AttemptId | null }
>(`
  select ${CELL_BEFORE} from ${NAMED_CELLS}
    left join submission_attempts t on t.school_id = g.school_id and t.id = g.attempt_id`);

export interface GradedAssignmentRow {
  readonly assignmentId: string;
  readonly pointsPossible: number;
  readonly release: 'school' | 'immediate' | 'held';
  /** Null: nobody has said. */
  readonly policy: LatePolicy | null;
  /** The school's IANA zone. */
  readonly timeZone: string;
  /** What the school does unless the assignment says. */
  readonly defaultRelease: 'immediate' | 'held';
}

/** The assignments of a course that can be graded. */
export const listGradedAssignments = statement<
  Sql['listGradedAssignments'],
  { courseId: string; now: string }
>(`
  select a.id as "assignmentId", a.points_possible as "pointsPossible", a.release,
    coalesce(a.late_policy, cg.late, p.late) as policy, s.time_zone as "timeZone",
    coalesce(p.default_release, 'immediate') as "defaultRelease"
  from courses c
    join assignments a on a.school_id = c.school_id and a.course_id = c.id and a.status = 'published'
    join schools s on s.id = a.school_id
    left join course_grading cg on cg.school_id = a.school_id and cg.course_id = a.course_id
    left join lateral (
      select gp.late, gp.default_release from grading_policies gp
      where gp.school_id = s.id and gp.effective_on <= (:now::timestamptz at time zone s.time_zone)::date
      order by gp.effective_on desc, gp.number desc limit 1) p on true
  where c.id = :courseId`);

export interface EnrolledRow {
  readonly studentId: StudentId;
  readonly userId: string | null;
  readonly enrollmentId: string;
  /** The grades of the attempt are posted. */
  readonly isLocked: boolean;
}

/** Those of these students who take the course, or have completed it. */
export const listEnrolled = statement<
  Sql['listEnrolled'],
  { courseId: string; studentIds: readonly string[] }
>(`
  select e.student_id as "studentId", sp.user_id as "userId", e.id as "enrollmentId",
    ${isLockedSql('e.school_id', 'e.course_id', 'e.id')} as "isLocked"
  from courses c
    join enrollments e on e.school_id = c.school_id and e.course_id = c.id and e.student_id = any (:studentIds::uuid[])
      and ${IS_GRADED}
    join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
  where c.id = :courseId`);

/** One cell as it will be. */
export interface CellRowWrite {
  readonly enrollmentId: string;
  readonly studentId: string;
  readonly assignmentId: string;
  readonly state: GradeState;
  readonly points: number | null;
  readonly lateDeduction: number;
  readonly pointsPossible: number;
  readonly attemptId: string | null;
  readonly source: GradeSource | null;
  readonly isHeld: boolean;
  readonly releasedAt: string | null;
  readonly needsGrading: boolean;
  /** One more than the version it is based on, two more where it is kept back. */
  readonly newSeq: number;
  readonly setBy: string | null;
  readonly setAt: string | null;
  readonly kind: 'recorded' | 'excused' | 'missing' | 'cleared';
  readonly eventId: string;
  /** Null: no event of being kept back. */
  readonly heldEventId: string | null;
}

const WRITE_COLUMNS = `"enrollmentId" uuid, "studentId" uuid, "assignmentId" uuid, state text, points numeric, "lateDeduction" numeric,
  "pointsPossible" numeric, "attemptId" uuid, source text, "isHeld" boolean, "releasedAt" timestamptz,
  "needsGrading" boolean, "newSeq" int, "setBy" uuid, "setAt" timestamptz, kind text, "eventId" uuid,
  "heldEventId" uuid`;

/**
 * Writes cells with their events; one that isn't at the version it is based on any more is left alone, and isn't
 * returned. `list`: a list of CellRowWrite as JSON.
 */
export const writeRows = statement<
  Sql['writeRows'],
  {
    schoolId: string;
    courseId: string;
    list: unknown;
    by: string | null;
    at: string;
    source: Sql['writeRows']['parameters']['source'];
  }
>(`
  with wanted as materialized (
    select * from jsonb_to_recordset(:list::jsonb) as x(${WRITE_COLUMNS}) order by "enrollmentId", "assignmentId"),
  cell as (
    insert into grades as g (school_id, course_id, enrollment_id, student_id, assignment_id, state, points,
      late_deduction, points_possible, attempt_id, source, is_held, released_at, needs_grading, last_seq, set_by, set_at)
    select :schoolId, :courseId, "enrollmentId", "studentId", "assignmentId", state, points, "lateDeduction", "pointsPossible",
      "attemptId", source, "isHeld", "releasedAt", "needsGrading", "newSeq", "setBy", "setAt"
    from wanted order by "enrollmentId", "assignmentId"
    on conflict (school_id, course_id, enrollment_id, assignment_id) do update set
      state = excluded.state, points = excluded.points, late_deduction = excluded.late_deduction,
      points_possible = excluded.points_possible, source = excluded.source, is_held = excluded.is_held,
      released_at = excluded.released_at, needs_grading = excluded.needs_grading, last_seq = excluded.last_seq,
      set_by = excluded.set_by, set_at = excluded.set_at,
      -- Points per criterion belong to the points they added up to.
      criteria = case when excluded.state = 'graded' and g.state = 'graded'
        and g.points + g.late_deduction = excluded.points + excluded.late_deduction then g.criteria end,
      feedback = case when excluded.state = 'graded' then g.feedback end
    where g.last_seq = excluded.last_seq - case when excluded.is_held then 2 else 1 end
    returning enrollment_id, student_id, assignment_id, criteria, feedback),
  event as (
    insert into grade_events (school_id, id, course_id, assignment_id, enrollment_id, student_id, attempt_id, seq, kind,
      state, points, late_deduction, criteria, feedback, source, by, at, reason)
    select :schoolId, e.id, :courseId, w."assignmentId", w."enrollmentId", w."studentId", w."attemptId", e.seq, e.kind, w.state, w.points,
      w."lateDeduction", cell.criteria, cell.feedback, :source, :by, :at,
      ${reopenedReasonSql(':schoolId', ':courseId', 'w."enrollmentId"')}
    from wanted w
      join cell on cell.enrollment_id = w."enrollmentId" and cell.assignment_id = w."assignmentId",
      lateral (values
        (w."eventId", w.kind, w."newSeq" - case when w."heldEventId" is null then 0 else 1 end),
        (w."heldEventId", 'held', w."newSeq")) as e(id, kind, seq)
    where e.id is not null)
  select student_id as "studentId", assignment_id as "assignmentId" from cell`);

/** Settles what engines propose for these attempts. */
export const decideProposals = statement<
  Sql['decideProposals'],
  {
    schoolId: string;
    attemptIds: readonly string[];
    state: Sql['decideProposals']['parameters']['state'];
    decidedBy: string | null;
    decidedAt: string | null;
  }
>(`
  update ai_proposals set state = :state, decided_by = :decidedBy, decided_at = :decidedAt
  where school_id = :schoolId and attempt_id = any (:attemptIds::uuid[]) and state = 'proposed'`);

export interface ReleasedCell {
  readonly enrollmentId: string;
  readonly studentId: string;
  readonly assignmentId: string;
  readonly isGraded: boolean;
}

/** Cells of the students' current attempts: what the gradebook shows. Earlier attempts keep theirs, and what is posted stays. */
const RELEASABLE = `
  select g.enrollment_id, g.assignment_id from grades g
    join enrollments n on n.school_id = g.school_id and n.id = g.enrollment_id and n.is_current
  where g.school_id = :schoolId and g.course_id = :courseId and g.assignment_id = any (:assignmentIds::uuid[])
    and (:studentIds::uuid[] is null or g.student_id = any (:studentIds::uuid[])) and g.student_id <> all (:leftOut::uuid[])
    and not ${isLockedSql('g.school_id', 'g.course_id', 'g.enrollment_id')}`;

const EVENT_OF_CELL = `
  insert into grade_events (school_id, id, course_id, assignment_id, enrollment_id, student_id, attempt_id, seq, kind,
    state, points, late_deduction, criteria, feedback, source, by, at, reason)
  select :schoolId, gen_random_uuid(), :courseId, assignment_id, enrollment_id, student_id, attempt_id, last_seq, :kind, state, points, late_deduction,
    criteria, feedback, source, :by, :at, ${reopenedReasonSql(':schoolId', ':courseId', 'cell.enrollment_id')}
  from cell`;

const RETURNED = `
  select enrollment_id as "enrollmentId", student_id as "studentId", assignment_id as "assignmentId",
    state = 'graded' as "isGraded" from cell`;

/** Lets go what is kept back. `studentIds`: students or null. */
export const releaseRows = statement<
  Sql['releaseRows'],
  {
    schoolId: string;
    courseId: string;
    assignmentIds: readonly string[];
    studentIds: readonly string[] | null;
    by: string | null;
    at: string;
    kind: Sql['releaseRows']['parameters']['kind'];
    leftOut: readonly string[];
  }
>(`
  with held as materialized (${RELEASABLE} and g.state <> 'ungraded' and g.released_at is null
    order by g.enrollment_id, g.assignment_id for update of g),
  cell as (
    update grades g set is_held = false, released_at = :at, last_seq = g.last_seq + 1 from held
    where g.school_id = :schoolId and g.course_id = :courseId and g.enrollment_id = held.enrollment_id
      and g.assignment_id = held.assignment_id
    returning g.*),
  event as (${EVENT_OF_CELL})
  ${RETURNED}`);

/** Keeps back what was let go; excused and missing stay as they are. */
export const holdRows = statement<
  Sql['holdRows'],
  {
    schoolId: string;
    courseId: string;
    assignmentIds: readonly string[];
    studentIds: readonly string[] | null;
    by: string | null;
    at: string;
    kind: Sql['holdRows']['parameters']['kind'];
    leftOut: readonly string[];
  }
>(`
  with held as materialized (${RELEASABLE} and g.state = 'graded' and g.released_at is not null
    order by g.enrollment_id, g.assignment_id for update of g),
  cell as (
    update grades g set is_held = true, released_at = null, last_seq = g.last_seq + 1 from held
    where g.school_id = :schoolId and g.course_id = :courseId and g.enrollment_id = held.enrollment_id
      and g.assignment_id = held.assignment_id
    returning g.*),
  event as (${EVENT_OF_CELL})
  ${RETURNED}`);

/**
 * Lets a grade go whose release was due, or keeps it back for good, unless something has happened to its cell since.
 * `seq`: the version that it was to be released at. No row: it isn't at that version, or was released.
 */
export const settleDueRelease = statement<
  Sql['settleDueRelease'],
  {
    schoolId: SchoolId;
    courseId: CourseId;
    enrollmentId: EnrollmentId;
    assignmentId: AssignmentId;
    attemptId: AttemptId;
    seq: number;
    isReleased: boolean;
    by: string | null;
    at: string;
    kind: Sql['settleDueRelease']['parameters']['kind'];
  }
>(`
  with cell as (
    update grades g set is_held = not :isReleased, released_at = case when :isReleased then :at::timestamptz end,
      last_seq = g.last_seq + 1
    where g.school_id = :schoolId and g.course_id = :courseId and g.enrollment_id = :enrollmentId
      and g.assignment_id = :assignmentId and g.attempt_id = :attemptId and g.last_seq = :seq and g.state = 'graded'
      and g.released_at is null
    returning g.*),
  event as (${EVENT_OF_CELL})
  select last_seq as seq from cell`);
