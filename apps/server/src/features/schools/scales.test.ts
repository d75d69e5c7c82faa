import type { EnrollmentId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { hasLedgerSchool, postGrade } from '#testing/ledger-school.ts';
import { inDays } from '#testing/school-days.ts';
import { uploadDocx } from '#testing/uploads.ts';
import { type CoursePlace, openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const step = (letter: string, fromPercent: number, points: number) => ({
  letter,
  fromPercent,
  points,
  isPassing: points > 0,
});
const STRICT = [step('A', 93, 4), step('B', 85, 3), step('C', 77, 2), step('D', 70, 1), step('F', 0, 0)];

let schools = 0;
/** A school with a student who has `points` of 20 in two courses: one ends before day 60 from now, the other one after it. */
async function hasSchool(points = 18.4) {
  schools += 1;
  const school = await world.hasSchool(`Scales ${schools}`);
  const schoolId = school.schoolId as SchoolId;
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const soon = await school.hasCourse({ title: 'Ends soon', teacher });
  const late = await school.hasCourse({ title: 'Ends late', teacher });
  const ada = await school.hasStudent({ name: 'Ada Park', in: [soon, late] });
  const studentId = ada.studentId as StudentId;
  const { rows } = await world.services.units.write(jobInSchool(schoolId), (tx) =>
    tx.execute('select id, course_id from enrollments where student_id = $1', [studentId]),
  );
  for (const [{ courseId, assignmentIds }, exitedOn] of [
    [soon, inDays(30)],
    [late, inDays(90)],
  ] as const) {
    await teacher.client.gradebook.setCells({
      ...{ courseId, source: 'typed' },
      changes: [{ studentId, assignmentId: assignmentIds[0]!, baseSeq: 0, to: { state: 'graded', points } }],
    });
    const enrollment = (rows as { id: EnrollmentId; course_id: string }[]).find(
      (one) => one.course_id === courseId,
    );
    await admin.client.eligibility.saveCourseDates({
      ...{ enrollmentId: enrollment!.id, enteredOn: null, exitedOn, reason: 'As agreed' },
    });
  }
  const enters = (effectiveOn: string | null, steps: typeof STRICT | null = STRICT, baseNumber = 0) =>
    admin.client.schools.saveScale({
      ...{ schoolId, baseNumber, outsideSchool: null, effectiveOn, steps, reason: 'The board decided' },
    });
  return { school, schoolId, teacher, admin, ada, studentId, soon, late, enters };
}

const letterIn = async (person: Person, { courseId }: CoursePlace) =>
  (await person.client.gradebook.mine({})).courses.find((one) => one.courseId === courseId)?.letter;

async function posts(admin: Person, teacher: Person, { courseId }: CoursePlace) {
  const review = await admin.client.gradebook.reviewPosting({ courseId });
  await teacher.client.gradebook.post({
    ...{ courseId, basis: 'so_far' },
    lines: review.students
      .filter(({ isLocked }) => !isLocked)
      .map(({ enrollmentId, soFarRatio }) => ({
        ...{ enrollmentId, reviewedRatio: soFarRatio, result: 'graded', override: null },
      })),
  });
}

const postedIn = async (admin: Person, studentId: StudentId, { courseId }: CoursePlace) => {
  const { courses } = await admin.client.records.student({ studentId });
  return courses.find((one) => one.courseId === courseId)?.postings[0];
};

it('letters by the standard scale where a school has entered none', async () => {
  const { ada, admin, teacher, studentId, soon } = await hasSchool();
  const { courses, scales } = await ada.client.gradebook.mine({});
  expect(courses.map(({ letter, scaleId }) => [letter, scaleId])).toEqual([
    ['A', null],
    ['A', null],
  ]);
  expect(scales.map(({ steps }) => steps.map(({ letter }) => letter))).toEqual([[...'ABCDF']]);
  await posts(admin, teacher, soon);
  expect(await postedIn(admin, studentId, soon)).toMatchObject({ letter: 'A', creditsEarned: 1 });
  expect((await admin.client.schools.scales({})).periods).toMatchObject([
    { scaleId: null, fromOn: null, toOn: null, isInForce: true, postedCount: 0, entered: null },
  ]);
});

it('lets the last day of a course decide which scale letters it', async () => {
  const { ada, admin, teacher, studentId, soon, late, enters } = await hasSchool();
  await enters(inDays(60));
  expect([await letterIn(ada, soon), await letterIn(ada, late)]).toEqual(['A', 'B']);
  const review = await teacher.client.gradebook.reviewPosting({ courseId: late.courseId });
  expect(review.scales.map(({ steps }) => steps.length)).toEqual([5]);
  expect(review.scales[0]?.scaleId).toBe(review.students[0]?.scaleId);
  await posts(admin, teacher, soon);
  await posts(admin, teacher, late);
  expect(await postedIn(admin, studentId, soon)).toMatchObject({ letter: 'A' });
  expect(await postedIn(admin, studentId, late)).toMatchObject({ letter: 'B' });
  // The transcript says which letters stand for what.
  const transcript = await ada.client.records.previewTranscript({});
  expect(transcript.scales.map(({ steps }) => steps[0]?.fromPercent).sort()).toEqual([90, 93]);
  expect(
    transcript.terms.flatMap(({ courses }) => courses.map(({ title, letter }) => [title, letter])).sort(),
  ).toEqual([
    ['Ends late', 'B'],
    ['Ends soon', 'A'],
  ]);
  const { periods } = await admin.client.schools.scales({});
  expect(periods).toMatchObject([
    { fromOn: null, toOn: inDays(59), postedCount: 0 },
    {
      ...{ fromOn: inDays(60), toOn: null, isInForce: false, postedCount: 1 },
      entered: { reason: 'The board decided', byName: 'Ann Head' },
    },
  ]);
});

it('leaves posted letters alone, also when the grade is opened and posted once more', async () => {
  const { ada, admin, teacher, studentId, soon, enters } = await hasSchool();
  await posts(admin, teacher, soon);
  await enters(null);
  expect(await letterIn(ada, soon)).toBe('A');
  expect(await postedIn(admin, studentId, soon)).toMatchObject({ letter: 'A' });
  await admin.client.gradebook.reopen({ courseId: soon.courseId, reason: 'A page was lost' });
  await posts(admin, teacher, soon);
  expect(await postedIn(admin, studentId, soon)).toMatchObject({ letter: 'A', number: 2 });
  const other = await letterIn(ada, soon);
  expect(other).toBe('A');
});

it('gives credit by what the scale says that passes', async () => {
  const { admin, ada, teacher, studentId, soon, late, enters } = await hasSchool(13);
  await enters(inDays(60));
  await posts(admin, teacher, soon);
  await posts(admin, teacher, late);
  expect(await postedIn(admin, studentId, soon)).toMatchObject({ letter: 'D', creditsEarned: 1 });
  expect(await postedIn(admin, studentId, late)).toMatchObject({ letter: 'F', creditsEarned: 0 });
  expect((await ada.client.gradebook.mine({})).creditsEarned).toBe(1);
});

it('shows which letters would change before a scale is entered, and only of courses that aren’t posted', async () => {
  const { admin, teacher, soon, late } = await hasSchool();
  const preview = (effectiveOn: string | null) =>
    admin.client.schools.previewScale({ effectiveOn, steps: STRICT });
  const moved = [{ from: 'A', to: 'B', count: 1 }];
  expect(await preview(inDays(60))).toEqual({
    courses: [{ courseId: late.courseId, title: 'Ends late', moves: moved }],
    courseCount: 1,
  });
  expect((await preview(null)).courses.map(({ title }) => title)).toEqual(['Ends late', 'Ends soon']);
  await posts(admin, teacher, soon);
  expect((await preview(null)).courses.map(({ title }) => title)).toEqual(['Ends late']);
  expect(await preview(inDays(200))).toEqual({ courses: [], courseCount: 0 });
});

it('replaces a scale and takes it back, and keeps what was entered', async () => {
  const { ada, admin, late, enters } = await hasSchool();
  await enters(inDays(60));
  await enters(inDays(60), [step('A', 91, 4), step('F', 0, 0)], 1);
  expect(await letterIn(ada, late)).toBe('A');
  await enters(inDays(60), null, 2);
  const { periods, replaced, number } = await admin.client.schools.scales({});
  expect(periods).toMatchObject([{ scaleId: null, toOn: null }]);
  expect(replaced.map(({ steps }) => steps?.length ?? null)).toEqual([null, 2, 5]);
  expect(number).toBe(3);
  await expect(enters(inDays(60), null, 3)).rejects.toMatchObject({ code: 'NOTHING_TO_TAKE_BACK' });
});

it('refuses a scale that leaves grades without a letter, and one entered beside another', async () => {
  const { enters } = await hasSchool();
  await expect(enters(null, STRICT.slice(0, 3))).rejects.toMatchObject({
    ...{ code: 'SCALE_WRONG', data: { why: 'no_zero' } },
  });
  await enters(null, [...STRICT].reverse());
  await expect(enters(null)).rejects.toMatchObject({ code: 'STALE' });
});

it('lets registrars and parents who teach at home keep scales, teachers read them, and nobody else', async () => {
  const { school, schoolId, teacher, ada, admin } = await hasSchool();
  const entry = {
    ...{ schoolId, baseNumber: 0, outsideSchool: null, effectiveOn: null, steps: STRICT, reason: 'New year' },
  };
  expect((await teacher.client.schools.scales({})).can).toEqual({ keep: false });
  await expect(teacher.client.schools.saveScale(entry)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(ada.client.schools.scales({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const other = await world.hasSchool(`Elsewhere ${schools}`);
  const stranger = await other.hasPerson({ role: 'school_admin', name: 'Fay Far' });
  await expect(stranger.client.schools.saveScale(entry)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const keeper = await school.hasPerson({ role: 'teacher', name: 'Rita Rolls' });
  const { people } = await admin.client.people.list({ search: '', role: null, status: null, after: null });
  const membershipId = people.find(({ name }) => name === 'Rita Rolls')?.membershipId;
  await admin.client.people.setDuties({
    membershipId: membershipId!,
    duties: ['registrar'],
    reason: 'Keeps them',
  });
  expect(await keeper.client.schools.saveScale(entry)).toEqual({ number: 1 });

  const home = await world.hasSchool(`Home ${schools}`, 'homeschool');
  const parent = await home.hasPerson({ role: 'homeschool_parent', name: 'Mae Park' });
  const homeId = home.schoolId as SchoolId;
  expect(await parent.client.schools.saveScale({ ...entry, schoolId: homeId })).toEqual({ number: 1 });
});

it('has ledgers made anew, and counts a number from another school by the scale of that school alone', async () => {
  const { admin, schoolId, studentId, sql, ada } = await hasLedgerSchool(world, { running: 4 });
  const fileId = await uploadDocx(world, admin, { kind: 'record', studentId }, 'Latin, 88');
  await admin.client.records.saveTransferCredit({
    ...{ studentId, creditId: null, kind: 'transfer', schoolName: 'Old High', title: 'Latin', isCore: true },
    ...{ ncaaArea: 'world_language', gradeRaw: '88', percent: 88, credits: 1, termLabel: '2024-25' },
    ...{ completedOn: inDays(-60), reason: null, fileId },
  });
  await admin.client.eligibility.saveStatus({
    ...{ schoolId, outsideSchool: 'Old High', effectiveOn: '2020-08-01', accountStatus: 'cleared' },
    ...{ ceebCode: null, lowestPass: null, areWeightsReported: false, areWeightsInGpa: false },
    ...{ offersLabScience: null, isCalendarNontraditional: false, source: 'Portal', reason: 'Came along' },
    checkedOn: inDays(-9),
  });
  const whyLatin = async () => {
    const { rows, bodies } = await ada.client.eligibility.ledger({});
    const row = rows.find(({ title }) => title === 'Latin');
    const [division] = bodies.flatMap((one) => (one.body === 'DI' && one.kind === 'division' ? one : []));
    return division?.courses.find(({ rowId }) => rowId === row?.rowId)?.why;
  };
  expect(await whyLatin()).toBe('no_scale');
  await sql('delete from eligibility_due where school_id = $1', [schoolId]);
  await admin.client.schools.saveScale({
    ...{ schoolId, baseNumber: 0, outsideSchool: 'Old High', effectiveOn: null, steps: STRICT },
    reason: 'From its profile',
  });
  expect(await whyLatin()).not.toBe('no_scale');
  const { rows } = await sql('select student_id from eligibility_due where school_id = $1', [schoolId]);
  expect(rows).toEqual([{ student_id: studentId }]);
  // By the standard scale nobody filed anything: this school's own numbers have none either.
  const { record } = await ada.client.eligibility.ledger({});
  expect(record.schools.map(({ scales }) => scales.length)).toEqual([0, 1]);
});

it('reads a running course in the ledger by the scale of its last day', async () => {
  const { admin, schoolId, ada, teacher, courses } = await hasLedgerSchool(world, { running: 2 });
  const gradeOf = async () => {
    const { rows } = await ada.client.eligibility.ledger({});
    return rows.find(({ state }) => state === 'running')?.grade;
  };
  // 15 of 20 points.
  expect(await gradeOf()).toBe('C');
  await admin.client.schools.saveScale({
    ...{ schoolId, baseNumber: 0, outsideSchool: null, effectiveOn: inDays(60), reason: 'The board decided' },
    steps: [step('A', 93, 4), step('B', 85, 3), step('D', 77, 1), step('U', 0, 0)],
  });
  expect(await gradeOf()).toBe('F');
  // Posted with 75 %: the letter is the school's, and what fails gives nothing.
  await postGrade(admin, teacher, courses.at(-1)!, 75);
  const { rows } = await ada.client.eligibility.ledger({});
  expect(rows.filter(({ state }) => state === 'final').at(-1)?.grade).toBe('F');
});
