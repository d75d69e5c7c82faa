import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sessionCookieName } from '#platform/session.ts';
import { codeAt, STEP_MS } from '#testing/totp.ts';
import { type Client, openWorld, type Person, type World } from '#testing/world.ts';
import { forgetTries, passSeconds } from './as-owner.ts';

const RIGHT = 'correct-horse-9';
const NEXT = 'walnut-drum-71-sky';
const HOME = '198.51.100.9';

let world: World;
let people = 0;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.isAt(new Date().toISOString());
  await forgetTries(world);
});

async function hasPerson(): Promise<Person> {
  people += 1;
  const school = await world.hasSchool(`Known High ${people}`);
  return await school.hasPerson({ role: 'teacher', name: `Teacher ${people}`, isFresh: false });
}

const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'OK',
    (error: { code?: string }) => error.code ?? String(error),
  );

/** A browser whose cookies can be looked at and changed. */
class Browser {
  readonly jar = new Map<string, string>();

  at(address: string): Client {
    const header = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const session = this.jar.get(sessionCookieName(world.services.config));
    const given: string[] = [];
    given.push = (...cookies) => {
      for (const cookie of cookies) {
        const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split(/=(.*)/s);
        this.jar.set(name, value);
      }
      return 0;
    };
    return world.clientWith({
      token: session ? (decodeURIComponent(session).split('.', 1)[0] ?? null) : null,
      cookieHeader: header,
      cookies: given,
      address,
    });
  }

  get known(): string {
    return this.jar.get('fieldhouse.known') ?? '';
  }

  /** Another browser that has nothing but this cookie. */
  static with(known: string): Browser {
    const browser = new Browser();
    browser.jar.set('fieldhouse.known', known);
    return browser;
  }

  signIn(email: string, password = 'no-such-word', address = HOME): Promise<string> {
    return outcome(this.at(address).accounts.signIn({ email, password }));
  }
}

async function knownBrowserOf(email: string, password = RIGHT): Promise<Browser> {
  const browser = new Browser();
  expect(await browser.signIn(email, password)).toBe('OK');
  expect(browser.known).not.toBe('');
  return browser;
}

/** Tries each second until one isn't judged for 130 seconds; returns how many were. */
async function judged(tries: (second: number) => Promise<string>, seconds = 140): Promise<number> {
  let count = 0;
  for (let second = 0; second < seconds; second += 1) {
    const answer = await tries(second);
    expect(['WRONG_CREDENTIALS', 'TOO_MANY_TRIES']).toContain(answer);
    if (answer === 'WRONG_CREDENTIALS') count += 1;
    await passSeconds(world, 1);
  }
  return count;
}

/** Strangers use up what an account and an address allow. */
async function siege(email: string): Promise<void> {
  expect(await judged((second) => new Browser().signIn(email, 'guess', `10.3.${second}.1`))).toBe(10);
  for (let n = 0; n < 30; n += 1) await new Browser().signIn(`nobody-${n}@a.test`);
  expect(await new Browser().signIn('nobody-31@a.test')).toBe('CHALLENGE_REQUIRED');
}

it('A-03 lets owners in by a browser of theirs, whatever strangers try at the account and behind the address', async () => {
  const { email } = await hasPerson();
  const owner = await knownBrowserOf(email);
  await siege(email);
  expect(await new Browser().signIn(email, RIGHT)).toBe('TOO_MANY_TRIES');
  expect(await owner.signIn(email, RIGHT)).toBe('OK');
  // Coming home doesn't give the strangers new tries.
  expect(await new Browser().signIn(email, RIGHT, '203.0.113.9')).toBe('TOO_MANY_TRIES');
});

it('A-03 judges ten wrong passwords of a known browser in 15 minutes, from however many addresses', async () => {
  const { email } = await hasPerson();
  const { known } = await knownBrowserOf(email);
  const stolen = (second: number) => Browser.with(known).signIn(email, 'guess', `10.4.${second}.1`);
  expect(await judged(stolen)).toBe(10);
  await passSeconds(world, 15 * 60 - 150);
  expect(await Browser.with(known).signIn(email, RIGHT)).toBe('TOO_MANY_TRIES');
  await passSeconds(world, 15);
  expect(await Browser.with(known).signIn(email, RIGHT)).toBe('OK');
  await forgetTries(world);
  const rush = await Promise.all(
    Array.from({ length: 40 }, (_, n) => Browser.with(known).signIn(email, 'guess', `10.5.${n}.1`)),
  );
  expect(rush.filter((one) => one === 'WRONG_CREDENTIALS').length).toBeLessThanOrEqual(10);
});

