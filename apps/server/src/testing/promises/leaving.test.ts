import { Readable } from 'node:stream';
import type { AssignmentId, MembershipId, UserId } from '@fieldhouse/contract/ids.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { takeUpload } from '#features/files/upload.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { cookieOf } from '#testing/browser.ts';
import { makeDocx } from '#testing/documents.ts';
import { openPushStandIn, type PushStandIn } from '#testing/push-stand-in.ts';
import { readCalendar } from '#testing/read-calendar.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';

/** Within this time the loss of a right holds everywhere. */
const HOLDS_MS = 5_000;

let world: World;
let app: FastifyInstance;
let base: string;
let service: PushStandIn;
beforeAll(async () => {
  service = await openPushStandIn();
  world = await openWorld({ PUSH_STAND_IN_ORIGIN: service.origin, PUSH_TIMEOUT_MS: '2500' });
  app = await buildApp(world.services, null);
  await world.services.events.start(world.services.db);
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await world.services.events.stop();
  await world.close();
  await service.close();
});

/** An open event stream: what it says, and whether it has ended. */
async function openStream(person: Person) {
  const stop = new AbortController();
  const response = await fetch(`${base}/api/events`, {
    headers: { cookie: cookieOf(world, person) },
    signal: stop.signal,
  });
  const reader = response.body?.getReader();
  let text = '';
  let isEnded = response.status !== 200;
  const reading = (async () => {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      text += new TextDecoder().decode(part.value);
    }
    isEnded = true;
  })().catch(() => {
    isEnded = true;
  });
  return {
    status: response.status,
    text: () => text,
    isEnded: () => isEnded,
    close: async () => {
      stop.abort();
      await reading;
    },
  };
}

const soon = (check: () => boolean | Promise<boolean>) =>
  expect.poll(check, { timeout: HOLDS_MS, interval: 50 }).toBe(true);

const membershipOf = async (school: SchoolPlace, { userId }: Person) => {
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('select id from school_memberships where user_id = $1', [userId]),
  );
  return (rows[0] as { id: MembershipId }).id;
};

let schools = 0;
async function openSchool() {
  schools += 1;
  const school = await world.hasSchool(`Leaving High ${schools}`);
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [{ title: 'Cells', dueAt: new Date(Date.now() + 3 * 86_400_000).toISOString() }],
  });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  return { school, admin, teacher, course, ada };
}

const feedOf = async (path: string) => {
  const { statusCode, body } = await app.inject({ method: 'GET', url: path });
  return statusCode === 200 ? readCalendar(body).length : statusCode;
};

const REASON = 'Told the office';
type Scene = Awaited<ReturnType<typeof openSchool>>;

/** What takes a student's rights in the school. */
const WAYS: readonly [string, (scene: Scene) => Promise<unknown>][] = [
  [
    'a suspended membership',
    async ({ school, admin, ada }) =>
      admin.client.people.suspend({ membershipId: await membershipOf(school, ada), reason: REASON }),
  ],
  [
    'an ended membership',
    async ({ school, admin, ada }) =>
      admin.client.people.end({
        ...{ membershipId: await membershipOf(school, ada), kind: 'left', reason: REASON, handOvers: [] },
      }),
  ],
  [
    'a suspended account',
    async ({ ada }) => {
      const operator = await world.hasOperator('Master Admin');
      await operator.client.operations.suspendAccount({ userId: ada.userId as UserId, reason: REASON });
    },
  ],
];

it.each(WAYS)('T-06 %s holds for requests, feeds and devices at once', async (_, leave) => {
  const scene = await openSchool();
  const { school, course, ada } = scene;
  const asked = () => ada.client.lessons.course({ courseId: course.courseId });
  await asked();
  const { path } = await ada.client.calendar.createFeed({});
  expect(await feedOf(path)).toBe(1);
  const { publicKey } = await ada.client.notifications.pushKey({});
  await ada.client.notifications.subscribePush(service.hasBrowser(publicKey));
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    notify(tx, world.services.clock, [ada.userId], {
      ...{ schoolId: school.schoolId, courseId: course.courseId, type: 'grade' },
      ...{ template: 'final_grade_posted', groupKey: newId() },
    }),
  );

  await leave(scene);

  await expect(asked()).rejects.toMatchObject({
    code: expect.stringMatching(/^(FORBIDDEN|ACCOUNT_CLOSED)$/),
  });
  expect([0, 404]).toContain(await feedOf(path));
  // What waited to be sent isn't sent any more, and nothing new is written for them.
  world.isAt(new Date(Date.now() + 3_600_000).toISOString());
  await world.runs('notifications.deliver', {});
  world.isAt(new Date().toISOString());
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute(
      `select distinct d.state from notification_deliveries d join notifications n on n.id = d.notification_id
       where d.user_id = $1 and n.template = 'final_grade_posted'`,
      [ada.userId],
    ),
  );
  expect(rows).toEqual([{ state: 'dropped' }]);
});

