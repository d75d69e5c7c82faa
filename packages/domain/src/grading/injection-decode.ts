const MORSE = new Map(
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'
    .split(' ')
    .map((code, index) => [code, String.fromCharCode(97 + index)]),
);
/** More than this of one encoding is no answer; a blob of that size is flagged as it is. */
const MAX_UNITS = 4000;

const bytes = (codes: number[]) => new TextDecoder().decode(new Uint8Array(codes));
const inSteps = (text: string, step: number, radix: number) =>
  bytes(
    Array.from({ length: Math.floor(text.length / step) }, (_, i) =>
      Number.parseInt(text.slice(i * step, i * step + step), radix),
    ),
  );

/** Each pattern is a run of one class or of short fixed groups, so that it is read once. */
const CODES: readonly { readonly pattern: RegExp; readonly decode: (found: string) => string }[] = [
  {
    pattern: /[A-Za-z0-9+/_-]{16,}={0,2}/g,
    decode: (found) =>
      bytes(
        [...atob(found.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/'))].map((unit) =>
          unit.charCodeAt(0),
        ),
      ),
  },
  {
    pattern: /\b(?:0x)?(?:[0-9a-f]{2}[ :]?){8,}/gi,
    decode: (found) => inSteps(found.replace(/^0x|[ :]/g, ''), 2, 16),
  },
  { pattern: /(?:[01]{8} ?){6,}/g, decode: (found) => inSteps(found.replaceAll(' ', ''), 8, 2) },
  {
    pattern: /[^\s%]{0,40}(?:%[0-9a-f]{2}[^\s%]{0,40}){2,}/gi,
    // Byte by byte: where a long run is cut, half a character must not hide the rest.
    decode: (found) => found.replace(/(?:%[0-9a-f]{2})+/gi, (run) => inSteps(run.replaceAll('%', ''), 2, 16)),
  },
  {
    pattern: /(?:&#x?[0-9a-f]{1,6};){6,}/gi,
    decode: (found) =>
      found.replace(/&#(x?)([0-9a-f]+);/gi, (_, x, code) =>
        String.fromCodePoint(Number.parseInt(code, x ? 16 : 10)),
      ),
  },
  { pattern: /(?:\\u[0-9a-f]{4}){6,}/gi, decode: (found) => inUnits(found) },
  { pattern: /(?:[.-]{1,5}[ /]{1,3}){8,}[.-]{0,5}/g, decode: (found) => inMorse(found) },
  {
    pattern: /[\u{E0020}-\u{E007E}]{6,}/gu,
    decode: (found) =>
      [...found].map((letter) => String.fromCodePoint(letter.codePointAt(0)! - 0xe0000)).join(''),
  },
];

const inUnits = (found: string) =>
  found.replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
const inMorse = (found: string) =>
  found
    .split('/')
    .map((word) =>
      word
        .trim()
        .split(/ +/)
        .map((code) => MORSE.get(code))
        .join(''),
    )
    .join(' ');

/** What stands encoded in a text, in clear, with its place. Runs that don't decode are left out. */
export function decodedParts(text: string): { text: string; start: number; end: number }[] {
  return CODES.flatMap(({ pattern, decode }) =>
    Array.from(text.matchAll(pattern)).flatMap((match) => {
      try {
        const clear = decode(match[0].slice(0, MAX_UNITS));
        return [{ text: clear, start: match.index, end: match.index + match[0].length }];
      } catch {
        // Looks like an encoding and is none.
        return [];
      }
    }),
  );
}
