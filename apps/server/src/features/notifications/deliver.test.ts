import type { AssignmentId } from '@fieldhouse/contract/ids.ts';
import type { Cadence, PreferenceChannel, PreferenceType } from '@fieldhouse/contract/notifications.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { openWorld, type Person, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ PUBLIC_URL: 'https://school.test' });
});
afterAll(() => world.close());

const asJob = <Row>(text: string, values: unknown[] = []) =>
  world.services.units.write(
    jobForPlatform,
    async (tx) => (await tx.execute(text, values)).rows as unknown as Row[],
  );

/** Everything that waits for anybody goes out up to this instant. */
async function delivers(until: string): Promise<void> {
  world.isAt(until);
  await world.runs('notifications.deliver', {});
}

const lettersTo = ({ userId }: Person) =>
  asJob<{ subject: string; body: string; url: string | null }>(
    `select subject, body_text as body, unsubscribe_url as url from mail_outbox
     where to_user_id = $1 and template = 'news' order by created_at, id`,
    [userId],
  );

const bellOf = async (person: Person) =>
  (await person.client.notifications.latest({})).notifications.map((one) => one.template);

const wants = (person: Person, type: PreferenceType, channel: PreferenceChannel, cadence: Cadence) =>
  person.client.notifications.savePreferences({ preferences: [{ type, channel, cadence }] });

