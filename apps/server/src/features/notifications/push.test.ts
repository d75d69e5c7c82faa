import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { readConfig } from '#platform/config.ts';
import { newId } from '#platform/ids.ts';
import type { JobData } from '#platform/jobs.ts';
import { notify } from '#platform/notify.ts';
import { PushSender } from '#platform/push/push-sender.ts';
import { vapidKeys } from '#platform/push/vapid.ts';
import { withCookies } from '#testing/browser.ts';
import { openPushStandIn, type PushStandIn, type StandInBrowser } from '#testing/push-stand-in.ts';
import { type CoursePlace, openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

let service: PushStandIn;
let world: World;
let school: SchoolPlace;
let course: CoursePlace;
beforeAll(async () => {
  service = await openPushStandIn();
  world = await openWorld({ PUSH_STAND_IN_ORIGIN: service.origin, PUSH_TIMEOUT_MS: '2500' });
  school = await world.hasSchool('Push High');
  course = await school.hasCourse({
    title: 'Secret <b>title</b>',
    teacher: null,
    assignments: [{ title: 'Hidden' }],
  });
});
afterEach(() => {
  service.behaviour = 201;
  service.received.length = 0;
  service.asked.length = 0;
});
afterAll(async () => {
  await world.close();
  await service.close();
});

const asJob = async <R>(text: string, values: unknown[] = []) =>
  (await world.services.units.write(jobForPlatform, (tx) => tx.execute(text, values))).rows as R[];

async function hasReader(): Promise<{ person: Person; browser: StandInBrowser }> {
  const person = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const { publicKey } = await person.client.notifications.pushKey({});
  const browser = service.hasBrowser(publicKey);
  await person.client.notifications.subscribePush(browser);
  return { person, browser };
}

const tell = (person: Person, groupKey = newId()) =>
  world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    notify(tx, world.services.clock, [person.userId], {
      ...{ schoolId: school.schoolId, courseId: course.courseId },
      type: 'grade',
      template: 'final_grade_posted',
      groupKey,
    }),
  );

/** What is due half a minute from now goes to the devices; the jobs that would send it are returned. */
async function isDue({ userId }: Person): Promise<JobData['push.send'][]> {
  await asJob("delete from pgboss.job where name = 'push.send'");
  world.isAt(new Date(Date.parse(world.services.clock.now()) + 31_000).toISOString());
  await world.runs('notifications.deliver', {});
  const jobs = await asJob<{ data: JobData['push.send'] }>(
    `select j.data from pgboss.job j join push_subscriptions d on d.id = (j.data->>'subscriptionId')::uuid
     where j.name = 'push.send' and d.user_id = $1`,
    [userId],
  );
  return jobs.map(({ data }) => data);
}

const devicesOf = ({ userId }: Person) =>
  asJob<{ failed: number; ended: boolean; error: string | null }>(
    `select failed_count as failed, ended_at is not null as ended, last_error as error from push_subscriptions
     where user_id = $1 order by created_at, id`,
    [userId],
  );

it('tells a device in the language of its owner, encrypted for it alone, without names, titles or grades', async () => {
  const { person, browser } = await hasReader();
  await person.client.profile.saveSettings({ locale: 'fr', version: 1 });
  await tell(person, 'final:group');
  const [job, ...others] = await isDue(person);
  if (!job) throw new Error('no job');
  expect(others).toEqual([]);
  await world.runs('push.send', job);
  // Delivered twice, the second takes the place of the first.
  await world.runs('push.send', job);
  expect(service.received).toHaveLength(2);
  const [first, second] = service.received.map(({ text }) => JSON.parse(text));
  expect(first).toEqual({
    title: 'Fieldhouse',
    body: 'Une note finale a été validée.',
    path: '/grades',
    tag: expect.stringMatching(/^[\w-]{32}$/),
  });
  expect(second.tag).toBe(first.tag);
  expect(service.received[0]?.text).not.toMatch(/Secret|Hidden|Ada|Push High/);
  expect(service.received[0]).toMatchObject({
    path: new URL(browser.endpoint).pathname,
    sender: { aud: service.origin, sub: expect.stringMatching(/^mailto:/) },
    headers: { 'content-encoding': 'aes128gcm', topic: first.tag, ttl: '86400' },
  });
});

