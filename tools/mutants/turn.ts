import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, it, vi } from 'vitest';
import { resolveSql } from './weave.ts';

/** What the woven sources ask. */
interface Switch {
  /** Key of the mutant that is on; null: none, the sources are as they are. */
  on: string | null;
  /** Keys that were asked for; null: nobody notes them. */
  reached: Set<string> | null;
  /** Processor time of this process, in milliseconds, at which what runs will never end; null: it may take its time. */
  endsAtMs: number | null;
  /** How often it is asked before the clock is looked at. */
  untilLook: number;
  is(key: string): boolean;
  sql(text: string): string;
}

declare global {
  var mutants: Switch;
  var deadMutants: Set<string>;
  /** The modules that are loaded may hold what a mutant made of their constants. */
  var isTainted: boolean;
  /** Of a property, where a test asks for a number of its own. */
  var mostRuns: number;
}

const texts = new Map<string, string>();

/** Looking at the clock takes a hundred times as long as a question. */
const QUESTIONS_A_LOOK = 10_000;
const NEVER_ENDED = 'It never ended.';

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Ends a loop without an end where it asks: the process stays, with all that it has loaded. */
function look(): void {
  const { mutants } = globalThis;
  // Asked again at once, it throws again: what runs may have caught the first.
  if (mutants.endsAtMs !== null && cpuMs() > mutants.endsAtMs) throw new Error(NEVER_ENDED);
  mutants.untilLook = QUESTIONS_A_LOOK;
}

/** From now on so much processor time may be taken; null: any. */
function mayTake(ms: number | null): void {
  globalThis.mutants.endsAtMs = ms === null ? null : cpuMs() + ms;
  globalThis.mutants.untilLook = QUESTIONS_A_LOOK;
}

/** Put in place before any source is loaded. */
export function installSwitch(): void {
  globalThis.deadMutants ??= new Set();
  globalThis.isTainted ??= false;
  globalThis.mutants ??= {
    on: null,
    reached: null,
    endsAtMs: null,
    untilLook: QUESTIONS_A_LOOK,
    is(key) {
      this.untilLook -= 1;
      if (this.untilLook < 0) look();
      this.reached?.add(key);
      return this.on === key;
    },
    sql(text) {
      if (!text.includes('\uE000')) return text;
      if (this.reached) return resolveSql(text, (key) => this.is(key));
      const known = `${this.on} ${text}`;
      let plain = texts.get(known);
      if (plain === undefined) {
        plain = resolveSql(text, (key) => this.on === key);
        texts.set(known, plain);
      }
      return plain;
    },
  };
}

export interface Turn {
  readonly id: string;
  /** Key of the mutant; null: the sources as they are. */
  readonly key: string | null;
  readonly isStatic: boolean;
  /** Full names of the tests that are run; null: all. */
  readonly titles: readonly string[] | null;
  /** Processor time that one of its tests may take, in milliseconds; null: any. */
  readonly limitMs: number | null;
}

const say = (file: string, line: object): void => appendFileSync(file, `${JSON.stringify(line)}\n`);

const nameOf = (task: { readonly name: string; readonly suite?: unknown }): string => {
  const suite = task.suite as { name: string; suite?: unknown; filepath?: string } | undefined;
  return suite && !suite.filepath && suite.name ? `${nameOf(suite)} > ${task.name}` : task.name;
};

/** Processor time that loading a test file with all its modules may take, where anything is limited. */
const LOADING_MS = 15_000;
/** What fails where a test file can't be loaded. */
const SET_UP = 'the set-up';

/**
 * Runs a test file once more with a mutant on; what isn't asked for, and what comes after the first failure, is skipped.
 * Says what failed, one line of JSON each, in the file that TURNS_OUTPUT names.
 */
export async function takeTurn(turn: Turn, load: () => Promise<unknown>, within = ''): Promise<void> {
  installSwitch();
  const output = process.env.TURNS_OUTPUT as string;
  const { key, id, titles, limitMs } = turn;
  const isDead = (): boolean => key !== null && globalThis.deadMutants.has(key);
  if (isDead()) return;
  const isNoting = process.env.REACHED !== undefined;
  const titleOf = (task: Parameters<typeof nameOf>[0]): string => nameOf(task).slice(within.length);
  say(output, { id, began: Date.now() });
  globalThis.mutants.on = key;
  // What is reached while modules are loaded is noted where each file loads its own; else it would be all for the first.
  const notesLoading = process.env.REACHED === 'loading';
  globalThis.mutants.reached = notesLoading ? new Set() : null;
  // And after a turn that loaded modules with its mutant on: they would keep what it made of their constants.
  if (turn.isStatic || notesLoading || globalThis.isTainted) vi.resetModules();
  globalThis.isTainted = turn.isStatic;
  const wanted = titles && new Set([...titles, SET_UP]);
  let began: number | null = null;
  beforeAll(() => {
    globalThis.mutants.on = key;
    mayTake(limitMs);
  });
  beforeEach((context) => {
    began = null;
    if (isDead() || (wanted && !wanted.has(titleOf(context.task)))) context.skip();
    globalThis.mutants.on = key;
    mayTake(limitMs);
    began = performance.now();
    say(output, { id });
    if (isNoting) {
      const before = globalThis.mutants.reached ?? new Set<string>();
      if (before.size > 0) say(output, { id, setUp: [...before] });
      globalThis.mutants.reached = new Set();
    }
  });
  afterEach(({ task }) => {
    // It was skipped.
    if (began === null) return;
    const ms = Math.round(performance.now() - began);
    const title = titleOf(task);
    const isOver = globalThis.mutants.untilLook < 0;
    mayTake(null);
    if (isNoting) {
      say(output, { id, title, ms, reached: [...(globalThis.mutants.reached ?? [])] });
      globalThis.mutants.reached = new Set();
    }
    if (task.result?.state === 'fail' || isOver) {
      if (key !== null) globalThis.deadMutants.add(key);
      const message = isOver ? NEVER_ENDED : (task.result?.errors?.[0]?.message ?? '');
      say(output, { id, title, ms, failed: message.slice(0, 300) });
    } else if (!isNoting) say(output, { id, title, ms });
  });
  afterAll(() => say(output, { id, isDone: true }));
  mayTake(limitMs && LOADING_MS);
  const before = cpuMs();
  try {
    await load();
  } catch (error) {
    it(SET_UP, () => {
      throw error;
    });
  }
  mayTake(null);
  if (notesLoading) {
    const loadMs = Math.round(cpuMs() - before);
    say(output, { id, loading: [...(globalThis.mutants.reached ?? [])], loadMs });
  }
  if (isNoting) globalThis.mutants.reached = new Set();
}

/** Takes several turns in one file, which is much faster where tests are short. All are loaded before the first is run. */
export function takeTurns(turns: readonly (readonly [Turn, () => Promise<unknown>])[]): void {
  installSwitch();
  for (const [turn, load] of turns) {
    if (turn.key === null || !globalThis.deadMutants.has(turn.key))
      describe(turn.id, () => takeTurn(turn, load, `${turn.id} > `));
  }
  it('ends', () => {});
}
