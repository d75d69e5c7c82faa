import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { ORPCError } from '@orpc/server';
import { APIError } from 'better-auth/api';
import { type Actor, isHomeParentOf } from '#access/actor.ts';
import { statement, type Transaction } from '#db/unit.ts';
import type { SignInChange } from '#platform/mail/templates.ts';
import type { RequestContext } from '#platform/procedure.ts';
import { factorLimits } from './limits.ts';
import type { Sql } from './rows.gen.ts';
import { TOTP, takeBackupCode, takeTotpCode } from './second-factor.ts';
import { authHeaders, requireTries } from './sessions.ts';

/** What the person signs in with, as an authenticator app or a passkey names the account. */
export const signInLabel = ({ email, schoolSignIn, fullName }: Actor): string =>
  email || (schoolSignIn ? `${schoolSignIn.username} (${schoolSignIn.school})` : fullName);

/**
 * Ends every session, device with notifications and calendar feed of a person but the session named, with its
 * devices. For the login role. `butSession`: session, or null to end all.
 */
export const endAccess = statement<
  Sql['endAccess'],
  { userId: string; butSession: string | null },
  { ended: number }
>('select app.end_access(:userId, :butSession) as ended');

const recordChange = statement<
  Sql['recordChange'],
  { userId: string; action: string; clientAddress: string; requestId: string; now: string }
>('select app.record_account_change(:userId, :action, :clientAddress, :requestId, :now)');

/** Whether this is the password of whoever holds the request's session. */
export async function isOwnPassword(context: RequestContext, password: string): Promise<boolean> {
  try {
    const { status } = await context.services.auth.api.verifyPassword({
      body: { password },
      headers: authHeaders(context),
    });
    return status;
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return false;
    throw error;
  }
}

/** Whose ways in change, and where letters about it go. */
export type Holder = Pick<Actor, 'userId' | 'email'> & { readonly locale: string };

/**
 * Asks for the password again, and for a code where one is given: of the authenticator app, or a backup code where
 * `takesBackupCode` says so. Wrong tries are counted.
 *
 * @throws ORPCError WRONG_PASSWORD, WRONG_CODE or TOO_MANY_TRIES
 */
export async function requireSecrets(
  context: RequestContext,
  actor: Actor,
  secrets: { readonly password: string; readonly code?: string; readonly takesBackupCode?: true },
): Promise<void> {
  const limits = factorLimits(actor.userId, context.clientAddress);
  await requireTries(context, limits);
  const { limiter } = context.services;
  if (!(await isOwnPassword(context, secrets.password))) {
    await limiter.countWrong(limits);
    throw new ORPCError('WRONG_PASSWORD');
  }
  if (secrets.code === undefined) return;
  const take = TOTP.test(secrets.code) || !secrets.takesBackupCode ? takeTotpCode : takeBackupCode;
  if (!(await take(context.services, actor.userId, secrets.code))) {
    await limiter.countWrong(limits);
    throw new ORPCError('WRONG_CODE');
  }
}

/**
 * Another way in is set up only by whoever reads the letters to the address: otherwise somebody who signs up with a
 * stranger's address would keep it open for themselves.
 *
 * @throws ORPCError EMAIL_UNCONFIRMED
 */
export function requireConfirmedEmail(actor: Actor): void {
  if (!actor.isEmailVerified) throw new ORPCError('EMAIL_UNCONFIRMED');
}

/**
 * The same of whoever runs a family's school: signing up alone makes it, and its owner would find there what somebody else
 * did. Teachers were let in by their school.
 *
 * @throws ORPCError EMAIL_UNCONFIRMED
 */
export function requireConfirmedParent(actor: Actor, schoolId: SchoolId): void {
  if (isHomeParentOf(actor, schoolId)) requireConfirmedEmail(actor);
}

/** Notes in the audit log, in this transaction, what somebody changed about their own ways in. */
export async function noteChange(
  context: RequestContext,
  actor: Pick<Actor, 'userId'>,
  tx: Transaction,
  action: string,
): Promise<void> {
  const { clientAddress, requestId, services } = context;
  await tx.query(
    recordChange({ userId: actor.userId, action, clientAddress, requestId, now: services.clock.now() }),
  );
}

/**
 * Changes a way in, notes it in the audit log and writes the person a letter, all in one transaction. `work` runs as
 * the login role, which alone may touch the tables of sign-in.
 */
export async function changeSignIn<Result>(
  context: RequestContext,
  actor: Holder,
  change: SignInChange,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const { services } = context;
  return await services.units.write({ role: 'fieldhouse_login', enter: null }, async (tx) => {
    const result = await work(tx);
    await noteChange(context, actor, tx, `account.${change}`);
    const to = { userId: actor.userId, address: actor.email, locale: actor.locale as Locale };
    await services.mailer.queue(tx, `sign-in:${change}:${context.requestId}`, to, 'sign-in-changed', {
      change,
      link: services.mailer.link('/login?tab=reset'),
    });
    return result;
  });
}
