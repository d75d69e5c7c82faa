import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserIn, withCookies } from '#testing/browser.ts';
import { AGREED, bornYearsAgo, consentRecord, consentSecret, decision } from '#testing/consent.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';

const code = (name: string) => ({ code: name });

let world: World;
let record: ReturnType<typeof consentRecord>;
let school: SchoolPlace;
beforeAll(async () => {
  world = await openWorld();
  record = consentRecord(world);
  school = await world.hasSchool('Box High');
});
afterAll(() => world.close());

const hasChild = async (name: string, isGiven = false, place = school) => {
  const child = await place.hasStudent({ name, birthOn: bornYearsAgo(9) });
  await place.waitsForConsent(child, isGiven);
  return child;
};
const guardianOf = (of: StudentPerson, name: string, rights: string[]) =>
  school.hasGuardian({ name, of, rights });
const deletes = (person: Person, { studentId }: StudentPerson) =>
  withCookies(world, person).profile.requestDeletion({
    password: 'correct-horse-9',
    studentId: studentId as StudentId,
  });
const keeps = ({ client }: Person, { studentId }: StudentPerson) =>
  client.profile.withdrawDeletion({ studentId: studentId as StudentId });
const childrenOf = async ({ client }: Person) => (await client.profile.account({})).children;
/** What leads on from waiting: somebody can be asked. */
const canAsk = async (child: StudentPerson, email: string) => {
  expect(await child.client.consent.nameParent({ email, locale: 'en' })).toMatchObject({ state: 'asked' });
};

it('writes to nobody for a school that is closed, where no parent can answer', async () => {
  const place = await world.hasSchool('Closed High');
  const child = await hasChild('Ada Box', false, place);
  const names = (email: string) => child.client.consent.nameParent({ email, locale: 'en' });
  // What a school owes to those who run the product is no family's business: the link works.
  await record.rows("update schools set payment_status = 'suspended' where id = $1", [place.schoolId]);
  await names('first@box.test');
  const token = await consentSecret(world, 'consent-request', 'first@box.test');
  expect(await world.anonymous.consent.open({ token })).toMatchObject({ state: 'asked' });
  await record.rows("update schools set payment_status = 'active', status = 'closed' where id = $1", [
    place.schoolId,
  ]);
  await expect(names('second@box.test')).rejects.toMatchObject(code('SCHOOL_CLOSED'));
  expect(await consentSecret(world, 'consent-request', 'second@box.test')).toBe('');
  expect(await child.client.consent.own({})).toMatchObject({ parentEmail: 'first@box.test' });
  // Tries that wrote nothing don't count.
  await record.rows("update schools set status = 'active' where id = $1", [place.schoolId]);
  for (let at = 0; at < 4; at += 1) await names('first@box.test');
});

it('lets a guardian without the right to consent take back what they asked for themselves', async () => {
  const child = await hasChild('Ben Box');
  const manager = await guardianOf(child, 'Manu Box', ['manage_account']);
  const other = await guardianOf(child, 'Otto Box', ['manage_account']);
  await deletes(manager, child);
  expect(await childrenOf(manager)).toMatchObject([{ waitsForConsent: false }]);
  expect(await childrenOf(other)).toMatchObject([{ waitsForConsent: true }]);
  await expect(keeps(other, child)).rejects.toMatchObject(code('CONSENT_NEEDED'));
  await keeps(manager, child);
  expect(await record.deletionOf(child)).toEqual([]);
  expect(await record.stateOf(child)).toBe('required');
  await canAsk(child, 'ben@box.test');
});

it('makes a request where there was none, when such a wish is taken back', async () => {
  const child = await school.hasStudent({ name: 'Cy Box', birthOn: bornYearsAgo(14) });
  const manager = await guardianOf(child, 'Mara Box', ['manage_account']);
  await deletes(manager, child);
  await record.rows('update student_profiles set birth_on = $2 where id = $1', [
    child.studentId,
    bornYearsAgo(9),
  ]);
  expect(await record.stateOf(child)).toBe('required');
  await keeps(manager, child);
  await canAsk(child, 'cy@box.test');
});

it.each([true, false])(
  'keeps what a withdrawal began from being undone by whoever asked for a deletion as well (first: %s)',
  async (isFirst) => {
    const child = await hasChild(`Dan ${isFirst} Box`, true);
    const manager = await guardianOf(child, 'Max Box', ['manage_account']);
    const mother = await guardianOf(child, 'Mo Box', ['consent']);
    const withdraws = async () =>
      mother.client.consent.withdraw({ consentId: await record.idOf(child), reason: 'replaced' });
    if (isFirst) await deletes(manager, child);
    await withdraws();
    if (!isFirst) await deletes(manager, child);
    for (const guardian of [manager, mother])
      await expect(keeps(guardian, child)).rejects.toMatchObject(code('CONSENT_NEEDED'));
    expect(await childrenOf(manager)).toMatchObject([{ waitsForConsent: true }]);
    await mother.client.consent.decide(decision(child, 'child_account', 'given'));
    expect(await record.deletionOf(child)).toEqual([]);
  },
);

it('leads on where the withdrawal came from an account that wasn’t its owner’s', async () => {
  const child = await hasChild('Eve Box', true);
  const stranger = await guardianOf(child, 'Stan Box', ['consent']);
  await stranger.client.consent.withdraw({ consentId: await record.idOf(child), reason: null });
  await record.rows('update users set email_verified = false where id = $1', [stranger.userId]);
  await world.anonymous.accounts.requestReset({ email: stranger.email, locale: 'en' });
  const token = await consentSecret(world, 'reset-password', stranger.email);
  await browserIn(world, '203.0.113.77')
    .client()
    .accounts.resetPassword({
      ...{ token, newPassword: 'walnut-drum-71-sky' },
      person: { fullName: 'Stan Box', birthOn: null, locale: 'en' },
    });
  expect(await record.deletionOf(child)).toEqual([]);
  expect(await record.stateOf(child)).toBe('required');
  expect(await child.client.consent.own({})).toMatchObject({ state: 'unnamed' });
  await canAsk(child, 'eve@box.test');
  const asked = await consentSecret(world, 'consent-request', 'eve@box.test');
  await world.anonymous.consent.answer({ token: asked, answer: AGREED });
  await child.client.home.student({});
});
