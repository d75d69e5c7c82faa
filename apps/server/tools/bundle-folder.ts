import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('..', import.meta.url));
const PROJECT = path.join(server, '..', '..');
const SOURCES = ['apps/server/src', 'apps/server/tools', 'packages/contract/src', 'packages/domain/src'];

/** Holds a folder for each bundle. */
export const BUNDLES = path.join(server, 'dist');

/**
 * The folder of the bundle of the sources as they are, which may not have been made yet. Its name is a hash of the sources
 * and of the locked packages, so a bundle of others is never run; tests don't count.
 *
 * @param project the folder of the whole project.
 */
export function bundleFolder(project = PROJECT): string {
  const hash = createHash('sha256').update(readFileSync(path.join(project, 'package-lock.json')));
  for (const folder of SOURCES) {
    const names = readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => one.endsWith('.ts') && !one.endsWith('.test.ts')).sort()) {
      hash.update(`\0${folder}/${name}\0`).update(readFileSync(path.join(project, folder, name)));
    }
  }
  return path.join(BUNDLES, hash.digest('hex').slice(0, 16));
}