it('T-06 an event stream hears of it, and ends where nobody may listen any more', async () => {
  const { school, admin, ada, teacher } = await openSchool();
  const streams = [await openStream(ada), await openStream(teacher)] as const;
  await admin.client.people.suspend({ membershipId: await membershipOf(school, ada), reason: REASON });
  await soon(() => streams[0].text().includes('"membership"'));
  // The account is in order: the browser stays signed in, and asks anew.
  expect(streams[0].isEnded()).toBe(false);

  await admin.client.people.endSessions({
    membershipId: await membershipOf(school, teacher),
    reason: REASON,
  });
  await soon(() => streams[1].isEnded());
  expect(streams[1].text()).toContain('"account"');
  expect((await openStream(teacher)).status).toBe(204);

  const operator = await world.hasOperator('Master Admin');
  await operator.client.operations.suspendAccount({ userId: ada.userId as UserId, reason: REASON });
  await soon(() => streams[0].isEnded());
  for (const stream of streams) await stream.close();
});

it('T-06 a teacher who is taken off a course loses it, its work and its live classes at once', async () => {
  const { school, admin, course, ada } = await openSchool();
  const helper = await school.hasPerson({ role: 'teacher', name: 'Col League' });
  const { courseId } = course;
  const { catalog } = admin.client;
  const userId = helper.userId as UserId;
  await catalog.addTeacher({ courseId, userId, role: 'teacher' });
  const { attemptId } = await ada.client.coursework.submit({
    assignmentId: course.assignmentIds[0] as never,
    content: { v: 1, text: 'My work', matches: [] },
    idempotencyKey: newId(),
  });
  const doors = [
    () => helper.client.catalog.roster({ courseId }),
    () => helper.client.authoring.get({ courseId }),
    () => helper.client.grading.getWork({ attemptId }),
    () => helper.client.gradebook.grid({ courseId }),
  ];
  for (const door of doors) await door();
  const stream = await openStream(helper);

  // As a grader they no longer write the course; taken off, they see nothing of it.
  await catalog.setTeacherRole({ courseId, userId, role: 'grader' });
  await expect(
    helper.client.catalog.enrollFor({ courseId, studentId: ada.studentId as never, reason: null }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await catalog.endTeacher({ courseId, userId, reason: REASON });
  for (const door of doors) await expect(door()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await soon(() => stream.text().includes('"membership"'));
  await stream.close();
});

it('T-06 a signed link to a document opens for nobody whose right has ended', async () => {
  const { school, admin, teacher, course, ada } = await openSchool();
  const colleague = await school.hasPerson({ role: 'teacher', name: 'Col League' });
  const assignmentId = course.assignmentIds[0] as AssignmentId;
  const { fileId } = await takeUpload(world.services, {
    purpose: { kind: 'submission', assignmentId },
    name: 'Cells.docx',
    claimedBytes: null,
    sessionToken: ada.token,
    body: Readable.from([makeDocx('My work')]),
  });
  await ada.client.coursework.submit({
    assignmentId,
    content: { v: 1, text: 'My work', matches: [], fileIds: [fileId] },
    idempotencyKey: newId(),
  });
  const opened = async (url: string, person: Person) =>
    (await app.inject({ url, headers: { cookie: cookieOf(world, person) } })).statusCode;
  const links = [
    [ada, (await ada.client.files.link({ fileId })).url],
    [teacher, (await teacher.client.files.link({ fileId })).url],
  ] as const;
  for (const [person, url] of links) expect(await opened(url, person)).toBe(200);
  await admin.client.people.suspend({ membershipId: await membershipOf(school, ada), reason: REASON });
  await admin.client.people.end({
    ...{ membershipId: await membershipOf(school, teacher), kind: 'left', reason: REASON },
    handOvers: [{ courseId: course.courseId, userId: colleague.userId as UserId }],
  });
  for (const [person, url] of links) expect(await opened(url, person)).toBe(403);
  expect(await opened((await colleague.client.files.link({ fileId })).url, colleague)).toBe(200);
});
