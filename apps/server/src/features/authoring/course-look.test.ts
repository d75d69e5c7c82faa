import type { CalendarDate } from '@fieldhouse/contract/dates.ts';
import type { CourseId, FileId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import {
  type CoursePlace,
  openWorld,
  type Person,
  type SchoolPlace,
  type StudentPerson,
  type World,
} from '#testing/world.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let world: World;
let school: SchoolPlace;
let teacher: Person;
let student: StudentPerson;
let parent: Person;
let courses: CoursePlace[];
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Color High');
  teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  const work = { assignments: [{ title: 'First', dueAt: inDays(2) }] };
  courses = [
    await school.hasCourse({ title: 'Botany', teacher, ...work }),
    await school.hasCourse({ title: 'Algebra', teacher, ...work }),
  ];
  student = await school.hasStudent({ name: 'Stu Dent', in: courses });
  parent = await school.hasGuardian({ name: 'Par Ent', of: student });
});
afterAll(() => world.close());

const look = (courseId: CourseId) =>
  teacher.client.authoring.get({ courseId }).then(({ details, version, color, image }) => ({
    ...{ details, version, color, image },
  }));
const save = async (courseId: CourseId, change: object) => {
  const { details, version } = await look(courseId);
  return teacher.client.authoring.saveDetails({
    ...{ courseId, baseVersion: version, details: { ...details, ...change } },
  });
};
/** A picture as an upload leaves it. */
async function hasPicture(entityId: string): Promise<FileId> {
  const fileId = newId<FileId>();
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `insert into files (school_id, id, storage_key, purpose, entity_id, owner_user_id, name, media_type, size_bytes,
         sha256, attached_at, created_at)
       values ($1, $2, $3, 'lesson', $4, $5, 'leaf.png', 'image/webp', 10, 'x', now(), now())`,
      [school.schoolId, fileId, `pictures/${fileId}`, entityId, teacher.userId],
    ),
  );
  return fileId;
}

/** What every page says of the color of a course. */
async function colorsOf(courseId: CourseId): Promise<number[]> {
  const days = { from: inDays(0).slice(0, 10) as CalendarDate, to: inDays(20).slice(0, 10) as CalendarDate };
  const [own, todo, month, catalog, overview, page, grades, taught, list, family] = await Promise.all([
    student.client.home.student({}),
    student.client.home.todo({}),
    student.client.calendar.range(days),
    student.client.catalog.list({}),
    student.client.catalog.get({ courseId }),
    student.client.lessons.course({ courseId }),
    student.client.gradebook.mine({}),
    teacher.client.home.teacher({}),
    teacher.client.authoring.list({}),
    parent.client.home.parent({}),
  ]);
  const of = <Row extends { courseId: string }>(rows: readonly Row[]): Row => {
    const row = rows.find((one) => one.courseId === courseId);
    if (!row) throw new Error('the course is missing');
    return row;
  };
  return [
    of(own.courses).color,
    of(own.upcoming).courseColor,
    of(todo.courses).color,
    of(todo.items).courseColor,
    of(month.events).courseColor,
    of(catalog.courses).color,
    overview.color,
    page.color,
    of(grades.courses).color,
    of(taught.courses).color,
    of(list.courses).color,
    of(family.children[0]!.courses).color,
  ];
}

it('has one color on every page: its own until somebody chooses, whatever other courses there are', async () => {
  const [botany, algebra] = courses as [CoursePlace, CoursePlace];
  const before = await colorsOf(botany.courseId);
  expect(new Set(before).size).toBe(1);
  const byId = 1 + (Number.parseInt(botany.courseId.slice(-2), 16) % 8);
  expect(before[0]).toBe(byId);

  await student.client.catalog.list({});
  const chosen = (byId % 8) + 1;
  await save(botany.courseId, { chosenColor: chosen });
  expect(new Set(await colorsOf(botany.courseId))).toEqual(new Set([chosen]));
  const other = 1 + (Number.parseInt(algebra.courseId.slice(-2), 16) % 8);
  expect(new Set(await colorsOf(algebra.courseId))).toEqual(new Set([other]));

  await save(botany.courseId, { chosenColor: null });
  expect(new Set(await colorsOf(botany.courseId))).toEqual(new Set([byId]));
});

it('takes a picture that was uploaded for it, with its words or as decoration, and no other', async () => {
  const [botany, algebra] = courses as [CoursePlace, CoursePlace];
  const imageFileId = await hasPicture(botany.courseId);
  const missing = { code: 'IMAGE_NOT_FOUND' };
  await expect(save(botany.courseId, { imageFileId, imageAlt: null })).rejects.toMatchObject(missing);
  await expect(save(botany.courseId, { imageFileId: null, imageAlt: 'A leaf' })).rejects.toMatchObject(
    missing,
  );
  await expect(save(algebra.courseId, { imageFileId, imageAlt: '' })).rejects.toMatchObject(missing);
  const unknown = { imageFileId: newId<FileId>(), imageAlt: 'A leaf' };
  await expect(save(botany.courseId, unknown)).rejects.toMatchObject(missing);

  await save(botany.courseId, { imageFileId, imageAlt: 'A leaf' });
  const image = { url: `/lesson-images/${imageFileId}`, alt: 'A leaf' };
  expect((await student.client.lessons.course({ courseId: botany.courseId })).image).toEqual(image);
  expect((await student.client.catalog.get({ courseId: botany.courseId })).image).toEqual(image);
  expect((await parent.client.lessons.course({ courseId: botany.courseId })).image).toEqual(image);

  const { courseId } = await teacher.client.authoring.duplicate({
    ...{ courseId: botany.courseId, title: 'Botany again', shiftDays: 0 },
  });
  expect((await look(courseId)).image).toEqual(image);
  await save(courseId, { description: 'The same picture' });
  await save(botany.courseId, { imageAlt: '' });
  expect((await look(botany.courseId)).image).toEqual({ ...image, alt: '' });
});
