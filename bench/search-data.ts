import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientBase } from 'pg';
import { openPostgres } from '../apps/server/src/db/engine.ts';
import { LIBRARY } from '../apps/server/src/db/library/courses.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { currentMark } from '../apps/server/src/platform/html/stored.ts';
import { benchId, generate, LARGE, type Scale } from '../apps/server/src/testing/plans/generate.ts';
import { type PostgresServer, startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { dataHash, onDatabase, SETTINGS, withDatabase } from './postgres.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, '.cache', 'bench-search');

/** 100,000 students, 5,000 courses, 200,000 lessons, 100,000 assignments; nobody has handed anything in. */
export const SEARCHED: Scale = { ...LARGE, lessonsPerCourse: 40, worksPerCourse: 0 };
/** The session of somebody who runs the first school, with its hundred courses. */
export const ADMIN_TOKEN = 'bench-admin-00000000-abcdefgh';

/** Sentences of each lesson; about 250 words. */
const SENTENCES = 15;

const lessonTexts = LIBRARY.flatMap((course) => course.modules.flatMap((module) => module.lessons)).map(
  (lesson) =>
    lesson.mainContent
      .replace(/<svg.*?<\/svg>/gs, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&\w+;/g, ' ')
      .replace(/\s+/g, ' '),
);
/** As people write them, so that common words are common and rare ones rare. */
const sentences = lessonTexts
  .flatMap((text) => text.split(/(?<=[.!?]) /))
  .filter((sentence) => sentence.length > 30 && sentence.length < 300);
/** What titles are made of. */
export const TITLE_WORDS: readonly string[] = [
  ...new Set(lessonTexts.flatMap((text) => text.toLowerCase().match(/\b[a-z]{5,14}\b/g) ?? [])),
].sort();

/** PostgreSQL with those texts and their index, kept between runs until the schema or a generator changes. */
export async function openSearchServer(
  say: (text: string) => void,
): Promise<PostgresServer & { readonly searched: string }> {
  mkdirSync(folder, { recursive: true });
  const stamp = path.join(folder, 'made-from');
  const wanted = createHash('sha256').update(dataHash()).update(indexHash()).digest('hex');
  const isKept = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (!isKept) rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'pg'), { recursive: true });
  const server = await startPostgres({ dataDir: path.join(folder, 'pg'), settings: SETTINGS });
  const url = withDatabase(server.url, 'searched');
  if (!isKept) await onDatabase(server.url, (client) => client.query('create database searched'));
  const db = openPostgres({ url, poolSize: 2 });
  await migrate(db);
  await db.close();
  if (!isKept) {
    say('Making 5,000 courses with 200,000 lessons to search in, once:');
    await onDatabase(url, (client) => makeTexts(client, say));
    writeFileSync(stamp, wanted);
  }
  return { ...server, searched: url };
}

/** What decides how entries are made; the way of looking may change without making them anew. */
function indexHash(): string {
  const sql = readFileSync(path.join(root, 'apps/server/src/db/rls/search.sql'), 'utf8');
  return createHash('sha256')
    .update(sql.slice(0, sql.indexOf('-- What the person who acts may find')))
    .update(readFileSync(path.join(root, 'apps/server/src/db/rls/search-triggers.sql')))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex');
}

/** A word of a title, or a sentence of a text: which one, follows from a number and its place. */
const pick = (kind: 'words' | 'sentences', number: string, place: string) =>
  `(select text from ${kind} where id = abs(hashtextextended((${number})::text, ${place}) % ${kind === 'words' ? TITLE_WORDS.length : sentences.length}))`;

const titleOf = (number: string) =>
  `initcap(${pick('words', number, '1')}) || ' ' || ${pick('words', number, '2')} || ' ' || ${pick('words', number, '3')}`;

const prose = (number: string, count: number) =>
  `(select string_agg(${pick('sentences', number, 'part')}, ' ') from generate_series(1, ${count}) part)`;

async function makeTexts(client: ClientBase, say: (text: string) => void): Promise<void> {
  await generate(client, SEARCHED, 'no-password', say);
  const timed = async (what: string, sql: string, values: unknown[] = []) => {
    const began = performance.now();
    await client.query(sql, values);
    say(`  ${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  };
  await client.query('set session_replication_role = replica');
  for (const [kind, texts] of [
    ['words', TITLE_WORDS],
    ['sentences', sentences],
  ] as const) {
    await client.query(`create temp table ${kind} (id integer primary key, text text not null)`);
    await client.query(
      `insert into ${kind} select place - 1, text from unnest($1::text[]) with ordinality as given(text, place)`,
      [texts],
    );
    await client.query(`analyze ${kind}`);
  }
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'search_entries' and indexdef like '%USING gin%'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  for (const table of ['courses', 'lessons', 'assignments']) {
    await client.query(`alter table ${table} enable always trigger ${table}_search`);
  }
  const number = "('x' || right(thing.id::text, 12))::bit(48)::bigint";
  await timed(
    'courses',
    `update courses thing set title = ${titleOf(`${number} + 7000000`)}, description = ${prose(`${number} + 7000000`, 2)}
     where school_id is not null`,
  );
  await timed(
    'assignments',
    `update assignments thing set title = ${titleOf(`${number} + 8000000`)}, description = ${prose(`${number} + 8000000`, 3)}
     where school_id is not null`,
  );
  await timed(
    'lessons',
    `update lessons thing set title = ${titleOf(number)},
       content = jsonb_set(content, '{mainContent}', to_jsonb('${currentMark('lesson')}<p>' || ${prose(number, SENTENCES)} || '</p>'))
     where school_id is not null`,
  );
  for (const { name, definition } of rows) await timed(name, definition);
  for (const table of ['courses', 'lessons', 'assignments']) {
    await client.query(`alter table ${table} enable trigger ${table}_search`);
  }
  const admin = benchId('2', 900_000);
  for (const sql of [
    `insert into users (id, name, email, email_verified, two_factor_enabled)
     values ('${admin}', 'Bench Admin', 'admin@bench.test', true, true)`,
    `insert into profiles (id, given_name, family_name) values ('${admin}', 'Bench', 'Admin')`,
    `insert into school_memberships (school_id, id, user_id, role, status, source, decided_at, display_name, sort_name)
     values ('${benchId('a', 0)}', '${benchId('6', 900_000)}', '${admin}', 'school_admin', 'active', 'import', now(), 'Bench Admin', 'Admin, Bench')`,
    `insert into auth_sessions (id, token, user_id, expires_at)
     values ('${benchId('4', 900_000)}', '${ADMIN_TOKEN}', '${admin}', now() + interval '5 years')`,
  ]) {
    await client.query(sql);
  }
  await client.query('set session_replication_role = origin');
  await timed('vacuum', 'vacuum analyze');
}
