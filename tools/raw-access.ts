import { pathToFileURL } from 'node:url';
import { parseAst } from 'vitest/node';
import { readSource, serverSources } from './sql-types/declarations.ts';

/*
 * Who may see a course, a school or a student is said in apps/server/src/access alone. This looks for the same said by
 * hand in features and platform: in SQL, and over the actor.
 */

interface Rule {
  readonly name: string;
  /** What to take instead. */
  readonly instead: string;
  /** How often a text of SQL breaks it; pieces of other modules stand in it as «NAME». */
  readonly inSql?: (text: string) => number;
  /** Whether an expression breaks it. */
  readonly inCode?: (node: Node) => boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: nodes of ESTree, of any type
type Node = any;

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Rows of a table that a text reads beyond those of which it says by a piece of access which ones it means. */
const unsaid = (table: string, pieces: readonly string[]) => (text: string) =>
  Math.max(
    0,
    count(text, new RegExp(`(?:\\b(?:from|join)|,) ${table}\\b`, 'gi')) -
      count(text, new RegExp(`«(?:${pieces.join('|')})»`, 'g')),
  );

const ADMIN_ROLE = /^(?:school_admin|homeschool_parent)$/;
const isAdminRole = (node: Node): boolean => node?.type === 'Literal' && ADMIN_ROLE.test(node.value);

export const RULES: readonly Rule[] = [
  {
    name: 'teachers of now',
    instead: 'IS_LIVE_TEACHER, IS_OWN_TEACHER or a set of access/teachers.ts',
    inSql: (text) =>
      Math.max(
        text.includes('course_teachers') ? count(text, /\bended_at is null\b/g) : 0,
        count(text, /\bct\.ended_at is null\b/g),
      ),
  },
  {
    name: 'rows of teachers without saying which',
    instead: 'IS_LIVE_TEACHER or IS_OWN_TEACHER of access/teachers.ts',
    inSql: unsaid('course_teachers', ['IS_LIVE_TEACHER', 'IS_OWN_TEACHER']),
  },
  {
    name: 'roles that run a school',
    instead: 'IS_ADMIN, IS_STAFF or their kin of access/memberships.ts',
    inSql: (text) => (/\brole\b/.test(text) ? count(text, /'(?:school_admin|homeschool_parent)'/g) : 0),
  },
  {
    name: 'active memberships',
    instead: 'IS_ACTIVE or IS_MEMBER of access/memberships.ts',
    inSql: (text) => {
      const aliases = [
        ...text.matchAll(/\bschool_memberships(?: as)?(?: (?!where\b|set\b|on\b)([a-z]\w*))?/g),
      ];
      return new Set(aliases.map(([, alias]) => alias))
        .values()
        .reduce(
          (sum, alias) =>
            sum +
            count(
              text,
              new RegExp(
                `${alias ? `\\b${alias}\\.` : '(?<!set |[\\w.])'}status (?:= 'active'|in \\('active')`,
                'g',
              ),
            ),
          0,
        );
    },
  },
  {
    name: 'guardian links without saying which',
    instead: 'IS_OWN_LINK, IS_ON_FILE, IS_LIVE_LINK, MANAGES_ACCOUNT or a set of access/guardians.ts',
    inSql: unsaid('guardian_links', [
      ...['IS_OWN_LINK', 'IS_ON_FILE', 'IS_LIVE_LINK', 'IS_OWN_LIVE_LINK', 'MANAGES_ACCOUNT'],
      ...['IS_NOT_ENDED', 'IS_WAITING'],
    ]),
  },
  {
    name: 'guardians by hand',
    instead: 'IS_ON_FILE, IS_LIVE_LINK and HAS_RIGHT of access/guardians.ts',
    inSql: (text) =>
      count(text, /\bapp\.is_live_link\(/g) +
      count(text, /'\w+' = any \(\w+\.rights\)/g) +
      (text.includes('guardian_links') ? count(text, /\b[gl]\.status = 'active'/g) : 0),
  },
  {
    name: 'roles of the actor',
    instead: 'isAdminOf, isStaffOf, isAdminRole or their kin of access/actor.ts',
    inCode: (node) =>
      (node.type === 'BinaryExpression' && (isAdminRole(node.left) || isAdminRole(node.right))) ||
      (node.type === 'CallExpression' && node.arguments.some(isAdminRole)) ||
      (node.type === 'ArrayExpression' && node.elements.some(isAdminRole)),
  },
  {
    name: 'memberships and children of the actor',
    instead: 'a predicate of access/actor.ts, courses.ts or students.ts',
    inCode: (node) =>
      node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      node.callee.object.type === 'MemberExpression' &&
      /^(?:memberships|students|guardianOf|childIds)$/.test(node.callee.object.property.name) &&
      /^(?:some|every|find|filter|includes)$/.test(node.callee.property.name),
  },
];

/** Where it stands by hand for good, as file and rule: how often, and why. */
const ALLOWED: Readonly<Record<string, { readonly count: number; readonly why: string }>> = {
  'features/accounts/me.ts: memberships and children of the actor': {
    count: 1,
    why: 'which homes there are',
  },
  'features/accounts/me.ts: roles of the actor': { count: 3, why: 'which homes there are' },
  'features/accounts/security.ts: memberships and children of the actor': {
    count: 1,
    why: 'how long a password must be',
  },
  'features/accounts/security.ts: roles of the actor': { count: 1, why: 'how long a password must be' },
  'features/discussions/guardian.ts: rows of teachers without saying which': {
    count: 1,
    why: 'whoever ever taught the course keeps their name in what was written then',
  },
  'features/discussions/read.ts: memberships and children of the actor': {
    count: 1,
    why: 'says on the page why it is empty',
  },
  'features/families/queries.ts: guardian links without saying which': {
    count: 1,
    why: 'one link by its id, whatever became of it',
  },
  'features/grading/tell.ts: guardian links without saying which': {
    count: 1,
    why: 'finds the notices of those who were told',
  },
  'features/home/student.ts: memberships and children of the actor': {
    count: 1,
    why: 'shows until when somebody is provisional',
  },
  'features/messages/policy.ts: roles of the actor': {
    count: 4,
    why: 'roles of everybody in a conversation, by rules of the domain',
  },
  'features/messages/read.ts: memberships and children of the actor': {
    count: 1,
    why: 'says on the page why nobody can be written to',
  },
  'features/people/queries.ts: guardian links without saying which': {
    count: 1,
    why: 'counts what ends with a membership, links that wait among them',
  },
  'features/profile/policy.ts: memberships and children of the actor': {
    count: 1,
    why: 'whoever waits anywhere keeps their name',
  },
  'features/schools/codes.ts: memberships and children of the actor': {
    count: 1,
    why: 'which roles a code of this kind of school may give',
  },
  'features/schools/codes.ts: roles of the actor': { count: 1, why: 'which roles a code may give' },
  'features/speech/policy.ts: memberships and children of the actor': {
    count: 1,
    why: 'on which school it is booked',
  },
  'platform/procedure.ts: memberships and children of the actor': {
    count: 1,
    why: 'everything that somebody asked for waits',
  },
};

/** What a source has to hold for any rule. */
const MAY_BREAK =
  /course_teachers|ended_at|guardian_links|is_live_link|rights|school_memberships|school_admin|homeschool_parent|memberships|students|guardianOf|childIds/;

/** Each text of SQL in a source, in small letters and single spaces, with its place. */
function lookThrough(source: string, see: (node: Node, text: string | null) => void): void {
  const nameOf = (node: Node): string =>
    node.type === 'CallExpression' ? nameOf(node.callee) : node.type === 'Identifier' ? node.name : '';
  const textOf = (node: Node): string | null => {
    if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
    if (node.type !== 'TemplateLiteral') return null;
    return node.quasis
      .map(({ value }: Node, at: number) => {
        const next = node.expressions[at];
        return value.raw + (next ? `«${nameOf(next)}»` : '');
      })
      .join('');
  };
  const visit = (node: Node): void => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const one of node) visit(one);
      return;
    }
    if (typeof node.type !== 'string' || /^TS(?!As|Satisfies|NonNull)/.test(node.type)) return;
    see(
      node,
      textOf(node)
        ?.replace(/--[^\n]*/g, ' ')
        .replace(/\s+/g, ' ') ?? null,
    );
    for (const [key, child] of Object.entries(node)) if (key !== 'typeAnnotation') visit(child);
  };
  visit(parseAst(source, { lang: 'ts' }));
}

