import { DateTime } from 'luxon';
import type pg from 'pg';
import type { Database } from '#db/engine.ts';
import { receiptFor } from '#features/coursework/receipt.ts';
import { DAY_MS, demoEmail, STUDENTS, TERM_WEEKS, TIME_ZONE } from './cast.ts';
import { yearLabel } from './office.ts';
import { recordOf } from './people.ts';

interface Move {
  /** The day on which the school was played, and the day it moves to: 'YYYY-MM-DD' in the schools' zone. */
  readonly from: string;
  readonly to: string;
  /** Now, in milliseconds. */
  readonly now: number;
  /** What receipts are signed with here. */
  readonly secret: string;
}

/** Dates that don't follow the term. */
const FIXED = new Set(['student_profiles.birth_on']);

/**
 * Moves a prepared school to another day: each instant by whole days at the same time of the schools' clocks, so that
 * what is due before midnight still is when daylight saving begins or ends, and each date by as many days. Then
 * everything that hangs on an instant or on this machine is made anew: receipts, the students' records and the name of
 * the school year. The audit log is moved with the rest and has no seals yet.
 *
 * Runs as the owner, before the server's pool opens, in one transaction.
 */
export async function moveSchool(db: Database, move: Move): Promise<void> {
  const days = (Date.parse(move.to) - Date.parse(move.from)) / DAY_MS;
  await db.asOwner(async (client) => {
    await client.query('begin');
    // Neither triggers nor foreign keys: nothing but dates changes, and those of all rows together.
    await client.query('set local session_replication_role = replica');
    await moveColumns(client, days);
    await moveTexts(client, days);
    await signReceipts(client, move.secret);
    await renewRecords(client, move.now);
    await client.query('commit');
  });
}

interface DatedTable {
  readonly name: string;
  readonly columns: { readonly name: string; readonly isInstant: boolean }[];
  /** All columns that may be written. */
  readonly every: string[];
  /** A date is part of a unique key: rows moved one after the other would meet those not moved yet. */
  readonly isKeyed: boolean;
}

