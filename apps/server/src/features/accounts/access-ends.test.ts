import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform } from '#db/scopes.ts';
import { browserIn } from '#testing/browser.ts';
import { bornYearsAgo } from '#testing/consent.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

const PASSWORD = 'correct-horse-9';
const NEW_PASSWORD = 'walnut-drum-71-sky';
const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const because = 'Somebody else knew the password.';

let world: World;
let school: SchoolPlace;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Access High');
  admin = await school.hasPerson({ role: 'school_admin', name: 'Ada Office' });
});
afterAll(() => world.close());

const query = async (text: string, values: unknown[]) =>
  (await world.services.db.pool.query(text, values)).rows;

/** A student with a calendar feed, and a device that shows notifications, in each of two browsers. */
async function hasOpenWays(birthOn = '2013-03-04') {
  const person = await school.hasStudent({ name: 'Sam Seen', birthOn });
  const page = browserIn(world);
  await page.client().accounts.signIn({ email: person.email, password: PASSWORD });
  await page.client().calendar.createFeed({});
  const sessions = await query('select id from auth_sessions where user_id = $1 order by created_at, id', [
    person.userId,
  ]);
  expect(sessions).toHaveLength(2);
  for (const [client, name] of [
    [person.client, 'tablet'],
    [page.client(), 'phone'],
  ] as const) {
    await client.notifications.subscribePush({
      endpoint: `https://fcm.googleapis.com/fcm/send/${name}-${person.userId}`,
      keys: KEYS,
    });
  }
  return { person, page };
}

/** What still opens or shows something: the calendar feed, and devices with notifications. */
async function leftOf({ userId }: Person) {
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute(
      `select (select count(*)::int from feed_tokens where user_id = $1 and revoked_at is null) as feeds,
       (select count(*)::int from push_subscriptions where user_id = $1 and ended_at is null) as devices`,
      [userId],
    ),
  );
  return rows[0];
}
const NOTHING = { feeds: 0, devices: 0 };
const ONLY_THIS_DEVICE = { feeds: 0, devices: 1 };

async function resetByMail({ email }: Person): Promise<void> {
  const page = world.clientWith({ token: null, address: '198.51.100.99' });
  await page.accounts.requestReset({ email, locale: 'en' });
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute(
      `select body_text from mail_outbox where template = 'reset-password' and to_address = $1
       order by created_at desc limit 1`,
      [email],
    ),
  );
  const token = (rows[0] as { body_text: string }).body_text.match(/token=([\w-]+)/)?.[1] ?? '';
  const owner = { fullName: 'Olive Owner', birthOn: '2000-01-01', locale: 'en' } as const;
  await page.accounts.resetPassword({ token, newPassword: NEW_PASSWORD, person: owner });
}

it.each([
  ['an unconfirmed', false],
  ['a confirmed', true],
])('A-03 ends feed and devices with a password reset on %s address', async (_, isVerified) => {
  const { person } = await hasOpenWays();
  await query('update users set email_verified = $2 where id = $1', [person.userId, isVerified]);
  await resetByMail(person);
  expect(await leftOf(person)).toEqual(NOTHING);
});

it('T-06 ends feed and devices when the school signs somebody out everywhere', async () => {
  const { person } = await hasOpenWays();
  const { people } = await admin.client.people.list({
    ...{ search: 'Sam', role: null, status: null, after: null },
  });
  const membershipId = people.find(({ userId }) => userId === person.userId)?.membershipId;
  await admin.client.people.endSessions({ membershipId: membershipId as never, reason: because });
  expect(await leftOf(person)).toEqual(NOTHING);
});

it('T-06 ends feed and devices when the operator signs somebody out everywhere', async () => {
  const { person } = await hasOpenWays();
  const operator = await world.hasOperator('Master Admin');
  await operator.client.operations.endAccountSessions({ userId: person.userId as never, reason: because });
  expect(await leftOf(person)).toEqual(NOTHING);
});

