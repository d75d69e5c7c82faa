import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserIn } from '#testing/browser.ts';
import { codeAt, STEP_MS } from '#testing/totp.ts';
import { openWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('asks school admins for an authenticator before anything else opens, and takes no code twice', async () => {
  const school = await world.hasSchool('Harbor Prep');
  const person = await school.hasPerson({ role: 'school_admin', name: 'Grace Hopper', isFresh: false });
  const page = browserIn(world);
  await page.client().accounts.signIn({ email: person.email, password: 'correct-horse-9' });
  await expect(page.client().home.school({})).rejects.toMatchObject({ code: 'SECOND_FACTOR_SETUP_REQUIRED' });
  await expect(page.client().accounts.enrollTotp({ password: 'wrong' })).rejects.toMatchObject({
    code: 'WRONG_PASSWORD',
  });

  const { uri, secret, backupCodes } = await page
    .client()
    .accounts.enrollTotp({ password: 'correct-horse-9' });
  expect(uri).toContain('otpauth://totp/');
  expect(backupCodes.length).toBeGreaterThan(5);
  await expect(page.client().accounts.confirmTotp({ code: '000000' })).rejects.toMatchObject({
    code: 'WRONG_CODE',
  });
  const first = await codeAt(secret, Date.now());
  await page.client().accounts.confirmTotp({ code: first });
  await expect(page.client().home.school({})).resolves.toMatchObject({ schoolName: 'Harbor Prep' });

  const again = browserIn(world);
  expect(await again.client().accounts.signIn({ email: person.email, password: 'correct-horse-9' })).toEqual({
    status: 'second_factor',
  });
  // Between the factors nobody is signed in.
  expect((await again.client().accounts.session({})).me).toBeNull();
  await expect(
    again.client().accounts.verifySecondFactor({ code: first, asOperator: false }),
  ).rejects.toMatchObject({ code: 'WRONG_CODE' });
});

it('lets somebody in with the second factor, and with each backup code once', async () => {
  const school = await world.hasSchool('Maple High');
  const person = await school.hasPerson({ role: 'school_admin', name: 'Ruth Alvarez', isFresh: false });
  const setUp = browserIn(world);
  await setUp.client().accounts.signIn({ email: person.email, password: 'correct-horse-9' });
  const { secret, backupCodes } = await setUp.client().accounts.enrollTotp({ password: 'correct-horse-9' });
  // The step before the present one counts too, and leaves the present one for signing in.
  await setUp.client().accounts.confirmTotp({ code: await codeAt(secret, Date.now() - STEP_MS) });

  const page = browserIn(world);
  await page.client().accounts.signIn({ email: person.email, password: 'correct-horse-9' });
  await page
    .client()
    .accounts.verifySecondFactor({ code: await codeAt(secret, Date.now()), asOperator: false });
  expect((await page.client().accounts.session({})).me?.fullName).toBe('Ruth Alvarez');

  const backup = backupCodes[0] as string;
  const lost = browserIn(world);
  await lost.client().accounts.signIn({ email: person.email, password: 'correct-horse-9' });
  await lost.client().accounts.verifySecondFactor({ code: backup, asOperator: false });
  const thief = browserIn(world);
  await thief.client().accounts.signIn({ email: person.email, password: 'correct-horse-9' });
  await expect(
    thief.client().accounts.verifySecondFactor({ code: backup, asOperator: false }),
  ).rejects.toMatchObject({
    code: 'WRONG_CODE',
  });
});

it('opens the operator door to operators alone', async () => {
  const school = await world.hasSchool('Birch High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Some Teacher', isFresh: false });
  const page = browserIn(world);
  await expect(
    page.client().accounts.adminSignIn({ email: teacher.email, password: 'correct-horse-9' }),
  ).rejects.toMatchObject({ code: 'NOT_AN_OPERATOR' });
  expect((await page.client().accounts.session({})).me).toBeNull();
});
