import { createRequire } from 'node:module';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { createWorker } from 'tesseract.js';
import { DocumentError } from './refusal.ts';

/** A photo of a page by a good phone has 12 million pixels, a scan of one at 600 dpi 34. */
const MOST_PIXELS = 50_000_000;
/** Lines of a page that is this wide are read best; a wider one takes longer and says no more. */
const WIDTH = 2_200;
const READ_WITHIN_MS = 60_000;

const require = createRequire(import.meta.url);
/** The letters of English, smaller and quicker than the most exact ones; they lie beside the code, so that nothing is fetched. */
const LETTERS = path.join(
  path.dirname(require.resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** Whether a file is an image, by its bytes. */
export const isImage = async (bytes: Buffer): Promise<boolean> =>
  (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime.startsWith('image/') ?? false;

/**
 * The text of a photo or a scan, line by line, with the gaps between columns. Letters of English alone; the recognition runs
 * in a thread of its own.
 *
 * @throws DocumentError DAMAGED or TOO_COMPLEX
 */
export async function readImage(bytes: Buffer): Promise<string> {
  const page = await upright(bytes);
  const worker = await createWorker('eng', 1, { langPath: LETTERS, cacheMethod: 'none', gzip: true });
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DocumentError('TOO_COMPLEX')), READ_WITHIN_MS);
  try {
    await worker.setParameters({ preserve_interword_spaces: '1' });
    const { data } = await Promise.race([worker.recognize(page), tooLong]);
    // The borders of tables are read as bars and brackets.
    return data.text.replace(/[|[\]¦]/g, ' ');
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** The picture as it is held, gray, and of a size at which letters are read well. */
async function upright(bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 })
      .rotate()
      .flatten({ background: '#ffffff' })
      .grayscale()
      .normalise()
      .resize({ width: WIDTH })
      .png()
      .toBuffer();
  } catch (error) {
    throw new DocumentError(/pixel limit/i.test((error as Error).message) ? 'TOO_COMPLEX' : 'DAMAGED');
  }
}
