import { PDFDocument } from '@cantoo/pdf-lib';
import type { FinishedPhoto } from './photo.ts';

/** US letter, in points. */
const LETTER = { short: 612, long: 792 };

/**
 * One PDF with a page for each photo, as large as fits on letter paper, upright or across as the photo is. The title and
 * the language are for screen readers and for the window of whoever opens it.
 */
export async function makePhotosPdf(
  photos: readonly FinishedPhoto[],
  title: string,
  language: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage(language);
  for (const { bytes, width, height } of photos) {
    const isAcross = width > height;
    const [mostWide, mostHigh] = isAcross ? [LETTER.long, LETTER.short] : [LETTER.short, LETTER.long];
    const scale = Math.min(mostWide / width, mostHigh / height);
    const size = { width: width * scale, height: height * scale };
    const image = await pdf.embedJpg(bytes);
    pdf.addPage([size.width, size.height]).drawImage(image, { x: 0, y: 0, ...size });
  }
  return Uint8Array.from(await pdf.save());
}
