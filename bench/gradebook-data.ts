import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientBase } from 'pg';
import { openPostgres } from '../apps/server/src/db/engine.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { benchId, generate, type Scale } from '../apps/server/src/testing/plans/generate.ts';
import { type PostgresServer, startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { dataHash, onDatabase, SETTINGS, withDatabase } from './postgres.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, '.cache', 'bench-gradebook');

/** One course with more students than any school puts into one. */
export const GRADEBOOK: Scale = {
  students: 1_000,
  schools: 1,
  courses: 1,
  load: 1,
  assignmentsPerCourse: 60,
  lessonsPerCourse: 32,
  worksPerCourse: 60,
};
export const GRADEBOOK_COURSE = benchId('c', 0);
/** The session of the course's teacher. */
export const TEACHER_TOKEN = 'bench-teacher-0000000-abcdefgh';

/** PostgreSQL with that course, kept between runs until the schema or the generator changes; its address. */
export async function openGradebookServer(
  say: (text: string) => void,
): Promise<PostgresServer & { readonly course: string }> {
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
  const url = withDatabase(server.url, 'gradebook');
  if (!isKept) {
    await onDatabase(server.url, (client) => client.query('create database gradebook'));
    const db = openPostgres({ url, poolSize: 2 });
    await migrate(db);
    await db.close();
    say('Making a course of 1,000 students and 60 assignments, once:');
    await onDatabase(url, (client) => makeCourse(client, say));
    writeFileSync(stamp, wanted);
  }
  // Jobs that a server without a worker left behind would hold up what is measured next.
  await onDatabase(url, (client) => client.query('delete from pgboss.job'));
  return { ...server, course: url };
}

async function makeCourse(client: ClientBase, say: (text: string) => void): Promise<void> {
  await generate(client, GRADEBOOK, 'no-password', say);
  await client.query('set session_replication_role = replica');
  for (const sql of [
    // The words of the work are never read here.
    'truncate submissions, submission_attempts cascade',
    // Ids as random as real ones: they don't become smaller on the wire.
    'create temp table new_ids as select id as old, gen_random_uuid() as new from student_profiles',
    ...[
      'student_profiles.id',
      'enrollments.student_id',
      'grades.student_id',
      'course_grades.student_id',
      'student_gpas.student_id',
    ].map((column) => {
      const [table, name] = column.split('.');
      return `update ${table} set ${name} = new from new_ids where ${name} = old`;
    }),
    // Names as long as people's are.
    `update student_profiles set legal_name = (array['Amara','Noah','Maya','Luis','Priya','Ethan','Sofía','Jordan'])[1 + abs(hashtext(id::text)) % 8]
       || ' ' || (array['Adeyemi','Bergström','Castillo','Deshmukh','Foster','Herrera','Keller','Matsuda'])[1 + abs(hashtext(id::text || 'x')) % 8] || ' ' || student_number`,
    // 12 % empty, the rest in half points; some late, missing, excused, waiting.
    'select setseed(0.5)',
    'delete from grades where random() < 0.12',
    `update grades set attempt_id = null, points = floor(random() * 41) / 2, is_late = random() < 0.1, last_seq = 1 + floor(random() * 1.15)`,
    `update grades set state = 'missing', points = null where random() < 0.04`,
    `update grades set state = 'excused', points = null where state = 'graded' and random() < 0.02`,
    `update grades set state = 'ungraded', points = null, needs_grading = true, source = null, released_at = null where state = 'graded' and random() < 0.03`,
    `insert into auth_sessions (id, token, user_id, expires_at) values ('${benchId('4', 900_000)}', '${TEACHER_TOKEN}', '${benchId('2', 0)}', now() + interval '5 years')`,
  ]) {
    await client.query(sql);
  }
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}
