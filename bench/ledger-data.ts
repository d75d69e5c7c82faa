import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientBase } from 'pg';
import { openPostgres } from '../apps/server/src/db/engine.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { generate, type Scale } from '../apps/server/src/testing/plans/generate.ts';
import { type PostgresServer, startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { dataHash, onDatabase, SETTINGS, withDatabase } from './postgres.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, '.cache', 'bench-ledgers');

/** Students of five schools who all have a ledger. */
export const LEDGERS: Scale = {
  students: 10_000,
  schools: 5,
  courses: 300,
  load: 6,
  assignmentsPerCourse: 4,
  lessonsPerCourse: 8,
  worksPerCourse: 2,
};
/** Rows of a record: those that run, and those from another school. */
const CREDITS = 18;
export const ROWS = LEDGERS.load + CREDITS;

/** PostgreSQL with those students, kept between runs until the schema or the generator changes; its address. */
export async function openLedgerServer(
  say: (text: string) => void,
): Promise<PostgresServer & { readonly ledgers: string }> {
  mkdirSync(folder, { recursive: true });
  const stamp = path.join(folder, 'made-from');
  const wanted = createHash('sha256')
    .update(dataHash())
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex');
  const isKept = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (!isKept) rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'pg'), { recursive: true });
  const server = await startPostgres({ dataDir: path.join(folder, 'pg'), settings: SETTINGS });
  const url = withDatabase(server.url, 'ledgers');
  if (!isKept) {
    await onDatabase(server.url, (client) => client.query('create database ledgers'));
    const db = openPostgres({ url, poolSize: 2 });
    await migrate(db);
    await db.close();
    say(`Making ${LEDGERS.students} students with records of ${ROWS} courses, once:`);
    await onDatabase(url, (client) => makeRecords(client, say));
    writeFileSync(stamp, wanted);
  }
  // Jobs that a server without a worker left behind would hold up what is measured next.
  await onDatabase(url, (client) => client.query('delete from pgboss.job'));
  return { ...server, ledgers: url };
}

async function makeRecords(client: ClientBase, say: (text: string) => void): Promise<void> {
  await generate(client, LEDGERS, 'no-password', say);
  await client.query('set session_replication_role = replica');
  for (const sql of [
    `create temp table areas as select * from unnest(
       array['english', 'english', 'english', 'math', 'math', 'math', 'science', 'science', 'social_science', 'social_science', 'world_language', 'world_language'])
       with ordinality as a (area, n)`,
    `insert into academic_years (school_id, id, label, starts_on, ends_on)
     select id, gen_random_uuid(), y || '-' || y + 1, make_date(y, 8, 20), make_date(y + 1, 6, 5)
     from schools, generate_series(2022, 2029) y where kind = 'school'`,
    `insert into terms (school_id, id, academic_year_id, name, kind, starts_on, ends_on)
     select school_id, gen_random_uuid(), id, 'Fall', 'semester', starts_on, make_date(extract(year from starts_on)::int, 12, 18) from academic_years
     union all select school_id, gen_random_uuid(), id, 'Spring', 'semester', make_date(extract(year from ends_on)::int, 1, 6), ends_on from academic_years`,
    `update courses c set term_id = t.id from terms t
     where t.school_id = c.school_id and t.starts_on <= current_date and t.ends_on >= current_date`,
    `insert into ncaa_school_status (school_id, id, outside_school, effective_on, account_status, lowest_pass, source, checked_on, entered_by)
     select s.id, gen_random_uuid(), o.name, '2020-01-01', 'cleared', 'D', 'Bench', '2020-01-01', gen_random_uuid()
     from schools s, unnest(array[null, 'Elsewhere High']) o (name) where s.kind = 'school'`,
    `insert into ncaa_titles (school_id, id, title, area, units, source, checked_on, confirmed_by)
     select c.school_id, gen_random_uuid(), c.title, a.area, 1, 'Bench', '2020-01-01', gen_random_uuid()
     from courses c join areas a on a.n = 1 + abs(hashtext(c.title)) % 12 where c.school_id is not null`,
    // Grades 9 to 12; a year of school for each, before this one.
    `insert into eligibility_profiles (school_id, student_id, grade9_started_on, targets, schooling, updated_by)
     select school_id, id, make_date(extract(year from current_date)::int - (grade_level - 9), 8, 20), '{DI,DII}', 'us', gen_random_uuid()
     from student_profiles where grade_level is not null`,
    `insert into transfer_credits (school_id, id, student_id, kind, school_name, title, ncaa_area, is_core, grade_raw, credits, term_label, completed_on, source_file_id, status, entered_by)
     select s.school_id, gen_random_uuid(), s.id, 'transfer', 'Elsewhere High', initcap(a.area) || ' ' || k, a.area, k % 9 <> 0,
       (array['A', 'B', 'C', 'D', 'B', 'A'])[1 + abs(hashtext(s.id::text || k)) % 6], case when k % 4 = 0 then 0.5 else 1 end, 'Spring',
       make_date(extract(year from current_date)::int - k % 4, 6, 5), gen_random_uuid(), 'approved', gen_random_uuid()
     from student_profiles s, generate_series(1, ${CREDITS}) k join areas a on a.n = 1 + k % 12`,
  ]) {
    await client.query(sql);
  }
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}
