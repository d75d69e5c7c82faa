import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { browserIn } from '#testing/browser.ts';
import { asOwner } from '#testing/promises/as-owner.ts';
import { codeAt } from '#testing/totp.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

const PASSWORD = 'correct-horse-9';
const OWN = 'walnut-drum-71-sky';
const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let world: World;
let school: SchoolPlace;
let people = 0;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Squat High');
});
afterAll(() => world.close());

const query = (text: string, values: unknown[]) => world.services.db.pool.query(text, values);

/** Somebody who signed up with an address that nobody has confirmed, in a browser of theirs. */
async function hasSquatter(role: 'teacher' | 'school_admin' = 'teacher') {
  people += 1;
  const person = await school.hasPerson({ role, name: `Squatter ${people}`, isFresh: false });
  await query('update users set email_verified = false where id = $1', [person.userId]);
  const page = browserIn(world, `203.0.113.${people}`);
  await page.client().accounts.signIn({ email: person.email, password: PASSWORD });
  return { person, page };
}

/** The secret of the latest letter of a kind to an address. */
async function secretOf(template: string, email: string): Promise<string> {
  const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute(
      `select body_text from mail_outbox where template = $1 and to_address = $2
       order by created_at desc limit 1`,
      [template, email],
    ),
  );
  return (rows[0] as { body_text: string }).body_text.match(/token=([\w-]+)/)?.[1] ?? '';
}

const ownersPage = () => world.clientWith({ token: null, address: '198.51.100.99' });

const OWNER = { fullName: 'Olive Owner', birthOn: null, locale: 'fr' } as const;

async function asksForReset(email: string): Promise<string> {
  await ownersPage().accounts.requestReset({ email, locale: 'en' });
  return await secretOf('reset-password', email);
}

async function resetByOwner({ email }: Pick<Person, 'email'>): Promise<void> {
  const token = await asksForReset(email);
  await ownersPage().accounts.resetPassword({ token, newPassword: OWN, person: OWNER });
}

/** Somebody who signed up as a student with an address that isn't theirs. */
async function hasStudentSquatter() {
  people += 1;
  const page = browserIn(world, `203.0.113.${people}`);
  const email = `owner-${people}@families.test`;
  const code = `SQA${1000 + people}`;
  await asOwner(world, (client) =>
    client.query('insert into school_codes (school_id, id, code, roles) values ($1, $2, $3, $4)', [
      school.schoolId,
      newId(),
      code,
      ['student'],
    ]),
  );
  await page.client().accounts.signUp({
    role: 'student',
    fullName: 'Sly Squatter',
    email,
    password: 'tulip-horn-92-canoe',
    schoolCode: code,
    birthOn: '2008-02-03',
    locale: 'de',
  });
  const { me } = await page.client().accounts.session({});
  return { page, email, userId: me?.userId ?? '' };
}

it('confirms an address in the browser that signed up, and in no other one before a sign-in', async () => {
  const { page, email } = await hasStudentSquatter();
  const token = await secretOf('confirm-email', email);
  const owner = browserIn(world, '198.51.100.91');
  const asked = { code: 'SIGN_IN_NEEDED', data: { email } };
  await expect(owner.client().accounts.verifyEmail({ token })).rejects.toMatchObject(asked);
  // Nor for somebody else who is signed in.
  const other = await school.hasPerson({ role: 'teacher', name: 'Another One', isFresh: false });
  await expect(other.client.accounts.verifyEmail({ token })).rejects.toMatchObject(asked);
  expect((await page.client().accounts.session({})).me?.isEmailVerified).toBe(false);
  // Whoever signed up on a computer and reads letters on a phone signs in there.
  await owner.client().accounts.signIn({ email, password: 'tulip-horn-92-canoe' });
  expect(await owner.client().accounts.verifyEmail({ token })).toEqual({ isFirstAdmin: false });
  expect((await page.client().accounts.session({})).me?.isEmailVerified).toBe(true);
  await expect(owner.client().accounts.disown({ token })).rejects.toMatchObject({ code: 'INVALID_LINK' });
});

