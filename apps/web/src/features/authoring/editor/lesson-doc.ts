import { splitFormulas } from '@fieldhouse/domain/lessons/formulas.ts';
import { type Markup, type MarkupElement, readMarkup } from './markup.ts';

/** A mark of the editor's document, as JSON. */
export interface DocMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}
/** A node of the editor's document, as JSON. */
export interface DocNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly DocNode[];
  readonly marks?: readonly DocMark[];
  readonly text?: string;
}

/** Elements within a line, and the mark that each is to the editor. */
export const MARKS: Readonly<Record<string, string>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  code: 'code',
  sup: 'superscript',
  sub: 'subscript',
  var: 'variable',
  a: 'link',
};
const HEADINGS: Readonly<Record<string, number>> = { h2: 2, h3: 3, h4: 4 };
/** What the editor has no controls for; it stands in the text as it is. */
const VERBATIM = new Set(['figure', 'dl', 'svg']);
const BLOCKS = new Set([
  ...['p', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr', 'img'],
  ...Object.keys(HEADINGS),
  ...VERBATIM,
]);
const TABLE_PARTS = new Set(['thead', 'tbody', 'tr', 'th', 'td']);

/** The document that the editor opens for the HTML of a lesson. */
export function docOf(html: string): DocNode {
  const content = blocksOf(readMarkup(html));
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** Blocks of a list of parts; a run of words and marks between blocks is a paragraph. */
function blocksOf(parts: readonly Markup[]): DocNode[] {
  const blocks: DocNode[] = [];
  let run: Markup[] = [];
  const endRun = () => {
    const content = inlineOf(run);
    if (content.length > 0) blocks.push({ type: 'paragraph', content });
    run = [];
  };
  for (const part of parts) {
    if (part.kind === 'element' && BLOCKS.has(part.name)) {
      endRun();
      // A picture is a block of its own, wherever it was put.
      if (part.name === 'p' && hasPicture(part)) blocks.push(...blocksOf(part.children));
      else blocks.push(blockOf(part));
    } else run.push(part);
  }
  endRun();
  return blocks;
}

const hasPicture = ({ children }: MarkupElement) => elements(children).some(({ name }) => name === 'img');

function blockOf(element: MarkupElement): DocNode {
  const { name, attributes, children, source } = element;
  const level = HEADINGS[name];
  if (level !== undefined) return { type: 'heading', attrs: { level }, ...lineOf(children) };
  switch (name) {
    case 'p':
      return { type: 'paragraph', ...lineOf(children) };
    case 'hr':
      return { type: 'horizontalRule' };
    case 'img':
      return {
        type: 'image',
        attrs: {
          src: attributes.src ?? '',
          alt: attributes.alt ?? '',
          width: pixels(attributes.width),
          height: pixels(attributes.height),
        },
      };
    case 'pre': {
      const text = textOf(children);
      return { type: 'codeBlock', ...(text === '' ? {} : { content: [{ type: 'text', text }] }) };
    }
    case 'blockquote':
      return { type: 'blockquote', content: orEmpty(blocksOf(children)) };
    case 'ul':
    case 'ol':
      return isPlainList(children)
        ? {
            type: name === 'ul' ? 'bulletList' : 'orderedList',
            content: elements(children).map((item) => ({ type: 'listItem', content: itemOf(item) })),
          }
        : verbatim(source);
    case 'table':
      return tableOf(element) ?? verbatim(source);
    default:
      return verbatim(source);
  }
}

const verbatim = (html: string): DocNode => ({ type: 'verbatim', attrs: { html } });

const isPlainList = (children: readonly Markup[]) =>
  elements(children).length > 0 && elements(children).every(({ name }) => name === 'li');

/** An item begins with a paragraph, however it was written. */
function itemOf(item: MarkupElement): readonly DocNode[] {
  const blocks = blocksOf(item.children);
  return blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks];
}

/** Rows of cells, or null where there is more to the table than that. */
function tableOf(table: MarkupElement): DocNode | null {
  const rows: DocNode[] = [];
  const isReadable = (parts: readonly MarkupElement[]): boolean =>
    parts.every(({ name, children }) => {
      if (!TABLE_PARTS.has(name)) return false;
      if (name !== 'tr') return isReadable(elements(children));
      const cells = elements(children);
      if (cells.length === 0 || cells.some((cell) => cell.name !== 'th' && cell.name !== 'td')) return false;
      rows.push({
        type: 'tableRow',
        content: cells.map((cell) => ({
          type: cell.name === 'th' ? 'tableHeader' : 'tableCell',
          content: orEmpty(blocksOf(cell.children)),
        })),
      });
      return true;
    });
  return isReadable(elements(table.children)) && rows.length > 0 ? { type: 'table', content: rows } : null;
}

const elements = (parts: readonly Markup[]) => parts.filter((part) => part.kind === 'element');

const orEmpty = (blocks: readonly DocNode[]): readonly DocNode[] =>
  blocks.length > 0 ? blocks : [{ type: 'paragraph' }];

const lineOf = (children: readonly Markup[]) => {
  const content = inlineOf(children);
  return content.length > 0 ? { content } : {};
};

/** Words with their marks, formulas and line breaks. White space is one blank, and none at the ends of a line. */
function inlineOf(parts: readonly Markup[]): DocNode[] {
  const line: DocNode[] = [];
  addInline(parts, [], line);
  const first = line[0];
  if (first?.text !== undefined) line[0] = { ...first, text: first.text.trimStart() };
  const last = line.at(-1);
  if (last?.text !== undefined) line[line.length - 1] = { ...last, text: last.text.trimEnd() };
  return line.filter(({ text }) => text !== '');
}

function addInline(parts: readonly Markup[], marks: readonly DocMark[], line: DocNode[]) {
  const marked = marks.length > 0 ? { marks } : {};
  for (const part of parts) {
    if (part.kind === 'text') {
      const text = part.text.replace(/[^\S\u00a0]+/g, ' ');
      const isCode = marks.some(({ type }) => type === 'code');
      for (const piece of isCode ? [{ kind: 'text' as const, text }] : splitFormulas(text)) {
        line.push(
          piece.kind === 'text'
            ? { type: 'text', text: piece.text, ...marked }
            : { type: 'formula', attrs: { tex: piece.tex, isDisplay: piece.isDisplay }, ...marked },
        );
      }
    } else if (part.name === 'br') line.push({ type: 'hardBreak' });
    else {
      const type = MARKS[part.name];
      const attrs = type === 'link' ? { attrs: { href: part.attributes.href ?? '' } } : {};
      const isNew = type !== undefined && !marks.some((mark) => mark.type === type);
      addInline(part.children, isNew ? [...marks, { type, ...attrs }] : marks, line);
    }
  }
}

const textOf = (parts: readonly Markup[]): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : textOf(part.children))).join('');

const pixels = (value: string | undefined) => (value && /^\d+$/.test(value) ? Number(value) : null);
