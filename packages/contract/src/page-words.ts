/**
 * What the server says in a page before the script of the page runs; the script then says the same. The web app has the
 * translations, plurals among them, and its build hands these over.
 */
export const PAGE_WORDS = [
  'Demo school.',
  'Anyone can sign in here. Demo accounts skip password strength and two-factor.',
  'Welcome back',
  'Sign in to pick up where you left off.',
  'Good morning, {{name}}',
  'Good afternoon, {{name}}',
  'Good evening, {{name}}',
  '{{count}} assignments are due within a day.',
  'Nothing is due within a day.',
  'Welcome back, {{name}}',
  'Your family',
  'To do',
  'My Grades',
  'Academic Performance',
  'Gradebook',
  'Manage Student Grades',
] as const;

export type PageWord = (typeof PAGE_WORDS)[number];
