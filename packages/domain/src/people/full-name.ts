export interface PersonName {
  readonly givenName: string;
  /** Null for a person of one name. */
  readonly familyName: string | null;
}

/** What stands for the name of a person whose account was deleted; shown in the reader's language. */
export const FORMER_MEMBER = 'Former member';

/**
 * The given and the family name, parted at the last space: "Ana Maria Ortiz" is "Ana Maria" and "Ortiz".
 *
 * Runs of white space count as one space. One word is a given name without a family name; a blank text is an
 * empty given name.
 */
export function splitFullName(fullName: string): PersonName {
  const name = fullName.trim().replace(/\s+/gu, ' ');
  const at = name.lastIndexOf(' ');
  if (at === -1) return { givenName: name, familyName: null };
  return { givenName: name.slice(0, at), familyName: name.slice(at + 1) };
}

/** The name as it is spoken, given name first. */
export function joinName({ givenName, familyName }: PersonName): string {
  return familyName === null ? givenName : `${givenName} ${familyName}`;
}

/** The name as it stands in lists, "Ortiz, Ana Maria", or the one name there is. */
export function sortName({ givenName, familyName }: PersonName): string {
  return familyName === null ? givenName : `${familyName}, ${givenName}`;
}
