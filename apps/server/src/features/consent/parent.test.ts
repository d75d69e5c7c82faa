import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { browserIn } from '#testing/browser.ts';
import { AGREED, bornYearsAgo, consentSecret } from '#testing/consent.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

const code = (name: string) => ({ code: name });

let world: World;
let school: SchoolPlace;
let admin: Person;
let signUps = 0;
let parentEmail = '';
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  signUps += 1;
  parentEmail = `petra-${signUps}@families.test`;
  school = await world.hasSchool(`Pine ${signUps}`);
  admin = await school.hasPerson({ role: 'school_admin', name: `Office ${signUps}` });
  await inSchool(
    "insert into school_codes (school_id, id, code, roles) values ($1, app.uuidv7(), $2, '{student}')",
    [school.schoolId, `PIN${1000 + signUps}`],
  );
});

const inSchool = async (sql: string, values: unknown[] = []) =>
  (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(sql, values)))
    .rows as Record<string, unknown>[];
const inPlatform = async (sql: string, values: unknown[] = []) =>
  (await world.services.units.write(jobForPlatform, (tx) => tx.execute(sql, values))).rows as Record<
    string,
    unknown
  >[];

/** A child of eight signs up with the school's code. */
async function signUpChild(birthOn = bornYearsAgo(8)) {
  const email = `kim-${signUps}@kids.test`;
  const page = browserIn(world, `203.0.113.${signUps + 10}`);
  await page.client().accounts.signUp({
    role: 'student',
    fullName: 'Kim Child',
    email,
    password: 'tulip-horn-92-canoe',
    schoolCode: `PIN${1000 + signUps}`,
    birthOn,
    locale: 'en',
  });
  return { email, client: page.client() };
}
const names = (child: Awaited<ReturnType<typeof signUpChild>>, email = parentEmail) =>
  child.client.consent.nameParent({ email, locale: 'es' });
const secret = () => consentSecret(world, 'consent-request', parentEmail);
const stateOf = async (email: string) =>
  (await inPlatform('select consent_state from users where email = $1', [email]))[0]?.consent_state;

it('takes no address of a student of the school, or of anybody who isn’t of age', async () => {
  const child = await signUpChild();
  const refused = code('OWN_ADDRESS');
  const classmate = await school.hasStudent({ name: 'Class Mate' });
  await expect(names(child, classmate.email)).rejects.toMatchObject(refused);
  await expect(names(child, classmate.email.replace('@', '+kim@'))).rejects.toMatchObject(refused);
  const grown = await school.hasStudent({ name: 'Grown Mate', birthOn: '2000-01-01' });
  await expect(names(child, grown.email)).rejects.toMatchObject(refused);
  const far = await world.hasSchool(`Far ${signUps}`);
  const friend = await far.hasStudent({ name: 'Far Friend' });
  await expect(names(child, friend.email.toUpperCase())).rejects.toMatchObject(refused);
  expect(await child.client.consent.own({})).toMatchObject({ state: 'unnamed', parentEmail: null });
  expect(
    await inPlatform("select from mail_outbox where template = 'consent-request' and to_address = any ($1)", [
      [classmate.email, grown.email, friend.email],
    ]),
  ).toEqual([]);
  // Nobody finds out by trying who is a student.
  const another = await school.hasStudent({ name: 'Other Mate' });
  await expect(names(child, another.email)).rejects.toMatchObject(refused);
  await expect(names(child)).rejects.toMatchObject(code('TOO_MANY_TRIES'));
});

it('takes the address of a parent who has an account', async () => {
  const child = await signUpChild();
  const parent = await school.hasPerson({ role: 'parent', name: 'Par Ent', isFresh: false });
  const grown = await (await world.hasSchool(`Old ${signUps}`)).hasStudent({
    name: 'Al Um',
    birthOn: '1990-01-01',
  });
  expect(await names(child, grown.email)).toMatchObject({ state: 'asked' });
  expect(await names(child, parent.email)).toMatchObject({ parentEmail: parent.email });
});

