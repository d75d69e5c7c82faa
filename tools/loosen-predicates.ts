import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

/** A drill that takes longer stops where it is; the next one goes on from there. */
const WITHIN_MS = Number(process.env.MINUTES ?? 60) * 60_000;
const STATE = path.join(root, '.cache/drill-policies.json');

/** What a loosened predicate answers where `true` isn't the open answer. */
const OPEN: Readonly<Record<string, string>> = {
  'authoring/needsApproval': '() => false',
  'authoring/authoringSchool': '(actor) => actor.memberships[0]?.schoolId ?? null',
  'catalog/adoptingSchool': '(actor) => actor.memberships[0]?.schoolId ?? null',
  'schools/schoolOfStaff': '(actor) => actor.memberships[0]?.schoolId ?? null',
  'speech/listeningSchool': '(actor) => actor.memberships[0]?.schoolId ?? null',
  'coursework/subjectOf':
    '(actor, assignment) => assignment.ownStudentId ?? guardedIn(actor, assignment)[0] ?? null',
  'gradebook/chooseRecord':
    '(_actor, rows, wanted) => rows.find((row) => row.studentId === wanted) ?? rows[0]',
  'messages/childrenBetween': '(guardian) => guardian.children',
  'messages/closedFor': '() => null',
  'messages/isGuardianAlone': '() => false',
  'messages/isStudent': '() => false',
  'messages/readsAsAdmin': '() => false',
  'messages/strangersAmong': '() => []',
  'messages/studentsReadAlong': '() => []',
  'profile/deletionObstacle': '() => null',
};

/** What a policy exports beside predicates. */
const NO_PREDICATES = new Set([
  'messages/mainRole',
  'calendar/knownStudentsOf',
  'grading/DOUBTFUL_BELOW_CONFIDENCE',
]);

interface Predicate {
  /** Feature and name. */
  readonly key: string;
  readonly feature: string;
  readonly name: string;
  readonly file: string;
  /** Changes with the policy; then it is tried again. */
  readonly sha256: string;
}

interface Outcome {
  readonly sha256: string;
  /** Title of the test that failed; null: none did. */
  readonly noticedBy: string | null;
  /** How many of the stages were run. */
  readonly stages: number;
}

/** Which tests are run, one after the other, until one fails. */
const STAGES: readonly ((one: Predicate) => string)[] = [
  ({ feature }) => `apps/server/src/features/${feature}/policy.test.ts`,
  ({ feature }) => `apps/server/src/features/${feature}/`,
  () => 'apps/server/src/sweep.test.ts',
];

function predicates(): Predicate[] {
  return globSync('apps/server/src/features/*/policy.ts', { cwd: root })
    .sort()
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      const sha256 = createHash('sha256').update(source).digest('hex');
      const feature = file.split('/').at(-2) as string;
      return [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => ({
        ...{ key: `${feature}/${name}`, feature, name, file, sha256 },
      }));
    })
    .filter(({ key }) => !NO_PREDICATES.has(key));
}

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The first test that fails with the predicate loosened; one that only took too long doesn't count. */
function failing({ file, name, key }: Predicate, tests: readonly string[]): string | null {
  const output = path.join(root, '.cache/drill-policies-report.json');
  rmSync(output, { force: true });
  const answer = OPEN[key] ?? '() => true';
  spawnSync(
    path.join(root, 'node_modules/.bin/vitest'),
    [
      'run',
      '--config',
      'tools/loosen.vitest.config.ts',
      '--reporter=json',
      `--outputFile=${output}`,
      ...tests,
    ],
    { cwd: root, stdio: 'ignore', env: { ...process.env, LOOSEN: JSON.stringify({ file, name, answer }) } },
  );
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report;
  const failed = testResults.flatMap(({ assertionResults, message }) => [
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ title: fullName, message: failureMessages.join('\n') })),
    // A world that can't be built, since building it asks the same rules.
    ...(assertionResults.every(({ status }) => status !== 'failed') && message
      ? [{ title: 'the set-up of a test', message }]
      : []),
  ]);
  return failed.find(({ message }) => !/timed out/i.test(message))?.title ?? null;
}

const readState = (): Record<string, Outcome> => {
  try {
    return JSON.parse(readFileSync(STATE, 'utf8'));
  } catch {
    return {};
  }
};

/**
 * Replaces each exported predicate of the features' policies by one that allows everything, and runs the tests of the
 * feature, then the sweep of all procedures. FEATURES names some features alone.
 *
 * @returns how many nobody noticed.
 */
export async function drillPredicates(say: (text: string) => void): Promise<number> {
  const began = performance.now();
  mkdirSync(path.dirname(STATE), { recursive: true });
  const state = readState();
  const only = process.env.FEATURES?.split(',');
  const all = predicates().filter(({ feature }) => !only || only.includes(feature));
  // The quickest tests of all of them first.
  for (const [stage, testsOf] of STAGES.entries()) {
    for (const one of all) {
      const known = state[one.key]?.sha256 === one.sha256 ? state[one.key] : undefined;
      if (known && (known.noticedBy !== null || known.stages > stage)) continue;
      if (performance.now() - began > WITHIN_MS) break;
      const tests = testsOf(one);
      const noticedBy = existsSync(path.join(root, tests)) ? failing(one, [tests]) : null;
      state[one.key] = { sha256: one.sha256, noticedBy, stages: stage + 1 };
      writeFileSync(STATE, JSON.stringify(state, null, 2));
      if (noticedBy !== null) say(`noticed ${one.key}: ${noticedBy}`);
    }
  }
  const tried = all.filter(({ key, sha256 }) => {
    const known = state[key];
    return known?.sha256 === sha256 && (known.noticedBy !== null || known.stages === STAGES.length);
  });
  const unseen = tried.filter(({ key }) => state[key]?.noticedBy === null);
  say(
    `\nPredicates: ${tried.length} of ${all.length} loosened, ${tried.length - unseen.length} noticed, ${unseen.length} unseen`,
  );
  for (const { key } of unseen) say(`UNSEEN ${key}`);
  return unseen.length + (all.length - tried.length);
}
