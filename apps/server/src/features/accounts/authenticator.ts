import { needsSecondFactor } from '#access/actor.ts';
import { statement } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import { os } from '#platform/procedure.ts';
import { factorLimits } from './limits.ts';
import {
  changeSignIn,
  endAccess,
  isOwnPassword,
  noteChange,
  requireConfirmedEmail,
  requireSecrets,
  signInLabel,
} from './own-account.ts';
import type { Sql } from './rows.gen.ts';
import {
  type KeptAuthenticator,
  markFreshFactor,
  newAuthenticator,
  newBackupCodes,
  noteBackupCode,
  stepOf,
  TOTP,
  takeTotpCode,
  wasBackupCodeGiven,
} from './second-factor.ts';
import { requireTries } from './sessions.ts';

/** An app that is set up but not yet confirmed opens nothing. */
const keepUnconfirmed = statement<
  Sql['keepUnconfirmed'],
  { authTwoFactorId: string; userId: string; secret: string; backupCodes: string }
>(
  `insert into auth_two_factors as f (id, user_id, secret, backup_codes, verified) values (:authTwoFactorId, :userId, :secret, :backupCodes, false)
   on conflict (user_id) do update set secret = excluded.secret, backup_codes = excluded.backup_codes,
     verified = false, failed_verification_count = 0, locked_until = null, last_used_step = null
   where not exists (select from users u where u.id = f.user_id and u.two_factor_enabled) returning id`,
);
const findUnconfirmed = statement<Sql['findUnconfirmed'], { userId: string }>(
  'select secret from auth_two_factors where user_id = :userId and not verified',
);
const confirmKept = statement<Sql['confirmKept'], { userId: string; secret: string; step: number | null }>(
  `update auth_two_factors set verified = true, last_used_step = :step
   where user_id = :userId and secret = :secret and not verified returning id`,
);
const setFactor = statement<Sql['setFactor'], { userId: string; twoFactorEnabled: boolean; now: string }>(
  'update users set two_factor_enabled = :twoFactorEnabled, updated_at = :now where id = :userId',
);
const dropFactor = statement<Sql['authenticator.dropFactor'], { userId: string }>(
  'delete from auth_two_factors where user_id = :userId',
);
const setBackupCodes = statement<Sql['setBackupCodes'], { userId: string; kept: string }>(
  'update auth_two_factors set backup_codes = :kept where user_id = :userId',
);

const REPLACEMENT_MINUTES = 15;

const dropReplacement = statement<Sql['dropReplacement'], { sessionId: string; now: string }>(
  `delete from auth_verifications where identifier = 'replace-totp:' || :sessionId and expires_at > :now::timestamptz
   returning value as kept`,
);
/** Belongs to the session that began it, and ends with it. */
const keepReplacement = statement<
  Sql['keepReplacement'],
  { authVerificationId: string; sessionId: string; value: string; now: string }
>(
  `insert into auth_verifications (id, identifier, value, expires_at)
   values (:authVerificationId, 'replace-totp:' || :sessionId, :value, :now::timestamptz + make_interval(mins => ${REPLACEMENT_MINUTES}))`,
);
const findReplacement = statement<Sql['findReplacement'], { sessionId: string; now: string }>(
  `select value as kept from auth_verifications where identifier = 'replace-totp:' || :sessionId and expires_at > :now::timestamptz`,
);
const replaceKept = statement<
  Sql['replaceKept'],
  { userId: string; secret: string; backupCodes: string; step: number | null }
>(
  `update auth_two_factors set secret = :secret, backup_codes = :backupCodes, last_used_step = :step,
     failed_verification_count = 0, locked_until = null
   where user_id = :userId returning id`,
);
const forgetBackupCode = statement<Sql['forgetBackupCode'], { sessionId: string }>(
  `delete from auth_verifications where identifier = 'backup-code-given:' || :sessionId`,
);

const asLogin = { role: 'fieldhouse_login', enter: null } as const;

export const enrollTotp = os.accounts.enrollTotp.handler(async ({ input, context, errors }) => {
  const { services } = context;
  const { actor } = await context.read([]);
  if (actor.hasSecondFactor) throw errors.ALREADY_SET_UP();
  requireConfirmedEmail(actor);
  await requireSecrets(context, actor, { password: input.password });
  const { shown, kept } = await newAuthenticator(services, signInLabel(actor));
  const made = await services.units.write(asLogin, (tx) =>
    tx.query(
      keepUnconfirmed({
        authTwoFactorId: newId(),
        userId: actor.userId,
        secret: kept.secret,
        backupCodes: kept.backupCodes,
      }),
    ),
  );
  if (made.length === 0) throw errors.ALREADY_SET_UP();
  return shown;
});

