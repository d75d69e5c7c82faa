import type { Access } from '@fieldhouse/contract/base.ts';
import { contract } from '@fieldhouse/contract/contract.ts';
import { accessOf } from '#platform/procedure.ts';
import type { Client, Person, World } from '../world.ts';
import { CASES, type SweepCase } from './cases.ts';

/** Every case with the name of its procedure, in the order of the list. */
export const NAMED_CASES = Object.entries(CASES).flatMap(([feature, procedures]) =>
  Object.entries(procedures).map(([name, one]) => ({
    path: `${feature}.${name}`,
    feature,
    name,
    ...(one as SweepCase<unknown>),
  })),
);
export type NamedCase = (typeof NAMED_CASES)[number];

/** What the contract says about who may call it. */
export function accessIn({ feature, name, path }: NamedCase): Access {
  const procedures = contract[feature as keyof typeof contract] as unknown as Record<
    string,
    { readonly '~orpc': { readonly meta: Parameters<typeof accessOf>[0] } }
  >;
  const procedure = procedures[name];
  if (!procedure) throw new Error(`no procedure ${path}`);
  return accessOf(procedure['~orpc'].meta);
}

const named = process.env.SWEEP_ONLY?.split(',');
/** The cases to try: all of them, or those whose procedures SWEEP_ONLY names, as `npm run drill:policies` does. */
export const TRIED_CASES = NAMED_CASES.filter(({ path }) => !named || named.includes(path));

export interface Outcome {
  /** 'OK', or the code of the refusal. */
  readonly code: string;
  /** The answer, or what the refusal says, as JSON. */
  readonly body: string;
}

/**
 * Calls procedures as people of this world. Each person comes from an address of their own, so that the limiter judges
 * each alone; `cookies` takes what an answer sets.
 */
export function callerOf(world: World) {
  let tries = 0;
  return async (
    one: NamedCase,
    person: Person | null,
    place: number,
    input: unknown,
    cookies: string[] = [],
  ): Promise<Outcome> => {
    tries += 1;
    const address = `198.51.${tries % 200}.${place + 10}`;
    const client = world.clientWith({ token: person?.token ?? null, address, cookies });
    const feature = client[one.feature as keyof Client] as unknown as Record<
      string,
      (input: unknown) => Promise<unknown>
    >;
    try {
      return { code: 'OK', body: JSON.stringify(await whole(await feature[one.name]?.(input))) };
    } catch (error) {
      const { code, message, data } = error as { code?: string; message?: string; data?: unknown };
      return { code: code ?? 'THROWN', body: JSON.stringify({ code, message, data }) };
    }
  };
}

/** What comes part by part is an answer once all of it is there. */
async function whole(answer: unknown): Promise<unknown> {
  if (typeof answer !== 'object' || answer === null || !(Symbol.asyncIterator in answer)) return answer;
  const parts: unknown[] = [];
  for await (const part of answer as AsyncIterable<unknown>) parts.push(part);
  return parts;
}
