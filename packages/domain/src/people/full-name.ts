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

/**
 * A corrected name in its parts: the part that stays the same parts it, so that "Ana Maria Ortiz Vega" with the family name
 * "Ortiz Vega" keeps it when "Ana" becomes "Anna". Where neither part stays, as `splitFullName`.
 */
export function correctName({ givenName, familyName }: PersonName, fullName: string): PersonName {
  const name = fullName.trim().replace(/\s+/gu, ' ');
  if (familyName === null) return name.includes(' ') ? splitFullName(name) : { givenName: name, familyName };
  if (name.endsWith(` ${familyName}`))
    return { givenName: name.slice(0, -familyName.length - 1), familyName };
  if (name.startsWith(`${givenName} `)) return { givenName, familyName: name.slice(givenName.length + 1) };
  return splitFullName(name);
}
