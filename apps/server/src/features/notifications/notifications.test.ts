import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { schoolCodes } from '#db/tables/schools.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { browserIn } from '#testing/browser.ts';
import { openWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('makes one note of several of a group, counts unread ones and marks them as read', async () => {
  const school = await world.hasSchool('Note High');
  const reader = await school.hasPerson({ role: 'teacher', name: 'A Reader' });
  const outsider = await (await world.hasSchool('Other High')).hasPerson({
    role: 'teacher',
    name: 'An Outsider',
  });
  const { services } = world;
  const tell = (groupKey: string) =>
    services.units.write(jobInSchool(school.schoolId), (tx) =>
      notify(tx, services.clock, [reader.userId, outsider.userId], {
        schoolId: school.schoolId,
        type: 'system',
        template: 'person_waiting',
        groupKey,
      }),
    );
  await tell('a');
  await tell('a');
  await tell('b');
  expect(await outsider.client.notifications.unread({})).toEqual({ unread: 0 });
  const { unread, notifications } = await reader.client.notifications.latest({});
  expect(unread).toBe(2);
  expect(notifications.map((one) => one.count).sort()).toEqual([1, 2]);
  expect(notifications[0]).toMatchObject({ isRead: false, schoolName: 'Note High', course: null });

  const first = notifications[0];
  if (!first) throw new Error('no notification');
  // Somebody else's ids do nothing.
  await outsider.client.notifications.markRead({ notificationIds: [first.notificationId] });
  expect(await reader.client.notifications.unread({})).toEqual({ unread: 2 });
  expect(await reader.client.notifications.markRead({ notificationIds: [first.notificationId] })).toEqual({
    unread: 1,
  });
  const { counts, unread: open } = await reader.client.notifications.counts({});
  expect([counts.all, counts.system, counts.grades, open.all]).toEqual([2, 2, 0, 1]);
  // Of another tab, or older than what came last: it stays new.
  const at = notifications[0]?.at ?? '';
  for (const input of [
    { tab: 'grades', upTo: at },
    { tab: 'all', upTo: '2020-01-01T00:00:00.000Z' },
  ] as const) {
    expect(await reader.client.notifications.markAllRead(input)).toEqual({ unread: 1 });
  }
  expect(await reader.client.notifications.markAllRead({ tab: 'system', upTo: at })).toEqual({ unread: 0 });
  // What was read isn't added to.
  await tell('a');
  expect(await reader.client.notifications.unread({})).toEqual({ unread: 1 });
});

it('notes for the admins that somebody waits', async () => {
  const school = await world.hasSchool('Wait High');
  const admin = await school.hasPerson({ role: 'school_admin', name: 'An Admin' });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.orm
      .insert(schoolCodes)
      .values({ schoolId: school.schoolId, id: newId(), code: 'WAI1234', roles: ['teacher'] }),
  );
  await browserIn(world).client().accounts.signUp({
    role: 'teacher',
    fullName: 'New Teacher',
    email: 'new-teacher@wait.test',
    password: 'walnut-drum-71-sky',
    schoolCode: 'WAI1234',
    birthOn: null,
    locale: 'en',
  });
  const { notifications } = await admin.client.notifications.latest({});
  expect(notifications).toMatchObject([{ template: 'person_waiting', count: 1, schoolName: 'Wait High' }]);
});

it('puts away and brings back, marks as unread, and never has two unread ones of a group', async () => {
  const school = await world.hasSchool('Undo High');
  const reader = await school.hasPerson({ role: 'teacher', name: 'A Reader' });
  const stranger = await school.hasPerson({ role: 'teacher', name: 'A Stranger' });
  const { notifications: mine } = reader.client;
  const tell = () =>
    world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      notify(tx, world.services.clock, [reader.userId], {
        schoolId: school.schoolId,
        type: 'announcement',
        template: 'person_waiting',
        groupKey: 'g',
      }),
    );
  const all = async () => (await mine.list({ tab: 'announcements' })).notifications;
  const isRead = async () => (await all()).map((one) => one.isRead);
  await tell();
  const notificationId = (await all())[0]?.notificationId ?? expect.fail('nothing was told');
  const one = { notificationId };

  await expect(stranger.client.notifications.delete(one)).rejects.toThrow(
    expect.objectContaining({ code: 'NOT_FOUND' }),
  );
  expect(await mine.delete(one)).toEqual({ unread: 0 });
  expect(await all()).toEqual([]);
  await expect(mine.delete(one)).rejects.toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  await expect(stranger.client.notifications.restore(one)).rejects.toThrow(
    expect.objectContaining({ code: 'NOT_FOUND' }),
  );
  expect(await mine.restore(one)).toEqual({ unread: 1 });

  await mine.markRead({ notificationIds: [notificationId] });
  expect(await mine.markUnread(one)).toEqual({ unread: 1 });
  await mine.markRead({ notificationIds: [notificationId] });
  await tell();
  // A newer one of the group is unread: that is the new one.
  expect(await mine.markUnread(one)).toEqual({ unread: 1 });
  expect(await isRead()).toEqual([false, true]);

  // Put away unread, and another came meanwhile: it comes back as read.
  const newer = (await all())[0]?.notificationId ?? expect.fail('nothing newer');
  await mine.delete({ notificationId: newer });
  await tell();
  expect(await mine.restore({ notificationId: newer })).toEqual({ unread: 1 });
  expect((await isRead()).filter((read) => !read)).toHaveLength(1);
});

