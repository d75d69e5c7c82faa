import type { UserId } from '@fieldhouse/contract/ids.ts';
import { minimumPasswordLength } from '@fieldhouse/domain/accounts/roles.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { os, type RequestContext } from '#platform/procedure.ts';
import { hashPassword } from '#platform/session.ts';
import { addressLimits, mailboxLimits, signInLimits } from './limits.ts';
import { changeSignIn, endAccess, noteChange } from './own-account.ts';
import { passwordProblem } from './password-strength.ts';
import type { Sql } from './rows.gen.ts';
import { requireTries } from './sessions.ts';

const findHolder = statement<Sql['findHolder'], { userId: string }, { isStaff: boolean; locale: string }>(
  `select id as "userId", app.is_staff_or_operator(id) as "isStaff", email, name, app.locale_of(id) as locale,
     email_verified as "isEmailVerified"
   from users where id = :userId`,
);
/** Once: who takes it first has it. */
const takeLink = statement<Sql['takeLink'], { authVerificationId: string }>(
  'delete from auth_verifications where id = :authVerificationId returning id',
);
const setPassword = statement<Sql['recovery.setPassword'], { userId: UserId; hash: string; now: string }>(
  `update auth_accounts set password = :hash, updated_at = :now where user_id = :userId and provider_id = 'credential'`,
);
/** Whoever stands between password and code with the old password starts again. */
const dropSecrets = statement<Sql['dropSecrets'], { value: string }>(
  `delete from auth_verifications where value = :value and not starts_with(identifier, 'confirm-email:')`,
);

const clearFactor = statement<Sql['clearFactor'], { userId: string; now: string }>(
  'update users set two_factor_enabled = false, updated_at = :now where id = :userId',
);
const dropFactor = statement<Sql['recovery.dropFactor'], { userId: string }>(
  'delete from auth_two_factors where user_id = :userId',
);
const dropPasskeys = statement<Sql['dropPasskeys'], { userId: string }>(
  'delete from auth_passkeys where user_id = :userId',
);
const confirmAddress = statement<Sql['confirmAddress'], { userId: string }, { isFirstAdmin: boolean }>(
  'select app.confirm_address(:userId) as "isFirstAdmin"',
);
const dropConfirmations = statement<Sql['dropConfirmations'], { value: string }>(
  `delete from auth_verifications where value = :value and starts_with(identifier, 'confirm-email:')`,
);
/** What whoever signed up asked for, not the owner of the address. */
const dropDeletions = statement<
  Sql['dropDeletions'],
  { userId: UserId; now: string },
  { isDropped: boolean }
>('select app.drop_deletions_asked_by(:userId, :now) as "isDropped"');

const asLogin = { role: 'fieldhouse_login', enter: null } as const;

/**
 * Whoever signed up with an address that they never confirmed may not be its owner. The one who reads its letters is: the
 * link that was mailed there confirms the address, nothing that was set up before opens the account any more, and it isn't
 * deleted because somebody else asked for that.
 */
async function takeOver(context: RequestContext, tx: Transaction, userId: UserId): Promise<void> {
  await tx.query(clearFactor({ userId, now: context.services.clock.now() }));
  await tx.query(dropFactor({ userId }));
  await tx.query(dropPasskeys({ userId }));
  await tx.query(dropConfirmations({ value: userId }));
  await tx.query(confirmAddress({ userId }));
  const [deletions] = await tx.query(dropDeletions({ userId, now: context.services.clock.now() }));
  await noteChange(context, { userId }, tx, 'account.factors_removed');
  await noteChange(context, { userId }, tx, 'account.email_confirmed');
  if (deletions?.isDropped) await noteChange(context, { userId }, tx, 'account.deletion_withdrawn');
}

/** The same answer for known and unknown addresses; each letter asked for is counted. */
export const requestReset = os.accounts.requestReset.handler(async ({ input, context }) => {
  const { services } = context;
  const limits = [...addressLimits('reset', context.clientAddress), ...mailboxLimits('reset', input.email)];
  await requireTries(context, limits);
  await services.limiter.countWrong(limits);
  await services.auth.api.requestPasswordReset({ body: { email: input.email } });
  return {};
});

export const resetPassword = os.accounts.resetPassword.handler(async ({ input, context, errors }) => {
  const { services } = context;
  const limits = addressLimits('link', context.clientAddress);
  await requireTries(context, limits);
  const library = await services.auth.$context;
  const link = await library.internalAdapter.findVerificationValue(`reset-password:${input.token}`);
  const isLive = link && new Date(link.expiresAt).getTime() >= services.clock.millis();
  const holder = isLive
    ? (await services.units.read(asLogin, [findHolder({ userId: link.value })])).rows[0][0]
    : undefined;
  if (!isLive || !holder) {
    await services.limiter.countWrong(limits);
    throw errors.INVALID_LINK();
  }
  // Whose link it is decides how long the password must be.
  const role = holder.isStaff ? 'teacher' : 'student';
  const problem = await passwordProblem(input.newPassword, role, [holder.email, holder.name]);
  if (problem)
    throw errors.WEAK_PASSWORD({ data: { reason: problem, minLength: minimumPasswordLength(role) } });
  const hash = await hashPassword(input.newPassword);
  await changeSignIn(context, holder, 'password_reset', async (tx) => {
    const taken = await tx.query(takeLink({ authVerificationId: link.id }));
    if (taken.length === 0) throw errors.INVALID_LINK();
    await tx.query(setPassword({ userId: holder.userId, hash, now: services.clock.now() }));
    await tx.query(endAccess({ userId: holder.userId, butSession: null }));
    await tx.query(dropSecrets({ value: holder.userId }));
    if (!holder.isEmailVerified) await takeOver(context, tx, holder.userId);
  });
  // A stranger's wrong tries no longer keep the owner out.
  await services.limiter.clear([signInLimits(holder.email, context.clientAddress)[0].key]);
  return {};
});
