import { MembershipId, type StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayModelsRead } from '#platform/ai/may-use-models.ts';
import {
  AGREED,
  bornYearsAgo,
  childAt,
  type consentRecord,
  consentSecret,
  decision,
  type Kept,
  openFamilies,
  signedForm,
  toldTo,
} from '#testing/consent.ts';
import { today } from '#testing/school-days.ts';
import type { Person, SchoolPlace, StudentPerson, World } from '#testing/world.ts';

const code = (name: string) => ({ code: name });

let families: Awaited<ReturnType<typeof openFamilies>>;
let world: World;
let record: ReturnType<typeof consentRecord>;
let elm: SchoolPlace;
let oak: SchoolPlace;
let elmOffice: Person;
let oakOffice: Person;
beforeAll(async () => {
  families = await openFamilies('Elm Elementary', 'Oak Academy');
  ({ world, record } = families);
  [{ school: elm, office: elmOffice }, { school: oak, office: oakOffice }] = families.places as [Kept, Kept];
});
afterAll(() => world.close());

/** A child of nine who goes to both schools; each may have a consent on record. */
async function inBoth(name: string, given: { readonly elm: boolean; readonly oak: boolean }) {
  const atElm = await childAt(elm, name, given.elm);
  const atOak = await childAt(oak, name, given.oak, atElm);
  return { atElm, atOak };
}
const guardianOf = (place: SchoolPlace, of: StudentPerson, name: string) =>
  place.hasGuardian({ name, of, rights: ['consent'] });
const home = ({ client }: Person) => client.home.student({});

it('ends the consent to an account wherever it was recorded', async () => {
  const { atElm, atOak } = await inBoth('Ann Both', { elm: true, oak: true });
  const [atHome, away] = [
    await guardianOf(elm, atElm, 'Elma Both'),
    await guardianOf(oak, atOak, 'Oaka Both'),
  ];
  await atHome.client.consent.decide(decision(atElm, 'ai_models', 'given'));
  await away.client.consent.withdraw({ consentId: await record.idOf(atOak), reason: null });
  expect(await record.living(atElm)).toEqual([]);
  expect(await record.deletionOf(atElm)).toHaveLength(1);
  await expect(home(atElm)).rejects.toMatchObject(code('CONSENT_REQUIRED'));
  expect(await mayModelsRead(world.services, atElm.userId)).toBe(false);
  expect(await toldTo(atHome)).toContain('consent_withdrawn');
  for (const office of [elmOffice, oakOffice]) expect(await toldTo(office)).toContain('consent_ended');
  // Whoever decides at either school may keep the account.
  await atHome.client.consent.decide(decision(atElm, 'child_account', 'given'));
  expect(await record.deletionOf(atElm)).toEqual([]);
  await home(atElm);
});

it('takes back no refusal of a child who goes to another school by now, whose account it would decide about', async () => {
  const child = await elm.hasStudent({
    name: 'Ria Refused',
    birthOn: bornYearsAgo(9),
    status: 'provisional',
  });
  const membershipIds = [await families.membershipOf(child, elm)];
  await elmOffice.client.accounts.refuse({ membershipIds, reason: 'Not ours' });
  const canReopen = async () =>
    (await elmOffice.client.accounts.listDecisions({ after: null })).decisions.find(
      ({ membershipId }) => membershipId === membershipIds[0],
    )?.can.reopen;
  expect(await canReopen()).toBe(true);
  await childAt(oak, 'Ria Refused', true, child);
  expect(await canReopen()).toBe(false);
  await expect(elmOffice.client.accounts.reopen({ membershipIds })).rejects.toMatchObject(
    code('NOT_REFUSED'),
  );
  expect(await record.stateOf(child)).toBe('given');
});

