import type { CourseId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { openWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('opens a row of the school’s registry with the mark, and ends it; the course counts for the bar alone', async () => {
  const school = await world.hasSchool('Marked High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const film = await school.hasCourse({ title: 'Film', teacher });
  const ada = await school.hasStudent({ name: 'Ada Park', in: [film] });
  const operator = await world.hasOperator('Olga Root');
  const courseId = film.courseId as CourseId;
  const marks = async () => (await admin.client.eligibility.registry({})).marks;
  const listingOf = async () => (await ada.client.eligibility.ledger({})).rows[0]?.listing;
  expect(await marks()).toEqual([]);
  expect(await listingOf()).toBe('unlisted');

  await operator.client.operations.setNcaaMark({ courseId, isMarked: true });
  expect(await marks()).toMatchObject([{ courseId, title: 'Film', validTo: null }]);
  expect(await listingOf()).toBe('platform');
  const { courses } = await operator.client.operations.findCourses({ search: 'film' });
  expect(courses).toMatchObject([{ title: 'Film', schoolName: 'Marked High', isMarked: true }]);
  expect(courses[0]?.setByName).not.toBeNull();
  // No list of confirmed titles, no export and no near title knows of it.
  expect((await admin.client.eligibility.registry({})).titles).toEqual([]);
  expect((await admin.client.eligibility.registry({})).unlisted).toEqual([
    { title: 'Film', nearTitle: null, hasPlatformMark: true },
  ]);

  // Once more is as it is; off and on the same day is one row.
  await operator.client.operations.setNcaaMark({ courseId, isMarked: true });
  await operator.client.operations.setNcaaMark({ courseId, isMarked: false });
  expect(await marks()).toMatchObject([{ courseId, validTo: expect.any(String) }]);
  await operator.client.operations.setNcaaMark({ courseId, isMarked: true });
  expect(await marks()).toMatchObject([{ courseId, validTo: null }]);
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId as SchoolId), (tx) =>
    tx.execute(
      "select action from audit_log where entity_id = $1 and action like 'course.ncaa%' order by at, id",
      [courseId],
    ),
  );
  expect(rows).toEqual([
    { action: 'course.ncaa_marked' },
    { action: 'course.ncaa_mark_taken_off' },
    { action: 'course.ncaa_marked' },
  ]);
  await expect(admin.client.operations.setNcaaMark({ courseId, isMarked: false })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('keeps the mark of a course that is marked from the start', async () => {
  const school = await world.hasSchool('Adopting High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const course = await school.hasCourse({ title: 'Drama', teacher, isNcaaApproved: true });
  const { marks } = await admin.client.eligibility.registry({});
  expect(marks).toMatchObject([
    { courseId: course.courseId, title: 'Drama', validFrom: null, validTo: null },
  ]);
});