it('removes an account that somebody else made, for whoever reads the letters to its address', async () => {
  const { page, email, userId } = await hasStudentSquatter();
  const token = await secretOf('confirm-email', email);
  await ownersPage().accounts.disown({ token });
  expect((await page.client().accounts.session({})).me).toBeNull();
  await expect(
    page.client().accounts.signIn({ email, password: 'tulip-horn-92-canoe' }),
  ).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  await world.runs('profile.sweep', {});
  const left = await asOwner(world, async (client) => {
    const { rows } = await client.query(
      'select u.email, p.full_name from users u join profiles p on p.id = u.id where u.id = $1',
      [userId],
    );
    return rows;
  });
  expect(left).toEqual([{ email: `deleted-${userId}@deleted.invalid`, full_name: 'Former member' }]);
  await expect(ownersPage().accounts.disown({ token })).rejects.toMatchObject({ code: 'INVALID_LINK' });
});

it('removes no account that a school has accepted, and says whom to write to', async () => {
  const { page, email, userId } = await hasStudentSquatter();
  await asOwner(world, async (client) => {
    await client.query(
      "update school_memberships set status = 'active', provisional_until = null, decided_at = now() where user_id = $1",
      [userId],
    );
    await client.query("update schools set email = 'office@squat.test' where id = $1", [school.schoolId]);
  });
  const token = await secretOf('confirm-email', email);
  await expect(ownersPage().accounts.disown({ token })).rejects.toMatchObject({
    code: 'RELIED_ON',
    data: { contact: 'office@squat.test' },
  });
  expect((await page.client().accounts.session({})).me?.userId).toBe(userId);
});

it('asks the owner of an address who they are, and keeps nothing that was entered before', async () => {
  const { page, email, userId } = await hasStudentSquatter();
  const squatter = page.client();
  await squatter.profile.savePerson({
    ...{ givenName: 'Sly', familyName: 'Squatter', version: 1 },
    ...{ phone: '555-SLY', address: 'Sly street', bio: 'Sly words' },
  });
  await squatter.profile.setAvatar({ imageBase64: ONE_PIXEL });
  await squatter.accounts.saveSettings({ colorScheme: 'dark' });
  await asOwner(world, (client) =>
    client.query(
      `insert into notification_preferences (user_id, type, channel, cadence) values ($1, 'grade', 'email', 'off')`,
      [userId],
    ),
  );
  const token = await asksForReset(email);
  const answer = { token, newPassword: OWN };
  await expect(ownersPage().accounts.resetPassword(answer)).rejects.toMatchObject({
    code: 'PERSON_NEEDED',
    data: { schoolName: 'Squat High', needsBirthOn: true },
  });
  const code = (person: { fullName: string; birthOn: string | null; locale: 'fr' }) =>
    ownersPage()
      .accounts.resetPassword({ ...answer, person })
      .then(
        () => 'OK',
        (error: { code: string }) => error.code,
      );
  expect(await code(OWNER)).toBe('BIRTH_DATE_REQUIRED');
  expect(await code({ ...OWNER, birthOn: '1850-01-01' })).toBe('BIRTH_DATE_IMPOSSIBLE');
  expect(await code({ ...OWNER, birthOn: '2007-05-06' })).toBe('OK');

  expect((await squatter.accounts.session({})).me).toBeNull();
  const owner = browserIn(world, '198.51.100.92');
  await owner.client().accounts.signIn({ email, password: OWN });
  expect((await owner.client().accounts.session({})).me).toMatchObject({
    ...{ fullName: 'Olive Owner', locale: 'fr', colorScheme: 'auto', avatarUrl: null },
    ...{ isEmailVerified: true, memberships: [{ schoolName: 'Squat High', status: 'provisional' }] },
  });
  const left = await asOwner(world, async (client) => {
    const { rows } = await client.query(
      `select sp.legal_name, sp.birth_on::text, p.phone, p.address, p.bio, m.display_name, m.sort_name, u.name,
         (select count(*)::int from notification_preferences n where n.user_id = u.id) as preferences,
         (select count(*)::int from sign_ups s where s.user_id = u.id) as entered
       from users u join profiles p on p.id = u.id join school_memberships m on m.user_id = u.id
         join student_profiles sp on sp.user_id = u.id where u.id = $1`,
      [userId],
    );
    return rows;
  });
  expect(left).toEqual([
    {
      ...{ legal_name: 'Olive Owner', birth_on: '2007-05-06', phone: null, address: null, bio: null },
      ...{ display_name: 'Olive Owner', sort_name: 'Owner, Olive', name: 'Olive Owner' },
      ...{ preferences: 0, entered: 0 },
    },
  ]);
  expect(await world.services.files.list(`avatars/${userId}`)).toEqual([]);
});

