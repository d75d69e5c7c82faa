import type { CourseId, LiveSessionId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { type GoogleStandIn, startGoogleStandIn } from '#testing/google-calendar.ts';
import { openWorld, type World } from '#testing/world.ts';
import { keepMeeting, watchSessions } from './jobs.ts';
import { scheduleSessions } from './workflows.ts';

let world: World;
let meet: World;
let google: GoogleStandIn;
beforeAll(async () => {
  google = await startGoogleStandIn();
  world = await openWorld();
  meet = await openWorld(google.env);
});
afterAll(async () => {
  await Promise.all([world.close(), meet.close()]);
  await google.close();
});
beforeEach(() => google.is('well'));

async function hasClass(where = world) {
  const school = await where.hasSchool(`School ${newId()}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  const student = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const plan = (more: Partial<Parameters<typeof teacher.client.live.schedule>[0]> = {}) =>
    teacher.client.live.schedule({
      courseId: course.courseId,
      title: 'Leaves and light',
      description: 'Bring a leaf.',
      durationMinutes: 60,
      on: '2030-03-06',
      at: '16:00',
      repeat: null,
      meeting: { kind: 'usual' },
      isOverlapFine: false,
      idempotencyKey: newId(),
      ...more,
    });
  return { school, teacher, course, student, plan };
}
const bellOf = async (person: { client: World['anonymous'] }) =>
  (await person.client.notifications.latest({})).notifications.map((one) => one.template);

it('plans a class once, at the time on the wall of the school, and tells who takes the course', async () => {
  world.isAt('2030-03-01T15:00:00.000Z');
  const { teacher, student, plan, school } = await hasClass();
  const idempotencyKey = newId();
  const first = await plan({ idempotencyKey });
  expect(await plan({ idempotencyKey })).toEqual(first);
  const { upcoming, can } = await student.client.live.list({});
  expect(can).toEqual({ schedule: false });
  expect(upcoming).toHaveLength(1);
  expect(upcoming[0]).toMatchObject({
    title: 'Leaves and light',
    scheduledAt: '2030-03-06T21:00:00Z',
    phase: 'upcoming',
    teacherName: 'Nora Okafor',
    platform: 'jitsi',
    canJoin: false,
    can: { manage: false },
  });
  // The link is nowhere but behind the door.
  expect(JSON.stringify(upcoming)).not.toContain('meet.jit.si');
  expect(await bellOf(student)).toEqual(['session_planned']);
  const grader = await school.hasPerson({ role: 'teacher', name: 'A Stranger' });
  expect((await grader.client.live.list({})).upcoming).toEqual([]);
  expect((await teacher.client.live.list({})).can).toEqual({ schedule: true });
});

it('keeps the hour of a series through the night of the change, and refuses endless ones', async () => {
  world.isAt('2030-03-01T15:00:00.000Z');
  const { student, plan } = await hasClass();
  const weekly = { weekdays: [3], everyWeeks: 1, until: '2030-03-27' };
  const { sessionIds } = await plan({ repeat: weekly });
  expect(sessionIds).toHaveLength(4);
  const { upcoming } = await student.client.live.list({});
  expect(upcoming.map(({ scheduledAt }) => scheduledAt)).toEqual([
    '2030-03-06T21:00:00Z',
    '2030-03-13T20:00:00Z',
    '2030-03-20T20:00:00Z',
    '2030-03-27T20:00:00Z',
  ]);
  await expect(
    plan({ repeat: { weekdays: [0, 1, 2, 3, 4, 5, 6], everyWeeks: 1, until: '2031-03-27' } }),
  ).rejects.toMatchObject({ code: 'TOO_MANY', data: { most: 120 } });
});

it('refuses what lies in the past, links that are none, and classes at once unless they are meant', async () => {
  world.isAt('2030-03-01T15:00:00.000Z');
  const { plan } = await hasClass();
  await plan();
  await expect(plan({ on: '2030-02-28' })).rejects.toMatchObject({ code: 'IN_THE_PAST' });
  for (const url of [
    'javascript:alert(1)',
    'http://meet.example.org/a',
    'no link',
    'https://localhost/x',
    'https://meet.example.org@evil.example.com/',
  ])
    await expect(plan({ meeting: { kind: 'link', url } }), url).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  await expect(plan({ at: '16:30' })).rejects.toMatchObject({
    code: 'OVERLAPS',
    data: { overlaps: [{ title: 'Leaves and light', scheduledAt: '2030-03-06T21:00:00Z' }] },
  });
  await expect(plan({ at: '15:01' })).rejects.toMatchObject({ code: 'OVERLAPS' });
  await plan({ at: '16:30', isOverlapFine: true });
  // One after the other is no clash.
  await plan({ at: '17:30' });
  await plan({ at: '15:00' });
});

it('opens the door 15 minutes before, and keeps who came, on time or late', async () => {
  world.isAt('2030-03-01T15:00:00.000Z');
  const { school, teacher, course, student, plan } = await hasClass();
  const late = await school.hasStudent({ name: 'Late One', in: [course] });
  const absent = await school.hasStudent({ name: 'Not There', in: [course] });
  const fresh = await school.hasStudent({ name: 'New One', in: [course], status: 'provisional' });
  const mother = await school.hasGuardian({ name: 'A Mother', of: student });
  const { sessionIds } = await plan({ meeting: { kind: 'link', url: 'https://video.example.org/room?x=1' } });
  const sessionId = sessionIds[0] as LiveSessionId;

  world.isAt('2030-03-06T20:44:59.000Z');
  await expect(student.client.live.join({ sessionId })).rejects.toMatchObject({
    code: 'NOT_YET',
    data: { opensAt: '2030-03-06T20:45:00.000Z' },
  });
  world.isAt('2030-03-06T20:45:00.000Z');
  expect(await student.client.live.join({ sessionId })).toEqual({
    url: 'https://video.example.org/room?x=1',
  });
  await student.client.live.join({ sessionId });
  // Once in ten minutes.
  const joins = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('select user_id as by from session_joins where session_id = $1', [sessionId]),
  );
  expect(joins.rows).toEqual([{ by: student.userId }]);
  for (const one of [mother, fresh]) {
    await expect(one.client.live.join({ sessionId }), one.name).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { upcoming } = await one.client.live.list({});
    expect(upcoming[0]?.canJoin, one.name).toBe(false);
  }
  expect((await fresh.client.live.list({})).upcoming[0]?.teacherName).toBeNull();
  world.isAt('2030-03-06T21:10:00.000Z');
  await late.client.live.join({ sessionId });
  await teacher.client.live.join({ sessionId });
  expect((await late.client.live.list({})).live).toHaveLength(1);

  const sheet = { courseId: course.courseId, on: '2030-03-06', sessionId };
  const { students } = await teacher.client.live.attendanceSheet(sheet);
  const marks = Object.fromEntries(students.map(({ name, mark }) => [name, mark?.status ?? null]));
  expect(marks).toEqual({
    'Ada Lovelace': 'present',
    'Late One': 'late',
    'New One': null,
    'Not There': null,
  });
  // What the teacher marks stands, whoever joins again.
  await teacher.client.live.markAttendance({
    ...sheet,
    marks: [{ studentId: late.studentId as never, status: 'excused', note: null }],
  });
  world.isAt('2030-03-06T22:10:00.000Z');
  await late.client.live.join({ sessionId });
  const after = await teacher.client.live.attendanceSheet(sheet);
  expect(after.students.find(({ name }) => name === 'Late One')?.mark).toMatchObject({
    status: 'excused',
    source: 'teacher',
  });
  world.isAt('2030-03-06T22:15:00.000Z');
  await expect(absent.client.live.join({ sessionId })).rejects.toMatchObject({ code: 'IS_OVER' });
});

it('moves and calls off one class, or it and those that follow, and says so', async () => {
  world.isAt('2030-03-01T15:00:00.000Z');
  const { teacher, student, plan } = await hasClass();
  await plan({ repeat: { weekdays: [3], everyWeeks: 1, until: '2030-03-27' } });
  const before = (await teacher.client.live.list({})).upcoming;
  const second = before[1];
  if (!second) throw new Error('no second class');
  const change = {
    sessionId: second.sessionId,
    title: 'Roots',
    description: '',
    durationMinutes: 45 as const,
    on: '2030-03-14',
    at: '10:00',
    meeting: null,
    part: 'following' as const,
    isOverlapFine: false,
    version: second.version,
  };
  expect(await teacher.client.live.update(change)).toEqual({ changedCount: 3 });
  await expect(teacher.client.live.update(change)).rejects.toMatchObject({
    code: 'STALE',
    data: { version: second.version + 1 },
  });
  // Onto the first one, unless that is meant.
  const onto = {
    ...change,
    part: 'this' as const,
    version: second.version + 1,
    on: '2030-03-06',
    at: '16:30',
  };
  await expect(teacher.client.live.update(onto)).rejects.toMatchObject({
    code: 'OVERLAPS',
    data: { overlaps: [{ scheduledAt: '2030-03-06T21:00:00Z' }] },
  });
  await teacher.client.live.update({ ...onto, isOverlapFine: true });
  await teacher.client.live.update({ ...change, part: 'this', version: second.version + 2 });
  const after = (await student.client.live.list({})).upcoming;
  expect(after.map(({ title, scheduledAt }) => [title, scheduledAt])).toEqual([
    ['Leaves and light', '2030-03-06T21:00:00Z'],
    ['Roots', '2030-03-14T14:00:00Z'],
    ['Roots', '2030-03-21T14:00:00Z'],
    ['Roots', '2030-03-28T14:00:00Z'],
  ]);
  expect(await bellOf(student)).toContain('session_changed');
  await teacher.client.live.cancel({ sessionId: second.sessionId, part: 'this', reason: 'Ill' });
  await expect(
    teacher.client.live.cancel({ sessionId: second.sessionId, part: 'this', reason: null }),
  ).rejects.toMatchObject({ code: 'NOT_OPEN' });
  expect((await student.client.live.list({})).upcoming).toHaveLength(3);
  expect(await bellOf(student)).toContain('session_cancelled');
  await expect(student.client.live.join({ sessionId: second.sessionId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('reminds once, a quarter of an hour before, and anew when the class moves', async () => {
  world.isAt('2030-03-01T15:00:00.000Z');
  const { teacher, student, plan } = await hasClass();
  const { sessionIds } = await plan();
  const soon = async () => (await bellOf(student)).filter((one) => one === 'session_soon').length;
  world.isAt('2030-03-06T20:44:00.000Z');
  await watchSessions(world.services);
  expect(await soon()).toBe(0);
  world.isAt('2030-03-06T20:45:00.000Z');
  await watchSessions(world.services);
  await watchSessions(world.services);
  expect(await soon()).toBe(1);
  expect(await bellOf(teacher)).toContain('session_soon');
  const [session] = (await teacher.client.live.list({})).upcoming;
  await student.client.notifications.markAllRead({ tab: 'all', upTo: world.services.clock.now() });
  await teacher.client.live.update({
    sessionId: sessionIds[0] as LiveSessionId,
    title: 'Leaves and light',
    description: '',
    durationMinutes: 60,
    on: '2030-03-07',
    at: '16:00',
    meeting: null,
    part: 'this',
    isOverlapFine: false,
    version: session?.version ?? 0,
  });
  world.isAt('2030-03-07T20:50:00.000Z');
  await watchSessions(world.services);
  expect(await soon()).toBe(2);
});

it('opens no class while the school may only be read', async () => {
  world.isAt('2030-03-01T15:00:00.000Z');
  const { school, teacher, student, plan } = await hasClass();
  const { sessionIds } = await plan({ meeting: { kind: 'link', url: 'https://video.example.org/room' } });
  const sessionId = sessionIds[0] as LiveSessionId;
  const is = (set: string) =>
    world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute(`update schools set ${set} where id = $1`, [school.schoolId]),
    );
  world.isAt('2030-03-06T20:50:00.000Z');
  for (const set of ["payment_status = 'suspended'", "payment_status = 'expired'", "status = 'closed'"]) {
    await is(set);
    for (const one of [student, teacher]) {
      await expect(one.client.live.join({ sessionId }), set).rejects.toMatchObject({
        code: 'SCHOOL_READ_ONLY',
      });
      const { upcoming } = await one.client.live.list({});
      expect(upcoming[0], set).toMatchObject({ canJoin: false, mayJoin: 'no' });
    }
    await is("payment_status = 'active', status = 'active'");
  }
  await student.client.live.join({ sessionId });
});

it('reminds of no class while the school may only be read', async () => {
  world.isAt('2030-03-01T15:00:00.000Z');
  const { school, teacher, student, plan } = await hasClass();
  await plan();
  const is = (set: string) =>
    world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute(`update schools set ${set} where id = $1`, [school.schoolId]),
    );
  world.isAt('2030-03-06T20:45:00.000Z');
  for (const set of ["payment_status = 'suspended'", "payment_status = 'expired'", "status = 'closed'"]) {
    await is(set);
    await watchSessions(world.services);
    await is("payment_status = 'active', status = 'active'");
  }
  for (const one of [student, teacher]) expect(await bellOf(one)).not.toContain('session_soon');
  // Open again in time, it reminds.
  world.isAt('2030-03-06T20:50:00.000Z');
  await watchSessions(world.services);
  for (const one of [student, teacher]) expect(await bellOf(one)).toContain('session_soon');
});

it('takes a recording by hand once the class has begun, for people whom the school knows', async () => {
  world.isAt('2030-03-01T15:00:00.000Z');
  const { school, course, teacher, student, plan } = await hasClass();
  const fresh = await school.hasStudent({ name: 'New One', in: [course], status: 'provisional' });
  const { sessionIds } = await plan();
  const put = (url: string | null) =>
    teacher.client.live.setRecording({ sessionId: sessionIds[0] as LiveSessionId, url });
  await expect(put('https://drive.example.org/one')).rejects.toMatchObject({ code: 'NOT_OVER' });
  world.isAt('2030-03-06T23:00:00.000Z');
  expect((await teacher.client.live.list({})).awaited).toHaveLength(1);
  await expect(put('http://drive.example.org/one')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  // While the class is on, its recording is there for its teacher alone.
  world.isAt('2030-03-06T21:10:00.000Z');
  await put('https://drive.example.org/half');
  expect((await teacher.client.live.list({})).live[0]?.recordingUrl).toBe('https://drive.example.org/half');
  expect((await student.client.live.list({})).live[0]?.recordingUrl).toBeNull();
  world.isAt('2030-03-06T23:00:00.000Z');
  await put('https://drive.example.org/one');
  const { past, awaited } = await student.client.live.list({});
  expect(past[0]).toMatchObject({ recordingUrl: 'https://drive.example.org/one', phase: 'over' });
  expect(awaited).toEqual([]);
  expect((await fresh.client.live.list({})).past).toEqual([]);
  expect(await bellOf(student)).toContain('recording_ready');
});

it('lists what is on and to come, recordings newest first, and own classes that have none yet', async () => {
  world.isAt('2030-03-20T15:00:00.000Z');
  const { school, teacher, course, student } = await hasClass();
  const colleague = await school.hasPerson({ role: 'teacher', name: 'Otto Other' });
  const algebra = await school.hasCourse({ title: 'Algebra', teacher });
  const unfinished = await school.hasCourse({ title: 'Unfinished', teacher, status: 'draft' });
  const guardian = await school.hasGuardian({ name: 'A Mother', of: student });
  const left = await school.hasStudent({ name: 'Lou Left', in: [course] });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update enrollments set status = 'withdrawn' where student_id = $1", [left.studentId]),
  );
  const held = (title: string, scheduledAt: string, more: object = {}) => ({
    ...{ schoolId: school.schoolId, courseId: course.courseId, teacherId: teacher.userId },
    ...{ title, scheduledAt, platform: 'link' as const, meetingUrl: 'https://video.example.org/room' },
    durationMinutes: 60,
    ...more,
  });
  const recorded = { recordingUrl: 'https://drive.example.org/one', recordingState: 'available' };
  const off = { status: 'cancelled' };
  const others = { teacherId: colleague.userId };
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    scheduleSessions(tx, [
      held('Tomorrow', '2030-03-21T16:00:00Z'),
      held('On', '2030-03-20T14:30:00Z'),
      held('Soon', '2030-03-20T16:00:00Z'),
      held('Algebra soon', '2030-03-20T17:00:00Z', { courseId: algebra.courseId }),
      held('Called off', '2030-03-20T18:00:00Z', off),
      held('Recorded first', '2030-03-01T16:00:00Z', recorded),
      held('Recorded last', '2030-03-10T16:00:00Z', recorded),
      held('Recorded and on', '2030-03-20T14:45:00Z', recorded),
      held('Lost yesterday', '2030-03-19T16:00:00Z'),
      held('Lost last week', '2030-03-13T16:00:00Z'),
      held('Lost long ago', '2030-03-06T14:59:00Z'),
      held('Not held', '2030-03-14T16:00:00Z', off),
      held('Of a colleague', '2030-03-14T17:00:00Z', others),
      held('Rehearsed', '2030-03-11T16:00:00Z', { courseId: unfinished.courseId, ...recorded }),
    ] as never),
  );
  const named = (rows: readonly { readonly title: string }[]) => rows.map(({ title }) => title);
  const listed = async (person: { client: World['anonymous'] }, input: { courseId?: CourseId } = {}) => {
    const { live, upcoming, past, awaited, can } = await person.client.live.list(input);
    return {
      ...{ live: named(live), upcoming: named(upcoming), past: named(past), awaited: named(awaited) },
      schedules: can.schedule,
    };
  };
  const past = ['Recorded last', 'Recorded first'];
  const ofCourse = { live: ['On', 'Recorded and on'], upcoming: ['Soon', 'Tomorrow'], past };
  const nothing = { live: [], upcoming: [], past: [], awaited: [], schedules: false };
  for (const reader of [student, guardian])
    expect(await listed(reader), reader.name).toEqual({ ...ofCourse, awaited: [], schedules: false });
  expect(await listed(teacher)).toEqual({
    ...{ ...ofCourse, upcoming: ['Soon', 'Algebra soon', 'Tomorrow'] },
    ...{ awaited: ['Lost yesterday', 'Lost last week'], schedules: true },
  });
  expect(await listed(teacher, { courseId: algebra.courseId })).toEqual({
    ...{ ...nothing, upcoming: ['Algebra soon'], schedules: true },
  });
  expect(await listed(admin)).toEqual({
    ...{ ...ofCourse, upcoming: ['Soon', 'Algebra soon', 'Tomorrow'], awaited: [], schedules: false },
  });
  expect(await listed(left)).toEqual(nothing);
  expect(await listed(colleague)).toEqual(nothing);
  const offered = async ({ client }: typeof teacher) =>
    (await client.live.scheduleCourses({})).courses.map(({ title }) => title);
  expect([await offered(teacher), await offered(admin)]).toEqual([['Algebra', 'Biology'], []]);
});

describe('Google Meet', () => {
  const idOf = (sessionId: string) => sessionId.replaceAll('-', '');
  const job = async (schoolId: string, sessionId: string, wanted: 'made' | 'changed' | 'gone' = 'made') =>
    keepMeeting(meet.services, { schoolId, sessionId, wanted });

  it('makes a room, moves it and takes it away', async () => {
    meet.isAt('2030-03-01T15:00:00.000Z');
    const { school, teacher, student, plan } = await hasClass(meet);
    const { sessionIds } = await plan();
    const sessionId = sessionIds[0] as LiveSessionId;
    expect((await student.client.live.list({})).upcoming[0]).toMatchObject({
      platform: 'google_meet',
      meetingState: 'pending',
    });
    await job(school.schoolId, sessionId);
    await job(school.schoolId, sessionId);
    expect(google.events.get(idOf(sessionId))).toMatchObject({
      summary: 'Leaves and light',
      start: { dateTime: '2030-03-06T21:00:00Z' },
    });
    const [session] = (await teacher.client.live.list({})).upcoming;
    expect(session?.meetingState).toBe('ready');
    await teacher.client.live.update({
      sessionId,
      title: 'Roots',
      description: '',
      durationMinutes: 60,
      on: '2030-03-08',
      at: '16:00',
      meeting: null,
      part: 'this',
      isOverlapFine: false,
      version: session?.version ?? 0,
    });
    await job(school.schoolId, sessionId, 'changed');
    expect(google.events.get(idOf(sessionId))).toMatchObject({
      summary: 'Roots',
      start: { dateTime: '2030-03-08T21:00:00Z' },
    });
    meet.isAt('2030-03-08T20:50:00.000Z');
    expect((await student.client.live.join({ sessionId })).url).toMatch(/^https:\/\/meet\.google\.com\//);
    await teacher.client.live.cancel({ sessionId, part: 'this', reason: null });
    const { rows } = await meet.services.units.write(jobForPlatform, (tx) =>
      tx.execute(
        "select data->>'wanted' as wanted from pgboss.job where name = 'live.meeting' and data->>'sessionId' = $1 order by created_on",
        [sessionId],
      ),
    );
    expect(rows.at(-1)).toEqual({ wanted: 'gone' });
    await job(school.schoolId, sessionId, 'gone');
    await job(school.schoolId, sessionId, 'gone');
    expect(google.events.has(idOf(sessionId))).toBe(false);
  });

  it.each(['down', 'slow', 'http_500', 'html', 'half_json', 'lost_answer', 'pending'] as const)(
    'survives a provider that is %s, and makes one room in the end',
    async (mood) => {
      meet.isAt('2030-03-01T15:00:00.000Z');
      const { school, student, plan } = await hasClass(meet);
      google.is(mood);
      const { sessionIds } = await plan();
      const sessionId = sessionIds[0] as LiveSessionId;
      await expect(job(school.schoolId, sessionId)).rejects.toThrow();
      const state = async () => (await student.client.live.list({})).upcoming[0]?.meetingState;
      expect(await state()).toBe('pending');
      meet.isAt('2030-03-06T20:50:00.000Z');
      await expect(student.client.live.join({ sessionId })).rejects.toMatchObject({
        code: 'NO_MEETING_LINK',
      });
      google.is('well');
      google.finishRoom(idOf(sessionId));
      await job(school.schoolId, sessionId);
      expect(await state()).toBe('ready');
      expect([...google.events.keys()].filter((id) => id === idOf(sessionId))).toHaveLength(1);
    },
  );

  it('says when it is refused, so that the teacher takes another room', async () => {
    meet.isAt('2030-03-01T15:00:00.000Z');
    const { school, teacher, student, plan } = await hasClass(meet);
    google.is('http_403');
    const { sessionIds } = await plan();
    const sessionId = sessionIds[0] as LiveSessionId;
    await job(school.schoolId, sessionId);
    expect((await teacher.client.live.list({})).upcoming[0]?.meetingState).toBe('failed');
    expect(await bellOf(teacher)).toContain('meeting_failed');
    expect(await teacher.client.live.retryMeeting({ sessionId, meeting: { kind: 'jitsi' } })).toEqual({
      meetingState: 'ready',
    });
    meet.isAt('2030-03-06T20:50:00.000Z');
    expect((await student.client.live.join({ sessionId })).url).toMatch(/^https:\/\/meet\.jit\.si\//);
  });

  it('gives up on a room that never came within an hour, before the class', async () => {
    meet.isAt('2030-03-01T15:00:00.000Z');
    const { teacher, plan } = await hasClass(meet);
    const { sessionIds } = await plan();
    await meet.services.units.write(jobForPlatform, (tx) =>
      tx.execute('update live_sessions set created_at = $2 where id = $1', [
        sessionIds[0],
        '2030-03-01T13:00:00Z',
      ]),
    );
    await watchSessions(meet.services);
    expect((await teacher.client.live.list({})).upcoming[0]?.meetingState).toBe('failed');
  });

  it('reminds in every school before it asks the provider for recordings, which may take its time', async () => {
    meet.isAt('2030-03-01T15:00:00.000Z');
    const places = [await hasClass(meet), await hasClass(meet)];
    for (const { school, plan } of places) {
      for (const at of ['16:00', '20:00']) {
        const { sessionIds } = await plan({ at });
        await job(school.schoolId, sessionIds[0] as LiveSessionId);
      }
    }
    // The first class is over in both schools, the second begins in ten minutes.
    meet.isAt('2030-03-07T00:50:00.000Z');
    const { meetings } = meet.services;
    const reminded: boolean[][] = [];
    const google = Object.assign(Object.create(meetings.google), {
      async findRecording() {
        const bells = await Promise.all(places.map(({ student }) => bellOf(student)));
        reminded.push(bells.map((bell) => bell.includes('session_soon')));
        return null;
      },
    });
    const watched = Object.assign(Object.create(meetings), { google });
    await watchSessions({ ...meet.services, meetings: watched });
    expect(reminded.length).toBeGreaterThan(1);
    expect(new Set(reminded.flat())).toEqual(new Set([true]));
  });

  it('finds the recording after the class, and tells the teacher of one that never comes', async () => {
    meet.isAt('2030-03-01T15:00:00.000Z');
    const { school, teacher, student, plan } = await hasClass(meet);
    const found = (await plan()).sessionIds[0] as LiveSessionId;
    const lost = (await plan({ at: '18:00' })).sessionIds[0] as LiveSessionId;
    for (const sessionId of [found, lost]) await job(school.schoolId, sessionId);
    meet.isAt('2030-03-07T02:00:00.000Z');
    await watchSessions(meet.services);
    expect((await teacher.client.live.list({})).awaited.map(({ recordingState }) => recordingState)).toEqual([
      'expected',
      'expected',
    ]);
    google.attach(idOf(found), 'https://drive.google.com/file/d/abc/view');
    await watchSessions(meet.services);
    const { past } = await student.client.live.list({});
    expect(past).toMatchObject([
      { recordingUrl: 'https://drive.google.com/file/d/abc/view', recordingState: 'available' },
    ]);
    expect(await bellOf(student)).toContain('recording_ready');
    google.is('down');
    meet.isAt('2030-03-08T05:00:00.000Z');
    await watchSessions(meet.services);
    google.is('well');
    await watchSessions(meet.services);
    expect((await teacher.client.live.list({})).awaited[0]?.recordingState).toBe('missing');
    expect(await bellOf(teacher)).toContain('recording_missing');
  });
});
