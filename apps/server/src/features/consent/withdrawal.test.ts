import type { ConsentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayModelsRead } from '#platform/ai/may-use-models.ts';
import { AGREED, bornYearsAgo, consentSecret } from '#testing/consent.ts';
import { asOwner } from '#testing/promises/as-owner.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';

const code = (name: string) => ({ code: name });

let world: World;
let school: SchoolPlace;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Ash High');
  admin = await school.hasPerson({ role: 'school_admin', name: 'Office Ash' });
});
afterAll(() => world.close());

const rowsOf = (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  asOwner(world, async (client) => (await client.query(text, values)).rows);
const hasChild = async (name: string, isGiven = true) => {
  const child = await school.hasStudent({ name, birthOn: bornYearsAgo(9) });
  await school.waitsForConsent(child, isGiven);
  return child;
};
const guardianOf = (of: StudentPerson, name: string, rights = ['see_record', 'consent', 'manage_account']) =>
  school.hasGuardian({ name, of, rights });
const idOf = async ({ studentId }: StudentPerson, kind = 'child_account') =>
  (
    await rowsOf('select id from consents where student_id = $1 and kind = $2 and withdrawn_at is null', [
      studentId,
      kind,
    ])
  )[0]?.id as ConsentId;
const decide = (
  person: Person,
  { studentId }: StudentPerson,
  kind: 'child_account' | 'ai_models' | 'directory',
  decision: 'given' | 'refused',
) =>
  person.client.consent.decide({
    studentId: studentId as StudentId,
    ...{ kind, decision, basedOn: null, textVersion: '2026-11', locale: 'en' },
  });
const withdraws = async (person: Person, child: StudentPerson) =>
  person.client.consent.withdraw({ consentId: await idOf(child), reason: null });
const deletionOf = ({ userId }: StudentPerson) =>
  rowsOf("select due_at from deletion_requests where user_id = $1 and state = 'asked'", [userId]);
const mayRead = ({ userId }: StudentPerson) => mayModelsRead(world.services, userId);
const toldTo = async (person: Person) =>
  (await person.client.notifications.list({ tab: 'all' })).notifications.map(({ template }) => template);
const form = ({ studentId }: StudentPerson, on: string) =>
  ({
    studentId: studentId as StudentId,
    method: 'signed_form',
    giverName: 'Paula Parent',
    relationship: 'mother',
    aiModels: false,
    on,
    locale: 'en',
  }) as const;

it('ends with the account what models may read, and doesn’t revive it when a parent agrees again', async () => {
  const child = await hasChild('Ada Ash');
  const mother = await guardianOf(child, 'Mother Ash');
  await decide(mother, child, 'ai_models', 'given');
  expect(await mayRead(child)).toBe(true);
  await withdraws(mother, child);
  expect(await mayRead(child)).toBe(false);
  await decide(mother, child, 'child_account', 'given');
  expect(await mayRead(child)).toBe(false);
  // Nor while the account waits for another reason.
  await decide(mother, child, 'ai_models', 'given');
  await rowsOf("update users set consent_state = 'required' where id = $1", [child.userId]);
  expect(await mayRead(child)).toBe(false);
});

it('deletes nobody’s account for whom no consent is needed any more', async () => {
  const child = await hasChild('Ben Ash');
  const mother = await guardianOf(child, 'Mia Ash');
  const consentId = await idOf(child);
  for (const years of [13, 18]) {
    await rowsOf('update student_profiles set birth_on = $2 where id = $1', [
      child.studentId,
      bornYearsAgo(years),
    ]);
    await expect(
      admin.client.consent.recordWithdrawal({ consentId, reason: 'They called' }),
    ).rejects.toMatchObject(code('NOT_NEEDED'));
    await expect(
      (years === 18 ? child : mother).client.consent.withdraw({ consentId, reason: null }),
    ).rejects.toMatchObject(code('NOT_NEEDED'));
  }
  expect(await deletionOf(child)).toEqual([]);
  await child.client.home.student({});
});

it('keeps a withdrawal from being undone by a guardian who may not consent', async () => {
  const child = await hasChild('Cleo Ash');
  const mother = await guardianOf(child, 'Maud Ash');
  const father = await guardianOf(child, 'Finn Ash', ['manage_account']);
  await withdraws(mother, child);
  const studentId = child.studentId as StudentId;
  expect((await father.client.profile.account({})).children).toMatchObject([
    { studentId, deletionDueAt: expect.any(String), waitsForConsent: true },
  ]);
  for (const guardian of [father, mother]) {
    await expect(guardian.client.profile.withdrawDeletion({ studentId })).rejects.toMatchObject(
      code('CONSENT_NEEDED'),
    );
  }
  expect(await deletionOf(child)).toHaveLength(1);
  await decide(mother, child, 'child_account', 'given');
  expect(await deletionOf(child)).toEqual([]);
  expect((await father.client.profile.account({})).children).toMatchObject([
    { deletionDueAt: null, waitsForConsent: false },
  ]);
});

it('takes no form that is older than the child or than what a parent took back', async () => {
  const child = await hasChild('Dora Ash');
  const mother = await guardianOf(child, 'Moira Ash');
  await withdraws(mother, child);
  await rowsOf(
    "update consents set withdrawn_at = withdrawn_at - interval '3 days' where student_id = $1 and withdrawn_at is not null",
    [child.studentId],
  );
  await rowsOf(
    "update deletion_requests set created_at = created_at - interval '3 days' where user_id = $1",
    [child.userId],
  );
  const day = (ago: number) =>
    new Date(Date.now() - ago * 86_400_000).toLocaleDateString('sv', { timeZone: 'America/New_York' });
  for (const on of [day(4), '1990-01-05', day(-2)]) {
    await expect(admin.client.consent.record(form(child, on))).rejects.toMatchObject(code('BAD_DAY'));
  }
  await admin.client.consent.record(form(child, day(2)));
  expect(await toldTo(mother)).toContain('consent_recorded');
});

it('lets staff record that a yes was taken back, never that a no was', async () => {
  const child = await hasChild('Eli Ash');
  const mother = await guardianOf(child, 'Mona Ash');
  await decide(mother, child, 'directory', 'refused');
  await decide(mother, child, 'ai_models', 'refused');
  for (const kind of ['directory', 'ai_models']) {
    const consentId = await idOf(child, kind);
    await expect(
      admin.client.consent.recordWithdrawal({ consentId, reason: 'They called' }),
    ).rejects.toMatchObject(code('FORBIDDEN'));
    await expect(mother.client.consent.withdraw({ consentId, reason: null })).rejects.toMatchObject(
      code('FORBIDDEN'),
    );
  }
  const older = await school.hasStudent({ name: 'Fay Ash', birthOn: bornYearsAgo(15) });
  await school.isGuardian(mother, { of: older, rights: ['consent'] });
  await decide(mother, older, 'ai_models', 'given');
  const consentId = await idOf(older, 'ai_models');
  expect(await admin.client.consent.recordWithdrawal({ consentId, reason: 'They called' })).toEqual({
    deletionDueAt: null,
  });
  expect(await toldTo(mother)).toContain('consent_recorded');
  expect(await deletionOf(older)).toEqual([]);
  // From 13 on models may read what nobody decided about, but not what was taken back.
  expect(await mayRead(older)).toBe(false);
  await decide(mother, older, 'ai_models', 'given');
  expect(await mayRead(older)).toBe(true);
});

it('lets a parent keep an account whose 13th birthday comes after the consent was taken back', async () => {
  const child = await hasChild('Mo Ash');
  const mother = await guardianOf(child, 'Mae Ash');
  await withdraws(mother, child);
  await rowsOf('update student_profiles set birth_on = $2 where id = $1', [
    child.studentId,
    bornYearsAgo(13),
  ]);
  await expect(child.client.home.student({})).rejects.toMatchObject(code('CONSENT_REQUIRED'));
  const { child: after } = await decide(mother, child, 'child_account', 'given');
  expect(after).toMatchObject({ state: 'not_needed', deletionDueAt: null });
  await child.client.home.student({});
  expect(await mayRead(child)).toBe(true);
});

it('leaves what holds at the next school to that school', async () => {
  const child = await hasChild('Gus Ash');
  const consentId = await idOf(child);
  await rowsOf("update school_memberships set status = 'ended', ended_at = now() where user_id = $1", [
    child.userId,
  ]);
  await expect(
    admin.client.consent.recordWithdrawal({ consentId, reason: 'They left' }),
  ).rejects.toMatchObject(code('STALE'));
  expect(await deletionOf(child)).toEqual([]);
});

it('lets consent be taken back at a school that is suspended or closed, where nothing else is decided', async () => {
  const place = await world.hasSchool('Closing High');
  const office = await place.hasPerson({ role: 'school_admin', name: 'Office Closing' });
  const hasOne = async (name: string) => {
    const one = await place.hasStudent({ name, birthOn: bornYearsAgo(9) });
    await place.waitsForConsent(one, true);
    return one;
  };
  const first = await hasOne('Hal Closing');
  const second = await hasOne('Ida Closing');
  const mailed = await hasOne('Jo Closing');
  await rowsOf("update student_profiles set birth_on = '2000-01-01' where id = $1", [mailed.studentId]);
  await rowsOf('update consents set withdrawn_at = now() where student_id = $1', [mailed.studentId]);
  await rowsOf('update student_profiles set birth_on = $2 where id = $1', [
    mailed.studentId,
    bornYearsAgo(9),
  ]);
  await mailed.client.consent.nameParent({ email: 'petra@closing.test', locale: 'en' });
  const asked = await consentSecret(world, 'consent-request', 'petra@closing.test');
  await world.anonymous.consent.answer({ token: asked, answer: AGREED });
  await rowsOf(
    "update consents set given_at = given_at - interval '2 days' where giver_email = 'petra@closing.test'",
  );
  await world.runs('consent.sweep', {});
  const token = await consentSecret(world, 'consent-confirmed', 'petra@closing.test');

  await rowsOf("update schools set payment_status = 'suspended' where id = $1", [place.schoolId]);
  expect(
    await office.client.consent.recordWithdrawal({ consentId: await idOf(first), reason: 'They called' }),
  ).toEqual({ deletionDueAt: expect.any(String) });

  const mother = await place.hasGuardian({ name: 'Mae Closing', of: second, rights: ['consent'] });
  await rowsOf("update schools set payment_status = 'active', status = 'closed' where id = $1", [
    place.schoolId,
  ]);
  expect((await mother.client.consent.family({})).children).toMatchObject([{ isClosed: true }]);
  expect((await mother.client.consent.needed({})).items).toEqual([]);
  await expect(decide(mother, second, 'directory', 'refused')).rejects.toMatchObject(
    code('SCHOOL_READ_ONLY'),
  );
  await withdraws(mother, second);
  expect(await deletionOf(second)).toHaveLength(1);
  await world.anonymous.consent.withdrawByLink({ token });
  expect(await deletionOf(mailed)).toHaveLength(1);
  await expect(world.anonymous.consent.answer({ token, answer: AGREED })).rejects.toMatchObject(
    code('INVALID_LINK'),
  );
});

it('tells a guardian of decisions of another one, and not whose they are', async () => {
  const child = await hasChild('Kit Ash');
  const mother = await guardianOf(child, 'Mary Ash');
  const father = await guardianOf(child, 'Frank Ash');
  await decide(mother, child, 'ai_models', 'given');
  const seenBy = async (person: Person) =>
    (await person.client.consent.family({})).children[0]?.consents.find(({ kind }) => kind === 'ai_models');
  expect(await seenBy(mother)).toMatchObject({ giverName: 'Mary Ash', relationship: 'parent' });
  expect(await seenBy(father)).toMatchObject({ decision: 'given', giverName: null, relationship: null });
  const studentId = child.studentId as StudentId;
  const { details } = await admin.client.consent.student({ studentId });
  expect(details?.consents[0]).toMatchObject({ giverName: 'Mary Ash' });
  expect(JSON.stringify(await father.client.consent.family({}))).not.toContain('Mary');
});

it('sends five emails a day however many are asked for at once, and none to the child’s own mailbox', async () => {
  const child = await hasChild('Lou Ash', false);
  await rowsOf("update users set email = 'lou@kids.test' where id = $1", [child.userId]);
  await expect(
    child.client.consent.nameParent({ email: 'lou+mum@kids.test', locale: 'en' }),
  ).rejects.toMatchObject(code('OWN_ADDRESS'));
  const many = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) =>
      child.client.consent.nameParent({ email: `parent-${number}@families.test`, locale: 'en' }),
    ),
  );
  expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});
