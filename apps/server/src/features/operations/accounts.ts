import type { UserId } from '@fieldhouse/contract/ids.ts';
import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import type { Actor } from '#access/actor.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import { os, type RequestContext } from '#platform/procedure.ts';
import type { Sql } from './rows.gen.ts';

const listAccounts = statement<
  Sql['listAccounts'],
  { search: string },
  { memberships: { schoolName: string; role: SignUpRole; status: string }[] }
>(`
  with typed as (
    select replace(replace(replace(lower(:search), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' as words),
  found as (
    select u.id, u.name, u.email, u.suspended_at from users u, typed
    where u.deleted_at is null and (lower(u.email) like typed.words or (' ' || lower(u.name)) like '% ' || typed.words)
    order by u.name, u.id limit 20)
  select f.id as "userId", f.name, f.email, f.suspended_at as "suspendedAt", coalesce(s.count, 0) as "sessionCount",
    coalesce((select jsonb_agg(jsonb_build_object('schoolName', c.name, 'role', m.role, 'status', m.status)
        order by m.id) from school_memberships m join schools c on c.id = m.school_id
      where m.user_id = f.id and m.status <> 'ended'), '[]') as memberships
  from found f left join app.session_counts((select array_agg(id) from found)) s on s.user_id = f.id
  order by f.name, f.id`);

const findAccount = statement<Sql['findAccount'], { userId: UserId }>(
  'select suspended_at as "suspendedAt" from users where id = :userId and deleted_at is null',
);
const suspendStatement = statement<
  Sql['suspendStatement'],
  { userId: UserId; now: string | null; reason: string | null },
  { isDone: boolean }
>('select app.suspend_account(:userId, :now, :reason) as "isDone"');
const endSessionsStatement = statement<Sql['endSessionsStatement'], { userId: UserId }, { isDone: boolean }>(
  'select app.end_sessions(:userId) as "isDone"',
);

export const findAccounts = os.operations.findAccounts.handler(async ({ input, context }) => {
  const { actor, rows } = await context.read([listAccounts({ search: input.search })]);
  const isMaster = actor.platformRole === 'master_admin';
  return {
    accounts: rows[0].map((row) => ({
      ...row,
      userId: row.userId,
      can: {
        suspend: isMaster && row.suspendedAt === null && row.userId !== actor.userId,
        reactivate: isMaster && row.suspendedAt !== null,
        endSessions: isMaster && row.sessionCount > 0,
      },
    })),
  };
});

export const suspendAccount = os.operations.suspendAccount.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { userId, reason } = input;
    const [account] = await tx.query(findAccount({ userId }));
    if (!account) throw errors.NOT_FOUND();
    if (userId === actor.userId) throw errors.OWN_ACCOUNT();
    if (account.suspendedAt !== null) throw errors.WRONG_STATE();
    const [done] = await tx.query(suspendStatement({ userId, now: context.clock.now(), reason }));
    if (!done?.isDone) throw errors.FORBIDDEN();
    // Open browsers stay signed in and are told whom to ask; nothing else opens for them.
    note(context, tx, actor, userId, 'account.suspended', reason);
    return {};
  }),
);

export const reactivateAccount = os.operations.reactivateAccount.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { userId, reason } = input;
    const [account] = await tx.query(findAccount({ userId }));
    if (!account) throw errors.NOT_FOUND();
    if (account.suspendedAt === null) throw errors.WRONG_STATE();
    const [done] = await tx.query(suspendStatement({ userId, now: null, reason: null }));
    if (!done?.isDone) throw errors.FORBIDDEN();
    note(context, tx, actor, userId, 'account.reactivated', reason);
    return {};
  }),
);

export const endAccountSessions = os.operations.endAccountSessions.handler(
  async ({ input, context, errors }) =>
    context.unit(async (tx, actor) => {
      const { userId, reason } = input;
      const [account] = await tx.query(findAccount({ userId }));
      if (!account) throw errors.NOT_FOUND();
      const [done] = await tx.query(endSessionsStatement({ userId }));
      if (!done?.isDone) throw errors.FORBIDDEN();
      note(context, tx, actor, userId, 'account.sessions_ended', reason);
      return {};
    }),
);

/** In the audit log, and to the browsers that are open. */
function note(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  userId: string,
  action: string,
  reason: string,
): void {
  recordAudit(tx, context.services.clock, {
    schoolId: null,
    actorKind: 'operator',
    actorUserId: actor.userId,
    action,
    reason,
    entityType: 'user',
    entityId: userId,
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
  announce(tx, [userId], { topic: 'account', id: userId });
}
