import type { AssignmentId, LiveSessionId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { courseTeachers } from '#db/tables/courses.ts';
import { scheduleSessions } from '#features/live/workflows.ts';
import { newId } from '#platform/ids.ts';
import { type CoursePlace, openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ DEMO: '1' });
  world.isAt('2026-11-20T15:00:00Z');
});
afterAll(() => world.close());

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

interface Stage {
  readonly school: SchoolPlace;
  readonly teacher: Person;
  readonly course: CoursePlace;
  readonly sessionId: LiveSessionId;
}

async function hasSession(course: CoursePlace, teacher: Person, scheduledAt: string, title = 'Live class') {
  return await world.services.units.write(jobInSchool(course.schoolId), async (tx) => {
    await scheduleSessions(tx, [
      {
        schoolId: course.schoolId,
        courseId: course.courseId,
        teacherId: teacher.userId,
        title,
        scheduledAt,
        platform: 'jitsi',
        meetingUrl: 'https://meet.jit.si/a-room',
      },
    ]);
    const { rows } = await tx.execute('select id from live_sessions where course_id = $1 order by id desc', [
      course.courseId,
    ]);
    return (rows[0] as { id: LiveSessionId }).id;
  });
}

/** A course with work that is due on November 20 and 24, and a live class on the 23rd. */
async function stage(name: string): Promise<Stage> {
  const school = await world.hasSchool(name);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [
      { title: 'Cell quiz', dueAt: '2026-11-21T04:59:00Z' },
      { title: 'Essay', dueAt: '2026-11-25T04:59:00Z' },
      { title: 'Without a date' },
    ],
  });
  const sessionId = await hasSession(course, teacher, '2026-11-23T19:00:00Z');
  return { school, teacher, course, sessionId };
}

const titles = async (person: Person) =>
  (await person.client.calendar.range(NOVEMBER)).events.map(({ title }) => title);

it('shows what a student takes: types, states, zone, and a class without its link', async () => {
  const { school, course } = await stage('Maple High');
  const ada = await school.hasStudent({ name: 'Ada Maple', in: [course] });
  const answer = await ada.client.calendar.range(NOVEMBER);
  expect(answer.timeZone).toBe('America/New_York');
  expect(answer.events).toMatchObject([
    {
      kind: 'assignment',
      type: 'quiz',
      title: 'Cell quiz',
      courseTitle: 'Biology',
      startsAt: '2026-11-21T04:59:00Z',
      isDueSoon: true,
      work: [{ name: null, state: 'not_started' }],
      can: { edit: false },
    },
    {
      kind: 'session',
      type: 'session',
      title: 'Live class',
      endsAt: '2026-11-23T20:00:00.000Z',
      teacherName: 'Nora Okafor',
      ...{ hasLink: true, canJoin: false, mayJoin: 'yes' },
      can: { edit: false },
    },
    { kind: 'assignment', type: 'assignment', title: 'Essay', isDueSoon: false },
  ]);
});

it('P13 gives the link of a class to nobody but those who hold it, in their file alone', async () => {
  const { school, course, teacher } = await stage('Link High');
  const ada = await school.hasStudent({ name: 'Ada Link', in: [course] });
  const fresh = await school.hasStudent({ name: 'New Link', in: [course], status: 'provisional' });
  const parent = await school.hasGuardian({ name: 'Par Link', of: ada });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ruth Link' });
  const grader = await school.hasPerson({ role: 'teacher', name: 'Gra Der' });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.orm.insert(courseTeachers).values({
      ...{ schoolId: school.schoolId, id: newId(), courseId: course.courseId },
      ...{ userId: grader.userId, role: 'grader' as const },
    }),
  );
  // While the doors are open as well as days before.
  for (const instant of ['2026-11-20T15:00:00Z', '2026-11-23T18:50:00Z']) {
    world.isAt(instant);
    const isOpen = instant.startsWith('2026-11-23');
    for (const [person, mayJoin] of [
      [ada, 'yes'],
      [fresh, 'once_confirmed'],
      [parent, 'no'],
      [admin, 'no'],
      [grader, 'yes'],
      [teacher, 'yes'],
    ] as const) {
      const range = await person.client.calendar.range(NOVEMBER);
      expect(JSON.stringify(range), person.name).not.toContain('jit.si');
      expect(range.events.find(({ kind }) => kind === 'session')).toMatchObject({
        ...{ hasLink: true, mayJoin, canJoin: isOpen && mayJoin === 'yes' },
      });
      const { content } = await person.client.calendar.export({});
      if (person === teacher) expect(content).toContain('LOCATION:https://meet.jit.si/a-room');
      else {
        expect(content, person.name).toContain('LOCATION:Online');
        expect(content, person.name).not.toContain('jit.si');
      }
    }
  }
  world.isAt('2026-11-20T15:00:00Z');
});

