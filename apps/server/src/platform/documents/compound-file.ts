import { DocumentError } from './refusal.ts';

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const END_OF_CHAIN = 0xfffffffa;
const STREAM = 2;
const ROOT = 5;

interface Entry {
  readonly name: string;
  readonly kind: number;
  readonly start: number;
  readonly size: number;
}

/** An OLE compound file: the container of old Word files, a small file system of chained sectors. */
export class CompoundFile {
  readonly #bytes: Buffer;
  readonly #sectorBytes: number;
  readonly #miniSectorBytes: number;
  readonly #miniCutoff: number;
  readonly #fat: number[];
  readonly #miniFat: number[];
  readonly #miniStream: Buffer;
  readonly #entries: readonly Entry[];

  /** @throws DocumentError DAMAGED */
  constructor(bytes: Buffer) {
    if (bytes.length < HEADER_BYTES) throw new DocumentError('DAMAGED');
    this.#bytes = bytes;
    const shift = bytes.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) throw new DocumentError('DAMAGED');
    this.#sectorBytes = 2 ** shift;
    this.#miniSectorBytes = 64;
    this.#miniCutoff = bytes.readUInt32LE(56);
    this.#fat = this.#readFat();
    this.#entries = entriesOf(this.#chain(bytes.readUInt32LE(48)));
    this.#miniFat = numbersOf(this.#chain(bytes.readUInt32LE(60)));
    const root = this.#entries.find(({ kind }) => kind === ROOT);
    this.#miniStream = root ? this.#chain(root.start) : Buffer.alloc(0);
  }

  has(name: string): boolean {
    return this.#entries.some((entry) => entry.name === name);
  }

  /** Null: no such stream. */
  stream(name: string): Buffer | null {
    const entry = this.#entries.find((one) => one.name === name && one.kind === STREAM);
    if (!entry) return null;
    const whole = entry.size < this.#miniCutoff ? this.#miniChain(entry.start) : this.#chain(entry.start);
    return whole.subarray(0, entry.size);
  }

  #sector(number: number): Buffer {
    const start = (number + 1) * this.#sectorBytes;
    if (start >= this.#bytes.length) throw new DocumentError('DAMAGED');
    return this.#bytes.subarray(start, start + this.#sectorBytes);
  }

  /** Numbers of the sectors that hold the table of chains: 109 in the header, the rest in a chain of their own. */
  #readFat(): number[] {
    const numbers: number[] = [];
    for (let at = 76; at < HEADER_BYTES; at += 4) numbers.push(this.#bytes.readUInt32LE(at));
    let next = this.#bytes.readUInt32LE(68);
    const seen = new Set<number>();
    while (next < END_OF_CHAIN) {
      if (seen.has(next)) throw new DocumentError('DAMAGED');
      seen.add(next);
      const list = numbersOf(this.#sector(next));
      next = list.pop() ?? END_OF_CHAIN;
      numbers.push(...list);
    }
    const used = numbers.filter((number) => number < END_OF_CHAIN);
    if (used.length * this.#sectorBytes > this.#bytes.length) throw new DocumentError('DAMAGED');
    return used.flatMap((number) => numbersOf(this.#sector(number)));
  }

  #chain(start: number): Buffer {
    return this.#follow(start, this.#fat, (number) => this.#sector(number));
  }

  #miniChain(start: number): Buffer {
    return this.#follow(start, this.#miniFat, (number) => {
      const at = number * this.#miniSectorBytes;
      if (at >= this.#miniStream.length) throw new DocumentError('DAMAGED');
      return this.#miniStream.subarray(at, at + this.#miniSectorBytes);
    });
  }

  /** A chain that comes back to where it was would never end. */
  #follow(start: number, table: readonly number[], read: (number: number) => Buffer): Buffer {
    const parts: Buffer[] = [];
    const seen = new Set<number>();
    for (let number = start; number < END_OF_CHAIN; number = table[number] ?? END_OF_CHAIN) {
      if (seen.has(number)) throw new DocumentError('DAMAGED');
      seen.add(number);
      parts.push(read(number));
    }
    return Buffer.concat(parts);
  }
}

function numbersOf(bytes: Buffer): number[] {
  const numbers: number[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) numbers.push(bytes.readUInt32LE(at));
  return numbers;
}

function entriesOf(directory: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const nameBytes = Math.min(64, directory.readUInt16LE(at + 64));
    const kind = directory.readUInt8(at + 66);
    if (kind === 0) continue;
    entries.push({
      name: directory.toString('utf16le', at, at + Math.max(0, nameBytes - 2)),
      kind,
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    });
  }
  return entries;
}
