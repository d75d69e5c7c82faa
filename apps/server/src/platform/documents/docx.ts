import { mainPart } from './office-zip.ts';

/**
 * The text of a Word file, once all of it was looked at.
 *
 * @throws DocumentError
 */
export async function readDocx(zip: Buffer): Promise<string> {
  return textOf((await mainPart(zip, 'word/document.xml')).toString('utf8'));
}

const PIECE =
  /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)(?:\s[^>]*)?\/>|<(\/?)w:(p|tc|tr)(?:\s[^>]*)?(?<!\/)>/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Running text, a line per paragraph, and per row of a table, whose cells stand between tabs. */
function textOf(xml: string): string {
  const parts: string[] = [];
  /** Tables may stand in cells. */
  let depth = 0;
  for (const [, words, space, isEnd, what] of xml.matchAll(PIECE)) {
    if (words !== undefined) parts.push(unescapeXml(words));
    else if (space !== undefined) parts.push(space === 'tab' ? '\t' : depth > 0 ? ' ' : '\n');
    else if (what === 'tc') {
      depth += isEnd ? -1 : 1;
      if (isEnd) parts.push('\t');
    } else if (isEnd) parts.push(what === 'p' && depth > 0 ? ' ' : '\n');
  }
  return parts.join('').replace(/ +\t/g, '\t').replace(/\t+\n/g, '\n');
}

const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
