import { ORPCError } from '@orpc/client';
import type { TFunction } from 'i18next';

/** Why a password was refused, or null when the error is another one. */
export function weakPasswordText(error: unknown, t: TFunction): string | null {
  if (!(error instanceof ORPCError) || error.code !== 'WEAK_PASSWORD') return null;
  const { reason, minLength } = error.data as { reason: string; minLength: number };
  if (reason === 'too_short')
    return t('Password must be at least {{count}} characters', { count: minLength });
  if (reason === 'common') return t('This password is on lists of common passwords. Choose another one.');
  return t('This password is easy to guess. Add a word or two.');
}
