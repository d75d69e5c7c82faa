import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/engine.ts';
import { migrate } from '#db/migrate.ts';
import { checkWalls } from '#db/rls/check.ts';
import { browserIn } from '#testing/browser.ts';
import { openDumped } from '#testing/database.ts';
import { openWorld, type World } from '#testing/world.ts';

/** The demo school on the first release whose databases are brought along, with rows in every table. */
const dump = brotliDecompressSync(readFileSync(new URL('release-1.sql.br', import.meta.url))).toString();

/** Tables whose rows a later migration or the new release itself changes in number, each with the reason. */
const RECOUNTED: Readonly<Record<string, string>> = {};

let db: Database;
let world: World;
let before: Map<string, number>;
let origins: { id: string; source_course_id: string | null; content_origin_id: string }[];

const countRows = (database: Database): Promise<Map<string, number>> =>
  database.asOwner(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
    );
    const counts = new Map<string, number>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ n: number }>(`select count(*)::integer as n from public.${name}`);
      counts.set(name, rows[0]?.n ?? 0);
    }
    return counts;
  });

beforeAll(async () => {
  db = await openDumped(dump);
  before = await countRows(db);
  await migrate(db);
  origins = await db.asOwner(
    async (client) =>
      (await client.query('select id, source_course_id, content_origin_id from public.courses')).rows,
  );
});
afterAll(() => world.close());

it('has something to lose in every table of the release', () => {
  expect([...before].flatMap(([table, rows]) => (rows === 0 ? [table] : []))).toEqual([]);
  expect(before.size).toBeGreaterThan(90);
});

it('R-01 keeps every row of a filled database of the first release, and puts its protection in place', async () => {
  const after = await countRows(db);
  const changed = [...before].filter(([table, rows]) => !(table in RECOUNTED) && after.get(table) !== rows);
  expect(changed).toEqual([]);
  await checkWalls(db);
});

it('P24: gives each old course the origin that its chain of sources ends in', () => {
  const sourceOf = new Map(origins.map((row) => [row.id, row.source_course_id]));
  const originOf = (id: string): string => {
    const source = sourceOf.get(id);
    return source ? originOf(source) : id;
  };
  expect(origins.filter((row) => row.source_course_id !== null).length).toBeGreaterThan(0);
  for (const row of origins) expect(row.content_origin_id).toBe(originOf(row.id));
});

it('lets a person of the old database sign in and read their grades', async () => {
  world = await openWorld({}, db);
  const page = browserIn(world);
  await page.client().accounts.signIn({ email: 'student@demo.fieldhouse.test', password: 'correct-horse-9' });
  const { courses } = await page.client().gradebook.mine({});
  expect(courses.length).toBeGreaterThan(2);
  expect(courses.reduce((sum, course) => sum + course.gradedCount, 0)).toBeGreaterThan(10);
});
