import { createOTP } from '@better-auth/utils/otp';
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { statement } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';

/** A code of an authenticator app; anything else is meant as a backup code. */
export const TOTP = /^\d{6}$/;
const DIGITS = 6;
const STEP_SECONDS = 30;
/** Clocks of phones run a little off: the step before and the one after count too. */
const STEPS_OFF = 1;
const BACKUP_CODES = 10;

/** How long a backup code lets its session set up another authenticator. */
const BACKUP_CODE_COUNTS_MINUTES = 15;

/** Secret and backup codes as they are kept: encrypted. */
export interface KeptAuthenticator {
  readonly secret: string;
  readonly backupCodes: string;
}

const encrypted = async (services: Services, text: string): Promise<string> =>
  symmetricEncrypt({ key: (await services.auth.$context).secretConfig, data: text });

const decrypted = async (services: Services, text: string): Promise<string> =>
  symmetricDecrypt({ key: (await services.auth.$context).secretConfig, data: text });

/** New backup codes, for the person and as they are kept; in the form that the sign-in library reads. */
export async function newBackupCodes(services: Services): Promise<{ backupCodes: string[]; kept: string }> {
  const part = () => generateRandomString(5, 'a-z', '0-9', 'A-Z');
  const backupCodes = Array.from({ length: BACKUP_CODES }, () => `${part()}-${part()}`);
  return { backupCodes, kept: await encrypted(services, JSON.stringify(backupCodes)) };
}

/** What a new authenticator app is set up with, for the person and as it is kept. */
export async function newAuthenticator(services: Services, email: string) {
  const raw = generateRandomString(32);
  const uri = createOTP(raw, { digits: DIGITS, period: STEP_SECONDS }).url(services.config.BRAND_NAME, email);
  const codes = await newBackupCodes(services);
  const kept: KeptAuthenticator = { secret: await encrypted(services, raw), backupCodes: codes.kept };
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return { shown: { uri, secret, backupCodes: codes.backupCodes }, kept };
}

/** The 30-second step whose code this is, near now; null: of none. */
export async function stepOf(services: Services, secret: string, code: string): Promise<number | null> {
  const otp = createOTP(await decrypted(services, secret), { digits: DIGITS, period: STEP_SECONDS });
  const now = Math.floor(services.clock.millis() / 1000 / STEP_SECONDS);
  for (let step = now - STEPS_OFF; step <= now + STEPS_OFF; step += 1)
    if ((await otp.hotp(step)) === code) return step;
  return null;
}

const findSecret = statement<Sql['findSecret'], { userId: string }>(
  'select secret from auth_two_factors where user_id = :userId',
);
const takeStep = statement<Sql['takeStep'], { userId: string; step: number }>(`
  update auth_two_factors set last_used_step = :step
  where user_id = :userId and coalesce(last_used_step, 0) < :step returning id`);
const findBackupCodes = statement<Sql['findBackupCodes'], { userId: string }>(
  'select backup_codes as kept from auth_two_factors where user_id = :userId and verified',
);
const takeCode = statement<Sql['takeCode'], { userId: string; kept: string; left: string }>(`
  update auth_two_factors set backup_codes = :left
  where user_id = :userId and backup_codes = :kept returning id`);
const setFactorAt = statement<Sql['setFactorAt'], { token: string; now: string }>(
  'update auth_sessions set mfa_at = :now where token = :token',
);
const addBackupCodeGiven = statement<
  Sql['addBackupCodeGiven'],
  { id: string; token: string; minutes: number; now: string }
>(`
  insert into auth_verifications (id, identifier, value, expires_at)
  select :id, 'backup-code-given:' || id, user_id, :now::timestamptz + make_interval(mins => :minutes)
  from auth_sessions where token = :token`);

/**
 * Whether the code is right now and was never used: taking it is one atomic step, so that no code works twice.
 * Also for codes that the sign-in library has accepted a moment ago.
 */
export async function takeTotpCode(services: Services, userId: string, code: string): Promise<boolean> {
  const { units } = services;
  const [stored] = await units.alone(findSecret({ userId }));
  const step = stored ? await stepOf(services, stored.secret, code) : null;
  if (step === null) return false;
  const taken = await units.alone(takeStep({ userId, step }));
  return taken.length === 1;
}

/** Whether this is one of the person's backup codes; it is used up by asking. */
export async function takeBackupCode(services: Services, userId: string, code: string): Promise<boolean> {
  const { units } = services;
  const [found] = await units.alone(findBackupCodes({ userId }));
  if (!found) return false;
  const { kept } = found;
  const codes = JSON.parse(await decrypted(services, kept)) as string[];
  if (!codes.includes(code)) return false;
  const left = await encrypted(services, JSON.stringify(codes.filter((one) => one !== code)));
  // Of two that bring the same code at the same moment, one finds it gone.
  const taken = await units.alone(takeCode({ userId, kept, left }));
  return taken.length === 1;
}

/** Notes in the session that a second factor (or the password, for people without one) was just given. */
export async function markFreshFactor(services: Services, token: string): Promise<void> {
  await services.units.alone(setFactorAt({ token, now: services.clock.now() }));
}

/** Notes that a backup code was just given in this session: its phone is probably lost. */
export async function noteBackupCode(services: Services, token: string): Promise<void> {
  await services.units.alone(
    addBackupCodeGiven({
      id: newId(),
      token,
      minutes: BACKUP_CODE_COUNTS_MINUTES,
      now: services.clock.now(),
    }),
  );
}

/** A row where a backup code was given in the session of this id not long ago. */
export const wasBackupCodeGiven = statement<Sql['wasBackupCodeGiven'], { sessionId: string; now: string }>(
  `select id from auth_verifications where identifier = 'backup-code-given:' || :sessionId and expires_at > :now::timestamptz limit 1`,
);
