import { createRouterClient } from '@orpc/server';
import type { Entry, Statement, Units } from '#db/unit.ts';
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

export interface Recorded {
  readonly entry: Entry;
  readonly statements: readonly Statement<unknown>[];
}

/** What a procedure reads from the database for one person: recorded by calling it once. */
export async function recordReads(
  services: Services,
  { path, input }: { readonly path: string; readonly input: unknown },
  token: string,
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
    requestId: 'recorded',
    clientAddress: '127.0.0.1',
    userAgent: '',
    sessionToken: token,
    cookieHeader: '',
    setCookie: () => {},
  };
  let procedure: unknown = createRouterClient(router, { context });
  for (const part of path.split('/')) procedure = (procedure as Record<string, unknown>)[part];
  await (procedure as (input: unknown) => Promise<unknown>)(input);
  return recorded;
}
