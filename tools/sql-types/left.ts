import { readSource, serverSources } from './declarations.ts';

/** What the compiler can't look behind, by kind: what finds one, and how many there may be yet. A number may only fall. */
const LEFT: Readonly<
  Record<
    string,
    { readonly pattern: RegExp; readonly count: number; readonly why: string; readonly isDeclared?: true }
  >
> = {
  'statements with values by position': {
    pattern: /\bpositionalStatement[<(]/g,
    count: 2,
    why: 'declare it with statement() and names',
  },
  'ids declared as plain texts': {
    pattern: /\b\w+Ids?: (?:readonly )?\(?string\b/g,
    count: 515,
    why: 'the id of a table has a type of its own, from the row or the input that it comes from',
    isDeclared: true,
  },
  'rows typed by hand': {
    pattern: /\binterface \w*Row\b/g,
    count: 31,
    why: 'take the row of its statement, RowOf<typeof …>',
  },
  'casts to an id': {
    pattern: /\bas [A-Z]\w*Id\b(?!s?['"])/g,
    count: 57,
    why: 'rows and input have the type of the id already',
  },
  'spreads that pack lines': {
    pattern: /\.\.\.[{[]/g,
    count: 75,
    why: 'they switch off the search for fields that nobody asked for',
  },
  'now() in the SQL of features': {
    pattern: /(?<![\w.])now\(\)/g,
    count: 32,
    why: 'pass the instant from the clock',
  },
};

/** Parameters as their declarations say them. */
const DECLARED = /\bstatement<\s*Sql\['[^']+'\],\s*\{[^}]*\}/g;

const isFeature = (file: string): boolean => file.startsWith('features/');

/** What is more than may be left, or fewer than is written down, in sentences. */
export function countLeft(): { readonly counts: readonly string[]; readonly problems: readonly string[] } {
  const counts: string[] = [];
  const problems: string[] = [];
  const sources = serverSources()
    .filter(isFeature)
    .map((file) => [file, readSource(file)] as const);
  for (const [name, { pattern, count, why, isDeclared }] of Object.entries(LEFT)) {
    const found = sources.flatMap(([, source]) => {
      const text = isDeclared ? (source.match(DECLARED) ?? []).join('\n') : source;
      return [...text.matchAll(pattern)];
    });
    counts.push(`${found.length} ${name}`);
    if (found.length > count) problems.push(`${found.length} ${name}, ${count} were left: ${why}`);
    if (found.length < count)
      problems.push(`only ${found.length} ${name} are left: write that down in tools/sql-types/left.ts`);
  }
  return { counts, problems };
}