it('lists page by page without losing or repeating any, and refuses a made-up page', async () => {
  const school = await world.hasSchool('Page High');
  const reader = await school.hasPerson({ role: 'teacher', name: 'A Reader' });
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    for (let number = 0; number < 65; number += 1) {
      notify(tx, world.services.clock, [reader.userId], {
        schoolId: school.schoolId,
        type: number % 5 === 0 ? 'system' : 'grade',
        template: 'person_waiting',
        groupKey: `page:${number}`,
      });
    }
  });
  // The database counts finer than the clock: all of these came within one millisecond.
  await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute(
      `update notifications n set updated_at = timestamptz '2030-01-01T00:00:00Z' + o.place * interval '10 microseconds'
       from (select id, row_number() over (order by id) as place from notifications where user_id = $1) o
       where n.id = o.id`,
      [reader.userId],
    ),
  );
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await reader.client.notifications.list({ tab: 'grades', ...(cursor ? { cursor } : {}) });
    seen.push(...page.notifications.map((one) => one.notificationId));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toHaveLength(52);
  expect(new Set(seen).size).toBe(52);
  const newest = (await reader.client.notifications.list({ tab: 'all' })).notifications[0]?.at ?? '';
  expect(await reader.client.notifications.markAllRead({ tab: 'all', upTo: newest })).toEqual({ unread: 0 });
  await expect(reader.client.notifications.list({ tab: 'all', cursor: "' or 1=1" })).rejects.toThrow(
    expect.objectContaining({ code: 'BAD_REQUEST' }),
  );
});

it('keeps each choice of what to hear about, and refuses a digest where there is none', async () => {
  const school = await world.hasSchool('Choice High');
  const student = await school.hasStudent({ name: 'Picky One' });
  const { notifications } = student.client;
  const before = (await notifications.preferences({})).preferences;
  expect(before).toHaveLength(21);
  await notifications.savePreferences({
    preferences: [{ type: 'grade', channel: 'email', cadence: 'weekly' }],
    quietHours: { from: '21:30', to: '06:45' },
  });
  const after = await notifications.preferences({});
  expect(after.quietHours).toEqual({ from: '21:30', to: '06:45' });
  expect(after.preferences.filter((one, index) => one.cadence !== before[index]?.cadence)).toEqual([
    { type: 'grade', channel: 'email', cadence: 'weekly' },
  ]);
  await notifications.savePreferences({ preferences: [], quietHours: null });
  expect((await notifications.preferences({})).quietHours).toBeNull();
  for (const channel of ['app', 'push'] as const) {
    await expect(
      notifications.savePreferences({ preferences: [{ type: 'grade', channel, cadence: 'daily' }] }),
    ).rejects.toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
  }
});

it('forgets what was put away a month ago, with its deliveries', async () => {
  const school = await world.hasSchool('Sweep High');
  const student = await school.hasStudent({ name: 'Tidy One' });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    notify(tx, world.services.clock, [student.userId], {
      schoolId: school.schoolId,
      type: 'grade',
      template: 'final_grade_posted',
      groupKey: 'swept',
    }),
  );
  const [note] = (await student.client.notifications.latest({})).notifications;
  if (!note) throw new Error('no notification');
  const one = { notificationId: note.notificationId };
  await student.client.notifications.delete(one);
  const from = Date.now();
  world.isAt(new Date(from + 29 * 86_400_000).toISOString());
  await world.runs('notifications.sweep', {});
  expect(await student.client.notifications.restore(one)).toEqual({ unread: 1 });
  await student.client.notifications.delete(one);
  world.isAt(new Date(from + 60 * 86_400_000).toISOString());
  await world.runs('notifications.sweep', {});
  await expect(student.client.notifications.restore(one)).rejects.toThrow(
    expect.objectContaining({ code: 'NOT_FOUND' }),
  );
});
