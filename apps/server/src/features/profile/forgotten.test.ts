import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { TABLE_RULES } from '#db/rls/policies.ts';
import { jobForPlatform } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { addressHash } from '#platform/mail/suppressions.ts';
import { openDumped } from '#testing/database.ts';
import { findMarkers, plantMarkers } from '#testing/markers.ts';
import { asOwner } from '#testing/promises/as-owner.ts';
import { unzip } from '#testing/unzip.ts';
import { openWorld, type World } from '#testing/world.ts';
import { sweepProfiles } from './carry-out.ts';
import { makeExport } from './export.ts';

/** A demo school with rows in every table. */
const dump = brotliDecompressSync(
  readFileSync(new URL('../../db/upgrade/release-1.sql.br', import.meta.url)),
).toString();

let world: World;
const idOf: Record<string, string> = {};
const planted: Record<string, string[]> = {};
let fileKey: string;

const one = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row> =>
  await asOwner(world, async (client) => (await client.query<Row>(sql, values)).rows[0] as Row);

beforeAll(async () => {
  const db = await openDumped(dump);
  await migrate(db);
  world = await openWorld({ LOG_LEVEL: 'error' }, db);
  for (const who of ['student', 'teacher']) {
    const { id } = await one<{ id: string }>('select id from users where email = $1', [
      `${who}@demo.fieldhouse.test`,
    ]);
    idOf[who] = id;
  }
  const { storage_key } = await one<{ storage_key: string }>(
    `update files f set owner_user_id = $1, purpose = 'submission', deleted_at = null
     from submission_files sf where sf.school_id = f.school_id and sf.file_id = f.id returning f.storage_key`,
    [idOf.student],
  );
  fileKey = storage_key;
  await world.services.files.put(fileKey, Buffer.from('MARK-student file'));
  await world.services.files.put(`${fileKey}-text`, Buffer.from('MARK-student text'));
  await world.services.files.put(`avatars/${idOf.student}/face`, Buffer.from('MARK-student face'));
  await one("update profiles set avatar_key = 'face' where id = $1 returning 1", [idOf.student]);
  await world.services.files.put(`exports/${idOf.student}/copy`, Buffer.from('MARK-student copy'));
  await one(
    `insert into discussion_revisions (school_id, id, discussion_id, title, content)
     select school_id, gen_random_uuid(), id, 'before', 'before' from discussions where user_id = $1 limit 1 returning 1`,
    [idOf.student],
  );
  await one(
    `insert into audit_log (id, actor_user_id, actor_kind, action, entity_type, entity_id, before, after, reason, ip_address, at)
     values (app.uuidv7(), $1, 'user', 'profile.changed', 'user', $1, '{}', '{}', 'because', '192.0.2.77', now()) returning 1`,
    [idOf.student],
  );
  for (const who of ['student', 'teacher'] as const) {
    planted[who] = await asOwner(world, async (client) => {
      await client.query('begin');
      const names = await plantMarkers(client, idOf[who] as string, `MARK-${who}`);
      await client.query(
        `update audit_log set reason = 'MARK-${who} audit_log.reason' where entity_id = $1 and reason is not null`,
        [idOf[who]],
      );
      await client.query('commit');
      return names;
    });
  }
  const { email } = await one<{ email: string }>('select email from users where id = $1', [idOf.student]);
  await one('insert into mail_suppressions (address_hash, reason) values ($1, $2) returning 1', [
    addressHash(world.services.config, email),
    'MARK-student mail_suppressions.reason',
  ]);
});
afterAll(() => world.close());

/** What stays of a student by rule: the sentences of the dialog and the email name it. */
const RECORD = [
  'student_profiles: student_profiles.legal_name',
  'student_profiles: student_profiles.student_number',
];
/** Columns whose values the server chooses from a list, or makes up: nobody can write into them. */
const CHOSEN_BY_SERVER = [
  'ai_runs: ai_runs.entity',
  'ai_runs: ai_runs.prompt_version',
  'ai_runs: ai_runs.task',
  'conversations: conversations.kind',
  'discussion_reports: discussion_reports.reason',
  'files: files.media_type',
  'grades: grades.source',
  'submission_attempts: submission_attempts.receipt',
];
const MONEY = [
  'payments: payments.currency',
  'payments: payments.idempotency_key',
  'payments: payments.plan_code',
];
/** Of a teacher: the files of courses, which are the school's. */
const SCHOOL_CONTENT = ['files: files.media_type', 'files: files.name', 'files: files.sha'];

