import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { positionalStatement } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import { browserIn } from '#testing/browser.ts';
import { asOwner } from '#testing/promises/as-owner.ts';
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

/** A passkey of the person, and what a device that holds it answers to a challenge. */
async function hasPasskey({ userId }: Person) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: an elliptic curve key (2) for ES256 (-7) on P-256 (1), and its point.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const id = randomBytes(16).toString('base64url');
  await world.services.db.pool.query(
    `insert into auth_passkeys (id, user_id, name, credential_id, public_key, counter, transports, is_backed_up)
     values ($1, $2, 'Phone', $3, $4, 0, '{}', false)`,
    [newId(), userId, id, cose.toString('base64url')],
  );
  const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
  const origin = new URL(
    world.services.config.PUBLIC_URL ?? `http://localhost:${world.services.config.PORT}`,
  );
  return {
    signs(challenge: string) {
      // Present and verified, a counter that the device doesn't keep.
      const authenticator = Buffer.concat([sha256(origin.hostname), Buffer.from('0500000000', 'hex')]);
      const client = Buffer.from(
        JSON.stringify({ type: 'webauthn.get', challenge, origin: origin.origin, crossOrigin: false }),
      );
      const signature = sign('sha256', Buffer.concat([authenticator, sha256(client)]), privateKey);
      return {
        ...{ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} },
        response: {
          authenticatorData: authenticator.toString('base64url'),
          clientDataJSON: client.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

const signInAgain = async (person: Person, password = PASSWORD) => {
  const browser = browserIn(world);
  await browser.client().accounts.signIn({ email: person.email, password });
  return browser;
};

/** Actions of the person in the audit log, and letters to them. */
async function tracesOf({ userId }: Person) {
  const everywhere = positionalStatement<{ actor: null }>(
    "select null as actor, set_config('app.all_schools', 'on', true) where $1 = 1",
  )(1);
  const { rows } = await world.services.units.read({ role: 'fieldhouse_jobs', enter: everywhere }, [
    positionalStatement<{ action: string }>(
      'select action from audit_log where actor_user_id = $1 order by at',
    )(userId),
    positionalStatement<{ template: string }>('select template from mail_outbox where to_user_id = $1')(
      userId,
    ),
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
  it('asks for the password before a new one', async () => {
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
    await expect(
      accounts.addPasskey({ challengeId, response: NO_PASSKEY, name: 'Phone' }),
    ).rejects.toMatchObject({ code: 'INVALID_PASSKEY' });
  });

  it('A-05 opens the account to the first answer to a challenge of its own, within five minutes', async () => {
    const school = await world.hasSchool('Signature High');
    const ada = await school.hasPerson({ role: 'teacher', name: 'Ada King', isFresh: false });
    const key = await hasPasskey(ada);
    const { accounts } = browserIn(world, '203.0.113.81').client();
    const signIn = async (challengeId: string, challenge: unknown) =>
      accounts
        .passkeySignIn({ challengeId, response: key.signs(String(challenge)), asOperator: false })
        .then(({ status }) => status as string)
        .catch((error: { code: string }) => error.code);

    const first = await accounts.passkeySignInOptions({});
    const other = await accounts.passkeySignInOptions({});
    expect(await signIn(other.challengeId, first.options.challenge)).toBe('WRONG_CREDENTIALS');
    expect(await signIn(newId(), first.options.challenge)).toBe('WRONG_CREDENTIALS');
    expect(await signIn(first.challengeId, first.options.challenge)).toBe('signed_in');
    expect(await signIn(first.challengeId, first.options.challenge)).toBe('WRONG_CREDENTIALS');

    // One that was made for adding a passkey opens nothing.
    const phone = await signInAgain(ada);
    const adding = await phone.client().accounts.passkeyOptions({ password: PASSWORD });
    expect(await signIn(adding.challengeId, adding.options.challenge)).toBe('WRONG_CREDENTIALS');

    const now = world.services.clock.millis();
    world.isAt(new Date(now + 5 * 60_000).toISOString());
    expect(await signIn(other.challengeId, other.options.challenge)).toBe('WRONG_CREDENTIALS');
    world.isAt(new Date(now).toISOString());
    expect(await signIn(other.challengeId, other.options.challenge)).toBe('signed_in');
  });

  it('keeps nothing of challenges that strangers ask for', async () => {
    const rows = () =>
      asOwner(world, async (client) => {
        const { rows } = await client.query(
          'select (select count(*) from auth_verifications) + (select count(*) from spent_challenges) as kept',
        );
        return rows[0]?.kept;
      });
    const before = await rows();
    const { accounts } = browserIn(world, '203.0.113.82').client();
    for (let asked = 0; asked < 50; asked++) await accounts.passkeySignInOptions({});
    expect(await rows()).toBe(before);
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