it('tells nothing that was read meanwhile, turned off, or nobody may read any more', async () => {
  const { person } = await hasReader();
  await tell(person);
  const [job] = await isDue(person);
  if (!job) throw new Error('no job');
  const [note] = (await person.client.notifications.latest({})).notifications;
  await person.client.notifications.markRead({ notificationIds: note ? [note.notificationId] : [] });
  await world.runs('push.send', job);
  expect(service.asked).toEqual([]);

  await tell(person);
  await person.client.notifications.savePreferences({
    preferences: [{ type: 'grade', channel: 'push', cadence: 'off' }],
  });
  expect(await isDue(person)).toEqual([]);

  await person.client.notifications.savePreferences({
    preferences: [{ type: 'grade', channel: 'push', cadence: 'now' }],
  });
  await tell(person);
  const [late] = await isDue(person);
  if (!late) throw new Error('no job');
  await world.services.units.write({ role: 'fieldhouse_login', enter: null }, (tx) =>
    tx.execute('update users set suspended_at = now() where id = $1', [person.userId]),
  );
  await world.runs('push.send', late);
  expect(service.asked).toEqual([]);
});

it('makes one message of many', async () => {
  const { person } = await hasReader();
  for (let number = 0; number < 5; number += 1) await tell(person);
  const [job] = await isDue(person);
  if (!job) throw new Error('no job');
  await world.runs('push.send', job);
  expect(service.received.map(({ text }) => JSON.parse(text))).toEqual([
    expect.objectContaining({ body: '5 new notifications.', path: '/notifications' }),
  ]);
});

it.each([404, 410])('ends a device whose push service answers %i', async (status) => {
  const { person } = await hasReader();
  await tell(person);
  const [job] = await isDue(person);
  if (!job) throw new Error('no job');
  service.behaviour = status;
  await world.runs('push.send', job);
  expect(await devicesOf(person)).toEqual([{ failed: 0, ended: true, error: `answered ${status}` }]);
  service.behaviour = 201;
  await world.runs('push.send', job);
  expect(service.asked).toHaveLength(1);
});

it.each<[PushStandIn['behaviour'], RegExp]>([
  [429, /answered 429/],
  [503, /answered 503/],
  ['silent', /TimeoutError/],
])(
  'tries again where the push service answers %s, and ends the device after ten failures',
  async (behaviour, reason) => {
    const { person } = await hasReader();
    await tell(person);
    const [job] = await isDue(person);
    if (!job) throw new Error('no job');
    service.behaviour = behaviour;
    await expect(world.runs('push.send', job)).rejects.toThrow(reason);
    service.behaviour = 201;
    await world.runs('push.send', job);
    expect(service.received).toHaveLength(1);
    expect(await devicesOf(person)).toEqual([{ failed: 0, ended: false, error: null }]);

    service.behaviour = behaviour;
    for (let failure = 1; failure < (behaviour === 'silent' ? 2 : 10); failure += 1) {
      await expect(world.runs('push.send', job)).rejects.toThrow(reason);
    }
    // Being silent takes its time; what counts failures is the same.
    if (behaviour === 'silent') return;
    await world.runs('push.send', job);
    expect(await devicesOf(person)).toMatchObject([{ failed: 10, ended: true }]);
  },
);

it('follows no push service to another place', async () => {
  const elsewhere = await openPushStandIn();
  const { person } = await hasReader();
  await tell(person);
  const [job] = await isDue(person);
  if (!job) throw new Error('no job');
  service.behaviour = { redirectTo: `${elsewhere.origin}/push/x` };
  await world.runs('push.send', job);
  expect(elsewhere.asked).toEqual([]);
  expect(await devicesOf(person)).toMatchObject([{ failed: 1, ended: false, error: 'answered 307' }]);
  await elsewhere.close();
});

it('gives a device up that can not be written to: its keys are none', async () => {
  const person = await school.hasStudent({ name: 'Bad Keys', in: [course] });
  await person.client.notifications.subscribePush({
    endpoint: `${service.origin}/push/bad`,
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  });
  await tell(person);
  const [job] = await isDue(person);
  if (!job) throw new Error('no job');
  await world.runs('push.send', job);
  expect(service.asked).toEqual([]);
  expect(await devicesOf(person)).toMatchObject([{ ended: true }]);
});

