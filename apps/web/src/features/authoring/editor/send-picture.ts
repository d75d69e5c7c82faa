import type { Picture } from '@fieldhouse/contract/files.ts';
import { IMAGE_MAX_BYTES } from '@fieldhouse/contract/limits.ts';
import { ORPCError } from '@orpc/client';
import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import { interrupt, mayInterrupt } from '#lib/interruptions.ts';

/** Kinds of pictures that the server draws anew. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/**
 * Sends a picture for a course's lessons; the server has it when this resolves.
 *
 * @throws ORPCError with the server's code, TypeError where it can't be reached.
 */
export async function sendPicture(courseId: string, file: File): Promise<Picture> {
  if (file.size > IMAGE_MAX_BYTES) throw new ORPCError('TOO_LARGE', { status: 413 });
  for (;;) {
    const response = await fetch(`/api/lesson-images/${courseId}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'x-file-name': encodeURIComponent(file.name.toWellFormed()),
      },
      body: file,
    });
    if (response.ok) return (await response.json()) as Picture;
    const { code, data } = (await response.json().catch(() => ({}))) as { code?: string; data?: unknown };
    const error = new ORPCError(code ?? (response.status === 413 ? 'TOO_LARGE' : 'INTERNAL_SERVER_ERROR'), {
      status: response.status,
      data,
    });
    const reason = mayInterrupt(error, ['files', 'upload']);
    // Signed in again in place: the file is still here, and is sent again.
    if (!reason || !(await interrupt(reason))) throw error;
  }
}

/** Why a picture was not taken, in a sentence. */
export function pictureProblem(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'WRONG_TYPE':
    case 'DAMAGED':
    case 'EMPTY_FILE':
      return t("We can't read this file as an image. Use a JPG, PNG, GIF or WebP.");
    case 'TOO_LARGE':
      return t('The picture is larger than 10 MB. Choose a smaller one.');
    case 'TOO_MANY_UPLOADS':
      return t("Several uploads are still in progress. Wait until they're done.");
    case 'SCHOOL_STORAGE_FULL':
      return t("The school's storage is full. Ask your school's administrator.");
    case 'STORE_UNAVAILABLE':
      return t("The picture couldn't be stored. Try again in a moment.");
    default:
      return errorText(error, t);
  }
}
