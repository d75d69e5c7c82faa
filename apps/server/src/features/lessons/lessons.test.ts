import { randomUUID } from 'node:crypto';
import type { CourseId, LessonId } from '@fieldhouse/contract/ids.ts';
import { MAX_STUDY_MINUTES_PER_DAY } from '@fieldhouse/domain/progress/study-time.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { type CoursePlace, openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const ABSENT = '00000000-0000-7000-8000-000000000000';

interface Biology {
  readonly school: SchoolPlace;
  readonly teacher: Person;
  readonly course: CoursePlace;
}

async function hasBiology(name: string): Promise<Biology> {
  const school = await world.hasSchool(name);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [{ title: 'One' }, { title: 'Two' }],
  });
  return { school, teacher, course };
}

const event = (
  lessonId: LessonId,
  kind: 'opened' | 'completed' | 'uncompleted',
  occurredAt = new Date().toISOString(),
) => ({ clientEventId: randomUUID(), lessonId, kind, occurredAt });

it('shows a learner the course with lessons, own ticks and own work', async () => {
  const { school, course } = await hasBiology('Maple');
  const ada = await school.hasStudent({ name: 'Ada Maple', in: [course] });
  const [first, second] = course.lessonIds as [LessonId, LessonId];
  await ada.client.lessons.recordEvents({ events: [event(first, 'opened'), event(first, 'completed')] });

  const page = await ada.client.lessons.course({ courseId: course.courseId });
  expect(page).toMatchObject({
    title: 'Biology',
    instructorName: 'Nora Okafor',
    lessonProgress: 0.5,
    lessonsCompleted: 1,
    lessonCount: 2,
    nextLessonId: second,
    can: { recordProgress: true, enroll: false },
  });
  expect(page.modules).toHaveLength(1);
  expect(page.modules[0]?.lessons.map((lesson) => lesson.isCompleted)).toEqual([true, false]);
  expect(page.assignments.map(({ title, state, points }) => [title, state, points])).toEqual([
    ['One', 'not_started', null],
    ['Two', 'not_started', null],
  ]);

  const lesson = await ada.client.lessons.get({ lessonId: second });
  expect(lesson).toMatchObject({
    courseTitle: 'Biology',
    moduleTitle: 'Module one',
    previousLessonId: first,
    nextLessonId: null,
    isCompleted: false,
    can: { recordProgress: true },
  });
  const start = await ada.client.lessons.get({ lessonId: first });
  expect(start).toMatchObject({ previousLessonId: null, nextLessonId: second, isCompleted: true });
  expect(start.assignments.map((one) => one.title)).toEqual(['One', 'Two']);
});

it('cleans lesson HTML when it is read, whoever wrote it into the table', async () => {
  const { school, course, teacher } = await hasBiology('Yew');
  const [lessonId] = course.lessonIds as [LessonId];
  const content = {
    v: 1,
    objectives: [],
    introduction: '',
    keyConcepts: [],
    mainContent: '<p onclick="x()">Read</p><script>y()</script><a href="javascript:z()">on</a>',
  };
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('update lessons set content = $1 where id = $2', [JSON.stringify(content), lessonId]),
  );
  expect((await teacher.client.lessons.get({ lessonId })).mainContent).toBe('<p>Read</p><a>on</a>');
});

it('gives guardians and staff the course without work of their own', async () => {
  const { school, course, teacher } = await hasBiology('Rowan');
  const ada = await school.hasStudent({ name: 'Ada Rowan', in: [course] });
  const parent = await school.hasGuardian({ name: 'Pat Rowan', of: ada });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ruth Rowan' });
  for (const reader of [parent, teacher, admin]) {
    const page = await reader.client.lessons.course({ courseId: course.courseId });
    expect(page.assignments.map((one) => one.state)).toEqual([null, null]);
    expect(page).toMatchObject({ nextLessonId: null, can: { recordProgress: false, enroll: false } });
  }
});

