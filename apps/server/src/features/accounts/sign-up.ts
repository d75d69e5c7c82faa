import { createHash, randomBytes } from 'node:crypto';
import type { UserId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import {
  minimumPasswordLength,
  needsSchoolCode,
  type SignUpRole,
  studentAgeOutcome,
} from '@fieldhouse/domain/accounts/roles.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { splitFullName } from '@fieldhouse/domain/people/full-name.ts';
import { isSchoolCode, normaliseSchoolCode } from '@fieldhouse/domain/schools/school-code.ts';
import { ORPCError } from '@orpc/server';
import { jobForPlatform } from '#db/scopes.ts';
import { authAccounts, authVerifications, signUps, users } from '#db/tables/sign-in.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import { closedAccount, os, type RequestContext } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { hashPassword, resetIdentifier } from '#platform/session.ts';
import { hasAgeRefusal, rememberAgeRefusal, wasRefusedForAge } from './age-refusal.ts';
import { reportCodeGuessing } from './code-guessing.ts';
import { waitsForParent } from './consent-state.ts';
import { rememberBrowser } from './known-browser.ts';
import { addressLimits, codeLimits, mailboxLimits, ownCodeLimits, sameCodeLimit } from './limits.ts';
import { endAccess, noteChange } from './own-account.ts';
import { type PasswordProblem, passwordProblem } from './password-strength.ts';
import { type CodeSchool, checkCode as checkCodeStatement, findContact } from './queries.ts';
import type { Sql } from './rows.gen.ts';
import { markFreshFactor } from './second-factor.ts';
import { requireTries, startSession } from './sessions.ts';

/** Who signs up; nobody is known yet. */
export const AS_LOGIN = { role: 'fieldhouse_login', enter: null } as const;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Days for which a mailed confirmation link works. */
export const CONFIRM_DAYS = 7;

const DEMO_DOMAIN = '@demo.fieldhouse.test';

/** The school a typed code opens to a role; wrong ones are counted once each and answer alike. Null: no school. */
async function resolveCode(
  context: RequestContext,
  typed: string,
  role: SignUpRole,
): Promise<CodeSchool | null> {
  const { services } = context;
  const code = normaliseSchoolCode(typed);
  const limits = codeLimits(code, context.clientAddress);
  await requireTries(context, limits);
  const [school] = isSchoolCode(code)
    ? (
        await services.units.read({ role: 'fieldhouse_public', enter: null }, [
          checkCodeStatement({ code, role }),
        ])
      ).rows[0]
    : [];
  if (!school) {
    const same = sameCodeLimit(code, role, context.clientAddress);
    if (context.turns) await services.limiter.takeTurns(context.turns, [same]);
    if ((await services.limiter.waitSeconds([same])) === 0) {
      await services.limiter.countWrong([...limits, same]);
      await reportCodeGuessing(context, code);
    }
    return null;
  }
  return school;
}

export const checkCode = os.accounts.checkCode.handler(async ({ input, context, errors }) => {
  const school = needsSchoolCode(input.role) ? await resolveCode(context, input.code, input.role) : null;
  if (!school) throw errors.INVALID_CODE();
  return { schoolName: school.schoolName };
});

const weak = (reason: PasswordProblem, role: SignUpRole | 'master_admin') => ({
  data: { reason, minLength: minimumPasswordLength(role) },
});

/**
 * Whether somebody born on that day waits for a parent, before the school and its day are known.
 *
 * @throws ORPCError BIRTH_DATE_IMPOSSIBLE
 */
export function isTooYoung({ services }: RequestContext, birthOn: string): boolean {
  const today = services.clock.today('America/New_York') as CalendarDate;
  const { status } = studentAgeOutcome(birthOn as CalendarDate, today);
  if (status === 'birth_date_impossible') throw new ORPCError('BIRTH_DATE_IMPOSSIBLE', { status: 422 });
  return status !== 'allowed';
}

export const signUp = os.accounts.signUp.handler(async ({ input, context, errors }) => {
  const { services } = context;
  const limits = addressLimits('sign-up', context.clientAddress);
  // The invitation of a school stands in for its code, and its email proves the address.
  const invitationHash = input.invitation === null ? null : sha256(input.invitation);
  if (invitationHash !== null && input.role !== 'parent') throw errors.INVALID_LINK();
  const takesCode = needsSchoolCode(input.role) && invitationHash === null;
  // With those of the code, so that one calculation answers for all that is crowded.
  const code = takesCode ? normaliseSchoolCode(input.schoolCode ?? '') : null;
  await requireTries(context, [
    ...limits,
    ...(code === null ? [] : ownCodeLimits(code, context.clientAddress)),
  ]);
  // The demo school is sealed: its addresses are not for sign-up.
  if (input.email.endsWith(DEMO_DOMAIN)) throw errors.EMAIL_TAKEN();

  if (input.role === 'student') {
    if (!input.birthOn) throw errors.BIRTH_DATE_REQUIRED();
    // Another date doesn't take back the one that was given in this browser before.
    if (!isTooYoung(context, input.birthOn) && hasAgeRefusal(context)) {
      rememberAgeRefusal(context, input);
      throw errors.TOO_YOUNG();
    }
  } else if (wasRefusedForAge(context, input)) throw errors.TOO_YOUNG();
  const name = splitFullName(input.fullName);
  const problem = await passwordProblem(input.password, input.role, [input.fullName, input.email]);
  if (problem) throw errors.WEAK_PASSWORD(weak(problem, input.role));
  const school = takesCode ? await resolveCode(context, input.schoolCode ?? '', input.role) : null;
  if (takesCode && !school) throw errors.INVALID_CODE();

  const userId = newId<UserId>();
  const passwordHash = await hashPassword(input.password);
  const outcome = await services.units
    .write(AS_LOGIN, async (tx) => {
      await createUser(tx, { userId, email: input.email, fullName: input.fullName, passwordHash });
      await tx.orm.insert(signUps).values({
        id: newId(),
        userId,
        role: input.role,
        schoolId: school?.schoolId ?? null,
        codeId: school?.codeId ?? null,
        givenName: name.givenName,
        familyName: name.familyName,
        birthOn: input.role === 'student' ? input.birthOn : null,
        invitationHash,
        locale: input.locale,
      });
      if (input.role === 'student' && (await waitsForParent(tx, userId))) {
        // No letter to the child before a parent has agreed.
        if (school) await tellAdmins(services, tx, school, input.fullName, userId);
        return 'waits' as const;
      }
      // The same by the school's day, which may be another one.
      if (input.role === 'student' && hasAgeRefusal(context)) throw errors.TOO_YOUNG();
      if (invitationHash === null) {
        await mailConfirmation(services, tx, { userId, address: input.email, locale: input.locale });
      }
      if (school) await tellAdmins(services, tx, school, input.fullName, userId);
      return 'created' as const;
    })
    .catch((error: unknown) => signUpFailure(error));
  if (outcome === 'taken') {
    await services.limiter.countWrong(limits);
    throw errors.EMAIL_TAKEN();
  }
  if (outcome === 'invalid_code') throw errors.INVALID_CODE();
  if (outcome === 'invalid_invitation') {
    await services.limiter.countWrong(addressLimits('link', context.clientAddress));
    throw errors.INVALID_LINK();
  }
  if (outcome === 'waits') rememberAgeRefusal(context, input);
  await startSession(context, userId);
  await rememberBrowser(context, userId);
  return { status: 'signed_in' as const };
});

/** What a failed sign-up transaction means; anything unexpected is thrown on. */
function signUpFailure(error: unknown): 'taken' | 'invalid_code' | 'invalid_invitation' {
  const cause = (error as { cause?: unknown }).cause ?? error;
  const { code, constraint } = cause as { code?: string; constraint?: string };
  if (code === '23505' && constraint === 'users_email_key') return 'taken';
  if (code === 'FH001') return 'invalid_code';
  if (code === 'FH002') return 'invalid_invitation';
  throw error;
}

async function createUser(
  tx: Transaction,
  user: { userId: string; email: string; fullName: string; passwordHash: string },
): Promise<void> {
  await tx.orm.insert(users).values({ id: user.userId, name: user.fullName, email: user.email });
  await tx.orm.insert(authAccounts).values({
    id: newId(),
    userId: user.userId,
    accountId: user.userId,
    providerId: 'credential',
    password: user.passwordHash,
  });
}

/** Mails a link that proves the address. */
export async function mailConfirmation(
  services: Services,
  tx: Transaction,
  to: { userId: string; address: string; locale: Locale },
): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  await tx.orm.insert(authVerifications).values({
    id: newId(),
    identifier: `confirm-email:${sha256(token)}`,
    value: to.userId,
    expiresAt: new Date(services.clock.millis() + CONFIRM_DAYS * 86_400_000),
  });
  await services.mailer.queue(tx, `confirm-email:${sha256(token)}`, to, 'confirm-email', {
    link: services.mailer.link(`/verify-email#token=${token}`),
    brand: services.config.BRAND_NAME,
  });
}

