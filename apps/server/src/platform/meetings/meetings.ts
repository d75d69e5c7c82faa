import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { type Google, openGoogle } from './google.ts';

export type MeetingPlatform = 'google_meet' | 'jitsi' | 'link';

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

/** Rooms for live classes: Google Meet where a service account is set, else a Jitsi room that needs no account. */
export class Meetings {
  readonly #jitsi: string;
  readonly google: Google | null;

  constructor(config: Config) {
    this.#jitsi = config.JITSI_URL.replace(/\/+$/, '');
    this.google = openGoogle(config);
  }

  /** What a class gets unless its teacher chooses otherwise. */
  get usual(): 'google_meet' | 'jitsi' {
    return this.google ? 'google_meet' : 'jitsi';
  }

  /** The address of a new room; its name can't be guessed. */
  jitsiRoom(): string {
    return `${this.#jitsi}/fieldhouse-${randomBytes(12).toString('hex')}`;
  }
}
