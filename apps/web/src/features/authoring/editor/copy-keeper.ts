/** How long typing has to rest before the server is asked; the device gets it sooner. */
const SERVER_DELAY_MS = 2_000;
const DEVICE_DELAY_MS = 250;
const FIRST_RETRY_MS = 3_000;
const LAST_RETRY_MS = 60_000;

/** The working copy as the server has it. */
export interface ServerCopy<Copy> {
  readonly copy: Copy;
  readonly version: number;
}

/** Another version that somebody saved meanwhile. */
export interface RivalCopy<Copy> extends ServerCopy<Copy> {
  /** Null: the author's own, from another tab or device, or a name that isn't known. */
  readonly byName: string | null;
}

/** What this device keeps until the server has it. */
export interface KeptCopy<Copy> extends ServerCopy<Copy> {
  readonly keptAt: string;
}

export type CopyStatus<Copy> =
  /** `at` is null until this page has saved something. */
  | { readonly kind: 'saved'; readonly at: string | null }
  | { readonly kind: 'saving' }
  | { readonly kind: 'on_device' }
  /** The server won't take it as it is: nothing that trying again would change. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** Neither the server nor the device could take it. */
  | { readonly kind: 'unkept' }
  | { readonly kind: 'conflict'; readonly rival: RivalCopy<Copy> };

export interface CopySnapshot<Copy> {
  readonly copy: Copy;
  readonly version: number;
  readonly status: CopyStatus<Copy>;
  /** Rises when the copy changed by itself, not by typing: editors begin anew. */
  readonly generation: number;
}

export type CopyFailure<Copy> =
  | { readonly kind: 'stale'; readonly current: RivalCopy<Copy> }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly error: unknown };

