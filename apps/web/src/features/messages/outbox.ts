import type { DeviceStore } from '#lib/device-store.ts';

/** Why the server didn't take a message. */
export interface Problem {
  readonly code: string;
  /** People who may not be written to. */
  readonly names?: readonly string[];
}

/** A message that the person has sent and the server hasn't confirmed yet. */
export interface Outgoing<File = unknown> {
  /** The same however often it is sent: written once. */
  readonly messageKey: string;
  readonly conversationId: string;
  readonly body: string;
  readonly files: readonly File[];
  readonly writtenAt: string;
  /** Null: it is on its way, or waits for a network. */
  readonly problem: Problem | null;
  /** The server couldn't be reached. */
  readonly isWaiting: boolean;
}

export interface OutboxPorts<File, Sent> {
  readonly device: DeviceStore;
  readonly userId: string;
  readonly send: (outgoing: Outgoing<File>) => Promise<Sent>;
  /** Null: the server couldn't be reached, another try may succeed by itself. */
  readonly problemOf: (error: unknown) => Problem | null;
  /** Whose session this browser has now; null: nobody's. */
  readonly whoIsHere: () => Promise<string | null>;
  /** Runs a task in one tab at a time. */
  readonly alone: (task: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that something changed. */
  readonly tellOthers: () => void;
  readonly onSent: (outgoing: Outgoing<File>, sent: Sent) => void;
}

const FIRST_RETRY_MS = 3_000;
const LAST_RETRY_MS = 60_000;

/**
 * Messages on their way, oldest first. Each is on the device before it leaves and keeps its key until the server has
 * answered: however often it is sent, by this page or another one, it is written once.
 */
export class Outbox<File, Sent> {
  readonly #ports: OutboxPorts<File, Sent>;
  readonly #listeners = new Set<() => void>();
  #all: readonly Outgoing<File>[] = [];
  /** Written on this page, whose person is known: sent without asking who is here. */
  readonly #fresh = new Set<string>();
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #flight: Promise<void> | null = null;

  constructor(ports: OutboxPorts<File, Sent>) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly all = () => this.#all;

  /** Takes up what earlier pages left, and sends it. */
  async start() {
    await this.reload();
    await this.flush();
  }

  /** Reads again what the device holds: another tab changed it. */
  async reload() {
    const records = await this.#ports.device.list(this.#keyOf('')).catch(() => null);
    if (!records) return;
    const kept = records.map(({ value }) => value as Outgoing<File>).filter((one) => one?.messageKey);
    // What the device had no room for waits as long as the page is open.
    const onlyHere = this.#all.filter(
      ({ messageKey }) => this.#fresh.has(messageKey) && !kept.some((one) => one.messageKey === messageKey),
    );
    this.#set([...kept, ...onlyHere]);
  }

  /** Somebody pressed Send. */
  async add(written: Pick<Outgoing<File>, 'conversationId' | 'body' | 'files'>) {
    const outgoing: Outgoing<File> = {
      ...written,
      messageKey: crypto.randomUUID(),
      writtenAt: new Date().toISOString(),
      problem: null,
      isWaiting: false,
    };
    this.#fresh.add(outgoing.messageKey);
    // At once, since the window may be closed any moment.
    this.#keep(outgoing);
    await this.flush();
  }

  /** Sends a refused message again, under the key it had. */
  async retry(messageKey: string) {
    const outgoing = this.#find(messageKey);
    if (!outgoing) return;
    this.#keep({ ...outgoing, problem: null, isWaiting: false });
    this.#fresh.add(messageKey);
    await this.flush();
  }

  /** The person doesn't want it sent any more. */
  async discard(messageKey: string) {
    await this.#drop(messageKey);
  }

  /** Sends what waits, one after the other: a conversation keeps its order. */
  async flush(): Promise<void> {
    clearTimeout(this.#retry);
    this.#flight ??= this.#ports
      .alone(() => this.#sendAll())
      .finally(() => {
        this.#flight = null;
      });
    await this.#flight;
    // Added when the run that was under way had looked for the last time.
    if (!this.#flight && this.#next()?.isWaiting === false) await this.flush();
  }

  async #sendAll() {
    for (let next = this.#next(); next; next = this.#next()) {
      const { messageKey } = next;
      if (!this.#fresh.has(messageKey)) {
        const here = await this.#ports.whoIsHere().catch(() => null);
        if (here !== this.#ports.userId) return this.#waitForBetter();
      }
      try {
        const sent = await this.#ports.send(next);
        this.#failures = 0;
        // First there, then gone: it never leaves the screen.
        this.#ports.onSent(next, sent);
        await this.#drop(messageKey);
      } catch (error) {
        const problem = this.#ports.problemOf(error);
        if (problem === null) return this.#waitForBetter();
        // Discarded while it was on its way: nothing to tell.
        const known = this.#find(messageKey);
        if (known) this.#keep({ ...known, problem });
      }
    }
  }

  #next() {
    return this.#all
      .filter(({ problem }) => problem === null)
      .toSorted((a, b) => (a.writtenAt < b.writtenAt ? -1 : 1))[0];
  }

  #waitForBetter() {
    for (const one of this.#all)
      if (one.problem === null && !one.isWaiting) this.#keep({ ...one, isWaiting: true });
    clearTimeout(this.#retry);
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => void this.flush(), wait);
  }

  #find(messageKey: string) {
    return this.#all.find((one) => one.messageKey === messageKey);
  }

  #keep(outgoing: Outgoing<File>) {
    try {
      this.#ports.device.writeAtOnce(this.#keyOf(outgoing.messageKey), outgoing);
    } catch {
      // The device has no room; it waits as long as the page is open.
    }
    const others = this.#all.filter(({ messageKey }) => messageKey !== outgoing.messageKey);
    this.#set([...others, outgoing]);
    this.#ports.tellOthers();
  }

  async #drop(messageKey: string) {
    this.#fresh.delete(messageKey);
    await this.#ports.device.remove(this.#keyOf(messageKey)).catch(() => undefined);
    this.#set(this.#all.filter((one) => one.messageKey !== messageKey));
    this.#ports.tellOthers();
  }

  #keyOf(messageKey: string) {
    return `message/${this.#ports.userId}/${messageKey}`;
  }

  #set(all: readonly Outgoing<File>[]) {
    // Most devices hold nothing: another empty list would draw the page anew.
    if (!all.length && !this.#all.length) return;
    this.#all = all;
    for (const listener of this.#listeners) listener();
  }
}
