import type { Prerequisite } from '@fieldhouse/contract/catalog-prerequisites.ts';
import type { CourseId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { uploadDocx } from '#testing/uploads.ts';
import { type CoursePlace, openWorld, type SchoolPlace, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const required = (courseId: CourseId, minRatio: number | null = null): Prerequisite => ({
  ...{ of: 'course', kind: 'required', courseId, minRatio },
});

const completes = (school: SchoolPlace, studentId: string, courseId: string, ratio: number) =>
  world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `update enrollments set status = 'completed', completed_at = now(), final_ratio = $3
       where student_id = $1 and course_id = $2`,
      [studentId, courseId, ratio],
    ),
  );

it('refuses who lacks what is required, says what, and lets staff decide with a reason', async () => {
  const school = await world.hasSchool('Maple High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const algebra = await school.hasCourse({ title: 'Algebra I', teacher });
  const geometry = await school.hasCourse({ title: 'Geometry', teacher });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [algebra] });
  const ben = await school.hasStudent({ name: 'Ben Early' });
  const { catalog } = teacher.client;
  await catalog.savePrerequisites({
    courseId: geometry.courseId,
    prerequisites: [
      required(algebra.courseId, 0.8),
      { of: 'text', kind: 'recommended', text: 'A compass and a ruler' },
    ],
  });
  const refused = {
    code: 'PREREQUISITES_MISSING',
    data: { missing: [{ title: 'Algebra I', minRatio: 0.8 }] },
  };
  const ask = () => ada.client.catalog.enroll({ courseId: geometry.courseId });
  await expect(ask()).rejects.toMatchObject(refused);
  expect((await ada.client.catalog.get({ courseId: geometry.courseId })).prerequisites).toEqual([
    { title: 'Algebra I', courseId: algebra.courseId, kind: 'required', minRatio: 0.8, standing: 'missing' },
    {
      title: 'A compass and a ruler',
      courseId: null,
      kind: 'recommended',
      minRatio: null,
      standing: 'unknown',
    },
  ]);

  await completes(school, ada.studentId, algebra.courseId, 0.79);
  await expect(ask()).rejects.toMatchObject(refused);
  await completes(school, ada.studentId, algebra.courseId, 0.8);
  expect((await ada.client.catalog.get({ courseId: geometry.courseId })).prerequisites[0]?.standing).toBe(
    'met',
  );
  expect(await ask()).toMatchObject({ status: 'active' });

  const put = (reason: string | null) =>
    catalog.enrollFor({ courseId: geometry.courseId, studentId: ben.studentId as StudentId, reason });
  await expect(put(null)).rejects.toMatchObject(refused);
  await put('Passed the placement test');
  expect((await ben.client.catalog.get({ courseId: geometry.courseId })).enrollment).toBe('active');
  // Nobody else's standing is anybody's business.
  expect(
    (await teacher.client.catalog.get({ courseId: geometry.courseId })).prerequisites[0]?.standing,
  ).toBeNull();
  // A course that is no longer in the catalog is named, without a way to it.
  await teacher.client.authoring.archive({ courseId: algebra.courseId, isArchived: true });
  expect((await ben.client.catalog.get({ courseId: geometry.courseId })).prerequisites).toMatchObject([
    { title: 'Algebra I', courseId: null, kind: 'required' },
    { title: 'A compass and a ruler', courseId: null },
  ]);
});

it('takes an earlier run under the same printed title, and approved credit from elsewhere', async () => {
  const school = await world.hasSchool('Transfer High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const earlier = await school.hasCourse({ title: 'Algebra I', teacher });
  const now = await school.hasCourse({ title: 'Algebra I', teacher });
  const geometry = await school.hasCourse({ title: 'Geometry', teacher });
  await teacher.client.catalog.savePrerequisites({
    ...{ courseId: geometry.courseId, prerequisites: [required(now.courseId)] },
  });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [earlier] });
  await completes(school, ada.studentId, earlier.courseId, 0.7);
  expect(await ada.client.catalog.enroll({ courseId: geometry.courseId })).toMatchObject({
    status: 'active',
  });
});

