import { ORPCError } from '@orpc/client';
import type { TFunction } from 'i18next';
import { contactOf } from './interruptions.ts';
import { isMissingModule } from './release.ts';
import { ChallengeCancelled } from './solving.ts';

const requestIds = new WeakMap<object, string>();

/** Keeps the id of the request that an error answered, to be shown with it. */
export function rememberRequestId(error: unknown, requestId: string | undefined) {
  if (requestId && typeof error === 'object' && error !== null) requestIds.set(error, requestId);
}

export const requestIdOf = (error: unknown) =>
  typeof error === 'object' && error !== null ? (requestIds.get(error) ?? null) : null;

/** The code of a refusal, or null when the error is none. */
export const codeOf = (error: unknown) => (error instanceof ORPCError ? String(error.code) : null);

/** True when the call never reached the server. */
export const isOffline = (error: unknown) => error instanceof TypeError || isMissingModule(error);

/** True when nobody but a proxy answered, if at all. */
export const isUnreachable = (error: unknown) =>
  isOffline(error) || (error instanceof ORPCError && [502, 503, 504].includes(error.status));

/** When to try again, in words; for refusals that carry a waiting time. */
export function retryText(seconds: number, t: TFunction) {
  if (seconds < 90)
    return t('Too many attempts. Try again in {{count}} seconds.', {
      count: Math.max(1, Math.ceil(seconds)),
    });
  return t('Too many attempts. Try again in {{count}} minutes.', { count: Math.ceil(seconds / 60) });
}

/** What somebody reads whose account is suspended or expired: whom to ask, and not why. */
export function closedText(contact: string | null, t: TFunction) {
  return contact
    ? t("This account can't be used right now. Write to {{contact}} to find out more.", { contact })
    : t("This account can't be used right now. Ask your school, or the people who run this platform.");
}

/** Why somebody doesn't decide here who might elsewhere. */
export const tooCloseText = (t: TFunction) =>
  t('This concerns you or your own child, so someone else at your school has to decide.');

export const isTooClose = (error: unknown) =>
  error instanceof ORPCError && (error.data as { reason?: unknown } | undefined)?.reason === 'too_close';

/** One plain sentence for an error. Codes that a form handles itself never get here. */
export function errorText(error: unknown, t: TFunction): string {
  if (isOffline(error)) return t("The server can't be reached. Check your connection and try again.");
  if (error instanceof ChallengeCancelled)
    return t('You stopped the calculation, so nothing was sent. Try again any time.');
  switch (codeOf(error)) {
    case 'UNAUTHORIZED':
      return t('Sign in to continue.');
    case 'ACCOUNT_CLOSED':
      return closedText(contactOf(error), t);
    case 'FORBIDDEN':
      return isTooClose(error) ? tooCloseText(t) : t("You aren't allowed to do this.");
    case 'NOT_FOUND':
      return t("This doesn't exist, or you can't see it.");
    case 'SCHOOL_READ_ONLY':
      return t("This school is read-only right now. Ask your school's administrator.");
    case 'MFA_REQUIRED':
      return t("Confirm it's you, then try again.");
    case 'SECOND_FACTOR_SETUP_REQUIRED':
      return t('Set up two-factor sign-in first.');
    case 'AWAITING_APPROVAL':
      return t('Your school has to approve your account first.');
    case 'SERVICE_UNAVAILABLE':
      return t("The server isn't answering right now. Wait a few seconds and try again.");
    case 'TOO_COMPLEX':
      return t(
        'This text has too many parts, or they are nested too deeply. Split it up, or paste it as plain text.',
      );
    case 'TOO_MANY_TRIES':
      return retryText(retryAfterSeconds(error) ?? 60, t);
    case 'CHALLENGE_REQUIRED':
      return t('Too many failed attempts from your network. Try again later, or from a different one.');
    case 'EMAIL_UNCONFIRMED':
      return t('Confirm your email address first.');
    case 'WRONG_CREDENTIALS':
      return t('The email or the password is wrong.');
    case 'WRONG_CODE':
      return t('This code is wrong or no longer valid.');
    case 'GRADES_LOCKED':
      return t("This course's grades are posted. Reopen them first.");
    case 'STALE':
      return t('Someone else changed this in the meantime. Check the latest version and try again.');
    default: {
      const requestId = requestIdOf(error);
      return requestId
        ? t('Something went wrong on our side. Request {{requestId}}.', { requestId })
        : t('Something went wrong on our side.');
    }
  }
}

export function retryAfterSeconds(error: unknown): number | null {
  if (!(error instanceof ORPCError) || error.code !== 'TOO_MANY_TRIES') return null;
  const seconds: unknown = (error.data as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  return typeof seconds === 'number' ? seconds : null;
}

/** Refusals stay refusals when asked again. */
export function isFinal(error: unknown) {
  return error instanceof ORPCError && error.status < 500;
}
