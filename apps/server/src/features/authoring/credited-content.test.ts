import type { CourseId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasLedgerSchool, postGrade } from '#testing/ledger-school.ts';
import { inDays } from '#testing/school-days.ts';
import { type CoursePlace, openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

let schools = 0;
/** Two semester courses of one year, both posted: half a credit each. */
async function hasHalves() {
  schools += 1;
  const school = await world.hasSchool(`Halves ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const first = await school.hasCourse({ title: 'Algebra I A', teacher, credits: 0.5 });
  const second = await school.hasCourse({ title: 'Algebra I B', teacher, credits: 0.5 });
  const ada = await school.hasStudent({ name: 'Ada Park', in: [first, second] });
  await postGrade(admin, teacher, first, 85);
  await postGrade(admin, teacher, second, 95);
  return { school, teacher, admin, ada, first, second };
}

const get = (person: Person, courseId: CourseId) => person.client.authoring.get({ courseId });
const says = async (
  person: Person,
  courseId: CourseId,
  part: { number: number; of: number } | null,
  sameAs?: CourseId | null,
) => {
  const { version } = await get(person, courseId);
  return person.client.authoring.saveContent({
    ...{ courseId, baseVersion: version, part, reason: 'The halves of one year' },
    ...(sameAs === undefined ? {} : { sameAs }),
  });
};
const creditsOf = async (person: Person) => (await person.client.gradebook.mine({})).creditsEarned;

it('gives credit once for each part of one content, and once for the content as a whole', async () => {
  const { admin, ada, first, second } = await hasHalves();
  expect(await creditsOf(ada)).toBe(1);
  await says(admin, first.courseId, { number: 1, of: 2 });
  await says(admin, second.courseId, { number: 2, of: 2 }, first.courseId);
  expect(await creditsOf(ada)).toBe(1);
  expect((await get(admin, second.courseId)).content).toEqual({
    part: { number: 2, of: 2 },
    sharing: [{ courseId: first.courseId, title: 'Algebra I A', part: { number: 1, of: 2 } }],
  });
  // Twice the same half.
  await says(admin, second.courseId, { number: 1, of: 2 });
  expect(await creditsOf(ada)).toBe(0.5);
  // A content of its own again.
  await says(admin, second.courseId, null, null);
  expect(await creditsOf(ada)).toBe(1);
  expect((await get(admin, second.courseId)).content).toEqual({ part: null, sharing: [] });
});

it('takes the second half of a year for no repeat of the first', async () => {
  const { school, admin, teacher, first, second } = await hasHalves();
  await says(admin, first.courseId, { number: 1, of: 2 });
  await says(admin, second.courseId, { number: 2, of: 2 }, first.courseId);
  const bo = await school.hasStudent({ name: 'Bo Lee', in: [first] });
  await postGrade(admin, teacher, first, 85);
  expect(await bo.client.catalog.enroll({ courseId: second.courseId })).toMatchObject({ status: 'active' });
  // The same half once more is one: it asks why.
  await says(admin, second.courseId, { number: 1, of: 2 });
  const cy = await school.hasStudent({ name: 'Cy Moss', in: [first] });
  await postGrade(admin, teacher, first, 85);
  await expect(cy.client.catalog.enroll({ courseId: second.courseId })).rejects.toMatchObject({
    code: 'REASON_NEEDED',
  });
});

it('hands contents and parts to the ledger, which counts them up to one unit', async () => {
  const { admin, ada, teacher, school, schoolId, studentId, sql } = await hasLedgerSchool(world, {
    running: 4,
  });
  const titles = ['Latin A', 'Latin B', 'Latin C'];
  const courses = [];
  for (const title of titles) courses.push(await school.hasCourse({ title, teacher, credits: 0.34 }));
  for (const [at, { courseId }] of courses.entries()) {
    await sql(
      `insert into enrollments (school_id, id, student_id, course_id, status, requested_at, enrolled_at)
       values ($1, gen_random_uuid(), $2, $3, 'active', now(), now())`,
      [schoolId, studentId, courseId],
    );
    await postGrade(admin, teacher, courses[at]!, [95, 85, 95][at]!);
    await says(admin, courseId, { number: at + 1, of: 3 }, at === 0 ? undefined : courses[0]!.courseId);
  }
  await admin.client.eligibility.addTitles({
    ...{ schoolId, outsideSchool: null, source: 'Portal', checkedOn: inDays(-9) },
    titles: titles.map((title) => ({
      ...{ title, area: 'world_language' as const, units: 0.34, weight: 0, validFrom: null, isLab: false },
    })),
  });
  const { record } = await ada.client.eligibility.ledger({});
  const rows = record.courses.filter(({ title }) => titles.includes(title));
  expect(rows.map(({ part }) => part)).toEqual([1, 2, 3].map((number) => ({ number, of: 3 })));
  expect(new Set(rows.map(({ contentKey }) => contentKey)).size).toBe(1);
});

it('is said by registrars with a reason, of courses of their school, and of no stale course', async () => {
  const { admin, teacher, first, second } = await hasHalves();
  expect((await get(teacher, first.courseId)).can.setContent).toBe(false);
  await expect(says(teacher, first.courseId, null)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { version } = await get(admin, first.courseId);
  const change = { courseId: first.courseId, part: null, reason: 'A slip' };
  await expect(
    admin.client.authoring.saveContent({ ...change, baseVersion: version - 1 }),
  ).rejects.toMatchObject({ code: 'STALE' });
  const elsewhere = await world.hasSchool(`Elsewhere ${schools}`);
  const stranger = await elsewhere.hasPerson({ role: 'school_admin', name: 'Fay Far' });
  const foreign = await elsewhere.hasCourse({ title: 'Algebra', teacher: null });
  await expect(
    admin.client.authoring.saveContent({ ...change, baseVersion: version, sameAs: foreign.courseId }),
  ).rejects.toMatchObject({ code: 'NO_SUCH_COURSE' });
  await expect(
    stranger.client.authoring.saveContent({ ...change, courseId: second.courseId, baseVersion: 1 }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('holds a change by which a counted unit becomes one with another, until the family knows', async () => {
  const { admin, courses, sql, schoolId, studentId } = await hasLedgerSchool(world, { running: 0 });
  const [one, other] = courses.slice(-2) as [CoursePlace, CoursePlace];
  const { version } = await get(admin, other.courseId);
  await expect(
    admin.client.authoring.saveContent({
      ...{ courseId: other.courseId, baseVersion: version, sameAs: one.courseId, part: null },
      reason: 'One content',
    }),
  ).rejects.toMatchObject({ code: 'WORSENS', data: { students: [{ studentId }] } });
  const { rows } = await sql('select content_origin_id from courses where school_id = $1 and id = $2', [
    schoolId as SchoolId,
    other.courseId,
  ]);
  expect(rows).toEqual([{ content_origin_id: other.courseId }]);
});
