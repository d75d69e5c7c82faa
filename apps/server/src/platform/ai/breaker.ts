import type { Clock } from '../clock.ts';

/** Stops asking a provider that keeps failing; after a rest it lets one try through. */
export class Breaker {
  readonly #clock: Clock;
  readonly #failuresAllowed: number;
  readonly #restMs: number;
  #failures = 0;
  #openedAt: number | null = null;

  constructor(clock: Clock, options: { failures: number; restMs: number }) {
    this.#clock = clock;
    this.#failuresAllowed = options.failures;
    this.#restMs = options.restMs;
  }

  /** True when a call may be made now. While resting, one probe per rest. */
  mayTry(): boolean {
    if (this.#openedAt === null) return true;
    if (this.#clock.millis() - this.#openedAt < this.#restMs) return false;
    this.#openedAt = this.#clock.millis();
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#openedAt = null;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= this.#failuresAllowed) this.#openedAt ??= this.#clock.millis();
  }
}
