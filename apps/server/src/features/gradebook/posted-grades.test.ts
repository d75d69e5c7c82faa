import { randomUUID } from 'node:crypto';
import type { AssignmentId, CourseId, StudentId } from '@fieldhouse/contract/ids.ts';
import { packedCellsReader } from '@fieldhouse/domain/grading/packed-cells.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { openWorld, type StudentPerson, type World } from '#testing/world.ts';
import { sheetOf } from './sheet.ts';
import type { StudentRow } from './staff-queries.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('shows the posted grade beside the totals, in the grid and in files, and who completed or left the course', async () => {
  const school = await world.hasSchool('Posting High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [{ title: 'Leaves', pointsPossible: 20 }],
  });
  const courseId = course.courseId as CourseId;
  const assignmentId = course.assignmentIds[0] as AssignmentId;
  const ada = await school.hasStudent({ name: 'Ada Adams', in: [course] });
  const ben = await school.hasStudent({ name: 'Ben Brown', in: [course] });
  const cora = await school.hasStudent({ name: 'Cora Clark', in: [course] });
  const { gradebook } = teacher.client;
  const full = (student: StudentPerson) => ({
    ...{ studentId: student.studentId as StudentId, assignmentId, baseSeq: 0 },
    to: { state: 'graded' as const, points: 20 },
  });
  await gradebook.setCells({ courseId, source: 'typed', changes: [ada, ben, cora].map(full) });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update enrollments set status = 'withdrawn' where student_id = $1", [cora.studentId]),
  );
  const linesOf = async () => {
    const csv = Buffer.from((await gradebook.export({ courseId, format: 'csv' })).base64, 'base64');
    return csv
      .toString()
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));
  };
  const standings = async () =>
    new Map((await gradebook.grid({ courseId })).students.map((one) => [one.name, one]));
  expect((await standings()).get('Ada Adams')).toMatchObject({ standing: 'taking', posted: null });
  expect((await linesOf())[2]?.slice(2)).toEqual(['', '', '100', '100', '20']);

  const review = await gradebook.reviewPosting({ courseId });
  await gradebook.post({
    ...{ courseId, basis: 'so_far' },
    lines: review.students.map(({ enrollmentId, name, soFarRatio, incompleteDue }) => ({
      ...{ enrollmentId, reviewedRatio: soFarRatio },
      dueOn: incompleteDue.earliestOn,
      result: name === 'Ben Brown' ? ('incomplete' as const) : ('graded' as const),
      override: name === 'Ada Adams' ? { percent: 55, reason: 'The project was not their own.' } : null,
    })),
  });

  const after = await standings();
  expect(after.get('Ada Adams')).toMatchObject({
    ...{ standing: 'completed', soFarRatio: 1, posted: { result: 'graded', ratio: 0.55, letter: 'F' } },
  });
  expect(after.get('Ben Brown')).toMatchObject({
    ...{ standing: 'taking', posted: { result: 'incomplete', ratio: null, letter: null } },
  });
  expect(after.get('Cora Clark')).toMatchObject({ standing: 'left', posted: null });

  const [headings, points, ...lines] = await linesOf();
  expect(headings?.slice(0, 6)).toEqual([
    ...['Student', 'Student ID', 'Final grade (%)', 'Final letter'],
    ...['So far (%)', 'If nothing else is handed in (%)'],
  ]);
  expect(points).toEqual(['Points possible', '', '', '', '', '', '20']);
  expect(lines.map((line) => [line[0], ...line.slice(2)])).toEqual([
    ['Ada Adams', '55', 'F', '100', '100', '20'],
    ['Ben Brown', '', 'incomplete', '100', '100', '20'],
    ['Cora Clark', '', '', '100', '100', '20'],
  ]);
});

it('writes no percent into a file at a bound that the grade beside it has not reached', () => {
  const student = {
    ...{ studentId: 's', name: 'Ada Adams', studentNumber: '1', avatarKey: null, studentUserId: null },
    ...{ soFarRatio: 0.599999996, ifNothingElseRatio: 0.123456789 },
    ...{ postedResult: 'graded', postedRatio: 0.899999996, postedLetter: 'B' },
  };
  const lineOf = (change: object, next: number | null) =>
    sheetOf(
      [],
      [{ ...student, ...change } as unknown as StudentRow],
      () => [],
      () => next,
    )[2]?.slice(2, 6);
  expect(lineOf({}, 90)).toEqual([89.9999, 'B', 59.9999, 12.3457]);
  // By a scale of the school's own, on which an A begins at 92.7.
  expect(lineOf({ postedRatio: 0.926999996 }, 92.7)?.[0]).toBe(92.6999);
});

it('shows in a gradebook that is kept that work came in under a posted result, and that work was in time after all', async () => {
  const school = await world.hasSchool('Kept High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({
    ...{ title: 'Biology', teacher },
    assignments: [
      { title: 'Leaves', dueAt: new Date(Date.now() - 3_600_000).toISOString() },
      { title: 'Roots' },
    ],
  });
  const courseId = course.courseId as CourseId;
  const [leaves, roots] = course.assignmentIds as [AssignmentId, AssignmentId];
  const ada = await school.hasStudent({ name: 'Ada Adams', in: [course] });
  const handsIn = (assignmentId: AssignmentId) =>
    ada.client.coursework.submit({
      ...{ assignmentId, idempotencyKey: randomUUID() },
      content: { v: 1, text: 'What I know about it.', matches: [] },
    });
  const cells = async () => {
    const { students } = await teacher.client.gradebook.grid({ courseId });
    return packedCellsReader()(students[0]?.cells ?? '');
  };
  await handsIn(leaves);
  expect((await cells())[0]).toMatchObject({ hasWork: true, isLate: true });
  await teacher.client.coursework.setOverride({
    ...{ assignmentId: leaves, studentId: ada.studentId, extraAttempts: 0, reason: 'Was ill' },
    dueAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  expect((await cells())[0]).toMatchObject({ hasWork: true, isLate: false });

  const { students } = await teacher.client.gradebook.reviewPosting({ courseId });
  await teacher.client.gradebook.post({
    ...{ courseId, basis: 'so_far', acknowledged: { needsGradingCount: 1 } },
    lines: students.map(({ enrollmentId, soFarRatio, incompleteDue }) => ({
      ...{ enrollmentId, result: 'incomplete' as const, reviewedRatio: soFarRatio, override: null },
      dueOn: incompleteDue.earliestOn,
    })),
  });
  expect((await cells())[1]).toMatchObject({ hasWork: false });
  await handsIn(roots);
  expect((await cells())[1]).toMatchObject({ hasWork: true, needsGrading: true });
});
