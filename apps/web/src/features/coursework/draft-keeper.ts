import { ANSWER_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { type Answer, EMPTY_ANSWER, isSameAnswer } from './answer.ts';

/** What the server holds of an unfinished answer. */
export interface ServerDraft {
  readonly content: Answer;
  readonly revision: number;
  readonly savedAt: string;
}

/** Another version of the answer that the person has to choose from. */
export interface Rival {
  readonly content: Answer;
  readonly savedAt: string;
  /** Null: it was never on the server. */
  readonly revision: number | null;
}

export type DraftStatus =
  /** Nothing was typed and nothing is saved. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** Safe on this device; the server has an older version. */
  | { readonly kind: 'on_device'; readonly reason: 'unreachable' | 'too_long' | 'refused' }
  /** Neither the server nor the device could take it: it lives in this page alone. */
  | { readonly kind: 'unkept' }
  | { readonly kind: 'conflict'; readonly rival: Rival };

export interface DraftSnapshot {
  readonly content: Answer;
  readonly status: DraftStatus;
  /** Rises when the content changed by itself, not by typing. */
  readonly generation: number;
}

/** What a save on the server came to, as far as the draft is concerned. */
export type SaveFailure =
  | { readonly kind: 'conflict'; readonly current: ServerDraft }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused' };

export interface KeptAnswer {
  readonly content: Answer;
  readonly revision: number;
  readonly isUnsaved: boolean;
}

export interface DraftPorts {
  readonly save: (content: Answer, baseRevision: number) => Promise<{ revision: number; savedAt: string }>;
  readonly failureOf: (error: unknown) => SaveFailure;
  /** Keeps the answer on this device; rejects when it can't. */
  readonly keep: (kept: KeptAnswer) => Promise<void>;
  /** The same while the page goes away and nothing can be waited for. */
  readonly keepAtOnce: (kept: KeptAnswer) => void;
  /** Drops everything this device holds of the answer. */
  readonly forget: () => Promise<void>;
}

export interface DraftStart {
  readonly content: Answer;
  /** The server's revision that the content is based on; 0: none. */
  readonly revision: number;
  readonly savedAt: string | null;
  readonly isUnsaved: boolean;
  readonly rival: Rival | null;
}

const DEVICE_DELAY_MS = 400;
/** After the last keystroke, but no later than the second figure after the first unsaved one. */
const SERVER_DELAY_MS = 1_500;
const SERVER_LATEST_MS = 4_000;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps an unfinished answer: on this device within a second of every change, on the server within five.
 * Where another tab or device saved in between it asks the person and overwrites nothing.
 */
export class DraftKeeper {
  readonly #ports: DraftPorts;
  readonly #listeners = new Set<() => void>();
  #snapshot: DraftSnapshot;
  #revision: number;
  /** Counts changes, so that an answer from the server can tell whether it is about the newest text. */
  #change = 0;
  #isUnsaved: boolean;
  #unsavedSince = 0;
  #isDeviceFailing = false;
  #isPaused = false;
  #failures = 0;
  #sending: Promise<void> | null = null;
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
    if (start.isUnsaved) this.#touch();
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
      this.#set({ status: isTooLong ? this.#kept('too_long') : { kind: 'saving' } });
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
    this.#touch();
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

  /** Saves now what is unsaved: before leaving, and when the connection is back. */
  async flush() {
    if (!this.#isUnsaved) return;
    await Promise.all([this.#keepOnDevice(), this.#saveOnServer()]);
  }

  /** The browser hides or leaves the page, perhaps for good: what is unsaved is on this device when this returns. */
  leave() {
    if (!this.#isUnsaved) return;
    try {
      this.#ports.keepAtOnce(this.#keptAnswer());
    } catch {
      // A full device; flush() tells when nothing takes the text.
    }
    void this.flush();
  }

  /** Stops saving on the server, and waits for a save on its way: the answer is being handed in. */
  async pause() {
    this.#isPaused = true;
    clearTimeout(this.#serverTimer);
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
    clearTimeout(this.#serverTimer);
    this.#deviceTimer = undefined;
  }

  #touch() {
    this.#change += 1;
    if (this.#unsavedSince === 0) this.#unsavedSince = Date.now();
    this.#deviceTimer ??= setTimeout(() => void this.#keepOnDevice(), DEVICE_DELAY_MS);
    this.#scheduleServer(
      Math.max(0, Math.min(SERVER_DELAY_MS, this.#unsavedSince + SERVER_LATEST_MS - Date.now())),
    );
  }

  #scheduleServer(delayMs: number) {
    clearTimeout(this.#serverTimer);
    this.#serverTimer = setTimeout(() => void this.#saveOnServer(), delayMs);
  }

  async #keepOnDevice() {
    clearTimeout(this.#deviceTimer);
    this.#deviceTimer = undefined;
    try {
      await this.#ports.keep(this.#keptAnswer());
      this.#isDeviceFailing = false;
      if (this.#snapshot.status.kind === 'unkept') this.#set({ status: this.#kept('unreachable') });
    } catch {
      this.#isDeviceFailing = true;
      if (this.#snapshot.status.kind === 'on_device') this.#set({ status: { kind: 'unkept' } });
    }
  }

  #keptAnswer(): KeptAnswer {
    return { content: this.#snapshot.content, revision: this.#revision, isUnsaved: this.#isUnsaved };
  }

  #saveOnServer(): Promise<void> {
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #send() {
    const { content, status } = this.#snapshot;
    if (!this.#isUnsaved || this.#isPaused || status.kind === 'conflict') return;
    if (content.text.length > ANSWER_MAX_CHARACTERS) return;
    clearTimeout(this.#serverTimer);
    const change = this.#change;
    this.#unsavedSince = 0;
    try {
      const { revision, savedAt } = await this.#ports.save(content, this.#revision);
      this.#acknowledged(change, revision, savedAt);
    } catch (error) {
      this.#failed(this.#ports.failureOf(error), change);
    }
  }

  #acknowledged(change: number, revision: number, savedAt: string) {
    this.#revision = revision;
    this.#failures = 0;
    if (change !== this.#change) {
      // Typed on meanwhile: what the server has is older again.
      if (!this.#isPaused) this.#scheduleServer(SERVER_DELAY_MS);
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
        this.#set({ status: { kind: 'conflict', rival: current } });
        void this.#keepOnDevice();
        return;
      }
      case 'unreachable': {
        this.#failures += 1;
        this.#set({ status: this.#kept('unreachable') });
        void this.#keepOnDevice();
        const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.#failures - 1));
        if (!this.#isPaused) this.#scheduleServer(wait);
        return;
      }
      case 'refused':
        this.#set({ status: this.#kept('refused') });
        void this.#keepOnDevice();
        return;
    }
  }

  #kept(reason: 'unreachable' | 'too_long' | 'refused'): DraftStatus {
    return this.#isDeviceFailing ? { kind: 'unkept' } : { kind: 'on_device', reason };
  }

  #set(change: Partial<DraftSnapshot>) {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
