import type { CourseId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { uploadDocx } from '#testing/uploads.ts';
import { type CoursePlace, openWorld, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

let schools = 0;
/** A school whose courses are posted with typed percents. */
async function hasSchool() {
  schools += 1;
  const school = await world.hasSchool(`School ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const hasCourse = (title: string) => school.hasCourse({ title, teacher, isNcaaApproved: true });
  const sql = (text: string, values: unknown[]) =>
    world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(text, values));
  const isWorth = ({ courseId }: CoursePlace, credits: number) =>
    sql('update courses set credits = $2 where id = $1', [courseId, credits]);
  const isCopyOf = ({ courseId }: CoursePlace, origin: CoursePlace) =>
    sql('update courses set content_origin_id = $2 where id = $1', [courseId, origin.courseId]);
  const post = async ({ courseId }: CoursePlace, percent: number, only?: StudentPerson) => {
    const review = await admin.client.gradebook.reviewPosting({ courseId });
    await teacher.client.gradebook.post({
      courseId,
      basis: 'so_far',
      lines: review.students
        .filter(({ isLocked }) => !isLocked)
        .map((line) => ({
          ...{ enrollmentId: line.enrollmentId, reviewedRatio: line.soFarRatio, result: 'graded' as const },
          override:
            only && line.studentId !== only.studentId
              ? null
              : { percent, reason: 'From the paper gradebook' },
        })),
    });
  };
  const repeat = async (student: StudentPerson, course: CoursePlace, percent: number) => {
    await student.client.catalog.enroll({ courseId: course.courseId, reason: 'To raise the grade' });
    await post(course, percent, student);
  };
  const recordOf = (student: StudentPerson) =>
    admin.client.records.student({ studentId: student.studentId as StudentId });
  const figuresOf = async (student: StudentPerson) => (await recordOf(student)).figures;
  const hasRule = async (repeats: 'best' | 'latest' | 'average') => {
    const { policy, number } = await admin.client.schools.policy({});
    await admin.client.schools.savePolicy({ baseNumber: number, policy: { ...policy, repeats } });
    await world.runs('grading.recompute', { schoolId: school.schoolId });
  };
  const transfer = async (
    student: StudentPerson,
    percent: number | null,
    gradeRaw: string,
    credits = 1,
    completedOn: string | null = null,
    isCore = false,
  ) => {
    const studentId = student.studentId as StudentId;
    const fileId = await uploadDocx(world, admin, { kind: 'record', studentId }, `${gradeRaw}, ${credits}`);
    return admin.client.records.saveTransferCredit({
      ...{ studentId, creditId: null, kind: 'transfer', schoolName: 'Elsewhere High', title: gradeRaw },
      ...{ ncaaArea: null, isCore, gradeRaw, percent, credits, termLabel: '2024-25' },
      ...{ completedOn, fileId, reason: null },
    });
  };
  return {
    ...{ school, teacher, admin, hasCourse, isWorth, isCopyOf, post, repeat, recordOf, figuresOf, hasRule },
    ...{ transfer, sql },
  };
}

it('earns no credit for a posted F, on any page', async () => {
  const { school, hasCourse, post, figuresOf } = await hasSchool();
  const [biology, algebra] = [await hasCourse('Biology'), await hasCourse('Algebra')];
  const ada = await school.hasStudent({ name: 'Ada Park', in: [biology, algebra] });
  await post(biology, 50);
  await post(algebra, 90);
  expect(await figuresOf(ada)).toMatchObject({ creditsEarned: 1, officialGpa: 2.8 });
  expect(await ada.client.gradebook.mine({})).toMatchObject({ creditsEarned: 1, creditsInProgress: 0 });
  expect(await ada.client.analytics.mine({ range: 'year' })).toMatchObject({ creditsEarned: 1 });
  const transcript = await ada.client.records.previewTranscript({});
  expect(transcript.creditsEarned).toBe(1);
  expect(
    transcript.terms.flatMap(({ courses }) => courses.map((one) => [one.title, one.creditsEarned])),
  ).toEqual(
    expect.arrayContaining([
      ['Algebra', 1],
      ['Biology', 0],
    ]),
  );
});

it('counts the latest posting of a course alone', async () => {
  const { school, admin, hasCourse, post, figuresOf } = await hasSchool();
  const biology = await hasCourse('Biology');
  const ada = await school.hasStudent({ name: 'Ada Park', in: [biology] });
  await post(biology, 90);
  await admin.client.gradebook.reopen({ courseId: biology.courseId, reason: 'Read the wrong line' });
  await post(biology, 50);
  expect(await figuresOf(ada)).toMatchObject({ creditsEarned: 0, officialGpa: 2 });
  const { terms } = await ada.client.records.previewTranscript({});
  expect(terms.flatMap(({ courses }) => courses)).toMatchObject([
    { title: 'Biology', ratio: 0.5, letter: 'F', creditsEarned: 0 },
  ]);
});

it('earns no credit for a failed course from elsewhere, with a percent or without', async () => {
  const { school, figuresOf, recordOf, transfer } = await hasSchool();
  const ada = await school.hasStudent({ name: 'Ada Park' });
  await transfer(ada, 55, 'F', 1, '2024-06-05');
  await transfer(ada, null, 'No credit');
  expect(await figuresOf(ada)).toMatchObject({ creditsEarned: 0, officialGpa: 2.2 });
  await transfer(ada, null, 'Pass', 0.5, '2023-06-05');
  expect(await figuresOf(ada)).toMatchObject({ creditsEarned: 0.5, officialGpa: 2.2 });
  const { credits } = await recordOf(ada);
  expect(credits.map(({ title, creditsEarned }) => [title, creditsEarned]).sort()).toEqual([
    ['F', 0],
    ['No credit', 0],
    ['Pass', 0.5],
  ]);
  const { transferred } = await ada.client.records.previewTranscript({});
  expect(transferred.map(({ title, credits, creditsEarned }) => [title, credits, creditsEarned])).toEqual([
    // As they were completed; of one nobody says when.
    ['Pass', 0.5, 0.5],
    ['F', 1, 0],
    ['No credit', 1, 0],
  ]);
});

it('counts a failed grade from elsewhere in the GPA with the credits that were attempted, and none that was not finished', async () => {
  const { school, figuresOf, transfer } = await hasSchool();
  const ada = await school.hasStudent({ name: 'Ada Park' });
  await transfer(ada, 90, 'A-', 1);
  await transfer(ada, 62, 'F (62%)', 2);
  // (3.6 + 2 × 2.48) / 3
  const figures = { creditsEarned: 1, officialGpa: expect.closeTo(8.56 / 3, 12) };
  expect(await figuresOf(ada)).toMatchObject(figures);
  for (const grade of ['W', 'Withdrawn (85%)', 'Audit', 'AU 85', 'Incomplete', 'I'])
    await transfer(ada, 85, grade, 1);
  expect(await figuresOf(ada)).toMatchObject(figures);
  const transcript = await ada.client.records.previewTranscript({});
  expect(transcript).toMatchObject(figures);
  expect(transcript.transferred.map(({ creditsEarned }) => creditsEarned).sort()).toEqual([
    0, 0, 0, 0, 0, 0, 0, 1,
  ]);
});

it('weighs the official GPA by credits and counts no course above 4.0', async () => {
  const { school, hasCourse, isWorth, post, figuresOf, transfer } = await hasSchool();
  const [biology, algebra] = [await hasCourse('Biology'), await hasCourse('Algebra')];
  await isWorth(algebra, 0.5);
  const ada = await school.hasStudent({ name: 'Ada Park', in: [biology, algebra] });
  await post(biology, 120);
  await post(algebra, 70);
  // (4 × 1 + 2.8 × 0.5) / 1.5
  expect((await figuresOf(ada))?.officialGpa).toBe(3.6);
  await transfer(ada, 85, 'B', 0.5);
  expect((await figuresOf(ada))?.officialGpa).toBeCloseTo((4 + 1.4 + 1.7) / 2, 15);
});

it('stores the official GPA with the digits that are certain, and rounds it no further', async () => {
  const { school, hasCourse, post, figuresOf, sql } = await hasSchool();
  const [one, two, three] = [await hasCourse('One'), await hasCourse('Two'), await hasCourse('Three')];
  const ada = await school.hasStudent({ name: 'Ada Park', in: [one, two, three] });
  await post(one, 74.87);
  await post(two, 74.87);
  await post(three, 74.88);
  const { rows } = await sql('select official_gpa::text as gpa from student_gpas where student_id = $1', [
    ada.studentId,
  ]);
  expect(rows).toEqual([{ gpa: '2.99493333333333300000' }]);
  expect((await figuresOf(ada))?.officialGpa).toBe(2.994933333333333);
});

it('counts the best, the latest or all attempts in the GPA, as the school says, and gives credit once', async () => {
  const { school, hasCourse, post, repeat, figuresOf, hasRule, admin, sql } = await hasSchool();
  const algebra = await hasCourse('Algebra');
  const ada = await school.hasStudent({ name: 'Ada Park', in: [algebra] });
  await post(algebra, 90);
  await repeat(ada, algebra, 70);
  expect(await figuresOf(ada)).toMatchObject({ officialGpa: 3.6, creditsEarned: 1, coreEarned: 1 });
  await hasRule('latest');
  expect(await figuresOf(ada)).toMatchObject({ officialGpa: 2.8, creditsEarned: 1 });
  await hasRule('average');
  expect(await figuresOf(ada)).toMatchObject({ officialGpa: 3.2, creditsEarned: 1 });
  expect((await admin.client.schools.policy({})).policy.repeats).toBe('average');
  const { rows } = await sql(
    `select before->>'repeats' as before, after->>'repeats' as after, actor_user_id as by from audit_log
     where school_id = $1 and action = 'grading_policy.changed' order by at, id`,
    [school.schoolId],
  );
  expect(rows).toEqual([
    { before: 'best', after: 'latest', by: admin.userId },
    { before: 'latest', after: 'average', by: admin.userId },
  ]);
});

it('keeps all attempts on the transcript and marks those that don’t count', async () => {
  const { school, hasCourse, post, repeat, recordOf, hasRule } = await hasSchool();
  const algebra = await hasCourse('Algebra');
  const ada = await school.hasStudent({ name: 'Ada Park', in: [algebra] });
  const parent = await school.hasGuardian({ name: 'Pat Park', of: ada });
  await post(algebra, 50);
  await repeat(ada, algebra, 80);
  const marks = async () => {
    const { terms, creditsEarned } = await ada.client.records.previewTranscript({});
    const studentId = ada.studentId as StudentId;
    expect((await parent.client.records.previewTranscript({ studentId })).terms).toEqual(terms);
    const courses = terms.flatMap((term) => term.courses);
    expect(courses.reduce((sum, one) => sum + one.creditsEarned, 0)).toBe(creditsEarned);
    return courses.map((one) => [one.ratio, one.countsInGpa, one.creditsEarned]).sort();
  };
  expect(await marks()).toEqual([
    [0.5, false, 0],
    [0.8, true, 1],
  ]);
  await hasRule('average');
  expect(await marks()).toEqual([
    [0.5, true, 0],
    [0.8, true, 1],
  ]);
  await hasRule('latest');
  const { courses } = await recordOf(ada);
  expect(courses.map((one) => [one.finalRatio, one.countsInGpa]).sort()).toEqual([
    [0.5, false],
    [0.8, true],
  ]);
});

it('counts a course and its copy once', async () => {
  const { school, hasCourse, isCopyOf, post, figuresOf } = await hasSchool();
  const [algebra, copy] = [await hasCourse('Algebra'), await hasCourse('Algebra, evenings')];
  await isCopyOf(copy, algebra);
  const ada = await school.hasStudent({ name: 'Ada Park', in: [algebra, copy] });
  await post(algebra, 90);
  await post(copy, 80);
  expect(await figuresOf(ada)).toMatchObject({ officialGpa: 3.6, creditsEarned: 1, coreEarned: 1 });
});

it('counts the credit of a repeat anyway when the registrar says so, with the reason, and no longer when it is taken back', async () => {
  const { school, admin, teacher, hasCourse, isWorth, post, repeat, figuresOf, recordOf, sql } =
    await hasSchool();
  const choir = await hasCourse('Choir');
  await isWorth(choir, 0.5);
  const ada = await school.hasStudent({ name: 'Ada Park', in: [choir] });
  await post(choir, 80);
  await repeat(ada, choir, 90);
  const creditsOf = async () =>
    (await recordOf(ada)).courses.sort((a, b) => a.enrollmentId.localeCompare(b.enrollmentId));
  const [first, again] = await creditsOf();
  if (!first || !again) throw new Error('Both attempts are on the record');
  expect([first.creditsCounted, first.can.countCredit, first.countsAnyway]).toEqual([0.5, false, null]);
  expect([again.creditsCounted, again.can.countCredit, again.countsAnyway]).toEqual([0, true, null]);
  expect([first.can.countCreditOnce, again.can.countCreditOnce]).toEqual([false, false]);

  const reason = 'The choir may be taken for credit each year';
  const { enrollmentId } = again;
  await expect(
    teacher.client.records.decideCredit({ enrollmentId, countsAnyway: true, reason }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(
    admin.client.records.decideCredit({ enrollmentId: first.enrollmentId, countsAnyway: true, reason }),
  ).rejects.toMatchObject({ code: 'NOTHING_TO_COUNT' });
  await expect(
    admin.client.records.decideCredit({ enrollmentId, countsAnyway: false, reason }),
  ).rejects.toMatchObject({ code: 'NOT_CURRENT' });
  await admin.client.records.decideCredit({ enrollmentId, countsAnyway: true, reason });

  // One figure on every page; the GPA stays with the school's rule.
  expect(await figuresOf(ada)).toMatchObject({ creditsEarned: 1, officialGpa: 3.6, coreEarned: 1 });
  expect(await ada.client.gradebook.mine({})).toMatchObject({ creditsEarned: 1 });
  expect(await ada.client.analytics.mine({ range: 'year' })).toMatchObject({ creditsEarned: 1 });
  const transcript = await ada.client.records.previewTranscript({});
  expect(transcript.creditsEarned).toBe(1);
  expect(transcript.terms.flatMap((term) => term.courses.map((one) => one.creditsEarned))).toEqual([
    0.5, 0.5,
  ]);
  expect((await creditsOf())[1]).toMatchObject({
    ...{ creditsCounted: 0.5, countsAnyway: { reason, byName: 'Ann Head' } },
    can: { countCredit: false, countCreditOnce: true },
  });
  await expect(
    admin.client.records.decideCredit({ enrollmentId, countsAnyway: true, reason }),
  ).rejects.toMatchObject({ code: 'NOTHING_TO_COUNT' });
  // What a job makes anew comes to the same.
  await sql("update student_gpas set credits_earned = 9, as_of = 'epoch' where student_id = $1", [
    ada.studentId,
  ]);
  await world.runs('grading.missing', {});
  expect(await figuresOf(ada)).toMatchObject({ creditsEarned: 1 });

  await admin.client.records.decideCredit({ enrollmentId, countsAnyway: false, reason: 'Decided in error' });
  expect(await figuresOf(ada)).toMatchObject({ creditsEarned: 0.5 });
  expect((await creditsOf())[1]).toMatchObject({ creditsCounted: 0, countsAnyway: null });
  const { rows } = await sql(
    `select action, reason, actor_user_id as by, after->>'credits' as credits from audit_log
     where entity_id = $1 and action like 'credit.%' order by at, id`,
    [enrollmentId],
  );
  expect(rows).toEqual([
    { action: 'credit.counted_anyway', reason, by: admin.userId, credits: '0.5' },
    { action: 'credit.counted_once', reason: 'Decided in error', by: admin.userId, credits: '0.5' },
  ]);
});

it('lets nobody decide about credit of their own child', async () => {
  const { school, hasCourse, post, repeat, recordOf, sql } = await hasSchool();
  const algebra = await hasCourse('Algebra');
  const ada = await school.hasStudent({ name: 'Ada Park', in: [algebra] });
  const parent = await school.hasPerson({ role: 'school_admin', name: 'Pat Park' });
  await school.hasGuardian({ name: 'Sam Park', of: ada });
  await sql('update guardian_links set guardian_user_id = $2 where student_id = $1', [
    ada.studentId,
    parent.userId,
  ]);
  await post(algebra, 80);
  await repeat(ada, algebra, 90);
  const studentId = ada.studentId as StudentId;
  const { courses } = await recordOf(ada);
  const open = courses.find((one) => one.can.countCredit);
  if (!open) throw new Error('The admin may count one of the attempts');
  const seen = await parent.client.records.student({ studentId });
  expect(seen.courses.some((one) => one.can.countCredit)).toBe(false);
  await expect(
    parent.client.records.decideCredit({
      ...{ enrollmentId: open.enrollmentId, countsAnyway: true, reason: 'She asked me to' },
    }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN', data: { reason: 'too_close' } });
});

it('asks why somebody takes a posted course again, and keeps the answer', async () => {
  const { school, teacher, admin, hasCourse, isCopyOf, post, sql } = await hasSchool();
  const [algebra, copy] = [await hasCourse('Algebra'), await hasCourse('Algebra, evenings')];
  await isCopyOf(copy, algebra);
  const ada = await school.hasStudent({ name: 'Ada Park', in: [algebra] });
  const ben = await school.hasStudent({ name: 'Ben Early', in: [algebra] });
  await post(algebra, 50);
  const courseId = algebra.courseId as CourseId;
  const reason = 'To raise the grade';
  await expect(ada.client.catalog.enroll({ courseId })).rejects.toMatchObject({ code: 'REASON_NEEDED' });
  await expect(ada.client.catalog.enroll({ courseId: copy.courseId })).rejects.toMatchObject({
    code: 'REASON_NEEDED',
  });
  const own = await ada.client.catalog.enroll({ courseId, reason });
  const place = { courseId, studentId: ben.studentId as StudentId };
  await expect(teacher.client.catalog.enrollFor({ ...place, reason: null })).rejects.toMatchObject({
    code: 'REASON_NEEDED',
  });
  const placed = await admin.client.catalog.enrollFor({ ...place, reason: 'The counselor advises it' });
  const { rows } = await sql(
    `select v.enrollment_id as id, v.reason, a.action, a.reason as "auditReason", a.actor_user_id as by
     from enrollment_events v join audit_log a on a.entity_id = v.enrollment_id
     where v.enrollment_id = any ($1::uuid[]) order by v.at, v.id`,
    [[own.enrollmentId, placed.enrollmentId]],
  );
  expect(rows).toEqual([
    {
      ...{ id: own.enrollmentId, reason, action: 'enrollment.repeated', auditReason: reason },
      by: ada.userId,
    },
    {
      ...{ id: placed.enrollmentId, reason: 'The counselor advises it', action: 'enrollment.made' },
      ...{ auditReason: 'The counselor advises it', by: admin.userId },
    },
  ]);

  // Posted twice by now: what is on record is the attempt that was posted last.
  await post(algebra, 60);
  const third = await ada.client.catalog.enroll({ courseId: copy.courseId, reason });
  const earlier = await sql(
    "select after->>'earlierEnrollmentId' as id, after->>'status' as status from audit_log where entity_id = $1",
    [third.enrollmentId],
  );
  expect(earlier.rows).toEqual([{ id: own.enrollmentId, status: 'active' }]);
});

it('makes the progress GPA of exactly the courses that My Grades lists with a ratio', async () => {
  const { school, teacher, hasCourse, post } = await hasSchool();
  const [biology, algebra, empty] = [
    await hasCourse('Biology'),
    await hasCourse('Algebra'),
    await hasCourse('Chemistry'),
  ];
  const ada = await school.hasStudent({ name: 'Ada Park', in: [biology, algebra, empty] });
  const grade = ({ courseId, assignmentIds: [assignmentId] }: CoursePlace, points: number) =>
    teacher.client.gradebook.setCells({
      ...{ courseId, source: 'typed' },
      changes: [
        {
          ...{ studentId: ada.studentId as StudentId, assignmentId: assignmentId as never },
          ...{ to: { state: 'graded', points }, baseSeq: 0 },
        },
      ],
    });
  await grade(biology, 10);
  await grade(algebra, 18);
  // Posted otherwise than the total: the posted grade is the grade.
  await post(biology, 60);
  const mine = await ada.client.gradebook.mine({});
  // Those that run come first.
  expect(mine.courses.map((course) => [course.title, course.progressRatio])).toEqual([
    ['Algebra', 0.9],
    ['Chemistry', null],
    ['Biology', 0.6],
  ]);
  expect(mine.progressGpa).toBe(3);
  expect((await ada.client.analytics.mine({ range: 'year' })).gpa.progress).toBe(3);
});

it('makes the progress GPA of the attempt that runs, and again of the one before when it is left', async () => {
  const { school, admin, hasCourse, post, figuresOf, recordOf } = await hasSchool();
  const algebra = await hasCourse('Algebra');
  const ada = await school.hasStudent({ name: 'Ada Park', in: [algebra] });
  await post(algebra, 90);
  expect(await figuresOf(ada)).toMatchObject({ progressGpa: 3.6 });
  const reason = 'To raise the grade';
  const { enrollmentId } = await ada.client.catalog.enroll({ courseId: algebra.courseId, reason });
  expect(await figuresOf(ada)).toMatchObject({ progressGpa: null });
  expect((await recordOf(ada)).courses).toHaveLength(2);
  await admin.client.catalog.withdraw({ enrollmentId, reason: 'Changed her mind' });
  expect(await figuresOf(ada)).toMatchObject({ progressGpa: 3.6 });
});

it('takes a course out of the progress GPA when its student is withdrawn from it', async () => {
  const { school, teacher, admin, hasCourse } = await hasSchool();
  const [biology, algebra] = [await hasCourse('Biology'), await hasCourse('Algebra')];
  const ada = await school.hasStudent({ name: 'Ada Park', in: [biology, algebra] });
  for (const [{ courseId, assignmentIds }, points] of [
    [biology, 10],
    [algebra, 18],
  ] as const) {
    await teacher.client.gradebook.setCells({
      ...{ courseId, source: 'typed' },
      changes: [
        {
          ...{ studentId: ada.studentId as StudentId, assignmentId: assignmentIds[0] as never },
          ...{ to: { state: 'graded', points }, baseSeq: 0 },
        },
      ],
    });
  }
  const progress = async () => (await ada.client.gradebook.mine({})).progressGpa;
  expect(await progress()).toBe(2.8);
  const record = await admin.client.records.student({ studentId: ada.studentId as StudentId });
  const enrollmentId = record.courses.find((one) => one.title === 'Biology')?.enrollmentId as never;
  await admin.client.catalog.withdraw({ enrollmentId, reason: 'Moved to another course' });
  expect(await progress()).toBe(3.6);
});

it('makes figures anew that an upgrade left to be made', async () => {
  const { school, hasCourse, post, figuresOf, sql } = await hasSchool();
  const biology = await hasCourse('Biology');
  const ada = await school.hasStudent({ name: 'Ada Park', in: [biology] });
  await post(biology, 50);
  await sql(
    "update student_gpas set credits_earned = 9, official_gpa = 1, as_of = 'epoch' where student_id = $1",
    [ada.studentId],
  );
  await world.runs('grading.missing', {});
  expect(await figuresOf(ada)).toMatchObject({ creditsEarned: 0, officialGpa: 2 });
});

it('counts a core credit that was passed without a percent, and none that a document prints as failed', async () => {
  const { school, hasCourse, figuresOf, transfer } = await hasSchool();
  const ada = await school.hasStudent({ name: 'Ada Core', in: [await hasCourse('Any')] });
  await transfer(ada, null, 'CR', 1, null, true);
  expect(await figuresOf(ada)).toMatchObject({ coreEarned: 1, creditsEarned: 1 });
  await transfer(ada, 62, 'F', 1, null, true);
  await transfer(ada, null, 'NP', 1, null, true);
  expect(await figuresOf(ada)).toMatchObject({ coreEarned: 1, creditsEarned: 1 });
});
