import type { ProcedureMeta } from '@fieldhouse/contract/base.ts';
import { isProcedure } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { procedureNames } from '#platform/router-check.ts';
import { browserIn } from '#testing/browser.ts';
import { type ActorName, openSweepWorld, type SweepWorld } from '#testing/sweep/actors.ts';
import { CASES, type SweepCase } from '#testing/sweep/cases.ts';
import { codeAt, STEP_MS } from '#testing/totp.ts';
import type { Client, Person } from '#testing/world.ts';
import { router } from '../../router.ts';
import { forgetTries } from './as-owner.ts';

let sweep: SweepWorld;
beforeAll(async () => {
  sweep = await openSweepWorld();
});
afterAll(() => sweep.world.close());
beforeEach(() => forgetTries(sweep.world));

const RIGHT = 'correct-horse-9';

const procedures = procedureNames(router).map((path) => {
  const [feature, name] = path.split('.') as [string, string];
  const at = (tree: unknown, key: string) => (tree as Record<string, unknown>)[key];
  const found = at(at(router, feature), name);
  if (!isProcedure(found)) throw new Error(`${path} is no procedure`);
  const { access } = found['~orpc'].meta as ProcedureMeta;
  if (!access) throw new Error(`${path} names no access`);
  return { path, feature, name, access, one: at(at(CASES, feature), name) as SweepCase<unknown> };
});
type Procedure = (typeof procedures)[number];

/** The answer, as 'OK' or the code of the refusal, with what stands in it. */
async function call(
  client: Client,
  { feature, name, one }: Procedure,
): Promise<{ code: string; body: unknown }> {
  const methods = client[feature as keyof Client] as unknown as Record<
    string,
    (input: unknown) => Promise<unknown>
  >;
  try {
    return { code: 'OK', body: await methods[name]?.(one.input(sweep.own)) };
  } catch (error) {
    return { code: (error as { code?: string }).code ?? String(error), body: null };
  }
}

const setFactorAge = (person: Person, seconds: number | null) =>
  sweep.world.services.db.pool.query(
    'update auth_sessions set mfa_at = now() - make_interval(secs => $2) where token = $1',
    [person.token, seconds],
  );

const ADMINS: readonly ActorName[] = [
  'admin',
  'homeschoolParent',
  'operator',
  'operatorReadOnly',
  'foreignAdmin',
];

it('A-02 refuses every procedure that wants a fresh factor to whoever gave theirs over 15 minutes ago, or never', async () => {
  const fresh = procedures.filter(({ access }) => access.conditions?.includes('mfa'));
  expect(fresh.length).toBeGreaterThan(0);
  let tried = 0;
  for (const one of fresh) {
    const { succeed, refuses } = one.one;
    // Where the thing itself is refused in the end, an admin still comes as far as the factor.
    const isRefusedAfter = succeed.length === 0 && refuses !== undefined;
    const callers: readonly ActorName[] = isRefusedAfter
      ? ['admin']
      : ADMINS.filter((name) => succeed === 'everyone' || succeed.includes(name));
    expect(callers, one.path).not.toEqual([]);
    for (const name of callers) {
      const person = sweep.actors[name] as Person;
      for (const age of [null, 15 * 60 + 1, 86_400]) {
        await setFactorAge(person, age);
        expect((await call(person.client, one)).code, `${one.path} as ${name}, ${age} s`).toBe(
          'MFA_REQUIRED',
        );
        tried += 1;
      }
      await setFactorAge(person, 14 * 60);
      expect((await call(person.client, one)).code, `${one.path} as ${name}`).not.toBe('MFA_REQUIRED');
    }
  }
  process.stdout.write(`A-02: ${fresh.length} procedures, ${tried} refusals\n`);
});

it('A-02 opens nothing to admins and operators who have no second factor, but setting one up', async () => {
  const { world } = sweep;
  const people: Person[] = [
    await (await world.hasSchool('Factorless')).hasPerson({
      role: 'school_admin',
      name: 'No Factor',
      isFresh: false,
    }),
    await world.hasOperator('No Factor', 'master_admin'),
    await world.hasOperator('No Factor', 'admin'),
  ];
  for (const person of people) {
    await world.services.db.pool.query('update users set two_factor_enabled = false where id = $1', [
      person.userId,
    ]);
  }
  let tried = 0;
  for (const one of procedures) {
    const { access, path } = one;
    if (access.scope === 'public' || access.conditions?.includes('unsettled')) continue;
    // To everybody but a child who waits there is nothing there.
    if (access.conditions?.includes('beforeConsent')) continue;
    for (const person of people) {
      const { code } = await call(person.client, one);
      // An operator's procedure knows a school admin as nobody, and the reverse.
      expect(['SECOND_FACTOR_SETUP_REQUIRED', 'UNAUTHORIZED'], path).toContain(code);
      tried += 1;
    }
  }
  process.stdout.write(`A-02: ${tried} refusals without a second factor\n`);
});

