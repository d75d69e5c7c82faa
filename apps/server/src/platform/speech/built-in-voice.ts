import type { SpeechLanguage } from '@fieldhouse/domain/speech/language.ts';
import { type SpeechMark, timeWords } from '@fieldhouse/domain/speech/words.ts';
import { ThreadBusyError, ThreadLostError, WorkThread } from '../work-thread.ts';
import { SpeechError } from './speech-error.ts';
import type { SpokenAudio } from './spoken-audio.ts';

export interface VoiceWork {
  readonly text: string;
  readonly voiceName: string;
}

export type VoiceResult =
  | {
      readonly audio: Uint8Array;
      readonly marks: readonly SpeechMark[];
      readonly durationMs: number;
    }
  | { readonly failure: string };

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

const DEFAULTS: Options = {
  program: new URL('./voice-worker.ts', import.meta.url),
  // About half a minute of waiting at two seconds each.
  queueMax: 15,
  timeoutMs: 20_000,
  idleMs: 60_000,
};

/** The voice that needs no key and no network: one thread, started with the first text, one text at a time. */
export class BuiltInVoice {
  readonly #thread: WorkThread<VoiceWork, VoiceResult>;

  constructor(options: Partial<Options> = {}) {
    const { program, ...limits } = { ...DEFAULTS, ...options };
    this.#thread = new WorkThread(program, { ...limits, heapMb: 256 });
  }

  /** A thread is there and holds its memory. */
  get isAwake(): boolean {
    return this.#thread.isAwake;
  }

  /**
   * Speaks a text, after those that came before it.
   *
   * @throws SpeechError `busy` when too many wait; `failed` when the thread crashed or took too long. The next text has
   *   a new thread then.
   */
  async speak(text: string, language: SpeechLanguage): Promise<SpokenAudio> {
    const spoken = await this.#thread
      .tryRun({ text, voiceName: VOICES[language] })
      .catch((error: unknown) => {
        if (error instanceof ThreadLostError) throw new SpeechError('failed', error.reason);
        if (error instanceof ThreadBusyError)
          throw error.isStopping
            ? new SpeechError('failed', 'stopped')
            : new SpeechError('busy', 'queue_full');
        throw error;
      });
    if ('failure' in spoken) throw new SpeechError('failed', 'engine', spoken.failure);
    const { audio, marks, durationMs } = spoken;
    return { audio, durationMs, words: timeWords(text, marks, durationMs) };
  }

  /** Ends the thread; whoever waits is told. */
  async stop(): Promise<void> {
    await this.#thread.stop();
  }
}