async function hasClass(titles: readonly string[], dueAt: string | null = null) {
  const school = await world.hasSchool(`School ${newId()}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: titles.map((title) => ({ title, dueAt })),
  });
  const student = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const grade = async (of: StudentPerson, index: number, release = true) => {
    const { attemptId } = await of.client.coursework.submit({
      assignmentId: course.assignmentIds[index] as AssignmentId,
      content: { v: 1, text: 'My work', matches: [] },
      idempotencyKey: newId(),
    });
    await teacher.client.grading.record({
      attemptId,
      criteria: [{ criterionId: 'work', points: 5 }],
      comment: '',
      baseSeq: 0,
      release,
    });
  };
  return { school, teacher, course, student, grade };
}

it('makes one letter of the grades of a quarter of an hour, for whoever may read them and wants it', async () => {
  world.isAt('2030-02-01T10:00:00.000Z');
  const { school, student, grade } = await hasClass(['Leaves', 'Roots', 'Held', 'Stems']);
  const mother = await school.hasGuardian({ name: 'A Mother', of: student });
  const father = await school.hasGuardian({ name: 'A Father', of: student });
  const blind = await school.hasGuardian({ name: 'A Blind', of: student, rights: ['alerts'] });
  await wants(father, 'grade', 'email', 'off');
  await student.client.profile.saveSettings({ locale: 'de', version: 1 });
  await grade(student, 0);
  world.isAt('2030-02-01T10:10:00.000Z');
  await grade(student, 1);
  await grade(student, 2, false);

  await delivers('2030-02-01T10:13:00.000Z');
  expect(await lettersTo(student)).toEqual([]);
  await delivers('2030-02-01T10:15:30.000Z');
  await delivers('2030-02-01T10:15:30.000Z');
  const [letter, ...more] = await lettersTo(student);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Neue Noten in Biology: Leaves, Roots');
  expect(letter?.body).not.toMatch(/Held|Stems/);
  expect(letter?.body).toContain('https://school.test/grades');
  expect(letter?.body).toContain('https://school.test/profile?tab=notifications');
  expect(letter?.url).toMatch(/^https:\/\/school\.test\/api\/unsubscribe\/[\w-]+$/);
  expect((await lettersTo(mother)).map(({ subject }) => subject)).toEqual([
    'New grades for Ada Lovelace in Biology: Leaves, Roots',
  ]);
  for (const one of [father, blind]) expect(await lettersTo(one), one.name).toEqual([]);
  expect(await bellOf(mother)).toEqual(['grade_released']);
  expect(await bellOf(father)).toEqual(['grade_released']);
  expect(await bellOf(blind)).toEqual([]);
  const [note] = (await mother.client.notifications.latest({})).notifications;
  expect(note).toMatchObject({ studentName: 'Ada Lovelace', count: 2 });

  // Still unread, so the next grade joins the note; the letter about it tells of nothing twice.
  world.isAt('2030-02-01T10:20:00.000Z');
  await grade(student, 3);
  await delivers('2030-02-01T10:35:01.000Z');
  expect((await lettersTo(student)).map(({ subject }) => subject)).toEqual([
    'Neue Noten in Biology: Leaves, Roots',
    'Neue Note in Biology: Stems',
  ]);
});

it('sends nothing that was read, put away, taken back or turned off before it was due', async () => {
  world.isAt('2030-03-01T10:00:00.000Z');
  const { school, course, grade } = await hasClass(['Leaves']);
  const people = await Promise.all(
    ['Reads', 'Deletes', 'Silences', 'Loses'].map((name) => school.hasStudent({ name, in: [course] })),
  );
  for (const one of people) await grade(one, 0);
  const [reads, deletes, silences, loses] = people as [
    StudentPerson,
    StudentPerson,
    StudentPerson,
    StudentPerson,
  ];
  const noteOf = async (person: Person) =>
    (await person.client.notifications.latest({})).notifications[0]?.notificationId ??
    expect.fail('no notification');
  await reads.client.notifications.markRead({ notificationIds: [await noteOf(reads)] });
  await deletes.client.notifications.delete({ notificationId: await noteOf(deletes) });
  await wants(silences, 'grade', 'email', 'off');
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('update grades set released_at = null where school_id = $1 and student_id = $2', [
      school.schoolId,
      loses.studentId,
    ]),
  );
  await delivers('2030-03-01T10:16:00.000Z');
  for (const one of people) expect(await lettersTo(one), one.name).toEqual([]);
});

it('sends nothing to accounts that are closed, nor to guardians whose link has ended', async () => {
  world.isAt('2030-03-02T10:00:00.000Z');
  const { school, course, student, grade } = await hasClass(['Leaves']);
  const suspended = await school.hasStudent({ name: 'Sus Pended', in: [course] });
  const mother = await school.hasGuardian({ name: 'A Mother', of: student });
  await grade(student, 0);
  await grade(suspended, 0);
  await world.services.units.write({ role: 'fieldhouse_login', enter: null }, (tx) =>
    tx.execute('update users set suspended_at = now() where id = $1', [suspended.userId]),
  );
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update guardian_links set status = 'ended' where guardian_user_id = $1", [mother.userId]),
  );
  await delivers('2030-03-02T10:16:00.000Z');
  expect(await lettersTo(suspended)).toEqual([]);
  expect(await lettersTo(mother)).toEqual([]);
  expect(await lettersTo(student)).toHaveLength(1);
});

it('keeps the app silent about what somebody has turned off there, and still sends the letter', async () => {
  world.isAt('2030-03-03T10:00:00.000Z');
  const { school, course, student, grade } = await hasClass(['Leaves', 'Roots']);
  const quiet = await school.hasStudent({ name: 'Quiet One', in: [course] });
  const deaf = await school.hasStudent({ name: 'Deaf One', in: [course] });
  await wants(quiet, 'grade', 'app', 'off');
  await wants(deaf, 'grade', 'app', 'off');
  await wants(deaf, 'grade', 'email', 'off');
  for (const one of [student, quiet, deaf]) await grade(one, 0);
  expect(await bellOf(student)).toEqual(['grade_released']);
  for (const one of [quiet, deaf]) {
    expect(await bellOf(one)).toEqual([]);
    expect(await one.client.notifications.unread({})).toEqual({ unread: 0 });
  }
  await delivers('2030-03-03T10:16:00.000Z');
  expect(await lettersTo(quiet)).toHaveLength(1);
  expect(await lettersTo(deaf)).toEqual([]);
  // What nobody can read in the app is over with its letter: the next is news again.
  await grade(quiet, 1);
  await delivers('2030-03-03T10:32:00.000Z');
  expect((await lettersTo(quiet)).at(-1)?.subject).toBe('New grade in Biology: Roots');

  // What was told before stays as it was.
  await wants(student, 'grade', 'app', 'off');
  await grade(student, 1);
  const { notifications } = await student.client.notifications.latest({});
  expect(notifications.map(({ count }) => count)).toEqual([1]);
  await delivers('2030-03-03T10:50:00.000Z');
  expect((await lettersTo(student)).map(({ subject }) => subject)).toEqual([
    'New grade in Biology: Leaves',
    'New grade in Biology: Roots',
  ]);
});

it('reminds a day before, once, in the zone of the reader, of what is not handed in', async () => {
  world.isAt('2030-02-20T12:00:00.000Z');
  const due = '2030-03-01T22:00:00.000Z';
  const { school, course, student, grade } = await hasClass(['Leaves', 'Roots'], due);
  const done = await school.hasStudent({ name: 'All Done', in: [course] });
  const quiet = await school.hasStudent({ name: 'No Mail', in: [course] });
  const silent = await school.hasStudent({ name: 'No Bell', in: [course] });
  const prompt = await school.hasStudent({ name: 'Hands In', in: [course] });
  await wants(quiet, 'assignment', 'email', 'off');
  await wants(silent, 'assignment', 'app', 'off');
  await student.client.profile.saveSettings({ timeZone: 'America/Los_Angeles', version: 1 });
  await grade(done, 0);
  await grade(done, 1);

  world.isAt('2030-02-28T21:59:00.000Z');
  await world.runs('notifications.due', {});
  expect(await bellOf(student)).toEqual([]);

  world.isAt('2030-02-28T22:00:00.000Z');
  await world.runs('notifications.due', {});
  await world.runs('notifications.due', {});
  // Handed in before the letter goes out.
  for (const index of [0, 1]) await grade(prompt, index, false);
  await delivers('2030-02-28T22:05:30.000Z');
  const [letter, ...more] = await lettersTo(student);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('2 updates from Fieldhouse');
  expect(letter?.body).toMatch(/- Due soon: Leaves \(Biology\): Friday, March 1(?:,| at) 2:00.PM PST\n/);
  expect(letter?.body).toContain(`https://school.test/assignment/${course.assignmentIds[0]}`);
  expect((await lettersTo(silent))[0]?.body).toMatch(/5:00.PM EST/);
  for (const one of [quiet, done, prompt]) {
    expect(
      (await lettersTo(one)).filter(({ body }) => /Due soon/.test(body)),
      one.name,
    ).toEqual([]);
  }
  expect(await bellOf(student)).toEqual(['assignment_due', 'assignment_due']);
  expect(await bellOf(quiet)).toEqual(['assignment_due', 'assignment_due']);
  expect(await bellOf(silent)).toEqual([]);
  expect(await bellOf(done)).not.toContain('assignment_due');

  // A due date that moves is a new one.
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('update assignments set due_at = $1 where id = $2', [
      '2030-03-08T22:00:00.000Z',
      course.assignmentIds[0],
    ]),
  );
  world.isAt('2030-03-08T10:00:00.000Z');
  await world.runs('notifications.due', {});
  await delivers('2030-03-08T10:06:00.000Z');
  expect(await lettersTo(student)).toHaveLength(2);
});