it('A-03 gives a forged, altered or foreign cookie nothing', async () => {
  const { email, userId } = await hasPerson();
  const other = await hasPerson();
  const { known } = await knownBrowserOf(email);
  const foreign = (await knownBrowserOf(other.email)).known;
  const [, browserId, until, signature = ''] = known.split('.');
  const [, ...restOfForeign] = foreign.split('.');
  const turned = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  await siege(email);
  for (const cookie of [
    foreign,
    [userId, ...restOfForeign].join('.'),
    [userId, browserId, until, turned].join('.'),
    [userId, crypto.randomUUID(), until, signature].join('.'),
    [userId, browserId, 'zzzzzz', signature].join('.'),
    [userId, browserId, until, ''].join('.'),
    `${known}x`,
    'x'.repeat(10_000),
    '~'.repeat(1_000),
  ])
    expect(await Browser.with(cookie).signIn(email, RIGHT), cookie.slice(0, 200)).toBe('TOO_MANY_TRIES');
  expect(await Browser.with(`${foreign}~${known}`).signIn(email, RIGHT)).toBe('OK');
});

it('A-03 knows several people in one browser, and no more than five', async () => {
  const family = [];
  for (let n = 0; n < 6; n += 1) family.push(await hasPerson());
  const shared = new Browser();
  for (const { email } of family) expect(await shared.signIn(email, RIGHT)).toBe('OK');
  expect(shared.known.split('~').map((entry) => entry.split('.')[0])).toEqual(
    family
      .map(({ userId }) => userId)
      .reverse()
      .slice(0, 5),
  );
});

it('A-03 keeps a known browser for 180 days from the last sign-in, and no longer', async () => {
  const { email } = await hasPerson();
  const { known } = await knownBrowserOf(email);
  await siege(email);
  world.isAt(new Date(Date.now() + 179 * 86_400_000).toISOString());
  expect(await Browser.with(known).signIn(email, RIGHT)).toBe('OK');
  world.isAt(new Date(Date.now() + 181 * 86_400_000).toISOString());
  expect(await Browser.with(known).signIn(email, RIGHT)).toBe('TOO_MANY_TRIES');
});

it('A-03 forgets all browsers with a new password, a reset and signing out everywhere, but the one at hand', async () => {
  const owner = await hasPerson();
  const { email } = owner;
  const [one, two] = [await knownBrowserOf(email), await knownBrowserOf(email)];
  const before = [one.known, two.known];
  await one.at(HOME).accounts.revokeOtherSessions({});
  await siege(email);
  for (const known of before) expect(await Browser.with(known).signIn(email, RIGHT)).toBe('TOO_MANY_TRIES');
  expect(await one.signIn(email, RIGHT)).toBe('OK');

  const changed = one.known;
  await one.at('10.7.7.7').accounts.changePassword({ currentPassword: RIGHT, newPassword: NEXT });
  expect(await Browser.with(changed).signIn(email, NEXT)).toBe('TOO_MANY_TRIES');
  expect(await one.signIn(email, NEXT)).toBe('OK');

  await one.at('10.7.7.7').accounts.requestReset({ email, locale: 'en' });
  const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute(`select body_text from mail_outbox where template = 'reset-password' and to_address = $1`, [
      email,
    ]),
  );
  const token = (rows[0] as { body_text: string }).body_text.match(/token=([\w-]+)/)?.[1] ?? '';
  await new Browser().at('10.7.7.7').accounts.resetPassword({ token, newPassword: RIGHT });
  await siege(email);
  expect(await one.signIn(email, RIGHT)).toBe('TOO_MANY_TRIES');
});

it('A-03 counts wrong codes of a known browser by themselves too', async () => {
  const { email } = await hasPerson();
  const other = await hasPerson();
  const owner = await knownBrowserOf(email);
  const { secret } = await owner.at(HOME).accounts.enrollTotp({ password: RIGHT });
  await owner.at(HOME).accounts.confirmTotp({ code: await codeAt(secret, Date.now() - STEP_MS) });
  const foreign = await knownBrowserOf(other.email);
  const verify = async (browser: Browser, at: string, code: string) =>
    outcome(browser.at(at).accounts.verifySecondFactor({ code, asOperator: false }));

  // Password elsewhere, so that only the step of the code stands behind the address.
  expect(await foreign.signIn(email, RIGHT, '10.8.0.1')).toBe('OK');
  await siege(email);
  expect(await verify(foreign, HOME, await codeAt(secret, Date.now()))).toBe('CHALLENGE_REQUIRED');
  expect(await owner.signIn(email, RIGHT)).toBe('OK');
  expect(await verify(owner, HOME, await codeAt(secret, Date.now()))).toBe('OK');

  expect(await owner.signIn(email, RIGHT)).toBe('OK');
  const outcomes: string[] = [];
  for (let n = 0; n < 12; n += 1) {
    outcomes.push(await verify(owner, `10.9.${n}.1`, '000000'));
    await owner.signIn(email, RIGHT);
    await passSeconds(world, n < 3 ? 0 : 2 ** (n - 2));
  }
  expect(outcomes.filter((one) => one === 'WRONG_CODE').length).toBeLessThanOrEqual(10);
  expect(outcomes.at(-1)).toBe('TOO_MANY_TRIES');
});