it('belongs to one person and one session: another person takes it over, and signing out ends it', async () => {
  const { person, browser } = await hasReader();
  const { endpoint } = browser;
  const isOn = async (one: Person) => (await one.client.notifications.pushState({ endpoint })).isOn;
  expect(await isOn(person)).toBe(true);
  // The same again makes no second one.
  await person.client.notifications.subscribePush(browser);
  expect(await devicesOf(person)).toHaveLength(1);

  const other = await school.hasStudent({ name: 'Ben Next', in: [course] });
  expect(await isOn(other)).toBe(false);
  // Nobody ends the device of somebody else.
  await other.client.notifications.endPush({ endpoint });
  expect(await isOn(person)).toBe(true);
  await other.client.notifications.subscribePush(browser);
  expect([await isOn(person), await isOn(other)]).toEqual([false, true]);

  await tell(other);
  const [job] = await isDue(other);
  if (!job) throw new Error('no job');
  await withCookies(world, other).accounts.signOut({});
  await world.runs('push.send', job);
  expect(service.asked).toEqual([]);
  expect(await devicesOf(other)).toMatchObject([{ ended: true, error: 'signed out' }]);
});

it('keeps ten devices of a person, and none that was ended', async () => {
  const person = await school.hasStudent({ name: 'Many Devices', in: [course] });
  const { publicKey } = await person.client.notifications.pushKey({});
  const browsers = Array.from({ length: 12 }, () => service.hasBrowser(publicKey));
  for (const browser of browsers) await person.client.notifications.subscribePush(browser);
  expect((await devicesOf(person)).filter(({ ended }) => !ended)).toHaveLength(10);
  const last = browsers.at(-1);
  await person.client.notifications.endPush({ endpoint: last?.endpoint ?? '' });
  await tell(person);
  expect(await isDue(person)).toHaveLength(9);
});

it('sends to push services alone, over https, and to nothing that only looks like one', () => {
  const config = readConfig({ DATA_DIR: '/nowhere', APP_SECRET: 'x'.repeat(40) });
  const sender = new PushSender(config);
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ]) {
    expect(sender.isKnown(endpoint), endpoint).toBe(true);
  }
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:pass@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://evilfcm.googleapis.com/x',
    'https://x.notify.windows.com.evil.test/',
    'https://push.services.mozilla.com.evil.test/',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://localhost/x',
    'file:///etc/passwd',
    'not an address',
  ]) {
    expect(sender.isKnown(endpoint), endpoint).toBe(false);
  }
});

it('refuses a browser of a push service it does not know', async () => {
  const person = await school.hasStudent({ name: 'Odd Browser', in: [course] });
  const { keys } = service.hasBrowser('x');
  await expect(
    person.client.notifications.subscribePush({ endpoint: 'https://169.254.169.254/x', keys }),
  ).rejects.toThrow(expect.objectContaining({ code: 'UNKNOWN_PUSH_SERVICE' }));
});

it('makes the same key pair of the same secret, and another of another one', () => {
  const keysOf = (env: Record<string, string>) => vapidKeys(readConfig({ DATA_DIR: '/nowhere', ...env }));
  const one = keysOf({ APP_SECRET: 'a'.repeat(40) });
  expect(keysOf({ APP_SECRET: 'a'.repeat(40) })).toEqual(one);
  expect(keysOf({ APP_SECRET: 'b'.repeat(40) }).publicKey).not.toBe(one.publicKey);
  expect(one.publicKey).toMatch(/^B[\w-]{86}$/);
  expect(
    keysOf({
      APP_SECRET: 'a'.repeat(40),
      VAPID_PUBLIC_KEY: one.publicKey,
      VAPID_PRIVATE_KEY: one.privateKey,
    }),
  ).toEqual(one);
  expect(() => keysOf({ APP_SECRET: 'a'.repeat(40), VAPID_PUBLIC_KEY: one.publicKey })).toThrow(
    /VAPID_PRIVATE_KEY/,
  );
});
