/** Letters and digits that nobody mistakes for each other in print: without O, I, 0 and 1. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Signs that are drawn by chance: 60 bits. */
const DRAWN = 12;
const GROUP = 4;

/** The mark of an installation, which every code begins with: 2 to 6 of the signs. */
export const INSTALLATION_MARK = /^[A-HJ-NP-Z2-9]{2,6}$/;

/** How many bytes a code is drawn from. */
export const CODE_BYTES = DRAWN;

/**
 * A code for a document: the mark of the installation that knows it, and twelve signs from random bytes.
 *
 * @throws RangeError for too few bytes or a mark that is none.
 */
export function makeCode(installation: string, random: Uint8Array): string {
  if (random.length < DRAWN || !INSTALLATION_MARK.test(installation)) throw new RangeError('No code');
  // 256 is a multiple of 32: each sign is as likely as any other.
  const drawn = Array.from(random.subarray(0, DRAWN), (byte) => SIGNS[byte % SIGNS.length]);
  return installation + drawn.join('');
}

/** The code as it is printed, in groups: FH-7K3M-Q9TD-2VXC. */
export function printedCode(code: string): string {
  const drawn = code.slice(-DRAWN);
  const groups = Array.from({ length: DRAWN / GROUP }, (_, at) => drawn.slice(at * GROUP, (at + 1) * GROUP));
  return [code.slice(0, -DRAWN), ...groups].join('-');
}

/** The code that somebody typed, in whatever case and grouping; null: it can't be one. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s\p{Pd}.]/gu, '');
  const mark = code.slice(0, -DRAWN);
  const isDrawn = [...code.slice(-DRAWN)].every((sign) => SIGNS.includes(sign));
  return INSTALLATION_MARK.test(mark) && isDrawn ? code : null;
}