it('ends it as well where staff record it, and by the link', async () => {
  const first = await inBoth('Ben Both', { elm: true, oak: true });
  const consentId = await record.idOf(first.atElm);
  await elmOffice.client.consent.recordWithdrawal({ consentId, reason: 'They called' });
  expect(await record.living(first.atElm)).toEqual([]);
  await expect(home(first.atElm)).rejects.toMatchObject(code('CONSENT_REQUIRED'));

  const second = await inBoth('Bea Both', { elm: true, oak: true });
  const token = await record.isByEmail(second.atElm, 'bea@both.test');
  await world.anonymous.consent.withdrawByLink({ token });
  expect(await record.living(second.atElm)).toEqual([]);
  await expect(home(second.atElm)).rejects.toMatchObject(code('CONSENT_REQUIRED'));
});

it('lets whoever decides at one school end the consent that is recorded at the other, without saying whose it is', async () => {
  const { atElm, atOak } = await inBoth('Cy Both', { elm: true, oak: false });
  const away = await guardianOf(oak, atOak, 'Cora Both');
  const { children } = await away.client.consent.family({});
  expect(children[0]?.consents).toMatchObject([
    { kind: 'child_account', isElsewhere: true, giverName: null, relationship: null, verifiedByName: null },
  ]);
  const studentId = atOak.studentId as StudentId;
  const { details } = await oakOffice.client.consent.student({ studentId });
  expect(details?.consents).toMatchObject([{ isElsewhere: true, giverName: null }]);
  // Without the right to consent a guardian neither sees nor ends it.
  const other = await oak.hasGuardian({ name: 'Otto Both', of: atOak, rights: ['see_record'] });
  const consentId = await record.idOf(atElm);
  await expect(other.client.consent.withdraw({ consentId, reason: null })).rejects.toMatchObject(
    code('NOT_FOUND'),
  );
  await away.client.consent.withdraw({ consentId, reason: null });
  expect(await record.living(atElm)).toEqual([]);
  await expect(home(atElm)).rejects.toMatchObject(code('CONSENT_REQUIRED'));

  const next = await inBoth('Cleo Both', { elm: true, oak: false });
  const nextId = await record.idOf(next.atElm);
  await oakOffice.client.consent.recordWithdrawal({ consentId: nextId, reason: 'They called' });
  expect(await record.stateOf(next.atElm)).toBe('required');
});

it.each(['signed_form', 'phone_or_video', 'school_agreement'])(
  'asks a parent anew when a child leaves the school that recorded the consent (%s)',
  async (method) => {
    const { atElm, atOak } = await inBoth(`Dee ${method}`, { elm: true, oak: false });
    await record.rows('update consents set method = $2 where student_id = $1', [atElm.studentId, method]);
    const mother = await guardianOf(oak, atOak, 'Dora Both');
    const [membership] = await record.rows(
      'select id from school_memberships where user_id = $1 and school_id = $2',
      [atElm.userId, elm.schoolId],
    );
    await elmOffice.client.people.end({
      membershipId: MembershipId.parse(membership?.id),
      ...{ kind: 'left', reason: 'Moved away', handOvers: [] },
    });
    expect(await record.living(atElm)).toEqual([]);
    await expect(home(atElm)).rejects.toMatchObject(code('CONSENT_REQUIRED'));
    // Nothing is deleted before a parent had the time to answer, at the school where the child is now.
    expect(await record.deletionOf(atElm)).toEqual([]);
    expect(await atElm.client.consent.own({})).toMatchObject({ state: 'unnamed', schoolName: oak.name });
    expect(await toldTo(mother)).toContain('consent_withdrawn');
    const { details } = await oakOffice.client.consent.student({ studentId: atOak.studentId as StudentId });
    expect(details).toMatchObject({ state: 'required', request: { isSent: false } });
    // The school that the child left records nothing any more.
    await expect(elmOffice.client.consent.record(signedForm(atElm, today()))).rejects.toMatchObject(
      code('NOT_ASKED'),
    );
    await oakOffice.client.consent.record(signedForm(atOak, today()));
    await home(atElm);
  },
);