interface Found {
  readonly file: string;
  readonly line: number;
  readonly rule: Rule;
}

/** Rules of access that are said by hand, each with its place. */
export const findRaw = (sources: readonly (readonly [file: string, source: string])[]): Found[] =>
  sources.flatMap(([file, source]) => {
    const found: Found[] = [];
    if (!MAY_BREAK.test(source)) return found;
    lookThrough(source, (node, text) => {
      for (const rule of RULES) {
        const times = (text !== null && rule.inSql?.(text)) || (rule.inCode?.(node) ? 1 : 0);
        const line = source.slice(0, node.start).split('\n').length;
        for (let time = 0; time < times; time++) found.push({ file, line, rule });
      }
    });
    return found;
  });

/** What is said by hand more or less often than it may be, in sentences. */
export function rawAccess(
  sources: readonly (readonly [file: string, source: string])[],
  allowed: typeof ALLOWED = ALLOWED,
): string[] {
  const found = Map.groupBy(findRaw(sources), ({ file, rule }) => `${file}: ${rule.name}`);
  return [...new Set([...found.keys(), ...Object.keys(allowed)])].toSorted().flatMap((key) => {
    const places = found.get(key) ?? [];
    const most = allowed[key]?.count ?? 0;
    if (places.length > most) {
      const lines = places.map(({ line }) => line).join(', ');
      return [`${key}, by hand in line ${lines}, ${most} may be: take ${places[0]?.rule.instead}`];
    }
    return places.length < most
      ? [`${key} stands by hand ${places.length} times: write that down in tools/raw-access.ts`]
      : [];
  });
}

/** Sources that ask access and don't say it themselves. */
export const askingSources = () =>
  serverSources()
    .filter((file) => /^(?:features|platform)\//.test(file))
    .map((file) => [file, readSource(file)] as const);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sources = askingSources();
  const problems = rawAccess(sources);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  const allowed = Object.values(ALLOWED).reduce((sum, { count: times }) => sum + times, 0);
  process.stdout.write(
    `${sources.length} sources ask access; ${allowed} places say by hand what isn't access\n`,
  );
  process.exit(problems.length > 0 ? 1 : 0);
}