const tellOf = (
  person: Person,
  schoolId: string,
  type: PreferenceType | 'safety',
  template: 'membership_approved' | 'publish_decided' = 'publish_decided',
) =>
  world.services.units.write(jobInSchool(schoolId), (tx) =>
    notify(tx, world.services.clock, [person.userId], { schoolId, type, template, groupKey: newId() }),
  );

/** When what waits for a person is due. */
const dueOf = async ({ userId }: Person) =>
  (
    await asJob<{ at: string }>(
      "select due_at as at from notification_deliveries where user_id = $1 and state = 'pending' order by first_at",
      [userId],
    )
  ).map(({ at }) => `${new Date(at).toISOString().slice(0, 16)}Z`);

it('obeys daily, weekly and quiet hours by the clock of the reader, but for what concerns safety', async () => {
  // A Wednesday, eleven in the evening in New York.
  world.isAt('2030-01-10T04:00:00.000Z');
  const { school, course, student, grade } = await hasClass(['Leaves']);
  const weekly = await school.hasStudent({ name: 'Weekly', in: [course] });
  const night = await school.hasStudent({ name: 'Night', in: [course] });
  await wants(student, 'grade', 'email', 'daily');
  await wants(weekly, 'grade', 'email', 'weekly');
  await night.client.notifications.savePreferences({
    preferences: [],
    quietHours: { from: '22:00', to: '07:30' },
  });
  for (const one of [student, weekly, night]) await grade(one, 0);
  expect(await dueOf(student)).toEqual(['2030-01-10T12:00Z']);
  expect(await dueOf(weekly)).toEqual(['2030-01-14T12:00Z']);
  expect(await dueOf(night)).toEqual(['2030-01-10T12:30Z']);
  await tellOf(night, school.schoolId, 'safety');
  expect(await dueOf(night)).toEqual(['2030-01-10T12:30Z', '2030-01-10T04:00Z']);
  await delivers('2030-01-10T04:00:30.000Z');
  expect((await lettersTo(night)).map(({ subject }) => subject)).toEqual([
    'Your school answered the request to publish',
  ]);
  expect((await lettersTo(night))[0]).toMatchObject({ url: null });

  // A choice holds for what waits already, and nothing is sent in hours that became quiet.
  await wants(student, 'grade', 'email', 'now');
  expect(await dueOf(student)).toEqual(['2030-01-10T04:15Z']);
  await student.client.notifications.savePreferences({
    preferences: [],
    quietHours: { from: '22:00', to: '06:00' },
  });
  expect(await dueOf(student)).toEqual(['2030-01-10T11:00Z']);
  await delivers('2030-01-10T11:00:30.000Z');
  expect(await lettersTo(student)).toHaveLength(1);
  expect(await lettersTo(night)).toHaveLength(1);
  await delivers('2030-01-10T12:31:00.000Z');
  expect(await lettersTo(night)).toHaveLength(2);
  expect(await lettersTo(weekly)).toEqual([]);
});

