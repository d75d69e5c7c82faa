import type { Reading } from '@fieldhouse/domain/speech/reading.ts';
import {
  FIRST_PART_CHARACTERS,
  SPEECH_MAX_CHARACTERS,
  splitSpeech,
} from '@fieldhouse/domain/speech/split-speech.ts';
import { type TimedWord, wordAt } from '@fieldhouse/domain/speech/words.ts';

export type ListenState = 'idle' | 'generating' | 'playing' | 'paused';

/** One part as it was spoken. */
export interface SpokenPart {
  readonly audio: Blob;
  readonly words: readonly TimedWord[];
  readonly engine: 'built_in' | 'model';
  readonly durationMs: number;
}

export interface ListenSnapshot {
  readonly state: ListenState;
  /** The part that is spoken, from 0. */
  readonly part: number;
  readonly partCount: number;
  /** The word that is spoken, in units of the whole text; null: none. */
  readonly word: { readonly start: number; readonly end: number } | null;
  /** Share of the text that was spoken. */
  readonly progress: number;
  /** Null: nothing was spoken yet. */
  readonly engine: 'built_in' | 'model' | null;
  readonly rate: number;
}

/** What plays a part. */
export interface AudioPort {
  load(audio: Blob): void;
  /** Rejects where the browser wants a press of a button first, or can't play this. */
  play(): Promise<void>;
  pause(): void;
  setRate(rate: number): void;
  positionMs(): number;
  /** Silence, and what was loaded is given back. */
  release(): void;
  onEnded(listener: () => void): void;
  onError(listener: () => void): void;
}

export interface ListenPorts {
  speak(text: string, signal: AbortSignal): Promise<SpokenPart>;
  readonly audio: AudioPort;
  /** Calls back while something plays, often enough for words; returns what ends it. */
  everyTick(listener: () => void): () => void;
  /** Nothing is ready and the first part is being made. */
  onGenerating(partCount: number): void;
  onFailure(kind: 'generate' | 'play', error: unknown): void;
}

interface Part {
  readonly text: string;
  readonly start: number;
}

/** The parts of a text that hold something to speak, with their places. */
function partsOf(text: string): Part[] {
  let start = 0;
  return splitSpeech(text, SPEECH_MAX_CHARACTERS, FIRST_PART_CHARACTERS).flatMap((part) => {
    const place = { text: part, start };
    start += part.length;
    return /[\p{L}\p{N}]/u.test(part) ? [place] : [];
  });
}

/**
 * Reads a text aloud, part by part: the next one is made while one plays. Knows nothing of the page; whoever shows it
 * subscribes.
 */
export class ListenPlayer {
  readonly #ports: ListenPorts;
  readonly #parts: readonly Part[];
  readonly #length: number;
  readonly #listeners = new Set<() => void>();
  /** Made, or being made. What failed isn't here and is made anew when it is needed. */
  readonly #made = new Map<number, Promise<SpokenPart>>();
  #snapshot: ListenSnapshot;
  #current: SpokenPart | null = null;
  #abort = new AbortController();
  /** Counts what was asked for: an answer to an older wish is dropped. */
  #wish = 0;
  #endTicks: (() => void) | null = null;

