import { createRouterClient } from '@orpc/server';
import type { Entry, Statement, Transaction, Units } from '#db/unit.ts';
import type { RequestContext } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { router } from '../../router.ts';
import { benchId } from './generate.ts';

/** The days of a month's grid around this one, as the month view asks for them. */
function monthAround(today: Date) {
  const day = (offset: number) => new Date(today.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  return { from: day(-20), to: day(21) };
}

/** The reading procedures of students' pages, with what each asks for; courses by their number. */
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

/** A statement with what it cost, as the only row of an answer in JSON. It is done, too. */
export const explained = (text: string): string =>
  `explain (analyze, buffers, timing off, format json) ${text}`;

/** @param rows the answer to `explained`. */
export function buffersIn(rows: readonly unknown[]): number {
  const [row] = rows as readonly { 'QUERY PLAN': readonly { Plan: Record<string, number> }[] }[];
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
}

export interface Recorded {
  readonly entry: Entry;
  readonly statements: readonly Statement<unknown>[];
}

/** What an object has itself, its methods bound to it: those of a proxy would miss its private fields. */
function ownOf<Target extends object>(target: Target, key: PropertyKey): unknown {
  const own: unknown = Reflect.get(target, key, target);
  return typeof own === 'function' ? own.bind(target) : own;
}

/** What a procedure reads from the database for one person: recorded by calling it once. */
export async function recordReads(
  services: Services,
  { path, input }: { readonly path: string; readonly input: unknown },
  token: string,
): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const units = new Proxy(services.units, {
    get(target, key) {
      if (key !== 'read') return ownOf(target, key);
      return (entry: Entry, statements: readonly Statement<unknown>[]) => {
        recorded.push({ entry, statements });
        return target.read(entry, statements);
      };
    },
  }) as Units;
  await callAs(token, { ...services, units }, { path, input });
  return recorded;
}

interface Call {
  readonly path: string;
  readonly input: unknown;
}

async function callAs(token: string, services: Services, { path, input }: Call): Promise<unknown> {
  const context: RequestContext = {
    services,
    requestId: 'recorded',
    clientAddress: '127.0.0.1',
    userAgent: '',
    sessionToken: token,
    cookieHeader: '',
    setCookie: () => {},
  };
  let procedure: unknown = createRouterClient(router, { context });
  for (const part of path.split('/')) procedure = (procedure as Record<string, unknown>)[part];
  return await (procedure as (input: unknown) => Promise<unknown>)(input);
}

const TAKEN_BACK = new Error('looked at, and taken back');

/**
 * Buffers that each statement of a writing procedure costs, by its text: it is explained where it is asked, taken back,
 * and asked. A transaction that ends with an answer is taken back as a whole.
 */
export async function recordWrites(
  services: Services,
  call: Call,
  token: string,
): Promise<Map<string, number>> {
  const buffers = new Map<string, number>();
  let tail: Promise<unknown> = Promise.resolve();
  const watched = (tx: Transaction): Transaction => {
    /** One after the other: what is taken back would take others with it. */
    const inTurn = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
      const turn = tail.then(ask);
      tail = turn.catch(() => {});
      return turn;
    };
    const query = <Row>(one: Statement<Row>): Promise<Row[]> =>
      inTurn(async () => {
        await tx.execute('savepoint looked');
        for (let look = 0; look < 2; look += 1) {
          const { rows } = await tx.execute(explained(one.text), [...one.values]);
          buffers.set(one.text, buffersIn(rows));
          await tx.execute('rollback to savepoint looked');
        }
        return await tx.query(one);
      });
    const execute: Transaction['execute'] = (text, values) => inTurn(() => tx.execute(text, values));
    return new Proxy(tx, {
      get(target, key) {
        if (key === 'query') return query;
        if (key === 'execute') return execute;
        if (key === 'send') return (one: Statement<unknown>) => target.follow(query(one));
        return ownOf(target, key);
      },
    });
  };
  const units = new Proxy(services.units, {
    get(target, key) {
      if (key !== 'write') return ownOf(target, key);
      const write: Units['write'] = (entry, work, first) =>
        target.write(entry, async (tx, actor) => {
          const one = watched(tx);
          const rows = Promise.all((first ?? []).map((statement) => one.query(statement)));
          const result = await work(one, actor, rows as never);
          // What nobody waited for belongs to the transaction.
          await tail;
          if (result) throw TAKEN_BACK;
          return result;
        });
      return write;
    },
  }) as Units;
  await callAs(token, { ...services, units }, call).catch((error: unknown) => {
    if (error !== TAKEN_BACK && (error as { cause?: unknown }).cause !== TAKEN_BACK) throw error;
  });
  return buffers;
}
