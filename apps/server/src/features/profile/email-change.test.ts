import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform } from '#db/scopes.ts';
import { browserIn, withCookies } from '#testing/browser.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

let world: World;
let school: SchoolPlace;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Letter High');
});
afterAll(() => world.close());

const PASSWORD = 'correct-horse-9';

async function lettersTo(address: string): Promise<{ template: string; body: string }[]> {
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute(
      'select template, body_text as body from mail_outbox where to_address = $1 order by created_at',
      [address],
    ),
  );
  return rows as { template: string; body: string }[];
}

const tokenTo = async (address: string): Promise<string> => {
  const letter = (await lettersTo(address)).findLast((one) => one.template === 'change-email');
  return /#token=([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? '';
};

let people = 0;
const somebody = (): Promise<Person> => {
  people += 1;
  return school.hasPerson({ role: 'teacher', name: `Moves House ${people}`, isFresh: false });
};

it('takes effect when the link is opened, once, and ends the other sessions', async () => {
  const person = await somebody();
  const other = browserIn(world);
  await other.client().accounts.signIn({ email: person.email, password: PASSWORD });
  const own = withCookies(world, person);
  await own.profile.requestEmailChange({ email: 'New.Address@example.test', password: PASSWORD });
  expect((await own.profile.get({})).person).toMatchObject({
    email: person.email,
    pendingEmail: 'new.address@example.test',
  });
  expect((await lettersTo(person.email)).map((one) => one.template)).toEqual(['sign-in-changed']);

  const token = await tokenTo('new.address@example.test');
  await own.profile.confirmEmailChange({ token });
  expect((await own.profile.get({})).person).toMatchObject({
    email: 'new.address@example.test',
    pendingEmail: null,
  });
  expect((await own.accounts.session({})).me?.isEmailVerified).toBe(true);
  expect((await other.client().accounts.session({})).me).toBeNull();
  expect(await lettersTo(person.email)).toHaveLength(2);
  await expect(own.profile.confirmEmailChange({ token })).rejects.toMatchObject({ code: 'INVALID_LINK' });

  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute('select action from audit_log where actor_user_id = $1 order by at', [person.userId]),
  );
  expect(rows).toEqual([{ action: 'account.email_asked' }, { action: 'account.email' }]);
  await expect(
    browserIn(world).client().accounts.signIn({ email: person.email, password: PASSWORD }),
  ).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  await browserIn(world).client().accounts.signIn({ email: 'new.address@example.test', password: PASSWORD });
});

it('asks for the password, and answers for a taken address as for a free one', async () => {
  const person = await somebody();
  const taken = await somebody();
  const own = withCookies(world, person);
  await expect(
    own.profile.requestEmailChange({ email: 'free@example.test', password: 'not-the-one' }),
  ).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
  expect(await lettersTo('free@example.test')).toEqual([]);

  const free = await own.profile.requestEmailChange({ email: 'free@example.test', password: PASSWORD });
  const asFree = (await own.profile.get({})).person.pendingEmail;
  const other = await own.profile.requestEmailChange({ email: taken.email, password: PASSWORD });
  const asTaken = (await own.profile.get({})).person.pendingEmail;
  expect([other, asFree, asTaken]).toEqual([free, 'free@example.test', taken.email]);
  expect((await lettersTo(taken.email)).filter((one) => one.template === 'change-email')).toEqual([]);
  // A second wish replaces the first one.
  await expect(
    own.profile.confirmEmailChange({ token: await tokenTo('free@example.test') }),
  ).rejects.toMatchObject({ code: 'INVALID_LINK' });
});

it('lets a link end after a day, be taken back, and lose against somebody who was faster', async () => {
  const [late, sorry, slow, fast] = [await somebody(), await somebody(), await somebody(), await somebody()];
  const ask = (person: Person, email: string) =>
    withCookies(world, person).profile.requestEmailChange({ email, password: PASSWORD });
  const open = async (person: Person, email: string, token?: string) =>
    withCookies(world, person).profile.confirmEmailChange({ token: token ?? (await tokenTo(email)) });

  await ask(late, 'late@example.test');
  world.isAt(new Date(Date.now() + 25 * 3_600_000).toISOString());
  await expect(open(late, 'late@example.test')).rejects.toMatchObject({ code: 'INVALID_LINK' });
  world.isAt(new Date().toISOString());

  await ask(sorry, 'sorry@example.test');
  await withCookies(world, sorry).profile.cancelEmailChange({});
  await expect(open(sorry, 'sorry@example.test')).rejects.toMatchObject({ code: 'INVALID_LINK' });

  await ask(slow, 'same@example.test');
  const slowToken = await tokenTo('same@example.test');
  await ask(fast, 'same@example.test');
  await open(fast, 'same@example.test');
  await expect(open(slow, '', slowToken)).rejects.toMatchObject({ code: 'INVALID_LINK' });
  expect((await withCookies(world, slow).profile.get({})).person.email).toBe(slow.email);
});

it('sends five emails an hour to a mailbox that may be a stranger’s, and five from one account', async () => {
  const stranger = 'a-stranger@example.test';
  const refused = { code: 'TOO_MANY_TRIES', status: 429 };
  const asking = async (email: string, person: Person) =>
    withCookies(world, person).profile.requestEmailChange({ email, password: PASSWORD });
  const one = await somebody();
  for (let n = 0; n < 5; n++) await asking(stranger, one);
  await expect(asking(stranger, await somebody())).rejects.toMatchObject(refused);
  await expect(asking('another-stranger@example.test', one)).rejects.toMatchObject(refused);
  expect(await lettersTo(stranger)).toHaveLength(5);
});
