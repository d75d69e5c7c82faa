import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { positionalStatement } from '#db/unit.ts';
import { browserIn } from '#testing/browser.ts';
import { asOwner, forgetTries } from '#testing/promises/as-owner.ts';
import { codeAt, STEP_MS } from '#testing/totp.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => forgetTries(world));

const PASSWORD = 'correct-horse-9';
const NEW_PASSWORD = 'tulip-horn-92-canoe';

/** Actions of the person in the audit log, and what letters to them say first. */
async function tracesOf({ userId }: Pick<Person, 'userId'>) {
  const everywhere = positionalStatement<{ actor: null }>(
    "select null as actor, set_config('app.all_schools', 'on', true) where $1 = 1",
  )(1);
  const { rows } = await world.services.units.read({ role: 'fieldhouse_jobs', enter: everywhere }, [
    positionalStatement<{ action: string }>(
      'select action from audit_log where actor_user_id = $1 order by at, id',
    )(userId),
    positionalStatement<{ text: string }>(
      `select split_part(body_text, E'\\n', 1) as text from mail_outbox
       where to_user_id = $1 and template = 'sign-in-changed' order by created_at, id`,
    )(userId),
  ]);
  return { actions: rows[0].map((row) => row.action), letters: rows[1].map((row) => row.text) };
}

let people = 0;
/** A school admin with an authenticator, signed in in one browser. */
async function withAuthenticator(role: 'school_admin' | 'teacher' = 'school_admin') {
  people += 1;
  const school = await world.hasSchool(`Factor High ${people}`);
  const person = await school.hasPerson({ role, name: `Grace Hopper ${people}`, isFresh: false });
  const page = browserIn(world);
  await page.client().accounts.signIn({ email: person.email, password: PASSWORD });
  const { secret, backupCodes } = await page.client().accounts.enrollTotp({ password: PASSWORD });
  // The step before the present one counts too, and leaves the present one to the test.
  await page.client().accounts.confirmTotp({ code: await codeAt(secret, Date.now() - STEP_MS) });
  return { person, page, secret, backupCodes };
}

/** A new browser behind password and this code. */
async function signedInWith(person: Person, code: string) {
  const browser = browserIn(world);
  await browser.client().accounts.signIn({ email: person.email, password: PASSWORD });
  await browser.client().accounts.verifySecondFactor({ code, asOperator: false });
  return browser;
}

const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'OK',
    (error: { code?: string }) => error.code ?? String(error),
  );

async function resetToken(address: string): Promise<string> {
  await browserIn(world).client().accounts.requestReset({ email: address, locale: 'en' });
  const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute(
      `select body_text from mail_outbox where template = 'reset-password' and to_address = $1
       order by created_at desc limit 1`,
      [address],
    ),
  );
  return (rows[0] as { body_text: string }).body_text.match(/token=([\w-]+)/)?.[1] ?? '';
}

describe('the trace of changed sign-in', () => {
  it('L-01 names the authenticator that was set up, new backup codes, and turning it off', async () => {
    const { person, page, secret } = await withAuthenticator('teacher');
    expect(await tracesOf(person)).toEqual({
      actions: ['account.totp_on'],
      letters: ['Two-factor sign-in was turned on.'],
    });
    const { backupCodes } = await page
      .client()
      .accounts.regenerateBackupCodes({ password: PASSWORD, code: await codeAt(secret, Date.now()) });
    await signedInWith(person, backupCodes[3] as string);
    await page
      .client()
      .accounts.disableTotp({ password: PASSWORD, code: await codeAt(secret, Date.now() + STEP_MS) });
    expect((await tracesOf(person)).actions).toEqual([
      'account.totp_on',
      'account.backup_codes',
      'account.totp_off',
    ]);
    expect((await tracesOf(person)).letters).toHaveLength(3);
    expect(
      await browserIn(world).client().accounts.signIn({ email: person.email, password: PASSWORD }),
    ).toEqual({ status: 'signed_in' });
  });

  it('L-01 names a password that was reset by mail', async () => {
    const school = await world.hasSchool('Reset High');
    const person = await school.hasPerson({ role: 'teacher', name: 'Ada Lovelace', isFresh: false });
    const token = await resetToken(person.email);
    await browserIn(world, '203.0.113.7')
      .client()
      .accounts.resetPassword({ token, newPassword: NEW_PASSWORD });
    expect(await tracesOf(person)).toEqual({
      actions: ['account.password_reset'],
      letters: ['Your password was changed with a link we sent to this address.'],
    });
  });

  it('L-01 changes nothing that it cannot note', async () => {
    const { person, page, secret, backupCodes } = await withAuthenticator('teacher');
    const plain = await (await world.hasSchool('Plain High')).hasPerson({
      role: 'teacher',
      name: 'Bob Noyce',
      isFresh: false,
    });
    const bob = browserIn(world);
    await bob.client().accounts.signIn({ email: plain.email, password: PASSWORD });
    const started = await bob.client().accounts.enrollTotp({ password: PASSWORD });
    const token = await resetToken(plain.email);
    const asOwnerDo = (text: string) => asOwner(world, (client) => client.query(text));
    await asOwnerDo('alter table audit_log add constraint no_traces check (false) not valid');
    const code = () => codeAt(secret, Date.now());
    const now = Date.now();
    const failed = [
      await outcome(bob.client().accounts.confirmTotp({ code: await codeAt(started.secret, now) })),
      await outcome(bob.client().accounts.resetPassword({ token, newPassword: NEW_PASSWORD })),
      await outcome(page.client().accounts.regenerateBackupCodes({ password: PASSWORD, code: await code() })),
      await outcome(
        page.client().accounts.disableTotp({
          password: PASSWORD,
          code: await codeAt(secret, Date.now() + STEP_MS),
        }),
      ),
    ];
    await asOwnerDo('alter table audit_log drop constraint no_traces');
    expect(failed).not.toContain('OK');
    expect((await tracesOf(person)).actions).toEqual(['account.totp_on']);
    expect(await tracesOf(plain)).toEqual({ actions: [], letters: [] });
    // Password, factor and backup codes are what they were, and the link still works.
    expect(
      await browserIn(world).client().accounts.signIn({ email: plain.email, password: PASSWORD }),
    ).toEqual({ status: 'signed_in' });
    await signedInWith(person, backupCodes[0] as string);
    await bob.client().accounts.resetPassword({ token, newPassword: NEW_PASSWORD });
    expect((await tracesOf(plain)).actions).toEqual(['account.password_reset']);
  });
});

