import { type DocMark, type DocNode, MARKS } from './lesson-doc.ts';
import { escaped, quoted } from './markup.ts';

/** The element of each mark: the first that names it. */
const ELEMENT_OF = new Map<string, string>();
for (const [element, mark] of Object.entries(MARKS)) {
  if (!ELEMENT_OF.has(mark)) ELEMENT_OF.set(mark, element);
}

/** The HTML of a lesson for the editor's document: as `docOf` reads it, with nothing that only the editor needs. */
export function htmlOf(doc: DocNode): string {
  const blocks = [...(doc.content ?? [])];
  // The editor keeps an empty line at the end to write on.
  while (blocks.at(-1)?.type === 'paragraph' && isEmpty(blocks.at(-1))) blocks.pop();
  return blocks.map(blockHtml).join('');
}

const isEmpty = (node: DocNode | undefined) => (node?.content?.length ?? 0) === 0;

function blockHtml(node: DocNode): string {
  const { type, attrs = {} } = node;
  switch (type) {
    case 'paragraph':
      return `<p>${lineHtml(node)}</p>`;
    case 'heading':
      return `<h${attrs.level}>${lineHtml(node)}</h${attrs.level}>`;
    case 'bulletList':
      return `<ul>${childrenOf(node, itemHtml)}</ul>`;
    case 'orderedList':
      return `<ol>${childrenOf(node, itemHtml)}</ol>`;
    case 'blockquote':
      return `<blockquote>${innerHtml(node)}</blockquote>`;
    case 'codeBlock':
      return `<pre>${escaped((node.content ?? []).map(({ text = '' }) => text).join(''))}</pre>`;
    case 'horizontalRule':
      return '<hr />';
    case 'image':
      return imageHtml(attrs);
    case 'table':
      return tableHtml(node);
    case 'verbatim':
      return String(attrs.html ?? '');
    default:
      return childrenOf(node, blockHtml);
  }
}

const childrenOf = (node: DocNode, html: (child: DocNode) => string) =>
  (node.content ?? []).map(html).join('');

/** One paragraph alone needs no element of its own. */
const innerHtml = (node: DocNode) => {
  const [only, ...others] = node.content ?? [];
  return only?.type === 'paragraph' && others.length === 0 ? lineHtml(only) : childrenOf(node, blockHtml);
};

function itemHtml(item: DocNode): string {
  const [first, ...rest] = item.content ?? [];
  const hasParagraphs = rest.some(({ type }) => type === 'paragraph');
  const head =
    first?.type === 'paragraph' && !hasParagraphs ? lineHtml(first) : first ? blockHtml(first) : '';
  return `<li>${head}${rest.map(blockHtml).join('')}</li>`;
}

/** Rows of header cells at the top are the head; a header cell below names its row. */
function tableHtml(table: DocNode): string {
  const rows = table.content ?? [];
  const isHead = (row: DocNode) => (row.content ?? []).every(({ type }) => type === 'tableHeader');
  const firstBody = rows.findIndex((row) => !isHead(row));
  const headCount = firstBody === -1 ? rows.length : firstBody;
  const html = (some: readonly DocNode[], scope: 'col' | 'row') =>
    some.map((row) => `<tr>${childrenOf(row, (cell) => cellHtml(cell, scope))}</tr>`).join('');
  const head = headCount > 0 ? `<thead>${html(rows.slice(0, headCount), 'col')}</thead>` : '';
  const body = headCount < rows.length ? `<tbody>${html(rows.slice(headCount), 'row')}</tbody>` : '';
  return `<table>${head}${body}</table>`;
}

const cellHtml = (cell: DocNode, scope: 'col' | 'row') =>
  cell.type === 'tableHeader'
    ? `<th scope="${scope}">${innerHtml(cell)}</th>`
    : `<td>${innerHtml(cell)}</td>`;

function imageHtml({ src, alt, width, height }: Readonly<Record<string, unknown>>): string {
  const size = width && height ? ` width="${Number(width)}" height="${Number(height)}"` : '';
  return `<img src=${quoted(String(src ?? ''))} alt=${quoted(String(alt ?? ''))}${size} />`;
}

/** Words with their marks as elements; a mark that lasts longer stands around one that ends sooner. */
function lineHtml(node: DocNode): string {
  let html = '';
  const open: DocMark[] = [];
  const closeDownTo = (count: number) => {
    while (open.length > count) html += `</${ELEMENT_OF.get(open.pop()?.type ?? '')}>`;
  };
  const line = node.content ?? [];
  for (const [at, child] of line.entries()) {
    const marks = (child.marks ?? []).filter(({ type }) => ELEMENT_OF.has(type));
    const ended = open.findIndex((one) => !marks.some((mark) => isSameMark(mark, one)));
    closeDownTo(ended === -1 ? open.length : ended);
    const opening = marks.filter((mark) => !open.some((one) => isSameMark(mark, one)));
    for (const mark of opening.toSorted((a, b) => lengthOf(line, at, b) - lengthOf(line, at, a))) {
      const href = mark.type === 'link' ? ` href=${quoted(String(mark.attrs?.href ?? ''))}` : '';
      html += `<${ELEMENT_OF.get(mark.type)}${href}>`;
      open.push(mark);
    }
    html += leafHtml(child);
  }
  closeDownTo(0);
  return html;
}

/** How many pieces from here on carry the mark without a gap. */
function lengthOf(line: readonly DocNode[], from: number, mark: DocMark): number {
  const end = line.findIndex((node, at) => at > from && !node.marks?.some((one) => isSameMark(one, mark)));
  return (end === -1 ? line.length : end) - from;
}

const isSameMark = (a: DocMark | undefined, b: DocMark | undefined) =>
  a?.type === b?.type && a?.attrs?.href === b?.attrs?.href;

function leafHtml({ type, text = '', attrs = {} }: DocNode): string {
  if (type === 'hardBreak') return '<br />';
  if (type !== 'formula') return escaped(text);
  const tex = escaped(String(attrs.tex ?? ''));
  return attrs.isDisplay ? `\\[${tex}\\]` : `\\(${tex}\\)`;
}
