import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('..', import.meta.url));
const PROJECT = path.join(server, '..', '..');
const SOURCES = ['apps/server/src', 'apps/server/tools', 'packages/contract/src', 'packages/domain/src'];

/** Holds a folder for each bundle. */
const BUNDLES = path.join(server, 'dist');

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

/** A server that runs may still load parts of the bundle before this one. */
const KEPT = 2;
/** Nobody makes a bundle for as long as this. */
const ABANDONED_MS = 3_600_000;

/**
 * Puts a bundle that was made beside its place there, and removes older ones and what was never finished. Where another
 * process was faster, its bundle stays: they are the same.
 */
export function moveIntoPlace(making: string, folder: string): void {
  try {
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  const bundles = path.dirname(folder);
  const others = readdirSync(bundles)
    .map((name) => ({ at: path.join(bundles, name), isWhole: !name.includes('.') }))
    .filter(({ at }) => at !== folder)
    .map((one) => ({ ...one, madeAt: statSync(one.at, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.madeAt - one.madeAt);
  const old = others.filter(({ isWhole }) => isWhole).slice(KEPT - 1);
  const abandoned = others.filter((one) => !one.isWhole && one.madeAt < Date.now() - ABANDONED_MS);
  for (const { at } of [...old, ...abandoned]) rmSync(at, { recursive: true, force: true });
}
