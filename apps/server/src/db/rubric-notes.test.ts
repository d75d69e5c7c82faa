import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newId } from '#platform/ids.ts';
import { openTestDatabase } from '#testing/database.ts';

const folder = new URL('migrations/', import.meta.url);
const text = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .find((sql) => sql.includes('with_notes'));
/** What moves rows; the columns before it are there already. */
const moves = (text ?? '').slice((text ?? '').indexOf('-- What stood in a criterion'));

const criterion = (id: string) => ({
  id,
  name: 'Why',
  points: 10,
  description: `Names ${id}`,
  source: 'ai',
  levels: [],
});
const old = { v: 1, criteria: [criterion('chlorophyll'), criterion('light')] };
const moved = {
  v: 1,
  criteria: old.criteria.map((one) => ({ ...one, description: '', notes: one.description })),
};
const NONE = { v: 1, criteria: [] };

it('an upgrade makes grading notes of what students could read: in assignments, working copies and versions', async () => {
  const [schoolId, courseId, leaves, roots] = [newId(), newId(), newId(), newId()];
  const db = await openTestDatabase();
  await db.asOwner(async (client) => {
    // Rows of one table alone: what they belong to plays no part here.
    await client.query("set session_replication_role = 'replica'");
    for (const table of ['assignments', 'content_versions']) {
      await client.query(`alter table ${table} no force row level security`);
    }
    for (const [id, title] of [
      [leaves, 'Leaves'],
      [roots, 'Roots'],
    ]) {
      await client.query(
        `insert into assignments (school_id, id, course_id, title, kind, points_possible, instructions, rubric, status)
         values ($1, $2, $3, $4, 'assignment', 20, '{}', $5, 'published')`,
        [schoolId, id, courseId, title, JSON.stringify(NONE)],
      );
    }
    await client.query('update assignments set rubric = $2, working_copy = $3 where id = $1', [
      leaves,
      JSON.stringify(old),
      JSON.stringify({ v: 1, title: 'Leaves', rubric: old }),
    ]);
    await client.query(
      `insert into content_versions (id, school_id, course_id, entity, entity_id, number, kind, snapshot, by)
       values ($1, $2, $3, 'assignment', $4, 1, 'published', $5, $6)`,
      [newId(), schoolId, courseId, leaves, JSON.stringify({ v: 1, rubric: old }), newId()],
    );
    for (const statement of moves.split('--> statement-breakpoint')) await client.query(statement);
    await client.query('alter table assignments no force row level security');
    await client.query('alter table content_versions no force row level security');
    const { rows } = await client.query(
      `select a.rubric, a.working_copy->'rubric' as copy,
         (select v.snapshot->'rubric' from content_versions v where v.entity_id = a.id) as version
       from assignments a where a.id = any ($1) order by a.title`,
      [[leaves, roots]],
    );
    expect(rows).toEqual([
      { rubric: moved, copy: moved, version: moved },
      { rubric: NONE, copy: null, version: null },
    ]);
  });
  await db.close();
});
