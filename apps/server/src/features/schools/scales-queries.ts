import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** What the actor's schools entered about their own scales. */
export const listScales = statement<Sql['listScales']>(`
  select g.school_id as "schoolId", g.id as "scaleId", g.number, g.effective_on as "effectiveOn", g.steps
  from grading_scales g
  where g.school_id = any ((select app.school_ids())::uuid[]) and g.outside_school is null
  order by g.school_id, g.number`);

/** Everything that a school entered, with who, why, and how many final grades rest on it. */
export const listEnteredScales = statement<Sql['listEnteredScales'], { schoolId: SchoolId }>(`
  select g.id as "scaleId", g.outside_school as "outsideSchool", g.number, g.effective_on as "effectiveOn", g.steps,
    g.reason, g.created_at as "enteredAt",
    (select m.display_name from school_memberships m where m.school_id = g.school_id and m.user_id = g.entered_by
      order by m.id limit 1) as "enteredByName",
    (select count(*) from final_grades f
      where f.school_id = g.school_id and f.grading_scale_id = g.id) as "postedCount"
  from grading_scales g where g.school_id = :schoolId order by g.number`);

/** Schools that approved credit came from. */
export const listOutsideSchools = statement<Sql['listOutsideSchools'], { schoolId: SchoolId }>(`
  select distinct t.school_name as name from transfer_credits t
  where t.school_id = :schoolId and t.status = 'approved' order by 1`);

export const findSchoolDay = statement<Sql['findSchoolDay'], { schoolId: SchoolId }>(
  'select s.time_zone as "timeZone" from schools s where s.id = :schoolId',
);

/** Grades so far of running courses that aren't posted yet, each figure once with how many have it. */
export const listRunningGrades = statement<Sql['listRunningGrades'], { schoolId: SchoolId }>(`
  select c.id as "courseId", c.title, coalesce(d.exited_on, t.ends_on) as "lastDayOn", g.staff_so_far_ratio as ratio,
    count(*) as count
  from enrollments e
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    join course_grades g on g.school_id = e.school_id and g.enrollment_id = e.id and g.staff_so_far_ratio is not null
    left join terms t on t.school_id = e.school_id and t.id = coalesce(e.term_id, c.term_id)
    left join course_dates d on d.school_id = e.school_id and d.enrollment_id = e.id
  where e.school_id = :schoolId and e.status = 'active' and not exists (
    select from final_grades f where f.school_id = e.school_id and f.enrollment_id = e.id
      and f.grading_period_id is null)
  group by 1, 2, 3, 4 order by c.title, c.id, 3, 4`);

/** One change of a school's scales at a time. */
export const lockScales = statement<Sql['lockScales'], { schoolId: SchoolId }>(
  "select pg_advisory_xact_lock(hashtextextended('scales:' || :schoolId::text, 0))",
);
