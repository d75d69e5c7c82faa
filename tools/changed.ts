import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

/** The journeys that walk through a feature, by folder of `e2e`; a feature that isn't named has a folder of its own name. */
const JOURNEYS_OF: Readonly<Record<string, readonly string[]>> = {
  accounts: ['accounts', 'bad-input', 'security'],
  approvals: ['accounts'],
  billing: ['accounts'],
  consent: ['student-accounts'],
  counseling: ['eligibility'],
  coursework: ['learning', 'bad-input', 'upload', 'offline', 'listen'],
  files: ['upload', 'resources', 'live'],
  grades: ['learning', 'grading'],
  graduation: ['transcripts'],
  home: ['learning', 'frame'],
  inbox: ['learning', 'grading'],
  lessons: ['learning', 'offline', 'listen'],
  library: ['authoring'],
  operations: ['accounts'],
  palette: ['frame', 'search'],
  scales: ['gradebook', 'grading'],
  schools: ['people', 'accounts', 'bad-input'],
  speech: ['listen'],
  todo: ['learning'],
  transcript: ['analytics'],
  plans: ['eligibility'],
  advice: ['eligibility'],
  'transcript-requests': ['transcripts'],
  'transcript-runs': ['transcripts'],
};

/** What every page and every call goes through: the one journey that goes all the way. */
const EVERYWHERE = 'main-path';

const FEATURE = /^apps\/(?:web|server)\/src\/features\/([^/]+)\//;
/** Parts of the contract are called by their feature, or by one of its things: `message-parts.ts`. */
const CONTRACT = /^packages\/contract\/src\/([a-z]+)/;
const JOURNEY = /^e2e\/([^/]+)\//;
const WORKER = /^apps\/web\/worker\//;

/** What isn't a feature's, by the beginning of its address: the journeys that hold it. */
const ELSEWHERE: readonly (readonly [RegExp, readonly string[]])[] = [
  [WORKER, ['offline', 'notifications']],
  [/^apps\/web\/(src\/locales|tools)\//, ['frame', 'offline', 'check']],
  [/^apps\/web\/src\/(check|landing)\/|^apps\/web\/src\/lib\/(kept-check|check-wanted)\./, ['check']],
  [/^packages\/domain\/src\/eligibility\/(check-|own-check|pasted-check|next-steps)/, ['check']],
  [/^apps\/web\/src\/lib\/(i18n|app-worker)\./, ['frame', 'offline']],
  [
    /^apps\/web\/src\/lib\/(saved-answers|hand-ins|use-hand-ins|unsent-work|device-store|store)\b/,
    ['offline', 'learning'],
  ],
  [/^apps\/web\/src\/shared\/listening\//, ['listen']],
  [/^apps\/web\/src\/shared\/submissions\//, ['learning', 'offline', 'bad-input']],
  [/^apps\/web\/src\/shared\/(assignments|content|courses)\//, ['learning', 'authoring']],
  [/^apps\/web\/src\/shared\/files\//, ['upload', 'resources']],
  [/^apps\/web\/src\/shared\/grades\//, ['grading', 'gradebook']],
  [/^apps\/web\/src\/shared\/live\//, ['live']],
  [/^apps\/web\/src\/shared\/notifications\//, ['notifications']],
  [/^apps\/web\/src\/shared\/people\//, ['people', 'accounts']],
  [/^apps\/web\/src\/shared\/(frame|session)\//, ['frame', 'accounts']],
  [/^apps\/server\/src\/access\//, ['access', 'learning', 'grading', 'people']],
  [/^apps\/server\/src\/(platform\/web-app|page-answers)\b/, ['frame', 'offline']],
];

/** Files without which a journey runs as before. */
const isSilent = (file: string) =>
  /\.(md|test\.tsx?)$/.test(file) || /^(docs|tools|bench)\//.test(file) || file.includes('/testing/');

/** Folders of journeys that a change of these files reaches. */
export function journeysOf(files: readonly string[], folders: readonly string[]): string[] {
  const reachedBy = (file: string): readonly string[] => {
    const elsewhere = ELSEWHERE.find(([beginning]) => beginning.test(file));
    if (elsewhere) return elsewhere[1];
    const name = (FEATURE.exec(file) ?? CONTRACT.exec(file) ?? JOURNEY.exec(file))?.[1];
    const feature = [name, `${name}s`].find((one) => one && (one in JOURNEYS_OF || folders.includes(one)));
    if (!feature) return [EVERYWHERE];
    return JOURNEY.test(file) ? [feature] : (JOURNEYS_OF[feature] ?? [feature]);
  };
  return [...new Set(files.filter((file) => !isSilent(file)).flatMap(reachedBy))].sort();
}

export const journeyFolders = () =>
  readdirSync(path.join(root, 'e2e'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

export interface Change {
  /** The commit since which things have changed. */
  readonly since: string;
  readonly files: readonly string[];
}

/** What has changed since this branch left another: committed, in the work tree, and not added yet. */
export function changeSince(branch: string): Change {
  const [since = branch] = git('merge-base', branch, 'HEAD');
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  return { since, files: [...new Set(files)].sort() };
}
