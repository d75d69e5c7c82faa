/** Columns of `ResourceScope`, for a statement in which `r` is the resource and `c` its course, if it has one. */
export const RESOURCE_SCOPE = `
  r.school_id as "schoolId", r.course_id as "courseId", c.status as "courseStatus",
  r.archived_at is not null as "isArchived", own.student_id as "ownStudentId", own.status as "ownEnrollment",
  array(select g.student_id from guardian_links g
      join enrollments ge on ge.school_id = g.school_id and ge.student_id = g.student_id
        and ge.course_id = c.id and ge.status in ('active', 'completed')
    where g.guardian_user_id = app.user_id() and g.school_id = c.school_id and g.status = 'active'
    order by g.student_id) as "guardedStudentIds",
  exists (select from course_teachers ct
    where ct.school_id = c.school_id and ct.course_id = c.id and ct.user_id = app.user_id()
      and ct.ended_at is null) as teaches`;
