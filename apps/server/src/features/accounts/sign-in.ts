import { createHash } from 'node:crypto';
import { NO_EMAIL_DOMAIN } from '@fieldhouse/domain/accounts/entries.ts';
import { normaliseUsername } from '@fieldhouse/domain/accounts/usernames.ts';
import { APIError } from 'better-auth/api';
import { statement } from '#db/unit.ts';
import type { RequestContext } from '#platform/procedure.ts';
import { closedAccount, os } from '#platform/procedure.ts';
import { findChallengedBrowser, findKnownBrowser, rememberBrowser } from './known-browser.ts';
import { doorLimits, knownBrowserLimits, signInLimits } from './limits.ts';
import { findContact, findPasswordHash, findSignInUser, isOperator, isPasswordStill } from './queries.ts';
import type { Sql } from './rows.gen.ts';
import { markFreshFactor, noteBackupCode, TOTP, takeTotpCode } from './second-factor.ts';
import {
  authHeaders,
  challengeHeaders,
  forwardCookies,
  noteDevice,
  recordLogin,
  requireTries,
  startSession,
} from './sessions.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

type PasswordOutcome =
  | { status: 'signed_in'; userId: string }
  | { status: 'second_factor' }
  | { status: 'wrong' }
  | { status: 'closed'; contact: string | null }
  | { status: 'not_an_operator' };

const dropSession = statement<Sql['dropSession'], { token: string }>(
  'delete from auth_sessions where token = :token',
);

/** Checks the password and begins the session, or the step to the second factor. */
async function enterPassword(
  context: RequestContext,
  email: string,
  password: string,
  door: 'everyone' | 'operators',
): Promise<PasswordOutcome> {
  const { services } = context;
  const known = await findKnownBrowser(context, email);
  const limits = known ? knownBrowserLimits('sign-in', known) : signInLimits(email, context.clientAddress);
  await requireTries(context, limits);
  const hash = await findPasswordHash(services.units, email);
  let answer: Awaited<ReturnType<typeof services.auth.api.signInEmail>>;
  let headers: Headers;
  try {
    const result = await services.auth.api.signInEmail({
      body: { email, password },
      headers: authHeaders(context),
      returnHeaders: true,
    });
    answer = result.response;
    headers = result.headers;
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    await services.limiter.countWrong(limits);
    // Asked for known and unknown addresses alike, so that the answer takes as long.
    const known = await findSignInUser(services, email);
    const userId = known?.userId ?? null;
    await recordLogin(context, { userId, email, isSuccess: false, reason: 'wrong_credentials' });
    return { status: 'wrong' };
  }
  const user = await findSignInUser(services, email);
  const refuse = async (outcome: PasswordOutcome, reason: string): Promise<PasswordOutcome> => {
    if ('token' in answer && answer.token) {
      await services.units.alone(dropSession({ token: answer.token }));
    }
    await recordLogin(context, { userId: user?.userId ?? null, email, isSuccess: false, reason });
    return outcome;
  };
  // Checking takes a while. Whoever changes the password meanwhile ends the sessions that there are, and not this one.
  if (!(await isPasswordStill(services.units, email, hash))) {
    await services.limiter.countWrong(limits);
    return refuse({ status: 'wrong' }, 'wrong_credentials');
  }
  await services.limiter.clear([limits[0].key]);
  if (user?.state !== 'ok') {
    const contact = user ? await findContact(services.units, user.userId) : null;
    return refuse({ status: 'closed', contact }, user?.state ?? 'unknown');
  }
  if (door === 'operators' && !(await isOperator(services.units, user.userId))) {
    return refuse({ status: 'not_an_operator' }, 'not_an_operator');
  }
  forwardCookies(context, headers);
  if ('twoFactorRedirect' in answer) return { status: 'second_factor' };
  if (answer.token) await noteDevice(context, answer.token);
  await rememberBrowser(context, user.userId);
  await recordLogin(context, { userId: user.userId, email, isSuccess: true, reason: 'password' });
  return { status: 'signed_in', userId: user.userId };
}

type SignInErrors = Parameters<Parameters<typeof os.accounts.signIn.handler>[0]>[0]['errors'];

/** What the door of everybody answers. */
function answer(context: RequestContext, outcome: PasswordOutcome, errors: SignInErrors) {
  switch (outcome.status) {
    case 'wrong':
      throw errors.WRONG_CREDENTIALS();
    case 'closed':
      throw errors.ACCOUNT_CLOSED({ data: closedAccount(context.services.config, outcome.contact) });
    case 'not_an_operator':
      throw new Error('everyone may sign in by this door');
    case 'second_factor':
    case 'signed_in':
      return { status: outcome.status };
  }
}

