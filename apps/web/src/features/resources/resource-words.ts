import type { UploadRefusal } from '@fieldhouse/contract/files.ts';
import { UPLOAD_MAX_BYTES } from '@fieldhouse/contract/limits.ts';
import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import type { Formats } from '#lib/format.ts';
import { refusalText } from '#lib/upload-words.ts';
import { sizeWords } from '#shared/files/use-document.ts';
import type { ResourceLine } from './resource-queries.ts';

export function typeName(type: ResourceLine['type'], t: TFunction): string {
  switch (type) {
    case 'pdf':
      return t('PDF');
    case 'video':
      return t('Video');
    case 'image':
      return t('Image');
    case 'link':
      return t('Link');
  }
}

/** "2:05"; over an hour "1:02:05". */
export function clockWords(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60];
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}

/** How much there is of it: "3 pages", "2:05", "1.2 MB", or where a link leads. */
export function amountWords(resource: ResourceLine, t: TFunction, format: Formats): string[] {
  const { pageCount, durationSeconds, sizeBytes, host } = resource;
  return [
    pageCount === null ? null : t('{{count}} pages', { count: pageCount }),
    durationSeconds === null ? null : clockWords(durationSeconds),
    sizeBytes === null ? null : sizeWords(sizeBytes, t, format),
    host,
  ].filter((one) => one !== null);
}

/** What a page says whose file is gone; null: it is something else. */
export const goneText = (error: unknown, t: TFunction): string | null =>
  codeOf(error) === 'FILE_GONE' ? t('This file is no longer there. The teacher has been notified.') : null;

/** What the file dialog offers. */
export const MATERIAL_ACCEPTED = '.pdf,.png,.jpg,.jpeg,.webp,.gif,.mp4,.m4v';

/** What can be said of a file before it is sent; null: the server decides. */
export function materialRefusalBefore({ name, size }: File): UploadRefusal | null {
  if (!/\.(?:pdf|png|jpe?g|webp|gif|mp4|m4v)$/i.test(name)) return 'WRONG_TYPE';
  if (size > UPLOAD_MAX_BYTES) return 'TOO_LARGE';
  return size === 0 ? 'EMPTY_FILE' : null;
}

/** One sentence for why a file wasn't taken, and what to do about it. */
export function materialText(error: unknown, t: TFunction): string {
  const code = codeOf(error) as UploadRefusal | null;
  switch (code) {
    case 'WRONG_TYPE':
      return t('Only PDF, PNG, JPG, WEBP, GIF and MP4 files can be added.');
    case 'NAME_MISMATCH':
      return t("This file's extension doesn't match its contents. Save it again in the right format.");
    case 'TOO_COMPLEX':
      return t("This file is too large once it's unpacked. Save a smaller one.");
    case 'PERSON_STORAGE_FULL':
      return t("You've uploaded 200 MB that don't belong to a resource yet. They're deleted after a day.");
    case 'SCHOOL_STORAGE_FULL':
      return t("Your school's storage is full. Tell your administrator.");
    default:
      return refusalText(code, t) || errorText(error, t);
  }
}
