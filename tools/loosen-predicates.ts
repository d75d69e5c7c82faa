import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failuresOf, type LoosenedTests, type Report, runLoosened } from './loosened-tests.ts';
import { allPredicates, type Predicate } from './policies.ts';
import { root } from './steps.ts';

/** A drill that takes longer stops where it is; the next one goes on from there. */
const WITHIN_MS = Number(process.env.MINUTES ?? 60) * 60_000;
const STATE = path.join(root, '.cache/drill-policies.json');
const SWEEP = 'apps/server/src/testing/sweep';

interface Outcome {
  readonly sha256: string;
  /** Title of the test that failed; null: none did. */
  readonly noticedBy: string | null;
  /** How many of the stages were run. */
  readonly stages: number;
  readonly seconds: number;
}

interface State {
  /** Of which sources it was found. */
  reached?: { readonly sha256: string; readonly procedures: Reached };
  readonly outcomes: Record<string, Outcome>;
}

/** Which procedures ask a predicate, by its key. */
type Reached = Readonly<Record<string, readonly string[]>>;

/** Tests of one predicate; null: there are none. */
type StageOf = (one: Predicate, reached: Reached) => LoosenedTests | null;

/** The policy's own tests are the quickest. */
const ofPolicy: StageOf = ({ file }) => {
  const tests = file.replace(/\.ts$/, '.test.ts');
  return existsSync(path.join(root, tests)) ? { tests } : null;
};
const ofFeature: StageOf = ({ feature }) => ({
  // What all features ask is held by the tests of their policies.
  tests: feature === 'access' ? 'policy.test' : `apps/server/src/features/${feature}/`,
});
/** What the answers of the procedures that ask the predicate hold. */
const ofAnswers: StageOf = ({ key }, reached) =>
  reached[key]
    ? {
        tests: 'apps/server/src/sweep-answers.test.ts',
        titles: 'T-01 ',
        env: { SWEEP_ONLY: reached[key].join(',') },
      }
    : null;

/** What is run until somebody notices. 'sweep': what the procedures that ask the predicate must refuse, in one process. */
const STAGES: readonly ('sweep' | StageOf)[] = [ofPolicy, 'sweep', ofFeature, ofAnswers];

/** The first test that fails; one that only took too long doesn't count. */
function failing(report: Report | null): string | null {
  if (!report) throw new Error('Vitest wrote no report.');
  return failuresOf(report).find(({ message }) => !/timed out/i.test(message))?.title ?? null;
}

const readState = (): State => {
  try {
    const state: Partial<State> = JSON.parse(readFileSync(STATE, 'utf8'));
    // What nobody noticed is tried again: a test may have been added for it.
    const outcomes = Object.entries(state.outcomes ?? {}).filter(
      ([, { noticedBy, stages }]) => noticedBy !== null || stages < STAGES.length,
    );
    return { ...state, outcomes: Object.fromEntries(outcomes) };
  } catch {
    return { outcomes: {} };
  }
};

/** Asks the sweep which procedures reach which predicates; again when a policy, a handler or a case has changed. */
async function findReached(state: State, write: () => void): Promise<Reached> {
  const hash = createHash('sha256');
  for (const file of globSync('apps/server/src/{access/*,features/**/*,testing/sweep/{actors,cases}}.ts', {
    cwd: root,
  }).sort())
    if (!file.endsWith('.test.ts')) hash.update(readFileSync(path.join(root, file)));
  const sha256 = hash.digest('hex');
  if (state.reached?.sha256 === sha256) return state.reached.procedures;
  const output = path.join(root, '.cache/drill-policies-reached.json');
  rmSync(output, { force: true });
  await runLoosened({ tests: `${SWEEP}/reached.drill.ts`, env: { REACHED_FILE: output } });
  if (!existsSync(output)) throw new Error('The sweep could not say which procedures ask which predicates.');
  state.reached = { sha256, procedures: JSON.parse(readFileSync(output, 'utf8')) };
  write();
  return state.reached.procedures;
}

interface Turn {
  readonly noticedBy: string | null;
  readonly seconds: number;
}

