import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import { browserIn } from '#testing/browser.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const PASSWORD = 'correct-horse-9';
const NEW_PASSWORD = 'tulip-horn-92-canoe';
const NO_PASSKEY = {
  id: 'no-such-key',
  rawId: 'no-such-key',
  type: 'public-key' as const,
  response: {},
  clientExtensionResults: {},
};

const signInAgain = async (person: Person, password = PASSWORD) => {
  const browser = browserIn(world);
  await browser.client().accounts.signIn({ email: person.email, password });
  return browser;
};

/** Actions of the person in the audit log, and letters to them. */
async function tracesOf({ userId }: Person) {
  const everywhere = statement<{ actor: null }>(
    "select null as actor, set_config('app.all_schools', 'on', true) where $1 = 1",
  )(1);
  const { rows } = await world.services.units.read({ role: 'fieldhouse_jobs', enter: everywhere }, [
    statement<{ action: string }>('select action from audit_log where actor_user_id = $1 order by at')(
      userId,
    ),
    statement<{ template: string }>('select template from mail_outbox where to_user_id = $1')(userId),
  ]);
  return { actions: rows[0].map((row) => row.action), letters: rows[1].map((row) => row.template) };
}

const isSignedIn = async (client: Person['client']) => (await client.accounts.session({})).me !== null;

describe('a person’s own security', () => {
  it('lists sessions and tries of oneself alone, and ends other sessions', async () => {
    const school = await world.hasSchool('Session High');
    const ada = await school.hasPerson({ role: 'teacher', name: 'Ada Lovelace', isFresh: false });
    const bob = await school.hasPerson({ role: 'teacher', name: 'Bob Noyce', isFresh: false });
    const phone = await signInAgain(ada);
    await expect(
      browserIn(world).client().accounts.signIn({ email: ada.email, password: 'not-the-one' }),
    ).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });

    const { sessions, activity } = await phone.client().accounts.security({});
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(activity).toMatchObject([
      { success: false, reason: 'wrong_credentials' },
      { success: true, reason: 'password' },
    ]);
    expect(sessions[0]).toMatchObject({ userAgent: 'test', ipAddress: expect.any(String) });

    const other = sessions[1]?.sessionId ?? '';
    await expect(bob.client.accounts.revokeSession({ sessionId: other })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await isSignedIn(ada.client)).toBe(true);
    await phone.client().accounts.revokeSession({ sessionId: other });
    expect(await isSignedIn(ada.client)).toBe(false);

    await signInAgain(ada);
    expect(await phone.client().accounts.revokeOtherSessions({})).toEqual({ ended: 1 });
    expect((await phone.client().accounts.security({})).sessions).toHaveLength(1);
    expect((await tracesOf(ada)).actions).toEqual(['account.session_ended', 'account.sessions_ended']);
  });

  it('changes the password with the old one, ends other sessions and writes a letter', async () => {
    const school = await world.hasSchool('Password High');
    const ada = await school.hasPerson({ role: 'teacher', name: 'Ada Lovelace', isFresh: false });
    const phone = await signInAgain(ada);
    const change = (currentPassword: string, newPassword: string) =>
      phone.client().accounts.changePassword({ currentPassword, newPassword });
    await expect(change('not-the-one', NEW_PASSWORD)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    await expect(change(PASSWORD, 'short')).rejects.toMatchObject({ code: 'WEAK_PASSWORD' });
    expect(await isSignedIn(ada.client)).toBe(true);
    await change(PASSWORD, NEW_PASSWORD);
    expect(await isSignedIn(ada.client)).toBe(false);
    expect(await isSignedIn(phone.client())).toBe(true);
    await expect(signInAgain(ada)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await signInAgain(ada, NEW_PASSWORD);
    expect(await tracesOf(ada)).toEqual({ actions: ['account.password'], letters: ['sign-in-changed'] });
  });

  it('counts wrong passwords here too', async () => {
    const ada = await (await world.hasSchool('Guess High')).hasPerson({
      role: 'teacher',
      name: 'Ada Lovelace',
    });
    const codes: unknown[] = [];
    while (codes.at(-1) !== 'TOO_MANY_TRIES' && codes.length < 20) {
      const guess = ada.client.accounts.removePasskey({ passkeyId: newId(), password: 'guess' });
      codes.push(
        await guess.then(
          () => 'OK',
          (error: { code: unknown }) => error.code,
        ),
      );
    }
    expect(codes.slice(0, -1).every((code) => code === 'WRONG_PASSWORD')).toBe(true);
    expect(codes.length).toBeGreaterThan(1);
    expect(codes.length).toBeLessThanOrEqual(11);
  });

  it('keeps the second factor of those who need one', async () => {
    const school = await world.hasSchool('Factor High');
    const admin = await school.hasPerson({ role: 'school_admin', name: 'An Admin' });
    await expect(
      admin.client.accounts.disableTotp({ password: PASSWORD, code: '000000' }),
    ).rejects.toMatchObject({ code: 'REQUIRED' });
  });
});

describe('passkeys', () => {
  it('asks for the password before a new one, and uses a challenge up', async () => {
    const school = await world.hasSchool('Key High');
    const ada = await school.hasPerson({ role: 'teacher', name: 'Ada Lovelace', isFresh: false });
    const phone = await signInAgain(ada);
    const { accounts } = phone.client();
    await expect(accounts.passkeyOptions({ password: 'not-the-one' })).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
    });
    const { challengeId, options } = await accounts.passkeyOptions({ password: PASSWORD });
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    for (let tries = 0; tries < 2; tries++) {
      await expect(
        accounts.addPasskey({ challengeId, response: NO_PASSKEY, name: 'Phone' }),
      ).rejects.toMatchObject({ code: 'INVALID_PASSKEY' });
    }
    const left = await world.services.db.pool.query('select 1 from auth_verifications where id = $1', [
      challengeId,
    ]);
    expect(left.rowCount).toBe(0);
  });

  it('refuses keys that nobody has, and counts them', async () => {
    const { accounts } = browserIn(world, '203.0.113.80').client();
    const codes: unknown[] = [];
    while (codes.at(-1) !== 'CHALLENGE_REQUIRED' && codes.length < 40) {
      const tried = accounts
        .passkeySignInOptions({})
        .then(({ challengeId }) =>
          accounts.passkeySignIn({ challengeId, response: NO_PASSKEY, asOperator: false }),
        );
      codes.push(
        await tried.then(
          () => 'OK',
          (error: { code: unknown }) => error.code,
        ),
      );
    }
    expect(codes.slice(0, -1).every((code) => code === 'WRONG_CREDENTIALS')).toBe(true);
    expect(codes.length).toBeGreaterThan(1);
    expect(codes.length).toBeLessThanOrEqual(31);
  });
});