const asksToGo = (who: string) =>
  one(
    `insert into deletion_requests (id, user_id, asked_by, state, due_at) values (gen_random_uuid(), $1, $1, 'asked', now()) returning 1`,
    [idOf[who]],
  );

const leftOf = (who: string) => asOwner(world, (client) => findMarkers(client, `MARK-${who}`));

it('plants something in most tables, so that the next tests mean something', () => {
  const tables = new Set(planted.student?.map((name) => name.split('.')[0]));
  expect(tables.size).toBeGreaterThanOrEqual(30);
});

it('L-03 exports every marker to the person, but for what is stated', async () => {
  const exportId = newId();
  await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute(
      "insert into data_exports (id, user_id, state, expires_at) values ($1, $2, 'queued', now() + interval '7 days')",
      [exportId, idOf.student],
    ),
  );
  await makeExport(world.services, { exportId });
  const bytes = await world.services.files.get(`exports/${idOf.student}/${exportId}`);
  const whole = [...unzip(Buffer.from(bytes)).values()].join('\n');
  const missing = planted.student?.filter((marker) => !whole.includes(`MARK-student ${marker}`)) ?? [];
  const unstated = missing.filter((marker) => {
    const [table = '', column = ''] = marker.split('.');
    const exported = TABLE_RULES[table]?.exported;
    return exported && !('not' in exported) && !exported.omit?.includes(column);
  });
  expect(unstated).toEqual([]);
  for (const file of ['MARK-student file', 'MARK-student face']) expect(whole).toContain(file);
});

it('keeps everything while a court wants it kept', async () => {
  await asksToGo('student');
  const before = await leftOf('student');
  await one(
    `insert into legal_holds (school_id, id, student_id, reason, created_by)
     select school_id, gen_random_uuid(), id, 'Case 12', $1 from student_profiles where user_id = $1 returning 1`,
    [idOf.student],
  );
  await sweepProfiles(world.services);
  expect(await leftOf('student')).toEqual(before);
  await one("update legal_holds set released_at = now() where reason = 'Case 12' returning 1");
});

it('L-03 leaves of a student exactly the academic record, and the proof that the account was deleted', async () => {
  await sweepProfiles(world.services);
  expect(await leftOf('student')).toEqual([...RECORD, ...CHOSEN_BY_SERVER, ...MONEY].sort());
  const log = await one<{ ip: string | null; before: unknown }>(
    "select ip_address as ip, before from audit_log where action = 'profile.changed' and entity_id = $1",
    [idOf.student],
  );
  expect(log).toEqual({ ip: null, before: null });
});

it('L-03 leaves nothing of a student in the file store', async () => {
  const { files } = world.services;
  const swept = await asOwner(
    world,
    async (client) =>
      (
        await client.query<{ data: { schoolId: string; fileId: string } }>(
          "select data from pgboss.job where name = 'files.sweep'",
        )
      ).rows,
  );
  expect(swept.length).toBeGreaterThan(0);
  for (const { data } of swept) await world.runs('files.sweep', data);
  expect(await files.exists(fileKey)).toBe(false);
  expect(await files.exists(`${fileKey}-text`)).toBe(false);
  expect(await files.list(`avatars/${idOf.student}`)).toEqual([]);
  expect(await files.list(`exports/${idOf.student}`)).toEqual([]);
});

it('L-03 leaves of a teacher what the school made its own, under no name', async () => {
  await asksToGo('teacher');
  await sweepProfiles(world.services);
  expect(await leftOf('teacher')).toEqual(SCHOOL_CONTENT);
  const { name } = await one<{ name: string }>(
    'select min(display_name) as name from school_memberships where user_id = $1',
    [idOf.teacher],
  );
  expect(name).toBe('Former member');
});
