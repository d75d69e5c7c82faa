import { isIPv6 } from 'node:net';
import { jobForPlatform } from '#db/scopes.ts';
import { type None, statement, type Units } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

export interface Limit {
  /** Bucket: what is counted, and for whom. */
  readonly key: string;
  readonly wrongTries: number;
  readonly windowSeconds: number;
  /** For what belongs to one account: one try at a time, and after three wrong ones a wait that doubles. */
  readonly isPaced?: true;
  /** Only one try at a time, for what counts whether it was wanted or not. */
  readonly isSingle?: true;
  /**
   * For what is shared by people who don't know each other, such as an address: when it is full, a calculation is asked
   * for instead of a wait.
   */
  readonly isShared?: true;
}

/** A shared bucket that is full, and how many wrong tries it holds beyond its limit. */
export interface CrowdedBucket {
  readonly key: string;
  readonly beyond: number;
}

/** What the answer to a challenge opens, once it is used up. */
export interface SpentProof {
  readonly puzzles: number;
  readonly buckets: readonly string[];
}

/** Turns that one request holds until it is answered, by key. */
export class Turns {
  readonly #held = new Map<string, () => void>();

  has(key: string): boolean {
    return this.#held.has(key);
  }

  hold(key: string, giveBack: () => void): void {
    this.#held.set(key, giveBack);
  }

  giveBack(): void {
    for (const one of this.#held.values()) one();
    this.#held.clear();
  }
}

/** Tries of one address that are judged at the same time: as many as the process hashes passwords at once. */
const TRIES_AT_ONCE = 4;

const FREE_TRIES = 3;

/**
 * The limit itself, and for a paced one the waits on the way: counted from the first wrong try of the window, the
 * fourth comes after 1 second, the fifth after 3, then 7, 15, 31, 63 and 127.
 */
function steps(limit: Limit): Limit[] {
  if (!limit.isPaced) return [limit];
  const waits = Array.from({ length: Math.max(0, limit.wrongTries - FREE_TRIES) }, (_, step) => ({
    key: limit.key,
    wrongTries: FREE_TRIES + step,
    windowSeconds: Math.min(2 ** (step + 1) - 1, limit.windowSeconds),
  }));
  return [...waits, limit];
}

const findFull = statement<
  Sql['findFull'],
  { keys: readonly string[]; wrongTries: readonly number[]; windows: readonly number[] },
  { key: string; waitSeconds: number; beyond: number }
>('select key, wait_seconds as "waitSeconds", beyond from app.full_buckets(:keys, :wrongTries, :windows)');
const countTries = statement<
  Sql['countTries'],
  { keys: readonly string[]; windows: readonly number[]; amount: number }
>('select app.count_wrong(:keys, :windows) from generate_series(1, :amount::integer)');
const clearTries = statement<Sql['clearTries'], { keys: readonly string[] }>('select app.clear_tries(:keys)');

/**
 * Counts wrong tries in the database, so that every replica sees them. Right ones are never counted: a class behind one
 * address isn't blocked.
 */
export class Limiter {
  readonly #units: Units;
  /** Who tries at a key now, and who waits to. */
  readonly #lines = new Map<string, { trying: number; waiting: (() => void)[] }>();

  constructor(units: Units) {
    this.#units = units;
  }

  /** Seconds to wait before the next try; 0: go ahead. Shared limits don't make anybody wait: `look` names them. */
  async waitSeconds(asked: readonly Limit[]): Promise<number> {
    return (await this.look(asked)).waitSeconds;
  }

  /** How long to wait for limits of one's own (0: not at all), and which shared ones are full. */
  async look(asked: readonly Limit[]): Promise<{ waitSeconds: number; crowded: readonly CrowdedBucket[] }> {
    const limits = asked.flatMap(steps);
    const rows = await this.#units.alone(
      findFull({
        keys: limits.map((limit) => limit.key),
        wrongTries: limits.map((limit) => limit.wrongTries),
        windows: limits.map((limit) => limit.windowSeconds),
      }),
    );
    const shared = new Set(asked.filter(({ isShared }) => isShared).map(({ key }) => key));
    const own = rows.filter(({ key }) => !shared.has(key));
    return {
      waitSeconds: Math.max(0, ...own.map(({ waitSeconds }) => waitSeconds)),
      crowded: rows.filter(({ key }) => shared.has(key)),
    };
  }

  /**
   * Waits for a turn at each key. Without turns, a hundred guesses sent at the same moment would all be let through
   * before the first of them is counted. The address over all doors comes first everywhere, so that no two requests
   * wait for each other.
   */
  async takeTurns(turns: Turns, limits: readonly Limit[]): Promise<void> {
    const isFirst = (limit: Limit) => limit.key.startsWith('doors:');
    for (const limit of [...limits.filter(isFirst), ...limits.filter((one) => !isFirst(one))]) {
      if (!turns.has(limit.key)) turns.hold(limit.key, await this.#takeTurn(limit));
    }
  }

  async #takeTurn({ key, isPaced, isSingle }: Limit): Promise<() => void> {
    const line = this.#lines.get(key) ?? { trying: 0, waiting: [] };
    this.#lines.set(key, line);
    if (line.trying < (isPaced || isSingle ? 1 : TRIES_AT_ONCE)) line.trying += 1;
    else await new Promise<void>((go) => line.waiting.push(go));
    return () => {
      const next = line.waiting.shift();
      // The turn goes straight to the next one, so that nobody slips in between.
      if (next) return next();
      line.trying -= 1;
      if (line.trying === 0) this.#lines.delete(key);
    };
  }

  async countWrong(limits: readonly Limit[]): Promise<void> {
    await this.count(limits, 1);
  }

  /** Counts what has an amount, such as characters, and not only tries. */
  async count(limits: readonly Limit[], amount: number): Promise<void> {
    await this.#units.alone(
      countTries({
        keys: limits.map((limit) => limit.key),
        windows: limits.map((limit) => limit.windowSeconds),
        amount,
      }),
    );
  }

  /** A right answer clears what belongs to the account, not to the address. */
  async clear(keys: readonly string[]): Promise<void> {
    await this.#units.alone(clearTries({ keys }));
  }
}

const sweep = statement<Sql['sweep'], None, { gone: number }>('select app.sweep_tries() as gone');

/** Forgets counted tries whose time is over. */
export async function sweepTries(units: Units): Promise<void> {
  for (;;) {
    const [swept] = await units.write(jobForPlatform, (tx) => tx.query(sweep()));
    if ((swept?.gone ?? 0) === 0) return;
  }
}

/** The part of an address that one customer of a provider holds: an IPv4 address, or the /64 of an IPv6 one. */
export function addressPrefix(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16).toString(16));
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    return groups
      .slice(6)
      .map((group) => Number.parseInt(group, 16))
      .flatMap((pair) => [pair >> 8, pair & 255])
      .join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
