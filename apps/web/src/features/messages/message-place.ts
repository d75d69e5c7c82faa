/** What the address of the messages says besides the open conversation. */
export interface MessagePlace {
  readonly filter?: 'unread' | undefined;
  /** What the list is searched for. */
  readonly q?: string | undefined;
  readonly view?: 'reports' | undefined;
  /** A conversation is being begun. */
  readonly new?: 1 | undefined;
  /** With whom: the id of a person. */
  readonly to?: string | undefined;
  /** About which student. */
  readonly about?: string | undefined;
}

const LONGEST_QUERY = 100;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const idOf = (value: unknown) => (typeof value === 'string' && UUID.test(value) ? value : undefined);

/** What of an address means something here. */
export function placeOf(search: Record<string, unknown>): MessagePlace {
  // Digits alone are read as a number by the router.
  const words = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q) : '';
  return {
    filter: search.filter === 'unread' ? 'unread' : undefined,
    q: words.trim().slice(0, LONGEST_QUERY) || undefined,
    view: search.view === 'reports' ? 'reports' : undefined,
    new: search.new ? 1 : undefined,
    to: idOf(search.to),
    about: idOf(search.about),
  };
}

/** What of the address stays when another conversation is opened: how the list is filtered. */
export const listOf = ({ filter, q }: MessagePlace): MessagePlace => ({ filter, q });
