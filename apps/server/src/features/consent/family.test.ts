import type { ConsentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { positionalStatement } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import { bornYearsAgo } from '#testing/consent.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';

const code = (name: string) => ({ code: name });

let world: World;
let school: SchoolPlace;
let admin: Person;
let teacher: Person;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Oak High');
  admin = await school.hasPerson({ role: 'school_admin', name: 'Office Oak' });
  teacher = await school.hasPerson({ role: 'teacher', name: 'Teacher Oak' });
});
afterAll(() => world.close());

const inSchool = async (sql: string, values: unknown[] = []) =>
  (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(sql, values)))
    .rows as Record<string, unknown>[];
const hasChild = async (name: string, isGiven: boolean | null = true, birthOn = bornYearsAgo(9)) => {
  const child = await school.hasStudent({ name, birthOn });
  if (isGiven !== null) await school.waitsForConsent(child, isGiven);
  return child;
};
const guardianOf = (of: StudentPerson, name: string, rights = ['see_record', 'consent']) =>
  school.hasGuardian({ name, of, rights });
const childOf = async (person: Person) => (await person.client.consent.family({})).children[0];
const liveId = async (person: Person, kind: string): Promise<ConsentId | null> =>
  (await childOf(person))?.consents.find((one) => one.kind === kind && !one.withdrawnAt)?.consentId ?? null;
const decide = (
  person: Person,
  { studentId }: StudentPerson,
  kind: 'child_account' | 'ai_models' | 'directory',
  decision: 'given' | 'refused',
  basedOn: ConsentId | null = null,
) =>
  person.client.consent.decide({
    studentId: studentId as StudentId,
    ...{ kind, decision, basedOn, textVersion: '2026-11', locale: 'fr' },
  });

it('lets a linked guardian agree in their own account, and says so to nobody else', async () => {
  const child = await hasChild('Ada Oak', false);
  const mother = await guardianOf(child, 'Mother Oak');
  const blind = await guardianOf(child, 'Blind Oak', ['see_record']);
  const stranger = await guardianOf(await hasChild('Other Oak'), 'Stranger Oak');
  const adult = await school.hasStudent({ name: 'Adult Oak', birthOn: bornYearsAgo(19) });
  await expect(child.client.home.student({})).rejects.toMatchObject(code('CONSENT_REQUIRED'));
  expect((await mother.client.consent.needed({})).items).toMatchObject([
    { what: 'consent', studentName: 'Ada Oak' },
    { what: 'directory', studentName: 'Ada Oak', schoolName: 'Oak High' },
  ]);
  expect((await blind.client.consent.needed({})).items).toEqual([]);
  for (const other of [blind, stranger, adult, teacher]) {
    await expect(decide(other, child, 'child_account', 'given')).rejects.toMatchObject(code('NOT_FOUND'));
  }
  // Whoever has an earlier wording before them is shown the one that holds.
  await expect(
    mother.client.consent.decide({
      studentId: child.studentId as StudentId,
      ...{ kind: 'child_account', decision: 'given', basedOn: null, textVersion: '2025-01', locale: 'fr' },
    }),
  ).rejects.toMatchObject(code('OTHER_TEXT'));
  const { child: after } = await decide(mother, child, 'child_account', 'given');
  expect(after).toMatchObject({
    state: 'given',
    consents: [
      {
        kind: 'child_account',
        method: 'signed_in',
        textVersion: '2026-11',
        giverName: 'Mother Oak',
        relationship: 'parent',
        locale: 'fr',
      },
    ],
  });
  await child.client.home.student({});
  expect((await mother.client.consent.needed({})).items).toMatchObject([{ what: 'directory' }]);
});