it('ends feed and devices when a parent takes back the consent to a child’s account', async () => {
  const { person } = await hasOpenWays(bornYearsAgo(9));
  await school.waitsForConsent(person, true);
  const mother = await school.hasGuardian({
    ...{ name: 'Mia Seen', of: person, rights: ['see_record', 'consent'] },
  });
  const { children } = await mother.client.consent.family({});
  const agreed = children[0]?.consents.find(({ kind }) => kind === 'child_account');
  expect(await leftOf(person)).toEqual({ feeds: 1, devices: 2 });
  await mother.client.consent.withdraw({ consentId: agreed?.consentId as never, reason: null });
  expect(await leftOf(person)).toEqual(NOTHING);
});

it('ends the feed and the other devices with a new password, and keeps this device', async () => {
  const { person, page } = await hasOpenWays();
  await page.client().accounts.changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
  expect(await leftOf(person)).toEqual(ONLY_THIS_DEVICE);
});

it('ends the feed and the other devices when one signs out everywhere else', async () => {
  const { person, page } = await hasOpenWays();
  expect(await page.client().accounts.revokeOtherSessions({})).toEqual({ ended: 1 });
  expect(await leftOf(person)).toEqual(ONLY_THIS_DEVICE);
});

it('sends five confirmations an hour to a mailbox, which count as nobody’s wrong tries', async () => {
  const address = '203.0.113.201';
  const shared = world.clientWith({ token: null, address });
  for (let n = 0; n < 7; n++) {
    const person = await school.hasPerson({ role: 'teacher', name: `Uma Unconfirmed ${n}` });
    await query('update users set email_verified = false where id = $1', [person.userId]);
    const again = () => world.clientWith({ token: person.token, address }).accounts.resendConfirmation({});
    for (let sent = 0; sent < 5; sent++) await again();
    await expect(again()).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' });
  }
  await expect(shared.accounts.verifyEmail({ token: 'a'.repeat(32) })).rejects.toMatchObject({
    code: 'INVALID_LINK',
  });
});

it('T-06 tells the open pages of a person at once that sessions of theirs have ended, however they end', async () => {
  const { events, db } = world.services;
  await events.start(db);
  const { person, page } = await hasOpenWays();
  let told = 0;
  const end = events.subscribe(person.userId, ({ topic }) => {
    if (topic === 'account') told += 1;
  });
  const other = async () => {
    const extra = browserIn(world);
    await extra.client().accounts.signIn({ email: person.email, password: PASSWORD });
    const { sessions } = await page.client().accounts.security({});
    return sessions.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '';
  };
  for (const act of [
    async () => page.client().accounts.revokeSession({ sessionId: (await other()) as never }),
    async () => page.client().accounts.revokeOtherSessions({}),
    async () =>
      page.client().accounts.changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    async () => resetByMail(person),
  ]) {
    told = 0;
    await act();
    await expect.poll(() => told).toBeGreaterThan(0);
  }
  end();
});

it.each(['a reset', 'a new password'] as const)(
  'A-05 begins no session with a password that %s takes back while it is checked',
  async (which) => {
    const person = await school.hasStudent({ name: 'Ina Flight' });
    const owner = browserIn(world, '198.51.100.61');
    await owner.client().accounts.signIn({ email: person.email, password: PASSWORD });
    const stranger = browserIn(world, '198.51.100.62');
    const library = (await world.services.auth.$context).password;
    const { verify } = library;
    const change = async () => {
      library.verify = verify;
      await (which === 'a reset'
        ? resetByMail(person)
        : owner.client().accounts.changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }));
    };
    library.verify = async (given) => {
      const isRight = await verify(given);
      await change();
      return isRight;
    };
    const signIn = stranger.client().accounts.signIn({ email: person.email, password: PASSWORD });
    await expect(signIn).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect((await stranger.client().accounts.session({})).me).toBeNull();
    const [left] = await query('select count(*)::int as sessions from auth_sessions where user_id = $1', [
      person.userId,
    ]);
    expect(left).toEqual({ sessions: which === 'a reset' ? 0 : 1 });
  },
);
