import type { Locale } from '@fieldhouse/contract/people.ts';
import { shortened } from './one-line.ts';

/** Characters of a sender's name. */
const LONGEST_NAME = 100;

/** What follows begins with a capital letter in all of them. */
const GREETINGS: Readonly<
  Record<Locale, { readonly named: (name: string) => string; readonly nobody: string }>
> = {
  en: { named: (name) => `Hello ${name},`, nobody: 'Hello,' },
  es: { named: (name) => `Hola, ${name}:`, nobody: 'Hola:' },
  fr: { named: (name) => `Bonjour ${name},`, nobody: 'Bonjour,' },
  de: { named: (name) => `Hallo ${name}!`, nobody: 'Hallo!' },
};

/** How an email begins. Null: nobody knows a name. */
export const greeting = (locale: Locale, name: string | null): string =>
  name ? GREETINGS[locale].named(name) : GREETINGS[locale].nobody;

/**
 * Whom an email comes from, as mail programs list it. The address is the platform's: no other passes the checks of its domain.
 *
 * @param from "Name <address>" or an address alone.
 * @param name what is shown instead of that name, without what would make it look like another address; null: that name.
 */
export function senderOf(from: string, name: string | null): { name: string; address: string } {
  const [, ownName = '', address = from] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  return {
    name: name === null ? ownName : shortened(name.replace(/[@\p{Cf}]/gu, ' '), LONGEST_NAME),
    address: address.trim(),
  };
}