interface Ports<Copy> {
  save(copy: Copy, baseVersion: number): Promise<{ version: number; savedAt: string }>;
  failureOf(error: unknown): CopyFailure<Copy>;
  /** Rejects where this device can't keep anything. */
  keep(kept: ServerCopy<Copy>): Promise<void>;
  keepAtOnce(kept: ServerCopy<Copy>): void;
  forget(): Promise<void>;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Where an author's work begins: with what the device kept, unless the server has it already or has gone on since. Then
 * the author chooses.
 */
export function copyStart<Copy>(server: ServerCopy<Copy>, kept: readonly KeptCopy<Copy>[]) {
  const newest = kept.toSorted((a, b) => (a.keptAt < b.keptAt ? 1 : -1))[0];
  if (!newest || isSame(newest.copy, server.copy)) return { ...server, rival: null, isUnsaved: false };
  const rival = newest.version === server.version ? null : { ...server, byName: null };
  return { copy: newest.copy, version: newest.version, rival, isUnsaved: true };
}

/**
 * Keeps an author's working copy: on the device at once, on the server when typing rests. It never overwrites what
 * somebody else saved meanwhile, and never drops what was typed here.
 */
export class CopyKeeper<Copy> {
  readonly #ports: Ports<Copy>;
  readonly #listeners = new Set<() => void>();
  #snapshot: CopySnapshot<Copy>;
  #isUnsaved: boolean;
  #change = 0;
  #failures = 0;
  #isClosed = false;
  #isDeviceFailing = false;
  #saving: Promise<void> | null = null;
  #serverTimer: ReturnType<typeof setTimeout> | undefined;
  #deviceTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: Ports<Copy>, start: ReturnType<typeof copyStart<Copy>>) {
    this.#ports = ports;
    this.#isUnsaved = start.isUnsaved;
    this.#snapshot = {
      copy: start.copy,
      version: start.version,
      status: start.rival
        ? { kind: 'conflict', rival: start.rival }
        : start.isUnsaved
          ? { kind: 'on_device' }
          : { kind: 'saved', at: null },
      generation: 0,
    };
    if (start.isUnsaved && !start.rival) this.#schedule(SERVER_DELAY_MS);
  }

  readonly snapshot = () => this.#snapshot;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Takes over what was typed. */
  change(copy: Copy) {
    if (isSame(copy, this.#snapshot.copy)) return;
    this.#change += 1;
    this.#isUnsaved = true;
    const { status } = this.#snapshot;
    // Where the device keeps up, its words don't change between two keystrokes.
    const stays = status.kind === 'conflict' || status.kind === 'on_device';
    this.#set({ copy, status: stays ? status : { kind: 'saving' } });
    // Typing on doesn't put it off.
    this.#deviceTimer ??= setTimeout(() => void this.#keepOnDevice(), DEVICE_DELAY_MS);
    this.#schedule(SERVER_DELAY_MS);
  }

  /** Saves now. True: the server has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#serverTimer);
    while (this.#saving) await this.#saving;
    if (this.#isUnsaved && this.#snapshot.status.kind !== 'conflict') await this.#save();
    return !this.#isUnsaved;
  }

  /** The page goes away: there is no time to wait for anything. */
  leave() {
    if (!this.#isUnsaved) return;
    const { copy, version } = this.#snapshot;
    try {
      this.#ports.keepAtOnce({ copy, version });
    } catch {
      this.#isDeviceFailing = true;
    }
    void this.flush();
  }

  /** The server's copy as it is now, after something else than saving changed it. */
  take({ copy, version }: ServerCopy<Copy>) {
    if (version === this.#snapshot.version && isSame(copy, this.#snapshot.copy)) return;
    if (version < this.#snapshot.version) return;
    // Unsaved work is held against it by the next save.
    if (this.#isUnsaved) return;
    const isOther = !isSame(copy, this.#snapshot.copy);
    this.#set({
      copy,
      version,
      status: { kind: 'saved', at: null },
      ...(isOther ? { generation: this.#snapshot.generation + 1 } : {}),
    });
  }

  /** Something else than the copy was saved, and the version counts on. */
  setVersion(version: number) {
    if (version > this.#snapshot.version) this.#set({ version });
  }

  /** The author has looked at both. */
  choose(choice: 'mine' | 'rival') {
    const { status, generation } = this.#snapshot;
    if (status.kind !== 'conflict') return;
    const { copy, version } = status.rival;
    if (choice === 'mine') {
      this.#set({ version, status: { kind: 'saving' } });
      void this.flush();
    } else {
      this.#isUnsaved = false;
      this.#set({ copy, version, status: { kind: 'saved', at: null }, generation: generation + 1 });
      void this.#ports.forget();
    }
  }

  close() {
    this.leave();
    this.#isClosed = true;
    this.#stopDeviceTimer();
  }

  async #save() {
    const { copy, version } = this.#snapshot;
    const change = this.#change;
    this.#set({ status: { kind: 'saving' } });
    this.#saving = this.#ports
      .save(copy, version)
      .then(
        (saved) => this.#saved(saved, change),
        (error: unknown) => this.#failed(this.#ports.failureOf(error), change),
      )
      .finally(() => {
        this.#saving = null;
      });
    await this.#saving;
  }

  #saved({ version, savedAt }: { version: number; savedAt: string }, change: number) {
    this.#failures = 0;
    if (change !== this.#change) {
      this.#set({ version });
      void this.#keepOnDevice();
      this.#schedule(SERVER_DELAY_MS);
      return;
    }
    this.#isUnsaved = false;
    this.#stopDeviceTimer();
    this.#set({ version, status: { kind: 'saved', at: savedAt } });
    void this.#ports.forget().catch(() => undefined);
  }

  #failed(failure: CopyFailure<Copy>, change: number) {
    if (failure.kind === 'stale' && isSame(failure.current.copy, this.#snapshot.copy)) {
      this.#saved({ version: failure.current.version, savedAt: new Date().toISOString() }, change);
      return;
    }
    if (failure.kind === 'stale') this.#set({ status: { kind: 'conflict', rival: failure.current } });
    else if (failure.kind === 'refused') this.#set({ status: { kind: 'refused', error: failure.error } });
    else {
      this.#failures += 1;
      this.#set({ status: { kind: this.#isDeviceFailing ? 'unkept' : 'on_device' } });
      this.#schedule(Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.#failures - 1)));
    }
    void this.#keepOnDevice();
  }

  async #keepOnDevice() {
    this.#stopDeviceTimer();
    if (!this.#isUnsaved) return;
    const { copy, version } = this.#snapshot;
    try {
      await this.#ports.keep({ copy, version });
      this.#isDeviceFailing = false;
      // The server isn't asked while somebody types; until it is, the copy is here.
      const isWaiting = this.#isUnsaved && this.#saving === null && this.#snapshot.status.kind === 'saving';
      if (isWaiting) this.#set({ status: { kind: 'on_device' } });
    } catch {
      this.#isDeviceFailing = true;
      if (this.#snapshot.status.kind === 'on_device') this.#set({ status: { kind: 'unkept' } });
    }
  }

  #stopDeviceTimer() {
    clearTimeout(this.#deviceTimer);
    this.#deviceTimer = undefined;
  }

  #schedule(delayMs: number) {
    clearTimeout(this.#serverTimer);
    if (this.#isClosed) return;
    this.#serverTimer = setTimeout(() => void this.flush(), delayMs);
  }

  #set(change: Partial<CopySnapshot<Copy>>) {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
