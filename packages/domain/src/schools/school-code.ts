const CODE = /^[A-Z]{3}[0-9]{4}$/;
const PREFIX_LENGTH = 3;

/** Latin letters that are letters of their own rather than a letter with an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
};

/**
 * The first three letters of a school's name, A to Z in upper case, padded with X: "Élan 4 All" is "ELA".
 *
 * Accents are folded; digits, signs and letters of other scripts are passed over.
 */
export function schoolCodePrefix(name: string): string {
  const letters = name
    .toUpperCase()
    .replace(/[ÆŒØŁĐÐÞ]/g, (letter) => PLAIN_LETTERS[letter]!)
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  return letters.slice(0, PREFIX_LENGTH).padEnd(PREFIX_LENGTH, 'X');
}

/**
 * The school code of three letters and four digits, "FIE1042".
 *
 * @throws RangeError unless the prefix is three letters A to Z and the number whole, from 1000 to 9999.
 */
export function formatSchoolCode(prefix: string, number: number): string {
  const code = `${prefix}${number}`;
  // Four digits after three letters are a whole number in that range.
  if (prefix.length !== PREFIX_LENGTH || !isSchoolCode(code)) throw new RangeError(`No school code: ${code}`);
  return code;
}

/** The code as typed, without surrounding space and in upper case. It may still be none. */
export function normaliseSchoolCode(text: string): string {
  return text.trim().toUpperCase();
}

/** True for three letters A to Z and four digits, upper case and nothing around them. */
export function isSchoolCode(text: string): boolean {
  return CODE.test(text);
}
