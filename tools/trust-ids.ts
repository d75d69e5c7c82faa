import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

/** What each id asks for. A test that proves one begins its title with the id. */
export const REQUIREMENTS: Readonly<Record<string, string>> = {
  'T-01': 'Nothing is open unless it is said to be: every procedure names its access',
  'T-02': 'No row, answer or file crosses from one school to another',
  'T-03':
    'Inside a school, role and relation decide: teacher and student, guardian and child, author and course',
  'T-04': 'School codes can’t be guessed, and a right guess shows nothing of other people',
  'T-05': 'No request sets a field that it doesn’t own',
  'T-06': 'Rights that were taken away are gone with the next request',
  'T-07': 'Roles of the database may do what they need and nothing else; the audit log can’t be changed',
  'A-01': 'Sign-up gives nobody more than a public role',
  'A-02': 'Admins and operators need a second factor, and a fresh one for what weighs most',
  'A-03': 'Passwords and codes can’t be tried without end, and strangers lock nobody out',
  'A-04': 'Doors don’t tell whether an address is known',
  'A-05': 'Reset links work once, for 30 minutes, and end all other sessions',
  'A-06': 'Nothing is open between the password and the second factor',
  'A-07': 'Cookies and headers protect every page and every error',
  'A-08': 'No other site can make a browser write',
  'F-01': 'Uploads are held to their kind and size',
  'F-02': 'Files stay in their store; links are short-lived and for one person',
  'F-03': 'Archives that grow, lie or climb out are refused',
  'F-04': 'Damaged documents cost little and stop nothing',
  'G-01': 'Work is graded by a machine exactly once',
  'G-02': 'A late machine never overwrites newer work or a teacher',
  'G-03': 'Of two who change the same thing, one is told',
  'L-01': 'What was done officially is on record, with who, when and why',
  'L-02': 'Logs hold no secret and nothing of a child',
  'L-03': 'People get their data, have it corrected and deleted',
  'L-04': 'Data goes when its time is over',
  'R-01': 'What was acknowledged is never lost',
  'R-02': 'Under too much load, work goes on and the rest is refused in time',
  X01: 'The server is killed in the middle of handing in',
  X02: 'The database stops, crashes or drops connections under load',
  X04: 'The connection is cut between a commit and its answer',
  X05: 'The database’s disk is full',
  X06: 'The disk for files is full',
  X18: 'Clients are slow or rude',
  X19: 'Two processes serve at once',
  X21: 'The server is told to stop under load',
  X23: 'A stored file is gone or was changed',
};

/** Known, and not shown by a test of ours yet. */
export const LATER: Readonly<Record<string, string>> = {
  'I-01': 'stored scripts',
  'I-02': 'awkward texts',
  'I-03': 'formulas in exports',
  'I-04': 'calendar files',
  'I-05': 'requests to inner addresses',
  'I-06': 'redirects',
  'G-04': 'instructions to the grader inside the work',
  'G-05': 'cost of the AI',
  'G-06': 'arithmetic of GPA and credits against a second implementation',
  'P-01': 'signatures of payment events',
  'P-02': 'payment events twice and out of order',
  'P-03': 'amounts',
  'P-04': 'payments tried again',
  'P-05': 'access after payment',
  'R-03': 'backup and restore',
  'R-04': 'dependencies',
  X03: 'the embedded database killed',
  X07: 'a slow database',
  X08: 'a worker killed while grading',
  X09: 'jobs delivered twice',
  X10: 'a worker that comes back',
  X11: 'work handed in again while it is graded',
  X12: 'a teacher who grades meanwhile',
  X13: 'clocks that differ',
  X14: 'mail that fails',
  X15: 'an AI that fails',
  X16: 'payment services that fail',
  X17: 'ten times the load',
  X20: 'a rolling release with a migration',
  X22: 'a restore by the written procedure',
  X24: 'a browser without a network',
  X25: 'a job that kills its worker',
  X26: 'too little memory',
};

/** What is shown by a drill, which is run by hand and not with the tests. */
export const DRILLS: Readonly<Record<string, string>> = {
  X05: 'npm run drill:faults',
  X08: 'npm run drill:notifications',
  X24: 'npm run drill:offline',
};

const ID = /\b(?:[TAFGLRIP]-0\d|X\d{2})\b/g;

/** The ids at the beginning of a title, and of the groups it stands in. */
export const idsOf = (title: string): string[] => [...new Set(title.match(ID) ?? [])];

/** Ids in the titles of the sources' tests, with the number of titles that carry each. */
export function titledIds(): Map<string, number> {
  const files = globSync('apps/server/src/**/*.test.ts', { cwd: root });
  const titles = files.flatMap((file) => [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(/(?:\bit\(|\)\(|^)\s*['"`](.*)/gm),
  ]);
  const counts = new Map<string, number>();
  for (const id of titles.flatMap(([, title = '']) => idsOf(title)))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
