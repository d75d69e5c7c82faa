import { MOST_APPLICANTS } from '@fieldhouse/contract/account-approvals.ts';
import type { MembershipId, SchoolId, UserId } from '@fieldhouse/contract/ids.ts';
import type { Locale, SignUpRole } from '@fieldhouse/contract/people.ts';
import { PROVISIONAL_DAYS } from '@fieldhouse/domain/accounts/roles.ts';
import { HAS_POST, IS_OWN_ADMIN } from '#access/memberships.ts';
import { type None, type RowOf, statement, type Units } from '#db/unit.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';

const signInUser = statement<Sql['signInUser'], { email: string; now: string }>(`
  select u.id as "userId",
    case when u.deleted_at is not null then 'deleted' when u.suspended_at is not null then 'suspended'
      when u.account_expires_at <= :now::timestamptz then 'expired' else 'ok' end as state
  from users u where lower(u.email) = :email`);

/** Account state by address, before anybody is known; null: no such account. */
export async function findSignInUser(
  { units, clock }: Pick<Services, 'units' | 'clock'>,
  email: string,
): Promise<RowOf<typeof signInUser> | null> {
  const [user] = await units.alone(signInUser({ email, now: clock.now() }));
  return user ?? null;
}

const FIND_PASSWORD_HASH = `
  select a.password from users u join auth_accounts a on a.user_id = u.id and a.provider_id = 'credential'
  where lower(u.email) = :email`;
const passwordHash = statement<Sql['passwordHash'], { email: string }>(FIND_PASSWORD_HASH);
const settledPasswordHash = statement<Sql['settledPasswordHash'], { email: string }>(
  `${FIND_PASSWORD_HASH} for share of a`,
);

/** The hash of an account's password; null: no such account. */
export async function findPasswordHash(units: Units, email: string): Promise<string | null> {
  const [found] = await units.alone(passwordHash({ email }));
  return found?.password ?? null;
}

/** Whether that is the password still, once a change of it that is under way is through. */
export async function isPasswordStill(units: Units, email: string, hash: string | null): Promise<boolean> {
  const [found] = await units.alone(settledPasswordHash({ email }));
  return hash !== null && found?.password === hash;
}

export type CodeSchool = RowOf<typeof checkCode>;

export const checkCode = statement<
  Sql['checkCode'],
  { code: string; role: string },
  { schoolId: SchoolId; schoolName: string; codeId: string }
>(
  'select school_id as "schoolId", school_name as "schoolName", code_id as "codeId" from app.check_code(:code, :role)',
);

const contactOf = statement<Sql['contactOf'], { userId: string }>(
  'select app.account_contact(:userId) as contact',
);

/** Email of the school that a person may ask about their closed account; null: none. */
export async function findContact(units: Units, userId: string): Promise<string | null> {
  const [found] = await units.alone(contactOf({ userId }));
  return found?.contact ?? null;
}

const runsPlatform = statement<Sql['runsPlatform'], { userId: string }>(
  'select app.is_operator(:userId) as "isOperator"',
);

/** True for those who run the platform now. */
export async function isOperator(units: Units, userId: string): Promise<boolean> {
  const [found] = await units.alone(runsPlatform({ userId }));
  return found?.isOperator ?? false;
}

/** Still undecided: a provisional student only until the two weeks are over. */
const WAITS =
  "(m.status = 'pending' or (m.status = 'provisional' and m.provisional_until > :now::timestamptz))";

/** The record of the person of membership `m` in its school. */
const STUDENT_OF = (m: string) => `
  (select sp.id from student_profiles sp where sp.school_id = ${m}.school_id and sp.user_id = ${m}.user_id
    order by sp.id limit 1) as "studentId"`;

/** A student of another school by now: a refusal isn't taken back, since the account would be this school's as well. */
const IS_ELSEWHERE = (m: string) =>
  `(${m}.role = 'student' and app.attends_elsewhere(${m}.school_id, ${m}.user_id)) as "isElsewhere"`;

const IN_KNOWN_SCHOOLS = 'm.school_id = any ((select app.known_school_ids())::uuid[])';

/** Everyone else who waits in the schools the actor sees, oldest first; of each kind as many as one call may decide. */
export const listWaiting = statement<
  Sql['listWaiting'],
  { now: string },
  { status: 'pending' | 'provisional' }
>(`
  with ranked as (
    select m.id, m.school_id, m.user_id, m.display_name, m.role, m.status, m.created_at, m.provisional_until,
      row_number() over (
        partition by case when ${HAS_POST('m')} then 'staff' else m.role end
        order by m.created_at, m.id) as place
    from school_memberships m
    where ${IN_KNOWN_SCHOOLS} and ${WAITS} and m.user_id <> app.user_id()),
  waiting as (select * from ranked where place <= ${MOST_APPLICANTS})
  select w.id as "membershipId", w.school_id as "schoolId", w.user_id as "userId", w.display_name as "displayName",
    coalesce(e.email, '') as email, coalesce(e.is_verified, false) as "isEmailVerified", w.role, w.status,
    w.created_at as "askedAt", w.provisional_until as "provisionalUntil", ${STUDENT_OF('w')},
    exists (select from consent_requests r where r.school_id = w.school_id and r.subject_user_id = w.user_id
      and r.answered_at is null) as "waitsForParent"
  from waiting w
    left join app.member_emails((select array_agg(user_id) from waiting)) e on e.user_id = w.user_id
  order by w.created_at, w.id`);

export const countWaiting = statement<Sql['countWaiting'], { now: string }>(`
  select m.school_id as "schoolId", m.role, count(*)::integer as waiting
  from school_memberships m
  where ${IN_KNOWN_SCHOOLS} and ${WAITS} and m.user_id <> app.user_id()
  group by m.school_id, m.role`);

