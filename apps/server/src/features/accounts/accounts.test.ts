import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkWalls } from '#db/rls/check.ts';
import { browserIn } from '#testing/browser.ts';
import { openWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const password = 'tulip-horn-92-canoe';

async function registerSchool(name: string, email: string): Promise<string> {
  const { code } = await world.anonymous.schools.register({
    name,
    email,
    address: null,
    phone: null,
    website: null,
    principalName: null,
  });
  await world.anonymous.schools.confirmAddress({ token: await secretFrom('confirm-school', email) });
  return code;
}

/** The secret of the newest letter of a kind to an address. */
async function secretFrom(template: string, address: string): Promise<string> {
  const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute(
      'select body_text from mail_outbox where template = $1 and to_address = $2 order by created_at desc limit 1',
      [template, address],
    ),
  );
  const body = (rows[0] as { body_text: string } | undefined)?.body_text ?? '';
  return body.match(/token=([\w-]+)/)?.[1] ?? '';
}

const browser = (address?: string) => browserIn(world, address);

const student = (email: string, schoolCode: string) => ({
  role: 'student' as const,
  fullName: 'Ada Lovelace',
  email,
  password,
  schoolCode,
  birthOn: '2010-05-06',
  locale: 'en' as const,
});

it('starts only behind complete walls', async () => {
  await expect(checkWalls(world.services.db)).resolves.toBeUndefined();
});

it('registers a school and makes the one who confirms its address the first admin', async () => {
  const code = await registerSchool('Harbor Prep', 'head@harbor.test');
  expect(code).toMatch(/^HAR[0-9]{4}$/);
  const admin = browser();
  await admin.client().accounts.signUp({
    role: 'school_admin',
    fullName: 'Grace Hopper',
    email: 'head@harbor.test',
    password,
    schoolCode: code,
    birthOn: null,
    locale: 'en',
  });
  expect((await admin.client().accounts.session({})).me).toMatchObject({ homes: ['waiting'] });
  const token = await secretFrom('confirm-email', 'head@harbor.test');
  expect(await admin.client().accounts.verifyEmail({ token })).toEqual({ isFirstAdmin: true });
  await expect(admin.client().accounts.verifyEmail({ token })).rejects.toMatchObject({
    code: 'INVALID_LINK',
  });
  const { me } = await admin.client().accounts.session({});
  expect(me).toMatchObject({ homes: ['school_admin'], mustSetUpSecondFactor: true });
  // The code no longer makes admins.
  await expect(world.anonymous.accounts.checkCode({ code, role: 'school_admin' })).rejects.toMatchObject({
    code: 'INVALID_CODE',
  });
  expect(await world.anonymous.accounts.checkCode({ code: code.toLowerCase(), role: 'student' })).toEqual({
    schoolName: 'Harbor Prep',
  });
});

it('opens nothing with the code of a school until its address is confirmed, and says no more of it than of any other', async () => {
  const school = {
    ...{ name: 'Birch High', email: 'head@birch.test', address: null, phone: null },
    ...{ website: null, principalName: null },
  };
  const { code } = await world.anonymous.schools.register(school);
  const page = browser('203.0.113.90').client();
  const refusal = async (call: Promise<unknown>) =>
    await call.then(
      () => 'OK',
      ({ code: refused, status, message }: { code: string; status: number; message: string }) => [
        refused,
        status,
        message,
      ],
    );
  const known = await refusal(page.accounts.checkCode({ code, role: 'student' }));
  expect(known).toEqual(await refusal(page.accounts.checkCode({ code: 'ZZZ9999', role: 'student' })));
  expect(known).toContain('INVALID_CODE');
  await expect(page.accounts.signUp(student('early@birch.test', code))).rejects.toMatchObject({
    code: 'INVALID_CODE',
  });
  const token = await secretFrom('confirm-school', 'head@birch.test');
  expect(await page.schools.confirmAddress({ token })).toEqual({ schoolName: 'Birch High', code });
  await expect(page.schools.confirmAddress({ token })).rejects.toMatchObject({ code: 'INVALID_LINK' });
  expect(await page.accounts.checkCode({ code, role: 'student' })).toEqual({ schoolName: 'Birch High' });
  await page.accounts.signUp(student('later@birch.test', code));
});

it('takes a student in provisionally, with a record and two weeks', async () => {
  const code = await registerSchool('Maple High', 'head@maple.test');
  const ada = browser();
  await ada.client().accounts.signUp(student('ada@maple.test', code));
  const { me } = await ada.client().accounts.session({});
  expect(me).toMatchObject({ fullName: 'Ada Lovelace', homes: ['student'] });
  expect(me?.memberships[0]).toMatchObject({ status: 'provisional', schoolName: 'Maple High' });
});

it('names a taken address, and keeps nothing of the second sign-up', async () => {
  const code = await registerSchool('Oak High', 'head@oak.test');
  await browser().client().accounts.signUp(student('twice@oak.test', code));
  await expect(
    browser()
      .client()
      .accounts.signUp({ ...student('Twice@Oak.test', code), fullName: 'Somebody Else' }),
  ).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
});

