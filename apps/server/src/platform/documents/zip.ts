import { createInflateRaw } from 'node:zlib';
import { DocumentError } from './refusal.ts';

/** A Word file of a thousand pages with pictures stays far below these. */
const MAX_ENTRIES = 4_000;
const MAX_BYTES_IN_ALL = 100 * 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const DIRECTORY_ENTRY_BYTES = 46;
const LOCAL_ENTRY_BYTES = 30;
const LONGEST_COMMENT = 0xffff;

const STORED = 0;
const DEFLATED = 8;
const IS_ENCRYPTED = 1;

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedBytes: number;
  /** As the archive claims; what comes out is counted. */
  readonly claimedBytes: number;
  readonly offset: number;
}

/**
 * The entries of an archive by its directory.
 *
 * @throws DocumentError DAMAGED, or TOO_COMPLEX where it claims to hold too much.
 */
export function zipEntries(zip: Buffer): ZipEntry[] {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES) throw new DocumentError('TOO_COMPLEX');
  const entries: ZipEntry[] = [];
  /** Readers disagree on which of two entries of one name counts, and Windows knows no case. */
  const names = new Set<string>();
  let claimed = 0;
  for (let number = 0; number < count; number++) {
    if (at + DIRECTORY_ENTRY_BYTES > end || zip.readUInt32LE(at) !== DIRECTORY_ENTRY) {
      throw new DocumentError('DAMAGED');
    }
    const nameBytes = zip.readUInt16LE(at + 28);
    const entry: ZipEntry = {
      name: zip.toString('utf8', at + DIRECTORY_ENTRY_BYTES, at + DIRECTORY_ENTRY_BYTES + nameBytes),
      method: zip.readUInt16LE(at + 10),
      isEncrypted: (zip.readUInt16LE(at + 8) & IS_ENCRYPTED) !== 0,
      packedBytes: zip.readUInt32LE(at + 20),
      claimedBytes: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    };
    if (isUnsafe(entry.name) || names.has(entry.name.toLowerCase())) throw new DocumentError('DAMAGED');
    names.add(entry.name.toLowerCase());
    claimed += entry.claimedBytes;
    if (claimed > MAX_BYTES_IN_ALL) throw new DocumentError('TOO_COMPLEX');
    entries.push(entry);
    at += DIRECTORY_ENTRY_BYTES + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  requireApart(entries, zip.length);
  return entries;
}

/** A name that leads out of the folder it is unpacked into, or that different systems read differently. */
const isUnsafe = (name: string): boolean =>
  name === '' ||
  /^[/\\]|^[a-z]:|[\\\0]/i.test(name) ||
  name.split('/').some((part) => part === '..' || part === '.');

/** @throws DocumentError DAMAGED where two entries share bytes: a small file could unpack to any size. */
function requireApart(entries: readonly ZipEntry[], end: number): void {
  const inOrder = entries.toSorted((one, other) => one.offset - other.offset);
  for (const [at, { offset, packedBytes }] of inOrder.entries()) {
    const next = inOrder[at + 1]?.offset ?? end;
    if (offset + LOCAL_ENTRY_BYTES + packedBytes > next) throw new DocumentError('DAMAGED');
  }
}

function findEnd(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT);
  for (let at = zip.length - END_BYTES; at >= first; at--) {
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new DocumentError('DAMAGED');
}

/** Bytes that may still come out of one archive, over all its entries. */
export class UnpackBudget {
  #left = MAX_BYTES_IN_ALL;

  /** @throws DocumentError TOO_COMPLEX when nothing is left. */
  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new DocumentError('TOO_COMPLEX');
  }
}

/**
 * Unpacks one entry piece by piece, counting what really comes out.
 *
 * @returns the bytes where they are kept, else an empty buffer: then the entry is only checked.
 * @throws DocumentError DAMAGED, TOO_COMPLEX or PROTECTED.
 */
export async function unpack(
  zip: Buffer,
  entry: ZipEntry,
  budget: UnpackBudget,
  keepUpTo: number,
): Promise<Buffer> {
  const { offset, packedBytes, claimedBytes, method } = entry;
  if (entry.isEncrypted) throw new DocumentError('PROTECTED');
  if (offset + LOCAL_ENTRY_BYTES > zip.length || zip.readUInt32LE(offset) !== LOCAL_ENTRY) {
    throw new DocumentError('DAMAGED');
  }
  const start = offset + LOCAL_ENTRY_BYTES + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  if (start + packedBytes > zip.length) throw new DocumentError('DAMAGED');
  const packed = zip.subarray(start, start + packedBytes);
  if (keepUpTo > 0 && claimedBytes > keepUpTo) throw new DocumentError('TOO_COMPLEX');
  if (method === STORED) {
    if (packedBytes !== claimedBytes) throw new DocumentError('DAMAGED');
    budget.spend(packedBytes);
    return keepUpTo > 0 ? packed : Buffer.alloc(0);
  }
  if (method !== DEFLATED) throw new DocumentError('DAMAGED');

  const kept: Buffer[] = [];
  let bytes = 0;
  const inflate = createInflateRaw();
  inflate.end(packed);
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      // More than was claimed: what reads the archive later would not be bounded by the claim.
      if (bytes > claimedBytes) throw new DocumentError('TOO_COMPLEX');
      budget.spend(chunk.length);
      if (keepUpTo > 0) kept.push(chunk);
    }
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError('DAMAGED');
  }
  return Buffer.concat(kept);
}
