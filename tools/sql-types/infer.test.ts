import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../apps/server/src/db/engine.ts';
import { numberParameters } from '../../apps/server/src/db/statement-text.ts';
import { openTestDatabase } from '../../apps/server/src/testing/database.ts';
import { Describer, type Description } from './describe.ts';
import { FileNaming } from './naming.ts';
import { parameterText } from './render.ts';
import { typeText } from './typescript.ts';

let db: Database | undefined;
beforeAll(async () => {
  db = await openTestDatabase();
}, 120_000);
afterAll(() => db?.close());

const described = (source: string): Promise<Description> =>
  (db as Database).asOwner(async (client) =>
    (await Describer.over(client as never)).describe(numberParameters(source)),
  );

/** Types of the row's columns by name. */
async function row(source: string): Promise<Record<string, string>> {
  const { columns } = await described(source);
  return Object.fromEntries(columns.map((one) => [one.name, typeText(one, new FileNaming())]));
}

/** Types of the parameters by name. */
async function parameters(source: string): Promise<Record<string, string>> {
  const found = await described(source);
  return Object.fromEntries(found.parameters.map((one) => [one.name, parameterText(one, new FileNaming())]));
}

describe('rows', () => {
  it('take nullability, ids and choices from the columns', async () => {
    expect(await row('select id, school_id, title, capacity, status from courses')).toEqual({
      id: 'CourseId',
      school_id: 'SchoolId | null',
      title: 'string',
      capacity: 'number | null',
      status: '"draft" | "published" | "archived"',
    });
  });

  it('may be null on the optional side of an outer join, and no longer where a condition says so', async () => {
    const joined = 'select c.title, l.id as lesson from courses c left join lessons l on l.course_id = c.id';
    expect(await row(joined)).toEqual({ title: 'string', lesson: 'LessonId | null' });
    expect(await row(`${joined} where l.id is not null`)).toEqual({ title: 'string', lesson: 'LessonId' });
  });

  it('hold a value where SQL promises one', async () => {
    expect(
      await row(`
        select count(*) as n, max(capacity) as most, coalesce(max(capacity), 0) as most_or_none,
          exists (select from lessons) as any, sum(capacity) filter (where capacity > 1) as some,
          case when count(*) > 1 then 'many' end as word, case when count(*) > 1 then 'many' else 'few' end as sure
        from courses`),
    ).toEqual({
      n: 'number',
      most: 'number | null',
      most_or_none: 'number',
      any: 'boolean',
      some: 'number | null',
      word: '"many" | null',
      sure: '"many" | "few"',
    });
  });

  it('follow a column through subqueries, common tables and unions', async () => {
    expect(
      await row(`
        with all_of_them as (
          select id, title from courses union all select course_id, title from lessons)
        select a.id, (select s.name from schools s where s.id = :schoolId) as school
        from (select * from all_of_them) a`),
    ).toEqual({ id: 'CourseId', school: 'string | null' });
  });

  it('know JSON that is put together as a list, not what is in it', async () => {
    expect(
      await row(`
        select coalesce(jsonb_agg(jsonb_build_object('courseId', c.id, 'title', c.title, 'most', c.capacity)), '[]') as list
        from courses c`),
    ).toEqual({
      list: 'readonly unknown[]',
    });
  });

  it('are those of what a write returns', async () => {
    expect(await row('update courses set title = :title where id = :id returning id, school_id')).toEqual({
      id: 'CourseId',
      school_id: 'SchoolId | null',
    });
  });
});

describe('parameters', () => {
  it('are ids beside ids, in lists and through unnest too', async () => {
    expect(
      await parameters(`
        select 1 from unnest(:studentIds::uuid[]) as one(student_id)
          join enrollments e on e.student_id = one.student_id
        where e.course_id = :courseId and e.id = any (:enrollmentIds::uuid[])`),
    ).toMatchObject({
      courseId: 'CourseId | null',
      enrollmentIds: 'readonly (EnrollmentId | null)[] | null',
    });
    expect(
      await parameters(`
        select 1 from unnest((select :courseIds::uuid[])) one
          cross join lateral (select id from courses where id = one and school_id = (select :schoolId::uuid) offset 0) c`),
    ).toEqual({ courseIds: 'readonly (CourseId | null)[] | null', schoolId: 'SchoolId | null' });
    expect(
      (
        await described(`
          select 1 from unnest(:studentIds::uuid[]) as one(student_id)
            join enrollments e on e.student_id = one.student_id`)
      ).parameters[0]?.idsOf,
    ).toEqual(['student_profiles']);
  });

  it('may be null but where they are written to a column that is not', async () => {
    expect(
      await parameters(`
        select 1 from courses where id = :courseId and (:schoolId::uuid is null or school_id = :schoolId) limit :most`),
    ).toEqual({ courseId: 'CourseId | null', schoolId: 'SchoolId | null', most: 'number | string | null' });
    expect(await parameters('update courses set title = :title, capacity = :capacity')).toEqual({
      title: 'string',
      capacity: 'number | null',
    });
  });

  it('beside ids of different tables are known as such', async () => {
    const { parameters: found } = await described('select 1 from lessons where id = :id and course_id = :id');
    expect(found[0]?.idsOf.toSorted()).toEqual(['courses', 'lessons']);
  });
});
