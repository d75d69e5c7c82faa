import type { SchoolId, TranscriptReadingId } from '@fieldhouse/contract/ids.ts';
import type { ReadingEntry } from '@fieldhouse/contract/transcript-readings.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { cookieOf } from '#testing/browser.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';

const TEXT = [
  'Ridgeview High School',
  'Student Name: Jordan Avery   Student ID: 1048823',
  '2023-2024',
  'Course                     Final   Credit',
  'English 9                  A-      1.00',
  'Algebra I                  90      1.00',
  'Geometry                   W       0.00',
  'Total Credits: 2.00',
].join('\n');

let world: World;
let app: Awaited<ReturnType<typeof buildApp>>;
let school: SchoolPlace;
let admin: Person;
let registrar: Person;
let counselor: Person;
let child: StudentPerson;
let mother: Person;
let father: Person;
beforeAll(async () => {
  world = await openWorld();
  app = await buildApp(world.services, null);
  school = await world.hasSchool('Approval High');
  admin = await school.hasPerson({ role: 'school_admin', name: 'Office Head' });
  registrar = await school.hasPerson({ role: 'teacher', name: 'Records Desk' });
  counselor = await school.hasPerson({ role: 'teacher', name: 'Cora Lind' });
  await inSchool("update school_memberships set duties = '{registrar}' where user_id = $1", [
    registrar.userId,
  ]);
  await inSchool("update school_memberships set duties = '{counselor}' where user_id = $1", [
    counselor.userId,
  ]);
});
beforeEach(async () => {
  child = await school.hasStudent({ name: 'Jordan Avery' });
  mother = await school.hasGuardian({ name: 'Mother Avery', of: child, rights: ['see_record'] });
  father = await school.hasGuardian({ name: 'Father Avery', of: child, rights: ['see_record'] });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

async function inSchool(sql: string, values: unknown[] = []) {
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId as SchoolId), (tx) =>
    tx.execute(sql, values),
  );
  return rows;
}
const read = async (person: Person, text = TEXT) =>
  (await person.client.transcriptReadings.readText({ studentId: child.studentId, text })).readingId;
const open = (person: Person, readingId: TranscriptReadingId) =>
  person.client.transcriptReadings.get({ readingId });
type Change = (entries: ReadingEntry[]) => ReadingEntry[];
const asTheyAre: Change = (entries) => entries;
async function submit(person: Person, readingId: TranscriptReadingId, change = asTheyAre) {
  const { version, schoolName, entries } = await open(person, readingId);
  await person.client.transcriptReadings.submit({
    ...{ readingId, version, schoolName, entries: change(entries) },
  });
  return readingId;
}
const handIn = async (person: Person, change = asTheyAre, text = TEXT) =>
  submit(person, await read(person, text), change);
async function approve(person: Person, readingId: TranscriptReadingId, change = asTheyAre) {
  const { version, schoolName, entries } = await open(person, readingId);
  const answered = change(entries).map((entry) => ({ ...entry, isCore: false, ncaaArea: null }));
  return person.client.transcriptReadings.approve({ readingId, version, schoolName, entries: answered });
}
/** The first row otherwise than it was read. */
const first =
  (changes: Partial<ReadingEntry>): Change =>
  ([one, ...others]) => [{ ...one!, ...changes }, ...others];

it.each([
  ['a percent that isn’t printed', { percent: 99 }],
  ['another term', { termLabel: '2022-23' }],
  ['a day', { completedOn: '2024-06-01' as never }],
  ['another kind', { kind: 'dual_enrollment' as const }],
])('notes that a person entered %s', async (_, changes) => {
  const readingId = await handIn(child, first(changes));
  await approve(admin, readingId);
  expect(
    await inSchool(
      "select after->'changedLines' as lines from audit_log where entity_id = $1 and action = 'transcript_reading.approved'",
      [readingId],
    ),
  ).toEqual([{ lines: [5] }]);
});

