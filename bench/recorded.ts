import { createRouterClient } from '@orpc/server';
import { pino } from 'pino';
import { openPostgres } from '../apps/server/src/db/engine.ts';
import type { Entry, Statement, Units } from '../apps/server/src/db/unit.ts';
import { clockFrom } from '../apps/server/src/platform/clock.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { openServices } from '../apps/server/src/platform/open-services.ts';
import type { RequestContext } from '../apps/server/src/platform/procedure.ts';
import type { Services } from '../apps/server/src/platform/services.ts';
import { router } from '../apps/server/src/router.ts';
import { benchId } from './generate.ts';

export const BENCH_SECRET = 'a-secret-for-the-bench-alone-0123456789';

/** The days of a month's grid around this one, as the month view asks for them. */
function monthAround(today: Date) {
  const day = (offset: number) => new Date(today.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  return { from: day(-20), to: day(21) };
}

/** The reading procedures that are measured, with what each asks for; courses by their number. */
export const READS = {
  dashboard: { path: 'home/student', input: () => ({}) },
  course: { path: 'lessons/course', input: (course: number) => ({ courseId: benchId('c', course) }) },
  assignment: {
    path: 'coursework/get',
    input: (course: number) => ({ assignmentId: benchId('9', course * 20 + 1) }),
  },
  grades: { path: 'gradebook/mine', input: () => ({}) },
  calendar: { path: 'calendar/range', input: () => monthAround(new Date()) },
} as const;

export type ReadName = keyof typeof READS;

export interface Recorded {
  readonly entry: Entry;
  readonly statements: readonly Statement<unknown>[];
}

/** The server's parts on a database, without HTTP. */
export function benchServices(url: string, poolSize: number): Services {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    APP_SECRET: BENCH_SECRET,
    DATA_DIR: '.cache/bench/files',
    LOG_LEVEL: 'silent',
  });
  return openServices({
    config,
    clock: clockFrom(),
    log: pino({ level: 'silent' }),
    db: openPostgres({ url, poolSize }),
  });
}

/** What a procedure sends to the database for one person: recorded by calling it once. */
export async function recordReads(
  services: Services,
  name: ReadName,
  token: string,
  course: number,
): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const units = new Proxy(services.units, {
    get(target, key, receiver) {
      if (key !== 'read') return Reflect.get(target, key, receiver) as unknown;
      return (entry: Entry, statements: readonly Statement<unknown>[]) => {
        recorded.push({ entry, statements });
        return target.read(entry, statements);
      };
    },
  }) as Units;
  const context: RequestContext = {
    services: { ...services, units },
    requestId: 'bench',
    clientAddress: '127.0.0.1',
    userAgent: '',
    sessionToken: token,
    cookieHeader: '',
    setCookie: () => {},
  };
  let procedure: unknown = createRouterClient(router, { context });
  for (const part of READS[name].path.split('/')) procedure = (procedure as Record<string, unknown>)[part];
  await (procedure as (input: unknown) => Promise<unknown>)(READS[name].input(course));
  return recorded;
}
