import { randomUUID } from 'node:crypto';
import type { AssignmentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { liveSessions } from '#db/tables/calendar.ts';
import { newId } from '#platform/ids.ts';
import { openWorld, type SchoolPlace, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const NOW = '2030-03-02T08:00:00.000Z';

let schools = 0;
async function hasTwoCourses() {
  world.isAt('2030-02-20T12:00:00.000Z');
  schools += 1;
  const school = await world.hasSchool(`School ${schools}`);
  // Who came first holds no class.
  await school.hasPerson({ role: 'teacher', name: 'Aaron First' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const biology = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [
      { title: 'Undated' },
      { title: 'Next week', dueAt: '2030-03-09T22:00:00.000Z' },
      { title: 'Past', dueAt: '2030-03-01T22:00:00.000Z' },
    ],
  });
  const algebra = await school.hasCourse({
    title: 'Algebra',
    teacher,
    assignments: [{ title: 'Tomorrow', dueAt: '2030-03-02T22:00:00.000Z' }],
  });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [biology, algebra] });
  world.isAt(NOW);
  await world.runs('grading.missing', {});
  return { school, teacher, biology, algebra, ada };
}

const titles = (list: { items: readonly { title: string }[] }) => list.items.map((item) => item.title);

it('lists what is open over all courses: missing first, then by date, undated last', async () => {
  const { ada } = await hasTwoCourses();
  const list = await ada.client.home.todo({});
  expect(titles(list)).toEqual(['Past', 'Tomorrow', 'Next week', 'Undated']);
  expect(list.items.map(({ state, isDueSoon }) => [state, isDueSoon])).toEqual([
    ['missing', false],
    ['not_started', true],
    ['not_started', false],
    ['not_started', false],
  ]);
  expect(await ada.client.home.student({})).toMatchObject({ missingCount: 1 });
});

it('says what was due before somebody joined, and puts it last', async () => {
  const { school, biology } = await hasTwoCourses();
  const late = await school.hasStudent({ name: 'Zoe Late', in: [biology] });
  await world.runs('grading.missing', {});
  const { items } = await late.client.home.todo({});
  expect(items.map(({ title, state, isFromBefore }) => [title, state, isFromBefore])).toEqual([
    ['Next week', 'not_started', false],
    ['Undated', 'not_started', false],
    ['Past', 'not_started', true],
  ]);
});

it('drops what is handed in by itself, and leaves a tick to the student', async () => {
  const { ada, biology } = await hasTwoCourses();
  const [undated, , past] = biology.assignmentIds as [AssignmentId, AssignmentId, AssignmentId];
  await ada.client.coursework.submit({
    assignmentId: past,
    content: { v: 1, text: 'Here it is', matches: [] },
    idempotencyKey: randomUUID(),
  });
  await ada.client.home.tickTodo({ assignmentId: undated, isTicked: true });
  await ada.client.home.tickTodo({ assignmentId: undated, isTicked: true });
  const list = await ada.client.home.todo({});
  expect(list.items.map(({ title, isTicked }) => [title, isTicked])).toEqual([
    ['Tomorrow', false],
    ['Next week', false],
    ['Undated', true],
  ]);
  expect(await ada.client.home.student({})).toMatchObject({ missingCount: 0 });
  await ada.client.home.tickTodo({ assignmentId: undated, isTicked: false });
  expect((await ada.client.home.todo({})).items.some(({ isTicked }) => isTicked)).toBe(false);
});

it('leaves out the courses that the student hides, for this student alone', async () => {
  const { ada, school, biology, algebra } = await hasTwoCourses();
  const ben = await school.hasStudent({ name: 'Ben Early', in: [biology, algebra] });
  await ada.client.home.hideTodoCourse({ courseId: biology.courseId, isHidden: true });
  const list = await ada.client.home.todo({});
  expect(titles(list)).toEqual(['Tomorrow']);
  expect(list.courses.map(({ title, isHidden }) => [title, isHidden])).toEqual([
    ['Algebra', false],
    ['Biology', true],
  ]);
  expect(titles(await ben.client.home.todo({}))).toContain('Next week');
  await ada.client.home.hideTodoCourse({ courseId: biology.courseId, isHidden: false });
  expect(titles(await ada.client.home.todo({}))).toHaveLength(4);
});

const hasSession = (school: SchoolPlace, courseId: string, teacherId: string, scheduledAt: string) =>
  world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.orm.insert(liveSessions).values({
      schoolId: school.schoolId,
      id: newId(),
      courseId,
      teacherId,
      title: 'Cells, live',
      scheduledAt,
      platform: 'link',
      meetingUrl: 'https://meet.example.test/x',
    }),
  );

it('counts the live sessions to come and opens the door fifteen minutes before', async () => {
  const { school, teacher, biology, ada } = await hasTwoCourses();
  const pro = await school.hasStudent({ name: 'Pro Visional', status: 'provisional', in: [biology] });
  expect((await ada.client.home.student({})).sessions).toEqual({
    upcomingCount: 0,
    next: null,
    soon: [],
  });
  await hasSession(school, biology.courseId, teacher.userId, '2030-03-02T06:30:00.000Z');
  await hasSession(school, biology.courseId, teacher.userId, '2030-03-02T08:15:00.000Z');
  await hasSession(school, biology.courseId, teacher.userId, '2030-03-05T08:15:00.000Z');
  expect((await ada.client.home.student({})).sessions).toMatchObject({
    upcomingCount: 2,
    next: {
      title: 'Cells, live',
      teacherName: 'Nora Okafor',
      isJoinable: true,
      ...{ hasLink: true, canJoin: true, mayJoin: 'yes' },
    },
    // The third is in three days.
    soon: [{ scheduledAt: '2030-03-02T08:15:00Z', courseTitle: 'Biology', durationMinutes: 60 }],
  });
  expect((await pro.client.home.student({})).sessions.next).toMatchObject({
    isJoinable: true,
    ...{ hasLink: true, canJoin: false, mayJoin: 'once_confirmed' },
    teacherName: null,
  });
  world.isAt('2030-03-02T07:59:00.000Z');
  expect((await ada.client.home.student({})).sessions.next).toMatchObject({
    isJoinable: false,
    ...{ hasLink: true, canJoin: false, mayJoin: 'yes' },
  });
  for (const { client } of [ada, pro, teacher]) {
    const homes = [client === teacher.client ? await client.home.teacher({}) : await client.home.student({})];
    expect(JSON.stringify(homes)).not.toContain('meet.example.test');
  }
});
