import type { AssignmentId, LessonId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { positionalStatement } from '#db/unit.ts';
import { type CoursePlace, openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

/*
 * Search gives what the pages would open, and nothing else: for every kind of person each thing of two schools is
 * looked for and opened, and both must say the same.
 */

let world: World;
let school: SchoolPlace;
let foreign: SchoolPlace;
const places: Record<string, CoursePlace> = {};
const actors: Record<string, Person> = {};

beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Own School');
  foreign = await world.hasSchool('Foreign CANARY');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const other = await school.hasPerson({ role: 'teacher', name: 'Otto Other' });
  const stranger = await foreign.hasPerson({ role: 'teacher', name: 'Stranger CANARY' });
  const work = (title: string) => ({ title, assignments: [{ title: `${title} work` }] });
  places.taken = await school.hasCourse({ ...work('Quokka taken'), teacher });
  places.other = await school.hasCourse({ ...work('Quokka other'), teacher: other });
  places.draft = await school.hasCourse({ ...work('Quokka draft'), teacher, status: 'draft' });
  places.archived = await school.hasCourse({ ...work('Quokka archived'), teacher });
  places.foreign = await foreign.hasCourse({ ...work('Quokka CANARY'), teacher: stranger });
  const all = [places.taken, places.draft, places.archived];

  const student = await school.hasStudent({ name: 'Stu Dent', in: all });
  const dropped = await school.hasStudent({ name: 'Drop Ped', in: all });
  const adult = await school.hasStudent({ name: 'Adult Child', in: all, birthOn: '2000-01-01' });
  const completed = await school.hasStudent({ name: 'Com Pleted', in: all });
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    const set = (status: string, studentId: string) =>
      tx.execute(
        `update enrollments set status = $1, completed_at = case when $1 = 'completed' then now() end
         where student_id = $2`,
        [status, studentId],
      );
    await set('dropped', dropped.studentId);
    await set('completed', completed.studentId);
    await tx.execute("update courses set status = 'archived' where id = $1", [places.archived?.courseId]);
    await tx.execute(
      `insert into course_teachers (school_id, id, course_id, user_id, role, ended_at)
       values ($1, gen_random_uuid(), $2, $3, 'teacher', now())`,
      [school.schoolId, places.taken?.courseId, other.userId],
    );
  });
  Object.assign(actors, {
    student,
    dropped,
    completed,
    provisional: await school.hasStudent({ name: 'Pro Visional', in: all, status: 'provisional' }),
    bystander: await school.hasStudent({ name: 'By Stander' }),
    teacher,
    otherTeacher: other,
    admin: await school.hasPerson({ role: 'school_admin', name: 'Ad Min' }),
    parent: await school.hasGuardian({ name: 'Par Ent', of: student }),
    parentBlind: await school.hasGuardian({ name: 'Blind Parent', of: student, rights: ['alerts'] }),
    parentEnded: await school.hasGuardian({ name: 'Former Parent', of: student, status: 'ended' }),
    parentOfAdult: await school.hasGuardian({ name: 'Late Parent', of: adult }),
    stranger,
    foreignStudent: await foreign.hasStudent({ name: 'Student CANARY', in: [places.foreign] }),
    foreignAdmin: await foreign.hasPerson({ role: 'school_admin', name: 'Admin CANARY' }),
  });
});
afterAll(() => world.close());

const opens = (asked: Promise<unknown>) =>
  asked.then(
    () => true,
    () => false,
  );

async function foundBy({ client }: Person) {
  const [titles, lessons] = await Promise.all([
    client.search.query({ query: 'quokka' }),
    client.search.query({ query: 'photosynthesis' }),
  ]);
  return {
    courses: titles.courses,
    assignments: titles.assignments,
    lessons: lessons.lessons,
  };
}