it('takes the word of those who keep the record alone for what the NCAA lists', async () => {
  const isCore = async (person: Person) =>
    (await open(admin, await handIn(person, first({ isCore: true })))).entries[0]?.isCore;
  expect(await isCore(child)).toBeNull();
  expect(await isCore(mother)).toBeNull();
  expect(await isCore(counselor)).toBeNull();
  expect(await isCore(registrar)).toBe(true);
});

it('credits a row once, however often it is sent', async () => {
  const thrice: Change = ([one, ...others]) => [one!, { ...one! }, { ...one!, percent: 99 }, ...others];
  await expect(handIn(child, thrice)).rejects.toMatchObject({ code: 'REPEATED' });
  const readingId = await handIn(child);
  await expect(approve(admin, readingId, thrice)).rejects.toMatchObject({ code: 'REPEATED' });
  expect(await approve(admin, readingId)).toEqual({ creditCount: 2 });
});

it('credits a document once, whatever somebody enters for its lines', async () => {
  const again = await handIn(child);
  await approve(admin, await handIn(child));
  expect((await open(admin, again)).credited).toEqual({
    credits: [
      { schoolName: 'Ridgeview High School', title: 'English 9', termLabel: '2023-24' },
      { schoolName: 'Ridgeview High School', title: 'Algebra I', termLabel: '2023-24' },
    ],
    lines: [5, 6],
  });
  const renamed: Change = (entries) =>
    entries.map((entry) => ({ ...entry, title: `${entry.title} B`, termLabel: 'Fall 2020' }));
  await expect(approve(admin, again, renamed)).rejects.toMatchObject({ code: 'CREDITED' });
  await expect(handIn(child, renamed)).rejects.toMatchObject({ code: 'CREDITED' });
});

it('credits a course of one school and term once, from whichever document', async () => {
  await approve(admin, await handIn(child));
  const other = TEXT.replace('Algebra I  ', 'Algebra II ').concat('\nA second copy');
  await expect(handIn(child, asTheyAre, other)).rejects.toMatchObject({ code: 'CREDITED' });
  // What isn't on the record yet becomes credit, the rest is left out.
  const more = await handIn(child, first({ isTaken: false }), other);
  expect(await approve(admin, more)).toEqual({ creditCount: 1 });
});

it('lets a document give credit anew once that credit was withdrawn', async () => {
  await approve(admin, await handIn(child));
  const { credits } = await admin.client.records.student({ studentId: child.studentId });
  for (const { creditId } of credits) {
    const reason = 'It was entered for the wrong year.';
    await admin.client.records.withdrawTransferCredit({ creditId, reason });
  }
  expect(await approve(admin, await handIn(child))).toEqual({ creditCount: 2 });
});

