import type { UploadRefusal } from '@fieldhouse/contract/files.ts';
import { SESSION_MAX_MATERIALS, UPLOAD_MAX_BYTES } from '@fieldhouse/contract/limits.ts';
import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import { refusalText } from '#lib/upload-words.ts';

/** What the file dialog offers. */
export const SESSION_ACCEPTED = '.pdf,.doc,.docx,.ppt,.pptx,.jpg,.jpeg,.png';

/** What can be said of a file before it is sent; null: the server decides. */
export function sessionRefusalBefore({ name, size }: File): UploadRefusal | null {
  if (!/\.(?:pdf|docx?|pptx?|jpe?g|png)$/i.test(name)) return 'WRONG_TYPE';
  if (size > UPLOAD_MAX_BYTES) return 'TOO_LARGE';
  return size === 0 ? 'EMPTY_FILE' : null;
}

/** One sentence for why a file wasn't taken, and what to do about it. */
export function sessionFileText(error: unknown, t: TFunction): string {
  const code = codeOf(error) as UploadRefusal | 'TOO_MANY_FILES' | null;
  switch (code) {
    case 'WRONG_TYPE':
      return t('Only PDF, Word, PowerPoint, JPG and PNG files can be added.');
    case 'NAME_MISMATCH':
      return t("This file's extension doesn't match its contents. Save it again in the right format.");
    case 'HAS_MACROS':
      return t('This file contains macros. Save it without them, or as PDF.');
    case 'TOO_COMPLEX':
      return t("This file is too large once it's unpacked. Save a smaller one.");
    case 'TOO_MANY_FILES':
      return t('A session can have up to {{most}} files.', { most: SESSION_MAX_MATERIALS });
    case 'PERSON_STORAGE_FULL':
      return t("You've uploaded 200 MB that don't belong to a session yet. They're deleted after a day.");
    case 'SCHOOL_STORAGE_FULL':
      return t("Your school's storage is full. Tell your administrator.");
    default:
      return refusalText(code, t) || errorText(error, t);
  }
}
