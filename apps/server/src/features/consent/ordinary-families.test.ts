import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withCookies } from '#testing/browser.ts';
import {
  AGREED,
  bornYearsAgo,
  childAt,
  type consentRecord,
  consentSecret,
  decision,
  deletesChild,
  type Kept,
  openFamilies,
  signedForm,
  toldTo,
} from '#testing/consent.ts';
import { today } from '#testing/school-days.ts';
import type { Person, SchoolPlace, StudentPerson, World } from '#testing/world.ts';

/*
 * What happens to families who do nothing unusual: they move, teach where their child learns, ask one another, err.
 */

const code = (name: string) => ({ code: name });

let families: Awaited<ReturnType<typeof openFamilies>>;
let world: World;
let record: ReturnType<typeof consentRecord>;
let atElm: Kept;
let elm: SchoolPlace;
let oak: SchoolPlace;
let elmOffice: Person;
const membershipOf = (person: Person, place: SchoolPlace) => families.membershipOf(person, place);
const hasAddress = (person: Person, email: string) => families.hasAddress(person, email);
beforeAll(async () => {
  families = await openFamilies('Elm Primary', 'Oak Primary');
  ({ world, record } = families);
  [atElm] = families.places;
  ({ school: elm, office: elmOffice } = atElm);
  oak = (families.places[1] as Kept).school;
});
afterAll(() => world.close());

const deletes = (person: Person, child: StudentPerson) => deletesChild(world, person, child);

it('lets a child who moved with the family name the same parent at the next school', async () => {
  const child = await childAt(elm, 'Mo Moves', true);
  const mother = await elm.hasGuardian({ name: 'Mae Moves', of: child, rights: ['consent'] });
  await hasAddress(mother, 'mae@moves.test');
  await childAt(oak, 'Mo Moves', false, child);
  for (const person of [child, mother]) {
    await elmOffice.client.people.end({
      ...{ membershipId: await membershipOf(person, elm), kind: 'left', reason: 'Moved away', handOvers: [] },
    });
  }
  expect(await record.stateOf(child)).toBe('required');
  await child.client.consent.nameParent({ email: 'mae@moves.test', locale: 'en' });
  const token = await consentSecret(world, 'consent-request', 'mae@moves.test');
  await world.anonymous.consent.answer({ token, answer: AGREED });
  expect(await record.stateOf(child)).toBe('given');
});

it('still opens nothing to a parent whose membership ended while the child stayed', async () => {
  const child = await childAt(elm, 'Stu Stays', true);
  const father = await elm.hasGuardian({ name: 'Fred Stays', of: child, rights: ['consent'] });
  await hasAddress(father, 'fred@stays.test');
  const token = await record.isByEmail(child, 'fred@stays.test');
  await elmOffice.client.people.end({
    ...{
      membershipId: await membershipOf(father, elm),
      kind: 'left',
      reason: 'A court said so',
      handOvers: [],
    },
  });
  await expect(world.anonymous.consent.open({ token })).rejects.toMatchObject(code('INVALID_LINK'));
});

it('has nobody decide as staff of one school about their child of another', async () => {
  const child = await childAt(elm, 'Ted Two', true);
  const there = await childAt(oak, 'Ted Two', false, child);
  const father = await oak.hasPerson({ role: 'teacher', name: 'Dan Two' });
  await record.rows("update school_memberships set duties = '{registrar}' where user_id = $1", [
    father.userId,
  ]);
  await elm.isGuardian(father, { of: child, rights: ['see_record'] });
  const consentId = await record.idOf(child);
  await expect(
    father.client.consent.recordWithdrawal({ consentId, reason: 'I want it' }),
  ).rejects.toMatchObject(code('FORBIDDEN'));
  await expect(father.client.consent.record(signedForm(there, today()))).rejects.toMatchObject(
    code('FORBIDDEN'),
  );
  expect(await record.stateOf(child)).toBe('given');
});

