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
    count: 518,
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
    count: 55,
    why: 'rows and input have the type of the id already',
  },
  'spreads that pack lines': {
    pattern: /\.\.\.[{[]/g,
    count: 74,
    why: 'they switch off the search for fields that nobody asked for',
  },
  'now() in the SQL of features': {
    pattern: /(?<![\w.])now\(\)/g,
    count: 0,
    why: 'pass the instant from the clock',
  },
};

/** Files that send texts which are no statements, so that nobody checks them: how many each may, and why. */
const UNCHECKED: Readonly<Record<string, { readonly count: number; readonly why: string }>> = {
  'db/batch.ts': { count: 2, why: 'sends statements over the wire' },
  'db/engine.ts': { count: 4, why: 'opens sessions' },
  'db/listener.ts': { count: 3, why: 'LISTEN is a utility command' },
  'db/migrate.ts': { count: 33, why: 'makes the schema' },
  'db/named-client.ts': { count: 4, why: 'names whatever is sent' },
  'db/rls/check.ts': { count: 4, why: 'reads the catalogs' },
  'db/sessions.ts': { count: 9, why: 'sets up the login' },
  'db/start.ts': { count: 2, why: 'asks before the schema is known' },
  'db/unit.ts': { count: 13, why: 'opens transactions and sends statements' },
  'demo/move.ts': { count: 17, why: 'is put together from the catalogs, as the owner' },
  'demo/open.ts': { count: 2, why: 'prepares the demo' },
  'demo/school.ts': { count: 3, why: 'prepares the demo' },
  'demo/stage.ts': { count: 2, why: 'prepares the demo' },
  'demo/study.ts': { count: 1, why: 'prepares the demo' },
  'demo/waiting.ts': { count: 1, why: 'prepares the demo' },
  'platform/jobs.ts': { count: 6, why: 'the texts are those of the job queue' },
  'platform/verify-audit.ts': { count: 9, why: 'reads as an auditor, who has no unit' },
};

/** The driver's own query, or a unit's execute; `tx.query` takes statements alone. */
const SENT = /(?<!\btx\s*)\.query\b(?=\s*[<(])|\.execute\b(?=\s*\()/g;

/** Parameters as their declarations say them. */
const DECLARED = /\bstatement<\s*Sql\['[^']+'\],\s*\{[^}]*\}/g;

const isFeature = (file: string): boolean => file.startsWith('features/');

/** Texts that are sent and aren't statements, beyond those that may be or fewer, in sentences. */
export function uncheckedTexts(
  sources: readonly (readonly [file: string, source: string])[],
  allowed: typeof UNCHECKED = UNCHECKED,
): string[] {
  const found = new Map(sources.map(([file, source]) => [file, [...source.matchAll(SENT)].length]));
  return [...new Set([...found.keys(), ...Object.keys(allowed)])].toSorted().flatMap((file) => {
    const sent = found.get(file) ?? 0;
    const most = allowed[file]?.count ?? 0;
    if (sent > most)
      return [`${file} sends ${sent} texts that are no statements, ${most} may be: declare them`];
    return sent < most
      ? [`${file} sends ${sent} texts that are no statements: write that down in tools/sql-types/left.ts`]
      : [];
  });
}

/** What is more than may be left, or fewer than is written down, in sentences. */
export function countLeft(): { readonly counts: readonly string[]; readonly problems: readonly string[] } {
  const counts: string[] = [];
  const problems: string[] = [];
  const all = serverSources().map((file) => [file, readSource(file)] as const);
  const sources = all.filter(([file]) => isFeature(file));
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
  const unchecked = Object.values(UNCHECKED).reduce((sum, { count }) => sum + count, 0);
  counts.push(`${unchecked} texts outside of statements`);
  return { counts, problems: [...problems, ...uncheckedTexts(all)] };
}
