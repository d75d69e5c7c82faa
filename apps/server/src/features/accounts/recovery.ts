import { minimumPasswordLength } from '@fieldhouse/domain/accounts/roles.ts';
import { APIError } from 'better-auth/api';
import { os } from '#platform/procedure.ts';
import { addressLimits, mailboxLimits, signInLimits } from './limits.ts';
import { passwordProblem } from './password-strength.ts';
import { requireTries } from './sessions.ts';

/** The same answer for known and unknown addresses; each letter asked for is counted. */
export const requestReset = os.accounts.requestReset.handler(async ({ input, context }) => {
  const { services } = context;
  const limits = [...addressLimits('reset', context.clientAddress), ...mailboxLimits(input.email)];
  await requireTries(context, limits);
  await services.limiter.countWrong(limits);
  await services.auth.api.requestPasswordReset({ body: { email: input.email } });
  return {};
});

export const resetPassword = os.accounts.resetPassword.handler(async ({ input, context, errors }) => {
  const { services } = context;
  const limits = addressLimits('link', context.clientAddress);
  await requireTries(context, limits);
  // Whose link it is decides how long the password must be; the library alone uses the link up.
  const library = await services.auth.$context;
  const link = await library.internalAdapter.findVerificationValue(`reset-password:${input.token}`);
  if (!link || new Date(link.expiresAt).getTime() < services.clock.millis()) {
    await services.limiter.countWrong(limits);
    throw errors.INVALID_LINK();
  }
  const person = await services.db.pool.query<{ isStaff: boolean; email: string; name: string }>(
    `select app.is_staff_or_operator(id) as "isStaff", email, name from users where id = $1`,
    [link.value],
  );
  const row = person.rows[0];
  const role = row?.isStaff ? 'teacher' : 'student';
  const problem = await passwordProblem(input.newPassword, role, [row?.email ?? '', row?.name ?? '']);
  if (problem)
    throw errors.WEAK_PASSWORD({ data: { reason: problem, minLength: minimumPasswordLength(role) } });
  try {
    await services.auth.api.resetPassword({ body: { newPassword: input.newPassword, token: input.token } });
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    throw errors.INVALID_LINK();
  }
  // Whoever stands between password and code with the old password starts again; a stranger's wrong tries no longer
  // keep the owner out.
  await services.db.pool.query(
    `delete from auth_verifications where value = $1 and not starts_with(identifier, 'confirm-email:')`,
    [link.value],
  );
  if (row) await services.limiter.clear([signInLimits(row.email, context.clientAddress)[0].key]);
  return {};
});
