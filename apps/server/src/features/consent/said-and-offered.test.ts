import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  AGREED,
  bornYearsAgo,
  childAt,
  type consentRecord,
  consentSecret,
  openFamilies,
} from '#testing/consent.ts';
import type { Person, SchoolPlace, StudentPerson, World } from '#testing/world.ts';
import { sweepConsent } from './sweep.ts';

/*
 * What is listed and offered is what can be done, and what a link says is so.
 */

const code = (name: string) => ({ code: name });

let world: World;
let record: ReturnType<typeof consentRecord>;
let turns13: Awaited<ReturnType<typeof openFamilies>>['turns13'];
let school: SchoolPlace;
let office: Person;
beforeAll(async () => {
  const families = await openFamilies('Ash Primary');
  ({ world, record, turns13 } = families);
  ({ school, office } = families.places[0]);
});
afterAll(() => world.close());

const child = (name: string, isGiven: boolean) => childAt(school, name, isGiven);
const can = async ({ studentId }: StudentPerson) =>
  (await office.client.consent.student({ studentId: studentId as StudentId })).details?.can;

it('says at a school that closed that nobody decides any more, and lists no request as needed', async () => {
  const place = await world.hasSchool('Closed Primary');
  const waits = await place.hasStudent({ name: 'Wil Closed', birthOn: bornYearsAgo(9) });
  await place.waitsForConsent(waits, false);
  const asked = await place.hasStudent({ name: 'Ada Closed' });
  const parent = await place.hasPerson({ role: 'parent', name: 'Paul Closed' });
  await place.isGuardian(parent, { of: asked });
  await record.rows("update guardian_links set status = 'pending' where guardian_user_id = $1", [
    parent.userId,
  ]);
  const isNeeded = async () => (await parent.client.consent.needed({})).items.map(({ what }) => what);
  expect(await isNeeded()).toEqual(['link']);
  expect(await waits.client.consent.own({})).toMatchObject({ isClosed: false });
  await record.rows("update schools set status = 'closed' where id = $1", [place.schoolId]);
  expect(await isNeeded()).toEqual([]);
  expect((await parent.client.families.mine({})).children).toMatchObject([
    { status: 'pending', isClosed: true },
  ]);
  expect(await waits.client.consent.own({})).toMatchObject({ isClosed: true });
});

it('offers to record a consent and to write to a parent where that is done, and not elsewhere', async () => {
  const waits = await child('Wes Ash', false);
  expect(await can(waits)).toEqual({ record: true, ask: true, end: true });
  const open = await child('Ora Ash', true);
  expect(await can(open)).toEqual({ record: false, ask: false, end: true });
  const left = await child('Lea Ash', false);
  await record.leaves(left, school);
  expect(await can(left)).toMatchObject({ record: false });
  const late = await child('Lou Ash', false);
  await record.rows(
    "update consent_requests set expires_at = now() - interval '1 hour' where student_id = $1",
    [late.studentId],
  );
  expect(await can(late)).toMatchObject({ record: true, ask: false });
});

it('lets a guardian end a consent that was recorded where they teach, and are no guardian', async () => {
  const atAsh = await child('Tia Ash', true);
  const other = await world.hasSchool('Birch Primary');
  const there = await other.hasStudent({ name: 'Tia Ash', birthOn: bornYearsAgo(9), as: atAsh });
  const mother = await school.hasPerson({ role: 'teacher', name: 'Tess Ash' });
  await other.isGuardian(mother, { of: there, rights: ['consent'] });
  const { children } = await mother.client.consent.family({});
  // A copy of the record is for those who see it.
  expect(children).toMatchObject([{ seesRecord: false }]);
  const father = await other.hasGuardian({ name: 'Tom Ash', of: there, rights: ['consent', 'see_record'] });
  expect((await father.client.consent.family({})).children).toMatchObject([{ seesRecord: true }]);
  expect(children.map(({ consents }) => consents.map(({ isElsewhere }) => isElsewhere))).toEqual([[true]]);
  const consentId = await record.idOf(atAsh);
  const { child: after } = await mother.client.consent.withdraw({ consentId, reason: null });
  expect(after.studentId).toBe(there.studentId);
  expect(await record.living(atAsh)).toEqual([]);
});

it('says by the link of the second letter that nobody’s consent is needed once the child is 13', async () => {
  const one = await child('Xia Ash', true);
  const token = await record.isByEmail(one, 'petra@ash.test');
  expect(await world.anonymous.consent.open({ token })).toMatchObject({ state: 'given', mayDecide: true });
  await turns13(one);
  expect(await world.anonymous.consent.open({ token })).toMatchObject({
    state: 'not_needed',
    mayDecide: false,
    until: null,
  });
  await expect(world.anonymous.consent.withdrawByLink({ token })).rejects.toMatchObject(code('NOT_NEEDED'));
  await expect(world.anonymous.consent.answer({ token, answer: AGREED })).rejects.toMatchObject(
    code('INVALID_LINK'),
  );
  expect(await record.deletionOf(one)).toEqual([]);
});

it('deletes nobody who turned 13 by a no that comes after the birthday', async () => {
  const one = await child('Yan Ash', false);
  await one.client.consent.nameParent({ email: 'pia@ash.test', locale: 'en' });
  const token = await consentSecret(world, 'consent-request', 'pia@ash.test');
  await turns13(one);
  await expect(
    world.anonymous.consent.answer({ token, answer: { decision: 'refused' } }),
  ).rejects.toMatchObject(code('INVALID_LINK'));
  expect(await record.deletionOf(one)).toEqual([]);
});

it('says by the link of the first letter too that nobody’s consent is needed once the child is 13', async () => {
  const one = await child('Yvo Ash', false);
  await one.client.consent.nameParent({ email: 'pat@ash.test', locale: 'en' });
  const token = await consentSecret(world, 'consent-request', 'pat@ash.test');
  const opens = () => world.anonymous.consent.open({ token });
  expect(await opens()).toMatchObject({ state: 'asked', mayDecide: true });
  await turns13(one);
  const NOT_NEEDED = { state: 'not_needed', mayDecide: false, until: null, requestNumber: null };
  expect(await opens()).toMatchObject(NOT_NEEDED);
  // Also once the account has been let in, until the day of the request.
  await sweepConsent(world.services);
  expect(await record.stateOf(one)).toBe('not_needed');
  expect(await opens()).toMatchObject(NOT_NEEDED);
  await expect(world.anonymous.consent.answer({ token, answer: AGREED })).rejects.toMatchObject(
    code('INVALID_LINK'),
  );
  expect(await record.living(one)).toEqual([]);
});