it('cuts the range at the midnights of the person, in their own zone where they chose one', async () => {
  const { school, course } = await stage('Zone High');
  const ada = await school.hasStudent({ name: 'Ada Zone', in: [course] });
  const dayOf = async (day: string) =>
    (await ada.client.calendar.range({ from: day, to: day })).events.map(({ title }) => title);
  // 11:59 pm in New York, 5:59 am of the next day in Berlin.
  expect([await dayOf('2026-11-20'), await dayOf('2026-11-21')]).toEqual([['Cell quiz'], []]);
  await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute("update user_settings set time_zone = 'Europe/Berlin' where user_id = $1", [ada.userId]),
  );
  expect([await dayOf('2026-11-20'), await dayOf('2026-11-21')]).toEqual([[], ['Cell quiz']]);
});

it('shows everyone what is theirs, and nothing else', async () => {
  const { school, teacher, course } = await stage('Oak High');
  const all = ['Cell quiz', 'Live class', 'Essay'];
  const ada = await school.hasStudent({ name: 'Ada Oak', in: [course] });
  const bob = await school.hasStudent({ name: 'Bob Oak' });
  const parent = await school.hasGuardian({ name: 'Par Oak', of: ada });
  const blind = await school.hasGuardian({ name: 'Blind Oak', of: ada, rights: ['alerts'] });
  const former = await school.hasGuardian({ name: 'Former Oak', of: ada, status: 'ended' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ruth Oak' });
  const colleague = await school.hasPerson({ role: 'teacher', name: 'Other Oak' });
  for (const person of [ada, parent, admin, teacher]) expect(await titles(person), person.name).toEqual(all);
  for (const person of [bob, blind, former, colleague]) expect(await titles(person), person.name).toEqual([]);
  const seen = await parent.client.calendar.range(NOVEMBER);
  expect(seen.events[0]).toMatchObject({ work: [{ name: 'Ada Oak', state: 'not_started' }] });

  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update enrollments set status = 'dropped' where student_id = $1", [ada.studentId]),
  );
  for (const person of [ada, parent]) expect(await titles(person), person.name).toEqual([]);
});

it('hides names from a student whom the school has not confirmed', async () => {
  const { school, course } = await stage('Elm High');
  const ada = await school.hasStudent({ name: 'Ada Elm', in: [course], status: 'provisional' });
  const { events } = await ada.client.calendar.range(NOVEMBER);
  expect(events).toHaveLength(3);
  expect(events[1]).toMatchObject({ kind: 'session', teacherName: null });
});

it('shows a class whose teacher is suspended without a name', async () => {
  const { school, course, teacher } = await stage('Fir High');
  const ada = await school.hasStudent({ name: 'Ada Fir', in: [course] });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      "update school_memberships set status = 'suspended', suspended_at = now() where user_id = $1",
      [teacher.userId],
    ),
  );
  const { events } = await ada.client.calendar.range(NOVEMBER);
  expect(events.map(({ title }) => title)).toEqual(['Cell quiz', 'Live class', 'Essay']);
  expect(events[1]).toMatchObject({ kind: 'session', teacherName: null });
});

it('keeps apart what somebody studies and what their child does', async () => {
  const { school, course, teacher } = await stage('Both High');
  const algebra = await school.hasCourse({ title: 'Algebra', teacher });
  await hasSession(algebra, teacher, '2026-11-23T19:00:00Z', 'Of the child');
  const mia = await school.hasStudent({ name: 'Mia Both', in: [course], birthOn: '1990-03-04' });
  const ada = await school.hasStudent({ name: 'Ada Both', in: [algebra] });
  await school.isGuardian(mia, { of: ada });
  world.isAt('2026-11-23T18:50:00Z');
  const { events } = await mia.client.calendar.range(NOVEMBER);
  const classes = events.flatMap((one) => (one.kind === 'session' ? [[one.title, one.mayJoin]] : []));
  expect(new Map(classes as [string, string][])).toEqual(
    new Map([
      ['Live class', 'yes'],
      ['Of the child', 'no'],
    ]),
  );
  world.isAt('2026-11-20T15:00:00Z');
});

