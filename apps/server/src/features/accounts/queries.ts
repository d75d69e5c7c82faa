import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { schoolMemberships } from '#db/tables/people.ts';
import { statement, type Transaction } from '#db/unit.ts';

interface SignInUser {
  readonly userId: string;
  readonly state: 'ok' | 'suspended' | 'expired' | 'deleted';
}

const FIND_SIGN_IN_USER = `
  select u.id as "userId",
    case when u.deleted_at is not null then 'deleted' when u.suspended_at is not null then 'suspended'
      when u.account_expires_at <= now() then 'expired' else 'ok' end as state
  from users u where lower(u.email) = $1`;

/** Account state by address, before anybody is known; null: no such account. */
export async function findSignInUser(pool: pg.Pool, email: string): Promise<SignInUser | null> {
  const result = await pool.query<SignInUser>(FIND_SIGN_IN_USER, [email]);
  return result.rows[0] ?? null;
}

export interface CodeSchool {
  readonly schoolId: string;
  readonly schoolName: string;
  readonly codeId: string;
}

export const checkCode = statement<CodeSchool>(
  'select school_id as "schoolId", school_name as "schoolName", code_id as "codeId" from app.check_code($1, $2)',
);

export interface WaitingRow {
  readonly membershipId: string;
  readonly schoolId: string;
  readonly userId: string;
  readonly displayName: string;
  readonly email: string;
  readonly role: 'student' | 'teacher' | 'parent' | 'school_admin' | 'homeschool_parent';
  readonly status: 'pending' | 'provisional';
  readonly askedAt: string;
  readonly provisionalUntil: string | null;
}

/** Everyone who waits in the schools the actor sees, oldest first. */
export const listWaiting = statement<WaitingRow>(`
  with waiting as (
    select m.id, m.school_id, m.user_id, m.display_name, m.role, m.status, m.created_at, m.provisional_until
    from school_memberships m
    where m.school_id = any ((select app.known_school_ids())::uuid[]) and m.status in ('pending', 'provisional')
    order by m.created_at limit 200)
  select w.id as "membershipId", w.school_id as "schoolId", w.user_id as "userId", w.display_name as "displayName",
    coalesce(e.email, '') as email, w.role, w.status, w.created_at as "askedAt", w.provisional_until as "provisionalUntil"
  from waiting w
    left join app.member_emails((select array_agg(user_id) from waiting)) e on e.user_id = w.user_id
  order by w.created_at`);

export const memberEmails = statement<{ userId: string; email: string; locale: 'en' | 'es' | 'fr' | 'de' }>(
  'select user_id as "userId", email, locale from app.member_emails($1)',
);

export interface MembershipRow {
  readonly id: string;
  readonly schoolId: string;
  readonly userId: string;
  readonly role: string;
  readonly status: string;
  readonly displayName: string;
}

/** The membership, locked until the end of the transaction; null: not visible or not there. */
export async function lockMembership(tx: Transaction, membershipId: string): Promise<MembershipRow | null> {
  const rows = await tx.orm
    .select({
      id: schoolMemberships.id,
      schoolId: schoolMemberships.schoolId,
      userId: schoolMemberships.userId,
      role: schoolMemberships.role,
      status: schoolMemberships.status,
      displayName: schoolMemberships.displayName,
    })
    .from(schoolMemberships)
    .where(eq(schoolMemberships.id, membershipId))
    .for('update');
  return rows[0] ?? null;
}

/** Ends or confirms a membership. */
export async function decideMembership(
  tx: Transaction,
  membershipId: string,
  decision: { status: 'active' | 'ended'; decidedBy: string; at: string },
): Promise<void> {
  await tx.orm
    .update(schoolMemberships)
    .set({
      status: decision.status,
      decidedBy: decision.decidedBy,
      decidedAt: decision.at,
      provisionalUntil: null,
      updatedAt: decision.at,
      version: sql`${schoolMemberships.version} + 1`,
      ...(decision.status === 'ended' ? { endedAt: decision.at, endReason: 'refused' as const } : {}),
    })
    .where(eq(schoolMemberships.id, membershipId));
}