it('takes credit from elsewhere for a prerequisite where it was passed', async () => {
  const school = await world.hasSchool('Outside High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const algebra = await school.hasCourse({ title: 'Algebra I', teacher });
  const geometry = await school.hasCourse({ title: 'Geometry', teacher });
  await teacher.client.catalog.savePrerequisites({
    ...{ courseId: geometry.courseId, prerequisites: [required(algebra.courseId)] },
  });
  const ada = await school.hasStudent({ name: 'Ada Lovelace' });
  const studentId = ada.studentId as StudentId;
  const brings = async (gradeRaw: string, percent: number | null = null) =>
    admin.client.records.saveTransferCredit({
      ...{ studentId, creditId: null, kind: 'transfer', schoolName: 'Elsewhere High', title: 'Algebra I' },
      ...{ ncaaArea: 'math', isCore: true, gradeRaw, percent, credits: 1, termLabel: '2024-25' },
      ...{ completedOn: null, reason: null },
      fileId: await uploadDocx(world, admin, { kind: 'record', studentId }, `Algebra I, ${gradeRaw}`),
    });
  await brings('F');
  await brings('F (62%)', 62);
  await brings('Withdrawn', 85);
  await expect(ada.client.catalog.enroll({ courseId: geometry.courseId })).rejects.toMatchObject({
    code: 'PREREQUISITES_MISSING',
  });
  await brings('Pass');
  expect(await ada.client.catalog.enroll({ courseId: geometry.courseId })).toMatchObject({
    status: 'active',
  });
});

it('asks the school where only a person can tell', async () => {
  const school = await world.hasSchool('Word High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const choir = await school.hasCourse({ title: 'Choir', teacher });
  await teacher.client.catalog.savePrerequisites({
    courseId: choir.courseId,
    prerequisites: [{ of: 'text', kind: 'required', text: 'An audition' }],
  });
  const ada = await school.hasStudent({ name: 'Ada Lovelace' });
  expect(await ada.client.catalog.enroll({ courseId: choir.courseId })).toMatchObject({
    status: 'requested',
  });
});

it('refuses a cycle, naming the way, also when two authors save at once', async () => {
  const school = await world.hasSchool('Cycle High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const [a, b, c] = (await Promise.all(
    ['A', 'B', 'C'].map((title) => school.hasCourse({ title, teacher })),
  )) as [CoursePlace, CoursePlace, CoursePlace];
  const { catalog } = teacher.client;
  const save = (course: { courseId: CourseId }, ...wanted: { courseId: CourseId }[]) =>
    catalog.savePrerequisites({
      courseId: course.courseId,
      prerequisites: wanted.map(({ courseId }) => required(courseId)),
    });
  await save(b, a);
  await save(c, b);
  await expect(save(a, c)).rejects.toMatchObject({
    ...{ code: 'PREREQUISITE_CYCLE', data: { titles: ['A', 'C', 'B', 'A'] } },
  });
  await expect(save(a, a)).rejects.toMatchObject({
    code: 'PREREQUISITE_CYCLE',
    data: { titles: ['A', 'A'] },
  });
  expect((await catalog.listPrerequisites({ courseId: a.courseId })).prerequisites).toEqual([]);
  await expect(save(a, b, b)).rejects.toMatchObject({ code: 'TWICE' });

  await save(b);
  await save(c);
  const outcomes = await Promise.allSettled([save(a, b), save(b, a)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('names no course of another school, and lets only authors save', async () => {
  const school = await world.hasSchool('Own High');
  const other = await world.hasSchool('Other High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({ title: 'Own', teacher });
  const foreign = await other.hasCourse({ title: 'Foreign', teacher: null });
  await expect(
    teacher.client.catalog.savePrerequisites({
      ...{ courseId: course.courseId, prerequisites: [required(foreign.courseId)] },
    }),
  ).rejects.toMatchObject({ code: 'COURSE_NOT_FOUND' });
  const stranger = await school.hasPerson({ role: 'teacher', name: 'Other Teacher' });
  await expect(
    stranger.client.catalog.savePrerequisites({ courseId: course.courseId, prerequisites: [] }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('shows the syllabus without what is not published, and counts filters over all the others', async () => {
  const school = await world.hasSchool('Overview High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  await school.hasCourse({ title: 'Draft', teacher, status: 'draft' });
  const ada = await school.hasStudent({ name: 'Ada Lovelace' });
  const seen = await ada.client.catalog.get({ courseId: course.courseId });
  expect(seen).toMatchObject({
    instructorName: 'Nora Okafor',
    modules: [
      { title: 'Module one', lessons: [{ title: 'Lesson 1', estimatedMinutes: 20 }, { title: 'Lesson 2' }] },
    ],
    ...{ placesLeft: null, capacity: null, needsDecision: false, isStudent: true },
  });
  expect(JSON.stringify(seen)).not.toContain('Plants');
  const listed = await ada.client.catalog.list({ subject: 'Mathematics', gradeLevel: 9 });
  expect(listed).toMatchObject({ courses: [], anySubjectCount: 1, anyGradeCount: 0 });
  expect(listed.subjects).toEqual([{ subject: 'Science', count: 1 }]);
  // A course of any grade is one of each.
  expect((await ada.client.catalog.list({ gradeLevel: 3 })).courses).toHaveLength(1);
});
