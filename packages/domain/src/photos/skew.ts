/** The shades of an image: one byte a pixel, row by row, 0 black to 255 white. */
export interface Shades {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The largest lean that is looked for, in degrees: beyond it a page was turned on purpose. */
export const LARGEST_SKEW = 12;

/** How many dark pixels are looked at: more tell nothing new. */
const MOST_POINTS = 20_000;
/** Fewer dark pixels are no page with writing. */
const LEAST_POINTS = 60;
/** A pixel is ink when it is darker than its surroundings by this share. */
const INK = 0.8;
/** How far the best angle must stand out from the usual one: writing without lines leans nowhere. */
const LEAST_CLEARNESS = 1.6;

/**
 * How far the lines of a photographed page lean, in degrees, clockwise above 0, at most `LARGEST_SKEW` either way; null
 * where nothing in the image runs in lines (a blank page, a drawing). Along the right angle the ink falls into few rows
 * with empty ones between, so the counts of neighboring rows differ most (projection profile, Postl 1986).
 */
export function skewOf(shades: Shades): number | null {
  const points = inkOf(shades);
  if (points.length < LEAST_POINTS) return null;
  const reach = Math.ceil(Math.hypot(shades.width, shades.height)) + 2;
  const rows = new Float64Array(2 * reach + 1);
  const clearness = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
    rows.fill(0);
    for (const [x, y] of points) {
      const row = Math.round(y * cos - x * sin) + reach;
      rows[row] = (rows[row] ?? 0) + 1;
    }
    let sum = 0;
    for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
    return sum;
  };

  const coarse = range(-LARGEST_SKEW, LARGEST_SKEW, 0.5).map((angle) => ({ angle, value: clearness(angle) }));
  const usual = coarse.map(({ value }) => value).sort((a, b) => a - b)[Math.floor(coarse.length / 2)] ?? 0;
  const best = bestOf(coarse);
  if (!best || best.value < usual * LEAST_CLEARNESS) return null;
  const fine = bestOf(
    range(best.angle - 0.4, best.angle + 0.4, 0.1).map((angle) => ({ angle, value: clearness(angle) })),
  );
  const angle = Math.round((fine?.angle ?? best.angle) * 10) / 10;
  return Math.max(-LARGEST_SKEW, Math.min(LARGEST_SKEW, angle));
}

/** Pixels that are darker than what surrounds them, so that a shadow over half of the page isn't ink. */
function inkOf({ width, height, pixels }: Shades): readonly (readonly [number, number])[] {
  const sums = sumsOf(width, height, pixels);
  const around = Math.max(4, Math.round(Math.max(width, height) / 24));
  const found: [number, number][] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - around), Math.min(width, x + around + 1)];
      const [top, bottom] = [Math.max(0, y - around), Math.min(height, y + around + 1)];
      const sum =
        at(sums, bottom * (width + 1) + right) -
        at(sums, top * (width + 1) + right) -
        at(sums, bottom * (width + 1) + left) +
        at(sums, top * (width + 1) + left);
      const mean = sum / ((right - left) * (bottom - top));
      if (at(pixels, y * width + x) < mean * INK) found.push([x, y]);
    }
  }
  const step = Math.ceil(found.length / MOST_POINTS);
  return step > 1 ? found.filter((_, index) => index % step === 0) : found;
}

/** Sums of all pixels above and left of each corner (summed-area table). */
function sumsOf(width: number, height: number, pixels: Uint8Array): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += at(pixels, y * width + x);
      sums[(y + 1) * (width + 1) + x + 1] = at(sums, y * (width + 1) + x + 1) + row;
    }
  }
  return sums;
}

const at = (values: Uint8Array | Float64Array, index: number) => values[index] ?? 0;

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

const bestOf = (tried: readonly { angle: number; value: number }[]) =>
  tried.reduce<{ angle: number; value: number } | null>(
    (best, one) => (best === null || one.value > best.value ? one : best),
    null,
  );
