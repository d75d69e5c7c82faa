import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '#db/engine.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { sealAudit } from '#platform/seal-audit.ts';
import type { Services } from '#platform/services.ts';
import { hashPassword } from '#platform/session.ts';
import type { StartStep } from '#platform/starting-page.ts';
import { DEMO_DOMAIN, demoEmail, TIME_ZONE } from './cast.ts';
import { clearSchool, findPrepared, unpackSchool } from './prepared.ts';

export interface Demo {
  readonly password: string;
  readonly accounts: readonly { readonly email: string; readonly what: string }[];
}

const ACCOUNTS = [
  { key: 'student', what: 'a student of grade 9' },
  { key: 'teacher', what: 'teaches English 9 and Algebra I' },
  { key: 'parent', what: "the student's parent" },
  { key: 'homeschool', what: 'a homeschool parent' },
  { key: 'schooladmin', what: 'runs the school' },
  { key: 'operator', what: 'runs the platform' },
];

/** Lies in the data folder until its demo is whole; says the day of the prepared school, or nothing. */
const markOf = (dataDir: string) => path.join(dataDir, 'demo-unfinished');

/**
 * Puts the prepared school into a data folder that is new, or whose demo a start before this one didn't finish. Called
 * with the folder held, before its database opens. Without a prepared school of these sources the folder stays empty.
 */
export function beginDemo(config: Config, tell: (step: StartStep) => void): void {
  const dataDir = path.resolve(config.DATA_DIR);
  const mark = markOf(dataDir);
  // Whoever goes on without the demo keeps what is there.
  if (!config.isDemo) {
    rmSync(mark, { force: true });
    return;
  }
  if (existsSync(mark)) clearSchool(dataDir);
  else if (existsSync(path.join(dataDir, 'db'))) return;
  mkdirSync(dataDir, { recursive: true });
  // Files of the prepared school are files of this machine.
  const prepared = config.s3 ? null : findPrepared();
  writeFileSync(mark, prepared?.playedOn ?? '');
  if (!prepared) return;
  tell('unpacking');
  unpackSchool(dataDir);
}

/** The day on which the school in the data folder was played; null: it isn't a prepared one, or it is finished. */
function unfinishedSince(dataDir: string): string | null {
  const mark = markOf(path.resolve(dataDir));
  return (existsSync(mark) && readFileSync(mark, 'utf8')) || null;
}

/** Moves a school that was just unpacked to today. As the owner of the tables, before the pool opens. */
export async function moveDemo(
  db: Database,
  config: Config,
  clock: Clock,
  tell: (step: StartStep) => void,
): Promise<void> {
  const from = unfinishedSince(config.DATA_DIR);
  if (from === null) return;
  tell('moving');
  const { moveSchool } = await import('./move.ts');
  const to = clock.today(TIME_ZONE);
  await moveSchool(db, { from, to, now: clock.millis(), secret: config.APP_SECRET });
}

/** Makes the demo school where there is none yet, and gives its accounts the password of this start. */
export async function openDemo(services: Services, tell: (step: StartStep) => void): Promise<Demo> {
  const { config, db } = services;
  const found = await db.pool.query('select 1 from users where email = $1', [demoEmail('operator')]);
  // The school with its courses is large, and made once.
  if (found.rowCount === 0) {
    tell('playing');
    await (await import('./school.ts')).createDemoSchool(services);
  } else if (unfinishedSince(config.DATA_DIR) !== null) {
    const [{ playCalendar }, { findStage }] = await Promise.all([
      import('./calendar.ts'),
      import('./stage.ts'),
    ]);
    await playCalendar(services, await findStage(services));
    // In their order: the job for recent rows would put what was just played before what was played ahead.
    await sealAudit(services, 'all');
  }
  rmSync(markOf(path.resolve(config.DATA_DIR)), { force: true });
  const password = config.DEMO_PASSWORD ?? randomBytes(9).toString('base64url');
  const hash = await hashPassword(password);
  await db.pool.query(
    `update auth_accounts a set password = $1 from users u where u.id = a.user_id and u.email like $2`,
    [hash, `%@${DEMO_DOMAIN}`],
  );
  return { password, accounts: ACCOUNTS.map(({ key, what }) => ({ email: demoEmail(key), what })) };
}
