/** An element as a reader finds it. */
export interface ReadElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ReadElement[];
  /** Its words, where no element stands in it. */
  readonly text: string;
}

const TOKEN = /<\/([^\s>]+)>|<([^\s/>]+)((?:\s+[^\s=]+="[^"<]*")*)(\/?)>|([^<]+)/y;
/** What a document may hold as it stands: no control character but tab and line feed, and no half of a pair. */
const HELD = /^(?:[\t\n]|[^\p{Cc}\p{Cs}\ufffe\uffff])*$/u;

/**
 * Reads XML as strictly as this product writes it: a declaration, one root, elements that close in their order, numbers
 * for signs and nothing else.
 *
 * @throws Error for anything that isn't that.
 */
export function readXml(xml: string): ReadElement {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!xml.startsWith(declaration)) throw new Error('No declaration');
  if (!HELD.test(xml)) throw new Error('A sign that XML can’t hold');
  const open: { name: string; attributes: Record<string, string>; children: ReadElement[]; text: string }[] =
    [{ name: '', attributes: {}, children: [], text: '' }];
  TOKEN.lastIndex = declaration.length;
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(xml);
    if (!found) throw new Error(`Not XML at ${at}: ${xml.slice(at, at + 40)}`);
    const [, closed, opened, attributes, isEmpty, words] = found;
    const last = open.at(-1);
    if (!last) throw new Error('Closed too often');
    if (words !== undefined) last.text += unescaped(words);
    if (opened !== undefined) {
      const made = { name: opened, attributes: attributesOf(attributes ?? ''), children: [], text: '' };
      last.children.push(made);
      if (!isEmpty) open.push(made);
    }
    if (closed !== undefined) {
      if (last.name !== closed) throw new Error(`${closed} closes ${last.name}`);
      if (last.children.length > 0) {
        if (last.text.trim() !== '') throw new Error(`Words beside elements in ${closed}`);
        last.text = '';
      }
      open.pop();
    }
  }
  const [all] = open;
  const [root] = all?.children ?? [];
  if (open.length !== 1 || all?.children.length !== 1 || !root) throw new Error('Not one root');
  return root;
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+);)?/g, (_all, code: string | undefined) => {
    if (code === undefined) throw new Error('An ampersand by itself');
    return String.fromCodePoint(Number(code));
  });
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([^\s=]+)="([^"]*)"/g)].map(([, key, value]) => [key, unescaped(value ?? '')]),
  );

/** The elements of this name in an element, in their order. */
export const childrenOf = ({ children }: ReadElement, name: string): readonly ReadElement[] =>
  children.filter((one) => one.name === name);

/** The words at the end of a path of elements, of which the first is taken each time; null: there are none. */
export function textAt(from: ReadElement, ...path: readonly string[]): string | null {
  let found: ReadElement | undefined = from;
  for (const name of path) found = found && childrenOf(found, name)[0];
  return found ? found.text : null;
}

/** What the notes of an element say under a label, put together again; one value for each time it is said. */
export function noted(from: ReadElement, label: string): string[] {
  const said: string[] = [];
  for (const { text } of childrenOf(from, 'NoteMessage')) {
    const more = `${label}, continued: `;
    if (text.startsWith(`${label}: `)) said.push(text.slice(label.length + 2));
    else if (text.startsWith(more)) said.push((said.pop() ?? '') + text.slice(more.length));
  }
  return said;
}
