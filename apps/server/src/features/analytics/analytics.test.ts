import type { AssignmentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { type AssignmentDraft, openWorld, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function hasClass(
  title = 'Biology',
  assignments: AssignmentDraft[] = [{ title: 'Leaves' }, { title: 'Roots' }, { title: 'Stems' }],
) {
  const school = await world.hasSchool(`School ${newId()}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({ title, teacher, assignments });
  const student = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const grade = async (index: number, points: number, release = true, of: StudentPerson = student) => {
    const { attemptId } = await of.client.coursework.submit({
      assignmentId: course.assignmentIds[index] as AssignmentId,
      content: { v: 1, text: 'My work', matches: [] },
      idempotencyKey: newId(),
    });
    await teacher.client.grading.record({
      attemptId,
      criteria: [{ criterionId: 'work', points }],
      comment: '',
      baseSeq: 0,
      release,
    });
  };
  const sql = (text: string, values: unknown[]) =>
    world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(text, values));
  return { school, teacher, course, student, grade, sql };
}

it('shows the work, the minutes and the grades of a range, and nothing from before it', async () => {
  world.isAt('2030-03-01T15:00:00.000Z'); // A Friday.
  const { course, school, student, grade, sql } = await hasClass();
  await grade(0, 5);
  world.isAt('2030-03-13T15:00:00.000Z'); // A Wednesday.
  await grade(1, 8);
  await sql(
    `insert into study_days (school_id, student_id, course_id, "on", active_minutes)
     select $1, $2, $3, d, 20 from unnest(array['2030-02-28', '2030-03-12']::date[]) d`,
    [school.schoolId, student.studentId, course.courseId],
  );

  const week = await student.client.analytics.mine({ range: 'week' });
  expect([week.from, week.to]).toEqual(['2030-03-11', '2030-03-13']);
  expect(week.study).toEqual({ minutes: 20, minutesPerWeek: 20 });
  expect(week.week.map(({ submissions }) => submissions)).toEqual([0, 0, 1, 0, 0, 0, 0]);
  expect(week.week.map(({ minutes }) => minutes)).toEqual([null, 20, null, null, null, null, null]);
  const [biology] = week.courses;
  expect(biology).toMatchObject({ gradedCount: 2, assignmentCount: 3, rangeGradedCount: 1, isFinal: false });
  expect(biology?.ratio).toBeCloseTo(13 / (2 * (8 / (biology?.rangeRatio ?? 1))), 6);
  expect(week.completion).toBeCloseTo(2 / 3, 9);

  const month = await student.client.analytics.mine({ range: 'month' });
  expect(month.courses[0]?.rangeGradedCount).toBe(2);
  expect(month.steps).toHaveLength(13);
  expect(month.study.minutes).toBe(20);
  // Without a term of the school, half a year back; the weeks add up to the whole.
  const semester = await student.client.analytics.mine({ range: 'semester' });
  expect(semester.study.minutes).toBe(40);
  expect(semester.steps.reduce((sum, step) => sum + step.gradedCount, 0)).toBe(2);

  const earlier = await student.client.analytics.mine({ range: 'week', weekOf: '2030-02-27' });
  expect(earlier.week[0]?.on).toBe('2030-02-25');
  expect(earlier.week.map(({ submissions }) => submissions)).toEqual([0, 0, 0, 0, 1, 0, 0]);
});

it('adds up the grades of a range to the hundredth, and extra credit to what was earned alone', async () => {
  world.isAt('2030-03-13T15:00:00.000Z');
  const { student, grade } = await hasClass('Biology', [
    { title: 'Leaves' },
    { title: 'Roots', isExtraCredit: true },
  ]);
  const line = async () => (await student.client.analytics.mine({ range: 'week' })).courses[0];
  // Neither 8.2 nor 1.15 times a hundred is a whole number in binary.
  await grade(0, 8.2);
  expect(await line()).toMatchObject({ rangeRatio: 0.41, rangeGradedCount: 1, status: 'active' });
  await grade(1, 1.15);
  expect(await line()).toMatchObject({ rangeRatio: 0.4675, rangeGradedCount: 2, status: 'completed' });
});

it('answers the same before and after a grade that is held back', async () => {
  world.isAt('2030-03-13T15:00:00.000Z');
  const { student, grade, school } = await hasClass();
  const mother = await school.hasGuardian({ name: 'A Mother', of: student });
  await grade(0, 5);
  const steady = async () => {
    const { week: _, steps, ...rest } = await mother.client.analytics.mine({ range: 'year' });
    // That something was handed in is no secret.
    return { ...rest, grades: steps.map(({ ratio, gradedCount }) => ({ ratio, gradedCount })) };
  };
  const before = await steady();
  await grade(1, 9, false);
  expect(await steady()).toEqual(before);
  await grade(2, 9);
  expect(await steady()).not.toEqual(before);
});

it('is for the student and guardians who may see the record', async () => {
  world.isAt('2030-03-13T15:00:00.000Z');
  const { student, school, teacher } = await hasClass();
  const other = await school.hasStudent({ name: 'Not Theirs' });
  const mother = await school.hasGuardian({ name: 'A Mother', of: student });
  const blind = await school.hasGuardian({ name: 'A Blind', of: student, rights: ['alerts'] });
  const { studentId } = student;
  expect((await mother.client.analytics.mine({ range: 'week' })).students).toEqual([
    { studentId, name: 'Ada Lovelace', isSelf: false },
  ]);
  for (const one of [blind, other, teacher]) {
    await expect(one.client.analytics.mine({ range: 'week', studentId }), one.name).rejects.toThrow();
    await expect(one.client.analytics.exportCsv({ range: 'week', studentId }), one.name).rejects.toThrow();
  }
});

it('writes the stated columns, in cells that no spreadsheet runs', async () => {
  world.isAt('2030-03-13T15:00:00.000Z');
  const { student, grade } = await hasClass('=HYPERLINK("https://evil.test","Grades")');
  await grade(0, 5);
  const { fileName, csv } = await student.client.analytics.exportCsv({ range: 'month' });
  expect(fileName).toBe('analytics-2030-03-13.csv');
  const [headings, line] = csv.replace('\ufeff', '').split('\r\n');
  expect(headings).toBe('"Course","Grade","Completion","Time Spent","Assignments Completed"');
  expect(line).toMatch(
    /^"'=HYPERLINK\(""https:\/\/evil\.test"",""Grades""\)","\d+\.\d%","33\.3%",,"1 of 3"$/,
  );
});

it('keeps the goal a student sets, and goes back to the usual one', async () => {
  const { student, school } = await hasClass();
  const mother = await school.hasGuardian({ name: 'A Mother', of: student });
  const goal = async () => (await mother.client.analytics.mine({ range: 'week' })).gpa.goal;
  expect(await goal()).toBe(3.8);
  await student.client.analytics.setGoal({ goal: 3.25 });
  await student.client.analytics.setGoal({ goal: 3.4 });
  expect(await goal()).toBe(3.4);
  await expect(mother.client.analytics.setGoal({ goal: 4 })).rejects.toThrow();
  expect(await student.client.analytics.setGoal({ goal: null })).toEqual({ goal: 3.8 });
  expect(await goal()).toBe(3.8);
});

it('prints a transcript of what is posted, for those who may read the record', async () => {
  world.isAt('2030-03-13T15:00:00.000Z');
  const { student, school, teacher, course, grade } = await hasClass();
  const mother = await school.hasGuardian({ name: 'A Mother', of: student });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'An Admin' });
  const { studentId } = student;
  await grade(0, 5);
  const before = await student.client.records.previewTranscript({});
  expect(before).toMatchObject({
    student: { name: 'Ada Lovelace' },
    terms: [],
    inProgress: [{ title: 'Biology' }],
    officialGpa: null,
    printedOn: '2030-03-13',
  });
  const { students } = await teacher.client.gradebook.reviewPosting({ courseId: course.courseId });
  await teacher.client.gradebook.post({
    courseId: course.courseId,
    basis: 'so_far',
    lines: students.map(({ enrollmentId, soFarRatio }) => ({
      ...{ enrollmentId, result: 'graded' as const },
      reviewedRatio: soFarRatio,
      override: null,
    })),
  });
  for (const [who, input] of [
    [student, {}],
    [mother, {}],
    [admin, { studentId }],
  ] as const) {
    const after = await who.client.records.previewTranscript(input);
    expect(after.terms, who.name).toMatchObject([
      { label: '2029–30', courses: [{ title: 'Biology', result: 'graded', creditsAttempted: 1 }] },
    ]);
    expect(after.inProgress).toEqual([]);
  }
  await expect(teacher.client.records.previewTranscript({ studentId })).rejects.toThrow();
});
