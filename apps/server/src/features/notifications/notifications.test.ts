import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
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
  expect(await reader.client.notifications.markRead({ notificationIds: null })).toEqual({ unread: 0 });
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