it('gives the school of a family the name of its owner', async () => {
  people += 1;
  const email = `parent-${people}@families.test`;
  await browserIn(world, `203.0.113.${people}`)
    .client()
    .accounts.signUp({
      ...{ role: 'homeschool_parent', fullName: 'Sly Squatter', email, password: 'tulip-horn-92-canoe' },
      ...{ schoolCode: null, birthOn: null, locale: 'en' },
    });
  await resetByOwner({ email });
  const owner = browserIn(world, '198.51.100.93');
  await owner.client().accounts.signIn({ email, password: OWN });
  expect((await owner.client().accounts.session({})).me?.memberships).toMatchObject([
    { schoolName: 'Owner Homeschool', role: 'homeschool_parent', status: 'active' },
  ]);
});

it('takes another address only from whoever is signed in to the account', async () => {
  const { person, page } = await hasSquatter();
  const email = `mailbox-${people}@families.test`;
  await page.client().profile.requestEmailChange({ email, password: PASSWORD });
  const token = await secretOf('change-email', email);
  await expect(ownersPage().profile.confirmEmailChange({ token })).rejects.toMatchObject({
    code: 'SIGN_IN_NEEDED',
  });
  expect((await page.client().accounts.session({})).me?.email).toBe(person.email);
  await page.client().profile.confirmEmailChange({ token });
  expect((await page.client().accounts.session({})).me?.email).toBe(email);
});

it('sets up neither a second factor nor a passkey before the address is confirmed', async () => {
  const { person, page } = await hasSquatter();
  const { accounts } = page.client();
  const unconfirmed = { code: 'EMAIL_UNCONFIRMED', status: 403 };
  await expect(accounts.enrollTotp({ password: PASSWORD })).rejects.toMatchObject(unconfirmed);
  await expect(accounts.confirmTotp({ code: '000000' })).rejects.toMatchObject(unconfirmed);
  await expect(accounts.passkeyOptions({ password: PASSWORD })).rejects.toMatchObject(unconfirmed);
  await query('update users set email_verified = true where id = $1', [person.userId]);
  await accounts.passkeyOptions({ password: PASSWORD });
  const { secret } = await accounts.enrollTotp({ password: PASSWORD });
  await accounts.confirmTotp({ code: await codeAt(secret, Date.now()) });
});

it('leads an admin who must have a second factor through the confirmation first', async () => {
  const { person, page } = await hasSquatter('school_admin');
  expect((await page.client().accounts.session({})).me).toMatchObject({
    mustSetUpSecondFactor: true,
    isEmailVerified: false,
  });
  await page.client().accounts.resendConfirmation({});
  const token = await secretOf('confirm-email', person.email);
  await page.client().accounts.verifyEmail({ token });
  await page.client().accounts.enrollTotp({ password: PASSWORD });
});