it('leads a child from sign-up through the parent into the school', async () => {
  const child = await signUpChild();
  expect(await child.client.accounts.session({})).toMatchObject({ me: null, waitsForConsent: true });
  await expect(child.client.home.student({})).rejects.toMatchObject(code('CONSENT_REQUIRED'));
  expect(await child.client.consent.own({})).toMatchObject({
    state: 'unnamed',
    givenName: 'Kim',
    schoolName: school.name,
    parentEmail: null,
  });
  // Nothing is mailed to the child.
  expect(await inPlatform('select from mail_outbox where to_address = $1', [child.email])).toEqual([]);
  // The school sees what it waits for, and approving opens nothing.
  const { waiting } = await admin.client.accounts.listWaiting({});
  expect(waiting).toMatchObject([{ displayName: 'Kim Child', waitsForParent: true }]);
  await admin.client.accounts.approve({ membershipIds: waiting.map(({ membershipId }) => membershipId) });
  await expect(child.client.home.student({})).rejects.toMatchObject(code('CONSENT_REQUIRED'));

  await expect(names(child, child.email)).rejects.toMatchObject(code('OWN_ADDRESS'));
  expect(await names(child)).toMatchObject({ state: 'asked', parentEmail, locale: 'es' });
  const token = await secret();
  const opened = await world.anonymous.consent.open({ token });
  expect(opened).toMatchObject({
    state: 'asked',
    locale: 'es',
    requestNumber: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
    notice: {
      version: '2026-11',
      studentName: 'Kim',
      schoolName: school.name,
      // What this server is set up with, and nothing else.
      recipients: [{ purpose: 'video', name: 'meet.jit.si' }],
    },
  });
  expect(JSON.stringify(opened)).not.toContain('Child');
  await expect(
    world.anonymous.consent.answer({ token, answer: { ...AGREED, textVersion: '2025-01' } }),
  ).rejects.toMatchObject(code('OTHER_TEXT'));
  expect(await world.anonymous.consent.answer({ token, answer: AGREED })).toEqual({
    decision: 'given',
    deletionDueAt: null,
  });
  expect(await child.client.home.student({})).toMatchObject({ activeCourseCount: 0 });
  await expect(child.client.consent.own({})).rejects.toMatchObject(code('NOT_FOUND'));
  expect(
    await inSchool(
      `select kind, decision, basis, method, text_version, locale, giver_name, giver_email, relationship,
         ip_address is not null as has_ip from consents order by kind`,
    ),
  ).toEqual(
    [
      { kind: 'ai_models', decision: 'refused' },
      { kind: 'child_account', decision: 'given' },
    ].map((one) => ({
      ...one,
      ...{ basis: 'parent', method: 'email_plus', text_version: '2026-11', locale: 'es' },
      ...{ giver_name: 'Petra Parent', giver_email: parentEmail, relationship: 'mother', has_ip: true },
    })),
  );
  expect(
    await inSchool("select action from audit_log where action like 'consent.%' order by at, id"),
  ).toEqual([{ action: 'consent.asked' }, { action: 'consent.given' }]);
});

it('answers a used, replaced, expired and made-up link alike', async () => {
  const child = await signUpChild();
  await names(child);
  const first = await secret();
  await names(child);
  const second = await secret();
  expect(second).not.toBe(first);
  const answers: unknown[] = [];
  const open = (token: string) =>
    world.anonymous.consent
      .open({ token })
      .catch(({ code: refused, status, data, message }) => answers.push({ refused, status, data, message }));
  await open(first);
  await inSchool("update consent_requests set expires_at = now() - interval '1 minute'");
  await open(second);
  await inSchool("update consent_requests set expires_at = now() + interval '1 day'");
  await world.anonymous.consent.answer({ token: second, answer: { decision: 'not_mine' } });
  await open(second);
  await open('no-such-token-at-all');
  await open(`c.${crypto.randomUUID()}.${'A'.repeat(43)}`);
  expect(answers).toHaveLength(5);
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(answers[0]).toMatchObject({ refused: 'INVALID_LINK', status: 410 });
});

it('asks for another address when the letter went to a stranger, who is forgotten', async () => {
  const child = await signUpChild();
  await names(child, 'stranger@families.test');
  const token = await consentSecret(world, 'consent-request', 'stranger@families.test');
  await world.anonymous.consent.answer({ token, answer: { decision: 'not_mine' } });
  expect(await child.client.consent.own({})).toMatchObject({ state: 'unnamed', parentEmail: null });
  expect(await inSchool('select parent_email, token_hash from consent_requests')).toEqual([
    { parent_email: null, token_hash: null },
  ]);
  expect(await names(child)).toMatchObject({ state: 'asked' });
});

