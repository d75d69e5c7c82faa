import type { CourseId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inDays } from '#testing/school-days.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

let world: World;
let school: SchoolPlace;
let schoolId: SchoolId;
let teacher: Person;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Maple High');
  schoolId = school.schoolId as SchoolId;
  teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  admin = await school.hasPerson({ role: 'school_admin', name: 'Ad Min' });
  await school.hasPolicy({ coursePublishing: 'teacher' });
  await lists('Algebra I', 'math');
  await lists('English 9A', 'english');
  await lists('Biology', 'science');
});
afterAll(() => world.close());

const lists = (title: string, area: 'math' | 'english' | 'science') =>
  admin.client.eligibility.addTitles({
    ...{ schoolId, outsideSchool: null, source: 'High School Portal', checkedOn: inDays(-9) },
    titles: [{ title, area, units: 1, weight: 0, validFrom: null, isLab: false }],
  });

/** A course of that title with a lesson that is ready. */
const hasDraft = async (title: string) => {
  const { courseId } = await school.hasCourse({ title, teacher, status: 'draft' });
  await saves(courseId, { description: 'What it is about.' });
  return courseId;
};

const get = (courseId: CourseId) => teacher.client.authoring.get({ courseId });
const publish = (courseId: CourseId) => teacher.client.authoring.publish({ courseId });
const saves = async (courseId: CourseId, change: Record<string, unknown>) => {
  const { details, version } = await get(courseId);
  return teacher.client.authoring.saveDetails({
    ...{ courseId, baseVersion: version, details: { ...details, ...change } },
  });
};

it('refuses to publish under a title that is nearly a listed one, and publishes it under the listed one', async () => {
  const courseId = await hasDraft('Algebra 1');
  expect((await get(courseId)).listing).toEqual({ state: 'near', listedTitle: 'Algebra I', lastOn: null });
  await expect(publish(courseId)).rejects.toMatchObject({
    code: 'NOT_READY',
    data: { problems: [{ code: 'near_listed_title', title: 'Algebra 1', listedTitle: 'Algebra I' }] },
  });
  await saves(courseId, { transcriptTitle: 'Algebra I' });
  expect((await get(courseId)).listing).toMatchObject({ state: 'listed' });
  expect(await publish(courseId)).toEqual({ outcome: 'published' });
  expect((await get(courseId)).details.title).toBe('Algebra 1');
});

it.each([
  ['a letter', 'Bioligy', 'Biology'],
  ['“OL”', 'Biology OL', 'Biology'],
  ['a Roman numeral', 'Algebra 1', 'Algebra I'],
  ['capitals', 'algebra I', 'Algebra I'],
])('holds a title that differs by %s', async (_what, title, listedTitle) => {
  await expect(publish(await hasDraft(title))).rejects.toMatchObject({
    data: { problems: [{ code: 'near_listed_title', listedTitle }] },
  });
});

it.each(['Algebra I', 'Algebra II', 'English 9B', 'Chemistry'])('publishes %s', async (title) => {
  expect(await publish(await hasDraft(title))).toEqual({ outcome: 'published' });
});

it('holds a request that waits for the school as well', async () => {
  const other = await world.hasSchool('Careful High');
  const author = await other.hasPerson({ role: 'teacher', name: 'Au Thor' });
  const head = await other.hasPerson({ role: 'school_admin', name: 'He Ad' });
  const { courseId } = await other.hasCourse({ title: 'Biology OL', teacher: author, status: 'draft' });
  const { details, version } = await author.client.authoring.get({ courseId });
  await author.client.authoring.saveDetails({
    ...{ courseId, baseVersion: version, details: { ...details, description: 'Life.' } },
  });
  await author.client.authoring.publish({ courseId });
  await head.client.eligibility.addTitles({
    ...{ schoolId: other.schoolId as SchoolId, outsideSchool: null, source: 'Portal', checkedOn: inDays(-9) },
    titles: [{ title: 'Biology', area: 'science', units: 1, weight: 0, validFrom: null, isLab: false }],
  });
  await expect(
    head.client.authoring.decidePublish({ courseId, isApproved: true, reason: null }),
  ).rejects.toMatchObject({ code: 'NOT_READY', data: { problems: [{ code: 'near_listed_title' }] } });
});

it('refuses to rename a published course to nearly a listed title, and lets everything else be changed', async () => {
  const courseId = await hasDraft('Chemistry');
  await publish(courseId);
  await expect(saves(courseId, { title: 'Biology.' })).rejects.toMatchObject({
    ...{ code: 'NEAR_LISTED_TITLE', data: { listedTitle: 'Biology' } },
  });
  await expect(saves(courseId, { transcriptTitle: 'Biologiy' })).rejects.toMatchObject({
    code: 'NEAR_LISTED_TITLE',
  });
  await saves(courseId, { title: 'Biology.', transcriptTitle: 'Biology' });
  // Published before the list was confirmed: its title is said to be wrong, and its words may still be changed.
  const older = await hasDraft('Essays');
  await publish(older);
  await lists('Essay', 'english');
  await saves(older, { description: 'About words.' });
  expect((await get(older)).listing).toMatchObject({ state: 'near', listedTitle: 'Essay' });
});

it('says of a course whose title left the list since when', async () => {
  await lists('Geology', 'science');
  const courseId = await hasDraft('Geology');
  await publish(courseId);
  const { titles } = await admin.client.eligibility.registry({});
  const { titleId } = titles.find(({ title }) => title === 'Geology')!;
  await admin.client.eligibility.endTitle({ titleId, validTo: inDays(-2), reason: 'Archived on the portal' });
  expect((await get(courseId)).listing).toEqual({ state: 'ended', listedTitle: null, lastOn: inDays(-2) });
});

it('lets a course with the platform’s mark take a title that the school confirmed', async () => {
  const { courseId } = await school.hasCourse({ title: 'Algebra 1', teacher, isNcaaApproved: true });
  await expect(saves(courseId, { transcriptTitle: 'Numbers' })).rejects.toMatchObject({
    code: 'NCAA_TITLE_FIXED',
  });
  await saves(courseId, { transcriptTitle: 'Algebra I' });
  expect((await get(courseId)).details.transcriptTitle).toBe('Algebra I');
});

it('says nothing of a list that nobody has confirmed', async () => {
  const other = await world.hasSchool('New High');
  const author = await other.hasPerson({ role: 'teacher', name: 'Au Thor' });
  const { courseId } = await other.hasCourse({ title: 'Biology OL', teacher: author });
  expect((await author.client.authoring.get({ courseId })).listing).toBeNull();
});
