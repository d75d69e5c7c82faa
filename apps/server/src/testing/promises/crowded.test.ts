import { createHmac } from 'node:crypto';
import type { Challenge } from '@fieldhouse/contract/challenge.ts';
import { CHALLENGE_HEADER } from '@fieldhouse/contract/limits.ts';
import {
  FIRST_PUZZLES,
  guessingCost,
  HARDEST_LEVEL,
  hoursOf,
  PUZZLE_BITS,
} from '@fieldhouse/domain/accounts/proof-of-work.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#platform/ids.ts';
import { challengeFrom, solved } from '#testing/challenge.ts';
import { type Client, openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';
import { asOwner, forgetTries } from './as-owner.ts';

const RIGHT = 'correct-horse-9';
const CODE = 'CRO4711';

let world: World;
let school: SchoolPlace;
let admin: Person;
let teacher: Person;
/** Two replicas: both have the database, and nothing else, in common. */
let apps: [FastifyInstance, FastifyInstance];
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Crowded High');
  admin = await school.hasPerson({ role: 'school_admin', name: 'Ada Admin' });
  teacher = await school.hasPerson({ role: 'teacher', name: 'Ted Teacher', isFresh: false });
  apps = [await buildApp(world.services, null), await buildApp(world.services, null)];
  await asOwner(world, (client) =>
    client.query('insert into school_codes (school_id, id, code, roles) values ($1, $2, $3, $4)', [
      school.schoolId,
      newId(),
      CODE,
      ['student', 'teacher', 'parent'],
    ]),
  );
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await world.close();
});
beforeEach(async () => {
  world.isAt(new Date().toISOString());
  await forgetTries(world);
});

const at = (address: string, challengeAnswer?: string): Client =>
  world.clientWith({ token: null, address, challengeAnswer });
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'OK',
    (error: { code?: string }) => error.code ?? String(error),
  );

/** Fills the bucket of an address with wrong passwords, each for somebody else. */
async function crowd(address: string, tries = 30): Promise<void> {
  for (let n = 0; n < tries; n += 1)
    expect(
      await outcome(at(address).accounts.signIn({ email: `child-${n}@a.test`, password: 'no-such-word' })),
    ).toBe('WRONG_CREDENTIALS');
}

/** Somebody from many addresses tries codes that begin as the school's. */
async function guessCodes(guesses: number, prefix = 'CRO'): Promise<void> {
  for (let n = 0; n < guesses; n += 1)
    expect(
      await outcome(
        at(`10.${Math.floor(n / 200)}.1.${n % 200}`).accounts.checkCode({
          code: `${prefix}${5000 + n}`,
          role: 'student',
        }),
      ),
    ).toBe('INVALID_CODE');
}

const signIn = (address: string, answer?: string) =>
  outcome(at(address, answer).accounts.signIn({ email: teacher.email, password: RIGHT }));
const asksToSignIn = (address: string, answer?: string): Promise<Challenge> =>
  challengeFrom(at(address, answer).accounts.signIn({ email: teacher.email, password: RIGHT }));

it('A-03 lets a class of thirty behind one address go on after thirty wrong passwords', async () => {
  await crowd('203.0.113.10');
  expect(await signIn('203.0.113.10')).toBe('CHALLENGE_REQUIRED');
  expect(await signIn('203.0.113.11')).toBe('OK');
  const challenge = await asksToSignIn('203.0.113.10');
  expect(challenge).toMatchObject({ algorithm: 'SHA-256', bits: PUZZLE_BITS, puzzles: FIRST_PUZZLES });
  expect(await signIn('203.0.113.10', solved(challenge))).toBe('OK');
  // The right password isn't a wrong try: the next one calculates no more than this one did.
  expect((await asksToSignIn('203.0.113.10')).puzzles).toBe(FIRST_PUZZLES);
});

it('A-03 asks for more with each wrong try, up to what a slow phone does in three seconds', async () => {
  await crowd('203.0.113.12');
  const seen: number[] = [];
  for (let wrong = 0; wrong < HARDEST_LEVEL + 3; wrong += 1) {
    seen.push((await asksToSignIn('203.0.113.12')).puzzles);
    await asOwner(world, (client) =>
      client.query("update rate_buckets set count = count + 1 where key = 'doors:address:203.0.113.12'"),
    );
  }
  expect(seen).toEqual([64, 72, 80, 88, 96, 104, 112, 120, 128, 128, 128]);
});

