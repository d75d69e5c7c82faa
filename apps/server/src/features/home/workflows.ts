import { IS_LEARNER } from '#access/courses.ts';

/*
 * What other features need of how students stand: the same figures as on the dashboard.
 */

/**
 * Totals so far of those who take course `c` or have completed it, as staff see them: a mean or a picture of a class is made
 * of these. Whoever left the course is in no figure of it.
 */
export const CLASS_TOTALS = `
  select g.staff_so_far_ratio as ratio
  from course_grades g
    join enrollments e on e.school_id = g.school_id and e.id = g.enrollment_id and e.is_current and ${IS_LEARNER('e')}
  where g.school_id = c.school_id and g.course_id = c.id and g.staff_so_far_ratio is not null`;

/**
 * How the students of published courses stand, those alone who could need somebody. Takes `:now`, `:missingWork`,
 * `:staffSoFarRatio` and `:days`; `courses` is a query of school_id and course_id.
 */
export const STANDINGS = (courses: string): string => `
  with run as materialized (${courses}),
  standing as (
    select e.school_id, e.student_id, e.course_id, c.title, coalesce(t.missing_count, 0) as missing_count,
      t.staff_so_far_ratio as so_far_ratio,
      greatest(0, extract(day from :now::timestamptz - greatest(p.last_activity_at, w.last_submitted_at, e.enrolled_at)
      ))::integer as idle_days,
      coalesce(t.published_count, st.assignment_count, 0) > coalesce(t.submitted_count, 0) as has_open_work
    from run
      join courses c on c.school_id = run.school_id and c.id = run.course_id and c.status = 'published'
      join enrollments e on e.school_id = c.school_id and e.course_id = c.id and e.status = 'active'
      left join course_stats st on st.course_id = c.id
      left join course_grades t on t.school_id = e.school_id and t.enrollment_id = e.id
      left join course_progress p on p.school_id = e.school_id and p.enrollment_id = e.id
      left join lateral (
        select max(g.submitted_at) as last_submitted_at from grades g
        where g.school_id = e.school_id and g.course_id = c.id and g.enrollment_id = e.id) w on true)
  select s.school_id as "schoolId", s.student_id as "studentId", sp.user_id as "studentUserId",
    (select p.avatar_key from profiles p where p.id = sp.user_id) as "avatarKey", sp.legal_name as name,
    s.course_id as "courseId", s.title as "courseTitle", s.missing_count as "missingCount",
    s.so_far_ratio as "soFarRatio", s.idle_days as "idleDays", s.has_open_work as "hasOpenWork"
  from standing s join student_profiles sp on sp.school_id = s.school_id and sp.id = s.student_id
  where s.missing_count >= :missingWork or s.so_far_ratio < :staffSoFarRatio or (s.has_open_work and s.idle_days >= :days)`;
