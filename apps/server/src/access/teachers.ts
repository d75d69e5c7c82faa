import { COURSES_OF_RUN_SCHOOLS, IS_ACTIVE, IS_OWN_HOMESCHOOL } from './memberships.ts';

/*
 * SQL over who teaches a course. Rows of `course_teachers` are ended and never removed, so each reader says that it means
 * those of now. Whoever was let go by the school may still stand there: the predicates in `courses.ts` ask for both.
 */

/** Teaches the course now. Condition over `ct`, a row of course_teachers. */
export const IS_LIVE_TEACHER = (ct: string): string => `${ct}.ended_at is null`;

/** Owner or teacher of the course, who doesn't only grade. Condition over `ct`, a row of course_teachers. */
const IS_LEADING = (ct: string): string => `${ct}.role in ('owner', 'teacher')`;

/** The actor's own, of now. Condition over `ct`, a row of course_teachers. */
export const IS_OWN_TEACHER = (ct: string): string =>
  `${ct}.user_id = app.user_id() and ${IS_LIVE_TEACHER(ct)}`;

/** The actor's role in a course: owner, teacher or grader; null: doesn't teach it. `TaughtScope` takes it. */
export const TEACHER_ROLE = (school = 'c.school_id', course = 'c.id'): string => `
  (select ct.role from course_teachers ct where ct.school_id = ${school} and ct.course_id = ${course}
    and ${IS_OWN_TEACHER('ct')})`;

/** Whether the actor teaches a course in any role. Condition. */
export const TEACHES = (school = 'c.school_id', course = 'c.id'): string => `
  exists (select from course_teachers ct where ct.school_id = ${school} and ct.course_id = ${course}
    and ${IS_OWN_TEACHER('ct')})`;

/** Whether the actor teaches course `c` as its owner or teacher, and doesn't only grade. Condition. */
export const LEADS = `
  exists (select from course_teachers ct
    where ct.school_id = c.school_id and ct.course_id = c.id and ct.user_id = app.user_id()
      and ${IS_LEADING('ct')} and ${IS_LIVE_TEACHER('ct')})`;

/** Courses that the actor teaches, in any role: `columns` of `ct`. Goes on with `and`. */
export const TAUGHT_COURSES = (columns = 'ct.school_id, ct.course_id'): string => `
  select ${columns} from course_teachers ct
  where ${IS_OWN_TEACHER('ct')}`;

/** Courses that the actor teaches, and every course of the schools that they run: school_id, course_id. */
export const STAFF_COURSES = `${TAUGHT_COURSES()}
  union ${COURSES_OF_RUN_SCHOOLS()}`;

/** Courses that the actor runs: led as owner or teacher, or of a school that they run. School_id, course_id. */
export const LED_COURSES = `${TAUGHT_COURSES()} and ${IS_LEADING('ct')}
  union ${COURSES_OF_RUN_SCHOOLS()}`;

/** Courses whose work waits for the actor: those that they teach, and at home all of them. School_id, course_id. */
export const WORKED_COURSES = `${TAUGHT_COURSES()}
  union
  select k.school_id, k.id from school_memberships m join courses k on k.school_id = m.school_id
  where ${IS_OWN_HOMESCHOOL('m')}`;

/** The name of who teaches course `c`, its owner first; who only grades doesn't. Columns: display_name. */
export const INSTRUCTOR = `
  select m.display_name from course_teachers ct
    join school_memberships m on m.school_id = ct.school_id and m.user_id = ct.user_id and ${IS_ACTIVE('m')}
  where ct.school_id = c.school_id and ct.course_id = c.id and ${IS_LIVE_TEACHER('ct')} and ct.role <> 'grader'
  order by ct.role <> 'owner', ct.id limit 1`;

/** Joins `INSTRUCTOR` as `t`. The database hides it from students whom the school hasn't confirmed. */
export const INSTRUCTOR_JOIN = `
  left join lateral (${INSTRUCTOR}) t on true`;
