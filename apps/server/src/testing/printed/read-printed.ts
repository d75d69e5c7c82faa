import { getDocumentProxy } from 'unpdf';

/** A printed transcript as a machine reads it again. */
export interface Printed {
  /** Rows of tables, heads among them, in the order in which they stand. */
  readonly rows: readonly (readonly string[])[];
  /** Everything else: titles, names with values, totals, notes. */
  readonly texts: readonly string[];
}

interface Node {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

const tidy = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** What a PDF says, by its own tags: cells in rows, in the order in which a screen reader goes. */
export async function readPdf(pdf: Uint8Array): Promise<Printed> {
  const document = await getDocumentProxy(pdf.slice());
  const rows: string[][] = [];
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const marked = new Map<string, string>();
    const open: (string | null)[] = [];
    for (const item of items) {
      if ('str' in item) {
        const id = open.findLast((one) => one !== null);
        if (id) marked.set(id, `${marked.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push(('id' in item ? (item.id as string | undefined) : undefined) ?? null);
    }
    const textOf = (node: Node): string =>
      node.type === 'content'
        ? (marked.get(node.id ?? '') ?? '')
        : (node.children ?? []).map(textOf).join(' ');
    const walk = (node: Node): void => {
      if (node.role === 'TR') rows.push((node.children ?? []).map((cell) => tidy(textOf(cell))));
      else if (node.role === 'P' || /^H\d$/.test(node.role ?? '')) texts.push(tidy(textOf(node)));
      else for (const child of node.children ?? []) walk(child);
    };
    walk((await page.getStructTree()) as Node);
  }
  return { rows, texts };
}

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
const plain = (html: string): string =>
  tidy(
    html.replace(/<[^>]*>/g, ' ').replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => SIGNS[name] ?? ''),
  );

/** What the page of a transcript says. */
export function readHtml(html: string): Printed {
  const body = html.slice(html.indexOf('<body>'));
  const rows = [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => plain(cell)),
  );
  const parts = /<(h1|h2|p|caption)[^>]*>(.*?)<\/\1>|<div><dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd><\/div>/gs;
  const texts = [...body.matchAll(parts)].map(([, , text, label, value]) =>
    text === undefined ? `${plain(label ?? '')} ${plain(value ?? '')}` : plain(text),
  );
  return { rows, texts };
}
