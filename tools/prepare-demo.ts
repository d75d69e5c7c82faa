/**
 * Plays the term of the demo school on a day of its own and keeps the data folder as the prepared school, from which
 * first starts begin. To be run when the demo, the library or the embedded database changed.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Far from the days on which daylight saving begins or ends, so that each hour of the term is there once. */
const PLAYED_ON = '2025-09-22';
const MIDNIGHT = Date.parse(`${PLAYED_ON}T00:00:00-04:00`);

const offset = MIDNIGHT - Date.now();
const RealDate = Date;
/** The clock of this process and of the database in it: the night in which that day begins. */
globalThis.Date = class extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...(parts as [number]));
  }
  static override now(): number {
    return RealDate.now() + offset;
  }
} as DateConstructor;

const { openEmbedded } = await import('../apps/server/src/db/engine.ts');
const { loadLibrary } = await import('../apps/server/src/db/library/load.ts');
const { migrate } = await import('../apps/server/src/db/migrate.ts');
const { packSchool } = await import('../apps/server/src/demo/prepared.ts');
const { playTerm } = await import('../apps/server/src/demo/school.ts');
const { clockFrom } = await import('../apps/server/src/platform/clock.ts');
const { readConfig } = await import('../apps/server/src/platform/config.ts');
const { openLog } = await import('../apps/server/src/platform/log.ts');
const { openServices } = await import('../apps/server/src/platform/open-services.ts');

const dataDir = mkdtempSync(path.join(tmpdir(), 'fieldhouse-demo-'));
const config = readConfig({ DATA_DIR: dataDir });
const db = await openEmbedded({ dataDir });
await migrate(db);
// Everything is played at midnight, however long that takes here.
const clock = clockFrom(() => MIDNIGHT);
const services = openServices({ config, clock, log: openLog('warn'), db });
await loadLibrary(services.units, clock);
await services.jobs.start();
await playTerm(services);
await services.jobs.stop();
await db.close();
const again = await openEmbedded({ dataDir });
await again.lite.exec('vacuum (full, freeze)');
// What the log of changes held until here goes; a last, empty part of it stays.
await again.lite.exec('set wal_recycle = off');
for (const _ of [1, 2]) {
  await again.lite.exec('select pg_switch_wal()');
  await again.lite.exec('checkpoint');
}
await again.close();
packSchool(dataDir, PLAYED_ON);
const { size } = statSync(new URL('../apps/server/src/demo/prepared/school.zst', import.meta.url));
console.log(`The prepared school takes ${(size / 1e6).toFixed(1)} MB.`);
rmSync(dataDir, { recursive: true, force: true });
