import { createHmac } from 'node:crypto';
import { derivedKey } from '#platform/derived-key.ts';
import type { RequestContext } from '#platform/procedure.ts';

/** A pairing code as it is kept: keyed, since it is short enough to be tried out by whoever had the table. */
export const codeHash = ({ services }: Pick<RequestContext, 'services'>, code: string): string =>
  createHmac('sha256', derivedKey(services.config.APP_SECRET, 'pairing codes'))
    .update(code)
    .digest('base64url');
