import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps.ts';
import { findReaching, type Reaching } from './reached.ts';
import { type PlannedTurn, runTurns, type TurnResult } from './run-turns.ts';
import { SURVIVORS } from './survivors.ts';
import { type Mutant, type Part, weaveAll } from './targets.ts';

/** Tests of one mutant take no longer than this together; those nearest to it come first. */
const EACH_MS = Number(process.env.EACH ?? 0) * 1_000;
const EACH: Readonly<Record<Part, number>> = { server: EACH_MS || 60_000, domain: EACH_MS || 8_000 };
/** Mutants whose turns share a process. */
const AT_ONCE: Readonly<Record<Part, number>> = { server: 40, domain: 200 };

/** Turns of many mutants that are run at once. */
interface Wave {
  /** Which of a mutant's turns. */
  readonly from: number;
  readonly to: number;
  /** How many turns share a file. */
  readonly together: number;
  /** Tests that take longer, and files that take longer to load, are left for a later wave. */
  readonly mostMs: number;
  /** Of each property; null: as many as it asks for. */
  readonly runs: number | null;
  /** Modules are loaded anew for each turn: what one of them keeps was made without the fault. */
  readonly isAnew: boolean;
}

const ALL = Number.POSITIVE_INFINITY;
const WAVES: Readonly<Record<Part, readonly Wave[]>> = {
  server: [{ from: 0, to: ALL, together: 1, mostMs: ALL, runs: null, isAnew: false }],
  domain: [
    { from: 0, to: 1, together: 25, mostMs: 300, runs: 20, isAnew: false },
    { from: 1, to: 4, together: 12, mostMs: 300, runs: 20, isAnew: false },
    // What is left is tried by everything, in the end.
    { from: 0, to: ALL, together: 4, mostMs: ALL, runs: null, isAnew: true },
  ],
};
/** What is limited, by the time that the slowest of a turn's tests takes without a mutant. */
const LIMIT = { times: 3, moreMs: 1_000 };
/** What was noticed is confirmed even where the time is over. */
const GRACE_MS = 5 * 60_000;
/** Share of the mutants that are no equivalents which tests have to notice. */
const ENOUGH = 0.95;

interface Outcome {
  /** What failed; null: nothing did. */
  readonly noticedBy: string | null;
  readonly seconds: number;
  /** Of the test files that reach it: what nobody noticed is tried again when they change. */
  readonly sha256: string;
}

interface State {
  readonly outcomes: Record<string, Outcome>;
  /** Tests that were seen to pass without the others of their file: file and title. */
  readonly alone: string[];
  /** Test files whose tests need those before them. */
  readonly inOrder: string[];
}

export interface DrillOptions {
  readonly seed: number;
  /** How many mutants; null: all. */
  readonly count: number | null;
  readonly until: number;
  readonly say: (text: string) => void;
}