it('T-04 makes each further code of a crowded prefix cost a calculation', () => {
  const { challenges, hashes } = guessingCost(9_000, 60);
  expect(challenges).toBe(8_940);
  // A million hashes a second: a browser on a desktop.
  const minutes = Math.round(hoursOf(hashes, 1_000_000) * 60);
  process.stdout.write(
    `T-04: all 9,000 codes of a prefix within an hour cost ${(hashes / 1e9).toFixed(1)} billion hashes, ${minutes} minutes of a desktop browser's core\n`,
  );
  expect(minutes).toBe(78);
});

it('A-03 still refuses at the limit of an account, whatever is calculated', async () => {
  for (let n = 0; n < 12; n += 1) {
    await asOwner(world, (client) =>
      client.query("update rate_buckets set window_start = now() - interval '2 minutes'"),
    );
    await outcome(at(`10.5.${n}.1`).accounts.signIn({ email: teacher.email, password: 'no-such-word' }));
  }
  await crowd('203.0.113.13', 30);
  expect(await signIn('203.0.113.13')).toBe('TOO_MANY_TRIES');
});

it('T-04 takes each answer once, of twenty that bring it to two replicas at the same moment', async () => {
  await crowd('203.0.113.14');
  const answer = solved(await asksToSignIn('203.0.113.14'));
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const { statusCode } = await (apps[n % 2] as FastifyInstance).inject({
        method: 'POST',
        url: '/api/v1/accounts/signIn',
        remoteAddress: '203.0.113.14',
        headers: { [CHALLENGE_HEADER]: answer },
        payload: { email: teacher.email, password: RIGHT },
      });
      return statusCode;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 428)).toHaveLength(19);
});

it('T-04 takes no answer that is too old, changed, made up or for another place, and one that was right when it was asked', async () => {
  const address = '203.0.113.15';
  await crowd(address);
  const challenge = await asksToSignIn(address);
  const answer = solved(challenge);
  const [payload = '', signature = '', numbers = ''] = answer.split('.');
  const refused = async (brought: string, where = address) =>
    expect(await signIn(where, brought), brought.slice(0, 60)).toBe('CHALLENGE_REQUIRED');

  const easier = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { puzzles: number };
  const easy = Buffer.from(JSON.stringify({ ...easier, puzzles: 1 })).toString('base64url');
  const forged = createHmac('sha256', 'another secret').update(easy).digest('base64url');
  const shifted = numbers.split('-').map((number) => Number(number) + 1);
  for (const brought of [
    `${easy}.${signature}.${numbers}`,
    `${easy}.${forged}.${numbers}`,
    `${payload}.${signature}.${shifted.join('-')}`,
    `${payload}.${signature}.${numbers.split('-').slice(1).join('-')}`,
    `${payload}.${signature}`,
    `${payload}..${numbers}`,
    '',
    '...',
    'x'.repeat(5_000),
    `${payload}.${signature}.${Array(32).fill('NaN').join('-')}`,
  ])
    await refused(brought);

  await crowd('203.0.113.16');
  await refused(answer, '203.0.113.16');

  world.isAt(new Date(Date.now() + 301_000).toISOString());
  await refused(answer);
  world.isAt(new Date().toISOString());

  const harder = (by: number) =>
    asOwner(world, (client) =>
      client.query("update rate_buckets set count = count + $1 where key = 'doors:address:203.0.113.15'", [
        by,
      ]),
    );
  // However much harder others have made it since it was asked: it was right when the calculation began.
  await harder(20);
  expect(await signIn(address, answer)).toBe('OK');
});

it('T-04 lets a school sign up while its prefix is attacked, and tells its admins once a day', async () => {
  await guessCodes(60);
  const student = {
    role: 'student' as const,
    fullName: 'Inno Cent',
    email: 'innocent@example.test',
    password: 'tulip-horn-92-canoe',
    schoolCode: CODE,
    birthOn: '2010-05-06',
    locale: 'en' as const,
  };
  const page = '203.0.113.20';
  const challenge = await challengeFrom(at(page).accounts.signUp(student));
  expect(await outcome(at(page, solved(challenge)).accounts.signUp(student))).toBe('OK');
  // Where the address is crowded, too, one calculation answers for both.
  const crowdedPage = '203.0.113.21';
  await crowd(crowdedPage);
  const another = { ...student, email: 'another@example.test' };
  const both = await challengeFrom(at(crowdedPage).accounts.signUp(another));
  expect(await outcome(at(crowdedPage, solved(both)).accounts.signUp(another))).toBe('OK');
  // Another school's code is free.
  expect(await outcome(at(page).accounts.checkCode({ code: 'ZZZ1000', role: 'student' }))).toBe(
    'INVALID_CODE',
  );

  const alerts = async () =>
    await asOwner(world, async (client) => {
      const { rows } = await client.query<{ audits: number; told: number; letters: number }>(
        `select (select count(*)::integer from audit_log where action = 'school_code.guessing_reported') as audits,
           (select count(*)::integer from notifications where template = 'code_guessing' and user_id = $1) as told,
           (select count(*)::integer from notification_deliveries d join notifications n on n.id = d.notification_id
             where n.template = 'code_guessing' and d.channel = 'email') as letters`,
        [admin.userId],
      );
      return rows[0];
    });
  expect(await alerts()).toEqual({ audits: 1, told: 1, letters: 1 });

  await forgetTries(world);
  await guessCodes(60);
  expect(await alerts()).toEqual({ audits: 1, told: 1, letters: 1 });
});

