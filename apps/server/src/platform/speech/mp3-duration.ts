const KBPS = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;

/** Fewer frames than this are no speech but bytes that happen to look like a frame. */
const MIN_FRAMES = 2;

/** How long an MP3 (layer III) plays, counted by its frames; null: it is none. */
export function mp3DurationMs(bytes: Uint8Array): number | null {
  let at = afterTag(bytes);
  let seconds = 0;
  let frames = 0;
  while (at + 4 <= bytes.length) {
    const frame = frameAt(bytes, at);
    // What follows the last frame is a tag, or the end was cut off.
    if (!frame) break;
    frames += 1;
    seconds += frame.seconds;
    at += frame.bytes;
  }
  return frames < MIN_FRAMES ? null : Math.max(1, Math.round(seconds * 1_000));
}

/** Where the sound begins: behind the ID3 tag, whose length is written in four times seven bits. */
function afterTag(bytes: Uint8Array): number {
  if (bytes.length < 10 || Buffer.from(bytes.subarray(0, 3)).toString('latin1') !== 'ID3') return 0;
  return 10 + bytes.subarray(6, 10).reduce((size, byte) => (size << 7) | (byte & 0x7f), 0);
}

function frameAt(bytes: Uint8Array, at: number): { bytes: number; seconds: number } | null {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  if (version === 1 || layer !== 1) return null;
  const isOne = version === 3;
  const kbps = (isOne ? KBPS.one : KBPS.two)[third >> 4];
  const fullRate = SAMPLE_RATES[(third >> 2) & 3];
  if (!kbps || !fullRate) return null;
  const rate = isOne ? fullRate : version === 2 ? fullRate / 2 : fullRate / 4;
  const samples = isOne ? 1_152 : 576;
  const padding = (third >> 1) & 1;
  return { bytes: Math.floor((samples / 8) * ((kbps * 1_000) / rate)) + padding, seconds: samples / rate };
}
