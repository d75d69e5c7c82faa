import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { passwordProblem } from '#features/accounts/password-strength.ts';
import { browserIn } from '#testing/browser.ts';
import { type Client, openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';
import { forgetTries, passSeconds } from './as-owner.ts';

const QUARTER_HOUR = 15 * 60;
const RIGHT = 'correct-horse-9';

let world: World;
let school: SchoolPlace;
let app: FastifyInstance;
let people = 0;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Harbor Prep');
  app = await buildApp(world.services, null);
});
afterAll(async () => {
  await app.close();
  await world.close();
});
beforeEach(() => forgetTries(world));

const hasPerson = (): Promise<Person> => {
  people += 1;
  return school.hasPerson({ role: 'teacher', name: `Teacher ${people}`, isFresh: false });
};
const at = (address: string): Client => browserIn(world, address).client();

/** 'OK', or the code of the refusal. */
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'OK',
    (error: { code?: string }) => error.code ?? String(error),
  );
const signIn = (email: string, address: string, password = 'no-such-word') =>
  outcome(at(address).accounts.signIn({ email, password }));
const count = (outcomes: readonly string[], code: string) => outcomes.filter((one) => one === code).length;

const bot = (place: number) => `203.0.113.${place + 1}`;

/** Guesses at one account for this long, a try each second, each from another address. */
async function guessFor(seconds: number, email: string, prefix: string): Promise<string[]> {
  const outcomes: string[] = [];
  for (let second = 0; second < seconds; second += 1) {
    outcomes.push(await signIn(email, `${prefix}.${second % 250}.${Math.floor(second / 250) + 1}`));
    await passSeconds(world, 1);
  }
  return outcomes;
}

it('A-03 judges ten wrong passwords of an account in 15 minutes, ever slower, from however many addresses', async () => {
  const { email } = await hasPerson();
  const outcomes = await guessFor(140, email, '10.1');
  const judged = outcomes.flatMap((one, second) => (one === 'WRONG_CREDENTIALS' ? [second] : []));
  expect(judged).toHaveLength(10);
  // Three at once, and then each wait is longer than the one before.
  const waits = judged.slice(3).map((second, place) => second - (judged[place + 2] ?? 0));
  for (const [place, wait] of waits.entries())
    expect(wait).toBeGreaterThanOrEqual(place < 2 ? 1 : (waits[place - 1] ?? 0));
  expect(waits.at(-1)).toBeGreaterThanOrEqual(60);
  await passSeconds(world, QUARTER_HOUR - 150);
  expect(await signIn(email, bot(1), RIGHT)).toBe('TOO_MANY_TRIES');
});

it('A-03 judges no more of forty guesses that arrive at the same moment', async () => {
  const { email } = await hasPerson();
  const outcomes = await Promise.all(Array.from({ length: 40 }, (_, place) => signIn(email, bot(place))));
  expect(count(outcomes, 'WRONG_CREDENTIALS')).toBeLessThanOrEqual(10);
  expect(count(outcomes, 'WRONG_CREDENTIALS')).toBeGreaterThan(0);
  expect(count(outcomes, 'WRONG_CREDENTIALS') + count(outcomes, 'TOO_MANY_TRIES')).toBe(40);
});

it('A-03 keeps the owner out for no longer than 15 minutes, and not at all after a reset', async () => {
  const owner = await hasPerson();
  await guessFor(140, owner.email, '10.2');
  expect(await signIn(owner.email, '198.51.100.9', RIGHT)).toBe('TOO_MANY_TRIES');
  // Whoever is in stays in.
  expect((await owner.client.accounts.session({})).me?.email).toBe(owner.email);
  // Tries while the door is shut don't keep it shut.
  await guessFor(20, owner.email, '10.3');
  await passSeconds(world, QUARTER_HOUR - 160);
  expect(await signIn(owner.email, '198.51.100.9', RIGHT)).toBe('OK');

  await guessFor(140, owner.email, '10.4');
  expect(await signIn(owner.email, '198.51.100.9', RIGHT)).toBe('TOO_MANY_TRIES');
  const page = at('198.51.100.9');
  await page.accounts.requestReset({ email: owner.email, locale: 'en' });
  await page.accounts.resetPassword({
    token: await resetToken(owner.email),
    newPassword: 'walnut-drum-71-sky',
  });
  expect(await signIn(owner.email, '198.51.100.9', 'walnut-drum-71-sky')).toBe('OK');
});

