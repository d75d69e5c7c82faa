import { ORPCError } from '@orpc/client';
import type { TFunction } from 'i18next';
import { codeOf, errorText, isOffline } from '#lib/errors.ts';

/** Why a text wasn't spoken, in a sentence that says what to do. */
export function failureText(error: unknown, t: TFunction): string {
  if (isOffline(error)) return t("You're offline. Listening needs a connection.");
  const { data } = error instanceof ORPCError ? (error as ORPCError<string, unknown>) : { data: null };
  const { reason, retryAfterSeconds } = (data ?? {}) as { reason?: string; retryAfterSeconds?: number };
  switch (codeOf(error)) {
    case 'LISTENED_ENOUGH':
      return t("You've listened to a lot in the past hour. You can continue in {{count}} minutes.", {
        count: Math.max(1, Math.ceil((retryAfterSeconds ?? 60) / 60)),
      });
    case 'SPEECH_UNAVAILABLE':
      if (reason === 'busy') return t('Many people are listening right now. Try again in a moment.');
      if (reason === 'over_budget') return t('The AI voice has reached its limit for today.');
      return t("The voice didn't respond.");
    default:
      return errorText(error, t);
  }
}