/**
 * Decisions by people, and students whose two weeks ended without one; newest first, from after the one named on.
 * Memberships that nobody had to decide on (a family's own school, the first admin) are no decisions.
 */
export const listDecisions = statement<
  Sql['listDecisions'],
  { beforeDecidedAt: string | null; beforeMembershipId: string | null; limit: number; now: string },
  { decidedAt: string; isElsewhere: boolean }
>(`
  with decided as (
    select m.id, m.school_id, m.user_id, m.display_name, m.role, m.decided_by,
      case when m.end_reason = 'refused' then 'refused' when m.decided_by is not null then 'approved'
        else 'unconfirmed' end as outcome,
      -- As exact as what the reader is given, since the next page begins after it.
      date_trunc('milliseconds', coalesce(m.decided_at, m.ended_at, m.provisional_until)) as decided_at
    from school_memberships m
    where ${IN_KNOWN_SCHOOLS}
      and (m.decided_by is not null or m.end_reason = 'unconfirmed'
        or (m.status = 'provisional' and m.provisional_until <= :now::timestamptz))
      -- Of staff and families those alone who decide on them; the page is cut after that.
      and (m.role = 'student' or exists (select from school_memberships a
        where a.school_id = m.school_id and ${IS_OWN_ADMIN('a')})))
  select d.id as "membershipId", d.school_id as "schoolId", d.user_id as "userId", d.display_name as "displayName",
    d.role, d.outcome, d.decided_at as "decidedAt", ${STUDENT_OF('d')}, ${IS_ELSEWHERE('d')},
    (select o.display_name from school_memberships o
      where o.school_id = d.school_id and o.user_id = d.decided_by
      order by o.status = 'ended', o.id limit 1) as "decidedByName",
    case when d.outcome = 'refused' then (select a.reason from audit_log a
      where a.entity_id = d.id and a.school_id = d.school_id and a.action = 'membership.refused'
      order by a.at desc limit 1) end as reason
  from decided d
  where :beforeDecidedAt::timestamptz is null or (d.decided_at, d.id) < (:beforeDecidedAt::timestamptz, :beforeMembershipId::uuid)
  order by d.decided_at desc, d.id desc limit :limit`);

/** The person's own requests that wait or came to nothing. */
export const listOwnRequests = statement<
  Sql['listOwnRequests'],
  None,
  {
    membershipId: MembershipId;
    schoolName: string;
    role: SignUpRole;
    status: 'waiting' | 'refused' | 'unconfirmed';
    askedAt: string;
  }
>(`
  select membership_id as "membershipId", school_name as "schoolName", role, status, asked_at as "askedAt",
    case when status <> 'waiting' then ended_at end as "endedAt", reason
  from app.own_requests()`);

export const memberEmails = statement<
  Sql['memberEmails'],
  { userIds: readonly string[] },
  { userId: string; email: string; locale: Locale; isVerified: boolean }
>('select user_id as "userId", email, locale, is_verified as "isVerified" from app.member_emails(:userIds)');

/** `version`: grows with each change; before this one. */
export type MembershipRow = RowOf<typeof lockMemberships>;

/**
 * The memberships, locked until the end of the transaction. In the order of their ids, so that two calls that name the
 * same people wait for each other instead of blocking each other. Those that aren't there or not visible are left out.
 */
export const lockMemberships = statement<
  Sql['lockMemberships'],
  { membershipIds: readonly string[] },
  { status: 'pending' | 'provisional' | 'active' | 'ended'; isElsewhere: boolean }
>(`
  select m.id, m.school_id as "schoolId", s.name as "schoolName", m.user_id as "userId", m.role, m.status,
    m.end_reason as "endReason", m.version, ${STUDENT_OF('m')}, ${IS_ELSEWHERE('m')}
  from school_memberships m join schools s on s.id = m.school_id
  where m.id = any (:membershipIds::uuid[]) order by m.id for update of m`);

/** Confirms or ends memberships. */
export const decideMemberships = statement<
  Sql['decideMemberships'],
  {
    membershipIds: readonly MembershipId[];
    status: Sql['decideMemberships']['parameters']['status'];
    decidedBy: string | null;
    now: string;
  }
>(`
  update school_memberships set status = :status, decided_by = :decidedBy, decided_at = :now, provisional_until = null,
    ended_at = case when :status = 'ended' then :now::timestamptz end,
    end_reason = case when :status = 'ended' then 'refused' end, updated_at = :now, version = version + 1
  where id = any (:membershipIds::uuid[])`);

/** Makes refused requests wait again; a student has two weeks anew. */
export const reopenMemberships = statement<
  Sql['reopenMemberships'],
  { membershipIds: readonly MembershipId[]; now: string }
>(`
  update school_memberships set status = case when role = 'student' then 'provisional' else 'pending' end,
    provisional_until = case when role = 'student' then :now::timestamptz + interval '${PROVISIONAL_DAYS} days' end,
    decided_by = null, decided_at = null, ended_at = null, end_reason = null, updated_at = :now, version = version + 1
  where id = any (:membershipIds::uuid[])`);

/** Ends what a parent asked for at a school that refuses them: with the membership, and for its reason. */
export const refuseLinkRequests = statement<
  Sql['refuseLinkRequests'],
  { schoolId: SchoolId; userId: UserId; reason: string; now: string }
>(`
  update guardian_links set status = 'ended', end_reason = 'refused', refusal = :reason, ended_at = :now,
    updated_at = :now, version = version + 1
  where school_id = :schoolId and guardian_user_id = :userId and status = 'pending' returning id`);