it('ends a child’s access with the next call, deletes later, and gives it all back before', async () => {
  const course = await school.hasCourse({ title: 'Course Oak', teacher });
  const child = await school.hasStudent({ name: 'Ben Oak', birthOn: bornYearsAgo(10), in: [course] });
  await school.waitsForConsent(child, true);
  const mother = await guardianOf(child, 'Mary Oak');
  const [assignmentId] = course.assignmentIds;
  const handIn = () =>
    child.client.coursework.submit({
      assignmentId: assignmentId as never,
      content: { v: 1, text: 'My answer', matches: [], fileIds: [] },
      idempotencyKey: newId(),
    });
  const consentId = (await liveId(mother, 'child_account')) as ConsentId;
  const { child: after } = await mother.client.consent.withdraw({ consentId, reason: 'We moved' });
  expect(after).toMatchObject({ state: 'required', deletionDueAt: expect.any(String) });
  // Work that is handed in meanwhile is refused whole; the text stays where it was typed.
  await expect(handIn()).rejects.toMatchObject(code('CONSENT_REQUIRED'));
  expect(await inSchool('select from submission_attempts')).toEqual([]);
  expect(await child.client.accounts.session({})).toMatchObject({ me: null, waitsForConsent: true });
  expect(
    await inSchool("select reason, after from audit_log where action = 'consent.withdrawn'"),
  ).toMatchObject([{ after: { consentId, kind: 'child_account' } }]);
  expect(
    (await admin.client.notifications.list({ tab: 'all' })).notifications.map(({ template }) => template),
  ).toContain('consent_ended');
  // The school is told, decides nothing, and sees the date.
  expect(
    (await admin.client.consent.student({ studentId: child.studentId as StudentId })).details,
  ).toMatchObject({ state: 'required', deletionDueAt: after.deletionDueAt, request: null });

  const { child: again } = await decide(mother, child, 'child_account', 'given');
  expect(again).toMatchObject({ state: 'given', deletionDueAt: null });
  await handIn();
});

