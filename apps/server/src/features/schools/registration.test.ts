import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform } from '#db/scopes.ts';
import { openWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const at = (address: string) => world.clientWith({ token: null, address });

const registered = async (name: string, email: string) =>
  await at('203.0.113.20').schools.register({
    ...{ name, email, address: null, phone: null, website: null, principalName: null },
  });

const run = async (text: string, values: unknown[]) =>
  (await world.services.units.write(jobForPlatform, (tx) => tx.execute(text, values))).rows;

/** Secrets of the messages to an address, the oldest first. */
const secretsFor = async (address: string) =>
  (
    await run(
      `select body_text as body from mail_outbox where template = 'confirm-school' and to_address = $1
       order by created_at, id`,
      [address],
    )
  ).map((row) => (row as { body: string }).body.match(/token=([\w-]+)/)?.[1] ?? '');

it('registers no school with a phone number or a website that is none, and says what to enter', async () => {
  const { schools } = at('203.0.113.19');
  const school = {
    name: 'Contact High',
    email: 'office@contact.test',
    address: null,
    phone: null,
    website: null,
    principalName: null,
  };
  await expect(schools.register({ ...school, phone: 'call us' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    data: { issues: [{ path: ['phone'], message: expect.stringContaining('(555) 123-4567') }] },
  });
  await expect(schools.register({ ...school, website: 'ask us' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    data: { issues: [{ path: ['website'], message: expect.stringContaining('www.school.org') }] },
  });
  await schools.register({ ...school, phone: '+1 555 123 4567', website: 'https://contact.test' });
  expect(
    await run('select phone, website from schools where registered_email = $1', ['office@contact.test']),
  ).toEqual([{ phone: '+1 555 123 4567', website: 'https://contact.test' }]);
});

it('sends the confirmation of a school again, and the new link confirms it', async () => {
  const email = 'office@again.test';
  const { code } = await registered('Again High', email);
  expect(await at('203.0.113.21').schools.resendConfirmation({ code, email: 'Office@Again.test' })).toEqual(
    {},
  );
  const [first, second] = await secretsFor(email);
  expect(second).toBeTruthy();
  expect(second).not.toBe(first);
  const confirmed = await at('203.0.113.21').schools.confirmAddress({ token: second ?? '' });
  expect(confirmed).toEqual({ schoolName: 'Again High', code });
  const noted = await run(
    `select a.action from audit_log a join schools s on s.id = a.school_id where s.registered_email = $1 order by a.id`,
    [email],
  );
  expect(noted).toEqual([
    { action: 'school.registered' },
    { action: 'school.confirmation_resent' },
    { action: 'school.address_confirmed' },
  ]);
});

it('answers alike, and sends nothing, for another address, another code and a confirmed school', async () => {
  const email = 'office@silent.test';
  const { code } = await registered('Silent High', email);
  const { schools } = at('203.0.113.22');
  expect(await schools.resendConfirmation({ code, email: 'thief@silent.test' })).toEqual({});
  expect(await schools.resendConfirmation({ code: 'ZZZ9999', email })).toEqual({});
  const [token = ''] = await secretsFor(email);
  await schools.confirmAddress({ token });
  expect(await schools.resendConfirmation({ code, email })).toEqual({});
  expect(await secretsFor(email)).toHaveLength(1);
  expect(await secretsFor('thief@silent.test')).toEqual([]);
});

it('sends five confirmations an hour to one mailbox, from wherever they are asked for', async () => {
  const email = 'office@patient.test';
  const { code } = await registered('Patient High', email);
  for (let n = 0; n < 5; n += 1) {
    await at(`203.0.113.${30 + n}`).schools.resendConfirmation({ code, email });
  }
  await expect(at('203.0.113.40').schools.resendConfirmation({ code, email })).rejects.toMatchObject({
    code: 'TOO_MANY_TRIES',
  });
  expect(await secretsFor(email)).toHaveLength(6);
});
