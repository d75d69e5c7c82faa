import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps.ts';

/*
 * What was found out once needn't be asked again: that everything is as it should be, by a hash of all that is read for it,
 * and what the database says of a statement, by a hash of its schema and its text.
 */

const FOLDER = path.join(root, '.cache');

/** Whatever decides what the database says of a text: its schema, its own release, and who reads its trees. */
const DESCRIBING = [
  'apps/server/src/db/migrate.ts',
  'apps/server/src/db/{migrations,rls}/**/*',
  'tools/sql-types/{cache,describe,infer,node-tree,nulls,parameters,schema}.ts',
  'package-lock.json',
];

/** All that is read; a module that declares statements may take parts of their texts from any other. */
const EVERYTHING = [
  'apps/server/src/**/*',
  'packages/{contract,domain}/src/**/*',
  'tools/{sql-types,steps}.ts',
  'tools/sql-types/*',
  'package-lock.json',
];

/** @returns a hash of these files' names and contents, without tests, and of this Node. */
function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((one) => one.isFile() && !/\.(test|drill)\.ts$/.test(one.name))
    .map((one) => path.relative(root, path.join(one.parentPath, one.name)));
  for (const file of files.toSorted()) hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

export const hashOfEverything = (): string => hashOf(EVERYTHING);
export const hashOfDescribing = (): string => hashOf(DESCRIBING);

/** What is kept under this name; null: nothing. */
export function readKept(name: string): string | null {
  try {
    return readFileSync(path.join(FOLDER, name), 'utf8');
  } catch {
    return null;
  }
}

/** Keeps a text instead of all others whose names begin alike. */
export function keep(prefix: string, hash: string, text: string): void {
  mkdirSync(FOLDER, { recursive: true });
  const name = `${prefix}${hash}`;
  const draft = path.join(FOLDER, `${name}.${process.pid}`);
  writeFileSync(draft, text);
  renameSync(draft, path.join(FOLDER, name));
  for (const other of readdirSync(FOLDER))
    if (other.startsWith(prefix) && other !== name) rmSync(path.join(FOLDER, other), { force: true });
}
