import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform } from '#db/scopes.ts';
import { browserIn } from '#testing/browser.ts';
import { codeAt } from '#testing/totp.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

const PASSWORD = 'correct-horse-9';
const OWN = 'walnut-drum-71-sky';

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

async function resetByOwner({ email }: Person): Promise<void> {
  const page = world.clientWith({ token: null, address: '198.51.100.99' });
  await page.accounts.requestReset({ email, locale: 'en' });
  const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute(
      `select body_text from mail_outbox where template = 'reset-password' and to_address = $1
       order by created_at desc limit 1`,
      [email],
    ),
  );
  const token = (rows[0] as { body_text: string }).body_text.match(/token=([\w-]+)/)?.[1] ?? '';
  await page.accounts.resetPassword({ token, newPassword: OWN });
}

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
  const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute("select body_text from mail_outbox where template = 'confirm-email' and to_address = $1", [
      person.email,
    ]),
  );
  const token = (rows[0] as { body_text: string }).body_text.match(/token=([\w-]+)/)?.[1] ?? '';
  await world.anonymous.accounts.verifyEmail({ token });
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