const schoolAdmins = statement<
  Sql['schoolAdmins'],
  { schoolId: string },
  { userId: string; email: string; locale: Locale }
>('select user_id as "userId", email, locale from app.school_admins(:schoolId)');

async function tellAdmins(
  services: Services,
  tx: Transaction,
  school: CodeSchool,
  name: string,
  userId: string,
): Promise<void> {
  const { schoolId, schoolName } = school;
  for (const admin of await tx.query(schoolAdmins({ schoolId }))) {
    await services.mailer.queue(
      tx,
      `someone-waits:${userId}:${admin.userId}`,
      { userId: admin.userId, address: admin.email, locale: admin.locale, schoolId },
      'someone-waits',
      { name, schoolName, link: services.mailer.link('/approvals') },
    );
  }
}

const findLink = statement<Sql['sign-up.findLink'], { identifiers: readonly string[]; now: string }>(
  `select u.id as "userId", u.email, u.email_verified as "isEmailVerified"
   from auth_verifications v join users u on u.id = case when v.value ~ '^[0-9a-f-]{36}$' then v.value::uuid end
   where v.identifier = any (:identifiers) and v.expires_at > :now and u.deleted_at is null`,
);
const findSession = statement<
  Sql['sign-up.findSession'],
  { userId: UserId; sessionToken: string | null; now: string }
