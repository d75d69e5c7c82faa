import { ANSWER_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { type Answer, EMPTY_ANSWER, isSameAnswer } from './answer.ts';
import {
  DEVICE_DELAY_MS,
  DEVICE_PATIENCE_MS,
  drawnWaitMs,
  retryAfterMs,
  saveDueAtMs,
} from './draft-timing.ts';
import type {
  DraftPorts,
  DraftSnapshot,
  DraftStart,
  DraftStatus,
  KeptAnswer,
  KeptReason,
  SaveFailure,
  ServerDraft,
} from './draft-types.ts';

type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps an unfinished answer: on this device within a second of every change, on the server within fifteen, and
 * at once when the field or the page is left, or when this device keeps nothing. Where another tab or device saved
 * in between it asks the person and overwrites nothing.
 */
export class DraftKeeper {
  readonly #ports: DraftPorts;
  readonly #listeners = new Set<() => void>();
  #snapshot: DraftSnapshot;
  #revision: number;
  /** Counts changes, so that an answer from the server can tell whether it is about the newest text. */
  #change = 0;
  #isUnsaved: boolean;
  /** Milliseconds since the epoch; null: the server was sent everything. */
  #unsavedSince: number | null = null;
  #waitMs = 0;
  #isDeviceFailing = false;
  #isPaused = false;
  #failures = 0;
  #sending: Promise<void> | null = null;
  /** Sent, and the answer never came: the server may have it. */
  #unanswered: Answer | null = null;
  #deviceTimer: Timer;
  #serverTimer: Timer;

  constructor(ports: DraftPorts, start: DraftStart) {
    this.#ports = ports;
    this.#revision = start.revision;
    this.#isUnsaved = start.isUnsaved;
    this.#snapshot = {
      content: start.content,
      status: start.rival
        ? { kind: 'conflict', rival: start.rival }
        : start.isUnsaved
          ? { kind: 'saving' }
          : start.savedAt
            ? { kind: 'saved', at: start.savedAt }
            : { kind: 'empty' },
      generation: 0,
    };
    if (start.isUnsaved) this.#touchAtOnce();
  }

  readonly snapshot = () => this.#snapshot;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** True while something typed isn't on the server. */
  get isUnsaved() {
    return this.#isUnsaved;
  }

  /** The server's revision that the text here is based on; 0: none. */
  get revision() {
    return this.#revision;
  }

  change(content: Answer) {
    this.#isUnsaved = true;
    this.#set({ content });
    if (this.#snapshot.status.kind !== 'conflict') {
      const isTooLong = content.text.length > ANSWER_MAX_CHARACTERS;
      if (isTooLong) this.#set({ status: this.#kept('too_long') });
      // Where this device keeps up, its words don't change between two keystrokes.
      else if (!this.#isOnDevice()) this.#set({ status: { kind: 'saving' } });
    }
    this.#touch();
  }

  /** The person chose between their own text here and the other version. */
  resolve(choice: 'mine' | 'rival') {
    const { status } = this.#snapshot;
    if (status.kind !== 'conflict') return;
    const { rival } = status;
    this.#revision = rival.revision ?? this.#revision;
    if (choice === 'rival') {
      this.#set({ content: rival.content, generation: this.#snapshot.generation + 1 });
      if (rival.revision !== null) {
        this.#isUnsaved = false;
        this.#change += 1;
        this.#set({ status: { kind: 'saved', at: rival.savedAt } });
        void this.#keepOnDevice();
        return;
      }
    }
    this.#isUnsaved = true;
    this.#set({ status: { kind: 'saving' } });
    this.#touchAtOnce();
  }

  /** The server's draft as a later answer told it. It is taken over only where nothing here is unsaved. */
  observe(draft: ServerDraft | null) {
    if (!draft || this.#isUnsaved || this.#isPaused || draft.revision <= this.#revision) return;
    this.#revision = draft.revision;
    const isSame = isSameAnswer(draft.content, this.#snapshot.content);
    this.#set({
      content: draft.content,
      status: { kind: 'saved', at: draft.savedAt },
      generation: this.#snapshot.generation + (isSame ? 0 : 1),
    });
  }

  /** Saves now what is unsaved: when the field is left, before signing out, and when the connection is back. */
  async flush(isLeaving = false) {
    if (!this.#isUnsaved) return;
    await Promise.all([this.#keepOnDevice(), this.#saveNewest(isLeaving)]);
  }

  /** The browser hides or leaves the page, perhaps for good: what is unsaved is on this device when this returns. */
  leave() {
    if (!this.#isUnsaved) return;
    try {
      this.#ports.keepAtOnce(this.#keptAnswer());
    } catch {
      // A full device; flush() tells when nothing takes the text.
    }
    void this.flush(true);
  }

  /** Stops saving on the server, and waits for a save on its way: the answer is being handed in. */
  async pause() {
    this.#isPaused = true;
    this.#stopServerTimer();
    await this.#sending;
    if (this.#isUnsaved) await this.#keepOnDevice();
  }

  /** Handing in failed: saving goes on. */
  resume() {
    this.#isPaused = false;
    if (this.#isUnsaved) this.#scheduleServer(0);
  }

  /** The answer was handed in: nothing of it is unfinished any more. */
  async finish() {
    this.#isUnsaved = false;
    this.#isPaused = true;
    this.#stop();
    await this.#ports.forget().catch(() => undefined);
  }

  /** Empties the form after the answer was handed in. */
  clear() {
    this.#set({
      content: EMPTY_ANSWER,
      status: { kind: 'empty' },
      generation: this.#snapshot.generation + 1,
    });
  }

  /** The page goes away. */
  close() {
    const isUnsaved = this.#isUnsaved && !this.#isPaused;
    this.#stop();
    if (isUnsaved) void this.flush();
  }

  #stop() {
    clearTimeout(this.#deviceTimer);
    this.#deviceTimer = undefined;
    this.#stopServerTimer();
  }

  #touch() {
    this.#change += 1;
    if (this.#unsavedSince === null) {
      this.#unsavedSince = Date.now();
      this.#waitMs = drawnWaitMs(Math.random());
    }
    this.#deviceTimer ??= setTimeout(() => void this.#keepOnDevice(), DEVICE_DELAY_MS);
    // While this device holds the text, typing on doesn't put the next save off.
    if (this.#isDeviceFailing || this.#serverTimer === undefined) this.#scheduleWhenDue();
  }

  #touchAtOnce() {
    this.#touch();
    this.#scheduleServer(0);
  }

  #scheduleWhenDue() {
    const now = Date.now();
    const sinceMs = this.#unsavedSince ?? now;
    const unsaved = { sinceMs, waitMs: this.#waitMs, isDeviceFailing: this.#isDeviceFailing };
    this.#scheduleServer(Math.max(0, saveDueAtMs(unsaved, now) - now));
  }

  #scheduleServer(delayMs: number) {
    clearTimeout(this.#serverTimer);
    this.#serverTimer = setTimeout(() => {
      this.#serverTimer = undefined;
      void this.#saveOnServer();
    }, delayMs);
  }

  #stopServerTimer() {
    clearTimeout(this.#serverTimer);
    this.#serverTimer = undefined;
  }

  async #keepOnDevice() {
    clearTimeout(this.#deviceTimer);
    this.#deviceTimer = undefined;
    try {
      await inTime(this.#ports.keep(this.#keptAnswer()));
      this.#isDeviceFailing = false;
      if (this.#snapshot.status.kind === 'unkept') this.#set({ status: this.#kept('unreachable') });
      this.#tellKept();
    } catch {
      const isNew = !this.#isDeviceFailing;
      this.#isDeviceFailing = true;
      if (this.#snapshot.status.kind === 'on_device') this.#set({ status: { kind: 'unkept' } });
      // Only the server can keep it now. Where it can't be reached either, the next try is due soon anyway.
      if (isNew && this.#isUnsaved && !this.#isPaused && this.#failures === 0) this.#scheduleServer(0);
    }
  }

  /** Says that this device has the text, also while somebody types on: what comes next is there as soon. */
  #tellKept() {
    if (!this.#isUnsaved || this.#snapshot.status.kind !== 'saving') return;
    this.#set({ status: this.#kept(this.#failures > 0 ? 'unreachable' : 'not_due') });
  }

  #isOnDevice(): boolean {
    const { status } = this.#snapshot;
    return status.kind === 'on_device' && (status.reason === 'not_due' || status.reason === 'unreachable');
  }

  #keptAnswer(): KeptAnswer {
    return { content: this.#snapshot.content, revision: this.#revision, isUnsaved: this.#isUnsaved };
  }

  /** Sends the newest text, after a save on its way, which may hold an older one. */
  async #saveNewest(isLeaving: boolean) {
    await this.#sending;
    await this.#saveOnServer(isLeaving);
  }

  #saveOnServer(isLeaving = false): Promise<void> {
    this.#sending ??= this.#send(isLeaving).finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #send(isLeaving: boolean) {
    const { content, status } = this.#snapshot;
    if (!this.#isUnsaved || this.#isPaused || status.kind === 'conflict') return;
    if (content.text.length > ANSWER_MAX_CHARACTERS) return;
    this.#stopServerTimer();
    const change = this.#change;
    this.#unsavedSince = null;
    try {
      const { revision, savedAt } = await this.#ports.save(content, this.#revision, isLeaving);
      this.#acknowledged(change, revision, savedAt);
    } catch (error) {
      const failure = this.#ports.failureOf(error);
      this.#failed(failure, change);
      if (failure.kind === 'unreachable') this.#unanswered = content;
    }
  }

  #acknowledged(change: number, revision: number, savedAt: string) {
    this.#revision = revision;
    this.#unanswered = null;
    this.#failures = 0;
    if (change !== this.#change) {
      // Typed on meanwhile: what the server has is older again, and the save may have come due while this one was on its way.
      if (!this.#isPaused && this.#serverTimer === undefined) this.#scheduleWhenDue();
      return;
    }
    this.#isUnsaved = false;
    this.#set({ status: { kind: 'saved', at: savedAt } });
    void this.#keepOnDevice();
  }

  #failed(failure: SaveFailure, change: number) {
    switch (failure.kind) {
      case 'conflict': {
        const { current } = failure;
        if (isSameAnswer(current.content, this.#snapshot.content)) {
          this.#acknowledged(change, current.revision, current.savedAt);
          return;
        }
        if (this.#unanswered && isSameAnswer(current.content, this.#unanswered)) {
          // Our own earlier text, of which this one is the next version.
          this.#revision = current.revision;
          this.#unanswered = null;
          this.#scheduleServer(0);
          return;
        }
        this.#set({ status: { kind: 'conflict', rival: current } });
        void this.#keepOnDevice();
        return;
      }
      case 'unreachable': {
        this.#failures += 1;
        this.#set({ status: this.#kept('unreachable') });
        void this.#keepOnDevice();
        if (!this.#isPaused) this.#scheduleServer(retryAfterMs(this.#failures));
        return;
      }
      case 'refused':
        this.#set({ status: this.#kept('refused') });
        void this.#keepOnDevice();
        return;
    }
  }

  #kept(reason: KeptReason): DraftStatus {
    return this.#isDeviceFailing ? { kind: 'unkept' } : { kind: 'on_device', reason };
  }

  #set(change: Partial<DraftSnapshot>) {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** What was promised, or a failure where it takes too long. */
async function inTime(promise: Promise<void>): Promise<void> {
  let timer: Timer;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The device does not answer.')), DEVICE_PATIENCE_MS);
  });
  await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
