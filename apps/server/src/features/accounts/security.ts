import { minimumPasswordLength } from '@fieldhouse/domain/accounts/roles.ts';
import { APIError } from 'better-auth/api';
import { needsSecondFactor } from '#access/actor.ts';
import { statement } from '#db/unit.ts';
import { announce } from '#platform/events.ts';
import { os } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { hashPassword } from '#platform/session.ts';
import { forgetBrowsers, rememberBrowser } from './known-browser.ts';
import { changeSignIn, endAccess, noteChange, requireSecrets } from './own-account.ts';
import { passwordProblem } from './password-strength.ts';
import type { Sql } from './rows.gen.ts';
import { wasBackupCodeGiven } from './second-factor.ts';

const listSessions = statement<
  Sql['listSessions'],
  { userId: string; authSessionId: string; now: string },
  { isCurrent: boolean; ipAddress: string | null; userAgent: string | null }
>(
  `select id as "sessionId", id = :authSessionId as "isCurrent", created_at as "createdAt", updated_at as "lastUsedAt",
     nullif(ip_address, '') as "ipAddress", nullif(user_agent, '') as "userAgent"
   from auth_sessions where user_id = :userId and expires_at > :now::timestamptz order by id = :authSessionId desc, updated_at desc limit 100`,
);

const listPasskeys = statement<Sql['listPasskeys'], { userId: string }>(
  `select id as "passkeyId", name, created_at as "createdAt", last_used_at as "lastUsedAt",
     is_backed_up as "isBackedUp" from auth_passkeys where user_id = :userId order by created_at`,
);

const listTries = statement<
  Sql['listTries'],
  { userId: string },
  { at: string; success: boolean; reason: string }
>('select at, success, reason, host(ip_address) as "ipAddress" from app.login_tries(:userId)');

const endSession = statement<Sql['endSession'], { userId: string; authSessionId: string }>(
  'delete from auth_sessions where user_id = :userId and id = :authSessionId returning id',
);
const setPassword = statement<Sql['security.setPassword'], { userId: string; hash: string; now: string }>(
  `update auth_accounts set password = :hash, updated_at = :now where user_id = :userId and provider_id = 'credential'`,
);

const asLogin = { role: 'fieldhouse_login', enter: null } as const;

async function countBackupCodes(services: Services, userId: string): Promise<number> {
  try {
    return (await services.auth.api.viewBackupCodes({ body: { userId } })).backupCodes.length;
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return 0;
    throw error;
  }
}

export const security = os.accounts.security.handler(async ({ context }) => {
  const { services } = context;
  const { actor } = await context.read([]);
  const [{ rows }, backupCodesLeft] = await Promise.all([
    services.units.read(asLogin, [
      listSessions({ userId: actor.userId, authSessionId: actor.sessionId, now: context.clock.now() }),
      listPasskeys({ userId: actor.userId }),
      listTries({ userId: actor.userId }),
      wasBackupCodeGiven({ sessionId: actor.sessionId, now: context.clock.now() }),
    ]),
    actor.hasSecondFactor ? countBackupCodes(services, actor.userId) : null,
  ]);
  return {
    hasTotp: actor.hasSecondFactor,
    backupCodesLeft,
    mustHaveSecondFactor: needsSecondFactor(actor),
    wasBackupCodeGiven: rows[3].length > 0,
    sessions: rows[0],
    passkeys: rows[1],
    activity: rows[2],
  };
});

export const revokeSession = os.accounts.revokeSession.handler(async ({ input, context, errors }) => {
  const { actor } = await context.read([]);
  const { units } = context.services;
  await units.write(asLogin, async (tx) => {
    const ended = await tx.query(endSession({ userId: actor.userId, authSessionId: input.sessionId }));
    if (ended.length === 0) throw errors.NOT_FOUND();
    announce(tx, [actor.userId], { topic: 'account', id: actor.userId });
    await noteChange(context, actor, tx, 'account.session_ended');
  });
  return {};
});

export const revokeOtherSessions = os.accounts.revokeOtherSessions.handler(async ({ context }) => {
  const { actor } = await context.read([]);
  const { units } = context.services;
  const ended = await units.write(asLogin, async (tx) => {
    await forgetBrowsers(tx, actor.userId);
    const [others] = await tx.query(endAccess({ userId: actor.userId, butSession: actor.sessionId }));
    await noteChange(context, actor, tx, 'account.sessions_ended');
    return others?.ended ?? 0;
  });
  await rememberBrowser(context, actor.userId);
  return { ended };
});

export const changePassword = os.accounts.changePassword.handler(async ({ input, context, errors }) => {
  const { actor } = await context.read([]);
  await requireSecrets(context, actor, { password: input.currentPassword });
  const isStaff =
    actor.platformRole !== null ||
    actor.memberships.some(({ role }) => role === 'teacher' || role === 'school_admin');
  const role = isStaff ? 'teacher' : 'student';
  const problem = await passwordProblem(input.newPassword, role, [actor.email, actor.fullName]);
  if (problem) {
    throw errors.WEAK_PASSWORD({ data: { reason: problem, minLength: minimumPasswordLength(role) } });
  }
  const hash = await hashPassword(input.newPassword);
  await changeSignIn(context, actor, 'password', async (tx) => {
    await tx.query(setPassword({ userId: actor.userId, hash, now: context.clock.now() }));
    await tx.query(endAccess({ userId: actor.userId, butSession: actor.sessionId }));
  });
  await rememberBrowser(context, actor.userId);
  return {};
});