>('select id from auth_sessions where user_id = :userId and token = :sessionToken and expires_at > :now');
/** Once: who takes it first has it. */
const takeLink = statement<Sql['sign-up.takeLink'], { identifier: string }>(
  'delete from auth_verifications where identifier = :identifier returning id',
);
const confirmAddress = statement<
  Sql['sign-up.confirmAddress'],
  { userId: UserId },
  { isFirstAdmin: boolean }
>('select app.confirm_address(:userId) as "isFirstAdmin"');

/** The account that a mailed link is about; undefined: unknown, used or too old, which is counted. */
async function linkOf(context: RequestContext, identifiers: readonly string[]) {
  const { services } = context;
  const limits = addressLimits('link', context.clientAddress);
  await requireTries(context, limits);
  const [[link]] = (
    await services.units.read(AS_LOGIN, [findLink({ identifiers, now: services.clock.now() })])
  ).rows;
  if (!link) await services.limiter.countWrong(limits);
  return link;
}

/**
 * Opening the link is not enough: whoever signed up with an address that isn't theirs would have its owner confirm it, and
 * keep the password.
 */
export const verifyEmail = os.accounts.verifyEmail.handler(async ({ input, context, errors }) => {
  const { services, sessionToken } = context;
  const identifier = `confirm-email:${sha256(input.token)}`;
  const link = await linkOf(context, [identifier]);
  if (!link) throw errors.INVALID_LINK();
  const { userId } = link;
  const isFirstAdmin = await services.units.write(AS_LOGIN, async (tx) => {
    const [session] = await tx.query(findSession({ userId, sessionToken, now: services.clock.now() }));
    if (!session) throw errors.SIGN_IN_NEEDED({ data: { email: link.email } });
    const taken = await tx.query(takeLink({ identifier }));
    if (taken.length === 0) throw errors.INVALID_LINK();
    const [confirmed] = await tx.query(confirmAddress({ userId }));
    return confirmed?.isFirstAdmin ?? false;
  });
  return { isFirstAdmin };
});

