import type { DeletionObstacle, Postponement } from '@fieldhouse/contract/profile-account.ts';
import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';

/** Why the person can't end their account here, and whom to ask (null: nobody is known); undefined: they can. */
export function obstacleText(obstacle: DeletionObstacle | null, contact: string | null, t: TFunction) {
  switch (obstacle) {
    case 'operator':
      return t("An operator's account can't be deleted here. Another operator has to end your role first.");
    case 'last_admin':
      return t(
        "You're the only administrator of your school. Add another one first: they sign up with a school code, and you approve them.",
      );
    case 'minor':
      return contact
        ? t(
            'Because you are under 18, a guardian linked to you decides about this. If no guardian is linked to you, write to {{contact}}.',
            { contact },
          )
        : t(
            'Because you are under 18, a guardian linked to you decides about this. If no guardian is linked to you, your school or the people who run this platform can help.',
          );
    default:
      return undefined;
  }
}

/** Why a deletion that was asked for waits past its date; undefined: it doesn't. */
export function postponementText(postponement: Postponement | null, t: TFunction) {
  switch (postponement) {
    case 'law':
      return t(
        'The deletion is postponed, because the law requires data to be kept for now. It continues automatically once that ends.',
      );
    case 'duty':
      return t(
        'The deletion is postponed, because no one else does what you do here. It continues automatically once someone else does.',
      );
    default:
      return undefined;
  }
}

/** What is wrong with a password that was asked for again, or with the request as a whole. */
export function passwordError(error: unknown, t: TFunction): string | undefined {
  const code = codeOf(error);
  if (!error || code === 'SAME_ADDRESS' || code === 'REFUSED') return undefined;
  if (code === 'TOO_YOUNG') return t('You can add an email once you are 13.');
  return code === 'WRONG_PASSWORD' ? t('The password is wrong.') : errorText(error, t);
}
