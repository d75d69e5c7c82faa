/** What the address of a course's discussions says. */
export interface DiscussionPlace {
  /** The open discussion. */
  readonly thread?: string | undefined;
  readonly filter?: PlaceFilter | undefined;
  readonly view?: 'reports' | undefined;
}

const FILTERS = ['all', 'unanswered', 'mine', 'following'] as const;
type PlaceFilter = (typeof FILTERS)[number];

/** What of an address means something here. */
export const placeOf = (search: Record<string, unknown>): DiscussionPlace => ({
  thread: typeof search.thread === 'string' ? search.thread : undefined,
  filter: FILTERS.find((one) => one === search.filter),
  view: search.view === 'reports' ? 'reports' : undefined,
});
