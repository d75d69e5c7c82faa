import type { Database } from '../db/engine.ts';
import { statement, type Transaction } from '../db/unit.ts';
import type { Sql } from './rows.gen.ts';

const CHANNEL = 'fieldhouse_events';

/** What a browser is told: that something changed, never what. It asks again through a procedure. */
export interface BrowserEvent {
  readonly topic:
    | 'grade'
    | 'work'
    | 'membership'
    | 'account'
    | 'job'
    | 'notification'
    | 'event'
    | 'discussion'
    | 'message'
    | 'share'
    /** Ledgers of a school, for those who keep its records or counsel; the id is the school's. */
    | 'ledger';
  readonly id: string;
}

interface Envelope extends BrowserEvent {
  readonly userIds: readonly string[];
}

/** PostgreSQL carries less than 8,000 bytes in one notice, and an id takes 39. */
const PEOPLE_AT_ONCE = 150;

const notify = statement<Sql['notify'], { channel: string; payload: string }>(
  'select pg_notify(:channel, :payload)',
);

/** Tells the browsers of these people once the transaction commits; nothing is told when it doesn't. */
export function announce(tx: Transaction, userIds: readonly string[], event: BrowserEvent): void {
  for (let at = 0; at < userIds.length; at += PEOPLE_AT_ONCE) {
    const envelope: Envelope = { ...event, userIds: userIds.slice(at, at + PEOPLE_AT_ONCE) };
    tx.send(notify({ channel: CHANNEL, payload: JSON.stringify(envelope) }));
  }
}

type Listener = (event: BrowserEvent) => void;

interface Subscription {
  readonly onEvent: Listener;
  /** Something may have been missed: the connection to the database broke and is there again. */
  readonly onGap: () => void;
}

/** Hands events of all replicas to the streams that are open here. */
export class EventHub {
  readonly #listeners = new Map<string, Set<Subscription>>();
  #stop: (() => Promise<void>) | null = null;

  async start(db: Database): Promise<void> {
    this.#stop = await db.listen(
      CHANNEL,
      (payload) => this.#deliver(JSON.parse(payload) as Envelope),
      () => this.#tellOfGap(),
    );
  }

  async stop(): Promise<void> {
    await this.#stop?.();
  }

  /** @returns how to end the subscription. */
  subscribe(userId: string, onEvent: Listener, onGap: () => void = () => undefined): () => void {
    const subscription = { onEvent, onGap };
    const listeners = this.#listeners.get(userId) ?? new Set();
    listeners.add(subscription);
    this.#listeners.set(userId, listeners);
    return () => {
      listeners.delete(subscription);
      if (listeners.size === 0) this.#listeners.delete(userId);
    };
  }

  get streamCount(): number {
    let count = 0;
    for (const listeners of this.#listeners.values()) count += listeners.size;
    return count;
  }

  #deliver({ userIds, topic, id }: Envelope): void {
    for (const userId of userIds) {
      for (const { onEvent } of this.#listeners.get(userId) ?? []) onEvent({ topic, id });
    }
  }

  #tellOfGap(): void {
    for (const listeners of this.#listeners.values()) {
      for (const { onGap } of [...listeners]) onGap();
    }
  }
}
