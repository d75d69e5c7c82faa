import type { Edit } from './sites.ts';

interface Rule {
  readonly pattern: RegExp;
  /** What stands in its place; null: it is left as it is. */
  readonly become: (found: RegExpExecArray, before: string, after: string) => string | null;
  readonly kind: string;
}

const always = (text: string) => () => text;
const CONDITION = String.raw`[\w."]+ (?:=|<>|<=|>=|<|>|is distinct from|is not distinct from) [\w.$':]+`;
const EXISTENCE = String.raw`[\w."]+ is (?:not )?null`;

const RULES: readonly Rule[] = [
  { pattern: / desc\b/g, become: always(''), kind: 'desc → asc' },
  { pattern: /(?<=order by [\w."]+)(?=[,)`\s])(?! desc)/g, become: always(' desc'), kind: 'asc → desc' },
  {
    pattern: new RegExp(String.raw`\band (?:${CONDITION}|${EXISTENCE})(?=[\s)\`])`, 'g'),
    become: always(''),
    kind: 'drop a condition',
  },
  {
    pattern: /\b(and|or)\b/g,
    become: ([word], before) => (/between [^ ]+ $/.test(before) ? null : word === 'and' ? 'or' : 'and'),
    kind: 'and ↔ or',
  },
  {
    pattern: /<=|>=|<>/g,
    become: ([sign]) => ({ '<=': '<', '>=': '>', '<>': '=' })[sign] ?? null,
    kind: 'comparison',
  },
  { pattern: / [<>] /g, become: ([sign]) => `${sign.trimEnd()}= `, kind: 'comparison' },
  { pattern: /\bdistinct (?!from|on)/g, become: always(''), kind: 'drop distinct' },
  { pattern: /\bis not null\b/g, become: always('is null'), kind: 'is not null → is null' },
  { pattern: /\bis null\b/g, become: always('is not null'), kind: 'is null → is not null' },
  { pattern: /\bis not distinct from\b/g, become: always('is distinct from'), kind: 'is distinct from' },
  { pattern: /\bis distinct from\b/g, become: always('is not distinct from'), kind: 'is distinct from' },
  { pattern: /\bnot exists\b/g, become: always('exists'), kind: 'drop not' },
  { pattern: /(?<!not )\bexists \(/g, become: always('not exists ('), kind: 'exists → not exists' },
  {
    pattern: /\bcoalesce\(([\w."]+), [\w.':"]+\)/g,
    become: ([, first]) => first ?? null,
    kind: 'drop coalesce',
  },
  { pattern: /\bleft join\b/g, become: always('join'), kind: 'left join → join' },
  { pattern: /\b(min|max)\(/g, become: ([, name]) => (name === 'min' ? 'max(' : 'min('), kind: 'min ↔ max' },
  {
    pattern: /\b(true|false)\b/g,
    become: ([word]) => (word === 'true' ? 'false' : 'true'),
    kind: 'true ↔ false',
  },
  { pattern: /(?<![$\w.])\d+(?![\w.])/g, become: ([digits]) => String(Number(digits) + 1), kind: 'number' },
  { pattern: /'[a-z_]+'(?!::)/g, become: always("'mutated'"), kind: 'word' },
  {
    // The neighbour: the column that the text names next of the same table.
    pattern: /\b([a-z]{1,3})\.([a-z_]{3,})(?= as "|,|\s*(?:=|<|>) )/g,
    become: ([, table, column], _, after) => neighbour(table, column, after),
    kind: 'a column for its neighbour',
  },
];

function neighbour(table = '', column = '', after = ''): string | null {
  for (const [, name] of after.matchAll(new RegExp(String.raw`\b${table}\.([a-z_]{3,})`, 'g')))
    if (name !== column) return `${table}.${name}`;
  return null;
}

/** The changes that are possible in a piece of SQL that stands in a source from `start` to `end`. */
export function sqlEdits(source: string, start: number, end: number): Edit[] {
  const text = source.slice(start, end);
  return RULES.flatMap(({ pattern, become, kind }) =>
    [...text.matchAll(pattern)].flatMap((found) => {
      const at = start + found.index;
      const before = text.slice(Math.max(0, found.index - 40), found.index);
      const after = text.slice(found.index + found[0].length);
      const made = become(found, before, after);
      return made === null ? [] : [{ start: at, end: at + found[0].length, text: made, kind }];
    }),
  );
}
