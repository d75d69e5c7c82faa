import type { DeviceStore } from './device-store.ts';
import { type HandIn, type HeldWork, wentOnElsewhere } from './hand-in-check.ts';

export const EDITED_ELSEWHERE = 'EDITED_ELSEWHERE';

/** What pressing Submit, or sending by itself, came to. */
export type Outcome<Receipt> =
  | { readonly kind: 'sent'; readonly receipt: Receipt }
  | { readonly kind: 'waits' }
  | { readonly kind: 'refused'; readonly error: unknown };

export interface HandInPorts<Receipt> {
  readonly device: DeviceStore;
  readonly userId: string;
  readonly send: (handIn: HandIn) => Promise<Receipt>;
  readonly look: (assignmentId: string) => Promise<HeldWork>;
  /** Whose session this browser has now; null: nobody's. */
  readonly whoIsHere: () => Promise<string | null>;
  /** Code of a refusal that stays one when asked again; null: another try may succeed. */
  readonly refusalOf: (error: unknown) => string | null;
  /** Runs a task in one tab at a time. */
  readonly alone: (task: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that something changed. */
  readonly tellOthers: () => void;
  /** A hand-in that waited was sent by itself or refused. */
  readonly onOutcome: (handIn: HandIn, outcome: Outcome<Receipt>) => void;
}

export type NewHandIn = Omit<HandIn, 'idempotencyKey' | 'pressedAt' | 'refusal'>;

const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;

/**
 * Answers on their way. Each is on the device before it leaves, and keeps its key until the server has answered: however
 * often it is sent, by this page, another one or the worker, it is handed in once.
 */
export class HandIns<Receipt> {
  readonly #ports: HandInPorts<Receipt>;
  readonly #listeners = new Set<() => void>();
  #all: readonly HandIn[] = [];
  /** The device had no room for these: they wait as long as the page is open. */
  readonly #onlyHere = new Set<HandIn>();
  /** Being sent because somebody pressed Submit; that call tells its outcome itself. */
  readonly #pressed = new Set<string>();
  /** Calls on their way, by assignment: a button pressed twice is one hand-in. */
  readonly #flights = new Map<
    string,
    { readonly content: string; readonly outcome: Promise<Outcome<Receipt>> }
  >();
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: HandInPorts<Receipt>) {
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
    const kept = records.map(({ value }) => value as HandIn).filter(({ assignmentId }) => assignmentId);
    this.#set([...kept, ...this.#onlyHere]);
  }

  /** Somebody pressed Submit. The same answer keeps its key. */
  submit(pressed: NewHandIn): Promise<Outcome<Receipt>> {
    const { assignmentId } = pressed;
    const content = JSON.stringify(pressed.content);
    const flight = this.#flights.get(assignmentId);
    if (flight?.content === content) return flight.outcome;
    const outcome = this.#submit(pressed).finally(() => {
      if (this.#flights.get(assignmentId)?.outcome === outcome) this.#flights.delete(assignmentId);
    });
    this.#flights.set(assignmentId, { content, outcome });
    return outcome;
  }

  async #submit(pressed: NewHandIn): Promise<Outcome<Receipt>> {
    const { assignmentId } = pressed;
    const before = this.#find(assignmentId);
    const isSame = before && JSON.stringify(before.content) === JSON.stringify(pressed.content);
    const handIn: HandIn = {
      ...pressed,
      idempotencyKey: isSame ? before.idempotencyKey : crypto.randomUUID(),
      pressedAt: new Date().toISOString(),
      refusal: null,
    };
    this.#pressed.add(assignmentId);
    try {
      await this.#keep(handIn, false);
      const receipt = await this.#ports.send(handIn);
      await this.#drop(handIn);
      return { kind: 'sent', receipt };
    } catch (error) {
      const code = this.#ports.refusalOf(error);
      if (code !== null) {
        // The person is here and reads why.
        await this.#drop(handIn);
        return { kind: 'refused', error };
      }
      await this.#keep(handIn, true);
      this.#retryLater();
      return { kind: 'waits' };
    } finally {
      this.#pressed.delete(assignmentId);
    }
  }

  /** The person takes the answer back, or has read why it was refused. */
  async withdraw(assignmentId: string) {
    const handIn = this.#find(assignmentId);
    if (handIn) await this.#drop(handIn);
  }

  /** Sends what waits. */
  async flush(): Promise<void> {
    clearTimeout(this.#retry);
    if (!this.#waiting().length) return;
    await this.#ports.alone(async () => {
      await this.reload();
      const here = await this.#ports.whoIsHere().catch(() => null);
      if (here !== this.#ports.userId) {
        this.#retryLater();
        return;
      }
      for (const handIn of this.#waiting()) await this.#sendByItself(handIn);
    });
  }

  async #sendByItself(handIn: HandIn) {
    try {
      if (wentOnElsewhere(handIn, await this.#ports.look(handIn.assignmentId))) {
        await this.#refuse(handIn, EDITED_ELSEWHERE, null);
        return;
      }
      const receipt = await this.#ports.send(handIn);
      this.#failures = 0;
      await this.#drop(handIn);
      this.#ports.onOutcome(handIn, { kind: 'sent', receipt });
    } catch (error) {
      const code = this.#ports.refusalOf(error);
      if (code === null) this.#retryLater();
      else await this.#refuse(handIn, code, error);
    }
  }

  async #refuse(handIn: HandIn, refusal: string, error: unknown) {
    await this.#keep({ ...handIn, refusal }, true);
    this.#ports.onOutcome(handIn, { kind: 'refused', error });
  }

  #waiting() {
    return this.#all.filter(
      ({ assignmentId, refusal }) => refusal === null && !this.#pressed.has(assignmentId),
    );
  }

  #retryLater() {
    clearTimeout(this.#retry);
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => void this.flush(), wait);
  }

  #find(assignmentId: string) {
    return this.#all.find((one) => one.assignmentId === assignmentId);
  }

  /** @param isShown false: it is on its way for the first time, which the page shows by itself. */
  async #keep(handIn: HandIn, isShown: boolean) {
    this.#forgetHere(handIn.assignmentId);
    await this.#ports.device
      .write(this.#keyOf(handIn.assignmentId), handIn)
      .catch(() => this.#onlyHere.add(handIn));
    if (!isShown) return;
    this.#set([...this.#all.filter(({ assignmentId }) => assignmentId !== handIn.assignmentId), handIn]);
    this.#ports.tellOthers();
  }

  #forgetHere(assignmentId: string) {
    for (const one of this.#onlyHere) if (one.assignmentId === assignmentId) this.#onlyHere.delete(one);
  }

  async #drop({ assignmentId }: HandIn) {
    this.#forgetHere(assignmentId);
    await this.#ports.device.remove(this.#keyOf(assignmentId)).catch(() => undefined);
    this.#set(this.#all.filter((one) => one.assignmentId !== assignmentId));
    this.#ports.tellOthers();
  }

  #keyOf(assignmentId: string) {
    return `submission/${this.#ports.userId}/${assignmentId}`;
  }

  #set(all: readonly HandIn[]) {
    // Most devices hold nothing: another empty list would draw the page anew.
    if (!all.length && !this.#all.length) return;
    this.#all = all;
    for (const listener of this.#listeners) listener();
  }
}
