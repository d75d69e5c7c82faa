import { createHash, createHmac } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import type { Limit } from '#platform/limiter.ts';
import type { RequestContext } from '#platform/procedure.ts';
import { requireProof } from '#platform/proof-of-work.ts';
import { sessionCookieName } from '#platform/session.ts';

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

/** Notes where a session was begun, so that its owner can tell it from others. */
export async function noteDevice(context: RequestContext, token: string): Promise<void> {
  await context.services.db.pool.query(
    'update auth_sessions set ip_address = $2, user_agent = $3 where token = $1',
    [token, context.clientAddress, context.userAgent.slice(0, 500)],
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

/** Writes the attempt into the login activity. */
export async function recordLogin(
  context: RequestContext,
  attempt: { userId: string | null; email: string; isSuccess: boolean; reason: string },
): Promise<void> {
  await context.services.db.pool.query('select app.record_login($1, $2, $3, $4, $5)', [
    attempt.userId,
    emailHash(attempt.email),
    context.clientAddress,
    attempt.isSuccess,
    attempt.reason,
  ]);
}
