import nodeIcal from 'node-ical';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { scheduleSessions } from '#features/live/workflows.ts';
import { readCalendar } from '#testing/read-calendar.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';

let world: World;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  world = await openWorld();
  world.isAt('2026-11-20T15:00:00Z');
  app = await buildApp(world.services, null);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

const summariesOf = (text: string) => readCalendar(text).map(({ summary }) => summary);

async function hasClass(name: string) {
  const school = await world.hasSchool(name);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [
      { title: 'Past, essay', dueAt: '2026-11-10T04:59:00Z' },
      { title: 'Cell quiz', dueAt: '2026-11-25T04:59:00Z' },
    ],
  });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    scheduleSessions(tx, [
      {
        schoolId: school.schoolId,
        courseId: course.courseId,
        teacherId: teacher.userId,
        title: 'Live class',
        scheduledAt: '2026-11-23T19:00:00Z',
        platform: 'jitsi',
        meetingUrl: 'https://meet.jit.si/a-room',
      },
    ]),
  );
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  return { school, teacher, course, ada };
}

const lastUsed = async (person: Person) => (await person.client.calendar.feed({})).feed?.lastUsedAt;

it('gives a calendar app what its owner sees now, without a sign-in and without meeting links', async () => {
  const { ada, course, teacher } = await hasClass('Maple High');
  expect(await ada.client.calendar.feed({})).toEqual({ feed: null });
  const { path } = await ada.client.calendar.createFeed({});
  expect(path).toMatch(/^\/calendar\/feed\/[\w-]{43}\.ics$/);
  expect(await lastUsed(ada)).toBeNull();

  const answer = await get(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=300',
  });
  expect(summariesOf(answer.body)).toEqual(['Missing: Past, essay', 'Live class', 'Cell quiz']);
  expect(answer.body).not.toContain('jit.si');
  expect(await lastUsed(ada)).not.toBeNull();

  // Nothing has changed: nothing is sent again.
  const again = await get(path, { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);

  await ada.client.coursework.submit({
    assignmentId: course.assignmentIds[1] as never,
    content: { v: 1, text: 'My work', matches: [] },
    idempotencyKey: '00000000-0000-4000-8000-000000000001',
  });
  await teacher.client.calendar.updateEvent({
    event: { kind: 'assignment', assignmentId: course.assignmentIds[0] as never },
    title: 'Past, essay',
    startsAt: '2026-11-26T04:59:00Z',
    version: 1,
  });
  const later = await get(path, { 'if-none-match': String(answer.headers.etag) });
  expect(later.statusCode).toBe(200);
  expect(summariesOf(later.body)).toEqual(['Live class', 'Done: Cell quiz', 'Past, essay']);
});

it('keeps of the secret a hash alone, one address at a time', async () => {
  const { ada } = await hasClass('Oak High');
  const first = (await ada.client.calendar.createFeed({})).path;
  const second = (await ada.client.calendar.createFeed({})).path;
  expect((await get(first)).statusCode).toBe(404);
  expect((await get(second)).statusCode).toBe(200);
  const secret = second.slice('/calendar/feed/'.length, -'.ics'.length);
  const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute('select * from feed_tokens where user_id = $1', [ada.userId]),
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(secret);
  const settled = await Promise.allSettled([1, 2, 3].map(() => ada.client.calendar.createFeed({})));
  const paths = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.path] : []));
  const open = await Promise.all(paths.map(async (path) => (await get(path)).statusCode));
  expect(open.filter((status) => status === 200)).toHaveLength(1);
});

