import { appendFileSync } from 'node:fs';
import { afterEach, beforeEach, vi } from 'vitest';
import { resolveSql } from './weave.ts';

/** What the woven sources ask. */
interface Switch {
  /** Key of the mutant that is on; null: none, the sources are as they are. */
  on: string | null;
  /** Keys that were asked for; null: nobody notes them. */
  reached: Set<string> | null;
  is(key: string): boolean;
  sql(text: string): string;
}

declare global {
  var mutants: Switch;
  var deadMutants: Set<string>;
}

const texts = new Map<string, string>();

/** Put in place before any source is loaded. */
export function installSwitch(): void {
  globalThis.deadMutants ??= new Set();
  globalThis.mutants ??= {
    on: null,
    reached: null,
    is(key) {
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
}

const say = (file: string, line: object): void => appendFileSync(file, `${JSON.stringify(line)}\n`);

const nameOf = (task: { readonly name: string; readonly suite?: unknown }): string => {
  const suite = task.suite as { name: string; suite?: unknown; filepath?: string } | undefined;
  return suite && !suite.filepath && suite.name ? `${nameOf(suite)} > ${task.name}` : task.name;
};

/**
 * Runs a test file once more with a mutant on; what isn't asked for, and what comes after the first failure, is skipped.
 * Says what failed, one line of JSON each, in the file that TURNS_OUTPUT names.
 */
export async function takeTurn(turn: Turn, load: () => Promise<unknown>): Promise<void> {
  installSwitch();
  const output = process.env.TURNS_OUTPUT as string;
  const { key, id, titles } = turn;
  const isDead = (): boolean => key !== null && globalThis.deadMutants.has(key);
  const isNoting = process.env.REACHED === '1';
  say(output, { id, began: Date.now() });
  globalThis.mutants.on = key;
  // What the loading of modules reaches isn't noted: it would be all for the first file.
  globalThis.mutants.reached = null;
  if (turn.isStatic) vi.resetModules();
  const wanted = titles && new Set(titles);
  let began: number | null = null;
  beforeEach((context) => {
    began = null;
    if (isDead() || (wanted && !wanted.has(nameOf(context.task)))) context.skip();
    began = performance.now();
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
    if (isNoting) {
      say(output, { id, title: nameOf(task), ms, reached: [...(globalThis.mutants.reached ?? [])] });
      globalThis.mutants.reached = new Set();
    }
    if (task.result?.state === 'fail') {
      if (key !== null) globalThis.deadMutants.add(key);
      say(output, {
        id,
        title: nameOf(task),
        ms,
        failed: (task.result.errors?.[0]?.message ?? '').slice(0, 300),
      });
    } else if (!isNoting) say(output, { id, title: nameOf(task), ms });
  });
  if (!isDead()) {
    await load();
    if (isNoting) globalThis.mutants.reached = new Set();
  }
}
