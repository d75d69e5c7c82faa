import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { inDays } from '#testing/school-days.ts';
import { uploadDocx } from '#testing/uploads.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Change = Parameters<Person['client']['eligibility']['saveHomeDocument']>[0];

const PLAIN: Omit<Change, 'studentId'> = {
  document: 'transcript',
  rowId: null,
  sentOn: inDays(-1),
  sentBefore: null,
  reason: null,
};

/** A home school with a course in a core area and one in none. */
async function hasHome() {
  const home = await world.hasSchool('Okafor Home School', 'homeschool');
  const schoolId = home.schoolId as SchoolId;
  const parent = await home.hasPerson({ role: 'homeschool_parent', name: 'Ngozi Okafor' });
  const courses = [
    await home.hasCourse({ title: 'Algebra', teacher: parent, isNcaaApproved: true }),
    await home.hasCourse({ title: 'Woodwork', teacher: parent }),
  ];
  const child = await home.hasStudent({ name: 'Chidi Okafor', in: courses });
  const studentId = child.studentId as StudentId;
  await parent.client.eligibility.addTitles({
    ...{ schoolId, outsideSchool: null, source: 'Worksheet', checkedOn: inDays(-9) },
    titles: [{ title: 'Algebra', area: 'math', units: 1, weight: 0, isLab: false, validFrom: null }],
  });
  const sql = (text: string, values: unknown[]) =>
    world.services.units.write(jobInSchool(schoolId), (tx) => tx.execute(text, values));
  return { home, schoolId, parent, child, studentId, sql };
}

const documentsOf = async (person: Person, studentId: StudentId) =>
  (await person.client.eligibility.ledger({ studentId })).homeDocuments?.map(
    ({ document, title, sentOn }) => [document, title, sentOn],
  ) ?? null;

const tasksOf = async (person: Person, studentId: StudentId) => {
  const { bodies } = await person.client.eligibility.ledger({ studentId });
  return bodies[0]?.findings
    .filter(({ code }) => code === 'home_school_document')
    .map(({ params }) => params.document);
};

it('asks a student taught at home for documents, each a task until the parent sent it', async () => {
  const { parent, child, studentId, sql } = await hasHome();
  expect(await documentsOf(child, studentId)).toEqual([
    ['transcript', null, null],
    ['administrator_statement', null, null],
    ['core_course_worksheet', 'Algebra', null],
    ['proof_of_graduation', null, null],
  ]);
  expect(await tasksOf(child, studentId)).toEqual([
    'transcript',
    'administrator_statement',
    'core_course_worksheets',
    'proof_of_graduation',
  ]);
  await world.runs('eligibility.keep', {});
  const { homeDocuments } = await parent.client.eligibility.ledger({ studentId });
  const worksheet = homeDocuments!.find(({ rowId }) => rowId !== null)!;
  const save = (change: Partial<Change>) =>
    parent.client.eligibility.saveHomeDocument({ ...PLAIN, ...change, studentId });
  await save({});
  await save({ document: 'core_course_worksheet', rowId: worksheet.rowId });
  expect(await documentsOf(child, studentId)).toContainEqual([
    'core_course_worksheet',
    'Algebra',
    inDays(-1),
  ]);
  expect(await tasksOf(child, studentId)).toEqual(['administrator_statement', 'proof_of_graduation']);

  // The kept ledger follows, and who, when and why are kept with it.
  expect((await sql('select 1 from eligibility_due where student_id = $1', [studentId])).rows).toHaveLength(
    1,
  );
  await save({ sentOn: null, sentBefore: inDays(-1), reason: 'It came back unread' });
  expect(await tasksOf(child, studentId)).toContain('transcript');
  const { rows } = await sql(
    "select field, before, after, by, reason from record_changes where entity_id = $1 and entity = 'home_school_document' and field = 'transcript' order by at",
    [studentId],
  );
  expect(rows).toEqual([
    { field: 'transcript', before: null, after: inDays(-1), by: parent.userId, reason: null },
    {
      ...{ field: 'transcript', before: inDays(-1), after: null, by: parent.userId },
      reason: 'It came back unread',
    },
  ]);
});

it('refuses a document that isn’t asked for, a day to come, an old page and a change without a reason', async () => {
  const { parent, child, studentId } = await hasHome();
  const save = (change: Partial<Change>) =>
    parent.client.eligibility.saveHomeDocument({ ...PLAIN, ...change, studentId });
  const refused = async (change: Partial<Change>, code: string) =>
    expect(save(change)).rejects.toMatchObject({ code });
  await refused({ document: 'other_transcripts' }, 'NOT_ASKED_FOR');
  await refused({ document: 'core_course_worksheet', rowId: newId() }, 'NOT_ASKED_FOR');
  await refused({ sentOn: inDays(2) }, 'IN_FUTURE');
  await refused({ sentBefore: inDays(-3) }, 'STALE');
  await save({});
  await refused({ sentOn: inDays(-2), sentBefore: inDays(-1) }, 'REASON_REQUIRED');
  await expect(
    child.client.eligibility.saveHomeDocument({ ...PLAIN, studentId, sentBefore: inDays(-1) }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('asks a student of a school only about what was taught at home before', async () => {
  const school = await world.hasSchool('Lakeside');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  const ada = await school.hasStudent({ name: 'Ada Park', in: [course] });
  const studentId = ada.studentId as StudentId;
  expect(await documentsOf(ada, studentId)).toBeNull();
  await expect(admin.client.eligibility.saveHomeDocument({ ...PLAIN, studentId })).rejects.toMatchObject({
    code: 'NOT_ASKED_FOR',
  });
  const fileId = await uploadDocx(world, admin, { kind: 'record', studentId }, 'Geometry, B');
  await admin.client.records.saveTransferCredit({
    ...{ studentId, fileId, creditId: null, kind: 'homeschool', schoolName: 'Park Home School' },
    ...{ title: 'Geometry', ncaaArea: 'math', isCore: true, gradeRaw: 'B', percent: null, credits: 1 },
    ...{ termLabel: '2024-25', completedOn: '2025-05-30', reason: null },
  });
  expect(await documentsOf(ada, studentId)).toEqual([
    ['transcript', null, null],
    ['administrator_statement', null, null],
    ['core_course_worksheet', 'Geometry', null],
    ['proof_of_graduation', null, null],
    ['other_transcripts', null, null],
  ]);
  await admin.client.eligibility.saveHomeDocument({ ...PLAIN, studentId });
  expect(await documentsOf(ada, studentId)).toContainEqual(['transcript', null, inDays(-1)]);
});
