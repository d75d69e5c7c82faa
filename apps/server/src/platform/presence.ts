import type { Database } from '../db/engine.ts';
import { statement, type Transaction } from '../db/unit.ts';
import type { Sql } from './rows.gen.ts';

const CHANNEL = 'fieldhouse_presence';

/** Who was last seen this long ago isn't there any more. */
const LIFE_MS = 30_000;

/** Things that are open at once, before those that nobody has open any more are looked for. */
const SWEPT_FROM = 1_000;

interface Sign {
  /** What is open: an id that only those who may see the thing know. */
  readonly key: string;
  readonly userId: string;
  readonly name: string;
  readonly isLeaving: boolean;
}

interface Seen {
  readonly name: string;
  readonly at: number;
}

const tell = statement<Sql['presence.tell'], { channel: string; payload: string }>(
  'select pg_notify(:channel, :payload)',
);

/** Who has what open at this moment, over all replicas. Nothing of it is stored. */
export class Presence {
  readonly #seen = new Map<string, Map<string, Seen>>();
  readonly #now: () => number;
  #stop: (() => Promise<void>) | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  async start(db: Database): Promise<void> {
    this.#stop = await db.listen(CHANNEL, (payload) => this.#note(JSON.parse(payload) as Sign));
  }

  async stop(): Promise<void> {
    await this.#stop?.();
  }

  /** Says here at once, and elsewhere when the transaction commits, that somebody is there or leaves. */
  async sign(tx: Transaction, sign: Sign): Promise<void> {
    this.#note(sign);
    await tx.query(tell({ channel: CHANNEL, payload: JSON.stringify(sign) }));
  }

  /** Names of everybody else who is there, in the order in which they were first seen. */
  others(key: string, userId: string): string[] {
    const here = this.#seen.get(key);
    if (!here) return [];
    const since = this.#now() - LIFE_MS;
    for (const [one, { at }] of here) if (at < since) here.delete(one);
    if (here.size === 0) this.#seen.delete(key);
    return [...here].flatMap(([one, { name }]) => (one === userId ? [] : [name]));
  }

  #note({ key, userId, name, isLeaving }: Sign): void {
    const here = this.#seen.get(key) ?? new Map<string, Seen>();
    if (isLeaving) here.delete(userId);
    else here.set(userId, { name, at: this.#now() });
    if (here.size === 0) this.#seen.delete(key);
    else this.#seen.set(key, here);
    if (this.#seen.size > SWEPT_FROM) this.#sweep();
  }

  /** Forgets everybody who isn't there any more: nobody may ever ask again about what they had open. */
  #sweep(): void {
    const since = this.#now() - LIFE_MS;
    for (const [key, here] of this.#seen) {
      for (const [one, { at }] of here) if (at < since) here.delete(one);
      if (here.size === 0) this.#seen.delete(key);
    }
  }
}
