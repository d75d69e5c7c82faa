import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPhoneNumber, isWebsite, LONGEST_WEBSITE } from './contact.ts';

it.each([
  '555 0100',
  '(555) 123-4567',
  ' +1 555.123.4567 ',
  '555-123-4567 ext. 12',
  '5551234567x9',
  '555 123 4567 #4',
  '+49 30/123456',
])('takes %s as a phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

it.each([
  '',
  'call us',
  '12345',
  '1234567890123456',
  '555 123 4567 or 555 123 4568',
  '55+5 1234567',
  'ext. 12',
  'office@school.org',
])('takes %s as no phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});

it.each([
  'school.org',
  'www.school.k12.ca.us',
  'https://school.org',
  ' HTTP://School.org:8080/about?x=1#y ',
  'schüle.de/über-uns',
  'xn--schle-kva.xn--p1ai',
])('takes %s as a website', (text) => {
  expect(isWebsite(text)).toBe(true);
});

it.each([
  '',
  'none',
  'our school',
  'school.org and school.com',
  'office@school.org',
  'ftp://school.org',
  'javascript:alert(1)',
  'https://user:secret@school.org',
  'https://',
  'school..org',
  '.org',
  '192.168.0.1',
  `${'a'.repeat(LONGEST_WEBSITE)}.org`,
])('takes %s as no website', (text) => {
  expect(isWebsite(text)).toBe(false);
});

const separators = fc.constantFrom('', ' ', '-', '.', ' (', ') ', '/');
const numbered = (min: number, max: number) =>
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 9 }), separators), { minLength: min, maxLength: max })
    .map((parts) => parts.map(([digit, separator]) => `${digit}${separator}`).join(''))
    .filter((text) => text.length <= 50);

it('takes a number of 7 to 15 digits however it is set, and no shorter or longer one', () => {
  fc.assert(fc.property(numbered(7, 15), (text) => isPhoneNumber(text)));
  fc.assert(fc.property(numbered(0, 6), (text) => !isPhoneNumber(text)));
  fc.assert(fc.property(numbered(16, 24), (text) => !isPhoneNumber(text)));
});

it('takes no number with words in it', () => {
  fc.assert(
    fc.property(numbered(7, 15), fc.constantFrom('call', 'oder', '電話', '@', 'y'), (text, word) => {
      expect(isPhoneNumber(`${word} ${text}`)).toBe(false);
      expect(isPhoneNumber(`${text} ${word}`)).toBe(false);
    }),
  );
});

it('takes every address of the web, with its scheme and without, and none with a space within', () => {
  const address = fc
    .webUrl({ withQueryParameters: true, withFragments: true })
    .filter((url) => url.length <= LONGEST_WEBSITE && !/\s/.test(url));
  fc.assert(
    fc.property(address, fc.nat(), (url, at) => {
      expect(isWebsite(url)).toBe(true);
      const bare = url.replace(/^https?:\/\//, '');
      expect(isWebsite(bare)).toBe(true);
      const within = 1 + (at % (bare.length - 1));
      expect(isWebsite(`${bare.slice(0, within)} ${bare.slice(within)}`)).toBe(false);
    }),
  );
});
