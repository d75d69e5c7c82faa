import { pino } from 'pino';
import { openPostgres } from '../apps/server/src/db/engine.ts';
import { clockFrom } from '../apps/server/src/platform/clock.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { openServices } from '../apps/server/src/platform/open-services.ts';
import type { Services } from '../apps/server/src/platform/services.ts';

export const BENCH_SECRET = 'a-secret-for-the-bench-alone-0123456789';

/** The server's parts on a database, without HTTP. */
export function benchServices(url: string, poolSize: number): Services {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    APP_SECRET: BENCH_SECRET,
    DATA_DIR: '.cache/bench/files',
    LOG_LEVEL: 'silent',
  });
  return openServices({
    config,
    clock: clockFrom(),
    log: pino({ level: 'silent' }),
    db: openPostgres({ url, poolSize }),
  });
}