it('gives the address to whoever reads its letters: a reset removes all that was set up before, and confirms it', async () => {
  const { person, page } = await hasSquatter();
  // Set up before it was refused.
  await query('update users set two_factor_enabled = true where id = $1', [person.userId]);
  await query(
    `insert into auth_two_factors (id, user_id, secret, backup_codes, verified) values ($1, $1, 'x', 'y', true)`,
    [person.userId],
  );
  await query(
    `insert into auth_passkeys (id, user_id, name, credential_id, public_key, counter, transports, is_backed_up)
     values ($1, $1, 'Phone', $2, 'key', 0, '{}', false)`,
    [person.userId, `credential-${person.userId}`],
  );
  await page.client().profile.requestEmailChange({ email: 'squatter@example.test', password: PASSWORD });

  await resetByOwner(person);
  expect((await page.client().accounts.session({})).me).toBeNull();
  const owner = browserIn(world, '198.51.100.99');
  expect(await owner.client().accounts.signIn({ email: person.email, password: OWN })).toEqual({
    status: 'signed_in',
  });
  expect((await owner.client().accounts.session({})).me).toMatchObject({
    isEmailVerified: true,
    hasSecondFactor: false,
  });
  expect(await owner.client().accounts.security({})).toMatchObject({ hasTotp: false, passkeys: [] });
  const left = await query('select identifier from auth_verifications where value = $1', [person.userId]);
  expect(left.rows).toEqual([]);
});

it('leaves the second factor of a confirmed address where it is when the password is reset', async () => {
  const { person, page } = await hasSquatter();
  await query('update users set email_verified = true where id = $1', [person.userId]);
  const { secret } = await page.client().accounts.enrollTotp({ password: PASSWORD });
  await page.client().accounts.confirmTotp({ code: await codeAt(secret, Date.now()) });
  await resetByOwner(person);
  const owner = browserIn(world, '198.51.100.98');
  expect(await owner.client().accounts.signIn({ email: person.email, password: OWN })).toEqual({
    status: 'second_factor',
  });
});

it('lets nobody into a school before the address of whoever decides is confirmed', async () => {
  const home = await world.hasSchool('Squatted Family', 'homeschool');
  const parent = await home.hasPerson({ role: 'homeschool_parent', name: 'Sly Parent', isFresh: true });
  const child = await home.hasStudent({ name: 'An Accomplice', status: 'provisional' });
  const { waiting } = await parent.client.accounts.listWaiting({});
  const membershipIds = waiting.map(({ membershipId }) => membershipId);
  expect(waiting.map(({ displayName }) => displayName)).toEqual([child.name]);
  await query('update users set email_verified = false where id = $1', [parent.userId]);
  const unconfirmed = { code: 'EMAIL_UNCONFIRMED', status: 403 };
  await expect(parent.client.accounts.approve({ membershipIds })).rejects.toMatchObject(unconfirmed);
  await expect(parent.client.accounts.refuse({ membershipIds, reason: 'No' })).rejects.toMatchObject(
    unconfirmed,
  );
  await query('update users set email_verified = true where id = $1', [parent.userId]);
  expect(await parent.client.accounts.approve({ membershipIds })).toMatchObject({ decided: 1 });
});

it('deletes no account because somebody asked who had signed up with the address of its owner', async () => {
  const { person, page } = await hasSquatter();
  await page.client().profile.requestDeletion({ password: PASSWORD, studentId: null });
  await resetByOwner(person);
  const owner = browserIn(world, '198.51.100.97');
  await owner.client().accounts.signIn({ email: person.email, password: OWN });
  expect((await owner.client().profile.account({})).deletion).toBeNull();
  expect((await owner.client().accounts.session({})).me?.deletionDueAt).toBeNull();
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute('select action from audit_log where entity_id = $1 and action like $2', [
      person.userId,
      'account.deletion_%',
    ]),
  );
  expect(rows).toEqual(
    expect.arrayContaining([{ action: 'account.deletion_asked' }, { action: 'account.deletion_withdrawn' }]),
  );
});

it('still deletes the account of somebody who asked for it, confirmed, and forgot the password', async () => {
  const { person, page } = await hasSquatter();
  await query('update users set email_verified = true where id = $1', [person.userId]);
  await page.client().profile.requestDeletion({ password: PASSWORD, studentId: null });
  await resetByOwner(person);
  const owner = browserIn(world, '198.51.100.96');
  await owner.client().accounts.signIn({ email: person.email, password: OWN });
  expect((await owner.client().profile.account({})).deletion).not.toBeNull();
});
