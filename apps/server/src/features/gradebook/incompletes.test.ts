import type { CourseId, StudentId } from '@fieldhouse/contract/ids.ts';
import { addDays, type CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { openWorld, type Person, type StudentPerson, type World } from '#testing/world.ts';

const NOON = '2026-03-02T17:00:00.000Z';
const TODAY: CalendarDate = '2026-03-02';
const IN_A_MONTH = addDays(TODAY, 30);
/** As the school's morning of that day. */
const morningOf = (day: CalendarDate) => `${day}T15:00:00.000Z`;
const idOf = (student: StudentPerson) => student.studentId as StudentId;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => world.isAt(NOON));
afterAll(() => world.close());

let schools = 0;
/** Biology, which Ada and Ben take without any work; nobody is posted yet. */
async function hasCourse() {
  schools += 1;
  const school = await world.hasSchool(`Incomplete ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  const courseId = course.courseId as CourseId;
  const ada = await school.hasStudent({ name: 'Ada Park', in: [course] });
  const ben = await school.hasStudent({ name: 'Ben Early', in: [course] });
  const mother = await school.hasGuardian({ name: 'Mona Park', of: ada, rights: ['see_record'] });
  const { gradebook } = teacher.client;
  const lineOf = async (student: StudentPerson) => {
    const { students, others } = await gradebook.reviewPosting({ courseId });
    return (
      [...students, ...others].find(({ studentId }) => studentId === student.studentId) ??
      expect.fail('no line')
    );
  };
  /** Ada's result is incomplete, Ben withdraws. */
  const posts = async (dueOn?: string) => {
    const { students } = await gradebook.reviewPosting({ courseId });
    return await gradebook.post({
      ...{ courseId, basis: 'so_far' },
      lines: students.map(({ enrollmentId, studentId, soFarRatio }) => ({
        ...{ enrollmentId, reviewedRatio: soFarRatio, override: null },
        ...(studentId === ada.studentId
          ? { result: 'incomplete' as const, ...(dueOn === undefined ? {} : { dueOn }) }
          : { result: 'withdrawn' as const }),
      })),
    });
  };
  const moves = async (who: Person, dueOn: string, student = ada) =>
    await who.client.gradebook.setIncompleteDue({
      ...{ courseId, enrollmentId: (await lineOf(student)).enrollmentId, dueOn, reason: 'Was ill' },
    });
  const sql = async (text: string, values: unknown[] = []) =>
    (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(text, values))).rows;
  /** The course runs in a term of its own, from now on. */
  const runsIn = async (year: string, startsOn: string, endsOn: string) => {
    await sql(
      `with y as (
         insert into academic_years (school_id, id, label, starts_on, ends_on)
         values ($1, gen_random_uuid(), $3, $4, $5) returning id),
       t as (
         insert into terms (school_id, id, academic_year_id, name, kind, starts_on, ends_on)
         select $1, gen_random_uuid(), y.id, 'Spring', 'semester', $4, $5 from y returning id)
       update courses set term_id = (select id from t) where id = $2`,
      [school.schoolId, courseId, year, startsOn, endsOn],
    );
  };
  const templatesOf = async (person: Person) =>
    (await person.client.notifications.latest({})).notifications
      .map(({ template }) => template)
      .filter((template) => template.startsWith('incomplete'));
  return {
    school,
    teacher,
    admin,
    course,
    courseId,
    ada,
    ben,
    mother,
    lineOf,
    posts,
    moves,
    sql,
    runsIn,
    templatesOf,
  };
}

it('posts an incomplete with the day by which it is to be made up, and none without', async () => {
  const { teacher, admin, ada, mother, courseId, lineOf, posts } = await hasCourse();
  expect((await lineOf(ada)).incompleteDue).toEqual({ earliestOn: TODAY, latestOn: addDays(TODAY, 365) });
  for (const dueOn of [undefined, addDays(TODAY, -1), addDays(TODAY, 366)])
    await expect(posts(dueOn), dueOn ?? 'none').rejects.toMatchObject({
      code: 'DUE_DAY',
      data: { studentIds: [ada.studentId] },
    });
  expect((await lineOf(ada)).posted).toBeNull();

  await posts(IN_A_MONTH);
  expect((await lineOf(ada)).posted).toMatchObject({ result: 'incomplete', dueOn: IN_A_MONTH });
  const grid = await teacher.client.gradebook.grid({ courseId });
  expect(grid.students.find(({ name }) => name === 'Ada Park')?.posted).toMatchObject({ dueOn: IN_A_MONTH });
  expect((await ada.client.gradebook.mine({})).courses).toMatchObject([
    { incomplete: { dueOn: IN_A_MONTH, isOverdue: false } },
  ]);
  const seen = await mother.client.gradebook.mine({ studentId: idOf(ada) });
  expect(seen.courses).toMatchObject([{ incomplete: { dueOn: IN_A_MONTH, isOverdue: false } }]);
  const { terms } = await ada.client.records.previewTranscript({});
  expect(terms.flatMap(({ courses }) => courses)).toMatchObject([
    { result: 'incomplete', dueOn: IN_A_MONTH },
  ]);
  const record = await admin.client.records.student({ studentId: idOf(ada) });
  expect(record.courses[0]?.postings).toMatchObject([{ result: 'incomplete', dueOn: IN_A_MONTH }]);
});

it('is due after the term of the attempt at the earliest, wherever the course runs by then', async () => {
  const { teacher, ada, courseId, lineOf, posts, moves, runsIn } = await hasCourse();
  await runsIn('2025–26', '2026-01-05', '2026-05-29');
  const spring = { earliestOn: '2026-05-29', latestOn: '2027-05-29' };
  expect((await lineOf(ada)).incompleteDue).toEqual(spring);
  await expect(posts('2026-05-28')).rejects.toMatchObject({ code: 'DUE_DAY' });
  expect(await posts('2026-05-29')).toEqual({ postedCount: 2 });

  await runsIn('2026–27', '2027-01-05', '2027-05-28');
  expect(await lineOf(ada)).toMatchObject({ incompleteDue: spring, can: { setDue: true } });
  const { incompletes } = await teacher.client.gradebook.incompletes({});
  expect(incompletes.filter((one) => one.courseId === courseId)).toMatchObject([{ due: spring }]);
  await expect(moves(teacher, '2026-05-28')).rejects.toMatchObject({ code: 'DUE_DAY', data: spring });
  await moves(teacher, '2026-06-30');
  expect((await lineOf(ada)).posted).toMatchObject({ dueOn: '2026-06-30' });
});

it('stays in the school year where it was posted, whatever day it gets in the next', async () => {
  world.isAt('2026-07-20T17:00:00.000Z');
  const { teacher, ada, moves, posts } = await hasCourse();
  const termsOf = async () =>
    (await ada.client.records.previewTranscript({})).terms.map(({ label }) => label);
  await posts('2026-08-20');
  const before = await termsOf();
  expect(before).toEqual(['2025–26']);
  world.isAt('2026-08-03T17:00:00.000Z');
  await moves(teacher, '2026-09-01');
  expect(await termsOf()).toEqual(before);
});

it('gets another day as a posting of its own, with the reason in the log, while the course stays locked', async () => {
  const { school, teacher, admin, ada, ben, moves, posts, sql, lineOf } = await hasCourse();
  await posts(IN_A_MONTH);
  await moves(teacher, addDays(TODAY, 60));
  expect(await lineOf(ada)).toMatchObject({ isLocked: true, posted: { dueOn: addDays(TODAY, 60) } });
  // Said twice it is posted once.
  await moves(admin, addDays(TODAY, 60));
  expect(
    await sql(
      `select f.number, f.due_on, f.reason, f.credits_attempted::float as credits, earlier.number as replaces
       from final_grades f left join final_grades earlier on earlier.id = f.supersedes_id
       where f.student_id = $1 order by f.number`,
      [ada.studentId],
    ),
  ).toMatchObject([
    { number: 1, reason: null, credits: 1, replaces: null },
    { number: 2, reason: 'Was ill', credits: 1, replaces: 1 },
  ]);
  expect(
    await sql(
      "select before, after, reason, actor_user_id as by from audit_log where action = 'final_grades.incomplete_due' and school_id = $1",
      [school.schoolId],
    ),
  ).toEqual([
    {
      before: { dueOn: IN_A_MONTH },
      after: { dueOn: addDays(TODAY, 60) },
      reason: 'Was ill',
      by: teacher.userId,
    },
  ]);
  await expect(moves(teacher, addDays(TODAY, 366))).rejects.toMatchObject({ code: 'DUE_DAY' });
  // What was withdrawn isn't made up.
  await expect(moves(teacher, IN_A_MONTH, ben)).rejects.toMatchObject({ code: 'NOT_INCOMPLETE' });
});

it('is moved by those alone who may post, and not for one’s own child', async () => {
  const { school, teacher, admin, course, courseId, ada, mother, lineOf, posts, moves } = await hasCourse();
  await posts(IN_A_MONTH);
  const other = await school.hasPerson({ role: 'teacher', name: 'Otto Other' });
  const stranger = await (await world.hasSchool('Elsewhere')).hasPerson({
    ...{ role: 'school_admin', name: 'Stran Ger' },
  });
  const { enrollmentId } = await lineOf(ada);
  const input = { courseId, enrollmentId, dueOn: addDays(TODAY, 40), reason: 'Was ill' };
  for (const person of [other, stranger, mother])
    await expect(person.client.gradebook.setIncompleteDue(input), person.name).rejects.toMatchObject({
      code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/),
    });
  await admin.client.catalog.addTeacher({ courseId, userId: other.userId as never, role: 'teacher' });
  await expect(moves(other, input.dueOn)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  // An attempt of another course isn't this one's.
  const chemistry = await school.hasCourse({ title: 'Chemistry', teacher });
  await expect(
    teacher.client.gradebook.setIncompleteDue({ ...input, courseId: chemistry.courseId as CourseId }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await school.isGuardian(admin, { of: ada, rights: ['see_record'] });
  await expect(moves(admin, input.dueOn)).rejects.toMatchObject({
    ...{ code: 'FORBIDDEN', data: { reason: 'too_close' } },
  });
  // Nor is it offered there.
  const { students } = await admin.client.gradebook.reviewPosting({ courseId });
  expect(students.find(({ studentId }) => studentId === ada.studentId)?.can).toEqual({ setDue: false });
  expect((await lineOf(ada)).can).toEqual({ setDue: true });
  expect((await lineOf(ada)).posted).toMatchObject({ dueOn: IN_A_MONTH });
  expect(course.courseId).toBe(courseId);
});

it('keeps the day that is posted where a line doesn’t name one, though it is past', async () => {
  const { teacher, admin, courseId, ada, ben, lineOf, posts } = await hasCourse();
  await posts(IN_A_MONTH);
  world.isAt(morningOf(addDays(TODAY, 45)));
  const { enrollmentId } = await lineOf(ada);
  await admin.client.gradebook.reopen({ courseId, reason: 'To look again', enrollmentIds: [enrollmentId] });
  await teacher.client.gradebook.post({
    ...{ courseId, basis: 'so_far' },
    lines: [{ enrollmentId, result: 'incomplete', reviewedRatio: null, override: null }],
  });
  expect((await lineOf(ada)).posted).toMatchObject({ result: 'incomplete', dueOn: IN_A_MONTH });
  expect((await ben.client.gradebook.mine({})).courses).toEqual([]);
});

it('is listed for those who run the course, as overdue from the day after on, until a result is posted', async () => {
  const { teacher, admin, school, courseId, ada, lineOf, posts } = await hasCourse();
  await posts(IN_A_MONTH);
  const listed = async (person: Person) =>
    (await person.client.gradebook.incompletes({})).incompletes.map(
      ({ studentName, dueOn, isOverdue, can }) => [studentName, dueOn, isOverdue, can.setDue],
    );
  const other = await school.hasPerson({ role: 'teacher', name: 'Otto Other' });
  world.isAt(morningOf(IN_A_MONTH));
  for (const person of [teacher, admin])
    expect(await listed(person)).toEqual([['Ada Park', IN_A_MONTH, false, true]]);
  expect(await listed(other)).toEqual([]);
  world.isAt(morningOf(addDays(IN_A_MONTH, 1)));
  for (const person of [teacher, admin])
    expect(await listed(person)).toEqual([['Ada Park', IN_A_MONTH, true, true]]);
  expect((await ada.client.gradebook.mine({})).courses).toMatchObject([{ incomplete: { isOverdue: true } }]);

  const { enrollmentId } = await lineOf(ada);
  await admin.client.gradebook.reopen({ courseId, reason: 'It came', enrollmentIds: [enrollmentId] });
  await teacher.client.gradebook.post({
    ...{ courseId, basis: 'so_far' },
    lines: [
      {
        ...{ enrollmentId, result: 'graded', reviewedRatio: null },
        override: { percent: 88, reason: 'Made up' },
      },
    ],
  });
  expect(await listed(teacher)).toEqual([]);
  expect((await ada.client.gradebook.mine({})).courses).toMatchObject([{ incomplete: null }]);
});

it('reminds the student and the family a week before and once it is past, and anew where the day moves', async () => {
  const { teacher, ada, mother, posts, moves, templatesOf } = await hasCourse();
  await posts(IN_A_MONTH);
  const remindsOn = async (day: CalendarDate) => {
    world.isAt(morningOf(day));
    await world.runs('notifications.incompletes', {});
    await world.runs('notifications.incompletes', {});
  };
  const told = async () => [await templatesOf(ada), await templatesOf(mother)];
  await remindsOn(addDays(IN_A_MONTH, -8));
  expect(await told()).toEqual([[], []]);
  await remindsOn(addDays(IN_A_MONTH, -7));
  const once = ['incomplete_due'];
  expect(await told()).toEqual([once, once]);
  await remindsOn(IN_A_MONTH);
  expect(await told()).toEqual([once, once]);
  await remindsOn(addDays(IN_A_MONTH, 1));
  const both = ['incomplete_overdue', 'incomplete_due'];
  expect(await told()).toEqual([both, both]);
  const [note] = (await mother.client.notifications.latest({})).notifications;
  expect(note).toMatchObject({ studentName: 'Ada Park', course: { title: 'Biology' } });

  for (const person of [ada, mother])
    await person.client.notifications.markAllRead({ tab: 'all', upTo: morningOf(addDays(IN_A_MONTH, 2)) });
  const later = addDays(IN_A_MONTH, 20);
  await moves(teacher, later);
  await remindsOn(addDays(later, -8));
  expect(await templatesOf(ada)).toEqual(both);
  await remindsOn(addDays(later, -3));
  expect(await templatesOf(ada)).toEqual(['incomplete_due', ...both]);
});
