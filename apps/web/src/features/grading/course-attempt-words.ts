import type { TFunction } from 'i18next';
import type { QueueLine } from './grading-queries.ts';

/** Which attempt at the course work belongs to; null: the first, and it is running. */
export function courseAttemptText(
  { number, standing }: QueueLine['courseAttempt'],
  t: TFunction,
): string | null {
  switch (standing) {
    case 'taking':
      return number === 1 ? null : t('Course attempt {{number}}', { number });
    case 'completed':
      return t('Course attempt {{number}}, completed', { number });
    case 'left':
      return t('Course attempt {{number}}, no longer enrolled', { number });
  }
}
