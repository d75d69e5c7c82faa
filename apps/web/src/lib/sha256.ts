/** The first primes, as many as the rounds. */
const PRIMES = (() => {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
})();

/** The first 32 bits of the part of a number behind the point. */
const fraction = (value: number) => ((value % 1) * 2 ** 32) | 0;

/** @source FIPS 180-4, 4.2.2: the first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

/** @source FIPS 180-4, 5.3.3: the same of the square roots of the first eight. */
const [H0, H1, H2, H3, H4, H5, H6, H7] = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Characters that fit in one block beside the end mark and the length. */
const LONGEST = 55;

const schedule = new Int32Array(64);

/**
 * The first 32 bits of the SHA-256 of a short ASCII text, as a number from 0 to 2^32 − 1. Hashes a million texts a
 * second, where the browser's own function waits for a promise each time.
 *
 * @source FIPS 180-4, 6.2.2, for messages of a single block.
 * @throws RangeError for more than 55 characters.
 */
export function firstWord(text: string): number {
  const { length } = text;
  if (length > LONGEST) throw new RangeError(`More than ${LONGEST} characters`);
  const w = schedule;
  w.fill(0, 0, 16);
  for (let i = 0; i < length; i += 1)
    w[i >> 2] = (w[i >> 2] as number) | (text.charCodeAt(i) << (24 - 8 * (i & 3)));
  w[length >> 2] = (w[length >> 2] as number) | (0x80 << (24 - 8 * (length & 3)));
  w[15] = length * 8;
  for (let t = 16; t < 64; t += 1) {
    const x = w[t - 15] as number;
    const y = w[t - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[t] = ((w[t - 16] as number) + s0 + (w[t - 7] as number) + s1) | 0;
  }
  let a = H0;
  let b = H1;
  let c = H2;
  let d = H3;
  let e = H4;
  let f = H5;
  let g = H6;
  let h = H7;
  for (let t = 0; t < 64; t += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const chosen = (e & f) ^ (~e & g);
    const t1 = (h + s1 + chosen + (ROUND_CONSTANTS[t] as number) + (w[t] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  return (a + H0) >>> 0;
}
