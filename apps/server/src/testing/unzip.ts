import { inflateRawSync } from 'node:zlib';

/** Files of an archive by name, read by its directory as any program would. */
export function unzip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const packed = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const start = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const body = start + 30 + bytes.readUInt16LE(start + 26);
    files.set(name, inflateRawSync(bytes.subarray(body, body + packed)).toString('utf8'));
    at += 46 + nameLength;
  }
  return files;
}