it('has a refusal stand, whoever else wishes the deletion and takes the wish back', async () => {
  const child = await childAt(elm, 'Rob Refused', true);
  await record.rows(
    "update consents set withdrawn_at = now() - interval '1 day', withdraw_reason = 'left_school' where subject_user_id = $1",
    [child.userId],
  );
  await elm.waitsForConsent(child);
  const aunt = await elm.hasGuardian({ name: 'Ann Refused', of: child, rights: ['manage_account'] });
  await child.client.consent.nameParent({ email: 'mum@refused.test', locale: 'en' });
  const token = await consentSecret(world, 'consent-request', 'mum@refused.test');
  await world.anonymous.consent.answer({ token, answer: { decision: 'refused' } });
  expect(await record.deletionOf(child)).toHaveLength(1);
  await deletes(aunt, child);
  await expect(
    withCookies(world, aunt).profile.withdrawDeletion({ studentId: child.studentId as StudentId }),
  ).rejects.toMatchObject(code('CONSENT_NEEDED'));
  expect(await record.deletionOf(child)).toHaveLength(1);
});

it('lets the parent who agreed take it back by the link while nobody else decides, whatever their link lets them do', async () => {
  const child = await childAt(elm, 'Sol Sees', true);
  const token = await record.isByEmail(child, 'mum@sees.test');
  const mother = await elm.hasPerson({ role: 'parent', name: 'Mel Sees' });
  await hasAddress(mother, 'mum@sees.test');
  await elm.isGuardian(mother, { of: child, rights: ['see_record'] });
  expect(await world.anonymous.consent.open({ token })).toMatchObject({ state: 'given', mayDecide: true });
  const father = await elm.hasGuardian({ name: 'Fin Sees', of: child, rights: ['consent'] });
  expect(await world.anonymous.consent.open({ token })).toMatchObject({ mayDecide: false });
  // Whoever agreed and follows the child hears of what takes its place.
  await father.client.consent.decide(decision(child, 'child_account', 'given', await record.idOf(child)));
  expect(await toldTo(mother)).toContain('consent_replaced');
});

it('gives back what a school recorded when it takes a refusal back', async () => {
  const child = await elm.hasStudent({ name: 'Tip Err', birthOn: bornYearsAgo(9), status: 'provisional' });
  await elm.waitsForConsent(child);
  await elmOffice.client.consent.record(signedForm(child, today()));
  const membershipIds = [await membershipOf(child, elm)];
  await elmOffice.client.accounts.refuse({ membershipIds, reason: 'Oops' });
  expect(await record.stateOf(child)).toBe('required');
  await elmOffice.client.accounts.reopen({ membershipIds });
  await elmOffice.client.accounts.approve({ membershipIds });
  expect(await record.stateOf(child)).toBe('given');
  await child.client.home.student({});
});

it('says of a child’s age what the account goes by, wherever the date was entered', async () => {
  const child = await elm.hasStudent({ name: 'Ned Nine', birthOn: bornYearsAgo(15) });
  const mother = await elm.hasGuardian({ name: 'Mia Nine', of: child, rights: ['consent'] });
  await oak.hasStudent({ name: 'Ned Nine', birthOn: bornYearsAgo(9), as: child });
  const { children } = await mother.client.consent.family({});
  expect(children[0]).toMatchObject({ isUnder13: true });
});

const endsAt = (person: Person, kind: 'left' | 'removed' = 'left') => families.ends(person, atElm, kind);
/** A child of nine, made by the school, whose parent agreed by email and follows the child. */
async function ofParent(name: string) {
  const child = await childAt(elm, name, true);
  const email = `${name.replace(' ', '-').toLowerCase()}@ends.test`;
  const parent = await elm.hasGuardian({ name: `Pat ${name}`, of: child, rights: ['consent'] });
  await hasAddress(parent, email);
  const token = await record.isByEmail(child, email);
  await record.rows(
    `insert into student_accounts (school_id, user_id, student_id, username, made_by, batch_id, line, created_at, updated_at)
     values ($1, $2, $3::uuid, 'pupil' || right($3::text, 10), $4, app.uuidv7(), 0, now(), now())`,
    [elm.schoolId, child.userId, child.studentId, elmOffice.userId],
  );
  return { child, parent, email, token };
}
const opens = (token: string) => world.anonymous.consent.open({ token });

