import type { UploadRefusal } from '@fieldhouse/contract/files.ts';
import { UPLOAD_MAX_BYTES } from '@fieldhouse/contract/limits.ts';
import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';

/** What the file dialog offers. */
export const ACCEPTED = '.pdf,.doc,.docx';

/** What can be said of a file before it is sent; null: the server decides. */
export function refusalBefore({ name, size }: File): UploadRefusal | null {
  if (!/\.(?:pdf|docx?)$/i.test(name)) return 'WRONG_TYPE';
  if (size > UPLOAD_MAX_BYTES) return 'TOO_LARGE';
  return size === 0 ? 'EMPTY_FILE' : null;
}

/** Trying the same file again can help. */
export const isWorthRetrying = (error: unknown) =>
  ['STORE_UNAVAILABLE', 'TOO_MANY_UPLOADS', 'INTERNAL_SERVER_ERROR', 'UNAUTHORIZED', null].includes(
    codeOf(error),
  );

/** One sentence for why a document wasn't taken, and what to do about it. */
export const uploadText = (error: unknown, t: TFunction): string =>
  refusalText(codeOf(error) as UploadRefusal | null, t) || errorText(error, t);

/** The same for a code; empty: none that is about the document. */
export function refusalText(code: UploadRefusal | 'TOO_MANY_FILES' | null, t: TFunction): string {
  switch (code) {
    case 'TOO_LARGE':
      return t('This file is larger than 25 MB.');
    case 'TOO_MANY_FILES':
      return t('An answer can hold up to 5 documents.');
    case 'EMPTY_FILE':
      return t('This file is empty.');
    case 'WRONG_TYPE':
      return t('Only PDF, DOC and DOCX files can be submitted.');
    case 'NAME_MISMATCH':
      return t("This file's extension doesn't match its contents. Save it again as PDF or DOCX.");
    case 'PROTECTED':
      return t('This file is password-protected. Save it without a password, then upload it again.');
    case 'HAS_MACROS':
      return t('This file contains macros. Save it as PDF, or as DOCX without macros.');
    case 'DAMAGED':
      return t("This file is damaged and can't be opened.");
    case 'TOO_COMPLEX':
      return t("This file is too large once it's unpacked. Save it as a smaller PDF.");
    case 'PERSON_STORAGE_FULL':
      return t("You've uploaded 200 MB that you haven't submitted. Remove documents you no longer need.");
    case 'SCHOOL_STORAGE_FULL':
      return t("Your school's storage is full. Tell your teacher.");
    case 'TOO_MANY_UPLOADS':
      return t('Too many uploads at once. Try again when the others are done.');
    case 'STORE_UNAVAILABLE':
      return t("The file couldn't be stored. Try again in a moment.");
    default:
      return '';
  }
}
