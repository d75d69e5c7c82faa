/**
 * True for an address of this app, false for one of another site.
 *
 * "//evil.example" and "/\evil.example" are other sites to a browser, which also drops tabs and line breaks.
 */
export function isOwnAddress(address: string) {
  if (!address.startsWith('/')) return false;
  const base = 'https://own.invalid';
  return URL.canParse(address, base) && new URL(address, base).origin === base;
}
