import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

/**
 * Completes package-lock.json with the platform packages that the registry at hand does not carry (binaries for other
 * systems). npm drops them from the lockfile, and `npm ci` then refuses the lockfile it wrote. Run it after each
 * `npm install`; it changes nothing when nothing is missing.
 */
interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const SYSTEMS: readonly [RegExp, string][] = [
  [/android/, 'android'],
  [/darwin|macos/, 'darwin'],
  [/win32|windows|(?:^|[-/])win(?:-|$)/, 'win32'],
  [/freebsd/, 'freebsd'],
  [/netbsd/, 'netbsd'],
  [/openbsd/, 'openbsd'],
  [/openharmony/, 'openharmony'],
  [/sunos/, 'sunos'],
  [/aix/, 'aix'],
  [/wasm|wasi/, 'none'],
  [/linux/, 'linux'],
];
const PROCESSORS: readonly [RegExp, string][] = [
  [/arm64|aarch64/, 'arm64'],
  [/x64|x86_64|amd64/, 'x64'],
  [/ia32|i686/, 'ia32'],
  [/ppc64/, 'ppc64'],
  [/s390x/, 's390x'],
  [/riscv64/, 'riscv64'],
  [/loong64/, 'loong64'],
  [/mips64el/, 'mips64el'],
  [/arm/, 'arm'],
];

const firstOf = (table: readonly [RegExp, string][], name: string) =>
  table.find(([pattern]) => pattern.test(name))?.[1];

const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };
const { packages } = lock;

/** Where a package at this path finds another: its own folder, then each one above. */
function resolve(from: string, name: string): string | null {
  let folder = from;
  for (;;) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return null;
    const cut = folder.lastIndexOf('/node_modules/');
    folder = cut < 0 ? '' : folder.slice(0, cut);
  }
}

let added = 0;
for (const [place, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const found = resolve(place, name);
    if (found && (packages[found]?.version === version || !/^\d/.test(version))) continue;
    if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name} of ${place} is not pinned: ${version}`);
    const system = firstOf(SYSTEMS, name);
    const processor = firstOf(PROCESSORS, name);
    if (!system) throw new Error(`Which system is ${name} for?`);
    const target = packages[`node_modules/${name}`]
      ? `${place}/node_modules/${name}`
      : `node_modules/${name}`;
    packages[target] = {
      version,
      ...(processor ? { cpu: [processor] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      os: [system],
      ...(system === 'linux' && /musl/.test(name) ? { libc: ['musl'] } : {}),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} platform packages added to package-lock.json.\n`);