it('refuses weak passwords, missing birth dates and wrong codes', async () => {
  const code = await registerSchool('Pine High', 'head@pine.test');
  const { accounts } = browser('203.0.113.9').client();
  const base = student('x@pine.test', code);
  await expect(accounts.signUp({ ...base, password: 'abc' })).rejects.toMatchObject({
    code: 'WEAK_PASSWORD',
    data: { reason: 'too_short', minLength: 6 },
  });
  await expect(accounts.signUp({ ...base, password: 'password1' })).rejects.toMatchObject({
    code: 'WEAK_PASSWORD',
    data: { reason: 'common' },
  });
  await expect(accounts.signUp({ ...base, password: 'lovelace7' })).rejects.toMatchObject({
    code: 'WEAK_PASSWORD',
    data: { reason: 'guessable' },
  });
  await expect(accounts.signUp({ ...base, role: 'teacher', password: 'tulip-horn' })).rejects.toMatchObject({
    code: 'WEAK_PASSWORD',
    data: { minLength: 12 },
  });
  await expect(accounts.signUp({ ...base, birthOn: null })).rejects.toMatchObject({
    code: 'BIRTH_DATE_REQUIRED',
  });
  for (const birthOn of ['0011-05-10', '1899-12-31', '2190-01-01']) {
    await expect(accounts.signUp({ ...base, birthOn })).rejects.toMatchObject({
      code: 'BIRTH_DATE_IMPOSSIBLE',
    });
  }
  for (const email of ['a..b@school.test', '"ada"@school.test', 'ada@school']) {
    await expect(accounts.signUp({ ...base, email })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
  await expect(accounts.signUp({ ...base, schoolCode: 'PIN0000' })).rejects.toMatchObject({
    code: 'INVALID_CODE',
  });
});

it('P19 asks for the age once: a browser in which a child signed up takes no other date for a day', async () => {
  const code = await registerSchool('Yew High', 'head@yew.test');
  const page = browser('203.0.113.91');
  const young = { ...student('young@yew.test', code), birthOn: '2020-01-01' };
  await page.client().accounts.signUp(young);
  expect(await page.client().accounts.session({})).toMatchObject({ me: null, waitsForConsent: true });
  await page.client().accounts.signOut({});
  for (const email of ['young@yew.test', 'again@yew.test']) {
    await expect(
      page.client().accounts.signUp({ ...young, email, birthOn: '2001-01-01' }),
    ).rejects.toMatchObject({ code: 'TOO_YOUNG' });
  }
  // A brother or sister who is a child as well waits like the first.
  await page.client().accounts.signUp({ ...young, email: 'sibling@yew.test', fullName: 'Sam Sibling' });
  expect(await page.client().accounts.session({})).toMatchObject({ waitsForConsent: true });
  await page.client().accounts.signOut({});
  // A parent may sign up in the same browser, and anybody else in another one.
  // Another role under the same name or email doesn't help either.
  const roles = { role: 'homeschool_parent' as const, schoolCode: null, birthOn: null };
  for (const who of [{}, { email: 'other@yew.test' }, { fullName: 'Somebody Else' }]) {
    await expect(page.client().accounts.signUp({ ...young, ...roles, ...who })).rejects.toMatchObject({
      code: 'TOO_YOUNG',
    });
  }
  const parent = { email: 'parent@yew.test', fullName: 'Petra Parent', birthOn: null };
  await page.client().accounts.signUp({ ...young, ...parent, role: 'parent' });
  await browser('203.0.113.91').client().accounts.signUp(student('older@yew.test', code));
  const { rows } = await world.services.db.pool.query(
    "select email, consent_state from users where email like '%@yew.test' and consent_state <> 'not_needed' order by email",
  );
  expect(rows).toEqual([
    { email: 'sibling@yew.test', consent_state: 'required' },
    { email: 'young@yew.test', consent_state: 'required' },
  ]);
});

it('signs in with the right password only, and out again', async () => {
  const code = await registerSchool('Elm High', 'head@elm.test');
  await browser().client().accounts.signUp(student('in@elm.test', code));
  const page = browser('203.0.113.20');
  await expect(
    page.client().accounts.signIn({ email: 'in@elm.test', password: 'wrong-wrong' }),
  ).rejects.toMatchObject({
    code: 'WRONG_CREDENTIALS',
  });
  expect(await page.client().accounts.signIn({ email: 'IN@elm.test', password })).toEqual({
    status: 'signed_in',
  });
  expect((await page.client().accounts.session({})).me?.email).toBe('in@elm.test');
  await page.client().accounts.signOut({});
  expect((await page.client().accounts.session({})).me).toBeNull();
});

it('resets a password by a mailed link, once, and ends every other session', async () => {
  const code = await registerSchool('Fir High', 'head@fir.test');
  const earlier = browser();
  await earlier.client().accounts.signUp(student('forgot@fir.test', code));
  await world.anonymous.accounts.requestReset({ email: 'forgot@fir.test', locale: 'en' });
  await world.anonymous.accounts.requestReset({ email: 'nobody@fir.test', locale: 'en' });
  const token = await secretFrom('reset-password', 'forgot@fir.test');
  expect(await secretFrom('reset-password', 'nobody@fir.test')).toBe('');
  await expect(
    world.anonymous.accounts.resetPassword({ token, newPassword: 'password' }),
  ).rejects.toMatchObject({ code: 'WEAK_PASSWORD' });
  await world.anonymous.accounts.resetPassword({
    ...{ token, newPassword: 'walnut-drum-71-sky' },
    person: { fullName: 'For Gotten', birthOn: '2008-02-03', locale: 'en' },
  });
  await expect(
    world.anonymous.accounts.resetPassword({ token, newPassword: 'walnut-drum-72-sky' }),
  ).rejects.toMatchObject({ code: 'INVALID_LINK' });
  expect((await earlier.client().accounts.session({})).me).toBeNull();
  const page = browser();
  await page.client().accounts.signIn({ email: 'forgot@fir.test', password: 'walnut-drum-71-sky' });
});
