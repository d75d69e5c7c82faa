import type { UploadRefusal } from '@fieldhouse/contract/files.ts';
import { UPLOAD_MAX_BYTES } from '@fieldhouse/contract/limits.ts';
import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import { refusalText } from '#lib/upload-words.ts';

/** What the file dialog offers. */
export const MESSAGE_ACCEPTED = '.pdf,.doc,.docx,.ppt,.pptx,.png,.jpg,.jpeg,.webp,.gif';

/** What can be said of a file before it is sent; null: the server decides. */
export function messageRefusalBefore({ name, size }: File): UploadRefusal | null {
  if (!/\.(?:pdf|docx?|pptx?|png|jpe?g|webp|gif)$/i.test(name)) return 'WRONG_TYPE';
  if (size > UPLOAD_MAX_BYTES) return 'TOO_LARGE';
  return size === 0 ? 'EMPTY_FILE' : null;
}

/** One sentence for why a file wasn't taken, and what to do about it. */
export function messageUploadText(error: unknown, t: TFunction): string {
  const code = codeOf(error);
  switch (code) {
    case 'WRONG_TYPE':
      return t('Only PDF, Word, PowerPoint and pictures (PNG, JPG, WEBP, GIF) can be sent.');
    case 'NAME_MISMATCH':
      return t("This file's extension doesn't match its contents.");
    case 'TOO_MANY_FILES':
      return t('A message can have up to 5 files.');
    case 'PERSON_STORAGE_FULL':
      return t("You've uploaded 200 MB that you haven't sent. Remove files you no longer need.");
    case 'SCHOOL_STORAGE_FULL':
      return t("Your school's storage is full. Tell your school.");
    default:
      return refusalText(code as UploadRefusal | null, t) || errorText(error, t);
  }
}
