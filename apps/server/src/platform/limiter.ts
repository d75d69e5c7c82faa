import { isIPv6 } from 'node:net';
import type pg from 'pg';

export interface Limit {
  /** Bucket: what is counted, and for whom. */
  readonly key: string;
  readonly wrongTries: number;
  readonly windowSeconds: number;
}

/**
 * Counts wrong tries in the database, so that every replica sees them. Right ones are never counted: a class behind one
 * address isn't blocked.
 */
export class Limiter {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Seconds to wait before the next try; 0: go ahead. */
  async waitSeconds(limits: readonly Limit[]): Promise<number> {
    const result = await this.#pool.query<{ wait: number }>('select app.tries_wait($1, $2, $3) as wait', [
      limits.map((limit) => limit.key),
      limits.map((limit) => limit.wrongTries),
      limits.map((limit) => limit.windowSeconds),
    ]);
    return result.rows[0]?.wait ?? 0;
  }

  async countWrong(limits: readonly Limit[]): Promise<void> {
    await this.#pool.query('select app.count_wrong($1, $2)', [
      limits.map((limit) => limit.key),
      limits.map((limit) => limit.windowSeconds),
    ]);
  }

  /** A right answer clears what belongs to the account, not to the address. */
  async clear(keys: readonly string[]): Promise<void> {
    await this.#pool.query('select app.clear_tries($1)', [keys]);
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
  return `${groups.slice(0, 4).join(':')}::/64`;
}