it('deletes an account that a parent refuses, with the name in the record', async () => {
  const child = await signUpChild();
  await names(child);
  await world.anonymous.consent.answer({ token: await secret(), answer: { decision: 'refused' } });
  await world.runs('profile.sweep', {});
  expect(await inPlatform('select from users where email = $1', [child.email])).toEqual([]);
  expect(await inSchool('select legal_name, birth_on from student_profiles')).toEqual([
    { legal_name: 'Deleted account', birth_on: null },
  ]);
  expect(await inSchool('select answer, parent_email from consent_requests')).toEqual([
    { answer: 'refused', parent_email: null },
  ]);
  expect(await child.client.accounts.session({})).toMatchObject({ me: null, waitsForConsent: false });
});

it('sends five letters a day for one child, whatever the addresses', async () => {
  const child = await signUpChild();
  for (let at = 0; at < 5; at += 1) await names(child, `parent-${at}@many.test`);
  await expect(names(child, 'parent-6@many.test')).rejects.toMatchObject(code('TOO_MANY_TRIES'));
  expect(await inPlatform("select from mail_outbox where to_address like '%@many.test'")).toHaveLength(5);
});

it('takes back by the link of the second letter, and gives again before the account goes', async () => {
  const child = await signUpChild();
  await names(child);
  await world.anonymous.consent.answer({ token: await secret(), answer: { ...AGREED, locale: 'en' } });
  await world.runs('consent.sweep', {});
  expect(await consentSecret(world, 'consent-confirmed', parentEmail)).toBe('');
  await inSchool("update consents set given_at = given_at - interval '25 hours'");
  await world.runs('consent.sweep', {});
  await world.runs('consent.sweep', {});
  expect(
    await inPlatform("select from mail_outbox where template = 'consent-confirmed' and to_address = $1", [
      parentEmail,
    ]),
  ).toHaveLength(1);
  const token = await consentSecret(world, 'consent-confirmed', parentEmail);
  expect(await world.anonymous.consent.open({ token })).toMatchObject({
    state: 'given',
    giverName: 'Petra Parent',
    aiModels: false,
  });
  const { deletionDueAt } = await world.anonymous.consent.withdrawByLink({ token });
  expect(Date.parse(deletionDueAt) - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
  await expect(child.client.home.student({})).rejects.toMatchObject(code('CONSENT_REQUIRED'));
  expect(await child.client.consent.own({})).toMatchObject({ state: 'withdrawn', endsAt: deletionDueAt });
  // Nobody else is asked over the head of the parent who ended it.
  await expect(names(child, 'other@families.test')).rejects.toMatchObject(code('NOT_ASKED'));
  await expect(world.anonymous.consent.withdrawByLink({ token })).rejects.toMatchObject(code('INVALID_LINK'));

  expect(await world.anonymous.consent.open({ token })).toMatchObject({
    state: 'withdrawn',
    until: deletionDueAt,
  });
  await world.anonymous.consent.answer({ token, answer: { ...AGREED, aiModels: true } });
  expect(await child.client.home.student({})).toMatchObject({ activeCourseCount: 0 });
  expect(await inPlatform("select state from deletion_requests where state = 'asked'")).toEqual([]);
  // Only the newest consent's own link works.
  await expect(world.anonymous.consent.open({ token })).rejects.toMatchObject(code('INVALID_LINK'));
});

it('lets somebody who is 13 sign up by themselves, by the day of the school', async () => {
  const child = await signUpChild(bornYearsAgo(13));
  expect(await child.client.accounts.session({})).toMatchObject({ waitsForConsent: false });
  expect(await stateOf(child.email)).toBe('not_needed');
});

it('keeps waiting a child who resets the password and says another birth date', async () => {
  const child = await signUpChild();
  await world.anonymous.accounts.requestReset({ email: child.email, locale: 'en' });
  const token = await consentSecret(world, 'reset-password', child.email);
  const reset = (birthOn: string) =>
    browserIn(world, '203.0.113.250')
      .client()
      .accounts.resetPassword({
        ...{ token, newPassword: 'walnut-drum-71-sky' },
        person: { fullName: 'Kim Child', birthOn, locale: 'en' },
      });
  await expect(reset('2001-01-01')).rejects.toMatchObject(code('TOO_YOUNG'));
  await reset(bornYearsAgo(9));
  expect(await stateOf(child.email)).toBe('required');
});
