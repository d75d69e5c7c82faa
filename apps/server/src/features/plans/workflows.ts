import type { CourseId, StudentId } from '@fieldhouse/contract/ids.ts';
import { OWN_AND_CHILDREN } from '#access/guardians.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/*
 * What plans say to ledgers. It knows neither how a ledger is made nor how a plan is judged.
 */

/**
 * Courses that are planned with a school's approval and neither run nor are over: those of the approved plan of each student,
 * in the columns of a ledger's own rows. What the school declined or the student left isn't planned any more.
 *
 * @param studentIds null: oneself, and children by a link.
 */
export const plannedCoursesOf = statement<
  Sql['plannedCoursesOf'],
  { studentIds: readonly StudentId[] | null },
  { courseId: CourseId }
>(`
  select i.school_id as "schoolId", i.student_id as "studentId", i.id as "planItemId", i.course_id as "courseId",
    coalesce(c.transcript_title, c.title) as title, c.ncaa_area as "markedArea", c.ncaa_approved as "isMarked",
    c.level, c.content_origin_id as "contentId", c.content_part as "contentPart", c.content_parts as "contentParts",
    c.credits, i.grade, i.starts_on as "enteredOn", i.ends_on as "exitedOn"
  from (
      select sp.school_id, sp.id as student_id from student_profiles sp
      where sp.id = any (array(select unnest(:studentIds::uuid[])
        union select own.student_id from (${OWN_AND_CHILDREN}) own where :studentIds::uuid[] is null))) mine
    join plans n on n.school_id = mine.school_id and n.student_id = mine.student_id and n.state = 'approved'
    join plan_items i on i.school_id = n.school_id and i.plan_id = n.id
    join courses c on c.school_id = i.school_id and c.id = i.course_id
    left join enrollments e on e.school_id = i.school_id and e.id = i.enrollment_id
  where (e.status is null or e.status in ('requested', 'waitlisted'))
    and not exists (select from enrollments other join courses k on k.school_id = other.school_id and k.id = other.course_id
      where other.school_id = i.school_id and other.student_id = i.student_id
        and other.status in ('active', 'completed') and k.content_origin_id = c.content_origin_id
        and k.content_part is not distinct from c.content_part
        and (other.status = 'active' or other.completed_at >= n.decided_at))
  order by i.starts_on, title, i.id`);
