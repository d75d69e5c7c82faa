/**
 * Makes a new key for signing transcripts and retires the one before; what it signed stays valid. On PostgreSQL it may run
 * beside the server; the embedded database is changed while the server is stopped.
 */
import path from 'node:path';
import { DatabaseInUseError, openEmbedded, openPostgres } from '../apps/server/src/db/engine.ts';
import { Units } from '../apps/server/src/db/unit.ts';
import { rotateSigningKey } from '../apps/server/src/features/transcripts/signing.ts';
import { clockFrom } from '../apps/server/src/platform/clock.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';

try {
  const config = readConfig(process.env);
  const { DATABASE_URL } = config;
  const db = DATABASE_URL
    ? openPostgres({ url: DATABASE_URL, poolSize: 1 })
    : await openEmbedded({ dataDir: path.resolve(config.DATA_DIR) });
  const name = await rotateSigningKey({ config, clock: clockFrom(), units: new Units(db) });
  await db.close();
  console.log(`${name} signs from now on. Back up its file.`);
} catch (error) {
  if (!(error instanceof DatabaseInUseError)) throw error;
  console.error(
    'The embedded database is in use. Stop the server first; on PostgreSQL (DATABASE_URL) it may run.',
  );
  process.exitCode = 2;
}
