import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEmbedded } from '#db/engine.ts';
import { migrate } from '#db/migrate.ts';
import { receiptFor } from '#features/coursework/receipt.ts';
import { clockFrom } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openLog } from '#platform/log.ts';
import { openServices } from '#platform/open-services.ts';
import { sealAudit } from '#platform/seal-audit.ts';
import type { Services } from '#platform/services.ts';
import { verifyAudit } from '#platform/verify-audit.ts';
import { DAY_MS, TIME_ZONE } from './cast.ts';
import { movedText } from './move.ts';
import { beginDemo, moveDemo, openDemo } from './open.ts';
import { findPrepared } from './prepared.ts';

const STALE =
  'The demo, the library or the embedded database changed since the demo school was prepared: run "npm run prepare-demo".';

const playedOn = (): string => {
  const head = findPrepared();
  if (!head) throw new Error(STALE);
  return head.playedOn;
};

it('is played from these sources', () => {
  expect(findPrepared(), STALE).not.toBeNull();
});

it('moves dates inside of texts by days of the school’s clocks', () => {
  expect(movedText('{"on": "2025-09-22", "at": "2025-09-23T03:59:00.000Z"}', 200)).toBe(
    '{"on": "2026-04-10", "at": "2026-04-11T03:59:00.000Z"}',
  );
  // Before midnight stays before midnight when the clocks go back on the way.
  expect(movedText('2025-09-23T03:59:00Z', 60)).toBe('2025-11-22T04:59:00Z');
  expect(movedText('2025-09-23T03:59:00+00:00 and 25-09', 60)).toBe('2025-11-22T04:59:00+00:00 and 25-09');
});

interface Started {
  readonly services: Services;
  readonly now: number;
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
}

