import { DocumentError } from './refusal.ts';
import { UnpackBudget, unpack, type ZipEntry, zipEntries } from './zip.ts';

/** A part of running text; five hundred pages are under 5 MB. */
const MAX_PART_BYTES = 20 * 1024 * 1024;

const TYPES = '[Content_Types].xml';
const BODY = 'word/document.xml';

/** Parts that are read as XML by whatever opens the file. */
const isXml = ({ name }: ZipEntry) => /\.(?:xml|rels)$/i.test(name);

/**
 * The text of a Word file, once all of it was looked at: it holds what a Word file holds, no macros, no document type
 * declarations, and nothing that grows out of bounds when it is unpacked.
 *
 * @throws DocumentError
 */
export async function readDocx(zip: Buffer): Promise<string> {
  const entries = zipEntries(zip);
  const names = new Set(entries.map((entry) => entry.name));
  if (!names.has(TYPES)) throw new DocumentError('WRONG_TYPE');
  if (entries.some(({ name }) => /vbaproject\.bin$/i.test(name))) throw new DocumentError('HAS_MACROS');
  if (!names.has(BODY)) throw new DocumentError('WRONG_TYPE');
  const budget = new UnpackBudget();
  let body = '';
  for (const entry of entries) {
    const bytes = await unpack(zip, entry, budget, isXml(entry) ? MAX_PART_BYTES : 0);
    if (!isXml(entry)) continue;
    // Word writes UTF-8. In another encoding a declaration could hide from the search below.
    if (bytes.includes(0)) throw new DocumentError('DAMAGED');
    if (bytes.includes('<!DOCTYPE') || bytes.includes('<!ENTITY')) throw new DocumentError('DAMAGED');
    if (entry.name === TYPES && bytes.includes('macroEnabled')) throw new DocumentError('HAS_MACROS');
    if (entry.name === BODY) body = bytes.toString('utf8');
  }
  return textOf(body);
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
