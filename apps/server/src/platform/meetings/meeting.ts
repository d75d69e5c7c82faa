/** A class as a provider is told of it. */
export interface MeetingPlan {
  /** Makes asking twice harmless. */
  readonly sessionId: string;
  readonly title: string;
  readonly description: string;
  /** ISO instant. */
  readonly startsAt: string;
  readonly durationMinutes: number;
  readonly timeZone: string;
}

export interface Meeting {
  /** Null: the provider is still making it. */
  readonly url: string | null;
  readonly eventId: string;
}

/** Why a provider didn't do it; `isFinal` says that asking again won't help. */
export class MeetingError extends Error {
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean, cause?: unknown) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}