  constructor(reading: Pick<Reading, 'text'>, ports: ListenPorts, rate = 1) {
    this.#ports = ports;
    this.#parts = partsOf(reading.text);
    this.#length = Math.max(1, reading.text.length);
    this.#snapshot = {
      ...{ state: 'idle', part: 0, word: null, progress: 0, engine: null, rate },
      partCount: this.#parts.length,
    };
    ports.audio.onEnded(() => this.#ended());
    ports.audio.onError(() => this.#failPlaying(new Error('audio')));
  }

  readonly snapshot = (): ListenSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins, or goes on where it was paused. Does nothing while it plays. */
  play(): void {
    const { state, part } = this.#snapshot;
    if (state === 'paused' && this.#current) void this.#sound();
    else if (state === 'paused') void this.#open(part);
    else if (state === 'idle' && this.#parts.length > 0) void this.#open(0);
  }

  /** Pauses; while the first part is still being made, gives it up. */
  pause(): void {
    const { state, part } = this.#snapshot;
    if (state === 'playing') {
      this.#ports.audio.pause();
      this.#tick();
      this.#rest('paused');
    } else if (state === 'generating') {
      this.#wish += 1;
      if (part === 0 && !this.#current) this.stop();
      else this.#rest('paused');
    }
  }

  /** From the first part again. */
  restart(): void {
    this.#ports.audio.pause();
    this.#current = null;
    void this.#open(0);
  }

  /** Silence. What was spoken is kept, so that it can begin again at once. */
  stop(): void {
    this.#wish += 1;
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#current = null;
    this.#ports.audio.release();
    this.#rest('idle');
    this.#set({ part: 0, word: null, progress: 0 });
  }

  setRate(rate: number): void {
    this.#ports.audio.setRate(rate);
    this.#set({ rate });
  }

  async #open(part: number): Promise<void> {
    this.#wish += 1;
    const wish = this.#wish;
    this.#endTicks?.();
    this.#endTicks = null;
    this.#current = null;
    const wasMade = this.#made.has(part);
    this.#set({
      state: 'generating',
      part,
      word: null,
      progress: (this.#parts[part]?.start ?? 0) / this.#length,
    });
    if (part === 0 && !wasMade) this.#ports.onGenerating(this.#parts.length);
    try {
      const spoken = await this.#make(part);
      if (wish !== this.#wish) return;
      this.#current = spoken;
      this.#ports.audio.load(spoken.audio);
      this.#ports.audio.setRate(this.#snapshot.rate);
      this.#set({ engine: spoken.engine });
    } catch (error) {
      if (wish !== this.#wish) return;
      // What was heard isn't lost: the same part is tried again with the next press.
      if (part === 0) this.stop();
      else this.#rest('paused');
      this.#ports.onFailure('generate', error);
      return;
    }
    await this.#sound();
    if (part + 1 < this.#parts.length) void this.#make(part + 1).catch(() => undefined);
  }

  #make(part: number): Promise<SpokenPart> {
    const found = this.#made.get(part);
    if (found) return found;
    const making = this.#ports.speak(this.#parts[part]?.text ?? '', this.#abort.signal);
    this.#made.set(part, making);
    making.catch(() => this.#made.delete(part));
    return making;
  }

  async #sound(): Promise<void> {
    const wish = this.#wish;
    try {
      await this.#ports.audio.play();
    } catch (error) {
      if (wish !== this.#wish) return;
      // Too long after the press that asked for it: some browsers want another one.
      if (error instanceof DOMException && error.name === 'NotAllowedError') this.#rest('paused');
      else this.#failPlaying(error);
      return;
    }
    if (wish !== this.#wish) return;
    this.#set({ state: 'playing' });
    this.#endTicks ??= this.#ports.everyTick(() => this.#tick());
  }

  #tick(): void {
    const part = this.#parts[this.#snapshot.part];
    if (!part || !this.#current) return;
    const positionMs = this.#ports.audio.positionMs();
    const word = this.#current.words[wordAt(this.#current.words, positionMs)];
    const spokenShare = Math.min(1, positionMs / this.#current.durationMs);
    const { word: before } = this.#snapshot;
    const start = word ? part.start + word.start : null;
    if (start === (before?.start ?? null)) return;
    this.#set({
      word: word && start !== null ? { start, end: part.start + word.end } : null,
      progress: (part.start + spokenShare * part.text.length) / this.#length,
    });
  }

  #ended(): void {
    const next = this.#snapshot.part + 1;
    if (next < this.#parts.length) void this.#open(next);
    else this.stop();
  }

  #failPlaying(error: unknown): void {
    if (this.#snapshot.state === 'idle') return;
    this.stop();
    this.#ports.onFailure('play', error);
  }

  #rest(state: 'idle' | 'paused'): void {
    this.#endTicks?.();
    this.#endTicks = null;
    this.#set({ state });
  }

  #set(change: Partial<ListenSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
