import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBenchServer } from '../harness.ts';
import { atMost, type Line } from '../measure.ts';
import { withDatabase } from '../postgres.ts';

const ROUNDS = 5;

/** From spawning the installed and built server to /readyz. */
export async function measureStart(url: string): Promise<Line[]> {
  const postgres: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startBenchServer('apps/server/start.mjs', {
      DATABASE_URL: withDatabase(url, 'large'),
      DEMO: '0',
    });
    postgres.push(server.startedInMs);
    await server.stop();
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fieldhouse-bench-'));
  const embedded: number[] = [];
  const first: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rmSync(dataDir, { recursive: true, force: true });
    const server = await startBenchServer('apps/server/start.mjs', { DATA_DIR: dataDir, DEMO: '1' });
    first.push(server.startedInMs);
    await server.stop();
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startBenchServer('apps/server/start.mjs', { DATA_DIR: dataDir, DEMO: '1' });
    embedded.push(server.startedInMs);
    await server.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
  return [
    atMost(
      'start',
      postgres.map((ms) => ms / 1_000),
      1.5,
      's',
      `PostgreSQL, median of ${ROUNDS}`,
      'json',
    ),
    atMost(
      'start-first',
      first.map((ms) => ms / 1_000),
      6,
      's',
      `embedded, on an empty data folder, with the demo school, median of ${ROUNDS}`,
      'json',
    ),
    atMost(
      'start-embedded',
      embedded.map((ms) => ms / 1_000),
      3,
      's',
      `embedded with the demo school, median of ${ROUNDS}`,
      'json',
    ),
  ];
}
