import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import type { Duty, MembershipStatus } from '@fieldhouse/contract/school-people.ts';
import { statement } from '#db/unit.ts';

export interface PersonRow {
  readonly membershipId: string;
  readonly userId: string;
  readonly name: string;
  readonly sortName: string;
  readonly email: string;
  readonly role: SignUpRole;
  readonly status: MembershipStatus;
  readonly duties: readonly Duty[];
  readonly since: string;
  readonly until: string | null;
  readonly decidedByName: string | null;
}

/** A provisional membership past its time counts as ended. */
const STATUS = `case when m.status = 'provisional' and m.provisional_until <= now() then 'ended' else m.status end`;

/**
 * $1 school, $2 search, $3 role or null, $4 status or null: all but those that ended.
 *
 * Words are looked for at the beginnings of words, as the index of names holds them.
 */
const MATCHES = `m.school_id = $1
  and (' ' || lower(m.display_name)) like '% ' || replace(replace(replace(lower($2), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
  and ($3::text is null or m.role = $3)
  and case when $4::text is null then ${STATUS} <> 'ended' else ${STATUS} = $4 end`;

/** $5 and $6: the place after which the page begins, or nulls; $7 how many. */
export const listPeople = statement<PersonRow>(`
  with page as (
    select m.* from school_memberships m
    where ${MATCHES} and ($5::text is null or (m.sort_name, m.id) > ($5, $6::uuid))
    order by m.sort_name, m.id limit $7)
  select m.id as "membershipId", m.user_id as "userId", m.display_name as name, m.sort_name as "sortName",
    coalesce(e.email, '') as email, m.role, ${STATUS} as status, m.duties,
    coalesce(case when m.status <> 'ended' then m.decided_at end, m.created_at) as since,
    case when m.status = 'suspended' then m.suspended_at
      when ${STATUS} = 'ended' then coalesce(m.ended_at, m.provisional_until) end as until,
    (select o.display_name from school_memberships o where o.school_id = m.school_id and o.user_id = m.decided_by
      order by o.status = 'ended', o.id limit 1) as "decidedByName"
  from page m left join app.member_emails((select array_agg(user_id) from page)) e on e.user_id = m.user_id
  order by m.sort_name, m.id`);

export const countPeople = statement<{ total: number }>(
  `select count(*)::integer as total from school_memberships m where ${MATCHES}`,
);

/** Others who run the school, beside whoever asks. $1 school, $2 person. */
export const countOtherAdmins = statement<{ others: number }>('select app.other_admins($1, $2) as others');

export interface MembershipRow {
  readonly id: string;
  readonly schoolId: string;
  readonly schoolName: string;
  readonly userId: string;
  readonly name: string;
  readonly role: SignUpRole;
  readonly status: MembershipStatus;
  readonly duties: readonly Duty[];
  readonly version: number;
  readonly otherAdminCount: number;
  /** Whoever asks runs the school at this moment. */
  readonly isStillAdmin: boolean;
}

/** $1 membership. */
export const findMembership = statement<MembershipRow>(`
  select m.id, m.school_id as "schoolId", s.name as "schoolName", m.user_id as "userId", m.display_name as name,
    m.role, m.status, m.duties, m.version, app.other_admins(m.school_id, m.user_id) as "otherAdminCount",
    exists (select from school_memberships a where a.school_id = m.school_id and a.user_id = app.user_id()
      and a.status = 'active' and a.role in ('school_admin', 'homeschool_parent')) as "isStillAdmin"
  from school_memberships m join schools s on s.id = m.school_id where m.id = $1`);

/** One change of a school's people at a time: who else runs it is judged with the others held. $1 school. */
export const lockPeople = statement(
  "select pg_advisory_xact_lock(hashtextextended('people:' || $1::text, 0))",
);

/** $1 school, $2 membership, $3 reason code, $4 now. */
export const endMembership = statement(`
  update school_memberships set status = 'ended', end_reason = $3, ended_at = $4, updated_at = $4,
    version = version + 1
  where school_id = $1 and id = $2`);