it('lets the first of two guardians decide, and shows the second what holds', async () => {
  const child = await hasChild('Cleo Oak');
  const mother = await guardianOf(child, 'Maud Oak');
  const father = await guardianOf(child, 'Finn Oak');
  const consentId = (await liveId(father, 'child_account')) as ConsentId;
  await decide(mother, child, 'ai_models', 'given');
  await expect(decide(father, child, 'ai_models', 'refused')).rejects.toMatchObject({
    code: 'STALE',
    data: { child: { consents: [{ kind: 'ai_models', decision: 'given', giverName: null }, {}] } },
  });
  await mother.client.consent.withdraw({ consentId, reason: null });
  await expect(father.client.consent.withdraw({ consentId, reason: null })).rejects.toMatchObject({
    code: 'STALE',
    data: { child: { state: 'required' } },
  });
  const both = await Promise.allSettled([
    decide(mother, child, 'child_account', 'given'),
    decide(father, child, 'child_account', 'given'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('stops with the link', async () => {
  const child = await hasChild('Dora Oak');
  const mother = await guardianOf(child, 'Moira Oak');
  const consentId = (await liveId(mother, 'child_account')) as ConsentId;
  await inSchool("update guardian_links set status = 'ended' where guardian_user_id = $1", [mother.userId]);
  await expect(mother.client.consent.withdraw({ consentId, reason: null })).rejects.toMatchObject(
    code('NOT_FOUND'),
  );
  expect((await mother.client.consent.family({})).children).toEqual([]);
});

it('keeps a profile from classmates once the family objected, whatever the settings say', async () => {
  const child = await hasChild('Eli Oak', null, bornYearsAgo(15));
  const friend = await school.hasStudent({ name: 'Friend Oak' });
  const mother = await guardianOf(child, 'Mona Oak');
  await inSchool("update profiles set avatar_key = 'avatars/x' where id = $1", [child.userId]);
  await inSchool('update user_settings set show_profile = true where user_id = $1', [child.userId]);
  const seenBy = async (person: Person) =>
    (
      await world.services.units.write(
        {
          role: 'fieldhouse_app',
          enter: positionalStatement<{ actor: unknown }>('select app.enter($1) as actor')(person.token),
        },
        (tx) => tx.execute('select app.avatar_key($1, now()) as key', [child.userId]),
      )
    ).rows as { key: string | null }[];
  expect(await seenBy(friend)).toEqual([{ key: 'avatars/x' }]);
  await decide(mother, child, 'directory', 'refused');
  expect(await seenBy(friend)).toEqual([{ key: null }]);
  expect(await seenBy(teacher)).toEqual([{ key: 'avatars/x' }]);
  const studentId = child.studentId as StudentId;
  expect(await teacher.client.consent.student({ studentId })).toEqual({
    studentId,
    directory: 'objected',
    details: null,
  });
  // Another year asks again, and the objection holds until it is answered.
  await inSchool("update consents set year_starts_on = '2020-07-01' where kind = 'directory'");
  expect((await mother.client.consent.needed({})).items).toMatchObject([{ what: 'directory' }]);
  expect(await seenBy(friend)).toEqual([{ key: null }]);
  await decide(mother, child, 'directory', 'given', await liveId(mother, 'directory'));
  expect((await mother.client.consent.needed({})).items).toEqual([]);
  expect(await seenBy(friend)).toEqual([{ key: 'avatars/x' }]);
});

it('leaves an adult student’s decisions to the student', async () => {
  const adult = await school.hasStudent({ name: 'Fay Oak', birthOn: bornYearsAgo(18) });
  const mother = await guardianOf(adult, 'Mabel Oak');
  await expect(decide(mother, adult, 'directory', 'refused')).rejects.toMatchObject(code('NOT_FOUND'));
  const { child } = await decide(adult, adult, 'directory', 'refused');
  expect(child).toMatchObject({ isOwn: true, consents: [{ basis: 'self', relationship: null }] });
});

it('lists requests to follow somebody that wait for the school', async () => {
  const child = await school.hasStudent({ name: 'Gus Oak' });
  const { code: pairing } = await child.client.families.createCode({
    studentId: child.studentId as StudentId,
  });
  const parent = await school.hasPerson({ role: 'parent', name: 'Petra Oak', isFresh: false });
  await parent.client.families.redeemCode({ code: pairing, relationship: 'parent' });
  expect((await parent.client.consent.needed({})).items).toMatchObject([
    { what: 'link', schoolName: 'Oak High' },
  ]);
});

it('closes the account of a student whose birth date turns out to be a child’s, unless somebody consented', async () => {
  const student = await school.hasStudent({ name: 'Hal Oak' });
  const agreed = await hasChild('Ida Oak', true, bornYearsAgo(12));
  await inSchool('update student_profiles set birth_on = $2 where id = any ($1)', [
    [student.studentId, agreed.studentId],
    bornYearsAgo(11),
  ]);
  await expect(student.client.home.student({})).rejects.toMatchObject(code('CONSENT_REQUIRED'));
  expect(await student.client.consent.own({})).toMatchObject({ state: 'unnamed' });
  await agreed.client.home.student({});
  await inSchool('update student_profiles set birth_on = $2 where id = $1', [
    student.studentId,
    bornYearsAgo(13),
  ]);
  await student.client.home.student({});
});

it('keeps staff from deciding about their own child', async () => {
  const child = await hasChild('Jan Oak', false);
  await school.isGuardian(admin, { of: child, rights: ['see_record', 'consent'] });
  await expect(
    admin.client.consent.record({
      studentId: child.studentId as StudentId,
      ...{ method: 'signed_form', giverName: 'X', relationship: 'mother', aiModels: false },
      ...{ on: '2026-01-05', locale: 'en' },
    }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN', data: { reason: 'too_close' } });
});

it('asks what may be shown of students this year, and no longer of those who have left', async () => {
  const leaves = await hasChild('Leaves Oak', null, bornYearsAgo(15));
  const mother = await guardianOf(leaves, 'Mother Leaves');
  const asked = async () => (await mother.client.consent.needed({})).items.map(({ what }) => what);
  expect(await asked()).toEqual(['directory']);
  await inSchool("update school_memberships set status = 'ended', ended_at = now() where user_id = $1", [
    leaves.userId,
  ]);
  expect(await asked()).toEqual([]);
});
