import type { CourseId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { OWN_AND_CHILDREN } from '#access/guardians.ts';
import { type None, type RowOf, statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** The actor's own records, and those of the students to whom the actor has a guardian link. */
const RECORDS = `(
  ${OWN_AND_CHILDREN}) mine`;

/** `goal`: null: the usual one. */
export type RecordRow = RowOf<typeof listRecords>;

export const listRecords = statement<Sql['listRecords']>(`
  select sp.school_id as "schoolId", sp.id as "studentId", sp.legal_name as "legalName",
    sp.graduation_year as "graduationYear", s.time_zone as "timeZone", f.official_gpa as "currentGpa",
    f.progress_gpa as "progressGpa", f.credits_earned as "creditsEarned", f.core_earned as "coreEarned",
    f.core_projected as "coreProjected", o.gpa as goal
  from ${RECORDS}
    join student_profiles sp on sp.school_id = mine.school_id and sp.id = mine.student_id
    join schools s on s.id = sp.school_id
    left join student_gpas f on f.school_id = sp.school_id and f.student_id = sp.id
    left join student_goals o on o.school_id = sp.school_id and o.student_id = sp.id
  order by sp.legal_name, sp.id`);

export type CourseRow = RowOf<typeof listCourses>;

/** The current attempt at each course, with the totals that are released. */
export const listCourses = statement<Sql['listCourses']>(`
  with totals as materialized (
    select t.* from ${RECORDS}
      join course_grades t on t.school_id = mine.school_id and t.student_id = mine.student_id)
  select e.school_id as "schoolId", e.student_id as "studentId", c.id as "courseId", e.id as "enrollmentId", c.title, c.subject,
    c.ncaa_approved as "isNcaaApproved", e.status, e.final_ratio as "finalRatio",
    t.released_so_far_ratio as "soFarRatio", coalesce(t.released_graded_count, 0) as "gradedCount",
    coalesce(st.assignment_count, 0) as "assignmentCount"
  from ${RECORDS}
    join enrollments e on e.school_id = mine.school_id and e.student_id = mine.student_id and e.is_current
      and e.status in ('active', 'completed')
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    left join course_stats st on st.course_id = c.id
    left join totals t on t.enrollment_id = e.id
  order by e.status, c.title, c.id`);

export type StudyRow = RowOf<typeof listStudyDays>;

export const listStudyDays = statement<Sql['listStudyDays'], { first: string }, { on: CalendarDate }>(`
  select d.student_id as "studentId", d.course_id as "courseId", d."on", d.active_minutes as minutes, d.submissions
  from ${RECORDS}
    join study_days d on d.school_id = mine.school_id and d.student_id = mine.student_id and d."on" >= :first`);

/** `enrollmentId`: the attempt at the course in which the work was done. `on`: in the school's zone. */
export type ReleasedRow = RowOf<typeof listReleased>;

/** Graded work by the day its grade was let go. */
export const listReleased = statement<
  Sql['listReleased'],
  { first: string },
  { courseId: CourseId; on: CalendarDate; points: number }
>(`
  select g.student_id as "studentId", g.course_id as "courseId",
    g.enrollment_id as "enrollmentId", (g.released_at at time zone s.time_zone)::date as "on", g.points, g.points_possible as "pointsPossible",
    a.is_extra_credit as "isExtraCredit"
  from ${RECORDS}
    join schools s on s.id = mine.school_id
    join grades g on g.school_id = mine.school_id and g.student_id = mine.student_id and g.state = 'graded'
      and g.released_at >= :first::date - interval '1 day'
    join assignments a on a.id = g.assignment_id and a.status = 'published'`);

export type PeriodRow = RowOf<typeof listPeriods>;

/** Academic years, and terms shorter than one. */
export const listPeriods = statement<
  Sql['listPeriods'],
  None,
  { startsOn: CalendarDate; endsOn: CalendarDate }
>(`
  select y.school_id as "schoolId", true as "isYear", y.starts_on as "startsOn", y.ends_on as "endsOn"
  from academic_years y where y.school_id in (select school_id from ${RECORDS})
  union all
  select t.school_id, false, t.starts_on, t.ends_on
  from terms t where t.kind <> 'year' and t.school_id in (select school_id from ${RECORDS})`);

export const setGoal = statement<
  Sql['setGoal'],
  { schoolId: SchoolId; studentId: StudentId; goal: number; now: string }
>(`
  insert into student_goals (school_id, student_id, gpa, updated_at) values (:schoolId, :studentId, :goal, :now)
  on conflict (school_id, student_id) do update set gpa = excluded.gpa, updated_at = excluded.updated_at`);

export const forgetGoal = statement<Sql['forgetGoal'], { schoolId: SchoolId; studentId: StudentId }>(
  'delete from student_goals where school_id = :schoolId and student_id = :studentId',
);