it.each([
  ['long before', 'left', 30],
  ['just before, as the only one removed', 'removed', 0],
] as const)(
  'keeps a parent out whom the school shut out, after the child left too: %s',
  async (_when, kind, days) => {
    const { child, parent, token } = await ofParent(`Shut ${kind}`);
    await childAt(oak, child.name, false, child);
    await endsAt(parent, kind);
    for (const table of ['guardian_links', 'school_memberships'] as const)
      await families.wasAgo(table, parent, days);
    await record.rows(
      "update school_memberships set created_at = created_at - interval '1 year' where user_id = $1",
      [child.userId],
    );
    await expect(opens(token)).rejects.toMatchObject(code('INVALID_LINK'));
    await endsAt(child);
    await expect(opens(token)).rejects.toMatchObject(code('INVALID_LINK'));
    await expect(world.anonymous.consent.withdrawByLink({ token })).rejects.toMatchObject(
      code('INVALID_LINK'),
    );
  },
);

it.each([
  ['the parent first', 'left', 'left', false],
  ['the child first', 'left', 'left', true],
  ['both removed', 'removed', 'removed', false],
] as const)(
  'shuts no parent out who was ended by mistake with a child who is back: %s',
  async (when, kind, ofChild, isChildFirst) => {
    const { child, parent, email, token } = await ofParent(`Err ${when.split(' ').at(-1)}${isChildFirst}`);
    if (!isChildFirst) await endsAt(parent, kind);
    const membershipId = await endsAt(child, ofChild);
    if (isChildFirst) await endsAt(parent, kind);
    await elmOffice.client.people.takeBack({ membershipId, reason: 'Oops' });
    expect(await opens(token)).toMatchObject({ state: 'given', mayDecide: true });
    await world.anonymous.consent.withdrawByLink({ token });
    // Nor where the child asks her.
    await record.rows("update consents set withdraw_reason = 'left_school' where subject_user_id = $1", [
      child.userId,
    ]);
    await record.rows(
      "update deletion_requests set state = 'withdrawn', ended_at = now() where user_id = $1",
      [child.userId],
    );
    await elm.waitsForConsent(child);
    await child.client.consent.nameParent({ email, locale: 'en' });
    await world.anonymous.consent.answer({
      token: await consentSecret(world, 'consent-request', email),
      answer: AGREED,
    });
    expect(await record.stateOf(child)).toBe('given');
    // Whom the school shuts out after that stays so.
    const again = await elm.hasGuardian({ name: `Dad ${when}`, of: child, rights: ['consent'] });
    await hasAddress(again, `dad-${email}`);
    await endsAt(again);
    await expect(
      elmOffice.client.consent.ask({
        studentId: child.studentId as StudentId,
        email: `dad-${email}`,
        locale: 'en',
      }),
    ).rejects.toBeDefined();
    expect(
      await record.rows('select app.mailbox_standing($1, $2, null, now()) as s', [
        child.userId,
        `dad-${email}`,
      ]),
    ).toEqual([{ s: 'ended' }]);
  },
);

it('lets who teaches at one of the child’s schools and keeps the records of the other act there', async () => {
  const child = await childAt(elm, 'Ali Two', true);
  await childAt(oak, 'Ali Two', false, child);
  const both = await elm.hasPerson({ role: 'teacher', name: 'Bo Works' });
  await oak.joins(both, 'school_admin');
  const consentId = await record.idOf(child);
  await both.client.consent.recordWithdrawal({ consentId, reason: 'The mother called' });
  expect(await record.stateOf(child)).toBe('required');
});
