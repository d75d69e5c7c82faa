import type { GuardianLinkId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  AGREED,
  childAt,
  type consentRecord,
  decision,
  deletesChild,
  type Kept,
  openFamilies,
  signedForm,
  toldTo,
} from '#testing/consent.ts';
import { inDays } from '#testing/school-days.ts';
import type { Person, SchoolPlace, StudentPerson, World } from '#testing/world.ts';
import { sweepConsent } from './sweep.ts';

/*
 * Who answers for a parent, and what an answer is worth once it turns out that somebody else does.
 */

const code = (name: string) => ({ code: name });

let families: Awaited<ReturnType<typeof openFamilies>>;
let world: World;
let record: ReturnType<typeof consentRecord>;
let elm: Kept;
let school: SchoolPlace;
let office: Person;
beforeAll(async () => {
  families = await openFamilies('Elm Primary');
  ({ world, record } = families);
  [elm] = families.places;
  ({ school, office } = elm);
});
afterAll(() => world.close());

const asks = ({ studentId }: StudentPerson, email: string) =>
  office.client.consent.ask({ studentId: studentId as StudentId, email, locale: 'en' });
const opens = (token: string) => world.anonymous.consent.open({ token });
const answers = (token: string, decided: 'refused' | 'not_mine') =>
  world.anonymous.consent.answer({ token, answer: { decision: decided } });
const records = (child: StudentPerson, daysAgo: number) =>
  office.client.consent.record(signedForm(child, inDays(-daysAgo)));
const linkOf = async (person: Person, { studentId }: StudentPerson) =>
  (
    await record.rows('select id from guardian_links where guardian_user_id = $1 and student_id = $2', [
      person.userId,
      studentId,
    ])
  )[0]?.id as GuardianLinkId;
const isMistaken = async (person: Person, child: StudentPerson) =>
  office.client.families.end({
    linkId: await linkOf(person, child),
    kind: 'mistake',
    reason: 'The other Ada',
  });

it('has nobody answer whom the child named where a guardian with an account decides', async () => {
  const child = await childAt(school, 'Ann Elm');
  const before = await families.names(child, 'pal@elm.test');
  expect(await opens(before)).toMatchObject({ state: 'asked', mayDecide: true });
  const mother = await school.hasGuardian({ name: 'Mia Elm', of: child, rights: ['consent'] });
  expect(await opens(before)).toMatchObject({ state: 'asked', mayDecide: false });
  await expect(world.anonymous.consent.answer({ token: before, answer: AGREED })).rejects.toMatchObject(
    code('OTHERS_DECIDE'),
  );
  await expect(answers(before, 'refused')).rejects.toMatchObject(code('OTHERS_DECIDE'));
  expect([await record.stateOf(child), await record.deletionOf(child)]).toEqual(['required', []]);
  // Whom it doesn't concern may say so.
  await answers(before, 'not_mine');
  // Nor is anybody else asked; the guardian is, by a letter as well.
  await expect(families.names(child, 'aunt@elm.test')).rejects.toMatchObject(code('ADDRESS_REFUSED'));
  await expect(asks(child, 'aunt@elm.test')).rejects.toMatchObject(code('ADDRESS_REFUSED'));
  const token = await families.names(child, mother.email);
  await world.anonymous.consent.answer({ token, answer: AGREED });
  expect(await record.stateOf(child)).toBe('given');
});

it('lets a guardian who may not consent leave it to whoever is asked', async () => {
  const child = await childAt(school, 'Ben Elm');
  await school.hasGuardian({ name: 'Sees Elm', of: child, rights: ['see_record', 'manage_account'] });
  const token = await families.names(child, 'mum@ben.test');
  await world.anonymous.consent.answer({ token, answer: AGREED });
  expect(await record.stateOf(child)).toBe('given');
});

it('has the school write to no child, and to nobody who isn’t of age', async () => {
  const child = await childAt(school, 'Cal Elm');
  const classmate = await school.hasStudent({ name: 'Cy Elm' });
  for (const email of [child.email, classmate.email, child.email.replace('@', '+mum@')])
    await expect(asks(child, email)).rejects.toMatchObject(code('OWN_ADDRESS'));
  await asks(child, 'mum@cal.test');
});

it('takes no form that is older than a refusal, or than a guardian’s wish to delete', async () => {
  const wanted = await childAt(school, 'Dan Elm');
  const mother = await school.hasGuardian({ name: 'Mo Elm', of: wanted, rights: ['manage_account'] });
  await deletesChild(world, mother, wanted);
  await expect(records(wanted, 2)).rejects.toMatchObject(code('BAD_DAY'));
  expect(await record.deletionOf(wanted)).toHaveLength(1);

  const refused = await childAt(school, 'Eli Elm', true);
  await record.rows(
    `update consents set withdrawn_at = now() - interval '30 days', withdraw_reason = 'left_school'
     where subject_user_id = $1`,
    [refused.userId],
  );
  await school.waitsForConsent(refused);
  await answers(await families.names(refused, 'mum@eli.test'), 'refused');
  await expect(records(refused, 2)).rejects.toMatchObject(code('BAD_DAY'));
  expect(await record.deletionOf(refused)).toHaveLength(1);
  // One that was signed after that keeps the account.
  await records(refused, 0);
  expect([await record.stateOf(refused), await record.deletionOf(refused)]).toEqual(['given', []]);
});

