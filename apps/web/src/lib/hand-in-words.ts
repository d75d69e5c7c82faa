import type { TFunction } from 'i18next';
import { EDITED_ELSEWHERE } from './hand-ins.ts';

/** Why an answer wasn't taken, for the student whose answer it is. */
export function handInReason(code: string, t: TFunction): string {
  switch (code) {
    case EDITED_ELSEWHERE:
      return t('You also worked on this somewhere else. Compare the two, then submit the one you want.');
    case 'MATCHING_UNCHECKED':
      return t('Please complete the matching activity and check your answers before submitting.');
    case 'EMPTY_ANSWER':
      return t('Write your response or upload a document first.');
    case 'FILE_NOT_FOUND':
      return t('A document is no longer there. Remove it, then upload it again.');
    case 'NO_ATTEMPTS_LEFT':
      return t('No attempts are left for this assignment.');
    case 'OTHER_ATTEMPT':
      return t(
        "You wrote this when you took the course before. It doesn't count this time, and is kept on this device.",
      );
    case 'SCHOOL_READ_ONLY':
      return t("This school is read-only right now. Ask your school's administrator.");
    default:
      return t('The server no longer accepts it. Your text is kept on this device.');
  }
}
