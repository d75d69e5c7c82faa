import { randomUUID } from 'node:crypto';
import type { AssignmentId, AttemptId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { scheduleSessions } from '#features/live/workflows.ts';
import {
  type CoursePlace,
  openWorld,
  type Person,
  type SchoolPlace,
  type StudentPerson,
  type World,
} from '#testing/world.ts';

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
  await ada.client.coursework.saveDraft({
    ...{ assignmentId: biology.assignmentIds[2] as AssignmentId, baseRevision: 0, deviceId: randomUUID() },
    content: { v: 1, text: 'Begun', matches: [] },
  });

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
    ['Due 30', false, 'draft'],
    ['Due 50', false, 'not_started'],
    ['Due 70', false, 'not_started'],
    ['Due 90', false, 'not_started'],
    ['Due 110', false, 'not_started'],
  ]);
  // What is handed in is no longer among it.
  await handIn(ada, biology.assignmentIds[5] as AssignmentId);
  const { upcoming } = await ada.client.home.student({});
  expect(upcoming.map(({ title, state }) => [title, state])).toEqual([
    ['Due 30', 'draft'],
    ['Due 50', 'not_started'],
    ['Due 70', 'not_started'],
    ['Due 110', 'not_started'],
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
  const chess = await school.hasCourse({ title: 'Chess', teacher, assignments: [{ title: 'Openings' }] });
  const cleo = await school.hasStudent({ name: 'Cleo Oak', in: [chess] });
  await grade(teacher, await handIn(cleo, chess.assignmentIds[0] as AssignmentId), 5);
  // Others teach it now.
  const { courseId } = await school.hasCourse({ title: 'Drama', teacher });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ruth Oak' });
  await admin.client.catalog.handOver({
    ...{ courseId, userId: other.userId as never, keepAs: null, reason: 'Leave' },
  });
  const { toGradeCount, courses } = await teacher.client.home.teacher({});
  expect(toGradeCount).toBe(1);
  expect(courses.map(({ title, toGradeCount: count, averageRatio }) => [title, count, averageRatio])).toEqual(
    [
      ['Biology', 1, 0.75],
      ['Chess', 0, 0.25],
    ],
  );
  expect(await other.client.home.teacher({})).toMatchObject({
    ...{ toGradeCount: 0, courses: [{ title: 'Drama' }], attention: [] },
  });
  await expect(ada.client.home.teacher({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('counts the work to grade as the queue and the gradebook do, of former attempts and archived courses too', async () => {
  const school = await world.hasSchool('Yew High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const [biology, art] = await Promise.all(
    ['Biology', 'Art'].map((title) => school.hasCourse({ title, teacher, assignments: [{ title: 'Work' }] })),
  );
  const courses = [biology, art] as [CoursePlace, CoursePlace];
  const ada = await school.hasStudent({ name: 'Ada Yew', in: courses });
  for (const { assignmentIds } of courses) await handIn(ada, assignmentIds[0] as AssignmentId);
  // Ada left Biology and takes it again; Art is over.
  await inSchool(
    school,
    "update enrollments set status = 'withdrawn' where course_id = $1",
    courses[0].courseId,
  );
  await inSchool(
    school,
    `insert into enrollments (school_id, id, student_id, course_id, attempt_number, status, requested_at, enrolled_at)
     values ($1, gen_random_uuid(), $2, $3, 2, 'active', now(), now())`,
    ...[school.schoolId, ada.studentId, courses[0].courseId],
  );
  await inSchool(school, "update courses set status = 'archived' where id = $1", courses[1].courseId);
  await handIn(ada, courses[0].assignmentIds[0] as AssignmentId);
  const [{ toGradeCount, courses: cards }, { work }, lists] = await Promise.all([
    teacher.client.home.teacher({}),
    teacher.client.grading.queue({}),
    teacher.client.gradebook.courses({}),
  ]);
  const waiting = (courseId: string) => work.filter((one) => one.courseId === courseId).length;
  expect([toGradeCount, work.length]).toEqual([3, 3]);
  expect(cards.map(({ title, toGradeCount }) => [title, toGradeCount])).toEqual([['Biology', 2]]);
  expect(lists.courses.map((one) => one.needsGradingCount)).toEqual(
    lists.courses.map(({ courseId }) => waiting(courseId)),
  );
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
  await school.hasCourse({ title: 'Art', teacher });
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
        can: { message: false },
        currentGpa: null,
        progressGpa: 3.6,
        core: { earned: 0, projected: 0, required: 16 },
        standing: null,
        courses: [
          {
            courseId: biology.courseId,
            title: 'Biology',
            color: expect.any(Number),
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

it('offers to write about a child to guardians who may, until the account is deleted', async () => {
  const school = await world.hasSchool('Oak High');
  const ada = await school.hasStudent({ name: 'Ada Oak' });
  const parent = await school.hasGuardian({
    ...{ name: 'Pat Oak', of: ada, rights: ['see_record', 'message_staff'] },
  });
  const reader = await school.hasGuardian({ name: 'Only Reads', of: ada, rights: ['see_record'] });
  const canMessage = async (person: Person) =>
    (await person.client.home.parent({})).children.map(({ can }) => can.message);
  expect([await canMessage(parent), await canMessage(reader)]).toEqual([[true], [false]]);
  await world.services.db.pool.query('update users set deleted_at = now() where id = $1', [ada.userId]);
  expect(await canMessage(parent)).toEqual([false]);
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

const inSchool = (school: SchoolPlace, text: string, ...values: unknown[]) =>
  world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(text, values));

const types = (
  by: Person,
  { courseId, assignmentIds }: CoursePlace,
  student: StudentPerson,
  cells: readonly (number | 'missing')[],
) =>
  by.client.gradebook.setCells({
    ...{ courseId, source: 'typed' },
    changes: cells.map((to, place) => ({
      ...{ studentId: student.studentId as StudentId, assignmentId: assignmentIds[place]!, baseSeq: 0 },
      to: to === 'missing' ? { state: 'missing' as const } : { state: 'graded' as const, points: to },
    })),
  });

it('counts for a teacher what else waits in the own courses, and nothing that is settled', async () => {
  const school = await world.hasSchool('Birch High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const other = await school.hasPerson({ role: 'teacher', name: 'Otto Other' });
  const work = [{ title: 'A' }, { title: 'B' }, { title: 'C' }];
  const biology = await school.hasCourse({ title: 'Biology', teacher, assignments: work });
  const algebra = await school.hasCourse({ title: 'Algebra', teacher: other, assignments: work });
  const ada = await school.hasStudent({ name: 'Ada Birch', in: [biology, algebra] });
  const studentId = ada.studentId as StudentId;
  for (const [by, course] of [
    [teacher, biology],
    [other, algebra],
  ] as const) {
    await types(by, course, ada, [10, 12, 14]);
    for (const assignmentId of course.assignmentIds.slice(0, 2))
      await ada.client.gradebook.ask({ studentId, assignmentId, criterionId: null, text: 'Why?' });
    const [, second, third] = course.assignmentIds as [AssignmentId, AssignmentId, AssignmentId];
    // One of three is held back, one of two questions is answered, and one of two reports is settled.
    await by.client.gradebook.release({
      ...{ courseId: course.courseId, assignmentIds: [third], studentIds: null, isReleased: false },
    });
    if (by === teacher)
      await inSchool(
        school,
        "update grade_inquiries set state = 'answered', answer = 'Look here' where assignment_id = $1",
        second,
      );
    for (const lessonId of course.lessonIds)
      await ada.client.coursework.reportProblem({ subject: { kind: 'lesson', lessonId }, note: 'A typo' });
    await inSchool(
      school,
      "update content_reports set state = 'resolved', handled_at = now() where entity_id = $1",
      course.lessonIds[1],
    );
  }
  for (const [name, status] of [
    ['Ben Birch', 'requested'],
    ['Cem Birch', 'requested'],
    ['Dia Birch', 'declined'],
  ]) {
    const one = await school.hasStudent({ name: name as string, in: [biology] });
    await inSchool(school, 'update enrollments set status = $2 where student_id = $1', one.studentId, status);
  }
  const waiting = async ({ client }: Person) => {
    const { questionCount, reportCount, requestCount, heldCount } = await client.home.teacher({});
    return { questionCount, reportCount, requestCount, heldCount };
  };
  expect(await waiting(teacher)).toEqual({
    ...{ questionCount: 1, reportCount: 1, requestCount: 2, heldCount: 1 },
  });
  expect(await waiting(other)).toEqual({
    ...{ questionCount: 2, reportCount: 1, requestCount: 0, heldCount: 1 },
  });
});

it('shows a teacher who needs somebody, most of all first, and the classes of the school’s today', async () => {
  world.isAt('2030-03-06T15:00:00.000Z');
  const school = await world.hasSchool('Cedar High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const other = await school.hasPerson({ role: 'teacher', name: 'Otto Other' });
  const work = [{ title: 'A' }, { title: 'B' }];
  const biology = await school.hasCourse({ title: 'Biology', teacher, assignments: work });
  const algebra = await school.hasCourse({ title: 'Algebra', teacher: other, assignments: work });
  const names = ['Ada', 'Ben', 'Cem', 'Dia', 'Eve', 'Fay', 'Gus'];
  const [ada, ben, cem, dia, eve, fay, gus] = (await Promise.all(
    names.map((name) => school.hasStudent({ name: `${name} Cedar`, in: [biology] })),
  )) as [
    ...[StudentPerson, StudentPerson, StudentPerson],
    ...[StudentPerson, StudentPerson, StudentPerson, StudentPerson],
  ];
  const joined = (student: StudentPerson, at: string) =>
    inSchool(school, 'update enrollments set enrolled_at = $2 where student_id = $1', student.studentId, at);
  await types(teacher, biology, ada, ['missing', 'missing']);
  await types(teacher, biology, ben, [13, 14.9]);
  await types(teacher, biology, cem, [14, 14]);
  // Nobody has heard of Dia for seven days; Eve read yesterday; Fay handed something in yesterday.
  for (const student of [dia, eve, fay, gus]) await joined(student, '2030-02-27T14:59:00.000Z');
  await inSchool(
    school,
    "update course_progress set last_activity_at = '2030-03-05T15:00:00Z' where student_id = $1",
    eve.studentId,
  );
  world.isAt('2030-03-05T15:00:00.000Z');
  await handIn(fay, biology.assignmentIds[0] as AssignmentId);
  world.isAt('2030-03-06T15:00:00.000Z');
  // Gus has nothing left to do.
  for (const assignmentId of biology.assignmentIds) await handIn(gus, assignmentId);
  await inSchool(
    school,
    "update grades set submitted_at = '2030-02-01T15:00:00Z' where student_id = $1",
    gus.studentId,
  );
  const left = await school.hasStudent({ name: 'Lou Left', in: [biology] });
  await types(teacher, biology, left, ['missing', 'missing']);
  await inSchool(school, "update enrollments set status = 'withdrawn' where student_id = $1", left.studentId);

  const classAt = (
    course: CoursePlace,
    title: string,
    scheduledAt: string,
    status = 'scheduled' as const,
  ) => ({
    ...{ schoolId: school.schoolId, courseId: course.courseId, teacherId: teacher.userId },
    ...{ title, scheduledAt, status, platform: 'link' as const, meetingUrl: 'https://meet.example.test/x' },
  });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    scheduleSessions(tx, [
      classAt(biology, 'Late yesterday', '2030-03-06T04:59:00.000Z'),
      classAt(biology, 'At night', '2030-03-07T04:59:00.000Z'),
      classAt(biology, 'At midnight', '2030-03-06T05:00:00.000Z'),
      classAt(biology, 'Tomorrow', '2030-03-07T05:00:00.000Z'),
      classAt(biology, 'Called off', '2030-03-06T18:00:00.000Z', 'cancelled' as never),
      classAt(algebra, 'Of a colleague', '2030-03-06T18:00:00.000Z'),
    ]),
  );
  const home = await teacher.client.home.teacher({});
  expect(home.sessions.map(({ title, courseTitle }) => [title, courseTitle])).toEqual([
    ['At midnight', 'Biology'],
    ['At night', 'Biology'],
  ]);
  expect(home.attention.map(({ name, reasons }) => [name, ...reasons])).toEqual([
    ['Ada Cedar', { code: 'missing_work', count: 2 }],
    ['Ben Cedar', { code: 'low_grade', ratio: expect.closeTo(0.6975, 9) }],
    ['Dia Cedar', { code: 'inactive', days: 7 }],
  ]);
  expect(home.hasMoreAttention).toBe(false);
  expect(await other.client.home.teacher({})).toMatchObject({
    attention: [],
    sessions: [{ title: 'Of a colleague' }],
  });
  world.isAt(new Date().toISOString());
});

it('counts each completed course once, by its own grade, beside those that run', async () => {
  const school = await world.hasSchool('Oak Grove High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const titles = ['Algebra', 'Biology', 'Chess'];
  const courses = await Promise.all(titles.map((title) => school.hasCourse({ title, teacher })));
  const ada = await school.hasStudent({ name: 'Ada Grove', in: courses });
  for (const [place, points] of [20, 15, 10].entries())
    await types(teacher, courses[place] as CoursePlace, ada, [points]);
  await inSchool(
    school,
    "update enrollments set status = 'completed', completed_at = now() where course_id = any ($1)",
    courses.slice(0, 2).map(({ courseId }) => courseId),
  );
  const { progressCourses } = await ada.client.home.student({});
  expect(progressCourses.map(({ title, isFinal, ratio }) => [title, isFinal, ratio])).toEqual([
    ['Chess', false, 0.5],
    ['Algebra', true, 1],
    ['Biology', true, 0.75],
  ]);
});

it('shows a student the last five grades that may be seen, newest first', async () => {
  const school = await world.hasSchool('Fir High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Held'];
  const biology = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: titles.map((title) => ({ title, release: title === 'Held' ? 'held' : 'school' })),
  });
  const ada = await school.hasStudent({ name: 'Ada Fir', in: [biology] });
  await types(teacher, biology, ada, [11, 12, 13, 14, 15, 16, 17]);
  for (const [place, title] of titles.entries())
    await inSchool(
      school,
      `update grades set released_at = '2030-03-01T12:00:00Z'::timestamptz + make_interval(mins => $2::int)
       where released_at is not null and assignment_id = $1`,
      ...[biology.assignmentIds[place], title === 'One' ? 100 : place],
    );
  expect((await ada.client.home.student({})).recent.map(({ title, points }) => [title, points])).toEqual([
    ...[
      ['One', 11],
      ['Six', 16],
      ['Five', 15],
      ['Four', 14],
      ['Three', 13],
    ],
  ]);
});