it('has two approvals at once credit a course once', async () => {
  const two = [await handIn(child), await handIn(child)];
  const done = await Promise.allSettled(two.map((readingId) => approve(admin, readingId)));
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('names guardians to themselves, the student and the school, and not to each other', async () => {
  const names = async (person: Person, readingId: TranscriptReadingId) => {
    const { createdByName, submittedByName, decidedByName } = await open(person, readingId);
    return [createdByName, submittedByName, decidedByName];
  };
  const readingId = await handIn(mother);
  expect(await names(mother, readingId)).toEqual(['Mother Avery', 'Mother Avery', null]);
  expect(await names(father, readingId)).toEqual([null, null, null]);
  expect(await names(child, readingId)).toEqual([null, null, null]);
  expect(await names(admin, readingId)).toEqual(['Mother Avery', 'Mother Avery', null]);
  expect(await names(counselor, readingId)).toEqual(['Mother Avery', 'Mother Avery', null]);
  await approve(admin, readingId);
  expect(await names(father, readingId)).toEqual([null, null, 'Office Head']);
  const another = await read(child);
  expect(await names(father, another)).toEqual(['Jordan Avery', null, null]);
  expect(await names(father, await read(registrar))).toEqual(['Records Desk', null, null]);
});

it('has nobody learn of a guardian by their work at the school', async () => {
  const stepfather = await school.hasPerson({ role: 'school_admin', name: 'Step Avery' });
  await school.isGuardian(stepfather, { of: child, rights: ['see_record'] });
  expect((await open(father, await read(stepfather))).createdByName).toBeNull();
});

it('has the family handle what it brought itself, and read what the school brought', async () => {
  const ofSchool = await read(registrar);
  for (const person of [child, mother]) {
    expect((await open(person, ofSchool)).can, person.name).toEqual({
      ...{ edit: false, submit: false, withdraw: false, decide: false, deleteOriginal: false },
    });
    await expect(submit(person, ofSchool), person.name).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      person.client.transcriptReadings.withdraw({ readingId: ofSchool }),
      person.name,
    ).rejects.toMatchObject({ code: 'NOT_OPEN' });
  }
  await submit(registrar, ofSchool);
  await approve(admin, ofSchool);
  await expect(child.client.transcriptReadings.deleteOriginal({ readingId: ofSchool })).rejects.toMatchObject(
    { code: 'FORBIDDEN' },
  );
  await registrar.client.transcriptReadings.deleteOriginal({ readingId: ofSchool });
  // What one of the family brought is the family's, also after that guardian's link has ended.
  const ofMother = await read(mother);
  await inSchool("update guardian_links set status = 'ended' where guardian_user_id = $1", [mother.userId]);
  await child.client.transcriptReadings.withdraw({ readingId: ofMother });
});

it('lets nobody approve what they have handed in, whoever handed it in after them', async () => {
  const readingId = await read(child);
  await submit(registrar, readingId, first({ gradeRaw: 'A+' }));
  const { version } = await open(admin, readingId);
  await admin.client.transcriptReadings.reject({ readingId, version, reason: 'Page two is missing.' });
  await submit(child, readingId);
  expect(await open(registrar, readingId)).toMatchObject({
    ...{ blocked: 'own_submission', can: { decide: false } },
  });
  await expect(approve(registrar, readingId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await approve(admin, readingId)).toEqual({ creditCount: 2 });
});

const fetchAs = (person: Person, url: string) =>
  app.inject({ url, headers: { cookie: cookieOf(world, person) } });

it('gives the document to those who read what was read of it', async () => {
  const readingId = await read(mother);
  for (const person of [mother, father, child, admin, counselor]) {
    const { url } = await person.client.transcriptReadings.document({ readingId });
    const { statusCode, body } = await fetchAs(person, url);
    expect([statusCode, body], person.name).toEqual([200, TEXT]);
  }
  const { url } = await father.client.transcriptReadings.document({ readingId });
  await inSchool("update guardian_links set rights = '{alerts}' where guardian_user_id = $1", [
    father.userId,
  ]);
  expect((await fetchAs(father, url)).statusCode).toBe(404);
});

it('offers no document that was deleted as the source of credit', async () => {
  const readingId = await handIn(child);
  await approve(admin, readingId);
  const credits = async () => (await admin.client.records.student({ studentId: child.studentId })).credits;
  expect((await credits()).map(({ file }) => file?.name)).toEqual([
    'Pasted transcript.txt',
    'Pasted transcript.txt',
  ]);
  await child.client.transcriptReadings.deleteOriginal({ readingId });
  expect((await credits()).map(({ file }) => file)).toEqual([null, null]);
  const lineId = (await credits())[0]?.creditId ?? '';
  expect(await admin.client.transcripts.reasons({ studentId: child.studentId, lineId })).toMatchObject({
    ...{ kind: 'outside', file: null },
  });
});

it('takes ten open transcripts of a student, also where they come at once', async () => {
  for (let n = 0; n < 7; n += 1) await read(child);
  const coming = [child, child, child, mother, mother, father].map((person) => read(person));
  const done = await Promise.allSettled(coming);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const one of done)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'TOO_MANY' });
  // Nothing of the others is left lying about.
  expect(
    await inSchool('select count(*)::int as count from files where entity_id = $1 and deleted_at is null', [
      child.studentId,
    ]),
  ).toEqual([{ count: 10 }]);
});
