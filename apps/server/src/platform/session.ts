import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor } from 'better-auth/plugins';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '#db/engine.ts';
import { authAccounts, authSessions, authTwoFactors, authVerifications, users } from '#db/tables/sign-in.ts';
import { statement, type Units } from '#db/unit.ts';
import type { Config } from './config.ts';
import { newId } from './ids.ts';
import type { Sql } from './rows.gen.ts';

/** argon2id as OWASP recommends: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1, algorithm: 2 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2);

const SESSION_DAYS = 7;
export const RESET_MINUTES = 30;

const RESET_PREFIX = 'reset-password:';

/** Keeps what kind of secret it is readable, so that a person's reset links can be told from their other rows. */
const hashedReset = (identifier: string): string =>
  `${RESET_PREFIX}${createHash('sha256').update(identifier).digest('base64url')}`;

/** Under what a reset link is kept, by the secret in the letter. */
export const resetIdentifier = (token: string): string => hashedReset(`${RESET_PREFIX}${token}`);

const dropEarlierResets = statement<
  Sql['dropEarlierResets'],
  { userId: string; prefix: string; identifier: string }
>(`
  delete from auth_verifications where value = :userId and starts_with(identifier, :prefix)
    and (created_at, id) < (select created_at, id from auth_verifications where identifier = :identifier)`);

/** True where people reach the server over https. */
const isSecure = (config: Config): boolean => config.PUBLIC_URL?.startsWith('https://') ?? false;

/** `__Host-` binds the cookie to this host over https; browsers refuse it over plain http. */
export const sessionCookieName = (config: Config): string =>
  `${isSecure(config) ? '__Host-' : ''}fieldhouse.session`;

/** What better-auth is asked to mail. */
export interface AuthMail {
  sendReset(user: { id: string; email: string }, token: string): Promise<void>;
}

/**
 * Builds the sign-in library on our tables. Its HTTP handler isn't mounted: the procedures of accounts call its server
 * functions. Its own limiter is off, since one limiter serves every door.
 */
export function createAuth(config: Config, db: Database, units: Units, mail: AuthMail) {
  const cookie = (name: string) => ({
    name: `${isSecure(config) ? '__Host-' : ''}fieldhouse.${name}`,
    attributes: { secure: isSecure(config), httpOnly: true, sameSite: 'lax' as const, path: '/' },
  });
  return betterAuth({
    appName: config.BRAND_NAME,
    baseURL: config.PUBLIC_URL ?? `http://127.0.0.1:${config.PORT}`,
    secret: config.APP_SECRET,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: drizzleAdapter(drizzle({ client: db.pool, casing: 'snake_case' }), {
      provider: 'pg',
      transaction: true,
      schema: {
        user: users,
        session: authSessions,
        account: authAccounts,
        verification: authVerifications,
        twoFactor: authTwoFactors,
      },
    }),
    user: {
      additionalFields: {
        suspendedAt: { type: 'date', required: false, input: false, returned: false },
      },
    },
    session: { expiresIn: SESSION_DAYS * 86_400, cookieCache: { enabled: false } },
    verification: {
      storeIdentifier: {
        default: 'hashed',
        overrides: { [RESET_PREFIX]: { hash: async (identifier) => hashedReset(identifier) } },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
      password: { hash: hashPassword, verify: ({ hash: stored, password }) => verify(stored, password) },
      sendResetPassword: async ({ user, token }) => {
        // One link at a time: the newest is the one that its owner has just asked for.
        await units.alone(
          dropEarlierResets({
            userId: user.id,
            prefix: RESET_PREFIX,
            identifier: resetIdentifier(token),
          }),
        );
        await mail.sendReset(user, token);
      },
    },
    advanced: {
      useSecureCookies: false,
      cookies: {
        session_token: cookie('session'),
        two_factor: cookie('second-factor'),
        trust_device: cookie('trusted'),
        dont_remember: cookie('brief'),
      },
      database: { generateId: newId },
    },
    plugins: [
      twoFactor({
        issuer: config.BRAND_NAME,
        accountLockout: { maxFailedAttempts: 10, durationSeconds: 900 },
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * The session token in a Cookie header, when its signature is ours; null otherwise. The same form as the library
 * writes: `token.signature`, url-encoded, HMAC-SHA256 in base64.
 */
export function readSessionToken(cookieHeader: string, cookieName: string, secret: string): string | null {
  const start = cookieHeader.indexOf(`${cookieName}=`);
  if (start < 0 || (start > 0 && !/[;\s]/.test(cookieHeader[start - 1] ?? ''))) return null;
  const end = cookieHeader.indexOf(';', start);
  const encoded = cookieHeader.slice(start + cookieName.length + 1, end < 0 ? undefined : end);
  let value: string;
  try {
    value = decodeURIComponent(encoded);
  } catch {
    return null;
  }
  const dot = value.lastIndexOf('.');
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const right = createHmac('sha256', secret).update(token).digest();
  return given.length === right.length && timingSafeEqual(given, right) ? token : null;
}
