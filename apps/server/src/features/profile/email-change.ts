import { randomBytes } from 'node:crypto';
import type { UserId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { ORPCError } from '@orpc/server';
import { authVerifications } from '#db/tables/sign-in.ts';
import { statement } from '#db/unit.ts';
import {
  addressLimits,
  changeSignIn,
  endAccess,
  mailboxLimits,
  requireSecrets,
  requireTries,
  sha256,
} from '#features/accounts/workflows.ts';
import { newId } from '#platform/ids.ts';
import { os } from '#platform/procedure.ts';
import type { Sql } from './rows.gen.ts';

const LINK_HOURS = 24;
const asLogin = { role: 'fieldhouse_login', enter: null } as const;

/** Followed by the hash of the secret, a colon and the new address. */
const PREFIX = 'change-email:';

const isWithoutAddress = statement<
  Sql['isWithoutAddress'],
  { userId: UserId; now: string },
  { isKept: boolean }
>('select app.is_kept_without_address(:userId, :now) as "isKept"');
const isTaken = statement<Sql['isTaken'], { email: string }>(
  'select id from users where lower(email) = :email',
);
const dropAsked = statement<Sql['dropAsked'], { value: string }>(
  `delete from auth_verifications where value = :value and starts_with(identifier, '${PREFIX}')`,
);
const findLink = statement<
  Sql['findLink'],
  { prefix: string; now: string },
  { userId: UserId; newEmail: string; locale: string }
>(
  `select v.id, v.value as "userId", substr(v.identifier, length(:prefix) + 1) as "newEmail", u.email,
     app.locale_of(u.id) as locale
   from auth_verifications v
     join users u on u.id = case when starts_with(v.identifier, :prefix) then v.value::uuid end
   where starts_with(v.identifier, :prefix) and v.expires_at > :now and u.deleted_at is null`,
);
/** Once: who takes it first has it. */
const takeLink = statement<Sql['takeLink'], { authVerificationId: string }>(
  'delete from auth_verifications where id = :authVerificationId returning id',
);
const setEmail = statement<Sql['setEmail'], { userId: string; newEmail: string; now: string }>(
  'update users set email = :newEmail, updated_at = :now where id = :userId',
);
/** Also makes the first admin of whoever now has the address that their school registered with. */
const confirmAddress = statement<Sql['confirmAddress'], { userId: string }>(
  'select app.confirm_address(:userId)',
);
const findSession = statement<Sql['findSession'], { userId: string; sessionToken: string | null }>(
  'select id from auth_sessions where user_id = :userId and token = :sessionToken',
);
/** Links that were mailed to the old address open nothing any more. */
const dropLinks = statement<Sql['dropLinks'], { value: string }>(
  'delete from auth_verifications where value = :value',
);

export const requestEmailChange = os.profile.requestEmailChange.handler(
  async ({ input, context, errors }) => {
    const { services } = context;
    const { actor } = await context.read([]);
    const { userId } = actor;
    const { rows } = await context.read([isWithoutAddress({ userId, now: services.clock.now() })]);
    if (rows[0][0]?.isKept) throw errors.TOO_YOUNG();
    await requireSecrets(context, actor, { password: input.password });
    if (input.email === actor.email.toLowerCase()) throw errors.SAME_ADDRESS();
    // Of the mailbox that may be a stranger's, and of the person, who could name many of them.
    const limits = [
      ...addressLimits('reset', context.clientAddress),
      ...mailboxLimits('change', input.email),
      ...mailboxLimits('change-from', actor.userId),
    ];
    await requireTries(context, limits);
    await services.limiter.countWrong(limits);
    const token = randomBytes(24).toString('base64url');
    await changeSignIn(context, actor, 'email_asked', async (tx) => {
      const taken = await tx.query(isTaken({ email: input.email }));
      await tx.query(dropAsked({ value: actor.userId }));
      // Kept for a taken address too, so that nobody learns from the answer whose it is; only no letter goes there.
      await tx.orm.insert(authVerifications).values({
        id: newId(),
        identifier: `${PREFIX}${sha256(token)}:${input.email}`,
        value: actor.userId,
        expiresAt: new Date(services.clock.millis() + LINK_HOURS * 3_600_000),
      });
      if (taken.length > 0) return;
      const to = { userId: actor.userId, address: input.email, locale: actor.locale as Locale };
      await services.mailer.queue(tx, `${PREFIX}${sha256(token)}`, to, 'change-email', {
        link: services.mailer.link(`/change-email#token=${token}`),
        hours: LINK_HOURS,
      });
    });
    return {};
  },
);

export const cancelEmailChange = os.profile.cancelEmailChange.handler(async ({ context }) => {
  const { actor } = await context.read([]);
  await context.services.units.write(asLogin, (tx) => tx.query(dropAsked({ value: actor.userId })));
  return {};
});

export const confirmEmailChange = os.profile.confirmEmailChange.handler(
  async ({ input, context, errors }) => {
    const { services, sessionToken } = context;
    const limits = addressLimits('link', context.clientAddress);
    await requireTries(context, limits);
    const found = await services.units.read(asLogin, [
      findLink({ prefix: `${PREFIX}${sha256(input.token)}:`, now: services.clock.now() }),
    ]);
    const link = found.rows[0][0];
    const now = services.clock.now();
    const [kept] = link
      ? (await services.units.read(asLogin, [isWithoutAddress({ userId: link.userId, now })])).rows[0]
      : [];
    if (!link || kept?.isKept) {
      await services.limiter.countWrong(limits);
      throw errors.INVALID_LINK();
    }
    // Opening it is not enough: somebody may have named an address that isn't theirs, and keeps the password.
    const [[asked]] = (
      await services.units.read(asLogin, [findSession({ userId: link.userId, sessionToken })])
    ).rows;
    if (!asked) throw errors.SIGN_IN_NEEDED();
    // The letter about it goes to the old address: whoever reads there learns that it no longer opens the account.
    await changeSignIn(context, link, 'email', async (tx) => {
      const taken = await tx.query(takeLink({ authVerificationId: link.id }));
      if (taken.length === 0) throw errors.INVALID_LINK();
      await tx.query(setEmail({ userId: link.userId, newEmail: link.newEmail, now: context.clock.now() }));
      await tx.query(confirmAddress({ userId: link.userId }));
      const [session] = await tx.query(findSession({ userId: link.userId, sessionToken }));
      await tx.query(endAccess({ userId: link.userId, butSession: session?.id ?? null }));
      await tx.query(dropLinks({ value: link.userId }));
    }).catch((error: unknown) => {
      if (isTakenMeanwhile(error)) throw new ORPCError('INVALID_LINK');
      throw error;
    });
    return {};
  },
);

function isTakenMeanwhile(error: unknown): boolean {
  const cause = (error as { cause?: unknown }).cause ?? error;
  const { code, constraint } = cause as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'users_email_key';
}
