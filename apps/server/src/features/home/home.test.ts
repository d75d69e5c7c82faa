import { randomUUID } from 'node:crypto';
import type { AssignmentId, AttemptId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function handIn(student: Person, assignmentId: AssignmentId): Promise<AttemptId> {
  const receipt = await student.client.coursework.submit({
    assignmentId,
    content: { v: 1, text: 'My work', matches: [] },
    idempotencyKey: randomUUID(),
  });
  return receipt.attemptId;
}

const grade = (teacher: Person, attemptId: AttemptId, points: number) =>
  teacher.client.grading.record({
    attemptId,
    criteria: [{ criterionId: 'work', points }],
    comment: '',
    baseSeq: 0,
    release: true,
  });

it('gives a student the courses, what is due next and what was graded last', async () => {
  const school = await world.hasSchool('Maple High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const dues = [-5, 3, 30, 50, 70, 90, 110];
  const biology = await school.hasCourse({
    title: 'Biology',
    teacher,
    isNcaaApproved: true,
    assignments: dues.map((hours) => ({ title: `Due ${hours}`, dueAt: inHours(hours) })),
  });
  const art = await school.hasCourse({ title: 'Art', teacher: null, assignments: [{ title: 'No date' }] });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [biology, art] });
  const [late, next] = biology.assignmentIds as [AssignmentId, AssignmentId];
  await grade(teacher, await handIn(ada, late), 15);
  await handIn(ada, next);

  const home = await ada.client.home.student({});
  expect(home).toMatchObject({
    currentGpa: null,
    progressGpa: 3,
    core: { earned: 0, projected: 1, required: 16 },
    isCoreBarMet: false,
    activeCourseCount: 2,
    creditsInProgress: 1,
    provisionalUntil: null,
    timeZone: 'America/New_York',
    courses: [
      {
        title: 'Art',
        instructorName: null,
        soFarRatio: null,
        gradedProgress: 0,
        nextLesson: { title: 'Lesson 1' },
      },
      {
        title: 'Biology',
        instructorName: 'Nora Okafor',
        isNcaaApproved: true,
        soFarRatio: 0.75,
        lessonCount: 2,
        lessonsCompleted: 0,
        gradedProgress: 0.5,
      },
    ],
    recent: [{ title: 'Due -5', courseTitle: 'Biology', points: 15, pointsPossible: 20 }],
  });
  expect(home.upcoming.map(({ title, isDueSoon, state }) => [title, isDueSoon, state])).toEqual([
    ['Due 3', true, 'submitted'],
    ['Due 30', false, 'not_started'],
    ['Due 50', false, 'not_started'],
    ['Due 70', false, 'not_started'],
    ['Due 90', false, 'not_started'],
  ]);
});

it('counts for a teacher what is to be graded, in own courses', async () => {
  const school = await world.hasSchool('Oak High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const other = await school.hasPerson({ role: 'teacher', name: 'Other Teacher' });
  const biology = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [{ title: 'A' }, { title: 'B' }],
  });
  const [a, b] = biology.assignmentIds as [AssignmentId, AssignmentId];
  const ada = await school.hasStudent({ name: 'Ada Oak', in: [biology] });
  const bob = await school.hasStudent({ name: 'Bob Oak', in: [biology] });
  await grade(teacher, await handIn(ada, a), 20);
  await grade(teacher, await handIn(bob, a), 10);
  await handIn(ada, b);
  expect(await teacher.client.home.teacher({})).toMatchObject({
    toGradeCount: 1,
    courses: [{ title: 'Biology', toGradeCount: 1, averageRatio: 0.75 }],
  });
  expect(await other.client.home.teacher({})).toMatchObject({ toGradeCount: 0, courses: [], attention: [] });
  await expect(ada.client.home.teacher({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('shows parents their children, and no others', async () => {
  const school = await world.hasSchool('Elm High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const biology = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [{ title: 'A' }, { title: 'B' }],
  });
  const ada = await school.hasStudent({ name: 'Ada Elm', in: [biology] });
  await school.hasStudent({ name: 'Bob Elm', in: [biology] });
  const parent = await school.hasGuardian({ name: 'Pat Elm', of: ada });
  const blind = await school.hasGuardian({ name: 'No Right', of: ada, rights: ['alerts'] });
  await grade(teacher, await handIn(ada, biology.assignmentIds[0] as AssignmentId), 18);
  expect(await parent.client.home.parent({})).toEqual({
    children: [
      {
        studentId: ada.studentId,
        name: 'Ada Elm',
        avatarUrl: null,
        gradeLevel: 9,
        schoolName: 'Elm High',
        currentGpa: null,
        progressGpa: 3.6,
        core: { earned: 0, projected: 0, required: 16 },
        courses: [
          {
            courseId: biology.courseId,
            title: 'Biology',
            soFarRatio: 0.9,
            gradedCount: 1,
            assignmentCount: 2,
            missingCount: 0,
          },
        ],
      },
    ],
  });
  expect(await blind.client.home.parent({})).toEqual({ children: [] });
});

it('shows the children of a homeschool to who runs it', async () => {
  const home = await world.hasSchool('Haddad Homeschool', 'homeschool');
  const parent = await home.hasPerson({ role: 'homeschool_parent', name: 'Joan Haddad' });
  await home.hasStudent({ name: 'Noah Haddad' });
  const { children } = await parent.client.home.parent({});
  expect(children.map((child) => child.name)).toEqual(['Noah Haddad']);
});

it('gives who runs a school its figures, and nobody else', async () => {
  const school = await world.hasSchool('Ash High');
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ruth Ash' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Ash' });
  await school.hasPerson({ role: 'teacher', name: 'Waits Ash', status: 'pending' });
  await school.hasStudent({ name: 'Guess Ash', status: 'provisional' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  await school.hasCourse({ title: 'Unfinished', teacher, status: 'draft' });
  const ada = await school.hasStudent({ name: 'Ada Ash' });
  await ada.client.catalog.enroll({ courseId: course.courseId });
  expect(await admin.client.home.school({})).toEqual({
    schoolName: 'Ash High',
    schoolKind: 'school',
    studentCount: 1,
    staffCount: 2,
    courseCount: 1,
    waitingCount: 2,
    courses: [{ courseId: course.courseId, title: 'Biology', studentCount: 1 }],
  });
  await expect(teacher.client.home.school({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