it('T-04 counts a wrong code once, though the page asks about it and then sends it', async () => {
  const page = '203.0.113.22';
  const check = (code: string, role: 'student' | 'parent') =>
    outcome(at(page).accounts.checkCode({ code, role }));
  const send = (code: string) =>
    outcome(
      at(page).accounts.signUp({
        ...{ role: 'parent', fullName: 'Miss Typed', email: 'typed@example.test', schoolCode: code },
        ...{ password: 'tulip-horn-92-canoe', birthOn: null, locale: 'en' },
      }),
    );
  for (let n = 0; n < 19; n += 1) {
    const code = `TYP${1000 + n}`;
    const both =
      n % 2 === 0
        ? await Promise.all([check(code, 'parent'), send(code)])
        : [await check(code, 'parent'), await send(code)];
    expect(both, code).toEqual(['INVALID_CODE', 'INVALID_CODE']);
  }
  // Whether it opens the school to another role is another question.
  expect(await check('TYP1000', 'student')).toBe('INVALID_CODE');
  expect(await send('TYP1000')).toBe('CHALLENGE_REQUIRED');
});

it('T-04 shows operators where codes are being guessed, and which schools were told', async () => {
  const operator = await world.hasOperator('Olga Operator', 'admin');
  await guessCodes(60);
  const { prefixes, reports } = await operator.client.operations.codeGuessing({});
  expect(prefixes).toMatchObject([{ prefix: 'CRO', wrongTries: 60, isOverLimit: true }]);
  expect(reports).toMatchObject([{ prefix: 'CRO', schoolName: 'Crowded High' }]);
  await forgetTries(world);
  await guessCodes(1);
  const later = await operator.client.operations.codeGuessing({});
  expect(later.prefixes).toMatchObject([{ prefix: 'CRO', wrongTries: 1, isOverLimit: false }]);
  await expect(admin.client.operations.codeGuessing({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('T-04 tells the parents of a family whose code is being guessed', async () => {
  const family = await world.hasSchool('Guessed Family', 'homeschool');
  const mother = await family.hasPerson({ role: 'homeschool_parent', name: 'Mo Ther' });
  await asOwner(world, (client) =>
    client.query('insert into school_codes (school_id, id, code, roles) values ($1, $2, $3, $4)', [
      ...[family.schoolId, newId(), 'FAM4711', ['student']],
    ]),
  );
  await guessCodes(60, 'FAM');
  const { notifications } = await mother.client.notifications.list({ tab: 'all' });
  expect(notifications.map(({ template }) => template)).toContain('code_guessing');
});

it('T-04 asks for one calculation where address and prefix are both crowded', async () => {
  await guessCodes(60);
  await crowd('203.0.113.21');
  const check = (answer?: string) =>
    at('203.0.113.21', answer).accounts.checkCode({ code: CODE, role: 'student' });
  expect(await outcome(check(solved(await challengeFrom(check()))))).toBe('OK');
});

it('says over /api/v1 what to do', async () => {
  await crowd('203.0.113.30');
  const answer = await apps[0].inject({
    method: 'POST',
    url: '/api/v1/accounts/signIn',
    remoteAddress: '203.0.113.30',
    payload: { email: teacher.email, password: RIGHT },
  });
  expect(answer.statusCode).toBe(428);
  expect(answer.json()).toMatchObject({
    code: 'CHALLENGE_REQUIRED',
    data: { challenge: { algorithm: 'SHA-256', puzzles: FIRST_PUZZLES, bits: PUZZLE_BITS } },
  });
});
