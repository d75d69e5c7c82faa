import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform } from '#db/scopes.ts';
import { addressHash } from '#platform/mail/suppressions.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

let world: World;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  world = await openWorld({ PUBLIC_URL: 'https://school.test' });
  app = await buildApp(world.services, null);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const hasReader = async () =>
  (await world.hasSchool('Stop High')).hasPerson({ role: 'parent', name: 'A Reader' });
const tokenOf = ({ userId }: Person) =>
  unsubscribeToken(world.services.config.APP_SECRET, userId, ['assignment', 'grade']);
const emailOf = async (person: Person) =>
  (await person.client.notifications.preferences({})).preferences
    .filter((one) => one.channel === 'email' && one.cadence === 'off')
    .map((one) => one.type);

it.each([
  ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'a form with parts',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
  ],
  ['nothing', undefined, undefined],
])(
  'ends letters with one click of a mail program that sends %s, from any site and without a session',
  async (_what, type, payload) => {
    const reader = await hasReader();
    const answer = await app.inject({
      method: 'POST',
      url: `/api/unsubscribe/${tokenOf(reader)}`,
      headers: {
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
        ...(type ? { 'content-type': type } : {}),
      },
      ...(payload ? { payload } : {}),
    });
    expect(answer.statusCode).toBe(200);
    expect((await emailOf(reader)).sort()).toEqual(['assignment', 'grade']);
  },
);

it('turns nothing off where the link is looked at, and leads to the page that asks', async () => {
  const reader = await hasReader();
  const token = tokenOf(reader);
  const answer = await app.inject({ method: 'GET', url: `/api/unsubscribe/${token}` });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(`/unsubscribe#token=${token}`);
  expect(await world.anonymous.notifications.unsubscribeTopics({ token })).toEqual({
    types: ['assignment', 'grade'],
  });
  expect(await emailOf(reader)).toEqual([]);
});

it('takes an end of letters back as it was, for an hour', async () => {
  const reader = await hasReader();
  await reader.client.notifications.savePreferences({
    preferences: [{ type: 'grade', channel: 'email', cadence: 'weekly' }],
  });
  const { undoToken } = await world.anonymous.notifications.unsubscribe({ token: tokenOf(reader) });
  expect(await emailOf(reader)).toHaveLength(2);
  await world.anonymous.notifications.resubscribe({ undoToken });
  expect((await reader.client.notifications.preferences({})).preferences).toEqual(
    expect.arrayContaining([
      { type: 'grade', channel: 'email', cadence: 'weekly' },
      { type: 'assignment', channel: 'email', cadence: 'now' },
    ]),
  );
  world.isAt(new Date(Date.now() + 3_700_000).toISOString());
  await expect(world.anonymous.notifications.resubscribe({ undoToken })).rejects.toThrow(
    expect.objectContaining({ code: 'INVALID_LINK' }),
  );
  world.isAt(new Date().toISOString());
});

it('takes no link that was changed, and none that is meant for something else', async () => {
  const reader = await hasReader();
  const token = tokenOf(reader);
  const bytes = Buffer.from(token, 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    const answer = await app.inject({
      method: 'POST',
      url: `/api/unsubscribe/${changed.toString('base64url')}`,
    });
    expect(answer.statusCode, String(index)).toBe(404);
  }
  const { undoToken } = await world.anonymous.notifications.unsubscribe({ token });
  const wrong = await app.inject({ method: 'POST', url: `/api/unsubscribe/${undoToken}` });
  expect(wrong.statusCode).toBe(404);
  await expect(world.anonymous.notifications.resubscribe({ undoToken: token })).rejects.toThrow(
    expect.objectContaining({ code: 'INVALID_LINK' }),
  );
  // Other writes from other sites are refused as ever.
  const foreign = await app.inject({
    method: 'POST',
    url: '/api/rpc/notifications/unsubscribe',
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
    payload: JSON.stringify({ json: { token } }),
  });
  expect(foreign.statusCode).toBe(403);
});

it('says which address letters came back from, and tries it again three times a day', async () => {
  const reader = await hasReader();
  const { config } = world.services;
  const bounce = () =>
    world.services.units.write(jobForPlatform, (tx) =>
      tx.execute("insert into mail_suppressions values ($1, '550 5.1.1', now()) on conflict do nothing", [
        addressHash(config, reader.email),
      ]),
    );
  const { mailTrouble, retryMail } = reader.client.notifications;
  expect(await mailTrouble({})).toEqual({ trouble: null });
  // Nothing to lift: nothing is sent, nothing counted.
  await retryMail({});
  for (let round = 0; round < 3; round += 1) {
    await bounce();
    expect(await mailTrouble({})).toEqual({
      trouble: { address: 'p…@example.test', since: expect.any(String) },
    });
    await retryMail({});
    expect(await mailTrouble({})).toEqual({ trouble: null });
  }
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute("select 1 from mail_outbox where template = 'mail-works' and to_user_id = $1", [
      reader.userId,
    ]),
  );
  expect(rows).toHaveLength(3);
  await bounce();
  await expect(retryMail({})).rejects.toThrow(expect.objectContaining({ code: 'TOO_MANY_TRIES' }));
});
