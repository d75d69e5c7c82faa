import sharp from 'sharp';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { pageSize } from './page-size.ts';
import { DocumentError } from './refusal.ts';

/** A page at 600 dpi has 34 million. */
const MOST_PIXELS = 40_000_000;
/** Less is a logo or a seal. */
const FEWEST_PIXELS = 300_000;

/** How pdf.js hands over what it has decoded. */
interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly data?: Uint8Array | Uint8ClampedArray;
  readonly kind?: number;
}

const ONE_BIT = 1;

/**
 * The pictures that the pages of a scan are, as PNG, gray and upright; pages without one are left out. Runs in a worker.
 *
 * @throws DocumentError PROTECTED or DAMAGED
 */
export async function pagePictures(bytes: Buffer, mostPages: number): Promise<Buffer[]> {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    ...{ disableFontFace: true, useSystemFonts: false, verbosity: 0, stopAtErrors: false },
    ...{ maxImageSize: MOST_PIXELS, isOffscreenCanvasSupported: false },
  }).catch((error: Error) => {
    throw new DocumentError(error.name === 'PasswordException' ? 'PROTECTED' : 'DAMAGED');
  });
  const pictures: Buffer[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
    const page = await pdf.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    let largest: Decoded | null = null;
    for (const [at, operation] of fnArray.entries()) {
      if (operation !== OPS.paintImageXObject) continue;
      const key = String((argsArray[at] as unknown[])[0]);
      const image = await new Promise<Decoded | null>((resolve) => {
        (key.startsWith('g_') ? page.commonObjs : page.objs).get(key, resolve);
      });
      if (!image?.data || image.width * image.height < FEWEST_PIXELS) continue;
      if (largest === null || image.width * image.height > largest.width * largest.height) largest = image;
    }
    if (largest) pictures.push(await pictureOf(largest, page.rotate));
    page.cleanup();
  }
  return pictures;
}

async function pictureOf(image: Decoded, turn: number): Promise<Buffer> {
  const { width, height, data = new Uint8Array(), kind } = image;
  const isOneBit = kind === ONE_BIT;
  const channels = isOneBit ? 1 : Math.round(data.length / (width * height));
  if (!isOneBit && channels !== 1 && channels !== 3 && channels !== 4) throw new DocumentError('DAMAGED');
  const pixels = isOneBit ? bytesOfBits(data, width, height) : data;
  const size = turn % 180 === 0 ? pageSize(width, height) : pageSize(height, width);
  return sharp(pixels, {
    raw: { width, height, channels: channels as 1 | 3 | 4 },
    limitInputPixels: MOST_PIXELS,
  })
    .rotate(turn)
    .flatten({ background: '#ffffff' })
    .grayscale()
    .resize({ ...size, fit: 'fill', withoutEnlargement: true })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

/** A byte for each bit; rows begin at whole bytes. */
function bytesOfBits(data: Uint8Array | Uint8ClampedArray, width: number, height: number): Uint8Array {
  const rowBytes = (width + 7) >> 3;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      pixels[y * width + x] = ((data[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
  return pixels;
}