it('changes nothing when a child leaves a school while a consent holds at the other', async () => {
  const { atElm } = await inBoth('Eve Both', { elm: true, oak: true });
  await record.leaves(atElm, elm);
  expect(await record.living(atElm)).toMatchObject([{ schoolId: oak.schoolId }]);
  await home(atElm);
});

it('revives nothing when a child comes back', async () => {
  const child = await elm.hasStudent({ name: 'Fay Back', birthOn: bornYearsAgo(9) });
  await elm.waitsForConsent(child, true);
  await record.leaves(child, elm);
  expect(await record.stateOf(child)).toBe('required');
  await record.comesBack(child, elm);
  await expect(home(child)).rejects.toMatchObject(code('CONSENT_REQUIRED'));
  // Nor by a form of before, which lapsed when the child left.
  const yesterday = new Date(Date.now() - 86_400_000).toLocaleDateString('sv', {
    timeZone: 'America/New_York',
  });
  await expect(elmOffice.client.consent.record(signedForm(child, yesterday))).rejects.toMatchObject(
    code('BAD_DAY'),
  );
  await elmOffice.client.consent.record(signedForm(child, today()));
  await home(child);
});

it('goes on with what a parent gave by themselves, which whoever decides now may end', async () => {
  const given = async (name: string) => {
    const { atElm, atOak } = await inBoth(name, { elm: true, oak: false });
    const token = await record.isByEmail(atElm, `${name.replace(' ', '-').toLowerCase()}@both.test`);
    const consentId = await record.idOf(atElm);
    await record.leaves(atElm, elm);
    await home(atElm);
    return { atElm, atOak, token, consentId };
  };
  const first = await given('Gil Moved');
  await expect(
    elmOffice.client.consent.recordWithdrawal({ consentId: first.consentId, reason: 'They left' }),
  ).rejects.toMatchObject(code('STALE'));
  const mother = await guardianOf(oak, first.atOak, 'Gina Moved');
  await mother.client.consent.withdraw({ consentId: first.consentId, reason: null });
  expect(await record.stateOf(first.atElm)).toBe('required');

  const second = await given('Hal Moved');
  await oakOffice.client.consent.recordWithdrawal({ consentId: second.consentId, reason: 'They called' });
  expect(await record.stateOf(second.atElm)).toBe('required');

  const third = await given('Ida Moved');
  await world.anonymous.consent.withdrawByLink({ token: third.token });
  expect(await record.stateOf(third.atElm)).toBe('required');

  // Who goes to no school any more is the last one's to decide about.
  const fourth = await given('Jo Moved');
  await record.leaves(fourth.atOak, oak);
  expect(await record.stateOf(fourth.atElm)).toBe('given');
  await elmOffice.client.consent.recordWithdrawal({ consentId: fourth.consentId, reason: 'They called' });
  expect(await record.stateOf(fourth.atElm)).toBe('required');
});

it('asks for consent at the next school where a child left the one that was asking', async () => {
  const { atElm, atOak } = await inBoth('Kay Moved', { elm: false, oak: false });
  await atElm.client.consent.nameParent({ email: 'kay@moved.test', locale: 'en' });
  const before = await consentSecret(world, 'consent-request', 'kay@moved.test');
  await record.leaves(atElm, elm);
  expect(await atElm.client.consent.own({})).toMatchObject({
    schoolName: oak.name,
    parentEmail: 'kay@moved.test',
  });
  await expect(world.anonymous.consent.open({ token: before })).rejects.toMatchObject(code('INVALID_LINK'));
  await world.runs('consent.sweep', {});
  const token = await consentSecret(world, 'consent-request', 'kay@moved.test');
  expect(await world.anonymous.consent.open({ token })).toMatchObject({ notice: { schoolName: oak.name } });
  await world.anonymous.consent.answer({ token, answer: AGREED });
  await home(atElm);
  expect(await record.living(atOak)).toMatchObject([
    { kind: 'ai_models', schoolId: oak.schoolId },
    { kind: 'child_account', schoolId: oak.schoolId },
  ]);
});
