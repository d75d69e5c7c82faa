/**
 * What the server says in a page before the script of the page runs; the script then says the same. The web app has the
 * translations, and its build hands these over.
 */
export const PAGE_WORDS = [
  'Good morning, {{name}}',
  'Good afternoon, {{name}}',
  'Good evening, {{name}}',
  'Welcome back, {{name}}',
  'Your family',
  'To do',
  'My Grades',
  'Academic Performance',
  'Gradebook',
  'Manage Student Grades',
] as const;

export type PageWord = (typeof PAGE_WORDS)[number];
