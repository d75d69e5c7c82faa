import type { CourseId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { uploadDocx } from '#testing/uploads.ts';
import { type CoursePlace, openWorld, type Person, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

let schools = 0;
async function hasStudent() {
  schools += 1;
  const school = await world.hasSchool(`School ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const biology = await school.hasCourse({ title: 'Biology', teacher });
  const algebra = await school.hasCourse({ title: 'Algebra', teacher: null });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [biology, algebra] });
  return { school, teacher, admin, biology, algebra, ada, studentId: ada.studentId as StudentId };
}

const upload = (person: Person, student: StudentPerson) =>
  uploadDocx(world, person, { kind: 'record', studentId: student.studentId }, 'Algebra I, B, 1.0 credit');

const algebraOne = {
  creditId: null,
  kind: 'transfer' as const,
  schoolName: 'Elsewhere High',
  title: 'Algebra I',
  ncaaArea: 'math' as const,
  isCore: true,
  gradeRaw: 'B',
  percent: 85,
  credits: 1,
  termLabel: '2024-25',
  completedOn: '2025-06-05',
  reason: null,
};

it('counts credit from elsewhere with its document, in GPA, credits and core courses', async () => {
  const { admin, ada, studentId } = await hasStudent();
  const fileId = await upload(admin, ada);
  await admin.client.records.saveTransferCredit({ studentId, ...algebraOne, fileId });
  const record = await admin.client.records.student({ studentId });
  expect(record.figures).toMatchObject({ officialGpa: 3.4, creditsEarned: 1, coreEarned: 1 });
  expect(record.credits).toMatchObject([
    {
      title: 'Algebra I',
      schoolName: 'Elsewhere High',
      percent: 85,
      file: { name: 'Transcript.docx' },
      enteredByName: 'Ann Head',
    },
  ]);
  const link = await admin.client.records.creditDocument({ fileId });
  expect(link.url).toContain(fileId);
});

it('asks whether a course was passed where its grade says neither, and counts it only then', async () => {
  const { admin, ada, studentId } = await hasStudent();
  const { records } = admin.client;
  const entry = { ...algebraOne, studentId, fileId: await upload(admin, ada), percent: null };
  await expect(records.saveTransferCredit({ ...entry, gradeRaw: 'Merit' })).rejects.toMatchObject({
    code: 'OUTCOME_REQUIRED',
  });
  const earned = async () => (await records.student({ studentId })).figures?.creditsEarned;
  const { creditId } = await records.saveTransferCredit({ ...entry, gradeRaw: 'Merit', isPassed: false });
  expect(await earned()).toBe(0);
  const corrected = { ...entry, creditId, gradeRaw: 'Merit', isPassed: true, reason: 'Asked the school' };
  await records.saveTransferCredit(corrected);
  expect(await earned()).toBe(1);
  // A grade that says it is not asked about, and not overruled.
  await records.saveTransferCredit({ ...entry, title: 'Geometry', gradeRaw: 'F (fail)', isPassed: true });
  expect(await earned()).toBe(1);
});

it('corrects with a reason, and withdraws; nothing that counted is lost', async () => {
  const { school, admin, ada, studentId } = await hasStudent();
  const { records } = admin.client;
  const fileId = await upload(admin, ada);
  const { creditId } = await records.saveTransferCredit({ studentId, ...algebraOne, fileId });
  const correction = { studentId, ...algebraOne, creditId, fileId, percent: 75, gradeRaw: 'C' };
  await expect(records.saveTransferCredit(correction)).rejects.toMatchObject({ code: 'REASON_REQUIRED' });
  const second = await records.saveTransferCredit({ ...correction, reason: 'Read the wrong line' });
  expect((await records.student({ studentId })).figures).toMatchObject({ officialGpa: 3, creditsEarned: 1 });
  await expect(records.saveTransferCredit({ ...correction, reason: 'Again' })).rejects.toMatchObject({
    code: 'NOT_CURRENT',
  });
  await records.withdrawTransferCredit({ creditId: second.creditId, reason: 'Not accredited' });
  const after = await records.student({ studentId });
  expect(after.figures).toMatchObject({ officialGpa: null, creditsEarned: 0, coreEarned: 0 });
  expect(after.credits.map(({ status, reason }) => [status, reason]).sort()).toEqual([
    ['superseded', 'Read the wrong line'],
    ['withdrawn', 'Not accredited'],
  ]);
  const audited = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `select action, actor_user_id = $2 as "isTheirs", reason from audit_log
       where entity_id in ($1, $3) and entity_type = 'transfer_credit' order by at, id`,
      [creditId, admin.userId, second.creditId],
    ),
  );
  expect(audited.rows).toEqual([
    { action: 'transfer_credit.entered', isTheirs: true, reason: null },
    { action: 'transfer_credit.corrected', isTheirs: true, reason: 'Read the wrong line' },
    { action: 'transfer_credit.withdrawn', isTheirs: true, reason: 'Not accredited' },
  ]);
});

it('finds students by a piece of their name, in any case', async () => {
  const { school, admin, ada } = await hasStudent();
  await school.hasStudent({ name: 'Ben Early' });
  const found = async (search: string) =>
    (await admin.client.records.students({ search })).students.map((one) => one.name);
  // By family name.
  expect(await found('')).toEqual(['Ben Early', ada.name]);
  expect(await found('LOVE')).toEqual([ada.name]);
  expect(await found('early')).toEqual(['Ben Early']);
  expect(await found('Nobody')).toEqual([]);
});

it('takes no document but the student’s own, and from a registrar alone', async () => {
  const { school, teacher, admin, ada, studentId } = await hasStudent();
  const ben = await school.hasStudent({ name: 'Ben Early' });
  const fileOfBen = await upload(admin, ben);
  await expect(
    admin.client.records.saveTransferCredit({ studentId, ...algebraOne, fileId: fileOfBen }),
  ).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  await expect(upload(teacher, ada)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(upload(ada, ada)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const fileId = await upload(admin, ada);
  await expect(
    teacher.client.records.saveTransferCredit({ studentId, ...algebraOne, fileId }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(teacher.client.records.creditDocument({ fileId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('shows a teacher the courses taught, and nothing from elsewhere', async () => {
  const { school, teacher, admin, biology, algebra, ada, studentId } = await hasStudent();
  await admin.client.records.saveTransferCredit({
    studentId,
    ...algebraOne,
    fileId: await upload(admin, ada),
  });
  for (const [course, status] of [
    [biology, 'present'],
    [algebra, 'late'],
  ] as const)
    await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute(
        `insert into attendance_records (school_id, id, student_id, "on", course_id, status, source, by)
         values ($1, gen_random_uuid(), $2, '2030-03-01', $3, $4, 'teacher', $5)`,
        [school.schoolId, studentId, course.courseId, status, admin.userId],
      ),
    );
  const days = async ({ client }: Person) => (await client.records.student({ studentId })).attendance;
  expect(await days(teacher)).toEqual({ present: 1, absent: 0, late: 0, excused: 0 });
  expect(await days(admin)).toEqual({ present: 1, absent: 0, late: 1, excused: 0 });
  const seen = await teacher.client.records.student({ studentId });
  expect(seen.courses.map((course) => course.title)).toEqual(['Biology']);
  expect(seen).toMatchObject({ figures: null, credits: [], can: { keepRecord: false } });
  const { students } = await teacher.client.records.students({ search: 'love' });
  expect(students).toMatchObject([{ name: 'Ada Lovelace', courseCount: 1 }]);
  const whole = await admin.client.records.students({});
  expect(whole.students).toMatchObject([{ name: 'Ada Lovelace', courseCount: 2 }]);
});

it('lists each student once, with the courses, the missing work and the mean that the reader may know', async () => {
  const school = await world.hasSchool('Register High');
  const [teacher, other, admin] = [
    await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' }),
    await school.hasPerson({ role: 'teacher', name: 'Otto Other' }),
    await school.hasPerson({ role: 'school_admin', name: 'Ann Head' }),
  ];
  const two = [{ title: 'First' }, { title: 'Second' }];
  const biology = await school.hasCourse({ title: 'Biology', teacher, assignments: two });
  const chemistry = await school.hasCourse({ title: 'Chemistry', teacher });
  const algebra = await school.hasCourse({ title: 'Algebra', teacher: other });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [biology, chemistry, algebra] });
  const ben = await school.hasStudent({ name: 'Ben Early', in: [biology, algebra] });
  const cora = await school.hasStudent({ name: 'Cora Clark', in: [chemistry] });
  const dia = await school.hasStudent({ name: 'Dia Deep' });
  const elsewhere = await world.hasSchool('Elsewhere High');
  await elsewhere.hasStudent({ name: 'Ada Elsewhere' });
  const stands = (student: StudentPerson, { courseId }: CoursePlace, status: string) =>
    world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute(
        `update enrollments set status = $3::text, completed_at = case when $3::text = 'completed' then now() end,
           waitlist_position = case when $3::text = 'waitlisted' then 1 end
         where student_id = $1 and course_id = $2`,
        [student.studentId, courseId, status],
      ),
    );
  const give = (by: Person, { courseId, assignmentIds }: CoursePlace, place: number, points: number | null) =>
    by.client.gradebook.setCells({
      ...{ courseId, source: 'typed' },
      changes: [
        {
          ...{ studentId: ada.studentId as StudentId, assignmentId: assignmentIds[place]!, baseSeq: 0 },
          to: points === null ? { state: 'missing' } : { state: 'graded', points },
        },
      ],
    });
  await give(teacher, biology, 0, 10);
  await give(teacher, biology, 1, null);
  await give(teacher, chemistry, 0, 16);
  await give(other, algebra, 0, 20);
  await stands(ben, biology, 'completed');
  await stands(cora, chemistry, 'withdrawn');

  const listed = async (by: Person, input: { courseId?: CourseId; search?: string } = {}) =>
    (await by.client.records.students(input)).students.map((one) => [
      ...[one.name, one.courseCount, one.missingCount, one.averageRatio],
    ]);
  expect(await listed(admin)).toEqual([
    ['Cora Clark', 0, 0, null],
    ['Dia Deep', 0, 0, null],
    ['Ben Early', 1, 0, null],
    ['Ada Lovelace', 3, 1, expect.closeTo((0.5 + 0.8 + 1) / 3, 9)],
  ]);
  // Whom they teach or taught, by their own courses alone.
  expect(await listed(teacher)).toEqual([
    ['Ben Early', 0, 0, null],
    ['Ada Lovelace', 2, 1, 0.65],
  ]);
  expect(await listed(other)).toEqual([
    ['Ben Early', 1, 0, null],
    ['Ada Lovelace', 1, 0, 1],
  ]);
  expect(await listed(admin, { courseId: biology.courseId })).toHaveLength(1);
  expect((await listed(admin, { courseId: algebra.courseId })).map(([name]) => name)).toEqual([
    ...[ben.name, ada.name],
  ]);
  // Who takes a course of somebody else is that teacher's to know.
  expect(await listed(teacher, { courseId: algebra.courseId })).toEqual([]);
  await expect(
    teacher.client.records.student({ studentId: dia.studentId as StudentId }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(
    teacher.client.records.student({ studentId: cora.studentId as StudentId }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await admin.client.records.students({})).hasMore).toBe(false);

  // What stands on a record: attempts that were begun, those that run first.
  await stands(ada, chemistry, 'dropped');
  await stands(ada, algebra, 'waitlisted');
  const record = await admin.client.records.student({ studentId: ada.studentId as StudentId });
  expect(record.courses.map((one) => [one.title, one.status, one.soFarRatio, one.missingCount])).toEqual([
    ['Biology', 'active', 0.5, 1],
    ['Chemistry', 'dropped', 0.8, 0],
  ]);
});
