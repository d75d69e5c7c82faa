/** Whether people can write in a school, as `isWritable` of an actor says. SQL over `s`, the school. */
export const IS_WRITABLE_SCHOOL = `s.status = 'active' and s.payment_status = 'active'`;

/** Whether a student has no account, or a membership that hasn't ended. SQL over `e`, an enrollment. */
export const HAS_NOT_LEFT = `exists (
  select from student_profiles own where own.school_id = e.school_id and own.id = e.student_id
    and (own.user_id is null or exists (select from school_memberships m where m.school_id = own.school_id
      and m.user_id = own.user_id and m.role = 'student' and m.status <> 'ended')))`;

/** Who runs a school, with accounts that are open. SQL over the school. */
export const SCHOOL_RUNNERS = (school: string): string => `
  select m.user_id from school_memberships m
  where m.school_id = ${school} and m.status = 'active' and m.role in ('school_admin', 'homeschool_parent')
    and m.user_id in (select app.open_staff(${school}))
  -- Students who wait for their school to confirm them see none of its people.
  union select a.user_id from app.school_admins(${school}) a`;

/**
 * Who is told of what waits in a course, with accounts that are open: its teachers, or who runs the school where none
 * of them is left. A statement over the school, the course and which of the teachers.
 */
export const COURSE_STAFF = (school: string, course: string, which: string): string => `
  with teachers as (
    select user_id from app.open_teachers(${school}, ${course}) where ${which})
  select user_id as "userId" from teachers
  union
  select r.user_id from (${SCHOOL_RUNNERS(school)}) r where not exists (select from teachers)`;