const DATED_TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name, c.relname as bare,
    json_agg(a.attname order by a.attnum) filter (where a.attgenerated = '') as every,
    json_agg(json_build_object('name', a.attname, 'isInstant', a.atttypid = 'timestamptz'::regtype) order by a.attnum)
      filter (where a.attgenerated = '' and a.atttypid in ('timestamptz'::regtype, 'date'::regtype)) as columns,
    exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and exists (select from pg_attribute k
      where k.attrelid = c.oid and k.attnum = any (i.indkey) and k.atttypid in ('timestamptz'::regtype, 'date'::regtype)))
      as "isKeyed"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  -- Of the empty tables nothing moves; the school was vacuumed, so that their number of rows is known.
  where c.relkind = 'r' and n.nspname in ('public', 'pgboss') and c.reltuples <> 0
  group by n.nspname, c.relname, c.oid
  having count(*) filter (where a.atttypid in ('timestamptz'::regtype, 'date'::regtype)) > 0
  order by 1`;

async function moveColumns(client: pg.ClientBase, days: number): Promise<void> {
  const { rows } = await client.query<DatedTable & { bare: string }>(DATED_TABLES);
  for (const { name, bare, columns, every, isKeyed } of rows) {
    const moving = columns.filter((column) => !FIXED.has(`${bare}.${column.name}`));
    if (moving.length === 0) continue;
    const moved = (column: DatedTable['columns'][number]) => {
      const quoted = `"${column.name}"`;
      return column.isInstant
        ? `((${quoted} at time zone '${TIME_ZONE}') + interval '${days} days') at time zone '${TIME_ZONE}'`
        : `${quoted} + ${days}`;
    };
    if (!isKeyed) {
      const set = moving.map((column) => `"${column.name}" = ${moved(column)}`);
      await client.query(`update ${name} set ${set.join(', ')}`);
      continue;
    }
    const list = every.map((column) => `"${column}"`).join(', ');
    const values = every.map((column) => {
      const dated = moving.find((one) => one.name === column);
      return dated ? moved(dated) : `"${column}"`;
    });
    await client.query(`create temporary table moving on commit drop as select * from ${name}`);
    await client.query(`delete from ${name}`);
    await client.query(
      `insert into ${name} (${list}) overriding system value select ${values.join(', ')} from moving`,
    );
    await client.query('drop table moving');
  }
}

/** Where dates stand inside of texts and JSON, besides the contents of courses. */
const DATED_TEXTS: readonly (readonly [table: string, column: string])[] = [
  ['audit_log', 'before'],
  ['audit_log', 'after'],
  ['record_changes', 'before'],
  ['record_changes', 'after'],
];

const DATE = /\b\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|\+00:00))?/g;

async function moveTexts(client: pg.ClientBase, days: number): Promise<void> {
  for (const [table, column] of DATED_TEXTS) {
    const { rows } = await client.query<{ place: string; text: string }>(
      `select ctid::text as place, ${column}::text as text from ${table} where ${column}::text ~ '\\d{4}-\\d{2}-\\d{2}'`,
    );
    await client.query(
      `update ${table} t set ${column} = x.text::${await typeOf(client, table, column)}
       from unnest($1::tid[], $2::text[]) x (place, text) where t.ctid = x.place`,
      [rows.map(({ place }) => place), rows.map(({ text }) => movedText(text, days))],
    );
  }
}

const typeOf = async (client: pg.ClientBase, table: string, column: string): Promise<string> => {
  const { rows } = await client.query<{ type: string }>(
    'select atttypid::regtype::text as type from pg_attribute where attrelid = $1::regclass and attname = $2',
    [table, column],
  );
  return rows[0]?.type ?? 'text';
};

/** A text whose dates and instants are so many days later, at the same time of the schools' clocks. */
export const movedText = (text: string, days: number): string =>
  text.replace(DATE, (found) => {
    if (found.length === 10) return dayAfter(found, days);
    const moved = DateTime.fromISO(found, { zone: TIME_ZONE }).plus({ days }).toUTC();
    // As many digits, and the zone as it was written.
    return moved.toISO({ suppressMilliseconds: true, includeOffset: false }) + found.slice(19);
  });

const dayAfter = (on: string, days: number): string =>
  new Date(Date.parse(on) + days * DAY_MS).toISOString().slice(0, 10);

async function signReceipts(client: pg.ClientBase, secret: string): Promise<void> {
  const { rows } = await client.query<{ id: string; sha256: string; at: string }>(
    'select id, content_sha256 as sha256, submitted_at as at from submission_attempts',
  );
  const receipts = rows.map(({ id, sha256, at }) =>
    receiptFor(secret, id, sha256, new Date(at).toISOString()),
  );
  await client.query(
    `update submission_attempts t set receipt = x.receipt
     from unnest($1::uuid[], $2::text[]) x (id, receipt) where t.id = x.id`,
    [rows.map(({ id }) => id), receipts],
  );
}

/** The students' records and the school year, by the year it is now. */
async function renewRecords(client: pg.ClientBase, now: number): Promise<void> {
  const began = now - TERM_WEEKS * 7 * DAY_MS;
  for (const [index, student] of STUDENTS.entries()) {
    const joined = student.joinedDaysAgo ? now - student.joinedDaysAgo * DAY_MS : began;
    const { birthOn, graduationYear, number } = recordOf(student, index, new Date(joined).toISOString());
    await client.query(
      `update student_profiles p set birth_on = $2, graduation_year = $3, student_number = $4
       from users u where u.id = p.user_id and u.email = $1`,
      [demoEmail(student.key), birthOn, graduationYear, number],
    );
  }
  const label = yearLabel(now, began);
  await client.query('update academic_years set label = $1', [label]);
  await client.query(
    `update audit_log set after = jsonb_set(after, '{label}', to_jsonb($1::text)) where entity_type = 'academic_year'`,
    [label],
  );
}
