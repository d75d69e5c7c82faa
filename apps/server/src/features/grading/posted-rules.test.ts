import type { AssignmentId, CourseId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#testing/world.ts';
import { recomputeSchool } from './recompute.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('shows a posted course with the rule for missing work that its totals were made with', async () => {
  const school = await world.hasSchool('Reckoning High');
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ina Adler' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [
      { title: 'Leaves', pointsPossible: 20 },
      { title: 'Roots', pointsPossible: 20 },
    ],
  });
  const running = await school.hasCourse({
    title: 'Chemistry',
    teacher,
    assignments: [{ title: 'Salts', pointsPossible: 20 }],
  });
  const ada = await school.hasStudent({ name: 'Ada Adams', in: [course, running] });
  const courseId = course.courseId as CourseId;
  const studentId = ada.studentId as StudentId;
  const [leaves, roots] = course.assignmentIds as [AssignmentId, AssignmentId];
  const setMissing = async (missing: { kind: 'zero' } | { kind: 'percent'; percent: number }) => {
    const { number, policy } = await admin.client.schools.policy({});
    await admin.client.schools.savePolicy({ baseNumber: number, policy: { ...policy, missing } });
    await recomputeSchool(world.services, { schoolId: school.schoolId });
  };
  const courseOf = async (title: string) =>
    (await ada.client.gradebook.mine({})).courses.find((one) => one.title === title);
  await setMissing({ kind: 'zero' });
  await teacher.client.gradebook.setCells({
    courseId,
    source: 'typed',
    changes: [
      { studentId, assignmentId: leaves, baseSeq: 0, to: { state: 'graded', points: 20 } },
      { studentId, assignmentId: roots, baseSeq: 0, to: { state: 'missing' } },
    ],
  });
  const review = await teacher.client.gradebook.reviewPosting({ courseId });
  await teacher.client.gradebook.post({
    ...{ courseId, basis: 'so_far' },
    lines: review.students.map(({ enrollmentId, soFarRatio }) => ({
      ...{ enrollmentId, reviewedRatio: soFarRatio, result: 'graded' as const, override: null },
    })),
  });
  await setMissing({ kind: 'percent', percent: 50 });
  expect(await courseOf('Biology')).toMatchObject({
    ...{ finalRatio: 0.5, soFarRatio: 0.5, rules: { missing: { kind: 'zero' } } },
  });
  expect((await courseOf('Chemistry'))?.rules.missing).toEqual({ kind: 'percent', percent: 50 });

  await admin.client.gradebook.reopen({ courseId, reason: 'The rule has changed.' });
  expect(await courseOf('Biology')).toMatchObject({
    ...{ soFarRatio: 0.75, rules: { missing: { kind: 'percent', percent: 50 } } },
  });
});
