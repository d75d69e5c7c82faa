import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { FileStore } from '../files.ts';
import { packSpoken, type SpokenAudio, unpackSpoken } from './spoken-audio.ts';

const FOLDER = 'speech';
const HOUR_MS = 3_600_000;

interface Bounds {
  /** What is older is made anew when somebody asks. */
  readonly maxAgeMs: number;
  /** Beyond this the oldest go. */
  readonly maxBytes: number;
  readonly sweepEveryMs: number;
  /** Written since the last sweep: so much asks for the next one, whatever the time. */
  readonly sweepEveryBytes: number;
}

const DEFAULTS: Bounds = {
  maxAgeMs: 30 * 24 * HOUR_MS,
  maxBytes: 1024 ** 3,
  sweepEveryMs: HOUR_MS,
  sweepEveryBytes: 128 * 1024 ** 2,
};

/** What was spoken once, so that a class that listens to one lesson costs one synthesis. */
export class SpeechCache {
  readonly #files: FileStore;
  readonly #clock: Clock;
  readonly #bounds: Bounds;
  #sweptAtMs = 0;
  #writtenBytes = 0;

  constructor(files: FileStore, clock: Clock, bounds: Partial<Bounds> = {}) {
    this.#files = files;
    this.#clock = clock;
    this.#bounds = { ...DEFAULTS, ...bounds };
  }

  /** The place of a text under a voice. It can't be read back into the text. */
  keyOf(voice: string, text: string): string {
    const hash = createHash('sha256')
      .update(JSON.stringify([voice, text]))
      .digest('hex');
    return `${FOLDER}/${hash.slice(0, 2)}/${hash}`;
  }

  async find(key: string): Promise<SpokenAudio | null> {
    const bytes = await this.#files.get(key).catch(() => null);
    return bytes && unpackSpoken(bytes);
  }

  async keep(key: string, spoken: SpokenAudio): Promise<void> {
    const bytes = packSpoken(spoken);
    await this.#files.put(key, bytes);
    this.#writtenBytes += bytes.length;
    const isDue =
      this.#clock.millis() - this.#sweptAtMs >= this.#bounds.sweepEveryMs ||
      this.#writtenBytes >= this.#bounds.sweepEveryBytes;
    if (isDue) await this.sweep();
  }

  /** Removes what is too old, and the oldest of what is too much. */
  async sweep(): Promise<void> {
    this.#sweptAtMs = this.#clock.millis();
    this.#writtenBytes = 0;
    const newestFirst = (await this.#files.list(FOLDER)).sort((a, b) => b.changedAtMs - a.changedAtMs);
    let kept = 0;
    for (const { key, sizeBytes, changedAtMs } of newestFirst) {
      kept += sizeBytes;
      const isOld = this.#sweptAtMs - changedAtMs > this.#bounds.maxAgeMs;
      // Another process may have swept the same file.
      if (isOld || kept > this.#bounds.maxBytes) await this.#files.delete(key).catch(() => {});
    }
  }
}
