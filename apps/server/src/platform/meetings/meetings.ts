import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { type Google, openGoogle } from './google.ts';

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
