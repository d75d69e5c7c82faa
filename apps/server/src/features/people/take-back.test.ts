import { MembershipId, type StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bornYearsAgo, consentRecord, signedForm } from '#testing/consent.ts';
import { lineOf, makeAccounts, openAccountWorld } from '#testing/student-accounts.ts';
import type { Person, SchoolPlace, World } from '#testing/world.ts';

const code = (name: string) => ({ code: name });
const REFUSED = { code: 'CHANGE_REFUSED', data: { why: 'wrong_state' } };

let world: World;
let record: ReturnType<typeof consentRecord>;
let school: SchoolPlace;
let admin: Person;
beforeAll(async () => {
  ({ world, school, admin } = await openAccountWorld());
  record = consentRecord(world);
});
afterAll(() => world.close());

/** A student whose account the school made, and what leads to their membership. */
async function isMade(name: string, birthOn: string) {
  const { students } = await makeAccounts(admin, school, [lineOf(name, { birthOn })]);
  const { studentId = '', username = '', password = '' } = students[0] ?? {};
  const [row] = await record.rows('select user_id from student_profiles where id = $1', [studentId]);
  const userId = row?.user_id as string;
  const signIn = () =>
    world
      .clientWith({ token: null, address: '203.0.113.9' })
      .accounts.signInAtSchool({ school: 'lakeside', username, password: password ?? '' });
  return { studentId: studentId as StudentId, userId, signIn, membershipId: await membershipOf(userId) };
}
const membershipOf = async (userId: string) =>
  MembershipId.parse(
    (await record.rows('select id from school_memberships where user_id = $1', [userId]))[0]?.id,
  );
const ends = (membershipId: MembershipId) =>
  admin.client.people.end({ membershipId, kind: 'left', reason: 'Moved away', handOvers: [] });
const takesBack = (membershipId: MembershipId) =>
  admin.client.people.takeBack({ membershipId, reason: 'It was her sister' });
const found = async (membershipId: MembershipId) => {
  const filter = { search: '', role: null, status: null, after: null } as const;
  const { people } = await admin.client.people.list(filter);
  const { people: gone } = await admin.client.people.list({ ...filter, status: 'ended' });
  return [...people, ...gone].find((one) => one.membershipId === membershipId);
};

it('takes back a student whose account the school made, with the account as it was, on record', async () => {
  const ada = await isMade('Ada Lake', '2010-03-04');
  expect((await found(ada.membershipId))?.can.takeBack).toBe(false);
  await expect(takesBack(ada.membershipId)).rejects.toMatchObject(REFUSED);
  await ends(ada.membershipId);
  expect(await found(ada.membershipId)).toMatchObject({
    status: 'ended',
    can: { takeBack: true, end: false },
  });
  expect(await takesBack(ada.membershipId)).toEqual({ waitsForConsent: false });
  expect(await found(ada.membershipId)).toMatchObject({ status: 'active', until: null, can: { end: true } });
  await ada.signIn();
  const { events } = await admin.client.people.history({ membershipId: ada.membershipId });
  expect(events).toMatchObject([
    { action: 'taken_back', byName: 'Office Lake', reason: 'It was her sister' },
    { action: 'ended' },
  ]);
  await expect(takesBack(ada.membershipId)).rejects.toMatchObject(REFUSED);
});

it('lets a child under 13 in with a consent that lives, and lets it wait for one otherwise', async () => {
  const ben = await isMade('Ben Lake', bornYearsAgo(9));
  await ends(ben.membershipId);
  expect(await takesBack(ben.membershipId)).toEqual({ waitsForConsent: true });
  expect(await record.stateOf(ben as never)).toBe('required');
  // The school records what a parent signed, as of any child who waits.
  await admin.client.consent.record(
    signedForm(ben as never, new Date().toLocaleDateString('sv', { timeZone: 'America/New_York' })),
  );
  expect(await record.stateOf(ben as never)).toBe('given');

  const cy = await isMade('Cy Lake', bornYearsAgo(9));
  await record.rows(
    "update consents set method = 'email_plus', giver_email = 'petra@lake.test' where subject_user_id = $1",
    [cy.userId],
  );
  await ends(cy.membershipId);
  expect(await takesBack(cy.membershipId)).toEqual({ waitsForConsent: false });
  expect(await record.stateOf(cy as never)).toBe('given');
});

