/** A text can't be spoken now. */
export class SpeechError extends Error {
  /** `busy`: too many wait; `over_budget`: the calls of today are used up; `failed`: anything else. */
  readonly reason: 'busy' | 'over_budget' | 'failed';
  /** For the run record; never a text. */
  readonly code: string;

  constructor(reason: SpeechError['reason'], code: string, cause?: unknown) {
    super(`not spoken: ${code}`, { cause });
    this.reason = reason;
    this.code = code;
  }
}
