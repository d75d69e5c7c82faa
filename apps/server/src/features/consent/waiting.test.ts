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
const toldTo = async (person: Person) =>
  (await person.client.notifications.list({ tab: 'all' })).notifications.map(({ template }) => template);
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
  // Whoever decides by their link is nobody whom the child could pass over, as long as the school leaves it.
  await expect(canAsk(child, 'eve@box.test')).rejects.toMatchObject(code('ADDRESS_REFUSED'));
  await record.rows(
    "update guardian_links set status = 'ended', end_reason = 'school' where guardian_user_id = $1",
    [stranger.userId],
  );
  await canAsk(child, 'eve@box.test');
  const asked = await consentSecret(world, 'consent-request', 'eve@box.test');
  await world.anonymous.consent.answer({ token: asked, answer: AGREED });
  await child.client.home.student({});
});

it('gives the time to think again where a parent refuses an account that had consent before', async () => {
  const office = await school.hasPerson({ role: 'school_admin', name: 'Office Box' });
  const child = await hasChild('Fay Box', true);
  const next = await world.hasSchool('Next High');
  const there = await next.hasStudent({ name: 'Fay Box', birthOn: bornYearsAgo(9), as: child });
  await record.leaves(child, school);
  await canAsk(child, 'fay@box.test');
  const token = await consentSecret(world, 'consent-request', 'fay@box.test');
  const { deletionDueAt } = await world.anonymous.consent.answer({ token, answer: { decision: 'refused' } });
  expect(Date.parse(deletionDueAt as string) - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
  await world.runs('profile.sweep', {});
  expect(await record.stateOf(child)).toBe('required');
  expect(await child.client.consent.own({})).toMatchObject({ state: 'withdrawn', endsAt: deletionDueAt });
  expect(await toldTo(office)).not.toContain('consent_given');
  const mother = await next.hasGuardian({ name: 'Flora Box', of: there, rights: ['consent'] });
  await mother.client.consent.decide(decision(there, 'child_account', 'given'));
  await child.client.home.student({});
});

it('writes to nobody whose link the school ended, and opens nothing for them', async () => {
  const office = await school.hasPerson({ role: 'school_admin', name: 'Office Two' });
  const child = await hasChild('Gil Box');
  const father = await guardianOf(child, 'Falk Box', ['consent']);
  const names = (email: string) => child.client.consent.nameParent({ email, locale: 'en' });
  const asks = (email: string) =>
    office.client.consent.ask({ studentId: child.studentId as StudentId, email, locale: 'en' });
  await names(father.email);
  const token = await consentSecret(world, 'consent-request', father.email);
  await record.rows(
    "update guardian_links set status = 'ended', end_reason = 'school' where guardian_user_id = $1",
    [father.userId],
  );
  await expect(world.anonymous.consent.open({ token })).rejects.toMatchObject(code('INVALID_LINK'));
  await expect(world.anonymous.consent.answer({ token, answer: AGREED })).rejects.toMatchObject(
    code('INVALID_LINK'),
  );
  const again = father.email.replace('@', '+again@');
  await expect(names(again)).rejects.toMatchObject(code('ADDRESS_REFUSED'));
  await expect(asks(again)).rejects.toMatchObject(code('ADDRESS_REFUSED'));
  expect(await consentSecret(world, 'consent-request', again)).toBe('');
  // Nor is he reminded.
  await record.rows(
    "update consent_requests set updated_at = updated_at - interval '8 days' where student_id = $1",
    [child.studentId],
  );
  await world.runs('consent.sweep', {});
  expect(await consentSecret(world, 'consent-request', father.email)).toBe(token);
  await asks('gina@box.test');
  expect(await consentSecret(world, 'consent-request', 'gina@box.test')).not.toBe('');
});

it('lets in who turns 13 while a guardian merely wishes the deletion, which keeps its own day', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const hasWish = async (name: string) => {
    const child = await school.hasStudent({ name, birthOn: bornYearsAgo(13, 12) });
    await school.waitsForConsent(child);
    const aunt = await guardianOf(child, `Ann ${name}`, ['manage_account']);
    await deletes(aunt, child);
    return { child, dueAt: (await record.deletionOf(child))[0]?.due_at as Date };
  };
  const first = await hasWish('Wes Box');
  const unasked = await hasWish('Una Box');
  // Nobody is asked any more, as where the child left the school that asked.
  await record.rows(
    "update consent_requests set answered_at = now(), answer = 'expired' where student_id = $1",
    [unasked.child.studentId],
  );
  const ended = await hasWish('Eli Box');
  await record.rows(
    "update consent_requests set answered_at = now(), answer = 'refused' where student_id = $1",
    [ended.child.studentId],
  );
  try {
    world.isAt(inDays(13));
    await world.runs('consent.sweep', {});
    for (const { child, dueAt } of [first, unasked]) {
      expect(await record.stateOf(child)).toBe('not_needed');
      expect(await record.deletionOf(child)).toEqual([{ due_at: dueAt }]);
      await child.client.home.student({});
    }
    expect(await record.stateOf(ended.child)).toBe('required');
  } finally {
    world.isAt(inDays(0));
  }
});
