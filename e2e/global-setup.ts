import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './server.ts';

/** Makes the demo school once; each worker copies its folder. */
export default async function globalSetup(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldhouse-e2e-'));
  const demo = path.join(folder, 'demo');
  mkdirSync(demo);
  const server = await startServer({ dataDir: demo });
  await server.stop();
  process.env.E2E_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
