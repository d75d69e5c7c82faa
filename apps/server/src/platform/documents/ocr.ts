import { createRequire } from 'node:module';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { createWorker } from 'tesseract.js';
import { pageSize } from './page-size.ts';
import { DocumentError } from './refusal.ts';

/** A photo of a page by a good phone has 12 million pixels, a scan of one at 600 dpi 34. */
const MOST_PIXELS = 50_000_000;
/** A page takes five seconds, and a busy server several times that. */
export const READ_WITHIN_MS = 60_000;

const require = createRequire(import.meta.url);
/** The letters of English, smaller and quicker than the most exact ones; they lie beside the code, so that nothing is fetched. */
const LETTERS = path.join(
  path.dirname(require.resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** What kind of image a file is, by its first bytes; null: it is none. */
export async function imageType(head: Buffer): Promise<string | null> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return found?.mime.startsWith('image/') ? found.mime : null;
}

/**
 * The text of a photo or a scan, line by line, with the gaps between columns. Letters of English alone; the recognition runs
 * in a thread of its own.
 *
 * @param withinMs for everything, from unpacking the picture on.
 * @throws DocumentError DAMAGED or TOO_COMPLEX
 */
export async function readImage(bytes: Buffer, withinMs = READ_WITHIN_MS): Promise<string> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DocumentError('TOO_COMPLEX')), withinMs);
  const inTime = <Result>(work: Promise<Result>) => Promise.race([work, tooLong]);
  let opening: ReturnType<typeof createWorker> | null = null;
  try {
    const page = await inTime(uprightPage(bytes, withinMs));
    opening = createWorker('eng', 1, { langPath: LETTERS, cacheMethod: 'none', gzip: true });
    const worker = await inTime(opening);
    await inTime(worker.setParameters({ preserve_interword_spaces: '1' }));
    const { data } = await inTime(worker.recognize(page));
    // The borders of tables are read as bars and brackets.
    return data.text.replace(/[|[\]¦]/g, ' ');
  } finally {
    clearTimeout(timer);
    // Nobody waits for a thread that is still being opened; it ends as soon as it is.
    void opening?.then((worker) => worker.terminate()).catch(() => undefined);
  }
}

/** The picture as it is held, gray, and of a size at which letters are read well. @throws DocumentError */
export async function uprightPage(bytes: Buffer, withinMs: number): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 });
    const { autoOrient } = await image.metadata();
    return await image
      .timeout({ seconds: Math.ceil(withinMs / 1_000) })
      .rotate()
      .flatten({ background: '#ffffff' })
      .grayscale()
      .normalise()
      .resize({ ...pageSize(autoOrient.width, autoOrient.height), fit: 'fill' })
      .png()
      .toBuffer();
  } catch (error) {
    const isTooMuch = /pixel limit|timeout/i.test((error as Error).message);
    throw new DocumentError(isTooMuch ? 'TOO_COMPLEX' : 'DAMAGED');
  }
}