describe('another authenticator', () => {
  it('takes the place of a lost one with password and backup code, and not before it is confirmed', async () => {
    const { person, page, secret, backupCodes } = await withAuthenticator();
    const start = (password: string, code: string | null) =>
      page.client().accounts.replaceTotp({ password, code });
    expect(await outcome(start('not-the-one', backupCodes[0] as string))).toBe('WRONG_PASSWORD');
    expect(await outcome(start(PASSWORD, 'AAAAA-AAAAA'))).toBe('WRONG_CODE');
    expect(await outcome(start(PASSWORD, null))).toBe('WRONG_CODE');
    const next = await start(PASSWORD, backupCodes[0] as string);
    expect(next.secret).not.toBe(secret);
    expect(next.backupCodes).toHaveLength(10);

    // The old one opens until then; the new one doesn't.
    await signedInWith(person, await codeAt(secret, Date.now()));
    expect(await outcome(signedInWith(person, await codeAt(next.secret, Date.now())))).toBe('WRONG_CODE');
    expect(await outcome(signedInWith(person, next.backupCodes[0] as string))).toBe('WRONG_CODE');
    const other = await signedInWith(person, backupCodes[1] as string);
    const wrong = await outcome(page.client().accounts.confirmReplacement({ code: '000000' }));
    expect(wrong).toBe('WRONG_CODE');
    await forgetTries(world);
    // What one session began, no other one ends.
    const right = await codeAt(next.secret, Date.now() - STEP_MS);
    expect(await outcome(other.client().accounts.confirmReplacement({ code: right }))).toBe('WRONG_CODE');
    await page.client().accounts.confirmReplacement({ code: right });
    expect(await outcome(page.client().accounts.confirmReplacement({ code: right }))).toBe('WRONG_CODE');

    await forgetTries(world);
    expect((await other.client().accounts.session({})).me).toBeNull();
    expect((await page.client().accounts.session({})).me?.hasSecondFactor).toBe(true);
    expect(await outcome(signedInWith(person, await codeAt(secret, Date.now() + STEP_MS)))).toBe(
      'WRONG_CODE',
    );
    expect(await outcome(signedInWith(person, backupCodes[2] as string))).toBe('WRONG_CODE');
    expect(await outcome(signedInWith(person, right))).toBe('WRONG_CODE');
    await signedInWith(person, await codeAt(next.secret, Date.now()));
    await signedInWith(person, next.backupCodes[0] as string);
    expect(await tracesOf(person)).toMatchObject({
      actions: ['account.totp_on', 'account.totp_replacement_begun', 'account.totp_replaced'],
      letters: [expect.anything(), expect.stringContaining('Your authenticator app was replaced')],
    });
  });

  it('needs the password alone in a session that a backup code has just opened', async () => {
    const { person, page, backupCodes } = await withAuthenticator();
    const again = await signedInWith(person, backupCodes[4] as string);
    expect(await again.client().accounts.security({})).toMatchObject({ wasBackupCodeGiven: true });
    expect(await page.client().accounts.security({})).toMatchObject({ wasBackupCodeGiven: false });
    expect(await outcome(again.client().accounts.replaceTotp({ password: 'wrong', code: null }))).toBe(
      'WRONG_PASSWORD',
    );
    expect(await outcome(page.client().accounts.replaceTotp({ password: PASSWORD, code: null }))).toBe(
      'WRONG_CODE',
    );
    const { secret } = await again.client().accounts.replaceTotp({ password: PASSWORD, code: null });
    await again.client().accounts.confirmReplacement({ code: await codeAt(secret, Date.now()) });
    expect(await again.client().accounts.security({})).toMatchObject({ wasBackupCodeGiven: false });
  });

  it('is no longer free after fifteen minutes', async () => {
    const { person, backupCodes } = await withAuthenticator();
    const again = await signedInWith(person, backupCodes[4] as string);
    await again.client().accounts.replaceTotp({ password: PASSWORD, code: null });
    await world.services.db.pool.query(
      "update auth_verifications set expires_at = expires_at - interval '15 minutes'",
    );
    expect(await outcome(again.client().accounts.replaceTotp({ password: PASSWORD, code: null }))).toBe(
      'WRONG_CODE',
    );
  });

  it('gives no more guesses at backup codes than at others', async () => {
    const { page } = await withAuthenticator();
    const codes: string[] = [];
    while (codes.at(-1) !== 'TOO_MANY_TRIES' && codes.length < 20)
      codes.push(
        await outcome(page.client().accounts.replaceTotp({ password: PASSWORD, code: 'AAAAA-AAAAA' })),
      );
    expect(codes.slice(0, -1).every((one) => one === 'WRONG_CODE')).toBe(true);
    expect(codes.length).toBeLessThanOrEqual(11);
  });
});
