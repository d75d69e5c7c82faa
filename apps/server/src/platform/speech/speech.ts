import type { SpeechLanguage } from '@fieldhouse/domain/speech/language.ts';
import type { Logger } from 'pino';
import { jobInSchool } from '#db/scopes.ts';
import { aiRuns } from '#db/tables/platform.ts';
import type { Units } from '#db/unit.ts';
import { Breaker } from '../ai/breaker.ts';
import { reserveCall } from '../ai/tasks.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { FileStore } from '../files.ts';
import { newId } from '../ids.ts';
import { BuiltInVoice, VOICES } from './built-in-voice.ts';
import { speakByModel } from './model-voice.ts';
import { SpeechCache } from './speech-cache.ts';
import { SpeechError } from './speech-error.ts';
import type { SpokenAudio } from './spoken-audio.ts';

/** Changes with anything that changes how a text sounds or how its words are timed: what was kept before is left. */
const SPEECH_VERSION = 'speak-1';

interface Parts {
  readonly config: Config;
  readonly units: Units;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly log: Logger;
  /** Tests bring their own. */
  readonly voice?: BuiltInVoice;
}

/** For whom a text is spoken: what the run record and, for a model, the budget are booked on. */
export interface SpeechScope {
  readonly schoolId: string;
  readonly userId: string;
}

/**
 * Speaks texts: with the built-in voice, or with a model's where the environment names one. A failing model is an
 * error and never another voice in its place.
 */
export class Speech {
  readonly #parts: Parts;
  readonly #voice: BuiltInVoice;
  readonly #cache: SpeechCache;
  readonly #breaker: Breaker;
  /** What is being made now, by key: who asks for the same waits for the same. */
  readonly #making = new Map<string, Promise<SpokenAudio>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#voice = parts.voice ?? new BuiltInVoice();
    this.#cache = new SpeechCache(parts.files, parts.clock);
    this.#breaker = new Breaker(parts.clock, { failures: 5, restMs: 30_000 });
  }

  get engine(): 'built_in' | 'model' {
    return this.#parts.config.TTS_PROVIDER === 'built-in' ? 'built_in' : 'model';
  }

  /** @throws SpeechError with the reason why not. */
  async speak(scope: SpeechScope, text: string, language: SpeechLanguage): Promise<SpokenAudio> {
    const { TTS_PROVIDER, TTS_MODEL, TTS_VOICE } = this.#parts.config;
    const voice =
      this.engine === 'built_in' ? VOICES[language] : [TTS_PROVIDER, TTS_MODEL, TTS_VOICE].join(' ');
    const key = this.#cache.keyOf(`${SPEECH_VERSION} ${voice}`, text);
    const kept = await this.#cache.find(key);
    if (kept) return kept;
    const making = this.#making.get(key);
    if (making) return await making;
    const made = this.#make(scope, key, text, language).finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return await made;
  }

  async stop(): Promise<void> {
    await this.#voice.stop();
  }

  async #make(scope: SpeechScope, key: string, text: string, language: SpeechLanguage): Promise<SpokenAudio> {
    const began = performance.now();
    const took = () => Math.round(performance.now() - began);
    try {
      const spoken =
        this.engine === 'built_in'
          ? await this.#voice.speak(text, language)
          : await this.#speakByModel(scope, text);
      await this.#record(scope, 'ok', took(), null);
      // A full disk is no reason to keep somebody from listening.
      await this.#cache.keep(key, spoken).catch((error: unknown) => {
        this.#parts.log.warn({ err: error }, 'speech not kept');
      });
      return spoken;
    } catch (error) {
      const failure = error instanceof SpeechError ? error : new SpeechError('failed', 'unknown', error);
      await this.#record(scope, stateOf(failure), took(), failure.code);
      throw failure;
    }
  }

  async #speakByModel(scope: SpeechScope, text: string): Promise<SpokenAudio> {
    const { config } = this.#parts;
    if (!(await this.#reserve(scope))) throw new SpeechError('over_budget', 'over_budget');
    if (!this.#breaker.mayTry()) throw new SpeechError('failed', 'circuit_open');
    try {
      const spoken = await speakByModel(config, text);
      this.#breaker.succeeded();
      return spoken;
    } catch (error) {
      this.#breaker.failed();
      throw error;
    }
  }

  /** A call of a model counts with all other AI calls of the day. */
  async #reserve({ schoolId, userId }: SpeechScope): Promise<boolean> {
    const { config, units, clock } = this.#parts;
    const { AI_DAILY_CALLS_PER_SCHOOL: perSchool, AI_DAILY_CALLS_PER_USER: perUser } = config;
    const rows = await units.write(jobInSchool(schoolId), (tx) =>
      tx.query(reserveCall({ schoolId, userId, perSchool, perUser, on: clock.today('UTC') })),
    );
    return rows.length === 2;
  }

  /** Who had something spoken, how it went and how long it took. Never the text. */
  async #record(
    { schoolId, userId }: SpeechScope,
    state: (typeof aiRuns.$inferInsert)['state'],
    durationMs: number,
    errorCode: string | null,
  ): Promise<void> {
    const { config, units } = this.#parts;
    await units.write(jobInSchool(schoolId), async (tx) => {
      await tx.orm.insert(aiRuns).values({
        ...{ id: newId(), schoolId, userId, state, durationMs, errorCode },
        task: 'speak',
        engine: this.engine,
        model: this.engine === 'model' ? (config.TTS_MODEL ?? null) : null,
        promptVersion: SPEECH_VERSION,
      });
    });
  }
}

function stateOf({ reason, code }: SpeechError): (typeof aiRuns.$inferInsert)['state'] {
  if (code === 'circuit_open') return 'circuit_open';
  if (reason === 'over_budget') return 'over_budget';
  return reason === 'busy' ? 'refused' : 'failed';
}
