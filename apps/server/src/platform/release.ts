import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const builtFrom = new URL('../../../web/dist/.built-from', import.meta.url);

/** Changes with each build of the web app; 'dev' where none was built. */
export const RELEASE: string = existsSync(builtFrom)
  ? createHash('sha256').update(readFileSync(builtFrom)).digest('hex').slice(0, 12)
  : 'dev';