it('ends the consent of whoever was linked by mistake, who is no parent', async () => {
  const child = await childAt(school, 'Fay Elm');
  const stranger = await school.hasGuardian({ name: 'Ada Far', of: child, rights: ['consent'] });
  const father = await school.hasGuardian({ name: 'Fin Elm', of: child, rights: ['consent'] });
  await stranger.client.consent.decide(decision(child, 'child_account', 'given'));
  await stranger.client.consent.decide(decision(child, 'ai_models', 'given'));
  await isMistaken(stranger, child);
  expect([await record.stateOf(child), await record.living(child)]).toEqual(['required', []]);
  // The account waits, and isn't deleted; who decides hears of it, and so does who keeps the records.
  expect(await record.deletionOf(child)).toEqual([]);
  expect(await toldTo(father)).toContain('consent_withdrawn');
  expect(await toldTo(office)).toContain('consent_ended');
  // A form of before is as good as it was.
  await records(child, 20);
  expect(await record.stateOf(child)).toBe('given');

  // What another parent agreed to holds, and so does what they did themselves who only leave.
  const other = await childAt(school, 'Gus Elm', true);
  const wrong = await school.hasGuardian({ name: 'Ivo Far', of: other, rights: ['consent'] });
  await isMistaken(wrong, other);
  expect(await record.stateOf(other)).toBe('given');
  const third = await childAt(school, 'Hal Elm');
  const leaving = await school.hasGuardian({ name: 'Lea Elm', of: third, rights: ['consent'] });
  await leaving.client.consent.decide(decision(third, 'child_account', 'given'));
  await leaving.client.families.leave({ linkId: await linkOf(leaving, third) });
  expect(await record.stateOf(third)).toBe('given');
});

it('tells the other guardians who decide that one asked for the deletion, and that one took it back', async () => {
  const child = await childAt(school, 'Kay Elm', true);
  const guardian = (name: string, rights: string[]) => school.hasGuardian({ name, of: child, rights });
  const mother = await guardian('Mae Kay', ['consent']);
  const father = await guardian('Fay Kay', ['manage_account']);
  const reader = await guardian('Rex Kay', ['see_record']);
  await deletesChild(world, mother, child);
  await deletesChild(world, mother, child);
  expect(await toldTo(father)).toEqual(['deletion_asked']);
  await father.client.profile.withdrawDeletion({ studentId: child.studentId as StudentId });
  expect(await toldTo(mother)).toEqual(['deletion_withdrawn']);
  expect([await toldTo(reader), await toldTo(father)]).toEqual([[], ['deletion_asked']]);
});

it.each([
  ['days before the child left', 3, 'INVALID_LINK'],
  ['on the day on which the child left', 0, null],
] as const)('keeps a parent out whose membership ended %s', async (when, days, refused) => {
  const child = await childAt(school, `Ida ${days}`, true);
  const father = await school.hasGuardian({ name: `Fred ${when}`, of: child, rights: ['consent'] });
  await families.hasAddress(father, `fred-${days}@elm.test`);
  const token = await record.isByEmail(child, `fred-${days}@elm.test`);
  await families.ends(father, elm);
  for (const table of ['guardian_links', 'school_memberships'] as const)
    await families.wasAgo(table, father, days);
  await expect(opens(token)).rejects.toMatchObject(code('INVALID_LINK'));
  await families.ends(child, elm);
  if (refused) await expect(opens(token)).rejects.toMatchObject(code(refused));
  else expect(await opens(token)).toMatchObject({ mayDecide: true });
});

it('keeps the day of a wish to delete when nobody answers, and asks anew where it is taken back', async () => {
  const child = await childAt(school, 'Jo Elm');
  const aunt = await school.hasGuardian({ name: 'Ann Aunt', of: child, rights: ['manage_account'] });
  await deletesChild(world, aunt, child);
  const before = await record.deletionOf(child);
  await record.rows(
    "update consent_requests set expires_at = now() - interval '1 hour' where student_id = $1",
    [child.studentId],
  );
  await sweepConsent(world.services);
  expect(await record.deletionOf(child)).toEqual(before);
  await aunt.client.profile.withdrawDeletion({ studentId: child.studentId as StudentId });
  expect(await record.deletionOf(child)).toEqual([]);
  expect(await child.client.consent.own({})).toMatchObject({ state: 'unnamed' });
});
