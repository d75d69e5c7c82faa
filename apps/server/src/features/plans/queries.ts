import type { StudentId } from '@fieldhouse/contract/ids.ts';
import type { OutsideResult } from '@fieldhouse/domain/credits/outside-credit.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

interface OfStudent {
  readonly studentId: StudentId;
}

/** Enough for any school's catalog. */
const MAX_COURSES = 500;

/** What a student of high school can take: courses of grade 9 and later, and of any grade. */
export const listPlanCourses = statement<Sql['listPlanCourses'], OfStudent>(`
  select c.id as "courseId", coalesce(c.transcript_title, c.title) as title, c.subject, c.grade_level as "gradeLevel",
    c.credits, c.level, c.ncaa_approved as "isMarked", c.ncaa_area as "markedArea",
    c.content_origin_id as "contentId", c.content_part as "contentPart", c.content_parts as "contentParts",
    c.term_id as "termId",
    case when c.capacity is not null then greatest(0, c.capacity - (select count(*)::int from enrollments n
      where n.school_id = c.school_id and n.course_id = c.id and n.status in ('active', 'requested')
        and n.student_id <> sp.id)) end as "seatsLeft"
  from student_profiles sp
    join courses c on c.school_id = sp.school_id and c.status = 'published'
      and (c.grade_level is null or c.grade_level >= 9)
  where sp.id = :studentId
  order by title, c.id limit ${MAX_COURSES}`);

/** What published courses of the student's school ask for. */
export const listPlanPrerequisites = statement<Sql['listPlanPrerequisites'], OfStudent, { title: string }>(`
  select q.course_id as "courseId", q.kind, q.requires_course_id as "requiresCourseId",
    coalesce(q.requires_text, r.title) as title, q.min_ratio as "minRatio"
  from student_profiles sp
    join courses c on c.school_id = sp.school_id and c.status = 'published'
    join course_prerequisites q on q.school_id = c.school_id and q.course_id = c.id
    left join courses r on r.id = q.requires_course_id
  where sp.id = :studentId order by q.course_id, q.order_index`);

/**
 * What the student's record says about each course of the school, running ones at their released grade so far. A course counts under its printed title too, as where
 * somebody enrolls; the best result of such a one of another content stands apart. What is only asked for isn't taken yet.
 */
export const listStandings = statement<
  Sql['listStandings'],
  OfStudent,
  { elsewhere: readonly OutsideResult[] }
>(`
  select r.id as "courseId", coalesce(e.completed, false) as "isCompleted", e.best as "bestRatio",
    e.best_of_other as "bestOfOther", coalesce(e.taking, false) as "isTaking", e.so_far as "soFarRatio",
    e.ends_on as "endsOn",
    coalesce(x.credits, '[]') as elsewhere
  from student_profiles sp
    join courses r on r.school_id = sp.school_id and r.status in ('published', 'archived')
    left join lateral (
      select bool_or(n.status = 'completed') as completed,
        max(n.final_ratio) filter (where n.status = 'completed')::float8 as best,
        max(n.final_ratio) filter (where n.status = 'completed'
          and k.content_origin_id <> r.content_origin_id)::float8 as best_of_other,
        bool_or(n.status = 'active') as taking,
        max(g.released_so_far_ratio) filter (where n.status = 'active')::float8 as so_far,
        max(coalesce(d.exited_on, t.ends_on)) filter (where n.status = 'active') as ends_on
      from enrollments n
        join courses k on k.school_id = n.school_id and k.id = n.course_id
        left join terms t on t.school_id = n.school_id and t.id = coalesce(n.term_id, k.term_id)
        left join course_grades g on g.school_id = n.school_id and g.enrollment_id = n.id
        left join course_dates d on d.school_id = n.school_id and d.enrollment_id = n.id
      where n.school_id = sp.school_id and n.student_id = sp.id
        and (k.id = r.id or lower(coalesce(k.transcript_title, k.title)) = lower(coalesce(r.transcript_title, r.title)))
    ) e on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('ratio', o.ratio::float8, 'gradeRaw', o.grade_raw, 'isPassed', o.is_passed)) as credits
      from transfer_credits o
      where o.school_id = sp.school_id and o.student_id = sp.id and o.status = 'approved'
        and lower(o.title) in (lower(r.title), lower(r.transcript_title))
    ) x on true
  where sp.id = :studentId order by r.id`);

export const listPlanTerms = statement<Sql['listPlanTerms'], OfStudent>(`
  select t.id as "termId", t.academic_year_id as "yearId", t.name, t.kind, t.starts_on as "startsOn", t.ends_on as "endsOn"
  from student_profiles sp join terms t on t.school_id = sp.school_id
  where sp.id = :studentId order by t.starts_on, t.id`);
