import type { AssignmentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#platform/ids.ts';
import {
  type CoursePlace,
  openWorld,
  type Person,
  type SchoolPlace,
  type StudentPerson,
  type World,
} from '#testing/world.ts';

/** Points of ten, by student; the first criterion gives at most four of them. */
const POINTS = [10, 9, 8, 7, 6.5, 2];
const rubric = [
  { id: 'a', name: 'Claim', points: 4, description: '', source: 'manual' as const, levels: [] },
  { id: 'b', name: 'Proof', points: 6, description: '', source: 'manual' as const, levels: [] },
];
const partsOf = (points: number) => {
  const first = Math.min(4, points);
  return [
    { criterionId: 'a', points: first },
    { criterionId: 'b', points: points - first },
  ];
};
const hasCode = (code: string) => expect.objectContaining({ code });

let world: World;
let school: SchoolPlace;
let teacher: Person;
let colleague: Person;
let admin: Person;
let course: CoursePlace;
let small: CoursePlace;
let students: StudentPerson[];
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Figures High');
  teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  colleague = await school.hasPerson({ role: 'teacher', name: 'Col League' });
  admin = await school.hasPerson({ role: 'school_admin', name: 'Ad Min' });
  const essay = { title: 'Essay', rubric, pointsPossible: 10 };
  course = await school.hasCourse({ title: 'Debate', teacher, assignments: [essay] });
  small = await school.hasCourse({ title: 'Seminar', teacher: colleague, assignments: [essay] });
  students = [];
  for (const [at, points] of POINTS.entries()) {
    const isInBoth = at < 2;
    const student = await school.hasStudent({ name: `Stu ${at}`, in: isInBoth ? [course, small] : [course] });
    students.push(student);
    await gives(student, course, teacher, points);
    if (isInBoth) await gives(student, small, colleague, points);
  }
  // Whoever left the course is in no figure of it.
  const left = await school.hasStudent({ name: 'Gone', in: [course] });
  await gives(left, course, teacher, 0);
  const { courses } = await admin.client.records.student({ studentId: left.studentId });
  for (const { enrollmentId } of courses)
    await admin.client.catalog.withdraw({ enrollmentId, reason: 'Moved away' });
});
afterAll(() => world.close());

async function gives(student: StudentPerson, place: CoursePlace, by: Person, points: number) {
  const { attemptId } = await student.client.coursework.submit({
    assignmentId: place.assignmentIds[0] as AssignmentId,
    content: { v: 1, text: 'My work', matches: [] },
    idempotencyKey: newId(),
  });
  await by.client.grading.record({
    ...{ attemptId, criteria: partsOf(points), comment: '', baseSeq: 0 },
    // Staff know of a grade before it is released.
    release: false,
  });
}

it('shows how the totals of a class lie, exactly as the gradebook has them', async () => {
  const { distribution, assignments } = await teacher.client.analytics.course({
    courseId: course.courseId,
  });
  const ratios = POINTS.map((points) => points / 10);
  expect(distribution?.mean).toBeCloseTo(ratios.reduce((sum, one) => sum + one, 0) / 6, 12);
  expect(distribution).toMatchObject({ count: 6, median: 0.75 });
  expect(distribution?.bands.map(({ count }) => count)).toEqual([1, 0, 1, 1, 1, 2]);
  expect(assignments).toMatchObject([{ title: 'Essay', gradedCount: 6, missingCount: 0, toGradeCount: 0 }]);
  const { courses } = await teacher.client.home.teacher({});
  const listed = (await teacher.client.analytics.courses({})).courses;
  expect(listed.map(({ title }) => title)).toEqual(['Debate']);
  // The dashboard and this page say the same.
  expect(listed[0]?.meanRatio).toBeCloseTo(courses[0]?.averageRatio ?? 0, 12);
});

it('shows how each criterion of an assignment went', async () => {
  const [assignmentId] = course.assignmentIds as [AssignmentId];
  const found = await teacher.client.analytics.items({ assignmentId });
  expect(found).toMatchObject({ title: 'Essay', gradedCount: 6 });
  expect(found.meanRatio).toBeCloseTo(42.5 / 60, 12);
  const [claim, proof] = found.criteria;
  expect(claim).toMatchObject({ name: 'Claim', count: 6, fullCount: 5, noneCount: 0 });
  expect(claim?.meanRatio).toBeCloseTo(22 / 24, 12);
  expect(proof).toMatchObject({ name: 'Proof', count: 6, fullCount: 1, noneCount: 1 });
  expect(proof?.meanRatio).toBeCloseTo(20.5 / 36, 12);
});

it('gives no figures of a class in which they would tell of single students', async () => {
  const found = await colleague.client.analytics.course({ courseId: small.courseId });
  expect(found).toMatchObject({ distribution: null, assignments: [{ gradedCount: 2, meanRatio: null }] });
  const items = await colleague.client.analytics.items({
    assignmentId: small.assignmentIds[0] as AssignmentId,
  });
  expect(items).toMatchObject({ gradedCount: 2, meanRatio: null });
  for (const criterion of items.criteria)
    expect(criterion).toMatchObject({ count: 2, meanRatio: null, fullCount: null, noneCount: null });
});

it('names who needs somebody with the reasons of the dashboard', async () => {
  const { watch } = await teacher.client.analytics.course({ courseId: course.courseId });
  const { attention } = await teacher.client.home.teacher({});
  expect(watch.map(({ name, reasons }) => [name, reasons])).toEqual([
    ['Stu 5', [{ code: 'low_grade', ratio: 0.2 }]],
    ['Stu 4', [{ code: 'low_grade', ratio: 0.65 }]],
  ]);
  expect(watch).toEqual(attention);
});

it('shows the whole school to who runs it, and a class to nobody else but its teachers', async () => {
  const all = await admin.client.analytics.courses({});
  expect(all.isSchool).toBe(true);
  expect(all.courses.map(({ title, instructorName }) => [title, instructorName])).toEqual([
    ['Debate', 'Tea Cher'],
    ['Seminar', 'Col League'],
  ]);
  const [assignmentId] = course.assignmentIds as [AssignmentId];
  const { courseId } = course;
  await expect(colleague.client.analytics.course({ courseId })).rejects.toEqual(hasCode('NOT_FOUND'));
  await expect(colleague.client.analytics.items({ assignmentId })).rejects.toEqual(hasCode('NOT_FOUND'));
  const [student] = students as [StudentPerson];
  await expect(student.client.analytics.course({ courseId })).rejects.toEqual(hasCode('FORBIDDEN'));
  await expect(student.client.analytics.courses({})).rejects.toEqual(hasCode('FORBIDDEN'));
});