it('takes back within 30 days a student who has an own email, whose address the school reads no more meanwhile', async () => {
  const dee = await school.hasStudent({ name: 'Dee Self' });
  const own = await membershipOf(dee.userId);
  expect((await found(own))?.email).toBe(dee.email);
  await ends(own);
  expect(await found(own)).toMatchObject({ email: '', can: { takeBack: true } });
  const endedAgo = (days: number) =>
    record.rows('update school_memberships set ended_at = now() - make_interval(days => $2) where id = $1', [
      own,
      days,
    ]);
  await endedAgo(31);
  expect((await found(own))?.can.takeBack).toBe(false);
  await expect(takesBack(own)).rejects.toMatchObject(REFUSED);
  await endedAgo(29);
  await takesBack(own);
  await dee.client.home.student({});
});

it('says before the end of a membership that a child’s account will wait for a parent', async () => {
  const waits = async (membershipId: MembershipId) =>
    (await admin.client.people.departure({ membershipId })).waitsForConsent;
  const kim = await isMade('Kim Lake', bornYearsAgo(9));
  expect(await waits(kim.membershipId)).toBe(true);
  const teen = await isMade('Lou Lake', bornYearsAgo(14));
  expect(await waits(teen.membershipId)).toBe(false);
  await record.rows(
    "update consents set method = 'email_plus', giver_email = 'petra@lake.test' where subject_user_id = $1",
    [kim.userId],
  );
  expect(await waits(kim.membershipId)).toBe(false);
});

it('takes nobody back who is a student elsewhere by now, as the school could hold them against their family', async () => {
  const oak = await world.hasSchool('Oak Elementary');
  const gus = await isMade('Gus Lake', bornYearsAgo(9));
  await ends(gus.membershipId);
  await record.rows(
    `insert into school_memberships (school_id, id, user_id, role, status, source, decided_at, display_name, sort_name)
     select $2, app.uuidv7(), user_id, role, 'active', source, now(), display_name, sort_name
     from school_memberships where id = $1`,
    [gus.membershipId, oak.schoolId],
  );
  expect((await found(gus.membershipId))?.can.takeBack).toBe(false);
  await expect(takesBack(gus.membershipId)).rejects.toMatchObject(REFUSED);
});

it('brings somebody back as they were: suspended, if they were', async () => {
  const hal = await isMade('Hal Lake', '2010-03-04');
  await admin.client.people.suspend({ membershipId: hal.membershipId, reason: 'A fight', handOvers: [] });
  await ends(hal.membershipId);
  await takesBack(hal.membershipId);
  expect(await found(hal.membershipId)).toMatchObject({ status: 'suspended', can: { reactivate: true } });
  await admin.client.people.reactivate({ membershipId: hal.membershipId, reason: 'Over' });
  await ends(hal.membershipId);
  await takesBack(hal.membershipId);
  expect(await found(hal.membershipId)).toMatchObject({ status: 'active' });
});

it('lets nobody take back their own child', async () => {
  const ida = await isMade('Ida Lake', '2010-03-04');
  const mother = await school.hasPerson({ role: 'school_admin', name: 'Mae Lake' });
  await school.isGuardian(mother, { of: ida as never });
  await ends(ida.membershipId);
  const { people } = await mother.client.people.list({
    search: 'Ida',
    role: null,
    status: 'ended',
    after: null,
  });
  expect(people).toMatchObject([{ can: { takeBack: false } }]);
  await expect(
    mother.client.people.takeBack({ membershipId: ida.membershipId, reason: 'Mine' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN', data: { reason: 'too_close' } });
});

it('takes nobody back who was refused, is there again or whose account is gone', async () => {
  const eve = await isMade('Eve Lake', '2010-03-04');
  await ends(eve.membershipId);
  const reasonIs = (reason: string) =>
    record.rows('update school_memberships set end_reason = $2 where id = $1', [eve.membershipId, reason]);
  await reasonIs('refused');
  await expect(takesBack(eve.membershipId)).rejects.toMatchObject(REFUSED);
  await reasonIs('left');
  await record.comesBack(eve as never, school);
  await expect(takesBack(eve.membershipId)).rejects.toMatchObject(REFUSED);
  await record.rows(
    "update school_memberships set status = 'ended', end_reason = 'left', ended_at = now() where user_id = $1",
    [eve.userId],
  );
  await record.rows('update users set deleted_at = now() where id = $1', [eve.userId]);
  await expect(takesBack(eve.membershipId)).rejects.toMatchObject(REFUSED);
});

it('is for those who run the school alone', async () => {
  const fay = await isMade('Fay Lake', '2010-03-04');
  await ends(fay.membershipId);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Tess Lake' });
  const stranger = await (await world.hasSchool('Other')).hasPerson({
    role: 'school_admin',
    name: 'Otto Far',
  });
  const asked = { membershipId: fay.membershipId, reason: 'Why not' };
  await expect(teacher.client.people.takeBack(asked)).rejects.toMatchObject(code('FORBIDDEN'));
  await expect(stranger.client.people.takeBack(asked)).rejects.toMatchObject(code('NOT_FOUND'));
});