const disownAccount = statement<Sql['disownAccount'], { userId: UserId; now: string }, { isDone: boolean }>(
  'select app.disown_account(:userId, :now) as "isDone"',
);
const dropPassword = statement<Sql['dropPassword'], { userId: UserId }>(
  'delete from auth_accounts where user_id = :userId',
);
const dropLinks = statement<Sql['dropLinks'], { value: string }>(
  'delete from auth_verifications where value = :value',
);

export const disown = os.accounts.disown.handler(async ({ input, context, errors }) => {
  const { services } = context;
  const link = await linkOf(context, [`confirm-email:${sha256(input.token)}`, resetIdentifier(input.token)]);
  // Whose address is confirmed deletes their account in their profile.
  if (!link || link.isEmailVerified) throw errors.INVALID_LINK();
  const { userId } = link;
  const isDone = await services.units.write(AS_LOGIN, async (tx) => {
    const [answer] = await tx.query(disownAccount({ userId, now: services.clock.now() }));
    if (!answer?.isDone) return false;
    // From now on nothing opens it, though what it holds goes by a job.
    await tx.query(dropPassword({ userId }));
    await tx.query(dropLinks({ value: userId }));
    await tx.query(endAccess({ userId, butSession: null }));
    await noteChange(context, { userId }, tx, 'account.disowned');
    return true;
  });
  if (!isDone)
    throw errors.RELIED_ON({
      data: closedAccount(services.config, await findContact(services.units, userId)),
    });
  await services.units.write(jobForPlatform, (tx) => services.jobs.enqueue(tx, 'profile.sweep', {}));
  return {};
});

export const resendConfirmation = os.accounts.resendConfirmation.handler(async ({ context }) => {
  const { services } = context;
  const actor = await context.unit(async (_tx, one) => one);
  if (actor.isEmailVerified) return {};
  // An email asked for is no wrong try: it costs nobody else behind the same address anything.
  const limits = mailboxLimits('confirm', actor.email);
  await requireTries(context, limits);
  await services.limiter.countWrong(limits);
  await services.units.write(AS_LOGIN, (tx) =>
    mailConfirmation(services, tx, { userId: actor.userId, address: actor.email, locale: actor.locale }),
  );
  return {};
});

const makesOperator = statement<Sql['makesOperator'], { tokenHash: string }>(
  'select app.makes_first_operator(:tokenHash) as "isOpen"',
);

export const openFirstOperator = os.accounts.openFirstOperator.handler(async ({ input, context, errors }) => {
  const { services } = context;
  const limits = addressLimits('link', context.clientAddress);
  await requireTries(context, limits);
  const [found] = await services.units.write(AS_LOGIN, (tx) =>
    tx.query(makesOperator({ tokenHash: sha256(input.token) })),
  );
  if (!found?.isOpen) {
    await services.limiter.countWrong(limits);
    throw errors.INVALID_LINK();
  }
  return {};
});

const makeOperator = statement<
  Sql['makeOperator'],
  { tokenHash: string; userId: UserId; givenName: string; familyName: string | null }
>('select app.first_operator(:tokenHash, :userId, :givenName, :familyName) as "userId"');

export const firstOperator = os.accounts.firstOperator.handler(async ({ input, context, errors }) => {
  const { services } = context;
  const limits = addressLimits('link', context.clientAddress);
  await requireTries(context, limits);
  const problem = await passwordProblem(input.password, 'master_admin', [input.fullName, input.email]);
  if (problem) throw errors.WEAK_PASSWORD(weak(problem, 'master_admin'));
  const userId = newId<UserId>();
  const name = splitFullName(input.fullName);
  const passwordHash = await hashPassword(input.password);
  class LinkUnknown extends Error {}
  try {
    await services.units.write(AS_LOGIN, async (tx) => {
      await createUser(tx, { userId, email: input.email, fullName: input.fullName, passwordHash });
      const [made] = await tx.query(
        makeOperator({
          tokenHash: sha256(input.token),
          userId,
          givenName: name.givenName,
          familyName: name.familyName,
        }),
      );
      if (!made?.userId) throw new LinkUnknown();
    });
  } catch (error) {
    if (!(error instanceof LinkUnknown)) throw error;
    await services.limiter.countWrong(limits);
    throw errors.INVALID_LINK();
  }
  const token = await startSession(context, userId);
  await rememberBrowser(context, userId);
  await markFreshFactor(services, token);
  return { status: 'signed_in' as const };
});