/** Somebody with an authenticator, and a browser that has given the password alone. */
async function betweenFactors(address: string) {
  const school = await sweep.world.hasSchool('Between');
  const person = await school.hasPerson({ role: 'school_admin', name: 'Two Steps', isFresh: false });
  const setUp = browserIn(sweep.world, address);
  await setUp.client().accounts.signIn({ email: person.email, password: RIGHT });
  const { secret } = await setUp.client().accounts.enrollTotp({ password: RIGHT });
  await setUp.client().accounts.confirmTotp({ code: await codeAt(secret, Date.now() - STEP_MS) });
  const page = browserIn(sweep.world, address);
  expect(await page.client().accounts.signIn({ email: person.email, password: RIGHT })).toEqual({
    status: 'second_factor',
  });
  return { person, page, secret };
}

it('A-06 opens no procedure between password and code', async () => {
  const { page, secret } = await betweenFactors('198.51.100.40');
  const stranger = browserIn(sweep.world, '198.51.100.41');
  let closed = 0;
  for (const one of procedures) {
    // Signing out would end what is tried; the second step is taken at the end.
    if (['accounts.signOut', 'accounts.verifySecondFactor'].includes(one.path)) continue;
    await forgetTries(sweep.world);
    const answer = await call(page.client(), one);
    if (one.access.scope === 'public') {
      // Open to everyone, and to this browser as to any other that is not signed in.
      expect(answer.code, one.path).toBe((await call(stranger.client(), one)).code);
      if (one.path === 'accounts.session') expect(answer.body).toMatchObject({ me: null });
    } else {
      expect(answer.code, one.path).toBe('UNAUTHORIZED');
      closed += 1;
    }
  }
  expect((await page.client().accounts.session({})).me).toBeNull();
  await page
    .client()
    .accounts.verifySecondFactor({ code: await codeAt(secret, Date.now()), asOperator: false });
  expect((await page.client().accounts.session({})).me?.fullName).toBe('Two Steps');
  process.stdout.write(`A-06: ${closed} of ${procedures.length} procedures closed, the others open to all\n`);
});

it('A-06 ends the second step after five wrong codes: then the right one does not help', async () => {
  const { person, page, secret } = await betweenFactors('198.51.100.42');
  const verify = (code: string) =>
    page
      .client()
      .accounts.verifySecondFactor({ code, asOperator: false })
      .then(
        () => 'OK',
        (error: { code: string }) => error.code,
      );
  const right = await codeAt(secret, Date.now());
  const wrong = right === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 5; tries += 1) expect(await verify(wrong)).toBe('WRONG_CODE');
  expect(await verify(right)).toBe('WRONG_CODE');
  expect((await page.client().accounts.session({})).me).toBeNull();
  // A new start with the password works: the owner isn't locked out.
  const again = browserIn(sweep.world, '198.51.100.43');
  await again.client().accounts.signIn({ email: person.email, password: RIGHT });
  await again
    .client()
    .accounts.verifySecondFactor({ code: await codeAt(secret, Date.now()), asOperator: false });
  expect((await again.client().accounts.session({})).me?.email).toBe(person.email);
});

it('A-06 lets nobody go on with the second step after the password was reset', async () => {
  const { person, page, secret } = await betweenFactors('198.51.100.44');
  const owner = browserIn(sweep.world, '198.51.100.45').client();
  await owner.accounts.requestReset({ email: person.email, locale: 'en' });
  const { rows } = await sweep.world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute('select body_text from mail_outbox where to_address = $1 order by created_at desc limit 1', [
      person.email,
    ]),
  );
  const token = (rows[0] as { body_text: string }).body_text.match(/token=([\w-]+)/)?.[1] ?? '';
  await owner.accounts.resetPassword({ token, newPassword: 'walnut-drum-71-sky' });
  await expect(
    page.client().accounts.verifySecondFactor({ code: await codeAt(secret, Date.now()), asOperator: false }),
  ).rejects.toMatchObject({ code: 'WRONG_CODE' });
});