describe('search finds what the pages open', () => {
  const names = [
    ...['student', 'dropped', 'completed', 'provisional', 'bystander', 'teacher', 'otherTeacher', 'admin'],
    ...[
      'parent',
      'parentBlind',
      'parentEnded',
      'parentOfAdult',
      'stranger',
      'foreignStudent',
      'foreignAdmin',
    ],
  ];
  for (const name of names) {
    it(`for ${name}`, async () => {
      const person = actors[name] as Person;
      const found = await foundBy(person);
      const { lessons, coursework, catalog } = person.client;
      const listed = await catalog.list({}).then(({ courses }) => courses.map((one) => one.courseId));
      for (const [label, place] of Object.entries(places)) {
        const course = found.courses.results.find((one) => one.courseId === place.courseId);
        const isOpen = await opens(lessons.course({ courseId: place.courseId }));
        expect(course !== undefined, `course ${label}`).toBe(isOpen || listed.includes(place.courseId));
        if (course) expect(course.isOpen, `course ${label}`).toBe(isOpen);
        for (const lessonId of place.lessonIds) {
          expect(
            found.lessons.results.some((one) => one.lessonId === lessonId),
            `lesson of ${label}`,
          ).toBe(await opens(lessons.get({ lessonId: lessonId as LessonId })));
        }
        for (const assignmentId of place.assignmentIds) {
          expect(
            found.assignments.results.some((one) => one.assignmentId === assignmentId),
            `assignment of ${label}`,
          ).toBe(await opens(coursework.get({ assignmentId: assignmentId as AssignmentId })));
        }
      }
      for (const group of Object.values(found)) expect(group.total).toBe(group.results.length);
      const isForeign = ['stranger', 'foreignStudent', 'foreignAdmin'].includes(name);
      expect(JSON.stringify(found).includes('CANARY')).toBe(isForeign);
    });
  }
});

it('tells nobody what it corrected from a title that they may not see', async () => {
  const bystander = actors.bystander as Person;
  await (actors.teacher as Person).client.authoring.saveDetails({
    courseId: (places.draft as CoursePlace).courseId,
    baseVersion: 1,
    details: {
      ...{ title: 'Zugzwang draft', subject: 'Science', description: '', gradeLevel: null, credits: 1 },
      ...{
        level: 'general',
        termId: null,
        ncaaArea: null,
        transcriptTitle: null,
        provider: null,
        mode: null,
        enrollmentMode: null,
      },
      ...{ capacity: null, chosenColor: null, imageFileId: null, imageAlt: null },
    },
  });
  expect(await bystander.client.search.query({ query: 'zugzwagn' })).toMatchObject({
    corrected: null,
    courses: { total: 0 },
  });
  expect(await (actors.teacher as Person).client.search.query({ query: 'zugzwagn' })).toMatchObject({
    match: 'corrected',
    corrected: 'Zugzwang',
    courses: { total: 1 },
  });
});

it('finds by name whom staff may see, and nobody for students', async () => {
  const teacher = actors.teacher as Person;
  const admin = actors.admin as Person;
  const names = async (person: Person, query: string) =>
    (await person.client.search.people({ query })).people.map(({ name }) => name);
  expect(await names(teacher, 'stu d')).toEqual(['Stu Dent']);
  // Takes none of their courses.
  expect(await names(teacher, 'stander')).toEqual([]);
  expect(await names(admin, 'stander')).toEqual(['By Stander']);
  expect((await teacher.client.search.people({ query: 'okafor' })).people).toMatchObject([
    { name: 'Nora Okafor', kind: 'teacher', studentId: null, teaches: ['Quokka taken'] },
  ]);
  expect(await names(admin, 'canary')).toEqual([]);
  expect(await names(admin, '%')).toEqual([]);
  for (const name of ['student', 'provisional', 'parent']) {
    await expect((actors[name] as Person).client.search.people({ query: 'nora' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  }
  expect(JSON.stringify(await foundBy(actors.provisional as Person))).not.toContain('Nora');
  const byName = await (actors.student as Person).client.search.query({ query: 'okafor' });
  expect([byName.courses.total, byName.lessons.total, byName.assignments.total]).toEqual([0, 0, 0]);
});

it('keeps the index from the app, but for its door', async () => {
  const entry = {
    role: 'fieldhouse_app' as const,
    enter: positionalStatement<{ actor: unknown }>('select app.enter($1) as actor')(
      (actors.admin as Person).token,
    ),
  };
  for (const text of [
    'select 1 from search_entries',
    `select app.put_search_entry('${school.schoolId}', 'course', '${school.schoolId}', '${school.schoolId}', 'published', 'x', '', '')`,
    'select app.search_scope()',
  ]) {
    await expect(
      world.services.units.write(entry, (tx) => tx.query(positionalStatement(text)())),
      text,
    ).rejects.toMatchObject({ code: '42501' });
  }
});

it('finds people of the schools where somebody works, and of no school where they are a parent', async () => {
  const [works, child] = [await world.hasSchool('Works High'), await world.hasSchool('Child High')];
  const person = await child.hasPerson({ role: 'parent', name: 'Both Ends' });
  await works.joins(person, 'school_admin');
  for (const school of [works, child])
    await school.hasPerson({ role: 'teacher', name: `Xenia ${school.name}` });
  const { people } = await person.client.search.people({ query: 'xenia' });
  expect(people.map(({ name }) => name)).toEqual(['Xenia Works High']);
});
