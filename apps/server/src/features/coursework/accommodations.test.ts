import { randomUUID } from 'node:crypto';
import type { AssignmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { openWorld, type Person, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** 6 pm in New York, winter; clocks are turned forward on March 10, 2030. */
const DUE = '2030-03-08T23:00:00Z';
const DUE_LATER = '2030-03-11T22:00:00Z';

let schools = 0;
async function hasCourse() {
  world.isAt('2030-03-01T12:00:00Z');
  schools += 1;
  const school = await world.hasSchool(`School ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [{ title: 'Leaves', dueAt: DUE, attemptsAllowed: 1 }, { title: 'No date' }],
  });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const ben = await school.hasStudent({ name: 'Ben Early', in: [course] });
  const assignmentId = course.assignmentIds[0] as AssignmentId;
  return { school, teacher, admin, course, ada, ben, assignmentId };
}

const idOf = (student: StudentPerson) => student.studentId as StudentId;

const threeDays = {
  extraTimeRatio: 1.5,
  extraDays: 3,
  note: 'Reads slowly',
  startsOn: '2030-02-01',
  endsOn: null,
};

const handIn = (student: StudentPerson, assignmentId: AssignmentId, text = 'My work') =>
  student.client.coursework.submit({
    assignmentId,
    content: { v: 1, text, matches: [] },
    idempotencyKey: randomUUID(),
  });

/** The due date of Leaves wherever a student reads one. */
async function duesOf(student: StudentPerson, assignmentId: AssignmentId, courseId: string) {
  const { client } = student;
  const [page, course, todo, dashboard, grades, calendar] = await Promise.all([
    client.coursework.get({ assignmentId }),
    client.lessons.course({ courseId: courseId as never }),
    client.home.todo({}),
    client.home.student({}),
    client.gradebook.mine({}),
    client.calendar.range({ from: '2030-03-01', to: '2030-03-31' }),
  ]);
  const dueIn = (lines: readonly { assignmentId: string; dueAt: string | null }[]) =>
    lines.find((line) => line.assignmentId === assignmentId)?.dueAt;
  const event = calendar.events.find((one) => one.kind === 'assignment' && one.assignmentId === assignmentId);
  return [
    page.dueAt,
    dueIn(course.assignments),
    dueIn(todo.items),
    dueIn(dashboard.upcoming),
    dueIn(grades.courses[0]?.assignments ?? []),
    event?.startsAt,
  ];
}

it('moves every due date of the student, by the clock on the wall, and of nobody else', async () => {
  const { admin, course, ada, ben, assignmentId } = await hasCourse();
  await admin.client.coursework.setAccommodation({ studentId: idOf(ada), ...threeDays });
  expect(await duesOf(ada, assignmentId, course.courseId)).toEqual(Array(6).fill(DUE_LATER));
  expect(await duesOf(ben, assignmentId, course.courseId)).toEqual(Array(6).fill(DUE));
});

it('states more time for the work itself, as long as it is given, to that student alone', async () => {
  const { admin, ada, ben, assignmentId } = await hasCourse();
  const minutesOf = async (student: StudentPerson) =>
    (await student.client.coursework.get({ assignmentId })).instructions.durationMinutes;
  const gives = (change: { startsOn: string; endsOn?: string; extraTimeRatio?: number }) =>
    admin.client.coursework.setAccommodation({ studentId: idOf(ada), ...threeDays, ...change });
  await gives({ startsOn: '2020-01-01', extraTimeRatio: 1.33 });
  // A third of 20 minutes more: whole minutes, never fewer.
  expect(await minutesOf(ada)).toBe(27);
  expect(await minutesOf(ben)).toBe(20);
  await gives({ startsOn: '2020-01-01', endsOn: '2020-12-31' });
  expect(await minutesOf(ada)).toBe(20);
  await gives({ startsOn: '2090-01-01' });
  expect(await minutesOf(ada)).toBe(20);
});

it('is late, missing and reminded by the own date', async () => {
  const { admin, ada, ben, assignmentId } = await hasCourse();
  await admin.client.coursework.setAccommodation({ studentId: idOf(ada), ...threeDays });
  world.isAt('2030-03-09T12:00:00Z');
  await world.runs('grading.missing', {});
  const stateOf = async (student: StudentPerson) =>
    (await student.client.gradebook.mine({})).courses[0]?.assignments.find(
      (one) => one.assignmentId === assignmentId,
    )?.state;
  expect(await stateOf(ada)).toBe('not_started');
  expect(await stateOf(ben)).toBe('missing');

  world.isAt('2030-03-11T12:00:00Z');
  await world.runs('notifications.due', {});
  await world.runs('notifications.due', {});
  const told = async (student: StudentPerson) =>
    (await student.client.notifications.latest({})).notifications.filter(
      (one) => one.template === 'assignment_due',
    ).length;
  expect(await told(ada)).toBe(1);

  await handIn(ada, assignmentId);
  const page = await ada.client.coursework.get({ assignmentId });
  expect(page.attempts[0]).toMatchObject({ isLate: false });
  world.isAt('2030-03-12T12:00:00Z');
  await world.runs('grading.missing', {});
  expect(await stateOf(ada)).toBe('submitted');
});

it('marks as missing once the own date is over, and takes the mark back for more time', async () => {
  const { admin, teacher, course, ada, ben, assignmentId } = await hasCourse();
  await admin.client.coursework.setAccommodation({ studentId: idOf(ada), ...threeDays });
  await admin.client.coursework.setAccommodation({ studentId: idOf(ben), ...threeDays, extraDays: 30 });
  // Other work that is graded changes nothing about what is due.
  await teacher.client.gradebook.setCells({
    ...{ courseId: course.courseId, source: 'typed' },
    changes: [
      {
        ...{ studentId: idOf(ada), assignmentId: course.assignmentIds[1] as AssignmentId },
        ...{ to: { state: 'graded', points: 9 }, baseSeq: 0 },
      },
    ],
  });
  const stateOf = async ({ client }: StudentPerson) =>
    (await client.gradebook.mine({})).courses[0]?.assignments[0]?.state;
  const missingOf = async () => {
    await world.runs('grading.missing', {});
    expect(await stateOf(ben)).toBe('not_started');
    return stateOf(ada);
  };
  world.isAt('2030-03-11T21:59:00Z');
  expect(await missingOf()).toBe('not_started');
  world.isAt('2030-03-11T22:00:00Z');
  expect(await missingOf()).toBe('missing');
  await teacher.client.coursework.setOverride({
    assignmentId,
    studentId: idOf(ada),
    dueAt: '2030-03-20T22:00:00Z',
    extraAttempts: 0,
    reason: 'Was ill',
  });
  expect(await missingOf()).toBe('not_started');
  world.isAt('2030-03-20T22:00:00Z');
  expect(await missingOf()).toBe('missing');
});

it('marks as missing what is due for all once more time is taken back, and nothing that came', async () => {
  const { school, admin, teacher, course, ada, ben, assignmentId } = await hasCourse();
  const cleo = await school.hasStudent({ name: 'Cleo Ready', in: [course] });
  const extend = (student: StudentPerson, more: { dueAt: string | null; extraAttempts: number }) =>
    teacher.client.coursework.setOverride({
      ...{ assignmentId, studentId: idOf(student), reason: 'Was ill', ...more },
    });
  await admin.client.coursework.setAccommodation({ studentId: idOf(ada), ...threeDays });
  const later = { dueAt: '2030-03-20T22:00:00Z', extraAttempts: 0 };
  const { overrideId } = await extend(ben, later);
  await extend(cleo, later);
  const states = async () => {
    await world.runs('grading.missing', {});
    return Promise.all(
      [ada, ben, cleo].map(
        async ({ client }) => (await client.gradebook.mine({})).courses[0]?.assignments[0]?.state,
      ),
    );
  };
  world.isAt('2030-03-09T12:00:00Z');
  await handIn(cleo, assignmentId);
  expect(await states()).toEqual(['not_started', 'not_started', 'submitted']);
  const { current } = await admin.client.coursework.accommodations({ studentId: idOf(ada) });
  await admin.client.coursework.endAccommodation({ accommodationId: current?.accommodationId as never });
  await teacher.client.coursework.endOverride({ overrideId });
  // Another attempt in place of another date, and a second change before anybody has looked.
  await extend(cleo, { dueAt: null, extraAttempts: 1 });
  await extend(ben, { dueAt: null, extraAttempts: 1 });
  expect(await states()).toEqual(['missing', 'missing', 'submitted']);
  await extend(ben, { dueAt: '2030-03-25T22:00:00Z', extraAttempts: 0 });
  expect(await states()).toEqual(['missing', 'not_started', 'submitted']);
  expect((await ben.client.coursework.get({ assignmentId })).dueAt).toBe('2030-03-25T22:00:00Z');
});

it('follows the due date when it moves, and ends with the accommodation', async () => {
  const { school, admin, ada, assignmentId } = await hasCourse();
  await admin.client.coursework.setAccommodation({ studentId: idOf(ada), ...threeDays });
  const dueAt = async () => (await ada.client.coursework.get({ assignmentId })).dueAt;
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('update assignments set due_at = $1 where id = $2', ['2030-03-12T22:00:00Z', assignmentId]),
  );
  expect(await dueAt()).toBe('2030-03-15T22:00:00Z');
  const { current } = await admin.client.coursework.accommodations({ studentId: idOf(ada) });
  await admin.client.coursework.endAccommodation({ accommodationId: current?.accommodationId as never });
  expect(await dueAt()).toBe('2030-03-12T22:00:00Z');
  const after = await admin.client.coursework.accommodations({ studentId: idOf(ada) });
  expect(after.current).toBeNull();
  expect(after.earlier).toHaveLength(1);
});

it('holds for a course that is joined later', async () => {
  const { school, teacher, admin, ada } = await hasCourse();
  await admin.client.coursework.setAccommodation({ studentId: idOf(ada), ...threeDays });
  const algebra = await school.hasCourse({
    title: 'Algebra',
    teacher,
    assignments: [{ title: 'Sums', dueAt: DUE }],
  });
  await ada.client.catalog.enroll({ courseId: algebra.courseId });
  const page = await ada.client.coursework.get({ assignmentId: algebra.assignmentIds[0] as AssignmentId });
  expect(page.dueAt).toBe(DUE_LATER);
});

it('gives another attempt to one student', async () => {
  const { teacher, ada, ben, assignmentId } = await hasCourse();
  await handIn(ada, assignmentId);
  await handIn(ben, assignmentId);
  await teacher.client.coursework.setOverride({
    assignmentId,
    studentId: idOf(ada),
    dueAt: null,
    extraAttempts: 1,
    reason: 'The file was broken',
  });
  await expect(handIn(ada, assignmentId, 'Again')).resolves.toMatchObject({ attemptNumber: 2 });
  await expect(handIn(ben, assignmentId, 'Again')).rejects.toMatchObject({ code: 'NO_ATTEMPTS_LEFT' });
});

it('refuses what gives nothing or lies outside', async () => {
  const { school, teacher, admin, ada, assignmentId } = await hasCourse();
  const override = { assignmentId, studentId: idOf(ada), extraAttempts: 0, reason: 'Why' };
  const { coursework } = teacher.client;
  await expect(coursework.setOverride({ ...override, dueAt: null })).rejects.toMatchObject({
    code: 'NOTHING_GIVEN',
  });
  for (const dueAt of [DUE, '2030-03-01T12:00:00Z', '2031-03-01T12:00:00.000Z']) {
    await expect(coursework.setOverride({ ...override, dueAt })).rejects.toMatchObject({ code: 'DUE_WRONG' });
  }
  const stranger = await school.hasStudent({ name: 'Not In It' });
  await expect(
    coursework.setOverride({ ...override, studentId: idOf(stranger), dueAt: DUE_LATER }),
  ).rejects.toMatchObject({ code: 'NOT_ENROLLED' });
  await expect(
    admin.client.coursework.setAccommodation({
      ...threeDays,
      studentId: idOf(ada),
      startsOn: '2030-03-02',
      endsOn: '2030-03-01',
    }),
  ).rejects.toMatchObject({ code: 'DATES_WRONG' });
});

it('is known to who teaches the student and to who runs the school alone', async () => {
  const { school, teacher, admin, ada, ben } = await hasCourse();
  const other = await school.hasPerson({ role: 'teacher', name: 'Other Teacher' });
  await admin.client.coursework.setAccommodation({ studentId: idOf(ada), ...threeDays });
  const seen = await teacher.client.coursework.accommodations({ studentId: idOf(ada) });
  expect(seen).toMatchObject({ current: { extraDays: 3 }, can: { accommodate: false } });
  const { assignments } = await teacher.client.coursework.extendable({ studentId: idOf(ada) });
  expect(assignments.map(({ title }) => title)).toEqual(['Leaves', 'No date']);
  await expect(other.client.coursework.accommodations({ studentId: idOf(ada) })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(
    teacher.client.coursework.setAccommodation({ studentId: idOf(ada), ...threeDays }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(ben.client.coursework.accommodations({ studentId: idOf(ada) })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('takes back what lateness cost where more time is given afterwards', async () => {
  const { school, teacher, ada, assignmentId } = await hasCourse();
  await school.hasPolicy({ late: { kind: 'percent_per_day', percent: 10, mostPercent: 50 } });
  world.isAt('2030-03-10T12:00:00Z');
  const { attemptId } = await handIn(ada, assignmentId);
  await teacher.client.grading.record({
    attemptId,
    criteria: [{ criterionId: 'work', points: 20 }],
    comment: 'Well done',
    baseSeq: 0,
    release: true,
  });
  const grade = async () => (await ada.client.coursework.get({ assignmentId })).attempts[0]?.grade;
  // Due on March 8 at 17:00, handed in on March 10.
  expect(await grade()).toMatchObject({ points: 16, lateDeduction: 4 });
  const extend = (dueAt: string) =>
    teacher.client.coursework.setOverride({
      assignmentId,
      studentId: idOf(ada),
      dueAt,
      extraAttempts: 0,
      reason: 'Was ill',
    });
  const eventsOf = async () =>
    (await teacher.client.gradebook.cellHistory({ studentId: idOf(ada), assignmentId })).events.length;
  // Half an hour more is as late by days: the grade stays, and so does its history.
  const before = await eventsOf();
  await extend('2030-03-08T23:30:00Z');
  expect(await grade()).toMatchObject({ points: 16, lateDeduction: 4 });
  expect(await eventsOf()).toBe(before);
  // Until March 9 at 05:00: 26 hours before it was handed in, and one calendar day.
  await extend('2030-03-09T10:00:00Z');
  expect(await grade()).toMatchObject({ points: 18, lateDeduction: 2 });
  await extend('2030-03-11T22:00:00Z');
  expect(await grade()).toMatchObject({ points: 20, lateDeduction: 0, feedback: { comment: 'Well done' } });
  const mine = await ada.client.gradebook.mine({});
  expect(mine.courses[0]?.assignments[0]).toMatchObject({ isLate: false, points: 20 });
  expect(mine.courses[0]?.soFarRatio).toBe(1);
});

it('lists what is due next by the dates that hold for the student', async () => {
  world.isAt('2030-03-01T12:00:00Z');
  const school = await world.hasSchool('Next High');
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  // Five on the day that is covered by the extra days, then two that aren't.
  const dues = ['08T13', '08T14', '08T15', '08T16', '08T17', '09T13', '10T13'];
  const course = await school.hasCourse({
    title: 'Biology',
    teacher: null,
    assignments: dues.map((at) => ({ title: `On ${at}`, dueAt: `2030-03-${at}:00:00.000Z` })),
  });
  const ada = await school.hasStudent({ name: 'Ada Next', in: [course] });
  const ben = await school.hasStudent({ name: 'Ben Next', in: [course] });
  await admin.client.coursework.setAccommodation({
    ...{ studentId: idOf(ada), ...threeDays, startsOn: '2030-03-08', endsOn: '2030-03-08' },
  });
  const next = async ({ client }: StudentPerson) =>
    (await client.home.student({})).upcoming.map(({ title, dueAt }) => [title, dueAt]);
  expect(await next(ada)).toEqual([
    ['On 09T13', '2030-03-09T13:00:00Z'],
    ['On 10T13', '2030-03-10T13:00:00Z'],
    // An hour of the three days went with the clocks.
    ['On 08T13', '2030-03-11T12:00:00Z'],
    ['On 08T14', '2030-03-11T13:00:00Z'],
    ['On 08T15', '2030-03-11T14:00:00Z'],
  ]);
  expect((await next(ben)).map(([title]) => title)).toEqual(dues.slice(0, 5).map((at) => `On ${at}`));
  // What everybody else had to hand in is past, and still to come here.
  world.isAt('2030-03-10T14:00:00Z');
  expect((await next(ada)).map(([title]) => title)).toEqual(dues.slice(0, 5).map((at) => `On ${at}`));
  expect(await next(ben)).toEqual([]);
});

/** Where guardians of several children read when Leaves is due. */
async function duesForGuardian(guardian: Person, assignmentId: AssignmentId, courseId: string) {
  const { client } = guardian;
  const [page, course, calendar] = await Promise.all([
    client.coursework.get({ assignmentId }),
    client.lessons.course({ courseId: courseId as never }),
    client.calendar.range({ from: '2030-03-01', to: '2030-03-31' }),
  ]);
  return {
    page: [page.dueAt, ...page.childDueDates.map(({ name, dueAt }) => [name, dueAt])],
    course: course.assignments.find((line) => line.assignmentId === assignmentId)?.dueAt,
    calendar: calendar.events.flatMap((one) =>
      one.kind === 'assignment' && one.assignmentId === assignmentId
        ? [[one.startsAt, ...one.work.map(({ name }) => name)]]
        : [],
    ),
  };
}

it('tells a guardian of several children in one course when each of them has to hand in', async () => {
  const { school, admin, course, ada, ben, assignmentId } = await hasCourse();
  const { courseId } = course;
  const both = await school.hasGuardian({ name: 'Pat Both', of: ada });
  const one = await school.hasGuardian({ name: 'Pat One', of: ada });
  await school.isGuardian(both, { of: ben });
  // The links of One to others open no records.
  await school.isGuardian(one, { of: ben, rights: ['alerts'] });
  const read = (guardian: Person) => duesForGuardian(guardian, assignmentId, courseId);
  expect(await read(both)).toEqual({
    ...{ page: [DUE], course: DUE, calendar: [[DUE, 'Ada Lovelace', 'Ben Early']] },
  });

  await admin.client.coursework.setAccommodation({ studentId: idOf(ben), ...threeDays });
  expect(await read(one)).toEqual({ page: [DUE], course: DUE, calendar: [[DUE, 'Ada Lovelace']] });
  expect(await read(both)).toEqual({
    page: [DUE, ['Ada Lovelace', DUE], ['Ben Early', DUE_LATER]],
    course: DUE,
    calendar: [
      [DUE, 'Ada Lovelace'],
      [DUE_LATER, 'Ben Early'],
    ],
  });
  const { content } = await both.client.calendar.export({});
  const ids = [...content.matchAll(/^UID:(.+)$/gm)].map(([, id]) => id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);

  await admin.client.coursework.setAccommodation({ studentId: idOf(ada), ...threeDays });
  expect(await read(both)).toEqual({
    page: [DUE_LATER],
    course: DUE_LATER,
    calendar: [[DUE_LATER, 'Ada Lovelace', 'Ben Early']],
  });
  expect(await read(one)).toMatchObject({ page: [DUE_LATER], course: DUE_LATER });
});

it('shows in search the date that a guardian’s children have in common, and none where it differs', async () => {
  const { school, teacher, admin, ada, ben } = await hasCourse();
  const both = await school.hasGuardian({ name: 'Pat Both', of: ada });
  await school.isGuardian(both, { of: ben });
  const one = await school.hasGuardian({ name: 'Pat One', of: ben });
  // This link opens no record.
  await school.isGuardian(one, { of: ada, rights: ['alerts'] });
  const dates = () =>
    Promise.all(
      [both, one, ada, ben, teacher].map(async ({ client }) => {
        const { assignments } = await client.search.query({ query: 'leaves' });
        return assignments.results.map(({ dueAt }) => dueAt);
      }),
    );
  expect(await dates()).toEqual([[DUE], [DUE], [DUE], [DUE], [DUE]]);
  await admin.client.coursework.setAccommodation({ studentId: idOf(ben), ...threeDays });
  expect(await dates()).toEqual([[null], [DUE_LATER], [DUE], [DUE_LATER], [DUE]]);
  await admin.client.coursework.setAccommodation({ studentId: idOf(ada), ...threeDays });
  expect(await dates()).toEqual([[DUE_LATER], [DUE_LATER], [DUE_LATER], [DUE_LATER], [DUE]]);
});

it('tells a guardian the dates of those children alone whose record is still open to them', async () => {
  const { school, admin, course, ada, ben, assignmentId } = await hasCourse();
  const guardian = await school.hasGuardian({ name: 'Pat Still', of: ada });
  await school.isGuardian(guardian, { of: ben });
  await admin.client.coursework.setAccommodation({ studentId: idOf(ada), ...threeDays });
  // The link to Ben ran out by its date.
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update guardian_links set ends_on = '2021-01-01' where student_id = $1", [ben.studentId]),
  );
  expect(await duesForGuardian(guardian, assignmentId, course.courseId)).toEqual({
    ...{ page: [DUE_LATER], course: DUE_LATER, calendar: [[DUE_LATER, 'Ada Lovelace']] },
  });
});

it('offers and gives nothing more to a student who left the school', async () => {
  const { school, admin, teacher, ada, ben, assignmentId } = await hasCourse();
  const can = async (person: Person, student: StudentPerson) =>
    (await person.client.coursework.accommodations({ studentId: idOf(student) })).can;
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('select id from school_memberships where user_id = $1', [ada.userId]),
  );
  await admin.client.people.end({
    ...{ membershipId: (rows[0] as { id: string }).id as never, kind: 'left', handOvers: [] },
    reason: 'Moves away',
  });
  expect(await can(admin, ada)).toEqual({ accommodate: false, extend: false });
  expect(await can(admin, ben)).toEqual({ accommodate: true, extend: true });
  expect(await can(teacher, ben)).toEqual({ accommodate: false, extend: true });
  const { coursework } = admin.client;
  await expect(coursework.setAccommodation({ studentId: idOf(ada), ...threeDays })).rejects.toMatchObject({
    code: 'HAS_LEFT',
  });
  await expect(
    coursework.setOverride({
      ...{ assignmentId, studentId: idOf(ada), dueAt: DUE_LATER, extraAttempts: 0, reason: 'Was ill' },
    }),
  ).rejects.toMatchObject({ code: 'NOT_ENROLLED' });
});
