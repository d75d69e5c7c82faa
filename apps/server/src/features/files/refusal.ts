import { UPLOAD_REFUSALS, type UploadRefusal } from '@fieldhouse/contract/files.ts';
import { ORPCError } from '@orpc/server';

export const refuseUpload = (code: UploadRefusal): ORPCError<string, unknown> =>
  new ORPCError(code, { status: UPLOAD_REFUSALS[code], message: code });
