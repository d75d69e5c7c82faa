import type { Locale } from '@fieldhouse/contract/people.ts';
import type { Logger } from 'pino';
import type { Database } from '#db/engine.ts';
import { statement, Units } from '#db/unit.ts';
import { AiTasks } from './ai/tasks.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { EventHub } from './events.ts';
import { FileStore } from './files.ts';
import { HtmlCleaner } from './html/cleaner.ts';
import { newId } from './ids.ts';
import { Jobs } from './jobs.ts';
import { Limiter } from './limiter.ts';
import { Mailer } from './mail/mailer.ts';
import { Meetings } from './meetings/meetings.ts';
import { Presence } from './presence.ts';
import { PushSender } from './push/push-sender.ts';
import type { Sql } from './rows.gen.ts';
import type { Services } from './services.ts';
import { createAuth, RESET_MINUTES } from './session.ts';
import { Speech } from './speech/speech.ts';

interface Parts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  /** Migrated already. */
  readonly db: Database;
}

const findLocale = statement<Sql['findLocale'], { userId: string }, { locale: Locale | null }>(
  'select app.locale_of(:userId) as locale',
);

/** Puts the server together on a migrated database. Nothing runs yet. */
export function openServices({ config, clock, log, db }: Parts): Services {
  const units = new Units(db);
  const jobs = new Jobs(db, log, config.ROLE !== 'api');
  const files = new FileStore({ dataDir: config.DATA_DIR, s3: config.s3 });
  const mailer = new Mailer(config, units, jobs, clock);
  const auth = createAuth(config, db, units, {
    async sendReset(user, token) {
      const [settings] = await units.alone(findLocale({ userId: user.id }));
      await mailer.queueAlone(
        `reset-password:${newId()}`,
        { userId: user.id, address: user.email, locale: settings?.locale ?? 'en' },
        'reset-password',
        { link: mailer.link(`/login#type=recovery&token=${token}`), minutes: RESET_MINUTES },
      );
    },
  });
  return {
    config,
    clock,
    log,
    db,
    units,
    jobs,
    events: new EventHub(),
    presence: new Presence(clock.millis),
    mailer,
    push: new PushSender(config),
    meetings: new Meetings(config),
    limiter: new Limiter(units),
    files,
    auth,
    html: new HtmlCleaner(),
    ai: new AiTasks(config, units, clock),
    speech: new Speech({ config, units, clock, files, log }),
  };
}
