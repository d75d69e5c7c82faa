/** A piece of lesson HTML. `source` is how it was written. */
export type Markup =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'element';
      readonly name: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly Markup[];
      readonly source: string;
    };
export type MarkupElement = Extract<Markup, { kind: 'element' }>;

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/gi;
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;
const VOID = new Set(['br', 'hr', 'img']);
const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
  nbsp: '\u00a0',
};

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  readonly children: Markup[];
}

/**
 * The parts of HTML that the server has sanitised: every tag has its end, every value its quotes, and every sign that
 * could be markup is written as an entity. Reading it without a browser keeps the way there and back testable.
 */
export function readMarkup(html: string): readonly Markup[] {
  const root: Open = { name: '', attributes: {}, start: 0, children: [] };
  const open: Open[] = [root];
  let done = 0;
  const top = () => open.at(-1) ?? root;
  const addText = (end: number) => {
    if (end > done) top().children.push({ kind: 'text', text: decoded(html.slice(done, end)) });
  };
  const close = (end: number) => {
    const { name, attributes, start, children } = open.pop() as Open;
    top().children.push({ kind: 'element', name, attributes, children, source: html.slice(start, end) });
  };
  for (const match of html.matchAll(TAG)) {
    const [tag, slash, rawName = '', rawAttributes = ''] = match;
    const name = rawName.toLowerCase();
    const end = match.index + tag.length;
    addText(match.index);
    done = end;
    if (slash) {
      if (!open.some((one) => one.name === name)) continue;
      while (top().name !== name) close(match.index);
      close(end);
    } else {
      open.push({ name, attributes: attributesOf(rawAttributes), start: match.index, children: [] });
      if (VOID.has(name)) close(end);
    }
  }
  addText(html.length);
  while (open.length > 1) close(html.length);
  return root.children;
}

const attributesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]),
  );

const decoded = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name: string | undefined) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

/** Text as it stands between tags, as the server writes it. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text as the value of an attribute. */
export const quoted = (text: string): string => `"${escaped(text).replaceAll('"', '&quot;')}"`;
