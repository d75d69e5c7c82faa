import { readFile } from 'node:fs/promises';
import { CompoundFile } from './compound-file.ts';
import { readDoc } from './doc.ts';
import { readDocx } from './docx.ts';
import { mainPart } from './office-zip.ts';
import { DocumentError } from './refusal.ts';
import { zipEntries } from './zip.ts';

export type OfficeKind = 'doc' | 'docx' | 'ppt' | 'pptx';

export interface OfficeFile {
  readonly kind: OfficeKind;
  /** Slides; null: not counted. */
  readonly slideCount: number | null;
}

const SLIDES = 'ppt/presentation.xml';
const isSlide = (name: string) => /^ppt\/slides\/slide\d+\.xml$/.test(name);

/** What says which edit of an old PowerPoint file is the newest; it says too whether that is encrypted. */
const CURRENT_USER = 'Current User';
const TOKEN_AT = 12;
const ENCRYPTED = 0xf3d1c4df;

/** The head of the record that tells of macros in an old PowerPoint file, with its kind (0x0400) and length. */
const MACROS_HEAD = Buffer.from([0x02, 0x00, 0x00, 0x04, 0x0c, 0x00, 0x00, 0x00]);
const HAS_MACROS_AT = MACROS_HEAD.length + 4;

/**
 * Tells Word and PowerPoint files apart by what is in them, and looks all of them through. Runs in a worker.
 *
 * @throws DocumentError
 */
export async function checkOffice(file: string): Promise<OfficeFile> {
  const bytes = await readFile(file);
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) {
    const slideCount = zipEntries(bytes).filter(({ name }) => isSlide(name)).length;
    if (zipEntries(bytes).some(({ name }) => name === SLIDES)) {
      await mainPart(bytes, SLIDES);
      return { kind: 'pptx', slideCount };
    }
    await readDocx(bytes);
    return { kind: 'docx', slideCount: null };
  }
  const compound = new CompoundFile(bytes);
  const slides = compound.stream('PowerPoint Document');
  if (slides) {
    checkOldSlides(compound, slides);
    return { kind: 'ppt', slideCount: null };
  }
  readDoc(bytes);
  return { kind: 'doc', slideCount: null };
}

/** @throws DocumentError PROTECTED, HAS_MACROS or DAMAGED */
function checkOldSlides(file: CompoundFile, slides: Buffer): void {
  if (file.has('EncryptedPackage') || file.has('EncryptedSummary')) throw new DocumentError('PROTECTED');
  const user = file.stream(CURRENT_USER);
  if (!user || user.length < TOKEN_AT + 4) throw new DocumentError('DAMAGED');
  if (user.readUInt32LE(TOKEN_AT) === ENCRYPTED) throw new DocumentError('PROTECTED');
  if (file.has('_VBA_PROJECT_CUR')) throw new DocumentError('HAS_MACROS');
  for (let at = slides.indexOf(MACROS_HEAD); at >= 0; at = slides.indexOf(MACROS_HEAD, at + 1)) {
    if (at + HAS_MACROS_AT + 4 > slides.length) break;
    if (slides.readUInt32LE(at + HAS_MACROS_AT) === 1) throw new DocumentError('HAS_MACROS');
  }
}