it('ends with revoking, suspending and leaving, and answers all of it as an address that never was', async () => {
  const { school, ada } = await hasClass('Elm High');
  const never = await get(`/calendar/feed/${'a'.repeat(43)}.ics`);
  expect(never.statusCode).toBe(404);
  const refused = async (path: string) => {
    const { statusCode, body, headers } = await get(path);
    expect({ statusCode, body, cache: headers['cache-control'] }).toEqual({
      statusCode: 404,
      body: never.body,
      cache: never.headers['cache-control'],
    });
  };
  await refused('/calendar/feed/nonsense.ics');
  const { path } = await ada.client.calendar.createFeed({});
  const suspend = (sql: string) => world.services.db.pool.query(sql, [ada.userId]);
  await suspend('update users set suspended_at = now() where id = $1');
  await refused(path);
  await suspend('update users set suspended_at = null where id = $1');
  expect(summariesOf((await get(path)).body)).toHaveLength(3);

  // The address still stands, and shows what its owner may see: nothing any more.
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update school_memberships set status = 'ended', ended_at = now() where user_id = $1", [
      ada.userId,
    ]),
  );
  expect(summariesOf((await get(path)).body)).toEqual([]);
  await ada.client.calendar.revokeFeed({});
  await refused(path);
});

it('exports the events that the calendar shows, with the link of a class for those who hold it', async () => {
  const { ada, teacher } = await hasClass('Ash High');
  for (const person of [ada, teacher]) {
    const { content, eventCount, fileName } = await person.client.calendar.export({});
    expect(fileName).toBe('academic-calendar.ics');
    expect((await person.client.calendar.export({ only: 'sessions' })).fileName).toBe('live-sessions.ics');
    const { events } = await person.client.calendar.range({ from: '2026-11-01', to: '2026-11-30' });
    expect(eventCount).toBe(3);
    const exported = readCalendar(content).map(({ summary, start }) => [summary, start]);
    expect(exported).toEqual(events.map(({ title, startsAt }) => [title, new Date(startsAt).toISOString()]));
    const places = Object.values(nodeIcal.sync.parseICS(content)).flatMap((one) =>
      one?.type === 'VEVENT' ? [one.location] : [],
    );
    const room = person === teacher ? 'https://meet.jit.si/a-room' : 'Online';
    expect(places).toEqual(['Online', room, 'Online']);
  }
});

it('shows what is due within the days that are asked for, and nothing after them', async () => {
  const { ada } = await hasClass('Oak High');
  const titles = async (from: string, to: string) =>
    (await ada.client.calendar.range({ from, to })).events.map(({ title }) => title);
  expect(await titles('2026-11-01', '2026-11-22')).toEqual(['Past, essay']);
  expect(await titles('2026-11-10', '2026-11-24')).toEqual(['Live class', 'Cell quiz']);
});

it('holds no class of a course that only schoolmates take', async () => {
  const { school, teacher, ada } = await hasClass('Elm High');
  const other = await school.hasCourse({ title: 'Chemistry', teacher });
  const bea = await school.hasStudent({ name: 'Bea Other', in: [other] });
  const guardian = await school.hasGuardian({ name: 'A Mother', of: ada });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    scheduleSessions(tx, [
      {
        ...{ schoolId: school.schoolId, courseId: other.courseId, teacherId: teacher.userId },
        ...{ title: 'Other class', scheduledAt: '2026-11-24T19:00:00Z', platform: 'jitsi' },
        meetingUrl: 'https://meet.jit.si/another-room',
      },
    ]),
  );
  const classesOf = async (person: Person) =>
    summariesOf((await person.client.calendar.export({ only: 'sessions' })).content);
  for (const person of [ada, guardian]) expect(await classesOf(person), person.name).toEqual(['Live class']);
  expect(await classesOf(bea)).toEqual(['Other class']);
  expect(await classesOf(teacher)).toEqual(['Live class', 'Other class']);
});

it('holds the year behind and no draft, cancelled class or archived work', async () => {
  const { school, course, ada } = await hasClass('Fir High');
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    await tx.execute("update live_sessions set status = 'cancelled' where course_id = $1", [course.courseId]);
    await tx.execute("update assignments set status = 'draft' where id = $1", [course.assignmentIds[0]]);
  });
  expect(summariesOf((await ada.client.calendar.export({})).content)).toEqual(['Cell quiz']);
});