it('asks for one to 62 days', async () => {
  const { teacher } = await stage('Ash High');
  const ask = (from: string, to: string) => teacher.client.calendar.range({ from, to });
  await expect(ask('2026-11-01', '2027-01-01')).resolves.toBeDefined();
  await expect(ask('2026-11-01', '2027-01-02')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(ask('2026-11-02', '2026-11-01')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

const first = ({ course }: Stage) => course.assignmentIds[0] as AssignmentId;

it('moves work that is due: later work is held against the new date, earlier work keeps its receipt', async () => {
  const here = await stage('Move High');
  const ada = await here.school.hasStudent({ name: 'Ada Move', in: [here.course] });
  const bob = await here.school.hasStudent({ name: 'Bob Move', in: [here.course] });
  const content = { v: 1 as const, text: 'My work', matches: [] };
  const assignmentId = first(here);
  await bob.client.coursework.saveDraft({ assignmentId, content, baseRevision: 0, deviceId: 'one' });
  await ada.client.coursework.submit({
    assignmentId,
    content,
    idempotencyKey: '00000000-0000-4000-8000-000000000001',
  });

  const moved = await here.teacher.client.calendar.updateEvent({
    event: { kind: 'assignment', assignmentId },
    title: 'Cell quiz, earlier',
    startsAt: '2026-11-19T15:00:00Z',
    version: 1,
  });
  expect(moved).toEqual({ title: 'Cell quiz, earlier', startsAt: '2026-11-19T15:00:00Z', version: 2 });
  await bob.client.coursework.submit({
    assignmentId,
    content,
    idempotencyKey: '00000000-0000-4000-8000-000000000002',
  });
  const attempts = await world.services.units.write(jobInSchool(here.school.schoolId), (tx) =>
    tx.execute(
      `select student_id, is_late, effective_due_at from submission_attempts where assignment_id = $1
       order by submitted_at, id`,
      [assignmentId],
    ),
  );
  expect(attempts.rows).toEqual([
    { student_id: ada.studentId, is_late: false, effective_due_at: '2026-11-21T04:59:00Z' },
    { student_id: bob.studentId, is_late: true, effective_due_at: '2026-11-19T15:00:00Z' },
  ]);
  // It is past: no longer upcoming; and both were told once, without the title standing in the notice.
  expect((await ada.client.home.student({})).upcoming.map(({ title }) => title)).toEqual(['Essay']);
  const { notifications } = await bob.client.notifications.latest({});
  expect(notifications).toMatchObject([
    { template: 'due_date_moved', assignment: { assignmentId, title: 'Cell quiz, earlier' } },
  ]);
});

it('notes who moved what from when to when', async () => {
  const here = await stage('Audit High');
  await here.teacher.client.calendar.updateEvent({
    event: { kind: 'session', sessionId: here.sessionId },
    title: 'Lab prep',
    startsAt: '2026-11-24T19:00:00Z',
    version: 1,
  });
  const { rows } = await world.services.units.write(jobInSchool(here.school.schoolId), (tx) =>
    tx.execute(
      'select action, actor_kind, actor_user_id, before, after from audit_log where entity_id = $1',
      [here.sessionId],
    ),
  );
  expect(rows).toEqual([
    {
      action: 'live_session.updated',
      actor_kind: 'user',
      actor_user_id: here.teacher.userId,
      before: { title: 'Live class', startsAt: '2026-11-23T19:00:00Z' },
      after: { title: 'Lab prep', startsAt: '2026-11-24T19:00:00Z' },
    },
  ]);
});

it('lets the owner of the course, the school admin and the master admin change, and nobody else', async () => {
  const here = await stage('Right High');
  const { school, teacher, course } = here;
  const grader = await school.hasPerson({ role: 'teacher', name: 'Gra Der' });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      "insert into course_teachers (school_id, id, course_id, user_id, role) values ($1, app.uuidv7(), $2, $3, 'teacher')",
      [school.schoolId, course.courseId, grader.userId],
    ),
  );
  const ada = await school.hasStudent({ name: 'Ada Right', in: [course] });
  const parent = await school.hasGuardian({ name: 'Par Right', of: ada });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ruth Right' });
  const master = await world.hasOperator('Master Admin');
  const reader = await world.hasOperator('Read Only', 'admin');
  const stranger = (await stage('Other Right High')).teacher;
  const change = (person: Person, version: number) =>
    person.client.calendar.updateEvent({
      event: { kind: 'assignment', assignmentId: first(here) },
      title: `By ${person.name}`,
      startsAt: '2026-11-21T04:59:00Z',
      version,
    });
  for (const person of [ada, parent, grader])
    await expect(change(person, 1), person.name).rejects.toMatchObject({ code: 'FORBIDDEN' });
  for (const person of [stranger, reader])
    await expect(change(person, 1), person.name).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(change(teacher, 1)).resolves.toMatchObject({ version: 2 });
  await expect(change(admin, 2)).resolves.toMatchObject({ version: 3 });
  await expect(change(master, 3)).resolves.toMatchObject({ version: 4 });
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      'select actor_user_id as by, actor_kind as kind from audit_log where entity_id = $1 order by at',
      [first(here)],
    ),
  );
  expect(rows).toEqual([
    { by: teacher.userId, kind: 'user' },
    { by: admin.userId, kind: 'user' },
    { by: master.userId, kind: 'operator' },
  ]);
  const mayEdit = async (person: Person) =>
    (await person.client.calendar.range(NOVEMBER)).events.map(({ can }) => can.edit);
  expect(await mayEdit(teacher)).toEqual([true, true, true]);
  expect(await mayEdit(admin)).toEqual([true, true, true]);
  expect(await mayEdit(grader)).toEqual([false, false, false]);
});

