import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hasLedgerSchool } from '#testing/ledger-school.ts';
import { inDays } from '#testing/school-days.ts';
import { openWorld, type World } from '#testing/world.ts';
import { keepLedgers } from './keep-ledgers.ts';

let world: World;
let place: Awaited<ReturnType<typeof hasLedgerSchool>>;
beforeAll(async () => {
  world = await openWorld();
  place = await hasLedgerSchool(world);
});
afterAll(() => world.close());

const due = async () =>
  (await place.sql('select student_id from eligibility_due where school_id = $1', [place.schoolId])).rows;
const snapshots = async () =>
  (
    await place.sql(
      'select number, input_sha256 from eligibility_snapshots where school_id = $1 and student_id = $2 order by number',
      [place.schoolId, place.studentId],
    )
  ).rows.length;

/** Nothing is due, and the ledger is kept as it stands. */
beforeEach(async () => {
  await keepLedgers(world.services);
  expect(await due()).toEqual([]);
});

const saves = async (courseId: CourseId, change: Record<string, unknown>) => {
  const { details, version } = await place.teacher.client.authoring.get({ courseId });
  await place.teacher.client.authoring.saveDetails({
    ...{ courseId, baseVersion: version, details: { ...details, ...change } },
    guard: { reason: 'It was entered wrongly' },
  });
};
const running = () => place.courses.at(-1)!.courseId;
const theStudent = () => [{ student_id: place.studentId }];

it('makes a ledger anew when a course is renamed, with nothing else changed', async () => {
  const { sql, schoolId } = place;
  // Not on the list, so that its title takes nothing from anybody.
  const course = await place.school.hasCourse({ title: 'Pottery', teacher: place.teacher });
  await sql(
    `insert into enrollments (school_id, id, student_id, course_id, status, requested_at, enrolled_at)
     values ($1, gen_random_uuid(), $2, $3, 'active', now(), now())`,
    [schoolId, place.studentId, course.courseId],
  );
  await saves(course.courseId, { title: 'Pottery and clay' });
  expect(await due()).toEqual(theStudent());
});

it('makes it anew when a course is printed under another title, or gets another NCAA area', async () => {
  const { rows } = await place.sql("select id from courses where title like 'Pottery%' and school_id = $1", [
    place.schoolId,
  ]);
  const courseId = (rows[0] as { id: CourseId }).id;
  await saves(courseId, { transcriptTitle: 'Ceramics' });
  expect(await due()).toEqual(theStudent());
  await keepLedgers(world.services);
  await saves(courseId, { ncaaArea: 'social_science' });
  expect(await due()).toEqual(theStudent());
  await keepLedgers(world.services);
  // What isn't on a record makes nothing due.
  await saves(courseId, { description: 'With clay.' });
  expect(await due()).toEqual([]);
});

it('makes it anew when a birth date changes', async () => {
  await place.sql('update student_profiles set birth_on = $2 where id = $1', [place.studentId, '2011-02-01']);
  expect(await due()).toEqual(theStudent());
});

it('makes every ledger of a school anew when a term changes', async () => {
  const { admin } = place;
  const { yearId } = await admin.client.schools.saveYear({
    ...{ yearId: null, baseVersion: 0, label: 'This year' },
    ...{ startsOn: inDays(-100), endsOn: inDays(265) },
  });
  await keepLedgers(world.services);
  await admin.client.schools.saveTerm({
    ...{ yearId, termId: null, baseVersion: 0, name: 'Fall', kind: 'semester' },
    ...{ startsOn: inDays(-90), endsOn: inDays(60), gradesDueOn: null },
  });
  expect(await due()).toEqual(theStudent());
});

it('writes nothing where the ledger says the same as before', async () => {
  const before = await snapshots();
  await place.sql('insert into eligibility_due (school_id, student_id, since) values ($1, $2, now())', [
    place.schoolId,
    place.studentId,
  ]);
  await keepLedgers(world.services);
  expect(await snapshots()).toBe(before);
  const { rows } = await place.sql(
    'select checked_on::text as day from eligibility_snapshots where student_id = $1 and is_current',
    [place.studentId],
  );
  expect(rows).toHaveLength(1);
  // The same change there and back is written twice, and the same thing once more isn't.
  await saves(running(), { level: 'honors' });
  await keepLedgers(world.services);
  const after = await snapshots();
  await place.sql('insert into eligibility_due (school_id, student_id, since) values ($1, $2, now())', [
    place.schoolId,
    place.studentId,
  ]);
  await keepLedgers(world.services);
  expect(await snapshots()).toBe(after);
});
