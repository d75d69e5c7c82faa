import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps.ts';
import { NAMED_FAULTS, type NamedFault } from './named-faults.ts';
import { sitesOf } from './sites.ts';
import { type Keyed, weave } from './weave.ts';

/** A change of a source that the drill can switch on. */
export interface Mutant extends Keyed {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** The text before, in one line. */
  readonly before: string;
}

export type Part = 'server' | 'domain';

/** Features whose workflows decide what is official, and their neighbours that feed them; with the access that they ask. */
const FEATURES = [
  ...['analytics', 'authoring', 'calendar', 'catalog', 'corrections', 'coursework', 'gradebook', 'grading'],
  ...['home', 'lessons', 'live', 'people', 'records', 'schools'],
];

const FILES: Readonly<Record<Part, readonly string[]>> = {
  server: [
    ...FEATURES.map((feature) => `apps/server/src/features/${feature}/**/*.ts`),
    'apps/server/src/access/*.ts',
  ],
  domain: ['packages/domain/src/**/*.ts'],
};

/** Test files that may notice. */
export const TESTS: Readonly<Record<Part, readonly string[]>> = {
  server: [
    'apps/server/src/features/**/*.test.ts',
    // Every procedure, as those who may not call it.
    'apps/server/src/sweep.test.ts',
  ],
  domain: ['packages/domain/src/**/*.test.ts'],
};

/** Files with their own drill (policies), and what only tests use: worlds, and texts to measure engines by. */
const isLeftOut = (file: string): boolean =>
  file.endsWith('.test.ts') ||
  file.endsWith('.drill.ts') ||
  file.endsWith('policy.ts') ||
  file.includes('/testing/') ||
  file.includes('-corpus');

export interface Woven {
  readonly mutants: readonly Mutant[];
  /** The source with all changes, by file. */
  readonly texts: ReadonlyMap<string, string>;
}

const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length;

/** A key that stays while the line does: file, what was changed, into what, and which of equals it is. */
function keysOf(file: string, source: string, sites: readonly Omit<Keyed, 'key'>[]): Mutant[] {
  const seen = new Map<string, number>();
  return sites.map((site) => {
    const line = lineOf(source, site.start);
    const text = source.split('\n')[line - 1]?.trim();
    const sum = createHash('sha256')
      .update(JSON.stringify([file, text, site.kind, source.slice(site.start, site.end), site.text]))
      .digest('hex')
      .slice(0, 10);
    const place = seen.get(sum) ?? 0;
    seen.set(sum, place + 1);
    const before = source.slice(site.start, site.end).replace(/\s+/g, ' ');
    return { ...site, key: place === 0 ? sum : `${sum}-${place}`, file, line, before };
  });
}

/** All mutants of a part, and its sources with them. */
export function weaveAll(part: Part): Woven {
  const texts = new Map<string, string>();
  const mutants = globSync([...FILES[part]], { cwd: root })
    .filter((file) => !isLeftOut(file))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      const keyed = keysOf(file, source, sitesOf(source, part === 'server'));
      const { text, woven } = weave(source, keyed);
      texts.set(file, text);
      return keyed.filter(({ key }) => woven.has(key));
    });
  return { mutants, texts };
}

export const keyOfFault = ({ about, fault }: Pick<NamedFault, 'about' | 'fault'>): string =>
  createHash('sha256').update(`${about} ${fault}`).digest('hex').slice(0, 10);

/**
 * The named faults as mutants, and their sources.
 *
 * @throws when a fault's text stands in its file not once, or no expression holds it.
 */
export function weaveNamed(): Woven {
  const texts = new Map<string, string>();
  const mutants = [...Map.groupBy(NAMED_FAULTS, ({ file }) => file)].flatMap(([file, faults]) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const keyed = faults.map((fault): Mutant => {
      const text = fault.from.replace(/[«»]/g, '');
      const place = source.indexOf(text);
      if (place === -1 || source.includes(text, place + 1))
        throw new Error(`${file}: "${text}" of the fault "${fault.fault}" must stand there once.`);
      const start = place + fault.from.indexOf('«');
      const end = place + fault.from.indexOf('»') - 1;
      const isSql = fault.way === 'sql';
      return {
        ...{ start, end, text: fault.to, kind: fault.fault, file, line: lineOf(source, start) },
        ...{
          before: source.slice(start, end),
          isStatic: fault.isStatic ?? false,
          way: isSql ? 'sql' : 'expression',
        },
        key: keyOfFault(fault),
      };
    });
    const { text, woven } = weave(source, keyed);
    const lost = keyed.find(({ key }) => !woven.has(key));
    if (lost) throw new Error(`${file}: "${lost.kind}" overlaps another fault.`);
    texts.set(file, text);
    return keyed;
  });
  return { mutants, texts };
}