export const confirmTotp = os.accounts.confirmTotp.handler(async ({ input, context, errors }) => {
  const { services } = context;
  const { actor } = await context.read([]);
  requireConfirmedEmail(actor);
  const limits = factorLimits(actor.userId, context.clientAddress);
  await requireTries(context, limits);
  const { rows } = await services.units.read(asLogin, [findUnconfirmed({ userId: actor.userId })]);
  const secret = rows[0][0]?.secret;
  const step = secret ? await stepOf(services, secret, input.code) : null;
  if (!secret || step === null) {
    await services.limiter.countWrong(limits);
    throw errors.WRONG_CODE();
  }
  await changeSignIn(context, actor, 'totp_on', async (tx) => {
    const confirmed = await tx.query(confirmKept({ userId: actor.userId, secret, step }));
    if (confirmed.length === 0) throw errors.WRONG_CODE();
    await tx.query(setFactor({ userId: actor.userId, twoFactorEnabled: true, now: context.clock.now() }));
  });
  await markFreshFactor(services, context.sessionToken ?? '');
  return {};
});

export const replaceTotp = os.accounts.replaceTotp.handler(async ({ input, context, errors }) => {
  const { services } = context;
  const { actor } = await context.read([]);
  if (!actor.hasSecondFactor) throw errors.NOT_FOUND();
  const { password, code } = input;
  if (code === null) {
    const { rows } = await services.units.read(asLogin, [
      wasBackupCodeGiven({ sessionId: actor.sessionId, now: context.clock.now() }),
    ]);
    if (rows[0].length === 0) throw errors.WRONG_CODE();
    await requireSecrets(context, actor, { password });
  } else {
    await requireSecrets(context, actor, { password, code, takesBackupCode: true });
    // Whoever has to begin again needs no further code.
    if (!TOTP.test(code)) await noteBackupCode(services, context.sessionToken ?? '');
  }
  const { shown, kept } = await newAuthenticator(services, signInLabel(actor));
  await services.units.write(asLogin, async (tx) => {
    await tx.query(dropReplacement({ sessionId: actor.sessionId, now: context.clock.now() }));
    await tx.query(
      keepReplacement({
        authVerificationId: newId(),
        sessionId: actor.sessionId,
        value: JSON.stringify(kept),
        now: context.clock.now(),
      }),
    );
    await noteChange(context, actor, tx, 'account.totp_replacement_begun');
  });
  return shown;
});

export const confirmReplacement = os.accounts.confirmReplacement.handler(
  async ({ input, context, errors }) => {
    const { services } = context;
    const { actor } = await context.read([]);
    const limits = factorLimits(actor.userId, context.clientAddress);
    await requireTries(context, limits);
    const { rows } = await services.units.read(asLogin, [
      findReplacement({ sessionId: actor.sessionId, now: context.clock.now() }),
    ]);
    const pending = rows[0][0]?.kept;
    const kept = pending ? (JSON.parse(pending) as KeptAuthenticator) : null;
    const step = kept ? await stepOf(services, kept.secret, input.code) : null;
    if (!kept || step === null) {
      await services.limiter.countWrong(limits);
      throw errors.WRONG_CODE();
    }
    await changeSignIn(context, actor, 'totp_replaced', async (tx) => {
      const [taken] = await tx.query(
        dropReplacement({ sessionId: actor.sessionId, now: context.clock.now() }),
      );
      if (taken?.kept !== pending) throw errors.WRONG_CODE();
      const replaced = await tx.query(
        replaceKept({ userId: actor.userId, secret: kept.secret, backupCodes: kept.backupCodes, step }),
      );
      if (replaced.length === 0) throw errors.WRONG_CODE();
      await tx.query(forgetBackupCode({ sessionId: actor.sessionId }));
      // The lost phone may still be signed in.
      await tx.query(endAccess({ userId: actor.userId, butSession: actor.sessionId }));
    });
    await markFreshFactor(services, context.sessionToken ?? '');
    return {};
  },
);

export const disableTotp = os.accounts.disableTotp.handler(async ({ input, context, errors }) => {
  const { actor } = await context.read([]);
  if (!actor.hasSecondFactor) throw errors.NOT_FOUND();
  if (needsSecondFactor(actor)) throw errors.REQUIRED();
  await requireSecrets(context, actor, input);
  await changeSignIn(context, actor, 'totp_off', async (tx) => {
    await tx.query(setFactor({ userId: actor.userId, twoFactorEnabled: false, now: context.clock.now() }));
    await tx.query(dropFactor({ userId: actor.userId }));
  });
  return {};
});

export const regenerateBackupCodes = os.accounts.regenerateBackupCodes.handler(
  async ({ input, context, errors }) => {
    const { actor } = await context.read([]);
    if (!actor.hasSecondFactor) throw errors.NOT_FOUND();
    await requireSecrets(context, actor, input);
    const { backupCodes, kept } = await newBackupCodes(context.services);
    await changeSignIn(context, actor, 'backup_codes', async (tx) => {
      await tx.query(setBackupCodes({ userId: actor.userId, kept }));
    });
    return { backupCodes };
  },
);

export const confirmFactor = os.accounts.confirmFactor.handler(async ({ input, context, errors }) => {
  const { services } = context;
  const { actor } = await context.read([]);
  const limits = factorLimits(actor.userId, context.clientAddress);
  await requireTries(context, limits);
  const isRight = actor.hasSecondFactor
    ? TOTP.test(input.code) && (await takeTotpCode(services, actor.userId, input.code))
    : await isOwnPassword(context, input.code);
  if (!isRight) {
    await services.limiter.countWrong(limits);
    throw errors.WRONG_CODE();
  }
  await markFreshFactor(services, context.sessionToken ?? '');
  return {};
});
