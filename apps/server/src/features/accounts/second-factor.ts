import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Services } from '#platform/services.ts';

const STEP_SECONDS = 30;
/** Clocks of phones run a little off: the step before and the one after count too. */
const STEPS_OFF = 1;

/**
 * Whether the code is right now and was never used: taking it is one atomic step, so that no code works twice.
 * Also for codes that the sign-in library has accepted a moment ago.
 */
export async function takeTotpCode(services: Services, userId: string, code: string): Promise<boolean> {
  const { pool } = services.db;
  const found = await pool.query<{ secret: string }>(
    'select secret from auth_two_factors where user_id = $1',
    [userId],
  );
  const stored = found.rows[0]?.secret;
  if (!stored) return false;
  const { secretConfig } = await services.auth.$context;
  const otp = createOTP(await symmetricDecrypt({ key: secretConfig, data: stored }), {
    digits: 6,
    period: STEP_SECONDS,
  });
  const now = Math.floor(services.clock.millis() / 1000 / STEP_SECONDS);
  for (let step = now - STEPS_OFF; step <= now + STEPS_OFF; step += 1) {
    if ((await otp.hotp(step)) !== code) continue;
    const taken = await pool.query(
      `update auth_two_factors set last_used_step = $2
       where user_id = $1 and coalesce(last_used_step, 0) < $2`,
      [userId, step],
    );
    return taken.rowCount === 1;
  }
  return false;
}

/** Notes in the session that a second factor (or the password, for people without one) was just given. */
export async function markFreshFactor(services: Services, token: string): Promise<void> {
  await services.db.pool.query('update auth_sessions set mfa_at = now() where token = $1', [token]);
}
