/** Everybody on a counselor's list, from the first one on. */
export const EVERY_STUDENT = {
  search: '',
  outlook: null,
  body: null,
  sport: null,
  graduationYear: null,
  finding: null,
  until: null,
  whose: 'all' as const,
};
