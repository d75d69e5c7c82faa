import { statement } from '#db/unit.ts';
import { needsSecondFactor } from '#platform/actor.ts';
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
} from './own-account.ts';
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
const keepUnconfirmed = statement<{ id: string }>(
  `insert into auth_two_factors as f (id, user_id, secret, backup_codes, verified) values ($1, $2, $3, $4, false)
   on conflict (user_id) do update set secret = excluded.secret, backup_codes = excluded.backup_codes,
     verified = false, failed_verification_count = 0, locked_until = null, last_used_step = null
   where not exists (select from users u where u.id = f.user_id and u.two_factor_enabled) returning id`,
);
const findUnconfirmed = statement<{ secret: string }>(
  'select secret from auth_two_factors where user_id = $1 and not verified',
);
const confirmKept = statement<{ id: string }>(
  `update auth_two_factors set verified = true, last_used_step = $3
   where user_id = $1 and secret = $2 and not verified returning id`,
);
const setFactor = statement('update users set two_factor_enabled = $2, updated_at = now() where id = $1');
const dropFactor = statement('delete from auth_two_factors where user_id = $1');
const setBackupCodes = statement('update auth_two_factors set backup_codes = $2 where user_id = $1');

const REPLACEMENT_MINUTES = 15;

const dropReplacement = statement<{ kept: string }>(
  `delete from auth_verifications where identifier = 'replace-totp:' || $1 and expires_at > now()
   returning value as kept`,
);
/** Belongs to the session that began it, and ends with it. */
const keepReplacement = statement(
  `insert into auth_verifications (id, identifier, value, expires_at)
   values ($1, 'replace-totp:' || $2, $3, now() + make_interval(mins => ${REPLACEMENT_MINUTES}))`,
);
const findReplacement = statement<{ kept: string }>(
  `select value as kept from auth_verifications where identifier = 'replace-totp:' || $1 and expires_at > now()`,
);
const replaceKept = statement<{ id: string }>(
  `update auth_two_factors set secret = $2, backup_codes = $3, last_used_step = $4,
     failed_verification_count = 0, locked_until = null
   where user_id = $1 returning id`,
);
const forgetBackupCode = statement(
  `delete from auth_verifications where identifier = 'backup-code-given:' || $1`,
);

const asLogin = { role: 'fieldhouse_login', enter: null } as const;

export const enrollTotp = os.accounts.enrollTotp.handler(async ({ input, context, errors }) => {
  const { services } = context;
  const { actor } = await context.read([]);
  if (actor.hasSecondFactor) throw errors.ALREADY_SET_UP();
  requireConfirmedEmail(actor);
  await requireSecrets(context, actor, { password: input.password });
  const { shown, kept } = await newAuthenticator(services, actor.email);
  const made = await services.units.write(asLogin, (tx) =>
    tx.query(keepUnconfirmed(newId(), actor.userId, kept.secret, kept.backupCodes)),
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
  const { rows } = await services.units.read(asLogin, [findUnconfirmed(actor.userId)]);
  const secret = rows[0][0]?.secret;
  const step = secret ? await stepOf(services, secret, input.code) : null;
  if (!secret || step === null) {
    await services.limiter.countWrong(limits);
    throw errors.WRONG_CODE();
  }
  await changeSignIn(context, actor, 'totp_on', async (tx) => {
    const confirmed = await tx.query(confirmKept(actor.userId, secret, step));
    if (confirmed.length === 0) throw errors.WRONG_CODE();
    await tx.query(setFactor(actor.userId, true));
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
    const { rows } = await services.units.read(asLogin, [wasBackupCodeGiven(actor.sessionId)]);
    if (rows[0].length === 0) throw errors.WRONG_CODE();
    await requireSecrets(context, actor, { password });
  } else {
    await requireSecrets(context, actor, { password, code, takesBackupCode: true });
    // Whoever has to begin again needs no further code.
    if (!TOTP.test(code)) await noteBackupCode(services, context.sessionToken ?? '');
  }
  const { shown, kept } = await newAuthenticator(services, actor.email);
  await services.units.write(asLogin, async (tx) => {
    await tx.query(dropReplacement(actor.sessionId));
    await tx.query(keepReplacement(newId(), actor.sessionId, JSON.stringify(kept)));
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
    const { rows } = await services.units.read(asLogin, [findReplacement(actor.sessionId)]);
    const pending = rows[0][0]?.kept;
    const kept = pending ? (JSON.parse(pending) as KeptAuthenticator) : null;
    const step = kept ? await stepOf(services, kept.secret, input.code) : null;
    if (!kept || step === null) {
      await services.limiter.countWrong(limits);
      throw errors.WRONG_CODE();
    }
    await changeSignIn(context, actor, 'totp_replaced', async (tx) => {
      const [taken] = await tx.query(dropReplacement(actor.sessionId));
      if (taken?.kept !== pending) throw errors.WRONG_CODE();
      const replaced = await tx.query(replaceKept(actor.userId, kept.secret, kept.backupCodes, step));
      if (replaced.length === 0) throw errors.WRONG_CODE();
      await tx.query(forgetBackupCode(actor.sessionId));
      // The lost phone may still be signed in.
      await tx.query(endAccess(actor.userId, actor.sessionId));
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
    await tx.query(setFactor(actor.userId, false));
    await tx.query(dropFactor(actor.userId));
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
      await tx.query(setBackupCodes(actor.userId, kept));
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
