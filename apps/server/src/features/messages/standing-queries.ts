import type { ConversationId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { DEFAULT_MESSAGING_RULES, type MessagingRules } from '@fieldhouse/domain/messages/who-may-write.ts';
import { HAS_RIGHT, IS_LIVE_LINK, IS_ON_FILE } from '#access/guardians.ts';
import { HAS_ADMIN_ROLE, IS_ACTIVE } from '#access/memberships.ts';
import { IS_LIVE_TEACHER } from '#access/teachers.ts';
import { type RowOf, statement } from '#db/unit.ts';
import { IS_LIVE_ASSIGNMENT } from '#features/counseling/workflows.ts';
import type { Standing } from './policy.ts';
import type { Sql } from './rows.gen.ts';

/** Running courses of student `s`. */
const LEARNS = (student: string) => `
  select e.course_id from enrollments e
    join courses c on c.school_id = e.school_id and c.id = e.course_id and c.status = 'published'
  where e.school_id = asked.school_id and e.student_id = ${student} and e.status = 'active'`;

/** Who counsels student `s` by an assignment. */
const COUNSELED_BY = (student: string) => `
  select a.user_id from counselor_assignments a
  where a.school_id = asked.school_id and a.student_id = ${student} and ${IS_LIVE_ASSIGNMENT('a')}`;

/** How the people of `asked(school_id, user_id)` stand in that school. No row: no active member. */
const STANDING = `
  select asked.user_id as "userId", m.name, m.roles, m."isCounselor", sp.id as "studentId",
    case when sp.birth_on is not null then
      (select years + (case when (sp.birth_on + make_interval(years => years + 1))::date <= day then 1 else 0 end)
       from (select extract(year from age(day, sp.birth_on))::integer as years) y) end as age,
    array(${LEARNS('sp.id')}) as learns, array(${COUNSELED_BY('sp.id')}) as "counselorIds",
    array(select ct.course_id from course_teachers ct
        join courses c on c.school_id = ct.school_id and c.id = ct.course_id and c.status = 'published'
      where ct.school_id = asked.school_id and ct.user_id = asked.user_id and ${IS_LIVE_TEACHER('ct')}) as teaches,
    case when not ('parent' = any (m.roles)) then '[]' else coalesce((
      select jsonb_agg(jsonb_build_object('studentId', k.id, 'userId', k.user_id, 'name', coalesce(n.name, k.legal_name),
        'canMessageStaff', ${HAS_RIGHT('g', 'message_staff')}, 'learns', to_jsonb(array(${LEARNS('k.id')})),
        'counselorIds', to_jsonb(array(${COUNSELED_BY('k.id')}))) order by k.id)
      from guardian_links g
        join student_profiles k on k.school_id = g.school_id and k.id = g.student_id
        left join lateral (select min(x.display_name) as name from school_memberships x
          where x.school_id = k.school_id and x.user_id = k.user_id and ${IS_ACTIVE('x')}) n on true
      where g.school_id = asked.school_id and g.guardian_user_id = asked.user_id
        and ${IS_LIVE_LINK('g', 'k', 'today.day')}), '[]') end as children
  from asked
    join schools sc on sc.id = asked.school_id
    cross join lateral (select (:now::timestamptz at time zone sc.time_zone)::date as day) today
    join lateral (
      select min(x.display_name) as name, array_agg(x.role) as roles,
        bool_or(x.role = 'teacher' and 'counselor' = any (x.duties)) as "isCounselor"
      from school_memberships x
      where x.school_id = asked.school_id and x.user_id = asked.user_id and ${IS_ACTIVE('x')}
      having count(*) > 0) m on true
    left join student_profiles sp
      on sp.school_id = asked.school_id and sp.user_id = asked.user_id and 'student' = any (m.roles)`;

export const listStanding = statement<
  Sql['listStanding'],
  { now: string; schoolId: SchoolId; people: readonly string[] },
  {
    userId: Standing['userId'];
    name: Standing['name'];
    roles: Standing['roles'];
    isCounselor: Standing['isCounselor'];
    children: Standing['children'];
  }
>(`
  with asked as (select :schoolId::uuid as school_id, u as user_id from unnest(:people::uuid[]) u) ${STANDING}`);

/** How the actor stands. */
export const findOwnStanding = statement<
  Sql['findOwnStanding'],
  { now: string; schoolId: SchoolId },
  {
    userId: Standing['userId'];
    name: Standing['name'];
    roles: Standing['roles'];
    isCounselor: Standing['isCounselor'];
    children: Standing['children'];
  }
>(`
  with asked as (select :schoolId::uuid as school_id, app.user_id() as user_id) ${STANDING}`);

/** Everybody who writes in a conversation and hasn't left. */
export const listStandingIn = statement<
  Sql['listStandingIn'],
  { now: string; conversationId: ConversationId },
  {
    name: Standing['name'];
    roles: Standing['roles'];
    isCounselor: Standing['isCounselor'];
    children: Standing['children'];
  }
>(`
  with asked as (
    select cm.school_id, cm.user_id from conversation_members cm
    where cm.conversation_id = :conversationId and not cm.is_reader and cm.left_at is null)
  ${STANDING}`);

const RULES = `
  select student_to_student as "studentToStudent", parent_to_parent as "parentToParent",
    guardians_read_along as "guardiansReadAlong", version from messaging_rules`;

export type RulesRow = RowOf<typeof findRules>;

export const findRules = statement<Sql['findRules'], { schoolId: SchoolId }, MessagingRules>(
  `${RULES} where school_id = :schoolId`,
);

export const findRulesOf = statement<Sql['findRulesOf'], { conversationId: ConversationId }, MessagingRules>(`
  ${RULES} where school_id = (select c.school_id from conversations c where c.id = :conversationId)`);

/** Those of a school, or the defaults of one that has decided nothing; then at version 0. */
export const rulesFrom = (row: RulesRow | undefined): RulesRow =>
  row ?? { ...DEFAULT_MESSAGING_RULES, version: 0 };

/** Guardians of some students who may write with staff. */
export const listGuardiansOf = statement<
  Sql['listGuardiansOf'],
  { now: string; schoolId: string; studentIds: readonly string[] }
>(`
  select g.student_id as "studentId", g.guardian_user_id as "userId"
  from guardian_links g
    join schools sc on sc.id = g.school_id
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
  where g.school_id = :schoolId and g.student_id = any (:studentIds::uuid[]) and ${HAS_RIGHT('g', 'message_staff')}
    and ${IS_LIVE_LINK('g', 'sp', '(:now::timestamptz at time zone sc.time_zone)::date')}
    and exists (select from school_memberships m where m.school_id = g.school_id
      and m.user_id = g.guardian_user_id and ${IS_ACTIVE('m')})
  order by g.student_id, g.guardian_user_id`);

/** People whom the actor could reach, narrowed before anybody is judged. The arrays are of courses and students. */
interface Reach {
  readonly schoolId: string;
  /** Each '% word%'; none: all names. */
  readonly patterns: readonly string[];
  readonly children: readonly string[];
  /** Students whose guardians are family. */
  readonly family: readonly string[];
  /** Students whose counselors are near. */
  readonly counseled: readonly string[];
  /** Courses whose teachers are near. */
  readonly taughtIn: readonly string[];
  /** Courses whose learners can be reached, and those whose learners' guardians can. */
  readonly learnersOf: readonly string[];
  readonly guardiansOf: readonly string[];
  readonly office: boolean;
  readonly staff: boolean;
  readonly everyone: boolean;
  readonly most: number;
}

const people = statement<
  Sql['people'],
  {
    schoolId: string;
    patterns: readonly string[];
    children: readonly string[];
    family: readonly string[];
    counseled: readonly string[];
    taughtIn: readonly string[];
    learnersOf: readonly string[];
    guardiansOf: readonly string[];
    office: boolean;
    staff: boolean;
    everyone: boolean;
    most: number;
  }
>(`
  with near as (
    select sp.user_id, 0 as place from student_profiles sp where sp.school_id = :schoolId and sp.id = any (:children::uuid[])
    union all
    select g.guardian_user_id, 0 from guardian_links g
    where g.school_id = :schoolId and g.student_id = any (:family::uuid[]) and ${IS_ON_FILE('g')}
    union all
    select ct.user_id, 1 from course_teachers ct
    where ct.school_id = :schoolId and ct.course_id = any (:taughtIn::uuid[]) and ${IS_LIVE_TEACHER('ct')}
    union all
    select a.user_id, 1 from counselor_assignments a
    where a.school_id = :schoolId and a.student_id = any (:counseled::uuid[]) and ${IS_LIVE_ASSIGNMENT('a')}
    union all
    select person.user_id, 2 from counselor_assignments a
      cross join lateral (
        select sp.user_id from student_profiles sp where sp.school_id = a.school_id and sp.id = a.student_id
        union all
        select g.guardian_user_id from guardian_links g
        where g.school_id = a.school_id and g.student_id = a.student_id and ${IS_ON_FILE('g')}) person
    where a.school_id = :schoolId and a.user_id = app.user_id() and ${IS_LIVE_ASSIGNMENT('a')} and :everyone::boolean
    union all
    select sp.user_id, 3 from enrollments e
      join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
    where e.school_id = :schoolId and e.course_id = any (:learnersOf::uuid[]) and e.status = 'active'
    union all
    select g.guardian_user_id, 3 from enrollments e
      join guardian_links g on g.school_id = e.school_id and g.student_id = e.student_id and ${IS_ON_FILE('g')}
    where e.school_id = :schoolId and e.course_id = any (:guardiansOf::uuid[]) and e.status = 'active'
    union all
    select m.user_id, 2 from school_memberships m
    where m.school_id = :schoolId and ${HAS_ADMIN_ROLE('m')} and ${IS_ACTIVE('m')} and :office::boolean
    union all
    select m.user_id, 3 from school_memberships m
    where m.school_id = :schoolId and m.role = 'teacher' and ${IS_ACTIVE('m')}
      and (:staff::boolean or (:office::boolean and 'counselor' = any (m.duties)))
      and (' ' || lower(m.display_name)) like all (:patterns::text[])
    union all
    select named.id, 3 from app.people_named(:schoolId, :patterns::text[], :most) as named(id) where :everyone::boolean)
  select n.user_id as "userId"
  from (select user_id, min(place) as place from near where user_id is not null group by user_id) n
    join lateral (select min(m.display_name) as name, min(m.sort_name) as sort_name from school_memberships m
      where m.school_id = :schoolId and m.user_id = n.user_id and ${IS_ACTIVE('m')}) m on m.name is not null
  where n.user_id <> app.user_id() and (' ' || lower(m.name)) like all (:patterns::text[])
  order by n.place, m.sort_name, n.user_id limit :most`);

/** Nearest first: family, own teachers and counselors, who runs the school and whom one counsels, then by name. */
export const listReach = (reach: Reach) => people(reach);

export const listCourseTitles = statement<
  Sql['listCourseTitles'],
  { schoolId: SchoolId; courseIds: readonly string[] }
>(`
  select id as "courseId", title from courses where school_id = :schoolId and id = any (:courseIds::uuid[])`);