export const signIn = os.accounts.signIn.handler(async ({ input, context, errors }) =>
  answer(context, await enterPassword(context, input.email, input.password, 'everyone'), errors),
);

const studentAddress = statement<
  Sql['studentAddress'],
  { school: string; username: string },
  { address: string | null }
>('select app.student_sign_in(:school, :username) as address');

export const signInAtSchool = os.accounts.signInAtSchool.handler(async ({ input, context, errors }) => {
  const [school, username] = [normaliseUsername(input.school), normaliseUsername(input.username)];
  const [found] = await context.services.units.alone(studentAddress({ school, username }));
  // Nobody's is counted and answered as somebody's.
  const address = found?.address ?? `nobody-${sha256(`${school}\n${username}`)}${NO_EMAIL_DOMAIN}`;
  return answer(context, await enterPassword(context, address, input.password, 'everyone'), errors);
});

export const adminSignIn = os.accounts.adminSignIn.handler(async ({ input, context, errors }) => {
  const outcome = await enterPassword(context, input.email, input.password, 'operators');
  switch (outcome.status) {
    case 'wrong':
      throw errors.WRONG_CREDENTIALS();
    case 'closed':
      throw errors.ACCOUNT_CLOSED({ data: closedAccount(context.services.config, outcome.contact) });
    case 'not_an_operator':
      throw errors.NOT_AN_OPERATOR();
    case 'second_factor':
    case 'signed_in':
      return { status: outcome.status };
  }
});

export const verifySecondFactor = os.accounts.verifySecondFactor.handler(
  async ({ input, context, errors }) => {
    const { services } = context;
    const known = await findChallengedBrowser(context);
    const limits = known ? knownBrowserLimits('factor', known) : doorLimits(context.clientAddress);
    await requireTries(context, limits);
    const isTotp = TOTP.test(input.code);
    let token: string;
    let user: { id: string; email: string };
    let headers: Headers;
    try {
      const call = {
        body: { code: input.code },
        headers: challengeHeaders(context),
        returnHeaders: true,
      } as const;
      const result = isTotp
        ? await services.auth.api.verifyTOTP(call)
        : await services.auth.api.verifyBackupCode(call);
      token = result.response.token as string;
      user = result.response.user as { id: string; email: string };
      headers = result.headers;
    } catch (error) {
      if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
      await services.limiter.countWrong(limits);
      if (error.statusCode === 429) throw errors.TOO_MANY_TRIES({ data: { retryAfterSeconds: 900 } });
      throw errors.WRONG_CODE();
    }
    const end = () => services.units.alone(dropSession({ token }));
    if (isTotp && !(await takeTotpCode(services, user.id, input.code))) {
      await end();
      await recordLogin(context, {
        userId: user.id,
        email: user.email,
        isSuccess: false,
        reason: 'code_used_before',
      });
      await services.limiter.countWrong(limits);
      throw errors.WRONG_CODE();
    }
    const account = await findSignInUser(services, user.email);
    if (account?.state !== 'ok') {
      await end();
      const contact = await findContact(services.units, user.id);
      throw errors.ACCOUNT_CLOSED({ data: closedAccount(services.config, contact) });
    }
    if (input.asOperator && !(await isOperator(services.units, user.id))) {
      await end();
      throw errors.NOT_AN_OPERATOR();
    }
    await markFreshFactor(services, token);
    if (!isTotp) await noteBackupCode(services, token);
    await noteDevice(context, token);
    forwardCookies(context, headers);
    if (known) await services.limiter.clear([limits[0].key]);
    await rememberBrowser(context, user.id);
    await recordLogin(context, {
      userId: user.id,
      email: user.email,
      isSuccess: true,
      reason: 'second_factor',
    });
    return { status: 'signed_in' as const };
  },
);

export const signOut = os.accounts.signOut.handler(async ({ context }) => {
  const { headers } = await context.services.auth.api.signOut({
    headers: authHeaders(context),
    returnHeaders: true,
  });
  forwardCookies(context, headers);
  return {};
});

/** Accounts of the demo buttons. */
const DEMO_ACCOUNTS = {
  admin: 'operator@demo.fieldhouse.test',
  teacher: 'teacher@demo.fieldhouse.test',
} as const;

export const demoSignIn = os.accounts.demoSignIn.handler(async ({ input, context, errors }) => {
  const { services } = context;
  if (!services.config.isDemo) throw errors.NOT_FOUND();
  const user = await findSignInUser(services, DEMO_ACCOUNTS[input.as]);
  if (!user) throw errors.NOT_FOUND();
  await startSession(context, user.userId);
  await recordLogin(context, {
    userId: user.userId,
    email: DEMO_ACCOUNTS[input.as],
    isSuccess: true,
    reason: 'demo',
  });
  return { status: 'signed_in' as const };
});