/** Wrong secrets at every door, each for somebody else. */
const DOORS: readonly ((client: Client, n: number) => Promise<unknown>)[] = [
  (client, n) => client.accounts.signIn({ email: `one-${n}@a.test`, password: 'no-such-word' }),
  (client, n) => client.accounts.adminSignIn({ email: `two-${n}@a.test`, password: 'no-such-word' }),
  (client) => client.accounts.verifySecondFactor({ code: '000000', asOperator: false }),
  (client, n) =>
    client.accounts.checkCode({ code: `QQ${String.fromCharCode(65 + (n % 26))}0001`, role: 'student' }),
  (client, n) => client.accounts.resetPassword({ token: `no-such-token-at-all-${n}`, newPassword: RIGHT }),
  (client, n) => client.accounts.verifyEmail({ token: `no-such-token-at-all-${n}` }),
  (client, n) => client.accounts.disown({ token: `no-such-token-at-all-${n}` }),
];

/** Sends wrong tries to all doors in turn and returns how many were judged. */
async function judgedFrom(addresses: (place: number) => string, tries: number): Promise<number> {
  const outcomes: string[] = [];
  for (let n = 0; n < tries; n += 1) {
    const door = DOORS[n % DOORS.length] as (typeof DOORS)[number];
    outcomes.push(await outcome(door(at(addresses(n)), n)));
  }
  expect(outcomes).not.toContain('OK');
  return tries - count(outcomes, 'CHALLENGE_REQUIRED');
}

it('A-03 judges thirty wrong tries of an address in 15 minutes, over all doors together, and asks for a calculation then', async () => {
  expect(await judgedFrom(() => '203.0.113.5', 60)).toBe(30);
  const { email } = await hasPerson();
  expect(await signIn(email, '203.0.113.5', RIGHT)).toBe('CHALLENGE_REQUIRED');
  expect(await signIn(email, '203.0.113.6', RIGHT)).toBe('OK');
  await passSeconds(world, QUARTER_HOUR);
  expect(await signIn(email, '203.0.113.5', RIGHT)).toBe('OK');
});

it('A-03 takes a whole IPv6 /64, and every way to write an address, for one', async () => {
  const spellings = (n: number) =>
    [
      `2001:db8:a:b::${(n + 1).toString(16)}`,
      `2001:0DB8:000a:000B:0:0:0:${n.toString(16)}`,
      `2001:db8:a:b:${n.toString(16)}:1:1:1`,
    ][n % 3] as string;
  expect(await judgedFrom(spellings, 45)).toBe(30);
  const mapped = (n: number) =>
    ['192.0.2.77', '::ffff:192.0.2.77', '::FFFF:192.0.2.77', '::ffff:c000:24d'][n % 4];
  expect(await judgedFrom((n) => mapped(n) as string, 45)).toBe(30);
});

it('A-03 lets at most thirty-three of a hundred guesses of one address through that arrive together', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, n) => signIn(`rush-${n}@a.test`, '203.0.113.8')),
  );
  expect(count(outcomes, 'WRONG_CREDENTIALS')).toBeGreaterThanOrEqual(30);
  expect(count(outcomes, 'WRONG_CREDENTIALS')).toBeLessThanOrEqual(33);
});

it('A-03 believes no X-Forwarded-For without a proxy that it trusts', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 36; n += 1) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/v1/accounts/verifyEmail',
      remoteAddress: '203.0.113.40',
      headers: {
        'x-forwarded-for': `198.51.100.${n}`,
        'x-real-ip': `198.51.100.${n}`,
        forwarded: `for=198.51.100.${n}`,
      },
      payload: { token: `no-such-token-at-all-${n}` },
    });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([...Array(30).fill(410), ...Array(6).fill(428)]);
});

it('A-03 never counts right passwords: a class of forty signs in behind one address', async () => {
  const person = await hasPerson();
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, () => signIn(person.email, '203.0.113.60', RIGHT)),
  );
  expect(count(outcomes, 'OK')).toBe(40);
});

