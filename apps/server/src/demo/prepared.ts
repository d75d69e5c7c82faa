import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

const SCHOOL = new URL('./prepared/school.zst', import.meta.url);
const HEAD = new URL('./prepared/school.json', import.meta.url);

/** What is kept of a data folder: the embedded database and uploaded files. */
const PARTS = ['db', 'files'];

/** What only handles a school that was played. */
const HANDLING = new Set(['calendar.ts', 'move.ts', 'open.ts', 'prepared.ts']);

interface Head {
  /** Hash of what the school was played from. */
  readonly madeFrom: string;
  /** The day on which it was played, 'YYYY-MM-DD' in the schools' zone. */
  readonly playedOn: string;
}

/**
 * Hash of what decides how the played school looks: the demo's own sources, the library and the version of the embedded
 * database. Not the schema: a prepared school of an earlier one is migrated like any database of an earlier release.
 */
export function preparedFrom(): string {
  const hash = createHash('sha256');
  for (const folder of ['./', '../db/library/']) {
    const url = new URL(folder, import.meta.url);
    const names = readdirSync(url).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !HANDLING.has(name),
    );
    for (const name of names.sort()) {
      hash.update(name).update(readFileSync(new URL(name, url), 'utf8').replaceAll('\r\n', '\n'));
    }
  }
  const { resolve } = createRequire(import.meta.url);
  const manifest = path.join(path.dirname(resolve('@electric-sql/pglite')), '..', 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return hash.update(version).digest('hex').slice(0, 16);
}

/** The prepared school's head; null: there is none, or it was played from other sources than these. */
export function findPrepared(): Head | null {
  if (!existsSync(HEAD) || !existsSync(SCHOOL)) return null;
  const head = JSON.parse(readFileSync(HEAD, 'utf8')) as Head;
  return head.madeFrom === preparedFrom() ? head : null;
}

/** Puts the prepared school into an empty data folder. */
export function unpackSchool(dataDir: string): void {
  const bytes = zstdDecompressSync(readFileSync(SCHOOL));
  const indexBytes = bytes.readUInt32LE(0);
  const index = JSON.parse(bytes.toString('utf8', 4, 4 + indexBytes)) as [string, number | null][];
  let at = 4 + indexBytes;
  for (const [name, size] of index) {
    const place = path.join(dataDir, name);
    if (size === null) {
      mkdirSync(place, { recursive: true });
    } else {
      writeFileSync(place, bytes.subarray(at, at + size));
      at += size;
    }
  }
}

/** Keeps the data folder of a stopped server as the prepared school: an index of its entries, then their bytes. */
export function packSchool(dataDir: string, playedOn: string): void {
  const index: [string, number | null][] = [];
  const bodies: Buffer[] = [];
  const add = (name: string) => {
    index.push([name, null]);
    const entries = readdirSync(path.join(dataDir, name), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const inside = `${name}/${entry.name}`;
      if (entry.isDirectory()) add(inside);
      else {
        const bytes = readFileSync(path.join(dataDir, inside));
        index.push([inside, bytes.length]);
        bodies.push(bytes);
      }
    }
  };
  for (const part of PARTS) add(part);
  const list = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(list.length);
  const packed = zstdCompressSync(Buffer.concat([length, list, ...bodies]), {
    params: {
      [constants.ZSTD_c_compressionLevel]: 19,
      // The catalogs of the engine's three databases are alike, and lie far apart.
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
      [constants.ZSTD_c_windowLog]: 27,
    },
  });
  mkdirSync(new URL('./', SCHOOL), { recursive: true });
  writeFileSync(SCHOOL, packed);
  const head: Head = { madeFrom: preparedFrom(), playedOn };
  writeFileSync(HEAD, `${JSON.stringify(head, null, 2)}\n`);
}

/** Removes what was begun in a data folder. */
export function clearSchool(dataDir: string): void {
  for (const part of PARTS) rmSync(path.join(dataDir, part), { recursive: true, force: true });
}
