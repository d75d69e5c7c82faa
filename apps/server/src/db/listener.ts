import { randomUUID } from 'node:crypto';
import pg from 'pg';

interface Subscriber {
  readonly onMessage: (payload: string) => void;
  readonly onReconnect: (() => void) | undefined;
}

interface ListenerOptions {
  readonly url: string;
  /** Sends a notification by the connections that everything else uses. */
  readonly notify: (channel: string, payload: string) => Promise<unknown>;
  /** A wrong subscriber is no reason to stop hearing, nor for the process to end. */
  readonly onError?: (error: unknown) => void;
}

/** How soon a broken connection is tried again. */
const RETRY_MS = 250;
/** How often the process tells itself something, and how soon it must have heard it. */
const SELF_NOTICE_MS = 3_000;
const HEARD_WITHIN_MS = 2_000;

/**
 * The one connection of this process that listens, for all channels, opened again when it breaks.
 *
 * LISTEN fails silently behind a pooler and on a connection whose other end is gone. So the process notifies itself over
 * the ordinary connections; while that isn't heard it counts as deaf, and the connection is made anew.
 */
export class Listener {
  readonly #options: ListenerOptions;
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  readonly #ownChannel = `fieldhouse_self_${randomUUID().replaceAll('-', '')}`;
  #client: pg.Client | null = null;
  #opening: Promise<void> | null = null;
  #retry: NodeJS.Timeout | null = null;
  #selfNotice: NodeJS.Timeout | null = null;
  #isClosed = false;
  #isDeaf = false;
  #lastHeard = 0;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  /** False while notifications don't reach this process. True also before anybody listens. */
  get isHearing(): boolean {
    return !this.#isDeaf && (this.#opening === null || this.#client !== null);
  }

  /**
   * Calls back with each message that a transaction sent to the channel and committed, and with `onReconnect` when
   * messages may have been missed.
   *
   * @returns how to end it.
   * @throws what the first connection failed with.
   */
  async listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>> {
    const subscriber = { onMessage, onReconnect };
    const others = this.#subscribers.get(channel) ?? new Set();
    this.#subscribers.set(channel, others.add(subscriber));
    if (!this.#opening) {
      this.#opening = this.#connect();
      await this.#opening;
      this.#selfNotice = setInterval(() => void this.#tellItself(), SELF_NOTICE_MS).unref();
    } else {
      await this.#opening;
      // A connection that broke meanwhile listens to it when it is back.
      if (others.size === 1)
        await this.#client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {});
    }
    return async () => {
      others.delete(subscriber);
      if (others.size > 0) return;
      this.#subscribers.delete(channel);
      await this.#client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#retry) clearTimeout(this.#retry);
    if (this.#selfNotice) clearInterval(this.#selfNotice);
    await this.#client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload }) => this.#hear(channel, payload ?? ''));
    const lost = () => this.#lose(client);
    client.on('error', lost);
    client.on('end', lost);
    try {
      await client.connect();
      for (const channel of [this.#ownChannel, ...this.#subscribers.keys()]) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    if (this.#isClosed) return void client.end().catch(() => {});
    this.#client = client;
  }

  #hear(channel: string, payload: string): void {
    if (channel === this.#ownChannel) {
      this.#lastHeard = Number(payload);
      return;
    }
    for (const { onMessage } of this.#subscribers.get(channel) ?? []) this.#guarded(() => onMessage(payload));
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = null;
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => {
      this.#connect().then(
        // Until it hears, nothing is gained that anybody should be told of.
        () => (this.#isDeaf ? void this.#tellItself() : this.#tellOfGap()),
        () => this.#reconnectLater(),
      );
    }, RETRY_MS);
  }

  async #tellItself(): Promise<void> {
    const client = this.#client;
    if (!client) return;
    const sent = performance.now();
    try {
      await this.#options.notify(this.#ownChannel, String(sent));
    } catch {
      // The database is away: nobody is deaf for that.
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, HEARD_WITHIN_MS).unref());
    if (this.#isClosed || this.#client !== client) return;
    const hasHeard = this.#lastHeard >= sent;
    const wasDeaf = this.#isDeaf;
    this.#isDeaf = !hasHeard;
    if (hasHeard && wasDeaf) this.#tellOfGap();
    if (!hasHeard) {
      this.#lose(client);
      // Not a farewell that the other end would have to answer.
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    }
  }

  #tellOfGap(): void {
    for (const subscribers of this.#subscribers.values()) {
      for (const { onReconnect } of subscribers) if (onReconnect) this.#guarded(onReconnect);
    }
  }

  #guarded(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#options.onError?.(error);
    }
  }
}
