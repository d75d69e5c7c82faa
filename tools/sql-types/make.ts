import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StatementText } from '../../apps/server/src/db/statement-text.ts';
import { openTestDatabase } from '../../apps/server/src/testing/database.ts';
import { root } from '../steps.ts';
import { hashOfDescribing, keep, readKept } from './cache.ts';
import { type Declaration, loadDeclarations } from './declarations.ts';
import { Describer, type Description } from './describe.ts';
import { countLeft } from './left.ts';
import { type Described, renderNeverNull, renderRows, rowsFileOf } from './render.ts';

interface Made {
  /** How much there is, in words. */
  readonly summary: string;
  /** What stands in the way, in sentences; none: all is well. */
  readonly problems: readonly string[];
}

/** Makes the generated files anew and writes those that have changed, or says of each that it would. */
export async function makeAnew(isCheck: boolean): Promise<Made> {
  const problems: string[] = [];
  const descriptions = await describeAll(await loadDeclarations(), problems);
  for (const [file, text] of filesOf(descriptions, problems)) {
    const target = path.join(root, 'apps/server/src', file);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    if (isCheck) problems.push(`${file} is out of date: run "node tools/sql-types.ts"`);
    else writeFileSync(target, text);
  }
  const { counts, problems: tooMany } = countLeft();
  return {
    summary: `${descriptions.length} statements described; ${counts.join(', ')}`,
    problems: [...problems, ...tooMany],
  };
}

function filesOf(described: readonly Described[], problems: string[]): ReadonlyMap<string, string> {
  const outputs = new Map<string, string>();
  for (const [rowsFile, statements] of Map.groupBy(described, ({ file }) => rowsFileOf(file))) {
    try {
      outputs.set(rowsFile, renderRows(rowsFile, statements));
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  return outputs.set('testing/never-null.gen.ts', renderNeverNull(described));
}

const KEPT = 'sql-types-descriptions-';

/** The database is asked only for texts that it wasn't asked for before, with the same schema. */
async function describeAll(declarations: readonly Declaration[], problems: string[]): Promise<Described[]> {
  const hash = hashOfDescribing();
  const kept = JSON.parse(readKept(KEPT + hash) ?? '[]') as readonly (readonly [string, Description])[];
  const known = new Map(kept);
  const found = new Map<string, Description>();
  const keyOf = ({ text, names }: StatementText) => JSON.stringify([text, names]);
  const asked = declarations.flatMap(({ texts }) => texts);
  const unknown = asked.filter((one) => !known.has(keyOf(one)));
  const refused = new Map<string, string>();
  if (unknown.length > 0) {
    const db = await openTestDatabase();
    await db.asOwner(async (client) => {
      const describer = await Describer.over(client as never);
      for (const one of unknown) {
        try {
          known.set(keyOf(one), await describer.describe(one));
        } catch (error) {
          refused.set(keyOf(one), (error as Error).message);
        }
      }
    });
    await db.close();
  }
  const all: Described[] = [];
  for (const declaration of declarations) {
    const { file, line, key, texts } = declaration;
    const own = texts.map(keyOf);
    for (const one of own) {
      const description = known.get(one);
      if (description) found.set(one, description);
      else problems.push(`${file}:${line}: ${key}: ${refused.get(one)}`);
    }
    const [first, ...others] = own.map((one) => found.get(one));
    if (!first) continue;
    if (others.some((one) => JSON.stringify(one) !== JSON.stringify(first)))
      problems.push(`${file}:${line}: ${key} has several texts that answer differently`);
    all.push({ ...declaration, description: first });
  }
  if (unknown.length > 0 || found.size < kept.length) keep(KEPT, hash, JSON.stringify([...found]));
  return all;
}