/** $1 school, $2 membership, $3 now. */
export const suspendMembership = statement(`
  update school_memberships set status = 'suspended', suspended_at = $3, updated_at = $3, version = version + 1
  where school_id = $1 and id = $2`);
export const reactivateMembership = statement(`
  update school_memberships set status = 'active', updated_at = $3, version = version + 1
  where school_id = $1 and id = $2`);
/** $1 school, $2 membership, $3 duties, $4 now. */
export const setDuties = statement(`
  update school_memberships set duties = $3, updated_at = $4, version = version + 1
  where school_id = $1 and id = $2`);

/** A parent's links in a school, from one state to another. $1 school, $2 parent, $3 from, $4 to, $5 now. */
export const changeLinks = statement<{ studentId: string }>(`
  update guardian_links set status = $4, end_reason = case when $4 = 'ended' then 'membership_ended' end,
    updated_at = $5, version = version + 1
  where school_id = $1 and guardian_user_id = $2 and status = any ($3::text[])
  returning student_id as "studentId"`);

export const endSessions = statement<{ isDone: boolean }>('select app.end_sessions($1) as "isDone"');

/** Whether somebody works at the school by another membership too. $1 school, $2 person, $3 this membership. */
export const findOtherPost = statement<{ one: number }>(`
  select 1 as one from school_memberships where school_id = $1 and user_id = $2 and id <> $3 and status = 'active'
    and role in ('teacher', 'school_admin', 'homeschool_parent') limit 1`);

export interface TaughtCourse {
  readonly courseId: string;
  readonly title: string;
  readonly role: 'owner' | 'teacher' | 'grader';
}

/** Courses that somebody teaches now, in the order in which they are held. $1 school, $2 person. */
export const listTaught = statement<TaughtCourse>(`
  select ct.course_id as "courseId", c.title, ct.role
  from course_teachers ct join courses c on c.id = ct.course_id
  where ct.school_id = $1 and ct.user_id = $2 and ct.ended_at is null order by ct.course_id`);

/** $1 school, $2 person. */
export const countDeparture = statement<{ enrollmentCount: number; childCount: number }>(`
  select (select count(*)::integer from enrollments e
      join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
      where sp.school_id = $1 and sp.user_id = $2 and e.status in ('active', 'requested', 'waitlisted')
    ) as "enrollmentCount",
    (select count(distinct g.student_id)::integer from guardian_links g
      where g.school_id = $1 and g.guardian_user_id = $2 and g.status <> 'ended') as "childCount"`);

/** Teachers and admins of a school whose accounts are open, but one. $1 school, $2 that person. */
export const listSuccessors = statement<{ userId: string; name: string; role: SignUpRole }>(`
  select "userId", name, role from (
    select distinct on (m.user_id) m.user_id as "userId", m.display_name as name, m.sort_name, m.role
    from school_memberships m
    where m.school_id = $1 and m.user_id <> $2 and m.status = 'active'
      and m.role in ('teacher', 'school_admin', 'homeschool_parent') and m.user_id in (select app.open_staff($1))
    order by m.user_id, m.role desc) p
  order by sort_name, "userId" limit 500`);

export interface EventRow {
  readonly at: string;
  readonly byName: string | null;
  readonly action: string;
  readonly reason: string | null;
  readonly after: { readonly duties?: readonly Duty[] } | null;
}

/** $1 school, $2 membership. */
export const listEvents = statement<EventRow>(`
  select a.at, a.reason, a.action, a.after,
    (select o.display_name from school_memberships o where o.school_id = a.school_id and o.user_id = a.actor_user_id
      order by o.status = 'ended', o.id limit 1) as "byName"
  from audit_log a
  where a.school_id = $1 and a.entity_id = $2 and a.entity_type = 'membership'
  order by a.at desc, a.id desc limit 100`);

export const memberEmail = statement<{ userId: string; email: string; locale: string }>(
  'select user_id as "userId", email, locale from app.member_emails(array[$1::uuid])',
);
