import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/engine.ts';
import { openTestDatabase } from '#testing/database.ts';
import { TABLE_RULES } from './policies.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const rowsOf = async <Row extends object>(sql: string): Promise<Row[]> =>
  (await db.pool.query<Row>(sql)).rows;

/** Columns that hold the id of a person though no foreign key says so. */
const NAMES_SOMEBODY = "'(^|_)(by|user_id|student_id|reporter|reporter_id)$'";

it('L-03 says of each column that names a person what deletion does with it', async () => {
  const columns = await rowsOf<{ table: string; column: string }>(`
    select c.relname as "table", a.attname as "column"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (
      (a.atttypid = 'uuid'::regtype and a.attname ~ ${NAMES_SOMEBODY})
      or exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)
        and (k.confrelid = 'users'::regclass or (k.confrelid = 'student_profiles'::regclass and a.attname <> 'school_id'))))
    order by 1, 2`);
  expect(columns.length).toBeGreaterThan(90);
  const uncovered = columns.filter(({ table, column }) => !(column in (TABLE_RULES[table]?.people ?? {})));
  expect(uncovered).toEqual([]);
});

it('names no column that is not there', async () => {
  const columns = await rowsOf<{ key: string }>(
    "select table_name || '.' || column_name as key from (select c.relname as table_name, a.attname as column_name from pg_class c join pg_attribute a on a.attrelid = c.oid where c.relnamespace = 'public'::regnamespace) x",
  );
  const known = new Set(columns.map(({ key }) => key));
  const named = Object.entries(TABLE_RULES).flatMap(([table, { people }]) =>
    Object.entries(people).flatMap(([column, deed]) => [
      `${table}.${column}`,
      ...(deed.do === 'anonymize' ? Object.keys(deed.set).map((one) => `${table}.${one}`) : []),
    ]),
  );
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});

it('names parents before what points to them, so that erasing goes from the children up', async () => {
  const keys = await rowsOf<{ child: string; parent: string }>(`
    select distinct c.relname as child, p.relname as parent from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.oid <> p.oid`);
  const order = Object.keys(TABLE_RULES);
  const erased = (table: string) => {
    const rule = TABLE_RULES[table];
    return (
      rule !== undefined &&
      ('since' in rule.retention || Object.values(rule.people).some((deed) => deed.do === 'delete'))
    );
  };
  const wrong = keys.filter(
    ({ child, parent }) => erased(parent) && order.indexOf(child) < order.indexOf(parent),
  );
  expect(wrong).toEqual([]);
});

it('deletes nothing that others of the rule keep: a row goes as a whole or stays', () => {
  const torn = Object.entries(TABLE_RULES).filter(([, { people }]) => {
    const deeds = Object.values(people).map((deed) => deed.do);
    return deeds.includes('delete') && deeds.includes('anonymize');
  });
  expect(torn.map(([table]) => table)).toEqual([]);
});