/** Loosens predicates one after the other in one process, and tries what the procedures that ask them must refuse. */
async function sweepAll(
  some: readonly Predicate[],
  reached: Reached,
  until: number,
): Promise<Map<string, Turn>> {
  const [turns, outcomes] = ['turns.json', 'outcomes.jsonl'].map((name) =>
    path.join(root, `.cache/drill-policies-${name}`),
  ) as [string, string];
  const asked = some.filter(({ key }) => reached[key]);
  writeFileSync(turns, JSON.stringify(asked.map(({ key }) => ({ key, procedures: reached[key] }))));
  writeFileSync(outcomes, '');
  const report =
    asked.length > 0
      ? await runLoosened({
          tests: `${SWEEP}/refusals.drill.ts`,
          env: { TURNS_FILE: turns, OUTCOMES_FILE: outcomes, UNTIL: String(until) },
        })
      : null;
  const [failure] = asked.length > 0 ? failuresOf(report) : [];
  if (failure) throw new Error(failure.message);
  const lines = readFileSync(outcomes, 'utf8').trim().split('\n').filter(Boolean);
  const found = lines.map((line) => JSON.parse(line) as Turn & { key: string });
  // No case of the sweep asks these.
  const others = some
    .filter(({ key }) => !reached[key])
    .map(({ key }) => ({ key, noticedBy: null, seconds: 0 }));
  return new Map([...found, ...others].map(({ key, noticedBy, seconds }) => [key, { noticedBy, seconds }]));
}

/**
 * Replaces each exported predicate of the features' policies and of access by one that allows everything, and runs the tests that reach
 * it until one fails. FEATURES names some features alone.
 *
 * @returns how many nobody noticed.
 */
export async function drillPredicates(say: (text: string) => void): Promise<number> {
  const until = Date.now() + WITHIN_MS;
  mkdirSync(path.dirname(STATE), { recursive: true });
  const state = readState();
  const write = () => writeFileSync(STATE, JSON.stringify(state, null, 2));
  const only = process.env.FEATURES?.split(',');
  const all = allPredicates().filter(({ feature }) => !only || only.includes(feature));
  const reached = await findReached(state, write);
  const knownOf = ({ key, sha256 }: Predicate) => {
    const known = state.outcomes[key];
    return known?.sha256 === sha256 ? known : undefined;
  };
  for (const [place, stage] of STAGES.entries()) {
    const left = all.filter((one) => {
      const known = knownOf(one);
      return !known || (known.noticedBy === null && known.stages <= place);
    });
    const note = (one: Predicate, { noticedBy, seconds: spent }: Turn) => {
      const seconds = (knownOf(one)?.seconds ?? 0) + spent;
      state.outcomes[one.key] = { sha256: one.sha256, noticedBy, stages: place + 1, seconds };
      write();
      if (noticedBy !== null) say(`noticed ${one.key} (${Math.round(seconds)} s): ${noticedBy}`);
    };
    if (stage === 'sweep') {
      const found = await sweepAll(left, reached, until);
      for (const one of left) if (found.has(one.key)) note(one, found.get(one.key) as Turn);
      continue;
    }
    for (const one of left) {
      if (Date.now() > until || (knownOf(one)?.stages ?? 0) < place) continue;
      const began = performance.now();
      const tests = stage(one, reached);
      const env = { ...tests?.env, LOOSEN: one.key };
      const noticedBy = tests ? failing(await runLoosened({ ...tests, env })) : null;
      note(one, { noticedBy, seconds: (performance.now() - began) / 1000 });
    }
  }
  const tried = all.filter((one) => {
    const known = knownOf(one);
    return known && (known.noticedBy !== null || known.stages === STAGES.length);
  });
  const unseen = tried.filter((one) => knownOf(one)?.noticedBy === null);
  const seconds = all.reduce((sum, one) => sum + (knownOf(one)?.seconds ?? 0), 0);
  say(
    `\nPredicates: ${tried.length} of ${all.length} loosened, ${tried.length - unseen.length} noticed, ${unseen.length} unseen; ${Math.round(seconds)} s in all`,
  );
  for (const { key } of unseen) say(`UNSEEN ${key}`);
  return unseen.length + (all.length - tried.length);
}
