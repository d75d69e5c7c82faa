import type { MembershipId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { Duty } from '@fieldhouse/contract/school-people.ts';
import { HAS_RIGHT, IS_LIVE_LINK } from '#access/guardians.ts';
import { IS_OWN_ADMIN, IS_STAFF } from '#access/memberships.ts';
import { IS_LIVE_TEACHER } from '#access/teachers.ts';
import { type RowOf, statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

export type PersonRow = RowOf<typeof listPeople>;

/** A provisional membership past its time counts as ended. */
const STATUS = `case when m.status = 'provisional' and m.provisional_until <= :now::timestamptz then 'ended' else m.status end`;

/**
 * A student whose membership the school itself ended, and who may come back by the school: a refusal is taken back under
 * Approvals, and whoever studies elsewhere by now isn't taken back at all.
 */
const CAN_COME_BACK = `(m.role = 'student' and m.status = 'ended' and m.end_reason in ('left', 'removed', 'transferred')
    and app.may_come_back(m.school_id, m.user_id, m.ended_at, :now))`;

/** The record at the school that belongs to the account; null: not a student's. */
const STUDENT_ID = `(select sp.id from student_profiles sp
      where m.role = 'student' and sp.school_id = m.school_id and sp.user_id = m.user_id)`;

/**
 * Without a status: all but those that ended.
 *
 * Words are looked for at the beginnings of words, as the index of names holds them.
 */
const MATCHES = `m.school_id = :schoolId
  and (' ' || lower(m.display_name)) like '% ' || replace(replace(replace(lower(:search), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
  and (:role::text is null or m.role = :role)
  and case when :status::text is null then ${STATUS} <> 'ended' else ${STATUS} = :status end`;

/** `afterSortName`: and :afterMembershipId: the place after which the page begins, or nulls; :limit how many. */
export const listPeople = statement<
  Sql['listPeople'],
  {
    schoolId: string;
    search: string;
    role: Sql['listPeople']['parameters']['role'];
    status: string | null;
    afterSortName: string | null;
    afterMembershipId: string | null;
    limit: number;
    now: string;
  },
  { studentId: StudentId | null; canComeBack: boolean }
>(`
  with page as (
    select m.* from school_memberships m
    where ${MATCHES} and (:afterSortName::text is null or (m.sort_name, m.id) > (:afterSortName, :afterMembershipId::uuid))
    order by m.sort_name, m.id limit :limit)
  select m.id as "membershipId", m.user_id as "userId", m.display_name as name, m.sort_name as "sortName",
    case when e.email like '%@deleted.invalid' or ${STATUS} = 'ended' then '' else coalesce(e.email, '') end as email, m.role, ${STATUS} as status, m.duties,
    coalesce(case when m.status <> 'ended' then m.decided_at end, m.created_at) as since,
    case when m.status = 'suspended' then m.suspended_at
      when ${STATUS} = 'ended' then coalesce(m.ended_at, m.provisional_until) end as until,
    ${STUDENT_ID} as "studentId", ${CAN_COME_BACK} as "canComeBack",
    (select o.display_name from school_memberships o where o.school_id = m.school_id and o.user_id = m.decided_by
      order by o.status = 'ended', o.id limit 1) as "decidedByName"
  from page m left join app.member_emails((select array_agg(user_id) from page)) e on e.user_id = m.user_id
  order by m.sort_name, m.id`);

export const countPeople = statement<
  Sql['countPeople'],
  {
    schoolId: string;
    search: string;
    role: Sql['countPeople']['parameters']['role'];
    status: string | null;
    now: string;
  }
>(`select count(*)::integer as total from school_memberships m where ${MATCHES}`);

/** Others who run the school, beside whoever asks. */
export const countOtherAdmins = statement<
  Sql['countOtherAdmins'],
  { schoolId: string; userId: string },
  { others: number }
>('select app.other_admins(:schoolId, :userId) as others');

/** `isStillAdmin`: whoever asks runs the school at this moment. */
export type MembershipRow = RowOf<typeof findMembership>;

export const findMembership = statement<
  Sql['findMembership'],
  { membershipId: string; now: string },
  { otherAdminCount: number; studentId: StudentId | null; canComeBack: boolean }
>(`
  select m.id, m.school_id as "schoolId", s.name as "schoolName", m.user_id as "userId", m.display_name as name,
    m.role, m.status, m.duties, m.version, app.other_admins(m.school_id, m.user_id) as "otherAdminCount",
    m.suspended_at is not null as "wasSuspended", ${STUDENT_ID} as "studentId", ${CAN_COME_BACK} as "canComeBack",
    exists (select from school_memberships a where a.school_id = m.school_id and ${IS_OWN_ADMIN('a')}) as "isStillAdmin"
  from school_memberships m join schools s on s.id = m.school_id where m.id = :membershipId`);

/** One change of a school's people at a time: who else runs it is judged with the others held. */
export const lockPeople = statement<Sql['lockPeople'], { schoolId: SchoolId }>(
  "select pg_advisory_xact_lock(hashtextextended('people:' || :schoolId::text, 0))",
);

export const endMembership = statement<
  Sql['endMembership'],
  { schoolId: SchoolId; membershipId: MembershipId; kind: string | null; endedAt: string }
>(`
  update school_memberships set status = 'ended', end_reason = :kind, ended_at = :endedAt, updated_at = :endedAt,
    version = version + 1
  where school_id = :schoolId and id = :membershipId`);

/** As it was: active, or suspended. */
export const takeBackEnd = statement<
  Sql['takeBackEnd'],
  { schoolId: SchoolId; membershipId: MembershipId; updatedAt: string }
>(`
  update school_memberships set status = case when suspended_at is null then 'active' else 'suspended' end,
    end_reason = null, ended_at = null, updated_at = :updatedAt, version = version + 1
  where school_id = :schoolId and id = :membershipId`);

export const suspendMembership = statement<
  Sql['suspendMembership'],
  { schoolId: SchoolId; membershipId: MembershipId; suspendedAt: string }
>(`
  update school_memberships set status = 'suspended', suspended_at = :suspendedAt, updated_at = :suspendedAt, version = version + 1
  where school_id = :schoolId and id = :membershipId`);
export const reactivateMembership = statement<
  Sql['reactivateMembership'],
  { schoolId: SchoolId; membershipId: MembershipId; updatedAt: string }
>(`
  update school_memberships set status = 'active', suspended_at = null, updated_at = :updatedAt, version = version + 1
  where school_id = :schoolId and id = :membershipId`);

export const setDuties = statement<
  Sql['setDuties'],
  { schoolId: SchoolId; membershipId: MembershipId; duties: readonly Duty[]; updatedAt: string }
>(`
  update school_memberships set duties = :duties, updated_at = :updatedAt, version = version + 1
  where school_id = :schoolId and id = :membershipId`);

/** A parent's links in a school, from one state to another. */
export const changeLinks = statement<
  Sql['changeLinks'],
  {
    schoolId: SchoolId;
    guardianUserId: UserId;
    from: readonly ('pending' | 'active' | 'suspended' | 'ended')[];
    status: 'pending' | 'active' | 'suspended' | 'ended';
    updatedAt: string;
  }
>(`
  update guardian_links set status = :status, end_reason = case when :status = 'ended' then 'membership_ended' end,
    ended_at = case when :status = 'ended' then :updatedAt::timestamptz end, updated_at = :updatedAt, version = version + 1
  where school_id = :schoolId and guardian_user_id = :guardianUserId and status = any (:from::text[])
  returning student_id as "studentId"`);

/** Takes back the open invitations that somebody sent, or that were sent to their address. */
export const revokeInvitations = statement<
  Sql['revokeInvitations'],
  { schoolId: SchoolId; userId: UserId; now: string }
>(`
  update invitations i set revoked_at = :now, updated_at = :now, version = i.version + 1
  where i.school_id = :schoolId and i.accepted_at is null and i.revoked_at is null
    and (i.invited_by = :userId or i.email in (select lower(e.email) from app.member_emails(array[:userId::uuid]) e))`);

export const endSessions = statement<Sql['endSessions'], { userId: string }, { isDone: boolean }>(
  'select app.end_sessions(:userId) as "isDone"',
);

/** Whether somebody works at the school by another membership too. */
export const findOtherPost = statement<
  Sql['findOtherPost'],
  { schoolId: SchoolId; userId: UserId; membershipId: MembershipId }
>(`
  select 1 as one from school_memberships where school_id = :schoolId and user_id = :userId and id <> :membershipId and ${IS_STAFF('school_memberships')} limit 1`);

/** Courses that somebody teaches now, in the order in which they are held. */
export const listTaught = statement<Sql['listTaught'], { schoolId: SchoolId; userId: string }>(`
  select ct.course_id as "courseId", c.title, ct.role
  from course_teachers ct join courses c on c.id = ct.course_id
  where ct.school_id = :schoolId and ct.user_id = :userId and ${IS_LIVE_TEACHER('ct')} order by ct.course_id`);

export const countDeparture = statement<
  Sql['countDeparture'],
  { schoolId: SchoolId; userId: UserId; now: string },
  { waitsForConsent: boolean }
>(`
  select (select count(*)::integer from enrollments e
      join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
      where sp.school_id = :schoolId and sp.user_id = :userId and e.status in ('active', 'requested', 'waitlisted')
    ) as "enrollmentCount",
    (select count(distinct g.student_id)::integer from guardian_links g
      where g.school_id = :schoolId and g.guardian_user_id = :userId and g.status <> 'ended') as "childCount",
    app.waits_after_leaving(:schoolId, :userId, :now) as "waitsForConsent"`);

/** Teachers and admins of a school whose accounts are open, but one. */
export const listSuccessors = statement<Sql['listSuccessors'], { schoolId: SchoolId; userId: UserId }>(`
  select "userId", name, role from (
    select distinct on (m.user_id) m.user_id as "userId", m.display_name as name, m.sort_name, m.role
    from school_memberships m
    where m.school_id = :schoolId and m.user_id <> :userId and ${IS_STAFF('m')} and m.user_id in (select app.open_staff(:schoolId))
    order by m.user_id, m.role desc) p
  order by sort_name, "userId" limit 500`);

export const listEvents = statement<
  Sql['listEvents'],
  { schoolId: SchoolId; entityId: string },
  { after: { readonly duties?: readonly Duty[] } | null }
>(`
  select a.at, a.reason, a.action, a.after,
    (select o.display_name from school_memberships o where o.school_id = a.school_id and o.user_id = a.actor_user_id
      order by o.status = 'ended', o.id limit 1) as "byName"
  from audit_log a
  where a.school_id = :schoolId and a.entity_id = :entityId and a.entity_type = 'membership'
  order by a.at desc, a.id desc limit 100`);

export const memberEmail = statement<
  Sql['memberEmail'],
  { userId: string },
  { userId: string; email: string; locale: string }
>('select user_id as "userId", email, locale from app.member_emails(array[:userId::uuid])');

/** Guardians who are told what becomes of a student at the school: confirmed, and with a right to see the record. */
export const listFollowers = statement<
  Sql['listFollowers'],
  { schoolId: SchoolId; studentId: StudentId; byUserId: UserId; now: string }
>(`
  select g.guardian_user_id as "userId", sp.legal_name as "studentName"
  from guardian_links g
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
    join schools s on s.id = g.school_id
  where g.school_id = :schoolId and g.student_id = :studentId and g.guardian_user_id <> :byUserId
    and ${HAS_RIGHT('g', 'see_record')} and ${IS_LIVE_LINK('g', 'sp', '(:now::timestamptz at time zone s.time_zone)::date')}`);
