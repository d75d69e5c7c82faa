import { writeFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/engine.ts';
import { openTestDatabase } from '#testing/database.ts';
import {
  DEEDS,
  type Expected,
  linesOf,
  pack,
  reached,
  readExpected,
  unpack,
} from '#testing/rows/expected.ts';
import {
  askDoors,
  type Doors,
  probe,
  ROW_ACTORS,
  type RowActorName,
  type RowsOfTable,
} from '#testing/rows/matrix.ts';
import { plant } from '#testing/rows/planted.ts';

let db: Database;
let client: pg.PoolClient;
let found: Record<string, RowsOfTable>;
let doors: readonly Doors[];
let expected: Expected;

beforeAll(async () => {
  db = await openTestDatabase();
  client = await db.pool.connect();
  await client.query('set role none');
  doors = await askDoors(client);
  found = {};
  for (const table of await plant(client)) found[table.table] = await probe(client, table);
  // Written by `npm run drill:policies -- accept`; each line that it changes is to be read.
  if (process.env.ACCEPT_ROWS) {
    writeFileSync(new URL('expected-rows.json', import.meta.url), pack(found, doors));
  }
  expected = readExpected();
});
afterAll(async () => {
  client.release();
  await db.close();
});

it('T-02 lets every role read and write exactly the rows that are expected, in every table', () => {
  const lines = Object.fromEntries(Object.entries(found).map(([table, rows]) => [table, linesOf(rows)]));
  expect(lines).toEqual(unpack(expected));
  const probes = Object.values(found).flatMap((rows) => Object.values(rows).flatMap(Object.values)).length;
  process.stdout.write(`T-02: ${probes} row probes in ${Object.keys(found).length} tables\n`);
});

it('T-07 opens exactly the expected functions, schemas, job tables and roles', () => {
  expect(doors).toEqual(expected.doors);
});

/** What follows is written by hand, so that a list accepted by mistake can't hide the worst. */
const IN_SCHOOL_A = [
  'member',
  'schoolAdmin',
  'classmate',
  'provisional',
  'memberWithFlag',
  'nobody',
] as const satisfies RowActorName[];
const everyDeed = (rows: RowsOfTable, actor: RowActorName): string[] =>
  DEEDS.flatMap((deed) => reached(rows, actor, deed));

it('T-02 gives nobody of one school a row of another, by any deed in any table', () => {
  const crossed = Object.entries(found).flatMap(([table, rows]) =>
    IN_SCHOOL_A.filter((actor) => everyDeed(rows, actor).some((whose) => whose.startsWith('foreign'))).map(
      (actor) => `${actor} in ${table}`,
    ),
  );
  expect(crossed).toEqual([]);
});

it('T-02 gives nobody who has not signed in a row of anyone, but the library to read', () => {
  const seen = Object.entries(found).flatMap(([table, rows]) => {
    const other = DEEDS.filter((deed) => deed !== 'select' && deed !== 'insert');
    const changed = other.flatMap((deed) => reached(rows, 'nobody', deed));
    return [...changed, ...reached(rows, 'nobody', 'select').filter((whose) => whose !== 'library')].map(
      (whose) => `${whose} of ${table}`,
    );
  });
  expect(seen).toEqual([]);
});

it('T-03 keeps what belongs to one person from everyone else of the school', () => {
  const own = [
    'notifications',
    'feed_tokens',
    'user_settings',
    'push_subscriptions',
    'data_exports',
    'payments',
  ];
  for (const table of own) {
    for (const actor of ['schoolAdmin', 'classmate'] as const) {
      expect(everyDeed(found[table] as RowsOfTable, actor), `${actor} in ${table}`).not.toContain('own');
    }
  }
  for (const table of ['conversations', 'conversation_members', 'messages', 'message_files']) {
    expect(everyDeed(found[table] as RowsOfTable, 'classmate'), table).toEqual([]);
  }
});

it('T-03 hides people and talk from provisional members, but for their own rows', () => {
  const hidden = [
    'school_memberships',
    'student_profiles',
    'guardian_links',
    'discussions',
    'course_teachers',
  ];
  for (const table of [...hidden, 'messages', 'profiles']) {
    expect(reached(found[table] as RowsOfTable, 'provisional', 'select'), table).not.toContain('mate');
  }
});

it('T-07 lets no role but the eraser change or delete the audit log, and none but jobs read the salts', () => {
  const changing = Object.entries(ROW_ACTORS).flatMap(([actor]) =>
    (['update', 'delete', 'move'] as const)
      .filter((deed) => reached(found.audit_log as RowsOfTable, actor as RowActorName, deed).length > 0)
      .map(() => actor),
  );
  expect([...new Set(changing)]).toEqual(['eraser']);
  const salts = (Object.keys(ROW_ACTORS) as RowActorName[]).filter(
    (actor) => reached(found.audit_salts as RowsOfTable, actor, 'select').length > 0,
  );
  expect(salts).toEqual(['jobs', 'jobsInSchool', 'jobsNowhere', 'eraser']);
});

it('T-07 shows operators no grade, no work and no talk', () => {
  const hidden = [
    ...['grades', 'grade_events', 'grade_inquiries', 'ai_proposals', 'drafts', 'submission_attempts'],
    ...['files', 'conversations', 'messages', 'message_reports', 'discussions', 'discussion_reports'],
  ];
  for (const table of hidden) {
    for (const actor of ['operator', 'operatorInSchool', 'operatorNowhere'] as const) {
      expect(everyDeed(found[table] as RowsOfTable, actor), `${actor} in ${table}`).toEqual([]);
    }
  }
});

it('T-07 gives sign-in nothing beyond its tables, and the public role no row at all', () => {
  const tables = (actor: RowActorName) =>
    Object.keys(found).filter((table) => everyDeed(found[table] as RowsOfTable, actor).length > 0);
  expect(tables('public')).toEqual([]);
  expect(tables('login')).toEqual([
    ...['auth_accounts', 'auth_passkeys', 'auth_sessions', 'auth_two_factors', 'auth_verifications'],
    ...['operator_invitations', 'sign_ups', 'users'],
  ]);
});