/** What the feed says of the state of an event, by a part of its title. */
function stateOf(text: string, title: string) {
  const event = text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .find((one) => one.includes(title));
  const value = (name: string) => new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, 'm').exec(event ?? '')?.[1]?.trim();
  return {
    sequence: Number(value('SEQUENCE')),
    stamp: value('DTSTAMP'),
    modified: value('LAST-MODIFIED'),
    start: value('DTSTART'),
  };
}

it('raises SEQUENCE, LAST-MODIFIED and DTSTAMP whenever a date or a title changes, also for one student', async () => {
  world.isAt('2026-11-20T15:00:00Z');
  const { school, ada, teacher, course } = await hasClass('Yew High');
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  // Rows are made by the real clock, and changed by this one.
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    for (const table of ['courses', 'assignments', 'live_sessions'])
      await tx.execute(`update ${table} set updated_at = '2026-11-01T00:00:00Z'`);
  });
  const { path } = await ada.client.calendar.createFeed({});
  const quiz = course.assignmentIds[1] as never;
  const session = { kind: 'session', sessionId: '' as never } as { kind: 'session'; sessionId: never };
  const { events } = await teacher.client.calendar.range({ from: '2026-11-01', to: '2026-11-30' });
  for (const one of events) if (one.kind === 'session') session.sessionId = one.sessionId as never;
  const read = async (title: string) => stateOf((await get(path)).body, title);

  let minute = 0;
  const rises = async (title: string, change: () => Promise<unknown>, nextTitle = title) => {
    const before = await read(title);
    minute += 5;
    world.isAt(new Date(Date.parse('2026-11-20T15:00:00Z') + minute * 60_000).toISOString());
    await change();
    const after = await read(nextTitle);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(String(after.modified) > String(before.modified)).toBe(true);
    expect(String(after.stamp) > String(before.stamp)).toBe(true);
    return { before, after };
  };
  const event = { kind: 'assignment' as const, assignmentId: quiz };
  const moved = await rises('Cell quiz', () =>
    teacher.client.calendar.updateEvent({
      event,
      title: 'Cell quiz',
      startsAt: '2026-11-26T04:59:00Z',
      version: 1,
    }),
  );
  expect(moved.after.start).not.toBe(moved.before.start);
  await rises(
    'Cell quiz',
    () =>
      teacher.client.calendar.updateEvent({
        event,
        title: 'Leaf quiz',
        startsAt: '2026-11-26T04:59:00Z',
        version: 2,
      }),
    'Leaf quiz',
  );
  await rises('Live class', () =>
    teacher.client.calendar.updateEvent({
      event: session,
      ...{ title: 'Live class', startsAt: '2026-11-24T19:00:00Z', version: 1 },
    }),
  );
  const studentId = ada.studentId as never;
  const extended = await rises('Leaf quiz', () =>
    teacher.client.coursework.setOverride({
      ...{
        assignmentId: quiz,
        studentId,
        dueAt: '2026-11-28T04:59:00Z',
        extraAttempts: 0,
        reason: 'Was ill',
      },
    }),
  );
  expect(extended.after.start).toContain('20261127');
  const [override] = (await teacher.client.coursework.accommodations({ studentId })).overrides;
  const back = await rises('Leaf quiz', () =>
    teacher.client.coursework.endOverride({ overrideId: override?.overrideId as never }),
  );
  expect(back.after.start).toBe(extended.before.start);
  await rises('Leaf quiz', () =>
    admin.client.coursework.setAccommodation({
      ...{ studentId, extraTimeRatio: 1, extraDays: 2, note: 'Reads slowly' },
      ...{ startsOn: '2026-11-01', endsOn: null },
    }),
  );
  await rises('Leaf quiz', () =>
    ada.client.coursework.submit({
      assignmentId: quiz,
      content: { v: 1, text: 'My work', matches: [] },
      idempotencyKey: '00000000-0000-4000-8000-00000000000a',
    }),
  );
  const unchanged = await read('Leaf quiz');
  expect(await read('Leaf quiz')).toEqual(unchanged);
  world.isAt('2026-11-20T15:00:00Z');
});

