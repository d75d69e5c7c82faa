import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { timedTables } from '#db/rls/erase.ts';
import { TABLE_RULES } from '#db/rls/policies.ts';
import { openDumped } from '#testing/database.ts';
import { asOwner } from '#testing/promises/as-owner.ts';
import { openWorld, type World } from '#testing/world.ts';
import { runRetention } from './retention.ts';
import { verifyAudit } from './verify-audit.ts';

/** A demo school with rows in every table. */
const dump = brotliDecompressSync(
  readFileSync(new URL('../db/upgrade/release-1.sql.br', import.meta.url)),
).toString();

let world: World;
beforeAll(async () => {
  const db = await openDumped(dump);
  await migrate(db);
  world = await openWorld({}, db);
});
afterAll(() => world.close());

const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  await asOwner(world, async (client) => (await client.query<Row>(text, values)).rows);

const lastRun = async (isDryRun: boolean): Promise<Record<string, number>> =>
  (
    await sql<{ counts: Record<string, number> }>(
      'select counts from retention_runs where is_dry_run = $1 order by ended_at desc limit 1',
      [isDryRun],
    )
  )[0]?.counts ?? {};

/** Makes everything ten years older. */
async function age(): Promise<void> {
  const columns = await sql<{ table: string; columns: string[] }>(`
    select c.relname as "table", array_agg(a.attname::text) as columns from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.atttypid in ('timestamptz'::regtype, 'date'::regtype) group by 1`);
  await asOwner(world, async (client) => {
    await client.query("set session_replication_role = 'replica'");
    for (const { table, columns: names } of columns) {
      if (table.startsWith('audit_se')) continue;
      const set = names.map((name) => `"${name}" = "${name}" - interval '3653 days'`).join(', ');
      await client.query(`update ${table} set ${set}`);
    }
    await client.query("set session_replication_role = 'origin'");
  });
}

it('L-04 removes nothing of a school at work', async () => {
  const [before] = await sql(
    'select (select count(*) from discussions) as posts, (select count(*) from messages) as messages',
  );
  await runRetention(world.services, { isDryRun: false });
  expect(
    await sql(
      'select (select count(*) from discussions) as posts, (select count(*) from messages) as messages',
    ),
  ).toEqual([before]);
});

it('L-04 counts what is past its date, leaves it while a court wants it, and then removes exactly that', async () => {
  await sql(
    "update school_memberships set status = 'ended', ended_at = now(), end_reason = 'left' where role = 'student' and status = 'active'",
  );
  await age();
  await sql(`insert into legal_holds (school_id, id, reason, created_by)
    select id, gen_random_uuid(), 'Case 7', gen_random_uuid() from schools`);
  await runRetention(world.services, { isDryRun: false });
  expect(await lastRun(false)).toEqual({});
  await sql('update legal_holds set released_at = now()');

  // Nor while a student waits for an answer about the record, or for a hearing.
  await sql(`insert into correction_requests (school_id, id, student_id, asked_by, part, entry, reason, wanted, due_on)
    select school_id, gen_random_uuid(), id, user_id, 'grade', 'Essay', 'Never read', 'Read it', current_date
    from student_profiles where user_id is not null`);
  const answered = "answer = 'It was read.', answered_by = asked_by, answered_at = now()";
  for (const standing of ["state = 'open'", `state = 'refused', hearing_asked_at = now(), ${answered}`]) {
    await sql(`update correction_requests set ${standing}`);
    await runRetention(world.services, { isDryRun: true });
    expect(Object.keys(await lastRun(true)), standing).not.toContain('grades');
  }
  await sql('update correction_requests set hearing_asked_at = null');

  await runRetention(world.services, { isDryRun: true });
  const due = await lastRun(true);
  for (const table of [
    'discussions',
    'messages',
    'login_activity',
    'audit_log',
    'ai_runs',
    'submission_attempts',
    'payments',
  ]) {
    expect(due[table], table).toBeGreaterThan(0);
  }
  expect(Object.keys(due)).not.toContain('final_grades');
  await runRetention(world.services, { isDryRun: false });
  const removed = await lastRun(false);
  // Of a thread, replies go first; it counts as a whole nevertheless.
  expect(removed).toEqual(due);

  const left = await Promise.all(
    timedTables(TABLE_RULES)
      .filter(({ retention }) => !retention.set && !['rate_buckets', 'mail_outbox'].includes(retention.group))
      .map(async ({ table }) => ({
        table,
        n: (await sql<{ n: number }>(`select count(*)::integer as n from ${table}`))[0]?.n,
      })),
  );
  const gone = left.filter(({ n }) => n === 0).map(({ table }) => table);
  for (const table of [
    'discussions',
    'messages',
    'conversations',
    'submission_attempts',
    'grades',
    'audit_log',
  ]) {
    expect(gone).toContain(table);
  }
  expect((await sql<{ n: number }>('select count(*)::integer as n from final_grades'))[0]?.n).toBeGreaterThan(
    0,
  );
});

it('leaves a seal for each row of the audit log that retention removed', async () => {
  const report = await asOwner(world, (client) => verifyAudit(client));
  expect(report.removed).toBeGreaterThan(100);
  expect(report.problems).toEqual([]);
});
