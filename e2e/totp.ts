import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows now for the key it was given (RFC 6238, 30 s, 6 digits). */
export function authenticatorCode(key: string, millis = Date.now()): string {
  let bits = '';
  for (const sign of key.toUpperCase().replace(/[^A-Z2-7]/g, '')) {
    bits += ALPHABET.indexOf(sign).toString(2).padStart(5, '0');
  }
  const secret = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(millis / 30_000)));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