/** The demo as a first start makes it so many days after it was prepared, at nine in the morning UTC. */
async function started(days: number, work: (demo: Started) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fieldhouse-demo-'));
  const now = Date.parse(`${playedOn()}T09:00:00Z`) + days * DAY_MS;
  const clock = clockFrom(() => now);
  const config = readConfig({ DATA_DIR: dataDir, DEMO_PASSWORD: 'demo-lantern-47' });
  const tell = () => {};
  const db = await openEmbedded({ dataDir, prepare: () => beginDemo(config, tell) });
  try {
    await migrate(db);
    await moveDemo(db, config, clock, tell);
    const services = openServices({ config, clock, log: openLog('silent'), db });
    await services.jobs.start();
    await openDemo(services, tell);
    const rows = async <Row>(sql: string, values: unknown[] = []) =>
      (await db.lite.query<Row>(sql, values)).rows;
    await services.jobs.stop();
    await db.lite.exec('reset role');
    await work({ services, now, rows });
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

describe.each([1, 40, 200])(
  'a demo first started %i days after it was prepared',
  { timeout: 120_000 },
  (days) => {
    it('is whole: sealed, signed here, in the school’s hours, and nobody has class on a holiday', async () => {
      await started(days, async ({ services, now, rows }) => {
        const attempts = await rows<{ id: string; sha256: string; at: Date; receipt: string }>(
          'select id, content_sha256 as sha256, submitted_at as at, receipt from submission_attempts',
        );
        expect(attempts.length).toBeGreaterThan(400);
        for (const { id, sha256, at, receipt } of attempts) {
          expect(receipt).toBe(receiptFor(services.config.APP_SECRET, id, sha256, at.toISOString()));
        }

        // What is planned lies ahead, and what was done lies behind.
        expect(
          await rows(
            `select 'attempt' from submission_attempts where submitted_at > $1
           union all select 'audit' from audit_log where at > $1
           union all select 'post' from discussions where created_at > $1
           union all select 'graded before handed in' from submission_attempts t
             join grades g on g.attempt_id = t.id and g.set_at < t.submitted_at`,
            [new Date(now).toISOString()],
          ),
        ).toEqual([]);
        expect(
          await rows(
            `select distinct to_char(due_at at time zone '${TIME_ZONE}', 'HH24:MI') as time from assignments
           where due_at is not null`,
          ),
        ).toEqual([{ time: '23:59' }]);
        expect(
          await rows(
            `select distinct to_char(scheduled_at at time zone '${TIME_ZONE}', 'MI:SS') as time from live_sessions`,
          ),
        ).toEqual([{ time: '00:00' }]);
        expect(
          await rows(
            `select l.id from live_sessions l join school_days d on d.school_id = l.school_id and d.kind = 'holiday'
             and d."on" = (l.scheduled_at at time zone '${TIME_ZONE}')::date`,
          ),
        ).toEqual([]);
        expect(await rows(`select "on" from school_days where kind = 'holiday'`)).toHaveLength(5);
        expect(
          await rows(`select distinct extract(dow from "on")::int as day from attendance_records order by 1`),
        ).toEqual([{ day: 2 }, { day: 4 }]);

        // As old as they were: in grade 9 at fourteen or fifteen.
        const [ages] = await rows<{ youngest: number; oldest: number }>(
          `select min(extract(year from age($1::date, birth_on)))::int as youngest,
           max(extract(year from age($1::date, birth_on)))::int as oldest
         from student_profiles where grade_level = 9`,
          [new Date(now).toISOString().slice(0, 10)],
        );
        expect(ages?.youngest).toBeGreaterThanOrEqual(13);
        expect(ages?.oldest).toBeLessThanOrEqual(16);

        // As the jobs of a start do, whichever of the two comes first.
        await sealAudit(services, 'recent');
        await sealAudit(services, 'all');
        const client = await services.db.pool.connect();
        const report = await verifyAudit(client).finally(() => client.release());
        expect(report.problems).toEqual([]);
        expect(report.unsealed).toBe(0);
        expect(report.sealed).toBeGreaterThan(300);
      });
    });
  },
);

it('begins again where a first start was ended, and leaves alone what is finished or goes on without the demo', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fieldhouse-demo-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const mark = path.join(dataDir, 'demo-unfinished');
  const mine = path.join(dataDir, 'files', 'mine');
  const begin = (demo: boolean) => beginDemo({ ...config, isDemo: demo }, () => {});
  try {
    begin(true);
    expect(readFileSync(mark, 'utf8')).toBe(playedOn());
    writeFileSync(mine, 'half a school');
    begin(true);
    expect(existsSync(mine)).toBe(false);

    writeFileSync(mine, 'work of a year');
    begin(false);
    expect(existsSync(mark)).toBe(false);
    begin(true);
    expect(readFileSync(mine, 'utf8')).toBe('work of a year');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it('leaves no date of the day on which it was prepared', { timeout: 120_000 }, async () => {
  // Farther than the oldest record reaches back, which would stand on the days of the preparation otherwise.
  await started(2_500, async ({ rows }) => {
    const from = new Date(Date.parse(playedOn()) - 70 * DAY_MS).toISOString().slice(0, 10);
    const to = new Date(Date.parse(playedOn()) + 210 * DAY_MS).toISOString().slice(0, 10);
    const columns = await rows<{ table: string; column: string; type: string }>(
      `select c.oid::regclass::text as table, a.attname as column, a.atttypid::regtype::text as type
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
         and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'date'::regtype, 'timestamptz'::regtype)`,
    );
    const left: string[] = [];
    for (const { table, column, type } of columns) {
      const found = /date|time/.test(type)
        ? await rows(`select from ${table} where "${column}" between $1 and $2 limit 1`, [from, to])
        : await rows(
            `select from ${table}, regexp_matches("${column}"::text, '\\m\\d{4}-\\d{2}-\\d{2}', 'g') m
             where m[1] between $1 and $2 limit 1`,
            [from, to],
          );
      if (found.length > 0) left.push(`${table}.${column}`);
    }
    expect(left).toEqual([]);
  });
});
