import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StatementText } from '../../apps/server/src/db/statement-text.ts';
import { onDeclaration } from '../../apps/server/src/db/unit.ts';
import { root } from '../steps.ts';

const SERVER = 'apps/server/src';

/** A statement of the sources, with the texts it was declared with. */
export interface Declaration {
  /** From the server's sources on: `features/grading/queries.ts`. */
  readonly file: string;
  readonly line: number;
  /** Its key in the generated rows. */
  readonly key: string;
  readonly texts: StatementText[];
}

/** Sources of the server that are no tests. */
export const serverSources = (): string[] =>
  globSync('**/*.ts', { cwd: path.join(root, SERVER) })
    .filter((file) => !/\.(test|drill|gen)\.ts$|^testing\//.test(file))
    .toSorted();

export const readSource = (file: string): string => readFileSync(path.join(root, SERVER, file), 'utf8');

const AT = /\bstatement<\s*Sql\['([^']+)'\]/g;

/**
 * Loads every source that declares statements and listens to what it declares.
 *
 * @throws on a declaration that isn't reached by loading its module.
 */
export async function loadDeclarations(): Promise<Declaration[]> {
  const found = new Map<string, Declaration>();
  const sources = serverSources().filter((file) => readSource(file).includes('statement<'));
  for (const file of sources) {
    const source = readSource(file);
    for (const { index, 1: key = '' } of source.matchAll(AT)) {
      const before = source.slice(0, index).split('\n');
      const line = before.length;
      found.set(`${file}:${line}:${(before.at(-1)?.length ?? 0) + 1}`, { file, line, key, texts: [] });
    }
  }
  onDeclaration((declared) => {
    const frame = new Error().stack
      ?.split('\n')
      .find((line) => /\/src\/(?!db\/unit\.ts)[^)]*:\d+:\d+\)?$/.test(line));
    const place = frame && /\/apps\/server\/src\/(.+:\d+:\d+)\)?$/.exec(frame)?.[1];
    if (place) found.get(place)?.texts.push(declared);
  });
  for (const file of sources) await import(pathToFileURL(path.join(root, SERVER, file)).href);
  for (const { file, line, key, texts } of found.values()) {
    if (texts.length === 0)
      throw new Error(`${file}:${line}: ${key} is not declared when its module is loaded`);
  }
  return [...found.values()];
}
