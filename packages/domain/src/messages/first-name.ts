import { splitFullName } from '../people/full-name.ts';

/** What stands for a student's first name in words to several families. */
export const FIRST_NAME = '{name}';

/** Where it may stand, so that a message stays as long as it was written. */
export const FIRST_NAMES_MAX = 10;

/** How often it stands in a text. */
export const firstNamesIn = (text: string): number => text.split(FIRST_NAME).length - 1;

/** The text with a student's first name in place of the sign for it. Nothing else of a family gets into it. */
export const withFirstName = (text: string, fullName: string): string =>
  text.replaceAll(FIRST_NAME, () => splitFullName(fullName).givenName);