it('leaves nobody out of quiet hours in which the server was away', async () => {
  world.isAt('2030-01-20T20:00:00.000Z');
  const { student, grade } = await hasClass(['Leaves']);
  await student.client.notifications.savePreferences({
    preferences: [],
    quietHours: { from: '22:00', to: '07:00' },
  });
  await grade(student, 0);
  expect(await dueOf(student)).toEqual(['2030-01-20T20:15Z']);
  // Back at eleven in the evening.
  await delivers('2030-01-21T04:00:00.000Z');
  expect(await lettersTo(student)).toEqual([]);
  await delivers('2030-01-21T12:00:00.000Z');
  expect(await lettersTo(student)).toHaveLength(1);
});

it('writes one letter about several things, and nothing a title says gets into its headers', async () => {
  world.isAt('2030-04-01T10:00:00.000Z');
  const hostile = 'Leaves\r\nBcc: thief@example.test\r\n\r\n<script>alert(1)</script>';
  const { school, student, grade } = await hasClass([hostile]);
  await grade(student, 0);
  await world.runs('notifications.deliver', {});
  await tellOf(student, school.schoolId, 'message', 'membership_approved');
  await delivers('2030-04-01T10:05:30.000Z');
  // The template has a letter of its own.
  expect(await lettersTo(student)).toEqual([]);
  await delivers('2030-04-01T10:16:00.000Z');
  const [letter] = await lettersTo(student);
  expect(letter?.subject).toBe(
    'New grade in Biology: Leaves Bcc: thief@example.test <script>alert(1)</script>',
  );
  expect(letter?.body.split('\n')).not.toContain('Bcc: thief@example.test');
});

it('lets teachers hear of work by a letter in the morning unless they want otherwise', async () => {
  world.isAt('2030-04-03T15:00:00.000Z');
  const { teacher, student, course } = await hasClass(['Leaves', 'Roots']);
  const { preferences } = await teacher.client.notifications.preferences({});
  expect(preferences).toContainEqual({ type: 'assignment', channel: 'email', cadence: 'daily' });
  expect((await student.client.notifications.preferences({})).preferences).toContainEqual({
    type: 'assignment',
    channel: 'email',
    cadence: 'now',
  });
  for (const assignmentId of course.assignmentIds) {
    await student.client.coursework.submit({
      assignmentId,
      content: { v: 1, text: 'My work', matches: [] },
      idempotencyKey: newId(),
    });
  }
  await delivers('2030-04-03T20:00:00.000Z');
  expect(await lettersTo(teacher)).toEqual([]);
  await delivers('2030-04-04T11:00:00.000Z');
  expect((await lettersTo(teacher)).map(({ subject }) => subject)).toEqual(['2 updates from Fieldhouse']);
});