/** Some mutants, by their keys: where sources change elsewhere, the same seed takes the same ones. */
function sample(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const placeOf = ({ key }: Mutant) => createHash('sha256').update(`${seed} ${key}`).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, place: placeOf(mutant) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

const whereOf = ({ file, line, kind, before }: Mutant): string =>
  `${file}:${line} ${kind}: ${before.slice(0, 120)}`;

/** Tests of a mutant, the nearest first, within the time that one mutant may take. */
function turnsOf(
  mutant: Mutant,
  reaching: readonly Reaching[],
  part: Part,
  { mostMs, isAnew }: Wave,
  inOrder: ReadonlySet<string>,
): PlannedTurn[] {
  const folder = path.dirname(mutant.file);
  const isOwn = (test: string) => test.startsWith(mutant.file.replace(/\.ts$/, '.'));
  const msOf = (tests: Reaching['tests']) => tests.reduce((sum, { ms }) => sum + ms, 0);
  const rank = ({ test, tests, loadMs }: Reaching) =>
    (isOwn(test) ? 0 : path.dirname(test) === folder ? 1_000_000 : 10_000_000) + loadMs + msOf(tests);
  const turns: PlannedTurn[] = [];
  let spent = 0;
  for (const { test, tests, isLoading, loadMs } of reaching.toSorted((a, b) => rank(a) - rank(b))) {
    if (loadMs > mostMs || spent > EACH[part]) continue;
    spent += loadMs;
    const chosen = tests.filter(({ ms }) => {
      const isTaken = ms <= mostMs && spent <= EACH[part];
      if (isTaken) spent += ms;
      return isTaken;
    });
    if (chosen.length === 0) continue;
    turns.push({
      test,
      key: mutant.key,
      isStatic: isAnew || mutant.isStatic || isLoading,
      titles: inOrder.has(test) ? null : chosen.map(({ title }) => title),
      limitMs:
        part === 'server' ? null : LIMIT.times * Math.max(...chosen.map(({ ms }) => ms)) + LIMIT.moreMs,
    });
  }
  return turns;
}

/**
 * Changes the sources of a part, one place at a time, and runs the tests that reach it until one fails. Goes on where it was
 * stopped; what nobody noticed is tried again once tests have changed.
 *
 * @returns whether enough of what isn't equivalent was noticed.
 */
export async function drillPart(part: Part, { seed, count, until, say }: DrillOptions): Promise<boolean> {
  const file = path.join(root, `.cache/mutants/state-${part}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  const state: State = readState(file);
  const woven = weaveAll(part);
  const reaching = await findReaching(part, woven, until, say);
  const versionOf = ({ key }: Mutant): string =>
    createHash('sha256')
      .update(JSON.stringify((reaching.get(key) ?? []).map(({ test, sha256 }) => [test, sha256])))
      .digest('hex');
  const pieces = process.env.FILES?.split(',');
  const all = count === null ? woven.mutants : sample(woven.mutants, count, seed);
  const chosen = all.filter(({ file: one }) => !pieces || pieces.some((piece) => one.includes(piece)));
  const reached = chosen.filter(({ key }) => reaching.has(key));
  say(
    `${chosen.length} of ${woven.mutants.length} mutants, ${reached.length} of them reached by tests; seed ${seed}`,
  );
  const isLeft = (mutant: Mutant) => {
    const known = state.outcomes[mutant.key];
    return !known || (known.noticedBy === null && known.sha256 !== versionOf(mutant));
  };
  const inOrder = new Set(state.inOrder);
  const write = () => writeFileSync(file, JSON.stringify({ ...state, inOrder: [...inOrder] }, null, 1));
  const note = (mutant: Mutant, noticedBy: string | null, seconds: number) => {
    state.outcomes[mutant.key] = { noticedBy, seconds, sha256: versionOf(mutant) };
    if (noticedBy === null && !SURVIVORS[mutant.key]) say(`unseen ${mutant.key} ${whereOf(mutant)}`);
  };
  for (const mutant of chosen.filter((one) => isLeft(one) && !reaching.has(one.key))) note(mutant, null, 0);
  let left = chosen.filter(isLeft);
  while (left.length > 0 && Date.now() < until) {
    const some = left.slice(0, AT_ONCE[part]);
    const { results, isWhole } = await runWaves(part, some, reaching, inOrder, until);
    const killed = some.flatMap((mutant) => {
      const failed = (results.get(mutant.key) ?? []).find((one) => one.failed);
      return failed ? [{ mutant, result: failed }] : [];
    });
    const isTrue = await confirm(
      part,
      killed.map(({ result }) => result),
      state,
      inOrder,
      Date.now() + GRACE_MS,
    );
    for (const mutant of some) {
      const own = results.get(mutant.key) ?? [];
      const seconds = own.flatMap(({ lines }) => lines).reduce((sum, { ms = 0 }) => sum + ms, 0) / 1_000;
      const failed = own.find((one) => one.failed);
      if (failed && isTrue(failed)) note(mutant, `${failed.turn.test}: ${failed.failed?.title}`, seconds);
      else if (!failed && isWhole(mutant)) note(mutant, null, seconds);
    }
    write();
    const before = left.length;
    left = left.filter(isLeft);
    say(`${chosen.length - left.length} of ${chosen.length} tried`);
    // Nothing was decided: what runs is broken, or the time is over.
    if (left.length === before && results.size === 0) break;
  }
  return report(part, chosen, state, say);
}

const envOf = (runs: number | null): Readonly<Record<string, string>> =>
  runs === null ? {} : { PROPERTY_RUNS: String(runs) };

/**
 * Runs the turns of each mutant, those of the nearest tests first: most mutants need no others.
 *
 * @returns what was run, by mutant, and whether all of a mutant's last wave was; it isn't once a test has failed, or the
 *   time is over.
 */
async function runWaves(
  part: Part,
  mutants: readonly Mutant[],
  reaching: ReadonlyMap<string, readonly Reaching[]>,
  inOrder: ReadonlySet<string>,
  until: number,
): Promise<{ results: Map<string, TurnResult[]>; isWhole: (mutant: Mutant) => boolean }> {
  const results = new Map<string, TurnResult[]>();
  const isLeft = (key: string) => (results.get(key) ?? []).every(({ failed }) => !failed);
  let left: PlannedTurn[] = [];
  for (const [place, wave] of WAVES[part].entries()) {
    const { from, to, together, runs } = wave;
    left = mutants
      .filter(({ key }) => isLeft(key))
      .flatMap((mutant) =>
        turnsOf(mutant, reaching.get(mutant.key) ?? [], part, wave, inOrder).slice(from, to),
      );
    // One that never ends takes with it what comes after.
    while (left.length > 0 && Date.now() < until) {
      const env = envOf(runs);
      const before = left.length;
      const done = await runTurns(left, { what: part, until, together, env });
      for (const result of done.filter(({ wasRun }) => wasRun)) {
        const key = result.turn.key as string;
        results.set(key, [...(results.get(key) ?? []), result]);
      }
      left = done.filter(({ wasRun, turn }) => !wasRun && isLeft(turn.key as string)).map(({ turn }) => turn);
      if (left.length === before) break;
    }
    if (place < WAVES[part].length - 1 && Date.now() > until) return { results, isWhole: () => false };
  }
  const isCut = new Set(left.map(({ key }) => key));
  return { results, isWhole: ({ key }) => !isCut.has(key) };
}

function readState(file: string): State {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { outcomes: {}, alone: [], inOrder: [] };
  }
}

/**
 * Whether tests that failed alone, without the others of their file, pass so while nothing is changed. Where one doesn't, its
 * file is run in its order from now on.
 */
async function confirm(
  part: Part,
  results: readonly TurnResult[],
  state: State,
  inOrder: Set<string>,
  until: number,
): Promise<(result: TurnResult) => boolean> {
  const nameOf = ({ turn, failed }: TurnResult) => `${turn.test}: ${failed?.title}`;
  const known = new Set(state.alone);
  const needsProof = (result: TurnResult) =>
    result.turn.titles?.includes(result.failed?.title ?? '') && !known.has(nameOf(result));
  const asked = [...new Map(results.filter(needsProof).map((one) => [nameOf(one), one])).values()];
  if (asked.length > 0) {
    const proofs = await runTurns(
      asked.map(({ turn, failed }) => ({
        ...{ test: turn.test, key: null, isStatic: false, limitMs: null },
        titles: [failed?.title ?? ''],
      })),
      // With as few runs as most of them had.
      {
        what: part,
        until,
        together: WAVES[part][0]?.together ?? 1,
        env: envOf(WAVES[part][0]?.runs ?? null),
      },
    );
    for (const [place, proof] of proofs.entries()) {
      const one = asked[place] as TurnResult;
      if (!proof.wasRun) continue;
      if (proof.failed) inOrder.add(one.turn.test);
      else {
        known.add(nameOf(one));
        state.alone.push(nameOf(one));
      }
    }
  }
  return (result) => !needsProof(result);
}

function report(
  part: Part,
  chosen: readonly Mutant[],
  { outcomes }: State,
  say: (text: string) => void,
): boolean {
  const countOf = (some: readonly Mutant[]) => {
    const tried = some.filter(({ key }) => outcomes[key]);
    const unseen = tried.filter(({ key }) => outcomes[key]?.noticedBy === null);
    const equivalent = unseen.filter(({ key }) => SURVIVORS[key]?.isEquivalent);
    return { tried, noticed: tried.length - unseen.length, unseen, equivalent };
  };
  const { tried, noticed, unseen, equivalent } = countOf(chosen);
  const unlisted = unseen.filter(({ key }) => !SURVIVORS[key]);
  const share = noticed / Math.max(1, tried.length - equivalent.length);
  // As the table in docs/mutants.md has them.
  for (const [folder, own] of Map.groupBy(chosen, ({ file }) => path.basename(path.dirname(file)))) {
    const one = countOf(own);
    const left = one.unseen.length - one.equivalent.length;
    say(
      `| \`${folder}\` | ${one.tried.length} of ${own.length} | ${one.noticed} | ${one.equivalent.length} | ${left} |`,
    );
  }
  for (const mutant of unlisted) say(`UNSEEN ${mutant.key} ${whereOf(mutant)} → ${mutant.text.slice(0, 80)}`);
  say(
    `\n${part}: ${tried.length} of ${chosen.length} tried, ${noticed} noticed, ${unseen.length} unseen ` +
      `(${equivalent.length} equivalent, ${unlisted.length} without a reason): ${(share * 100).toFixed(1)} %`,
  );
  return tried.length === chosen.length && share >= ENOUGH && unlisted.length === 0;
}
