import { createHash, createHmac } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { statement } from '#db/unit.ts';
import type { Limit } from '#platform/limiter.ts';
import type { RequestContext } from '#platform/procedure.ts';
import { requireProof } from '#platform/proof-of-work.ts';
import { sessionCookieName } from '#platform/session.ts';
import type { Sql } from './rows.gen.ts';

/** Headers for the sign-in library: the cookies of this request and where it comes from, nothing the client made up. */
export function authHeaders(context: RequestContext): Headers {
  const headers = new Headers();
  if (context.cookieHeader) headers.set('cookie', context.cookieHeader);
  if (context.userAgent) headers.set('user-agent', context.userAgent);
  return headers;
}

/**
 * As authHeaders, without the session. The library takes codes of whoever is signed in without counting them for the
 * account; by the challenge that follows a password alone it does.
 */
export function challengeHeaders(context: RequestContext): Headers {
  const headers = authHeaders(context);
  const name = `${sessionCookieName(context.services.config)}=`;
  const kept = context.cookieHeader.split(/;\s*/).filter((cookie) => !cookie.trim().startsWith(name));
  headers.set('cookie', kept.join('; '));
  return headers;
}

/** Hands the library's cookies to the browser; those that we don't use, and it only clears, stay behind. */
export function forwardCookies(context: RequestContext, headers: Headers): void {
  for (const cookie of headers.getSetCookie())
    if (/^(?:__Host-)?fieldhouse\./.test(cookie)) context.setCookie(cookie);
}

/** Begins a session without a password: after sign-up, and for the demo. */
export async function startSession(context: RequestContext, userId: string): Promise<string> {
  const { auth, config } = context.services;
  const library = await auth.$context;
  const session = await library.internalAdapter.createSession(userId, false);
  const signature = createHmac('sha256', config.APP_SECRET).update(session.token).digest('base64');
  const isSecure = config.PUBLIC_URL?.startsWith('https://') ?? false;
  const parts = [
    `${sessionCookieName(config)}=${encodeURIComponent(`${session.token}.${signature}`)}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${library.sessionConfig.expiresIn}`,
  ];
  if (isSecure) parts.push('Secure');
  context.setCookie(parts.join('; '));
  await noteDevice(context, session.token);
  return session.token;
}

const setDevice = statement<Sql['setDevice'], { token: string; ipAddress: string; userAgent: string }>(
  'update auth_sessions set ip_address = :ipAddress, user_agent = :userAgent where token = :token',
);

/** Notes where a session was begun, so that its owner can tell it from others. */
export async function noteDevice(context: RequestContext, token: string): Promise<void> {
  const { services, clientAddress, userAgent } = context;
  await services.units.alone(
    setDevice({ token, ipAddress: clientAddress, userAgent: userAgent.slice(0, 500) }),
  );
}

/**
 * Waits for this request's turn at the limits and holds it until the answer.
 *
 * @throws ORPCError TOO_MANY_TRIES while a bucket of an account or a known browser is full, and CHALLENGE_REQUIRED where
 * a shared one is and the request brings no answer to a challenge.
 */
export async function requireTries(context: RequestContext, limits: readonly Limit[]): Promise<void> {
  if (context.turns) await context.services.limiter.takeTurns(context.turns, limits);
  const { waitSeconds, crowded } = await context.services.limiter.look(limits);
  if (waitSeconds > 0) throw new ORPCError('TOO_MANY_TRIES', { data: { retryAfterSeconds: waitSeconds } });
  await requireProof(context, crowded);
}

export const emailHash = (email: string): string => createHash('sha256').update(email).digest('base64url');

const addLogin = statement<
  Sql['addLogin'],
  { userId: string | null; emailHash: string; ipAddress: string; isSuccess: boolean; reason: string }
>('select app.record_login(:userId, :emailHash, :ipAddress, :isSuccess, :reason)');

/** Writes the attempt into the login activity. */
export async function recordLogin(
  context: RequestContext,
  attempt: { userId: string | null; email: string; isSuccess: boolean; reason: string },
): Promise<void> {
  await context.services.units.alone(
    addLogin({
      userId: attempt.userId,
      emailHash: emailHash(attempt.email),
      ipAddress: context.clientAddress,
      isSuccess: attempt.isSuccess,
      reason: attempt.reason,
    }),
  );
}
