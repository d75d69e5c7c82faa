import { mainPart } from './office-zip.ts';

/**
 * The text of a Word file, once all of it was looked at.
 *
 * @throws DocumentError
 */
export async function readDocx(zip: Buffer): Promise<string> {
  return textOf((await mainPart(zip, 'word/document.xml')).toString('utf8'));
}

const PIECE = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)(?:\s[^>]*)?\/>|<\/w:(p|tc)>/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Running text, a line per paragraph. */
function textOf(xml: string): string {
  const parts: string[] = [];
  for (const [, words, space, end] of xml.matchAll(PIECE)) {
    if (words !== undefined) parts.push(unescapeXml(words));
    else if (space !== undefined) parts.push(space === 'tab' ? '\t' : '\n');
    else parts.push(end === 'p' ? '\n' : ' ');
  }
  return parts.join('');
}

const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
