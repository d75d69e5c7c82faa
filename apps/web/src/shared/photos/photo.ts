import { skewOf } from '@fieldhouse/domain/photos/skew.ts';

/** A photographed page, as it was taken in: small enough to keep twenty of them on a phone. */
export interface Photo {
  readonly key: string;
  /** A JPEG, upright as the camera held it. */
  readonly image: Blob;
  /** Of the image, in pixels. */
  readonly width: number;
  readonly height: number;
  /** An address of the image for this page, to be given back. */
  readonly url: string;
  /** Quarter turns clockwise. */
  readonly turns: 0 | 1 | 2 | 3;
  /** Degrees clockwise by which it is straightened. */
  readonly tilt: number;
}

/** Pages of one PDF. */
export const MOST_PHOTOS = 20;
/** What the file dialog offers. Phones turn their own formats into these where a page asks for them. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp';
/** The longer side that is kept, in pixels: letter paper at 180 dots per inch, at which handwriting reads well. */
const LONGEST = 2_000;
/** The longer side at which the lean is measured. */
const LONGEST_MEASURED = 480;

/**
 * Takes a photo in: turned upright by what the camera noted, made smaller, and straightened by its lines.
 *
 * @throws Error where the browser can't read it.
 */
export async function readPhoto(file: Blob): Promise<Photo> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const image = await toJpeg(width, height, 0.9, (pen) => pen.drawImage(picture, 0, 0, width, height));
    const lean = skewOf(shadesOf(picture));
    return {
      key: crypto.randomUUID(),
      image,
      width,
      height,
      url: URL.createObjectURL(image),
      turns: 0,
      tilt: lean === null ? 0 : -lean,
    };
  } finally {
    picture.close();
  }
}

/** The photo as it stands on its page: turned and straightened, with white in the corners. */
export async function finishPhoto({ image, width, height, turns, tilt }: Photo): Promise<FinishedPhoto> {
  const isAcross = turns % 2 === 1;
  const size = isAcross ? { width: height, height: width } : { width, height };
  const picture = await createImageBitmap(image);
  try {
    const jpeg = await toJpeg(size.width, size.height, 0.8, (pen) => {
      pen.translate(size.width / 2, size.height / 2);
      pen.rotate(((turns * 90 + tilt) * Math.PI) / 180);
      pen.drawImage(picture, -width / 2, -height / 2, width, height);
    });
    return { ...size, bytes: new Uint8Array(await jpeg.arrayBuffer()) };
  } finally {
    picture.close();
  }
}

/** A JPEG with its size in pixels. */
export interface FinishedPhoto {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

function shadesOf(picture: ImageBitmap) {
  const scale = Math.min(1, LONGEST_MEASURED / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const { canvas, pen } = canvasOf(width, height);
  pen.drawImage(picture, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  release(canvas);
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    // What the eye takes for brightness (ITU-R BT.601).
    pixels[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width, height, pixels };
}

async function toJpeg(
  width: number,
  height: number,
  quality: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const { canvas, pen } = canvasOf(width, height);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  draw(pen);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => {
        release(canvas);
        if (blob) resolve(blob);
        else reject(new Error('the canvas made no image'));
      },
      'image/jpeg',
      quality,
    ),
  );
}

/** Gives its memory back at once: WebKit on phones counts every canvas until it is collected, and refuses the next. */
function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: width <= LONGEST_MEASURED });
  if (!pen) throw new Error('no canvas');
  return { canvas, pen };
}
