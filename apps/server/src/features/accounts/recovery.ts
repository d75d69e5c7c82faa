import type { UserId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { minimumPasswordLength } from '@fieldhouse/domain/accounts/roles.ts';
import { splitFullName } from '@fieldhouse/domain/people/full-name.ts';
import { ORPCError } from '@orpc/server';
import { statement, type Transaction } from '#db/unit.ts';
import { os, type RequestContext } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { hashPassword } from '#platform/session.ts';
import { rememberAgeRefusal } from './age-refusal.ts';
import { needsConsent, waitsForParent } from './consent-state.ts';
import { leaveCourses } from './leave-courses.ts';
import { addressLimits, mailboxLimits, signInLimits } from './limits.ts';
import { changeSignIn, endAccess, noteChange } from './own-account.ts';
import { passwordProblem } from './password-strength.ts';
import type { Sql } from './rows.gen.ts';
import { requireTries } from './sessions.ts';
import { isTooYoung } from './sign-up.ts';

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

/** What was entered for an account whose address nobody confirmed; no row: it is confirmed. */
const findEntered = statement<
  Sql['findEntered'],
  { userId: UserId },
  { schoolName: string | null; needsBirthOn: boolean }
>(`select school_name as "schoolName", asks_birth as "needsBirthOn" from app.unconfirmed_account(:userId)`);
const takeOverEntries = statement<
  Sql['takeOverEntries'],
  {
    userId: UserId;
    givenName: string;
    familyName: string | null;
    birthOn: string | null;
    locale: string;
    now: string;
  }
>('select app.take_over(:userId, :givenName, :familyName, :birthOn, :locale, :now)');

const asLogin = { role: 'fieldhouse_login', enter: null } as const;

/** Who the owner of an address says they are. */
interface Owner {
  readonly fullName: string;
  readonly birthOn: string | null;
  readonly locale: Locale;
}

/**
 * Whoever signed up with an address that they never confirmed may not be its owner. The one who reads its letters is: the
 * link that was mailed there confirms the address, nothing that was set up before opens the account any more, what was
 * entered gives way to what the owner says, and it isn't deleted because somebody else asked for that.
 */
async function takeOver(
  context: RequestContext,
  tx: Transaction,
  userId: UserId,
  { fullName, birthOn, locale }: Owner,
): Promise<void> {
  const name = splitFullName(fullName);
  await tx.query(takeOverEntries({ userId, ...name, birthOn, locale, now: context.services.clock.now() }));
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

/**
 * Who takes over an account that was made with their address.
 *
 * @throws ORPCError PERSON_NEEDED where they haven't said so yet, and what sign-up says of a birth date
 */
async function ownerOf(
  context: RequestContext,
  { userId }: { readonly userId: UserId },
  person: Owner | undefined,
): Promise<Owner> {
  const [[entered]] = (await context.services.units.read(asLogin, [findEntered({ userId })])).rows;
  const needsBirthOn = entered?.needsBirthOn ?? false;
  if (!person) {
    const schoolName = entered?.schoolName ?? null;
    throw new ORPCError('PERSON_NEEDED', { status: 422, data: { schoolName, needsBirthOn } });
  }
  if (!needsBirthOn) return { ...person, birthOn: null };
  if (person.birthOn === null) throw new ORPCError('BIRTH_DATE_REQUIRED', { status: 422 });
  isTooYoung(context, person.birthOn);
  return person;
}

/** The picture that was chosen before; it is on no page any more. */
async function dropPicture({ files, log }: Services, userId: string): Promise<void> {
  try {
    for (const { key } of await files.list(`avatars/${userId}`)) await files.delete(key);
  } catch (error) {
    log.warn({ err: error }, 'an old picture was not deleted');
  }
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
  const problem = await passwordProblem(input.newPassword, role, [
    holder.email,
    input.person?.fullName ?? holder.name,
  ]);
  if (problem)
    throw errors.WEAK_PASSWORD({ data: { reason: problem, minLength: minimumPasswordLength(role) } });
  const owner = holder.isEmailVerified ? null : await ownerOf(context, holder, input.person);
  const hash = await hashPassword(input.newPassword);
  const waits = await changeSignIn(context, holder, 'password_reset', async (tx) => {
    const taken = await tx.query(takeLink({ authVerificationId: link.id }));
    if (taken.length === 0) throw errors.INVALID_LINK();
    await tx.query(setPassword({ userId: holder.userId, hash, now: services.clock.now() }));
    await tx.query(endAccess({ userId: holder.userId, butSession: null }));
    await tx.query(dropSecrets({ value: holder.userId }));
    if (!owner) return false;
    const now = services.clock.now();
    const neededConsent = await needsConsent(tx, holder.userId, now);
    await leaveCourses(services, tx, holder.userId);
    await takeOver(context, tx, holder.userId, owner);
    // Another date doesn't take back the one that was given: the account goes on waiting for a parent, and the consent of
    // whoever agreed before isn't shed with it.
    if (neededConsent && !(await needsConsent(tx, holder.userId, now))) throw errors.TOO_YOUNG();
    return await waitsForParent(tx, holder.userId);
  });
  if (waits && input.person) rememberAgeRefusal(context, { ...holder, fullName: input.person.fullName });
  if (owner) await dropPicture(services, holder.userId);
  // A stranger's wrong tries no longer keep the owner out.
  await services.limiter.clear([signInLimits(holder.email, context.clientAddress)[0].key]);
  return {};
});
