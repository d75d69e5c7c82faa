import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#platform/ids.ts';
import { openWorld, type World } from '#testing/world.ts';

const folder = new URL('migrations/', import.meta.url);
const text = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .find((sql) => sql.includes('with_notes'));
/** What moves rows; the columns before it are there already. */
const moves = (text ?? '').slice((text ?? '').indexOf('-- What stood in a criterion'));

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

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

it('P25: an upgrade makes grading notes of what students could read: in assignments, working copies and versions', async () => {
  const school = await world.hasSchool('Old School');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const { courseId, assignmentIds } = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [{ title: 'Leaves' }, { title: 'Roots' }],
  });
  const [leaves, roots] = assignmentIds;
  await world.services.db.asOwner(async (client) => {
    for (const table of ['assignments', 'content_versions']) {
      await client.query(`alter table ${table} no force row level security`);
    }
    await client.query('update assignments set rubric = $2, working_copy = $3 where id = $1', [
      leaves,
      JSON.stringify(old),
      JSON.stringify({ v: 1, title: 'Leaves', rubric: old }),
    ]);
    await client.query('update assignments set rubric = $2 where id = $1', [roots, JSON.stringify(NONE)]);
    await client.query(
      `insert into content_versions (id, school_id, course_id, entity, entity_id, number, kind, snapshot, by)
       values ($1, $2, $3, 'assignment', $4, 1, 'published', $5, $6)`,
      [newId(), school.schoolId, courseId, leaves, JSON.stringify({ v: 1, rubric: old }), teacher.userId],
    );
    for (const statement of moves.split('--> statement-breakpoint')) await client.query(statement);
    await client.query('alter table assignments no force row level security');
    await client.query('alter table content_versions no force row level security');
    const { rows } = await client.query(
      `select a.rubric, a.working_copy->'rubric' as copy,
         (select v.snapshot->'rubric' from content_versions v where v.entity_id = a.id) as version
       from assignments a where a.id = any ($1) order by a.title`,
      [assignmentIds],
    );
    expect(rows).toEqual([
      { rubric: moved, copy: moved, version: moved },
      { rubric: NONE, copy: null, version: null },
    ]);
    await client.query('alter table assignments force row level security');
    await client.query('alter table content_versions force row level security');
  });
});
