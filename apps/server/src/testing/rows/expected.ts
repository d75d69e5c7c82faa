import { readFileSync } from 'node:fs';
import type { Deed, Doors, Reach, RowActorName, RowsOfTable } from './matrix.ts';

/** Each actor's reach in one line, for tables that are alike. */
interface Shape {
  readonly tables: readonly string[];
  readonly rows: Readonly<Record<string, string>>;
}

export interface Expected {
  readonly shapes: readonly Shape[];
  readonly doors: readonly Doors[];
}

export const DEEDS: readonly Deed[] = ['select', 'insert', 'update', 'move', 'delete'];
const NOTHING = 'nothing';

const lineOf = (reach: Reach): string => {
  const parts = DEEDS.flatMap((deed) =>
    reach[deed] === undefined || reach[deed] === 'denied' ? [] : [`${deed}: ${reach[deed]}`],
  );
  return parts.length === 0 ? NOTHING : parts.join(' | ');
};

/** Who reaches what in a table, in one line each; 'nothing': every privilege is missing. */
export const linesOf = (rows: RowsOfTable): Record<string, string> =>
  Object.fromEntries(
    Object.entries(rows)
      .map(([actor, reach]) => [actor, lineOf(reach)] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );

/** The file's text: tables that are alike stand together, so that one which differs is seen. */
export function pack(found: Readonly<Record<string, RowsOfTable>>, doors: readonly Doors[]): string {
  const shapes = Map.groupBy(Object.keys(found).sort(), (table) =>
    JSON.stringify(linesOf(found[table] as RowsOfTable)),
  );
  const expected: Expected = {
    shapes: [...shapes].map(([rows, tables]) => ({ tables, rows: JSON.parse(rows) })),
    doors,
  };
  return `${JSON.stringify(expected, null, 2)}\n`;
}

/** The lines of each table. */
export const unpack = ({ shapes }: Expected): Record<string, Readonly<Record<string, string>>> =>
  Object.fromEntries(shapes.flatMap(({ tables, rows }) => tables.map((table) => [table, rows] as const)));

export const readExpected = (): Expected =>
  JSON.parse(readFileSync(new URL('../../db/rls/expected-rows.json', import.meta.url), 'utf8'));

/** Whose rows an actor reaches by a deed. */
export const reached = (rows: RowsOfTable, actor: RowActorName, deed: Deed): string[] =>
  ['none', 'denied', 'refused'].includes(rows[actor][deed] ?? 'none') ? [] : rows[actor][deed].split(' ');
