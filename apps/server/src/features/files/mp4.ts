import { type FileHandle, open } from 'node:fs/promises';
import { DocumentError } from '#platform/documents/refusal.ts';

/** Brands of MP4 as phones, screen recorders and encoders write them. QuickTime's own isn't among them. */
const BRANDS = new Set([
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'M4VH',
  'M4VP',
  'MSNV',
  'dash',
  'mp71',
  'hvc1',
  'av01',
  'f4v ',
]);

/** The index of a video; a real one of 25 MB stays far below. */
const MAX_INDEX_BYTES = 8 * 1024 * 1024;
const MAX_BOXES = 10_000;

interface Box {
  readonly type: string;
  /** Where its content begins and ends. */
  readonly from: number;
  readonly to: number;
}

/**
 * Reads how long an MP4 lasts, by its structure: nothing in it is decoded.
 *
 * @returns whole seconds; null where the file doesn't say.
 * @throws DocumentError WRONG_TYPE where it is no MP4, DAMAGED where its parts don't fit together.
 */
export async function readMp4(file: string): Promise<{ durationSeconds: number | null }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const boxes = await listBoxes(handle, size);
    const [first] = boxes;
    if (first?.type !== 'ftyp') throw new DocumentError('WRONG_TYPE');
    if (!BRANDS.has((await bytesOf(handle, first, 4)).toString('latin1')))
      throw new DocumentError('WRONG_TYPE');
    const index = boxes.find(({ type }) => type === 'moov');
    const hasFrames = boxes.some(({ type }) => type === 'mdat');
    if (!index || !hasFrames || index.to - index.from > MAX_INDEX_BYTES) throw new DocumentError('DAMAGED');
    return { durationSeconds: durationIn(await bytesOf(handle, index, MAX_INDEX_BYTES)) };
  } finally {
    await handle.close();
  }
}

async function bytesOf(handle: FileHandle, { from, to }: Box, most: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.min(to - from, most));
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, from);
  return buffer.subarray(0, bytesRead);
}

/** The outermost boxes, which must fill the file exactly. */
async function listBoxes(handle: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at < size; ) {
    const head = await bytesOf(handle, { type: '', from: at, to: size }, 16);
    const box = boxAt(head, at, size);
    if (!box || boxes.length >= MAX_BOXES) throw new DocumentError(at === 0 ? 'WRONG_TYPE' : 'DAMAGED');
    boxes.push(box);
    at = box.to;
  }
  return boxes;
}

/** The box whose head this is; null: none that fits. */
function boxAt(head: Buffer, at: number, end: number): Box | null {
  if (head.length < 8) return null;
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  if (short === 1) {
    if (head.length < 16) return null;
    const long = Number(head.readBigUInt64BE(8));
    return long >= 16 && at + long <= end ? { type, from: at + 16, to: at + long } : null;
  }
  const length = short === 0 ? end - at : short;
  return length >= 8 && at + length <= end ? { type, from: at + 8, to: at + length } : null;
}

function durationIn(index: Buffer): number | null {
  for (let at = 0; at < index.length; ) {
    const box = boxAt(index.subarray(at, at + 16), at, index.length);
    if (!box) throw new DocumentError('DAMAGED');
    if (box.type === 'mvhd') return movieDuration(index.subarray(box.from, box.to));
    at = box.to;
  }
  throw new DocumentError('DAMAGED');
}

/** Version 0 has short times, version 1 long ones. */
function movieDuration(header: Buffer): number | null {
  const isLong = header[0] === 1;
  if (header.length < (isLong ? 32 : 20)) throw new DocumentError('DAMAGED');
  const perSecond = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  if (perSecond === 0) return null;
  const seconds = Math.round(duration / perSecond);
  // "All ones" stands for unknown, and no file of 25 MB lasts a day.
  return seconds > 0 && seconds < 86_400 ? seconds : null;
}
