import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  AGREED,
  bornYearsAgo,
  childAt,
  type consentRecord,
  consentSecret,
  decision,
  deletesChild,
  openFamilies,
  signedForm,
  toldTo,
} from '#testing/consent.ts';
import { today } from '#testing/school-days.ts';
import type { Person, SchoolPlace, StudentPerson, World } from '#testing/world.ts';

const code = (name: string) => ({ code: name });

let world: World;
let record: ReturnType<typeof consentRecord>;
let school: SchoolPlace;
let office: Person;
beforeAll(async () => {
  const families = await openFamilies('Yew High');
  ({ world, record } = families);
  ({ school, office } = families.places[0]);
});
afterAll(() => world.close());

/** A child to whose account a parent agreed by email, and the token of the second letter. */
async function byEmail(name: string, email = `${name.split(' ')[0]?.toLowerCase()}@yew.test`) {
  const child = await childAt(school, name, true);
  return { child, email, token: await record.isByEmail(child, email) };
}
const guardianOf = (of: StudentPerson, name: string, rights: string[] = ['consent']) =>
  school.hasGuardian({ name, of, rights });
const linkEnds = (person: Person, reason: string) =>
  record.rows("update guardian_links set status = 'ended', end_reason = $2 where guardian_user_id = $1", [
    person.userId,
    reason,
  ]);
/** A guardian whose account has this address. */
async function guardianAt(email: string, of: StudentPerson, rights: string[] = ['consent']) {
  const person = await school.hasPerson({ role: 'parent', name: 'Petra Parent' });
  await record.rows('update users set email = $2 where id = $1', [person.userId, email]);
  await school.isGuardian(person, { of, rights });
  return person;
}
const open = (token: string) => world.anonymous.consent.open({ token });
const endsByLink = (token: string) => world.anonymous.consent.withdrawByLink({ token });
const renews = (token: string) => world.anonymous.consent.answer({ token, answer: AGREED });
const deletes = (person: Person, child: StudentPerson) => deletesChild(world, person, child);

it('leaves the link to review alone while a guardian has the right to consent', async () => {
  const { child, token } = await byEmail('Abe Yew');
  await guardianOf(child, 'Sees Yew', ['see_record', 'manage_account']);
  expect(await open(token)).toMatchObject({ state: 'given', mayDecide: true });
  const father = await guardianOf(child, 'Fritz Yew');
  expect(await open(token)).toMatchObject({ state: 'given', mayDecide: false, giverName: 'Petra Parent' });
  await expect(endsByLink(token)).rejects.toMatchObject(code('OTHERS_DECIDE'));
  expect(await record.deletionOf(child)).toEqual([]);
  // Nobody decides instead any more.
  await linkEnds(father, 'school');
  expect(await open(token)).toMatchObject({ mayDecide: true });
  await endsByLink(token);
  await renews(token);
  expect(await record.stateOf(child)).toBe('given');
});

it('leaves it to a guardian at the child’s other school as well', async () => {
  const { child, token } = await byEmail('Bob Yew');
  const other = await world.hasSchool('Zelkova High');
  const there = await other.hasStudent({ name: 'Bob Yew', birthOn: bornYearsAgo(9), as: child });
  await other.hasGuardian({ name: 'Zoe Yew', of: there, rights: ['consent'] });
  await expect(endsByLink(token)).rejects.toMatchObject(code('OTHERS_DECIDE'));
});

it('lets a guardian decide by the link as long as their own allows it', async () => {
  const { child, email, token } = await byEmail('Cat Yew');
  await guardianOf(child, 'Carl Yew');
  const mother = await guardianAt(email.replace('@', '+school@'), child);
  expect(await open(token)).toMatchObject({ mayDecide: true });
  await record.rows("update guardian_links set rights = '{see_record}' where guardian_user_id = $1", [
    mother.userId,
  ]);
  expect(await open(token)).toMatchObject({ mayDecide: false });
  await record.rows("update guardian_links set rights = '{consent}' where guardian_user_id = $1", [
    mother.userId,
  ]);
  await endsByLink(token);
  await renews(token);
  expect(await record.stateOf(child)).toBe('given');
});

it.each(['school', 'mistake', 'membership_ended'])(
  'opens nothing once the school has ended the link of whoever has that address (%s)',
  async (reason) => {
    const { child, email, token } = await byEmail(`Dan${reason.replace('_', '')} Yew`);
    const father = await guardianAt(email, child);
    await linkEnds(father, reason);
    await expect(open(token)).rejects.toMatchObject(code('INVALID_LINK'));
    await expect(endsByLink(token)).rejects.toMatchObject(code('INVALID_LINK'));
    // Nor under another address.
    await record.rows("update users set email = 'elsewhere-' || email where id = $1", [father.userId]);
    await expect(open(token)).rejects.toMatchObject(code('INVALID_LINK'));
    // Whoever isn't family has given no parent's consent; what a parent gave holds on.
    expect(await record.living(child)).toHaveLength(reason === 'mistake' ? 0 : 1);
  },
);

it('opens nothing while the link of whoever has that address is suspended or over, and goes on where they left', async () => {
  const { child, email, token } = await byEmail('Ed Yew');
  const father = await guardianAt(email, child);
  const becomes = (change: string) =>
    record.rows(`update guardian_links set ${change} where guardian_user_id = $1`, [father.userId]);
  await becomes("status = 'suspended'");
  await expect(open(token)).rejects.toMatchObject(code('INVALID_LINK'));
  await becomes("status = 'active', ends_on = '2024-01-01'");
  await expect(open(token)).rejects.toMatchObject(code('INVALID_LINK'));
  await becomes("status = 'ended', end_reason = 'left', ends_on = null");
  expect(await open(token)).toMatchObject({ mayDecide: true });
});

