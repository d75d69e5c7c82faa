import type { CriterionProposal, CriterionResult } from '@fieldhouse/contract/content.ts';
import type { AssignmentId, AttemptId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { TEACHER_ROLE } from '#access/teachers.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** An assignment by itself: no student is meant. */
export const findQualityScope = statement<Sql['findQualityScope'], { assignmentId: AssignmentId }>(`
  select c.school_id as "schoolId", '' as "studentId", null as "studentUserId", a.title as "assignmentTitle",
    c.id as "courseId", a.points_possible as "pointsPossible", a.rubric, a.matching,
    ${TEACHER_ROLE()} as "teacherRole"
  from assignments a join courses c on c.school_id = a.school_id and c.id = a.course_id where a.id = :assignmentId`);

export interface JudgedRow {
  readonly attemptId: string;
  /** What the engine last proposed. */
  readonly proposed: CriterionProposal[];
  /** What a person gave after seeing it; null: nobody has decided, or the engine's points were released by themselves. */
  readonly decided: CriterionResult[] | null;
  /** What a person gave without seeing it; null: no sample. */
  readonly sampled: { criterionId: string; points: number }[] | null;
}

const MAX_JUDGED = 500;

/** Work of an assignment that an engine read, newest first. */
export const listJudged = statement<Sql['listJudged'], { assignmentId: AssignmentId }>(`
  select p.attempt_id as "attemptId", p.criteria as proposed, e.criteria as decided, s.criteria as sampled
  from assignments a
    cross join lateral (
      select distinct on (one.attempt_id) one.* from ai_proposals one
      where one.school_id = a.school_id and one.course_id = a.course_id and one.assignment_id = a.id
        and one.state <> 'failed'
      order by one.attempt_id, one.id desc) p
    left join lateral (
      select ge.criteria from grade_events ge
      where ge.school_id = a.school_id and ge.assignment_id = a.id and ge.attempt_id = p.attempt_id
        and ge.kind = 'recorded' and ge.source in ('teacher', 'ai_confirmed')
        and ge.by is not null
      order by ge.seq desc limit 1) e on true
    left join calibration_scores s on s.school_id = a.school_id and s.attempt_id = p.attempt_id
  where a.id = :assignmentId order by p.id desc limit ${MAX_JUDGED}`);

/** No row: it was scored. */
export const putSample = statement<
  Sql['putSample'],
  {
    schoolId: SchoolId;
    calibrationScoreId: string;
    assignmentId: AssignmentId;
    attemptId: AttemptId;
    criteria: unknown;
    by: string;
    now: string;
  }
>(`
  insert into calibration_scores (school_id, id, assignment_id, attempt_id, criteria, by, at)
  values (:schoolId, :calibrationScoreId, :assignmentId, :attemptId, :criteria, :by, :now) on conflict (school_id, attempt_id) do nothing returning id`);