it('opens a course to those who belong to it, and is not there for anybody else', async () => {
  const { school, course } = await hasBiology('Hazel');
  const ada = await school.hasStudent({ name: 'Ada Hazel', in: [course] });
  const colleague = await school.hasPerson({ role: 'teacher', name: 'Other Teacher' });
  const outsider = await school.hasStudent({ name: 'Not Enrolled' });
  const blind = await school.hasGuardian({ name: 'No Right', of: ada, rights: ['alerts'] });
  const elsewhere = await hasBiology('Far Hazel');
  const stranger = await elsewhere.school.hasStudent({ name: 'Far Away', in: [elsewhere.course] });
  const [lessonId] = course.lessonIds as [LessonId];

  for (const person of [colleague, outsider, blind, stranger, elsewhere.teacher]) {
    const seen = await Promise.allSettled([
      person.client.lessons.course({ courseId: course.courseId }),
      person.client.lessons.get({ lessonId }),
    ]);
    const absent = await Promise.allSettled([
      person.client.lessons.course({ courseId: ABSENT as CourseId }),
      person.client.lessons.get({ lessonId: ABSENT as LessonId }),
    ]);
    expect(seen.map((one) => one.status)).toEqual(['rejected', 'rejected']);
    expect(seen).toEqual(absent);
    expect(seen[0]).toMatchObject({ reason: { code: 'NOT_FOUND' } });
  }
});

it('keeps the names of people from a student whom the school has not confirmed', async () => {
  const { school, course } = await hasBiology('Elm');
  const guess = await school.hasStudent({ name: 'Guess Er', status: 'provisional', in: [course] });
  const page = await guess.client.lessons.course({ courseId: course.courseId });
  expect(page.instructorName).toBeNull();
  expect(JSON.stringify(page)).not.toContain('Okafor');
  expect(page.can.recordProgress).toBe(true);
});

it('counts the same event once, however often it is sent', async () => {
  const { school, course } = await hasBiology('Larch');
  const ada = await school.hasStudent({ name: 'Ada Larch', in: [course] });
  const [first] = course.lessonIds as [LessonId];
  const events = [event(first, 'opened'), event(first, 'completed')];
  expect(await ada.client.lessons.recordEvents({ events })).toEqual({ accepted: 2, refusedEventIds: [] });
  expect(await ada.client.lessons.recordEvents({ events })).toEqual({ accepted: 0, refusedEventIds: [] });
  const again = await Promise.all([1, 2, 3].map(() => ada.client.lessons.recordEvents({ events })));
  expect(again.map((one) => one.accepted)).toEqual([0, 0, 0]);
  const { lessonsCompleted } = await ada.client.lessons.course({ courseId: course.courseId });
  expect(lessonsCompleted).toBe(1);
});

it('lets the last toggle decide by when it happened, not by when it arrived', async () => {
  const { school, course } = await hasBiology('Cedar');
  const ada = await school.hasStudent({ name: 'Ada Cedar', in: [course] });
  const [first, second] = course.lessonIds as [LessonId, LessonId];
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
  await ada.client.lessons.recordEvents({ events: [event(first, 'completed', at(1))] });
  // Comes late from a device that was offline.
  await ada.client.lessons.recordEvents({
    events: [event(first, 'uncompleted', at(10)), event(second, 'completed', at(20))],
  });
  await ada.client.lessons.recordEvents({ events: [event(second, 'uncompleted', at(5))] });
  const { modules, lessonsCompleted } = await ada.client.lessons.course({ courseId: course.courseId });
  expect(modules[0]?.lessons.map((lesson) => lesson.isCompleted)).toEqual([true, false]);
  expect(lessonsCompleted).toBe(1);
});

it('takes an instant from the future for now, so that it does not win for ever', async () => {
  const { school, course } = await hasBiology('Alder');
  const ada = await school.hasStudent({ name: 'Ada Alder', in: [course] });
  const [first] = course.lessonIds as [LessonId];
  await ada.client.lessons.recordEvents({ events: [event(first, 'completed', '2099-01-01T00:00:00Z')] });
  await ada.client.lessons.recordEvents({ events: [event(first, 'uncompleted', '2098-01-01T00:00:00Z')] });
  expect((await ada.client.lessons.get({ lessonId: first })).isCompleted).toBe(false);
});