it('doesn’t undo by the link what somebody else asked for', async () => {
  // Another guardian took the consent back, and follows the child no more.
  const first = await byEmail('Flo Yew');
  const father = await guardianOf(first.child, 'Finn Yew');
  await father.client.consent.withdraw({ consentId: await record.idOf(first.child), reason: null });
  await linkEnds(father, 'left');
  expect(await open(first.token)).toMatchObject({ state: 'withdrawn', mayDecide: false });
  await expect(renews(first.token)).rejects.toMatchObject(code('OTHERS_DECIDE'));
  expect(await record.deletionOf(first.child)).toHaveLength(1);

  // The school recorded that one did.
  const second = await byEmail('Gus Yew');
  const consentId = await record.idOf(second.child);
  await office.client.consent.recordWithdrawal({ consentId, reason: 'The father called' });
  await expect(renews(second.token)).rejects.toMatchObject(code('OTHERS_DECIDE'));
  await office.client.consent.record(signedForm(second.child, today()));
  expect(await record.stateOf(second.child)).toBe('given');

  // A guardian asked for the deletion before, or after.
  for (const isBefore of [true, false]) {
    const third = await byEmail(isBefore ? 'Hal Yew' : 'Ian Yew');
    const manager = await guardianOf(third.child, 'Mo Yew', ['manage_account']);
    if (isBefore) await deletes(manager, third.child);
    await endsByLink(third.token);
    if (!isBefore) await deletes(manager, third.child);
    await expect(renews(third.token)).rejects.toMatchObject(code('OTHERS_DECIDE'));
    expect(await record.deletionOf(third.child)).toHaveLength(1);
  }
});

it('doesn’t undo it by the link of the first letter either', async () => {
  const child = await school.hasStudent({ name: 'Jan Yew', birthOn: bornYearsAgo(9) });
  await school.waitsForConsent(child);
  await child.client.consent.nameParent({ email: 'jan@yew.test', locale: 'en' });
  const manager = await guardianOf(child, 'Mia Yew', ['manage_account']);
  await deletes(manager, child);
  const token = await consentSecret(world, 'consent-request', 'jan@yew.test');
  await renews(token);
  expect(await record.stateOf(child)).toBe('given');
  expect(await record.deletionOf(child)).toHaveLength(1);
});

it('lets a guardian’s own consent take the place of one that somebody else gave, who is told', async () => {
  const { child, email, token } = await byEmail('Kim Yew');
  const father = await guardianOf(child, 'Frank Yew');
  const basedOn = await record.idOf(child);
  await expect(father.client.consent.decide(decision(child, 'child_account', 'given'))).rejects.toMatchObject(
    code('STALE'),
  );
  await father.client.consent.decide(decision(child, 'child_account', 'given', basedOn));
  expect(await record.living(child)).toMatchObject([{ method: 'signed_in', giver: 'Frank Yew' }]);
  expect(
    await record.rows('select withdraw_reason as why, withdrawn_by as by from consents where id = $1', [
      basedOn,
    ]),
  ).toEqual([{ why: 'replaced', by: father.userId }]);
  expect(
    await record.rows('select to_address from mail_outbox where template = $1', ['consent-replaced']),
  ).toEqual([{ to_address: email }]);
  await expect(open(token)).rejects.toMatchObject(code('INVALID_LINK'));
  await child.client.home.student({});
  // One's own stands already.
  const own = await record.idOf(child);
  await expect(
    father.client.consent.decide(decision(child, 'child_account', 'given', own)),
  ).rejects.toMatchObject(code('FORBIDDEN'));

  const mother = await guardianOf(child, 'Maria Yew');
  await mother.client.consent.decide(decision(child, 'child_account', 'given', own));
  expect(await record.living(child)).toMatchObject([{ giver: 'Maria Yew' }]);
  expect(await toldTo(father)).toContain('consent_replaced');
  expect(await toldTo(mother)).not.toContain('consent_replaced');
});

it('takes the place of a consent at the other school, and tells nobody whose link the school ended', async () => {
  const { child, email } = await byEmail('Lea Yew');
  await linkEnds(await guardianAt(email, child), 'school');
  const other = await world.hasSchool('Zinnia High');
  const there = await other.hasStudent({ name: 'Lea Yew', birthOn: bornYearsAgo(9), as: child });
  const mother = await other.hasGuardian({ name: 'Mae Yew', of: there, rights: ['consent'] });
  const basedOn = await record.idOf(child);
  await mother.client.consent.decide(decision(there, 'child_account', 'given', basedOn));
  expect(await record.living(child)).toMatchObject([{ giver: 'Mae Yew', schoolId: other.schoolId }]);
  expect(
    await record.rows("select from mail_outbox where template = 'consent-replaced' and to_address = $1", [
      email,
    ]),
  ).toEqual([]);
});

it('keeps the account by the link also when the 13th birthday comes after the withdrawal', async () => {
  const { child, token } = await byEmail('Mo Yew');
  await endsByLink(token);
  await record.rows('update student_profiles set birth_on = $2 where id = $1', [
    child.studentId,
    bornYearsAgo(13),
  ]);
  await expect(child.client.home.student({})).rejects.toMatchObject(code('CONSENT_REQUIRED'));
  expect(await open(token)).toMatchObject({ state: 'withdrawn', mayDecide: true });
  await renews(token);
  expect(await record.stateOf(child)).toBe('not_needed');
  expect(await record.deletionOf(child)).toEqual([]);
  await child.client.home.student({});
  // From here on there is nothing to take back by it.
  await expect(open(token)).rejects.toMatchObject(code('INVALID_LINK'));
});
