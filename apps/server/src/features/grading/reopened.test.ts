import { randomUUID } from 'node:crypto';
import type { AssignmentId, CourseId, EnrollmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform } from '#db/scopes.ts';
import { openWorld, type Person, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** 6 pm in New York. */
const DUE = '2030-02-08T23:00:00Z';
/** Two days late. */
const HANDED_IN = '2030-02-10T15:00:00Z';
const TEN_PERCENT = { kind: 'percent_per_day', percent: 10, mostPercent: 50 } as const;
const idOf = (student: StudentPerson) => student.studentId as StudentId;

const setLate = (
  teacher: Person,
  courseId: CourseId,
  late: typeof TEN_PERCENT | { kind: 'none' },
  baseVersion = 0,
) =>
  teacher.client.gradebook.saveSetup({
    courseId,
    setup: { baseVersion, weighting: 'points', late, missing: null, categories: [], assignments: [] },
  });

const cellOf = async (teacher: Person, student: StudentPerson, assignmentId: AssignmentId) =>
  (await teacher.client.gradebook.cellHistory({ studentId: idOf(student), assignmentId })).cell;

const handsIn = (student: StudentPerson, assignmentId: AssignmentId, text: string) =>
  student.client.coursework.submit({
    assignmentId,
    content: { v: 1, text, matches: [] },
    idempotencyKey: randomUUID(),
  });

let schools = 0;
/** Ada's work came two days late in both of her courses; Biology is posted, with Ben's result as incomplete. */
async function hasPostedCourse() {
  world.isAt('2030-02-01T12:00:00Z');
  schools += 1;
  const school = await world.hasSchool(`School ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const essay = [
    { id: 'essay', name: 'Essay', points: 20, description: 'Plants', source: 'ai' as const, levels: [] },
  ];
  const [biology, algebra] = [
    await school.hasCourse({
      ...{ title: 'Biology', teacher },
      assignments: [
        { title: 'Leaves', dueAt: DUE },
        { title: 'Essay', rubric: essay },
      ],
    }),
    await school.hasCourse({ title: 'Algebra', teacher, assignments: [{ title: 'Lines', dueAt: DUE }] }),
  ];
  const ada = await school.hasStudent({ name: 'Ada Park', in: [biology, algebra] });
  const ben = await school.hasStudent({ name: 'Ben Early', in: [biology] });
  const [leaves, essayId] = biology.assignmentIds as [AssignmentId, AssignmentId];
  const [lines] = algebra.assignmentIds as [AssignmentId];
  for (const { courseId } of [biology, algebra]) await setLate(teacher, courseId, TEN_PERCENT);
  world.isAt(HANDED_IN);
  for (const [courseId, assignmentId] of [
    [biology.courseId, leaves],
    [algebra.courseId, lines],
  ] as const) {
    await handsIn(ada, assignmentId, 'Leaves make sugar.');
    await teacher.client.gradebook.setCells({
      ...{ courseId, source: 'typed' },
      changes: [
        {
          ...{ studentId: idOf(ada), assignmentId, to: { state: 'graded', points: 20 } },
          baseSeq: (await cellOf(teacher, ada, assignmentId)).seq,
        },
      ],
    });
    expect(await cellOf(teacher, ada, assignmentId)).toMatchObject({ points: 16, lateDeduction: 4 });
  }
  const { courseId } = biology;
  const posts = async (): Promise<void> => {
    const { students } = await teacher.client.gradebook.reviewPosting({ courseId });
    await teacher.client.gradebook.post({
      ...{ courseId, basis: 'so_far' },
      lines: students.map((line) => ({
        ...{ enrollmentId: line.enrollmentId, reviewedRatio: line.soFarRatio, override: null },
        dueOn: line.incompleteDue.earliestOn,
        result: line.studentId === ada.studentId ? ('graded' as const) : ('incomplete' as const),
      })),
    });
  };
  await posts();
  return { school, teacher, admin, ada, ben, courseId, algebra, leaves, lines, essayId };
}

it('reopens for nobody by name whose grade was not posted', async () => {
  const { school, teacher, admin, courseId } = await hasPostedCourse();
  const reason = 'Ben asked';
  const late = await school.hasStudent({ name: 'Cleo New' });
  await teacher.client.catalog.enrollFor({ courseId, studentId: idOf(late), reason: null });
  const { students } = await teacher.client.gradebook.reviewPosting({ courseId });
  const idsOf = (name: string): EnrollmentId[] =>
    students.flatMap((one) => (one.name === name ? one.enrollmentId : []));
  const open = (enrollmentIds: EnrollmentId[]) =>
    admin.client.gradebook.reopen({ courseId, reason, enrollmentIds });
  const refused = { code: 'NOT_ENROLLED' };
  await expect(open([...idsOf('Ada Park'), ...idsOf('Cleo New')])).rejects.toMatchObject(refused);
  await expect(open([randomUUID() as EnrollmentId])).rejects.toMatchObject(refused);
  const { window } = await teacher.client.gradebook.reviewPosting({ courseId });
  expect(window).toMatchObject({ state: 'locked', enrollmentIds: null });
  await open([...idsOf('Ada Park'), ...idsOf('Ben Early')]);
  expect((await teacher.client.gradebook.reviewPosting({ courseId })).window).toMatchObject({
    ...{ state: 'reopened', reason },
  });
});

it('gives back on reopening what lateness took before more time was given, in that course alone', async () => {
  const { teacher, admin, ada, courseId, algebra, leaves, lines } = await hasPostedCourse();
  await admin.client.coursework.setAccommodation({
    ...{ studentId: idOf(ada), extraTimeRatio: 1, extraDays: 1, note: '' },
    ...{ startsOn: '2030-02-01', endsOn: null },
  });
  expect(await cellOf(teacher, ada, leaves)).toMatchObject({ points: 16, lateDeduction: 4 });
  // The rule of the other course is another now; what was graded there by the old one stays.
  await setLate(teacher, algebra.courseId, { kind: 'none' }, 1);
  const linesBefore = await cellOf(teacher, ada, lines);
  expect(linesBefore).toMatchObject({ points: 18, lateDeduction: 2 });

  await admin.client.gradebook.reopen({ courseId, reason: 'More time was given' });
  expect(await cellOf(teacher, ada, leaves)).toMatchObject({ points: 18, lateDeduction: 2 });
  expect(await cellOf(teacher, ada, lines)).toEqual(linesBefore);
});

it('sends to the engine on reopening what came in while grades were posted', async () => {
  const { teacher, admin, ben, courseId, essayId } = await hasPostedCourse();
  const { attemptId, grading } = await handsIn(ben, essayId, 'Plants make sugar from light and water.');
  expect(grading).toBe('after_reopening');
  const waiting = () =>
    world.services.units.write(jobForPlatform, async (tx) => {
      const { rows } = await tx.execute(
        "select data->>'attemptId' as id from pgboss.job where name = 'grading.engine' and data->>'attemptId' = $1",
        [attemptId],
      );
      return rows.length;
    });
  expect(await waiting()).toBe(0);
  await admin.client.gradebook.reopen({ courseId, reason: 'The rest of the work has come' });
  expect(await waiting()).toBe(1);
  const { gradebook } = teacher.client;
  expect(await cellOf(teacher, ben, essayId)).toMatchObject({ state: 'ungraded', needsGrading: true });
  expect((await gradebook.reviewPosting({ courseId })).window.state).toBe('reopened');
});
