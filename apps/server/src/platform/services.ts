import type { Logger } from 'pino';
import type { Database } from '../db/engine.ts';
import type { Units } from '../db/unit.ts';
import type { AiTasks } from './ai/tasks.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { EventHub } from './events.ts';
import type { FileStore } from './files.ts';
import type { HtmlCleaner } from './html/cleaner.ts';
import type { Jobs } from './jobs.ts';
import type { Limiter } from './limiter.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Meetings } from './meetings/meetings.ts';
import type { Presence } from './presence.ts';
import type { PushSender } from './push/push-sender.ts';
import type { Auth } from './session.ts';
import type { Speech } from './speech/speech.ts';

/** What the server is made of; tests build their own. */
export interface Services {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly db: Database;
  readonly units: Units;
  readonly jobs: Jobs;
  readonly events: EventHub;
  readonly presence: Presence;
  readonly mailer: Mailer;
  readonly push: PushSender;
  readonly meetings: Meetings;
  readonly limiter: Limiter;
  readonly files: FileStore;
  readonly auth: Auth;
  readonly html: HtmlCleaner;
  readonly ai: AiTasks;
  readonly speech: Speech;
}
