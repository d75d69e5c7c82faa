import path from 'node:path';
import { neverNullOf } from './asserted.ts';
import type { Declaration } from './declarations.ts';
import type { Description } from './describe.ts';
import { FileNaming } from './naming.ts';
import { listOf, typeText } from './typescript.ts';

/** Where the rows of a source's statements stand: one file per feature, and one for each other part of the server. */
export function rowsFileOf(file: string): string {
  const [area = '', name = ''] = file.split('/');
  return area === 'features' ? `features/${name}/rows.gen.ts` : `${area}/rows.gen.ts`;
}

export interface Described extends Declaration {
  readonly description: Description;
}

/** @throws where two statements have one key and differ, or a parameter stands beside ids of different tables. */
export function renderRows(rowsFile: string, statements: readonly Described[]): string {
  const naming = new FileNaming();
  const entries = new Map<string, string>();
  const folder = path.dirname(rowsFile);
  for (const one of statements.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)) {
    const entry = entryOf(one, naming);
    const known = entries.get(one.key);
    if (known !== undefined && known.replace(/^.*\n/, '') !== entry) {
      throw new Error(`${one.file}:${one.line}: another statement of ${folder} is called ${one.key}`);
    }
    if (known === undefined) entries.set(one.key, `  /** ${path.relative(folder, one.file)} */\n${entry}`);
  }
  return [
    `// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.`,
    ...naming.imports(),
    '',
    'export interface Sql {',
    ...entries.values(),
    '}',
    '',
  ].join('\n');
}

/** Texts with the columns that their authors assert never to be null. */
export function renderNeverNull(statements: readonly Described[]): string {
  const entries = statements.flatMap((one) => {
    const columns = neverNullOf(one, one.description);
    return columns.length === 0
      ? []
      : one.texts.map(({ text }) => `  [${JSON.stringify(text)}, ${JSON.stringify(columns)}],`);
  });
  return [
    '// Made by "node tools/sql-types.ts": columns that are asserted never to be null, by the text of their statement.',
    'export const NEVER_NULL: readonly (readonly [string, readonly string[]])[] = [',
    ...[...new Set(entries)].toSorted(),
    '];',
    '',
  ].join('\n');
}

function entryOf({ file, line, key, description }: Described, naming: FileNaming): string {
  // The driver keeps the last of two that have one name.
  const columns = new Map(description.columns.map((one) => [one.name, one]));
  const row = [...columns.values()].map((one) => `readonly ${nameText(one.name)}: ${typeText(one, naming)}`);
  const parameters = description.parameters.map((one) => {
    if (one.idsOf.length > 1) {
      throw new Error(
        `${file}:${line}: :${one.name} of ${key} stands beside ids of ${one.idsOf.join(' and ')}`,
      );
    }
    return `readonly ${nameText(one.name)}: ${parameterText(one, naming)}`;
  });
  return `  readonly ${nameText(key)}: {\n${block('row', row)}${block('parameters', parameters)}  };`;
}

const block = (name: string, lines: readonly string[]): string =>
  lines.length === 0
    ? `    readonly ${name}: Readonly<Record<never, never>>;\n`
    : `    readonly ${name}: {\n${lines.map((one) => `      ${one};\n`).join('')}    };\n`;

const nameText = (name: string): string => (/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name));

/** The widest that a parameter may be. */
export function parameterText(one: Description['parameters'][number], naming: FileNaming): string {
  // The driver writes any value as JSON; exact figures may come as text. A list that is taken apart may hold nulls.
  const isList = one.type.endsWith('[]');
  const base = one.type.replace('[]', '');
  if (base === 'jsonb' || base === 'json') return 'unknown';
  const whole = { ...one, type: base, isNullable: isList && one.mayBeNull, literals: null, shape: null };
  const element = base === 'numeric' || base === 'bigint' ? exact(whole.isNullable) : typeText(whole, naming);
  return `${isList ? listOf(element) : element}${one.mayBeNull ? ' | null' : ''}`;
}

const exact = (isNullable: boolean): string => `number | string${isNullable ? ' | null' : ''}`;
