/** As the contract's; a list of values there would bring its parser into the page. */
export const TYPES = ['course', 'assignment', 'lesson'] as const;
export type SearchType = (typeof TYPES)[number];

export const SUBJECTS = [
  'English Language Arts',
  'Mathematics',
  'Science',
  'Social Studies',
  'World Languages',
  'Technology',
] as const;

const LONGEST = 200;

/** What of a search stands in the address. */
export interface SearchAddress {
  readonly q?: string | undefined;
  readonly type?: SearchType | undefined;
  readonly subject?: (typeof SUBJECTS)[number] | undefined;
}

/** The query as it is asked: without the spaces around it, no longer than the server takes. */
export const queryOf = (typed: string): string | undefined =>
  typed.trim().slice(0, LONGEST).trim() || undefined;

/** The search as it stands in an address; what makes no sense is left out. */
export function searchAddress(search: Record<string, unknown>): SearchAddress {
  const words = typeof search.q === 'string' || typeof search.q === 'number' ? `${search.q}` : '';
  return {
    q: queryOf(words),
    type: TYPES.find((type) => type === search.type),
    subject: SUBJECTS.find((subject) => subject === search.subject),
  };
}
