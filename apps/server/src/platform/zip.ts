import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflated = promisify(deflateRaw);

export interface ZipEntry {
  /** Path inside the archive, with slashes. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
const VERSION = 20;
/** Each piece that is packed takes a turn of the thread. */
const PIECE_BYTES = 1024 * 1024;
/** 1 January 1980, the earliest day a ZIP can name: entries carry no time of their own. */
const DOS_DATE = 0x21;

/**
 * A ZIP archive of these files, piece by piece, as PKWARE's APPNOTE describes it; up to 4 GB and 65,535 files. It holds one
 * file in memory, and packs it beside the thread that answers everybody.
 */
export async function* zipped(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let count = 0;
  let offset = 0;
  for await (const { name, bytes } of entries) {
    const path = Buffer.from(name, 'utf8');
    // Documents and pictures, which are what is large, are packed already.
    const packed = await deflated(bytes, { level: 1, chunkSize: PIECE_BYTES });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(VERSION, 0);
    common.writeUInt16LE(FLAGS, 2);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt16LE(DOS_DATE, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(path.length, 22);

    yield Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, path]);
    yield packed;
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([VERSION, 0]), common, tail, path);
    count += 1;
    offset += 4 + common.length + path.length + packed.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  yield listing;
  yield end;
}

/** The same as a whole, for few and small files. */
export async function zipOf(entries: readonly ZipEntry[]): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of zipped(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}
