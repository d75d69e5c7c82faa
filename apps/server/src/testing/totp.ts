import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

/** How long an authenticator app shows one code. */
export const STEP_MS = 30_000;

/** The code an authenticator app shows for the secret it was given. */
export async function codeAt(secret: string, millis: number): Promise<string> {
  const raw = new TextDecoder().decode(base32.decode(secret));
  return await createOTP(raw, { digits: 6, period: 30 }).hotp(Math.floor(millis / STEP_MS));
}
