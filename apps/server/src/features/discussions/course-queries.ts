import type { CourseId, SchoolId, UserId } from '@fieldhouse/contract/ids.ts';
import { IS_OWN_LINK } from '#access/guardians.ts';
import {
  COURSES_OF_RUN_SCHOOLS,
  IS_ACTIVE,
  IS_HOMESCHOOL_PARENT,
  IS_SCHOOL_ADMIN,
} from '#access/memberships.ts';
import { IS_LIVE_TEACHER, TAUGHT_COURSES } from '#access/teachers.ts';
import { SCHOOL_RUNNERS } from '#access/told.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** Every course that the actor has to do with, once, with how. */
export const STANDING = `
  select school_id, course_id, array_remove(array_agg(own), null) as own, min(role) as role
  from (
    select e.school_id, e.course_id, e.student_id as own, null::text as role
    from student_profiles sp
      join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.status = 'active'
    where sp.user_id = app.user_id()
    union all
    ${TAUGHT_COURSES('ct.school_id, ct.course_id, null, ct.role')}
    union all
    ${COURSES_OF_RUN_SCHOOLS('k.school_id, k.id, null, null')}
  ) mine group by school_id, course_id`;

/** Columns of `DiscussionScope`, of course `c` in school `sc` with standing `seen`. */
export const SCOPE = `
  c.school_id as "schoolId", sc.kind as "schoolKind", c.status as "courseStatus", seen.own as "ownStudentIds",
  seen.role as "teacherRole"`;

/** One course with how the actor stands to it. */
export const findCourse = statement<Sql['findCourse'], { courseId: CourseId }>(`
  with seen as materialized (${STANDING})
  select ${SCOPE}, c.id as "courseId", c.title as "courseTitle"
  from seen join courses c on c.school_id = seen.school_id and c.id = seen.course_id
    join schools sc on sc.id = c.school_id
  where c.id = :courseId`);

/** A thread has something that the actor hasn't read. Of thread `d`. */
export const IS_UNREAD = `
  d.last_active_at > coalesce((
    select max(r.read_at) from discussion_reads r
    where r.school_id = d.school_id and r.user_id = app.user_id() and r.course_id = d.course_id
      and (r.root_id = d.id or r.root_id is null)), '-infinity')`;

/** More courses than anybody chooses among. */
const MAX_COURSES = 200;

/** Courses of the actor with what is in their discussions; the last used first. */
export const listCourses = statement<Sql['listCourses']>(`
  with seen as materialized (${STANDING})
  select ${SCOPE}, c.id as "courseId", c.title as "courseTitle", n.threads as "threadCount",
    n.unread as "unreadCount", n.last_at as "lastActiveAt"
  from seen join courses c on c.school_id = seen.school_id and c.id = seen.course_id
    join schools sc on sc.id = c.school_id
    cross join lateral (
      select count(*)::integer as threads, (count(*) filter (where ${IS_UNREAD}))::integer as unread,
        max(d.last_active_at) as last_at
      from discussions d
      where d.school_id = c.school_id and d.course_id = c.id and d.parent_id is null
        and (d.removed_at is null or d.reply_count > 0)) n
    left join lateral (
      select max(r.read_at) as at from discussion_reads r
      where r.school_id = c.school_id and r.user_id = app.user_id() and r.course_id = c.id) used on true
  where c.status <> 'draft'
  order by used.at desc nulls last, n.last_at desc nulls last, c.title, c.id
  limit ${MAX_COURSES}`);

/** Threads of a course with something that the actor hasn't read. */
export const countUnread = statement<Sql['countUnread'], { courseId: CourseId }>(`
  select count(*)::integer as count from discussions d
  where d.course_id = :courseId and d.parent_id is null and (d.removed_at is null or d.reply_count > 0) and ${IS_UNREAD}`);