it('answers a stale change with the event as it is now, also when two come at once', async () => {
  const here = await stage('Stale High');
  const change = (title: string, version: number) =>
    here.teacher.client.calendar.updateEvent({
      event: { kind: 'assignment', assignmentId: first(here) },
      title,
      startsAt: '2026-11-22T04:59:00Z',
      version,
    });
  const settled = await Promise.allSettled(['A', 'B', 'C', 'D'].map((title) => change(title, 1)));
  const won = settled.filter((one) => one.status === 'fulfilled');
  expect(won).toHaveLength(1);
  const current = won[0]?.value;
  for (const one of settled) {
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'STALE', data: { current } });
  }
  await expect(change('Again', 2)).resolves.toMatchObject({ title: 'Again', version: 3 });
});

it('leaves a school alone that may only be read', async () => {
  const here = await stage('Closed High');
  await world.services.units.write(jobInSchool(here.school.schoolId), (tx) =>
    tx.execute("update schools set payment_status = 'suspended' where id = $1", [here.school.schoolId]),
  );
  await expect(
    here.teacher.client.calendar.updateEvent({
      event: { kind: 'assignment', assignmentId: first(here) },
      title: 'No',
      startsAt: '2026-11-22T04:59:00Z',
      version: 1,
    }),
  ).rejects.toMatchObject({ code: 'SCHOOL_READ_ONLY' });
});

it('adds a test event on the 15th of the month, for teachers with a course', async () => {
  const { school, teacher, course } = await stage('Test High');
  const ada = await school.hasStudent({ name: 'Ada Test', in: [course] });
  await ada.client.coursework.submit({
    assignmentId: course.assignmentIds[0] as AssignmentId,
    content: { v: 1, text: 'My work', matches: [] },
    idempotencyKey: '00000000-0000-4000-8000-000000000003',
  });
  const idle = await school.hasPerson({ role: 'teacher', name: 'Without Course' });
  const add = (person: Person) => person.client.calendar.addTestEvent({ month: '2027-03' });
  await expect(add(ada)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(add(idle)).rejects.toMatchObject({ code: 'NO_COURSE' });
  // 11:59 pm on the day after clocks were turned forward.
  await expect(add(teacher)).resolves.toMatchObject({ startsAt: '2027-03-16T03:59:00.000Z' });
  const { events } = await ada.client.calendar.range({ from: '2027-03-15', to: '2027-03-15' });
  expect(events).toMatchObject([{ title: 'Test Event', type: 'quiz', pointsPossible: 100 }]);
  const { assignmentId } = events[0] as { assignmentId: AssignmentId };
  await expect(ada.client.coursework.get({ assignmentId })).resolves.toMatchObject({ title: 'Test Event' });
});
