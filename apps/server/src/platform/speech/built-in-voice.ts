import { Worker } from 'node:worker_threads';
import type { SpeechLanguage } from '@fieldhouse/domain/speech/language.ts';
import { type SpeechMark, timeWords } from '@fieldhouse/domain/speech/words.ts';
import { SpeechError } from './speech-error.ts';
import type { SpokenAudio } from './spoken-audio.ts';

export interface VoiceOrder {
  readonly id: number;
  readonly text: string;
  readonly voiceName: string;
}

export type VoiceAnswer =
  | {
      readonly id: number;
      readonly audio: Uint8Array;
      readonly marks: readonly SpeechMark[];
      readonly durationMs: number;
    }
  | { readonly id: number; readonly failure: string };

/** Names that the engine knows. Spanish is that of Latin America, as most readers of Spanish here speak it. */
export const VOICES: Readonly<Record<SpeechLanguage, string>> = {
  en: 'en-us',
  es: 'es-419',
  fr: 'fr',
  de: 'de',
};

interface Options {
  /** The program of the thread. */
  readonly program: URL;
  /** Texts that wait for the one that is spoken; more are refused. */
  readonly queueMax: number;
  /** For one text, from its turn on. */
  readonly timeoutMs: number;
  /** The thread ends after this long without work, and its memory goes back. */
  readonly idleMs: number;
}

interface Waiting {
  readonly order: VoiceOrder;
  readonly settle: (spoken: SpokenAudio) => void;
  readonly fail: (error: SpeechError) => void;
}

const DEFAULTS: Options = {
  program: new URL('./voice-worker.ts', import.meta.url),
  // About half a minute of waiting at two seconds each.
  queueMax: 15,
  timeoutMs: 20_000,
  idleMs: 60_000,
};

/** The voice that needs no key and no network: one thread, started with the first text, one text at a time. */
export class BuiltInVoice {
  readonly #options: Options;
  readonly #queue: Waiting[] = [];
  #worker: Worker | null = null;
  #current: (Waiting & { readonly timer: NodeJS.Timeout }) | null = null;
  #idle: NodeJS.Timeout | undefined;
  #count = 0;

  constructor(options: Partial<Options> = {}) {
    this.#options = { ...DEFAULTS, ...options };
  }

  /** A thread is there and holds its memory. */
  get isAwake(): boolean {
    return this.#worker !== null;
  }

  /**
   * Speaks a text, after those that came before it.
   *
   * @throws SpeechError `busy` when too many wait; `failed` when the thread crashed or took too long. The next text has
   *   a new thread then.
   */
  async speak(text: string, language: SpeechLanguage): Promise<SpokenAudio> {
    if (this.#queue.length >= this.#options.queueMax) throw new SpeechError('busy', 'queue_full');
    return await new Promise<SpokenAudio>((settle, fail) => {
      this.#count += 1;
      this.#queue.push({
        order: { id: this.#count, text, voiceName: VOICES[language] },
        settle,
        fail,
      });
      this.#next();
    });
  }

  /** Ends the thread; whoever waits is told. */
  async stop(): Promise<void> {
    for (const { fail } of this.#queue.splice(0)) fail(new SpeechError('failed', 'stopped'));
    this.#current?.fail(new SpeechError('failed', 'stopped'));
    this.#finish();
    await this.#drop();
  }

  #next(): void {
    if (this.#current) return;
    const waiting = this.#queue.shift();
    if (!waiting) return;
    clearTimeout(this.#idle);
    const worker = this.#worker ?? this.#start();
    const timer = setTimeout(() => this.#lose(worker, 'timeout'), this.#options.timeoutMs);
    this.#current = { ...waiting, timer };
    worker.postMessage(waiting.order);
  }

  #start(): Worker {
    const worker = new Worker(this.#options.program);
    this.#worker = worker;
    worker.unref();
    worker.on('message', (answer: VoiceAnswer) => this.#hear(answer));
    worker.on('error', () => this.#lose(worker, 'crash'));
    worker.on('exit', () => this.#lose(worker, 'crash'));
    return worker;
  }

  #hear(answer: VoiceAnswer): void {
    const current = this.#current;
    if (!current || current.order.id !== answer.id) return;
    if ('failure' in answer) current.fail(new SpeechError('failed', 'engine', answer.failure));
    else {
      const { audio, marks, durationMs } = answer;
      current.settle({ audio, durationMs, words: timeWords(current.order.text, marks, durationMs) });
    }
    this.#finish();
    this.#next();
    if (!this.#current) this.#idle = setTimeout(() => void this.#drop(), this.#options.idleMs).unref();
  }

  /** The thread is of no use any more: the text it was at fails, the next one gets a new thread. */
  #lose(worker: Worker, code: 'crash' | 'timeout'): void {
    if (worker !== this.#worker) return;
    void this.#drop();
    this.#current?.fail(new SpeechError('failed', code));
    this.#finish();
    this.#next();
  }

  #finish(): void {
    clearTimeout(this.#current?.timer);
    this.#current = null;
  }

  async #drop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    clearTimeout(this.#idle);
    await worker?.terminate();
  }
}