/** The actor's children with a live link. */
export const listChildren = statement<Sql['listChildren']>(`
  select sp.id as "studentId", sp.school_id as "schoolId", coalesce(m.display_name, sp.legal_name) as name
  from guardian_links l
    join student_profiles sp on sp.school_id = l.school_id and sp.id = l.student_id
    left join lateral (
      select display_name from school_memberships x
      where x.school_id = sp.school_id and x.user_id = sp.user_id and ${IS_ACTIVE('x')} and x.role = 'student'
      limit 1) m on true
  where ${IS_OWN_LINK('l')}
  order by 3, 1`);

/**
 * People of a course who know each other here: active students whom the school has confirmed, and who teaches it.
 * Whoever uses it passes `schoolId` and `courseId`.
 */
const PEOPLE = `
  select p.user_id, bool_or(p.is_staff) as is_staff, min(m.display_name) as name
  from (
    select sp.user_id, false as is_staff, 'student' as role from enrollments e
      join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
    where e.school_id = :schoolId and e.course_id = :courseId and e.status = 'active' and sp.user_id is not null
    union all
    select ct.user_id, true, null from course_teachers ct
    where ct.school_id = :schoolId and ct.course_id = :courseId and ${IS_LIVE_TEACHER('ct')}
    union all
    select h.user_id, true, null from school_memberships h
    where h.school_id = :schoolId and ${IS_HOMESCHOOL_PARENT('h')}
  ) p join school_memberships m on m.school_id = :schoolId and m.user_id = p.user_id and ${IS_ACTIVE('m')}
    and (p.role is null and m.role <> 'parent' and m.role <> 'student' or m.role = p.role)
  group by p.user_id`;

/** Most people whose names a course offers. */
const MAX_PEOPLE = 500;

export const listPeople = statement<
  Sql['listPeople'],
  { schoolId: SchoolId; courseId: CourseId },
  { userId: UserId }
>(`
  select user_id as "userId", name, is_staff as "isStaff" from (${PEOPLE}) people
  order by is_staff desc, name, user_id limit ${MAX_PEOPLE}`);

/** Those of some people who are in the course. */
export const listPeopleAmong = statement<
  Sql['listPeopleAmong'],
  { schoolId: string; courseId: string; userIds: readonly string[] }
>(`
  select user_id as "userId" from (${PEOPLE}) people where user_id = any (:userIds::uuid[])`);

/** Everybody who reads the course's discussions: its people, and admins of the school. */
export const listReaders = statement<Sql['listReaders'], { schoolId: string; courseId: string }>(`
  select user_id as "userId" from (${PEOPLE}) people
  union
  select m.user_id from school_memberships m
  where m.school_id = :schoolId and ${IS_ACTIVE('m')} and ${IS_SCHOOL_ADMIN('m')}`);

/** Who follows a thread, or the course where none is named, and may still read it. */
export const listFollowers = statement<
  Sql['listFollowers'],
  { schoolId: string; courseId: string; rootId: string | null }
>(`
  select f.user_id as "userId" from discussion_follows f
  where f.school_id = :schoolId and f.course_id = :courseId and f.root_id is not distinct from :rootId
    and f.user_id in (
      select user_id from (${PEOPLE}) people
      union
      select m.user_id from school_memberships m
      where m.school_id = :schoolId and ${IS_ACTIVE('m')} and ${IS_SCHOOL_ADMIN('m')})`);

/**
 * Who decides about reports, with accounts that are open: who teaches the course, or admins where nobody does or
 * it is about one of them.
 */
export const listModerators = statement<
  Sql['listModerators'],
  { schoolId: string; courseId: string; authorId: string }
>(`
  with teachers as (
    select ct.user_id from course_teachers ct
      join school_memberships m on m.school_id = ct.school_id and m.user_id = ct.user_id and ${IS_ACTIVE('m')}
    where ct.school_id = :schoolId and ct.course_id = :courseId and ${IS_LIVE_TEACHER('ct')} and ct.role in ('owner', 'teacher')
      and ct.user_id in (select app.open_staff(:schoolId)))
  select distinct user_id as "userId" from (
    select user_id from teachers where user_id <> :authorId
    union all
    select r.user_id from (${SCHOOL_RUNNERS(':schoolId')}) r
    where not exists (select from teachers t where t.user_id <> :authorId)) x
  where user_id <> :authorId`);
