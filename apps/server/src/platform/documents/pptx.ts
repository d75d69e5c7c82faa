import { DocumentError } from './refusal.ts';
import { zipEntries } from './zip.ts';

export const PPTX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const ZIP_START = 0x04034b50;
/** An Office file with a password is one of these, whatever is in it. */
const COMPOUND_START = 'd0cf11e0a1b11ae1';

/**
 * Looks at a presentation by its directory: it holds what one holds, no macros, and doesn't grow out of bounds. Nothing
 * of it is unpacked, since we never show what is inside.
 *
 * @throws DocumentError
 */
export function checkPptx(bytes: Buffer): void {
  if (bytes.subarray(0, 8).toString('hex') === COMPOUND_START) throw new DocumentError('PROTECTED');
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== ZIP_START) throw new DocumentError('NAME_MISMATCH');
  const entries = zipEntries(bytes);
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new DocumentError('PROTECTED');
  if (entries.some(({ name }) => /vbaproject\.bin$/i.test(name))) throw new DocumentError('HAS_MACROS');
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has('[Content_Types].xml') || !names.has('ppt/presentation.xml')) {
    throw new DocumentError('NAME_MISMATCH');
  }
}