it('never lets SEQUENCE or LAST-MODIFIED fall when a mark is taken away, and says nothing of what is kept back', async () => {
  world.isAt('2026-11-20T15:00:00Z');
  const { school, ada, teacher, course } = await hasClass('Rowan High');
  const { courseId } = course;
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    for (const table of ['courses', 'assignments'])
      await tx.execute(`update ${table} set updated_at = '2026-11-01T00:00:00Z'`);
  });
  const assignmentId = course.assignmentIds[1] as never;
  const studentId = ada.studentId as never;
  const { path } = await ada.client.calendar.createFeed({});
  const read = async () => stateOf((await get(path)).body, 'Cell quiz');
  const { gradebook } = teacher.client;
  let minute = 0;
  let seq = 0;
  const after = async (change: () => Promise<unknown>) => {
    minute += 5;
    world.isAt(new Date(Date.parse('2026-11-20T15:00:00Z') + minute * 60_000).toISOString());
    await change();
    return await read();
  };
  const set =
    (to: { state: 'graded'; points: number } | { state: 'excused' | 'missing' | 'ungraded' }) => async () => {
      const { saved } = await gradebook.setCells({
        ...{ courseId, source: 'typed' as const },
        changes: [{ studentId, assignmentId, to, baseSeq: seq }],
      });
      seq = saved[0]?.seq ?? seq;
    };
  const show = (isReleased: boolean) => async () => {
    await gradebook.release({ courseId, assignmentIds: [assignmentId], studentIds: null, isReleased });
    seq += 1;
  };
  let before = await read();
  for (const change of [
    ...[
      set({ state: 'excused' }),
      set({ state: 'ungraded' }),
      set({ state: 'missing' }),
      set({ state: 'ungraded' }),
    ],
    ...[set({ state: 'graded', points: 10 }), show(false), show(true), set({ state: 'missing' })],
    set({ state: 'ungraded' }),
  ]) {
    const now = await after(change);
    expect(now.sequence).toBeGreaterThan(before.sequence);
    expect(String(now.modified) > String(before.modified)).toBe(true);
    before = now;
  }
  // A grade that is kept back, corrected and taken away again leaves no trace.
  await gradebook.holdColumn({ courseId, assignmentId, isHeld: true });
  before = await read();
  for (const to of [
    { state: 'graded' as const, points: 9 },
    { state: 'graded' as const, points: 8 },
  ]) {
    expect(await after(set(to))).toEqual(before);
  }
  expect(await after(set({ state: 'ungraded' }))).toEqual(before);
  // A second attempt at the course begins where the first one ended.
  await gradebook.holdColumn({ courseId, assignmentId, isHeld: false });
  const excused = await after(set({ state: 'excused' }));
  await ada.client.coursework.submit({
    ...{ assignmentId, content: { v: 1, text: 'My work', matches: [] } },
    idempotencyKey: '00000000-0000-4000-8000-00000000000b',
  });
  const first = await read();
  expect(first.sequence).toBeGreaterThan(excused.sequence);
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const { students } = await admin.client.catalog.roster({ courseId });
  const { enrollmentId } = students[0] as (typeof students)[0];
  await admin.client.catalog.withdraw({ enrollmentId, reason: 'Was away' });
  expect((await get(path)).body).not.toContain('Cell quiz');
  await ada.client.catalog.enroll({ courseId });
  const again = await read();
  expect(again.sequence).toBeGreaterThan(first.sequence);
  expect(String(again.modified) >= String(first.modified)).toBe(true);
  world.isAt('2026-11-20T15:00:00Z');
});
