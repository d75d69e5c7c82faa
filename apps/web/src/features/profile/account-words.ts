import type { DeletionObstacle } from '@fieldhouse/contract/profile-account.ts';
import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';

/** Why the person can't end their account here; undefined: they can. */
export function obstacleText(obstacle: DeletionObstacle | null, t: TFunction) {
  switch (obstacle) {
    case 'operator':
      return t("An operator's account can't be deleted here. Another operator has to end your role first.");
    case 'last_admin':
      return t(
        'You are the only administrator of your school. Make somebody else an administrator first, or ask the operator to close the school.',
      );
    case 'minor':
      return t('Because you are under 18, a guardian linked to you or your school decides about this.');
    default:
      return undefined;
  }
}

/** What is wrong with a password that was asked for again, or with the request as a whole. */
export function passwordError(error: unknown, t: TFunction): string | undefined {
  const code = codeOf(error);
  if (!error || code === 'SAME_ADDRESS' || code === 'REFUSED') return undefined;
  return code === 'WRONG_PASSWORD' ? t('The password is wrong.') : errorText(error, t);
}
