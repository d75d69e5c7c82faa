import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded, openPostgres } from '#db/engine.ts';
import { loadLibrary } from '#db/library/load.ts';
import { migrate } from '#db/migrate.ts';
import { checkWalls } from '#db/rls/check.ts';
import { awaitDatabase, whyNoStart } from '#db/start.ts';
import { inviteFirstOperator } from '#features/accounts/workflows.ts';
import { keepSoon } from '#features/eligibility/keep-soon.ts';
import { clockFrom } from '#platform/clock.ts';
import { type Config, ConfigError, ownOrigin, readConfig } from '#platform/config.ts';
import { freeStartMemory } from '#platform/free-memory.ts';
import { openLog } from '#platform/log.ts';
import { openServices } from '#platform/open-services.ts';
import { openStartingPage } from '#platform/starting-page.ts';
import { buildApp } from './app.ts';
import { beginDemo, moveDemo, openDemo } from './demo/open.ts';
import { jobHandlers } from './job-handlers.ts';
import { stopInOrder } from './stop.ts';

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));

function fail(sentence: string): never {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function configured(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

async function start(config: Config): Promise<void> {
  const log = openLog(config.LOG_LEVEL);
  // What one request left behind without an answer to it is no reason to end everybody else's.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure that nobody awaited'));
  const clock = clockFrom();
  const page = await openStartingPage(config);
  const { tell } = page;
  tell('opening');
  const db = config.DATABASE_URL
    ? openPostgres({
        url: config.DATABASE_URL,
        directUrl: config.DATABASE_DIRECT_URL,
        ownerUrl: config.DATABASE_OWNER_URL,
        poolSize: config.DATABASE_POOL_SIZE,
        onError: (error) => log.error({ err: error }, 'a notification was not understood'),
      })
    : await openEmbedded({
        dataDir: path.resolve(config.DATA_DIR),
        prepare: () => beginDemo(config, tell),
      });
  await awaitDatabase(db);
  await migrate(db, () => tell('updating'));
  if (config.isDemo) await moveDemo(db, config, clock, tell);
  const services = openServices({ config, clock, log, db });
  await checkWalls(db);
  await loadLibrary(services.units, clock);
  await services.jobs.start();
  await services.events.start(db);
  await services.presence.start(db);

  const demo = config.isDemo ? await openDemo(services, tell) : null;
  tell('last');
  const app = await buildApp(services, config.ROLE === 'worker' ? null : WEB_ROOT);
  await page.close();
  const address = await app.listen({ host: config.HOST, port: config.PORT });
  const { port } = new URL(address);

  let endKeeping = async () => {};
  const stop = stopInOrder(app, services, process.exit, () => endKeeping());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

  say(`\n${config.BRAND_NAME} is ready: ${ownOrigin({ ...config, PORT: Number(port) })}`);
  if (db.kind === 'embedded') {
    say(
      `Embedded database in ${config.DATA_DIR}. It survives the end of this process, not of the machine; set DATABASE_URL for real use.`,
    );
  }
  if (demo) {
    say(`Demo school. Accounts, all with the password ${demo.password}:`);
    for (const account of demo.accounts) say(`  ${account.email.padEnd(44)} ${account.what}`);
  } else {
    const link = await inviteFirstOperator(services);
    if (link)
      say(`No operator exists yet. Create the first one within 24 hours, once, by this link:\n  ${link}`);
  }
  // People first: on the embedded database, jobs that are due at the start would have everybody wait.
  if (config.ROLE !== 'api') {
    await services.jobs.work(jobHandlers(services));
    endKeeping = await keepSoon(services);
  }
  freeStartMemory();
}

const config = configured();
start(config).catch((error: unknown) => {
  const sentence = whyNoStart(error, {
    hasOwner: config.DATABASE_OWNER_URL !== undefined,
    port: config.PORT,
  });
  if (sentence) fail(sentence);
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
