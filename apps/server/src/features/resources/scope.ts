import { GUARDED_STUDENTS, IS_LEARNER } from '#access/courses.ts';
import { TEACHES } from '#access/teachers.ts';
/** Columns of `ResourceScope`, for a statement in which `r` is the resource and `c` its course, if it has one. */
export const RESOURCE_SCOPE = `
  r.school_id as "schoolId", r.course_id as "courseId", c.status as "courseStatus",
  r.archived_at is not null as "isArchived", own.student_id as "ownStudentId", own.status as "ownEnrollment",
  array(${GUARDED_STUDENTS(IS_LEARNER('ge'))}
    order by g.student_id) as "guardedStudentIds",
  ${TEACHES()} as teaches`;
