import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { openWorld, type World } from '#testing/world.ts';
import { jobInSchool } from './scopes.ts';
import { positionalStatement } from './unit.ts';

let world: World;
let schoolId: string;

beforeAll(async () => {
  world = await openWorld();
  ({ schoolId } = await world.hasSchool('Unit High'));
});
afterAll(() => world.close());

const divide = positionalStatement<{ quotient: number }>('select 12 / $1::integer as quotient');
const countOf = positionalStatement<{ count: number }>(
  'select count(*)::integer as count from audit_log where entity_id = $1',
);

const write = <Result>(work: Parameters<typeof world.services.units.write<Result>>[1]) =>
  world.services.units.write(jobInSchool(schoolId), work);

const note = (tx: Parameters<typeof recordAudit>[0], entityId: string) =>
  recordAudit(tx, world.services.clock, {
    schoolId,
    actorKind: 'job',
    actorUserId: null,
    action: 'unit.tried',
    entityType: 'unit',
    entityId,
    after: { note: 'kept with the deed' },
  });

const notesOf = (entityId: string) => write(async (tx) => (await tx.query(countOf(entityId)))[0]?.count ?? 0);

const DIVISION_BY_ZERO = expect.objectContaining({ code: '22012' });

it('commits what was sent without waiting, and shows it to the statements behind it', async () => {
  const entityId = newId();
  const seen = await write(async (tx) => {
    note(tx, entityId);
    return (await tx.query(countOf(entityId)))[0]?.count;
  });
  expect(seen).toBe(1);
  expect(await notesOf(entityId)).toBe(1);
});

it('commits nothing where something that nobody waited for failed, and says what that was', async () => {
  const entityId = newId();
  const atTheEnd = write((tx) => {
    note(tx, entityId);
    tx.send(divide(0));
  });
  await expect(atTheEnd).rejects.toEqual(DIVISION_BY_ZERO);
  const before = write(async (tx) => {
    tx.send(divide(0));
    note(tx, entityId);
    // It fails only because the other did.
    await tx.query(divide(3));
  });
  await expect(before).rejects.toEqual(DIVISION_BY_ZERO);
  const byAnother = write(async (tx) => {
    note(tx, entityId);
    tx.follow(tx.execute('select 1 / 0'));
  });
  await expect(byAnother).rejects.toEqual(DIVISION_BY_ZERO);
  expect(await notesOf(entityId)).toBe(0);
});

it('sends nothing more once it was given up', async () => {
  const entityId = newId();
  let late: (() => void) | null = null;
  const givenUp = write((tx) => {
    tx.send(divide(3));
    note(tx, entityId);
    late = () => note(tx, entityId);
    throw new Error('given up');
  });
  await expect(givenUp).rejects.toThrow('given up');
  (late as (() => void) | null)?.();
  expect(await notesOf(entityId)).toBe(0);
});

it('commits nothing where a failure was caught and forgotten', async () => {
  const entityId = newId();
  const forgotten = write(async (tx) => {
    note(tx, entityId);
    await tx.query(divide(0)).catch(() => {});
  });
  await expect(forgotten).rejects.toThrow();
  expect(await notesOf(entityId)).toBe(0);
});

it('asks what leaves with entering as the person who entered, and undoes it where they are refused', async () => {
  const entityId = newId();
  const refused = world.services.units.write(jobInSchool(schoolId), () => {
    throw new Error('refused');
  }, [divide(4), countOf(entityId)]);
  await expect(refused).rejects.toThrow('refused');
  const found = await world.services.units.write(
    jobInSchool(schoolId),
    async (_tx, _actor, first) => await first,
    [divide(4), countOf(entityId)],
  );
  expect(found).toEqual([[{ quotient: 3 }], [{ count: 0 }]]);
  const failed = world.services.units.write(jobInSchool(schoolId), (_tx, _actor, first) => first, [
    divide(0),
  ]);
  await expect(failed).rejects.toEqual(DIVISION_BY_ZERO);
});
