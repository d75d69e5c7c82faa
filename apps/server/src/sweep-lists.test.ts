import { contract } from '@fieldhouse/contract/contract.ts';
import { ORPCError } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#access/actor.ts';
import { accessOf, openFor } from '#platform/procedure.ts';
import {
  type Facts,
  type ListActor,
  type ListWorld,
  openListWorld,
  readFacts,
} from '#testing/sweep/list-world.ts';
import { LIST_CASES, listOrNothing, WITHOUT_CASE } from '#testing/sweep/lists.ts';

interface Schema {
  readonly _zod?: { readonly def: SchemaDef };
}
interface SchemaDef {
  readonly type: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
}
interface Procedure {
  readonly '~orpc': { readonly meta: Parameters<typeof accessOf>[0]; readonly outputSchema?: Schema };
}

const defOf = (schema: Schema | undefined): SchemaDef | undefined => {
  const def = schema?._zod?.def;
  return def?.innerType ? defOf(def.innerType) : def;
};
/** A list of things: of objects, of whichever kind. */
const isList = (schema: Schema): boolean => {
  const def = defOf(schema);
  return def?.type === 'array' && /^(?:object|union)$/.test(defOf(def.element)?.type ?? '');
};

const procedures = new Map<string, Procedure['~orpc']>(
  Object.entries(contract).flatMap(([feature, all]) =>
    Object.entries(all as unknown as Record<string, Procedure>).map(
      ([name, one]) => [`${feature}.${name}`, one['~orpc']] as const,
    ),
  ),
);
const lists = [...procedures]
  .filter(([, { outputSchema }]) => Object.values(defOf(outputSchema)?.shape ?? {}).some(isList))
  .map(([path]) => path);

let world: ListWorld;
let facts: Facts;
beforeAll(async () => {
  world = await openListWorld();
  facts = await readFacts(world.sweep.world);
});
afterAll(() => world.sweep.world.close());

/** Whoever asks, as this procedure knows them; null: it refuses them before any row is read. */
async function actorOf(path: string, token: string): Promise<Actor | null> {
  const meta = procedures.get(path)?.meta as Parameters<typeof accessOf>[0];
  try {
    return (await openFor(world.sweep.world.services, accessOf(meta), token).read([])).actor;
  } catch (error) {
    if (error instanceof ORPCError) return null;
    throw error;
  }
}

const sorted = (ids: readonly string[]): string[] => [...new Set(ids)].toSorted();

describe('a list of the contract', () => {
  it('has a case, or a reason why not', () => {
    expect([...Object.keys(LIST_CASES), ...Object.keys(WITHOUT_CASE)].toSorted()).toEqual(lists.toSorted());
  });

  it.each(Object.entries(LIST_CASES))(
    'T-01 %s shows everybody all rows that the policy lets them see, and no others',
    async (path, { list, may }) => {
      const seen = new Map<ListActor, number>();
      for (const [name, person] of Object.entries(world.people) as [
        ListActor,
        (typeof world.people)['teacher'],
      ][]) {
        const actor = await actorOf(path, person.token);
        const expected = sorted(actor ? may(facts, actor) : []);
        expect(sorted(await listOrNothing(list(person.client, facts))), `${path} as ${name}`).toEqual(
          expected,
        );
        if (expected.length > 0) seen.set(name, expected.length);
      }
      // A list that nobody finds anything in tells nothing, neither does one that is the same for all.
      expect(seen.size, path).toBeGreaterThan(0);
      expect(seen.size, path).toBeLessThan(Object.keys(world.people).length);
    },
    120_000,
  );
});
