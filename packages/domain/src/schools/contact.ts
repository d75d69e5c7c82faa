/** Characters of a phone number and of a web address at most. */
export const LONGEST_SCHOOL_PHONE = 50;
export const LONGEST_WEBSITE = 300;

/** ITU-T E.164: no number has more digits; fewer than seven lead nowhere from another place. */
const MOST_DIGITS = 15;
const FEWEST_DIGITS = 7;

/** A plus at most at the front, digits with what people put between them, and an extension. */
const PHONE = /^(\+?[\d\s().\-–/]+?)(?:[\s,;]*(?:x|ext\.?|extension|#)[\s:]*\d{1,6})?$/i;

/** With or without http:// or https://; a name of at least two parts, and whatever leads on from there. */
const WEBSITE =
  /^(?:https?:\/\/)?(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z\d-]{1,59})(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/**
 * True for what may be a school's phone number, as people write one: "(555) 123-4567 ext. 2" or "+49 30 123456". Spaces
 * around it don't count.
 */
export function isPhoneNumber(text: string): boolean {
  const phone = text.trim();
  const number = phone.length <= LONGEST_SCHOOL_PHONE ? PHONE.exec(phone)?.[1] : undefined;
  if (number === undefined) return false;
  const digits = number.replace(/\D/g, '').length;
  return digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}

/** True for what may be the address of a school's website, with http(s):// or without. Spaces around it don't count. */
export function isWebsite(text: string): boolean {
  const website = text.trim();
  return website.length <= LONGEST_WEBSITE && WEBSITE.test(website);
}