it('A-03 refuses the thousand commonest passwords wherever one is chosen', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = (dictionary['passwords-common'] as readonly string[]).slice(0, 1_000);
  expect(common).toHaveLength(1_000);
  let refused = 0;
  for (const [place, word] of common.entries()) {
    const spelling = [word, word.toUpperCase(), `${word.charAt(0).toUpperCase()}${word.slice(1)}`][
      place % 3
    ] as string;
    if (await passwordProblem(spelling, 'student', [])) refused += 1;
  }
  expect(refused).toBe(1_000);

  const long = common.filter((word) => word.length >= 6).slice(0, 10);
  const person = await hasPerson();
  for (const word of long) {
    expect(await outcome(at('203.0.113.70').accounts.signUp(newcomer(`common-${word}@a.test`, word)))).toBe(
      'WEAK_PASSWORD',
    );
  }
  const page = at('203.0.113.70');
  await page.accounts.requestReset({ email: person.email, locale: 'en' });
  const token = await resetToken(person.email);
  for (const word of long)
    expect(await outcome(page.accounts.resetPassword({ token, newPassword: word }))).toBe('WEAK_PASSWORD');
});

const newcomer = (email: string, password: string) => ({
  role: 'homeschool_parent' as const,
  fullName: 'New Comer',
  email,
  password,
  schoolCode: null,
  birthOn: null,
  locale: 'en' as const,
});

it('A-05 takes a reset link once, however many use it at the same moment, and ends all other sessions', async () => {
  const person = await hasPerson();
  const elsewhere = browserIn(world, '198.51.100.21');
  await elsewhere.client().accounts.signIn({ email: person.email, password: RIGHT });
  await at('198.51.100.20').accounts.requestReset({ email: person.email, locale: 'en' });
  const token = await resetToken(person.email);
  const attempts = Array.from({ length: 20 }, (_, n) => `walnut-drum-${n}-sky-lamp`);
  const outcomes = await Promise.all(
    attempts.map((newPassword, n) =>
      outcome(at(`203.0.113.${n}`).accounts.resetPassword({ token, newPassword })),
    ),
  );
  expect(count(outcomes, 'OK')).toBe(1);
  expect(count(outcomes, 'INVALID_LINK')).toBe(19);
  const opens = await Promise.all(
    attempts.map((password, n) => signInFresh(person.email, `10.9.0.${n}`, password)),
  );
  expect(opens.map((one) => one === 'OK')).toEqual(outcomes.map((one) => one === 'OK'));
  expect(await signInFresh(person.email, '10.9.1.1', RIGHT)).toBe('WRONG_CREDENTIALS');
  expect((await elsewhere.client().accounts.session({})).me).toBeNull();
  expect((await person.client.accounts.session({})).me).toBeNull();
});

it('A-05 lets a reset link die after 30 minutes, and every older one when a newer is asked for', async () => {
  const person = await hasPerson();
  const page = at('198.51.100.30');
  const ask = async () => {
    await page.accounts.requestReset({ email: person.email, locale: 'en' });
    return await resetToken(person.email);
  };
  const reset = (token: string) =>
    outcome(page.accounts.resetPassword({ token, newPassword: 'walnut-drum-71-sky' }));
  const [first, second] = [await ask(), await ask()];
  expect(second).not.toBe(first);
  expect(await reset(first)).toBe('INVALID_LINK');
  world.isAt(new Date(Date.now() + 30 * 60_000 + 1_000).toISOString());
  expect(await reset(second)).toBe('INVALID_LINK');
  world.isAt(new Date(Date.now() + 29 * 60_000).toISOString());
  expect(await reset(second)).toBe('OK');
  world.isAt(new Date().toISOString());
});

/** As signIn, with the account's wait forgotten before. */
async function signInFresh(email: string, address: string, password: string): Promise<string> {
  for (;;) {
    const answer = await signIn(email, address, password);
    if (answer !== 'TOO_MANY_TRIES') return answer;
    await forgetTries(world);
  }
}

/** The secret of the newest reset letter to an address. */
async function resetToken(address: string): Promise<string> {
  const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute(
      `select body_text from mail_outbox where template = 'reset-password' and to_address = $1
       order by created_at desc limit 1`,
      [address],
    ),
  );
  return (rows[0] as { body_text: string } | undefined)?.body_text.match(/token=([\w-]+)/)?.[1] ?? '';
}
