import { UPLOAD_REFUSALS, type UploadRefusal } from '@fieldhouse/contract/files.ts';
import { ORPCError } from '@orpc/server';
import { DocumentError } from '#platform/documents/refusal.ts';
import { TooLargeError } from './incoming.ts';

export const refuseUpload = (code: UploadRefusal): ORPCError<string, unknown> =>
  new ORPCError(code, { status: UPLOAD_REFUSALS[code], message: code });

/** @throws always: the refusal that an error means, or the error itself. */
export function asRefusal(error: unknown): never {
  if (error instanceof TooLargeError) throw refuseUpload('TOO_LARGE');
  if (error instanceof DocumentError) throw refuseUpload(error.reason);
  if ((error as { code?: unknown }).code === 'ENOSPC') throw refuseUpload('STORE_UNAVAILABLE');
  throw error;
}
