/*
 * SQL over memberships of a school. A condition takes the alias of its row of `school_memberships`; a set is a query of its
 * own about the actor of the unit. `actor.ts` has the same as predicates over the actor.
 */

const ADMIN_ROLES = "('school_admin', 'homeschool_parent')";
const STAFF_ROLES = "('teacher', 'school_admin', 'homeschool_parent')";

/** Confirmed by the school: neither waiting, provisional, suspended nor ended. */
export const IS_ACTIVE = (m: string): string => `${m}.status = 'active'`;

/** Active, or provisional as a student: whom `isMemberOf` means. */
export const IS_MEMBER = (m: string): string => `${m}.status in ('active', 'provisional')`;

/** A role that runs a school, whatever its status: admin, or the parent of a family's school. */
export const HAS_ADMIN_ROLE = (m: string): string => `${m}.role in ${ADMIN_ROLES}`;

/** A role that works at a school, whatever its status: teachers, and who runs it. */
export const HAS_STAFF_ROLE = (m: string): string => `${m}.role in ${STAFF_ROLES}`;

/** A role that works at a school which isn't a family's, whatever its status. */
export const HAS_POST = (m: string): string => `${m}.role in ('teacher', 'school_admin')`;

/** A role in which one is a parent, whatever its status: also the parent who runs a family's school. */
export const HAS_PARENT_ROLE = (m: string): string => `${m}.role in ('parent', 'homeschool_parent')`;

/** Admin of a school which isn't a family's, whatever the status. */
export const IS_SCHOOL_ADMIN = (m: string): string => `${m}.role = 'school_admin'`;

/** The parent who runs a family's school, whatever the status. */
export const IS_HOMESCHOOL_PARENT = (m: string): string => `${m}.role = 'homeschool_parent'`;

/** Runs the school now: whom `isAdminOf` means. */
export const IS_ADMIN = (m: string): string => `${IS_ACTIVE(m)} and ${HAS_ADMIN_ROLE(m)}`;

/** Teaches at the school or runs it now: whom `isStaffOf` means. */
export const IS_STAFF = (m: string): string => `${IS_ACTIVE(m)} and ${HAS_STAFF_ROLE(m)}`;

/** Looks after students of the school now: whom `isCounselorOf` means. */
export const IS_COUNSELOR = (m: string): string =>
  `${IS_ACTIVE(m)} and (${HAS_ADMIN_ROLE(m)} or (${m}.role = 'teacher' and 'counselor' = any(${m}.duties)))`;

/** The actor's own, as somebody who runs the school now. */
export const IS_OWN_ADMIN = (m: string): string => `${m}.user_id = app.user_id() and ${IS_ADMIN(m)}`;

/** The actor's own, as the parent who runs a family's school now. */
export const IS_OWN_HOMESCHOOL = (m: string): string =>
  `${m}.user_id = app.user_id() and ${IS_ACTIVE(m)} and ${IS_HOMESCHOOL_PARENT(m)}`;

/** Schools that the actor runs: school_id. */
export const RUN_SCHOOLS = `
  select m.school_id from school_memberships m where ${IS_OWN_ADMIN('m')}`;

/** Courses of the schools that the actor runs: `columns` of `k`, a course. */
export const COURSES_OF_RUN_SCHOOLS = (columns = 'k.school_id, k.id'): string => `
  select ${columns} from school_memberships m join courses k on k.school_id = m.school_id
  where ${IS_OWN_ADMIN('m')}`;

/** Schools where the actor sees every student: who runs them, and teachers with a duty, counselor or registrar. */
export const WHOLE_SCHOOLS = `
  select m.school_id from school_memberships m
  where m.user_id = app.user_id() and ${IS_ACTIVE('m')}
    and (${HAS_ADMIN_ROLE('m')} or (m.role = 'teacher' and cardinality(m.duties) > 0))`;

/** The name of an account at a school, as its first membership there has it. SQL over two ids. */
export const NAME_OF = (user: string, school: string): string => `
  (select m.display_name from school_memberships m where m.school_id = ${school} and m.user_id = ${user}
    order by m.id limit 1)`;
