import { DocumentError } from './refusal.ts';
import { UnpackBudget, unpack, type ZipEntry, zipEntries } from './zip.ts';

/** A part of running text; five hundred pages are under 5 MB. */
const MAX_PART_BYTES = 20 * 1024 * 1024;

const TYPES = '[Content_Types].xml';

/** Parts that are read as XML by whatever opens the file. */
const isXml = ({ name }: ZipEntry) => /\.(?:xml|rels)$/i.test(name);

/**
 * The main part of an Office file, once all of the file was looked at: it holds what such a file holds, no macros, no
 * document type declarations, and nothing that grows out of bounds when it is unpacked.
 *
 * @throws DocumentError
 */
export async function mainPart(zip: Buffer, main: string): Promise<Buffer> {
  const entries = zipEntries(zip);
  const names = new Set(entries.map((entry) => entry.name));
  if (!names.has(TYPES)) throw new DocumentError('WRONG_TYPE');
  if (entries.some(({ name }) => /vbaproject\.bin$/i.test(name))) throw new DocumentError('HAS_MACROS');
  if (!names.has(main)) throw new DocumentError('WRONG_TYPE');
  const budget = new UnpackBudget();
  let found: Buffer = Buffer.alloc(0);
  for (const entry of entries) {
    const bytes = await unpack(zip, entry, budget, isXml(entry) ? MAX_PART_BYTES : 0);
    if (!isXml(entry)) continue;
    // Office writes UTF-8. In another encoding a declaration could hide from the search below.
    if (bytes.includes(0)) throw new DocumentError('DAMAGED');
    if (bytes.includes('<!DOCTYPE') || bytes.includes('<!ENTITY')) throw new DocumentError('DAMAGED');
    if (entry.name === TYPES && bytes.includes('macroEnabled')) throw new DocumentError('HAS_MACROS');
    if (entry.name === main) found = bytes;
  }
  return found;
}
