/**
 * PostgreSQL's own parse trees as it writes them into its catalogs (`pg_node_tree`): nodes `{TAG :field value …}`, lists
 * `(…)`, byte strings `4 [ 1 0 0 0 ]`, null `<>` and tokens with backslashes before what would end them.
 */
export type Value = TreeNode | readonly Value[] | Bytes | string | null;

export interface TreeNode {
  readonly tag: string;
  readonly fields: Readonly<Record<string, Value>>;
}

/** The bytes of a constant. */
export interface Bytes {
  readonly bytes: readonly number[];
}

export const isNode = (value: Value | undefined): value is TreeNode =>
  value !== null && typeof value === 'object' && 'tag' in value;
export const isBytes = (value: Value | undefined): value is Bytes =>
  value !== null && typeof value === 'object' && 'bytes' in value;

/** A list's nodes; none for null. */
export const nodesOf = (value: Value | undefined): readonly TreeNode[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

/** A token; empty for anything else. */
export const text = (value: Value | undefined): string => (typeof value === 'string' ? value : '');

const TOKEN = /\s*(?:([{}()[\]])|((?:\\[\s\S]|[^\s{}()[\]\\])+))/y;

/** @throws on text that is no tree. */
export function parseTree(text: string): Value {
  const tokens = tokensOf(text);
  let at = 0;
  const next = (): string => {
    const token = tokens[at++];
    if (token === undefined) throw new Error('a tree ends too early');
    return token;
  };
  const readValue = (): Value => {
    const token = next();
    if (token === '{') return readNode();
    if (token === '(') return readList();
    if (token === '<>') return null;
    if (tokens[at] === '[') return readBytes();
    return plain(token);
  };
  const readNode = (): TreeNode => {
    const tag = next();
    const fields: Record<string, Value> = {};
    while (tokens[at] !== '}') {
      const field = next();
      if (!field.startsWith(':')) throw new Error(`${tag}: ${field} is no field`);
      fields[field.slice(1)] = readValue();
      // A few fields hold loose tokens, as the ends of a location do: nobody asks for them.
      while (tokens[at] !== '}' && !tokens[at]?.startsWith(':')) readValue();
    }
    at += 1;
    return { tag, fields };
  };
  const readList = (): Value[] => {
    const list: Value[] = [];
    while (tokens[at] !== ')') list.push(readValue());
    at += 1;
    return list;
  };
  const readBytes = (): Bytes => {
    at += 1;
    const bytes: number[] = [];
    while (tokens[at] !== ']') bytes.push(Number(next()) & 0xff);
    at += 1;
    return { bytes };
  };
  return readValue();
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (!found) {
      if (text.slice(from).trim() === '') break;
      throw new Error(`no token at ${from}`);
    }
    tokens.push((found[1] ?? found[2]) as string);
  }
  return tokens;
}

/** Without the quotes of names in lists and the backslashes. */
const plain = (token: string): string =>
  (token.startsWith('"') && token.endsWith('"') && token.length > 1 ? token.slice(1, -1) : token).replace(
    /\\([\s\S])/g,
    '$1',
  );
