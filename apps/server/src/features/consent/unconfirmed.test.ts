import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bornYearsAgo, type consentRecord, openFamilies, signedForm, toldTo } from '#testing/consent.ts';
import { inDays } from '#testing/school-days.ts';
import type { Person, SchoolPlace, StudentPerson, World } from '#testing/world.ts';

const code = (name: string) => ({ code: name });

let families: Awaited<ReturnType<typeof openFamilies>>;
let world: World;
let record: ReturnType<typeof consentRecord>;
let school: SchoolPlace;
let office: Person;
beforeAll(async () => {
  families = await openFamilies('Yew Elementary', 'Yarrow Academy');
  ({ world, record } = families);
  [{ school, office }] = families.places;
});
afterAll(() => world.close());

const home = ({ client }: Person) => client.home.student({});
/** A child of nine who came by the school's code, and for whom the office recorded a parent's form. */
async function isAgreedTo(name: string): Promise<StudentPerson> {
  const child = await school.hasStudent({ name, birthOn: bornYearsAgo(9), status: 'provisional' });
  await school.waitsForConsent(child);
  await office.client.consent.record(signedForm(child, inDays(-1)));
  await home(child);
  return child;
}
/** Nobody confirmed them, and the two weeks are over. */
const runsOut = ({ userId }: Person) =>
  record.rows(
    "update school_memberships set provisional_until = now() - interval '1 hour' where user_id = $1",
    [userId],
  );
const sweeps = () => world.runs('consent.sweep', {});
const membership = async ({ userId }: Person) =>
  (
    await record.rows(
      'select status, end_reason as reason, provisional_until as until from school_memberships where user_id = $1',
      [userId],
    )
  )[0];

it('lets no school’s consent outlast the two weeks in which it didn’t confirm the child', async () => {
  const child = await isAgreedTo('Ann Yew');
  const mother = await school.hasGuardian({ name: 'Ada Yew', of: child, rights: ['consent'] });
  await runsOut(child);
  await sweeps();
  expect(await membership(child)).toEqual({ status: 'ended', reason: 'unconfirmed', until: null });
  expect(await record.stateOf(child)).toBe('required');
  await expect(home(child)).rejects.toMatchObject(code('CONSENT_REQUIRED'));
  // Fourteen days for a parent, and nothing is deleted before.
  expect(await child.client.consent.own({})).toMatchObject({ state: 'unnamed' });
  expect(await record.deletionOf(child)).toEqual([]);
  const [asked] = await record.rows(
    'select expires_at > now() + interval \'13 days\' as "isLong" from consent_requests where subject_user_id = $1 and answered_at is null',
    [child.userId],
  );
  expect(asked).toEqual({ isLong: true });
  expect(await toldTo(mother)).toContain('consent_withdrawn');
  expect(await toldTo(office)).toContain('consent_ended');
  // Told once, however often the job runs.
  const told = await toldTo(mother);
  await sweeps();
  expect(await toldTo(mother)).toEqual(told);
});

it('opens the account to a parent’s own consent, and not to the school again', async () => {
  const child = await isAgreedTo('Bea Yew');
  const mother = await school.hasGuardian({ name: 'Bess Yew', of: child, rights: ['consent'] });
  await runsOut(child);
  await sweeps();
  const { children } = await mother.client.consent.family({});
  expect(children).toMatchObject([{ state: 'required', deletionDueAt: null }]);
  await mother.client.consent.decide({
    studentId: child.studentId as StudentId,
    kind: 'child_account',
    decision: 'given',
    basedOn: await record.idOf(child),
    textVersion: '2026-11',
    locale: 'en',
  });
  expect(await record.stateOf(child)).toBe('given');
  // A parent's word doesn't stand in for the school's.
  expect(await membership(child)).toMatchObject({ status: 'ended' });
  expect((await child.client.accounts.listOwnRequests({})).requests).toMatchObject([
    { status: 'unconfirmed' },
  ]);
});

it('carries the account again once the school confirms the child after all', async () => {
  const child = await isAgreedTo('Cal Yew');
  await runsOut(child);
  await sweeps();
  const membershipIds = [await families.membershipOf(child, school)];
  const { decisions } = await office.client.accounts.listDecisions({ after: null });
  expect(decisions.find(({ displayName }) => displayName === 'Cal Yew')).toMatchObject({
    outcome: 'unconfirmed',
    can: { approve: true, reopen: false },
  });
  // Refusing what is over already does nothing.
  expect(await office.client.accounts.refuse({ membershipIds, reason: 'Late' })).toEqual({
    decided: 0,
    alreadyDecided: 1,
  });
  expect(await office.client.accounts.approve({ membershipIds })).toEqual({ decided: 1, alreadyDecided: 0 });
  expect(await membership(child)).toMatchObject({ status: 'active', reason: null });
  expect(await record.stateOf(child)).toBe('given');
  await home(child);
});

it('confirms nobody after all who goes to another school by now', async () => {
  const child = await school.hasStudent({
    name: 'Dot Yew',
    birthOn: bornYearsAgo(15),
    status: 'provisional',
  });
  await runsOut(child);
  await sweeps();
  const [, yarrow] = families.places;
  await yarrow?.school.hasStudent({ name: 'Dot Yew', birthOn: bornYearsAgo(15), as: child });
  const { decisions } = await office.client.accounts.listDecisions({ after: null });
  const one = decisions.find(({ displayName }) => displayName === 'Dot Yew');
  expect(one?.can).toEqual({ approve: false, reopen: false });
  const membershipIds = [await families.membershipOf(child, school)];
  expect(await office.client.accounts.approve({ membershipIds })).toMatchObject({ decided: 0 });
});

it('leaves those alone who still have time, whom the school confirmed, and who wait for a parent', async () => {
  const early = await isAgreedTo('Eve Yew');
  const confirmed = await isAgreedTo('Fay Yew');
  await office.client.accounts.approve({ membershipIds: [await families.membershipOf(confirmed, school)] });
  const waiting = await school.hasStudent({
    name: 'Gil Yew',
    birthOn: bornYearsAgo(9),
    status: 'provisional',
  });
  await school.waitsForConsent(waiting);
  await runsOut(waiting);
  await sweeps();
  expect(await membership(early)).toMatchObject({ status: 'provisional' });
  expect(await membership(confirmed)).toMatchObject({ status: 'active' });
  expect(await membership(waiting)).toMatchObject({ status: 'provisional' });
  await home(early);
  await home(confirmed);
});