it('folds events that come in at the same time as if they had come one by one', async () => {
  const { school, course } = await hasBiology('Aspen');
  const ada = await school.hasStudent({ name: 'Ada Aspen', in: [course] });
  const [first, second] = course.lessonIds as [LessonId, LessonId];
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
  for (let round = 10; round > 0; round--) {
    const batches = Array.from({ length: 8 }, (_, index) => [
      event(first, index % 2 ? 'completed' : 'uncompleted', ago(round * 1000 - index)),
    ]);
    await Promise.all(batches.toReversed().map((events) => ada.client.lessons.recordEvents({ events })));
    // The last to happen was the first to be sent.
    expect((await ada.client.lessons.get({ lessonId: first })).isCompleted).toBe(true);
    const home = await ada.client.home.student({});
    expect(home.courses[0]).toMatchObject({ lessonsCompleted: 1, nextLesson: { lessonId: second } });
  }
});

it('refuses events for lessons of others, and keeps the good ones of a mixed batch', async () => {
  const { school, course, teacher } = await hasBiology('Fir');
  const ada = await school.hasStudent({ name: 'Ada Fir', in: [course] });
  const elsewhere = await hasBiology('Far Fir');
  const [first] = course.lessonIds as [LessonId];
  const [foreign] = elsewhere.course.lessonIds as [LessonId];
  for (const lessonId of [foreign, ABSENT as LessonId]) {
    await expect(
      ada.client.lessons.recordEvents({ events: [event(lessonId, 'opened')] }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  }
  const dropped = event(foreign, 'completed');
  expect(await ada.client.lessons.recordEvents({ events: [dropped, event(first, 'completed')] })).toEqual({
    accepted: 1,
    refusedEventIds: [dropped.clientEventId],
  });
  await expect(
    teacher.client.lessons.recordEvents({ events: [event(first, 'completed')] }),
  ).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('writes nothing in a school that is read-only', async () => {
  const { school, course } = await hasBiology('Oak');
  const ada = await school.hasStudent({ name: 'Ada Oak', in: [course] });
  const [first] = course.lessonIds as [LessonId];
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update schools set payment_status = 'suspended' where id = $1", [school.schoolId]),
  );
  await expect(
    ada.client.lessons.recordEvents({ events: [event(first, 'completed')] }),
  ).rejects.toMatchObject({
    code: 'SCHOOL_READ_ONLY',
  });
  expect((await ada.client.lessons.get({ lessonId: first })).can.recordProgress).toBe(false);
});

it('leads from lesson to lesson over the borders of modules, past what isn’t published, and back to the place left', async () => {
  const { school, course, teacher } = await hasBiology('Spruce');
  const ada = await school.hasStudent({ name: 'Ada Spruce', in: [course] });
  const [first, second] = course.lessonIds as [LessonId, LessonId];
  const { authoring } = teacher.client;
  const { moduleId } = await authoring.addModule({ courseId: course.courseId, title: 'Module two' });
  const add = async (title: string) => (await authoring.addLesson({ moduleId, title })).lessonId;
  const [hidden, last] = [await add('Not yet'), await add('The end')];
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      "update lessons set status = 'published', video_url = 'https://youtu.be/dQw4w9WgXcQ' where id = $1",
      [last],
    ),
  );
  const page = await ada.client.lessons.course({ courseId: course.courseId });
  expect(page).toMatchObject({ lessonCount: 3, nextLessonId: first });
  expect(
    page.modules.map(({ title, lessons }) => [title, lessons.map((one) => [one.lessonId, one.hasVideo])]),
  ).toEqual([
    [
      'Module one',
      [
        [first, false],
        [second, false],
      ],
    ],
    ['Module two', [[last, true]]],
  ]);
  const around = async (lessonId: LessonId) => {
    const { previousLessonId, nextLessonId } = await ada.client.lessons.get({ lessonId });
    return [previousLessonId, nextLessonId];
  };
  expect(await around(first)).toEqual([null, second]);
  expect(await around(second)).toEqual([first, last]);
  expect(await around(last)).toEqual([second, null]);
  await expect(ada.client.lessons.get({ lessonId: hidden })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  // Its author finds the draft where it will be.
  expect(await teacher.client.lessons.get({ lessonId: hidden })).toMatchObject({
    ...{ previousLessonId: second, nextLessonId: last, isCompleted: false, position: null },
  });

  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const left = (position: number, minutesAgo: number) => ({
    ...{ clientEventId: randomUUID(), lessonId: second, kind: 'position' as const, position },
    occurredAt: at(minutesAgo),
  });
  const record = (...events: Parameters<typeof ada.client.lessons.recordEvents>[0]['events']) =>
    ada.client.lessons.recordEvents({ events });
  await record(left(7, 5), left(3, 9), event(second, 'opened', at(1)));
  expect((await ada.client.lessons.get({ lessonId: second })).position).toBe(7);
  // Back at the top means the beginning, as for who never was there.
  await record(left(0, 2));
  expect((await ada.client.lessons.get({ lessonId: second })).position).toBeNull();
  await record(event(first, 'completed', at(1)), event(second, 'completed', at(1)));
  expect(await ada.client.lessons.course({ courseId: course.courseId })).toMatchObject({
    nextLessonId: last,
  });
  expect((await ada.client.home.student({})).courses).toMatchObject([
    { lessonsCompleted: 2, nextLesson: { lessonId: last, title: 'The end' } },
  ]);
  await record(event(last, 'completed'));
  expect((await ada.client.home.student({})).courses).toMatchObject([{ nextLesson: null }]);
});

it('counts a minute of study at most once in 55 seconds, in whatever course, and no day beyond its end', async () => {
  const { school, course, teacher } = await hasBiology('Willow');
  const other = await school.hasCourse({ title: 'Algebra', teacher });
  const ada = await school.hasStudent({ name: 'Ada Willow', in: [course, other] });
  const ben = await school.hasStudent({ name: 'Ben Willow', in: [course] });
  const beats = async (person: Person, { courseId }: CoursePlace, at: string) => {
    world.isAt(at);
    return (await person.client.lessons.beat({ courseId })).isCounted;
  };
  expect(await beats(ada, course, '2030-03-06T15:00:00.000Z')).toBe(true);
  expect(await beats(ada, course, '2030-03-06T15:00:50.000Z')).toBe(false);
  expect(await beats(ada, other, '2030-03-06T15:00:50.000Z')).toBe(false);
  expect(await beats(ben, course, '2030-03-06T15:00:50.000Z')).toBe(true);
  expect(await beats(ada, other, '2030-03-06T15:01:00.000Z')).toBe(true);
  expect(await beats(ada, course, '2030-03-06T15:02:00.000Z')).toBe(true);
  // Still the same day in New York.
  expect(await beats(ada, course, '2030-03-07T04:59:00.000Z')).toBe(true);
  const minutes = async () => {
    const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute(
        `select "on", course_id = $2 as here, active_minutes as minutes from study_days where student_id = $1
         order by 1, 2 desc`,
        [ada.studentId, course.courseId],
      ),
    );
    return rows;
  };
  expect(await minutes()).toEqual([
    { on: '2030-03-06', here: true, minutes: 3 },
    { on: '2030-03-06', here: false, minutes: 1 },
  ]);
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('update study_days set active_minutes = $3 where student_id = $1 and course_id = $2', [
      ...[ada.studentId, other.courseId, MAX_STUDY_MINUTES_PER_DAY - 4],
    ]),
  );
  expect(await beats(ada, course, '2030-03-07T04:58:00.000Z')).toBe(false);
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update study_days set last_beat_at = '2030-03-06T12:00:00Z' where student_id = $1", [
      ada.studentId,
    ]),
  );
  expect(await beats(ada, course, '2030-03-07T04:58:00.000Z')).toBe(true);
  expect(await beats(ada, course, '2030-03-07T04:59:30.000Z')).toBe(false);
  expect(await beats(ada, course, '2030-03-07T05:00:30.000Z')).toBe(true);
  await expect(teacher.client.lessons.beat({ courseId: course.courseId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  world.isAt(new Date().toISOString());
});
