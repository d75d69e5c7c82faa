import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, startServer } from './server.ts';

/** Makes an empty school and the demo once; each worker copies their folders. */
export default async function globalSetup(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldhouse-e2e-'));
  const empty = path.join(folder, 'empty');
  const demo = path.join(folder, 'demo');
  execFileSync(process.execPath, ['apps/server/src/testing/prepare-folder.ts', empty], { cwd: root });
  const server = await startServer({ dataDir: demo });
  await server.stop();
  process.env.E2E_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
