import type { CourseId, UserId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIBRARY } from '#db/library/courses.ts';
import { libraryId, loadLibrary } from '#db/library/load.ts';
import { jobInSchool } from '#db/scopes.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await loadLibrary(world.services.units, world.services.clock);
});
afterAll(() => world.close());

it('shows published courses of the own school, and enrols a student once', async () => {
  const school = await world.hasSchool('Maple High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const biology = await school.hasCourse({ title: 'Biology', teacher });
  await school.hasCourse({ title: 'Unfinished', teacher, status: 'draft' });
  const other = await world.hasSchool('Oak High');
  await other.hasCourse({ title: 'Elsewhere', teacher: null });
  const ada = await school.hasStudent({ name: 'Ada Lovelace' });

  const before = await ada.client.catalog.list({});
  expect(before.courses.map((course) => course.title)).toEqual(['Biology']);
  expect(before.courses[0]).toMatchObject({
    instructorName: 'Nora Okafor',
    enrollment: null,
    can: { enroll: true },
  });

  expect(await ada.client.catalog.enroll({ courseId: biology.courseId })).toMatchObject({
    status: 'active',
    courseTitle: 'Biology',
    ...{ isProfileCreated: false, waitlistPosition: null },
  });
  await expect(ada.client.catalog.enroll({ courseId: biology.courseId })).rejects.toMatchObject({
    code: 'ALREADY_ENROLLED',
  });
  const after = await ada.client.catalog.list({});
  expect(after).toMatchObject({ enrolledCount: 1, availableCount: 0 });
  expect(after.courses[0]).toMatchObject({ enrollment: 'active', studentCount: 1, can: { enroll: false } });
});

it('opens a course from the catalog to those who learn or teach in it now', async () => {
  const school = await world.hasSchool('Open High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const before = await school.hasPerson({ role: 'teacher', name: 'Taught Before' });
  const biology = await school.hasCourse({ title: 'Biology', teacher });
  await school.hasCourse({ title: 'Chemistry', teacher: before });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `insert into course_teachers (school_id, id, course_id, user_id, role, ended_at)
       values ($1, gen_random_uuid(), $2, $3, 'teacher', now())`,
      [school.schoolId, biology.courseId, before.userId],
    ),
  );
  const learner = await school.hasStudent({ name: 'Ada Lovelace', in: [biology] });
  const opens = async ({ client }: Person) =>
    (await client.catalog.list({})).courses.filter(({ can }) => can.open).map(({ title }) => title);
  expect(await opens(teacher)).toEqual(['Biology']);
  expect(await opens(before)).toEqual(['Chemistry']);
  expect(await opens(learner)).toEqual(['Biology']);
});

it('lets a student take a course again that is completed, and none that is taken now', async () => {
  const school = await world.hasSchool('Again High');
  const course = await school.hasCourse({ title: 'Biology', teacher: null });
  const ada = await school.hasStudent({ name: 'Ada Again', in: [course] });
  const seen = async () => {
    const { enrollment, can } = await ada.client.catalog.get({ courseId: course.courseId });
    return [enrollment, can.enroll];
  };
  expect(await seen()).toEqual(['active', false]);
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update enrollments set status = 'completed', completed_at = now() where course_id = $1", [
      course.courseId,
    ]),
  );
  expect(await seen()).toEqual(['completed', true]);
  await ada.client.catalog.enroll({ courseId: course.courseId });
  expect(await seen()).toEqual(['active', false]);
});

it('names as its teacher whoever a course belongs to, else who teaches it too, and never who only grades', async () => {
  const school = await world.hasSchool('Names High');
  const owner = await school.hasPerson({ role: 'teacher', name: 'Olive Owner' });
  const course = await school.hasCourse({ title: 'History', teacher: owner });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const ada = await school.hasStudent({ name: 'Ada Names', in: [course] });
  const { courseId } = course;
  const named = async () => {
    const listed = (await ada.client.catalog.list({})).courses.map(({ instructorName }) => instructorName);
    const own = (await ada.client.home.student({})).courses.map(({ instructorName }) => instructorName);
    return [listed, own];
  };
  for (const [role, name] of [
    ['grader', 'Greta Grader'],
    ['teacher', 'Theo Teacher'],
  ] as const) {
    const { userId } = await school.hasPerson({ role: 'teacher', name });
    await admin.client.catalog.addTeacher({ courseId, userId: userId as never, role });
    expect(await named(), name).toEqual([['Olive Owner'], ['Olive Owner']]);
  }
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      "update school_memberships set status = 'suspended', suspended_at = now() where user_id = $1",
      [owner.userId],
    ),
  );
  expect(await named()).toEqual([['Theo Teacher'], ['Theo Teacher']]);
});

it('hides the names of teachers from students whom the school has not confirmed', async () => {
  const school = await world.hasSchool('Elm High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Secret Name' });
  await school.hasCourse({ title: 'History', teacher });
  const guess = await school.hasStudent({ name: 'Guess Er', status: 'provisional' });
  const answer = await guess.client.catalog.list({});
  expect(answer.courses[0]).toMatchObject({ title: 'History', instructorName: null });
  expect(JSON.stringify(answer)).not.toContain('Secret Name');
});

it("answers another school's course as if it did not exist", async () => {
  const school = await world.hasSchool('Fir High');
  const ada = await school.hasStudent({ name: 'Ada Fir' });
  const other = await world.hasSchool('Ash High');
  const foreign = await other.hasCourse({ title: 'Elsewhere', teacher: null });
  await expect(ada.client.catalog.enroll({ courseId: foreign.courseId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(
    ada.client.catalog.enroll({ courseId: '00000000-0000-7000-8000-000000000000' as CourseId }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('waits for the school where enrolment needs approval', async () => {
  const school = await world.hasSchool('Birch High');
  await school.hasPolicy({ enrollmentMode: 'approval' });
  const course = await school.hasCourse({ title: 'Careful', teacher: null });
  const ada = await school.hasStudent({ name: 'Ada Birch' });
  expect(await ada.client.catalog.enroll({ courseId: course.courseId })).toMatchObject({
    status: 'requested',
  });
});

it('copies a library course whole, once per school', async () => {
  const school = await world.hasSchool('Cedar High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Adopting Teacher' });
  const { courses } = await teacher.client.catalog.listLibrary({});
  expect(courses.map((course) => course.title).sort()).toEqual(LIBRARY.map(({ title }) => title).sort());
  const algebra = libraryId('algebra-1') as CourseId;
  const { courseId } = await teacher.client.catalog.adopt({ courseId: algebra });
  await expect(teacher.client.catalog.adopt({ courseId: algebra })).rejects.toMatchObject({
    code: 'ALREADY_ADOPTED',
  });
  const list = await teacher.client.catalog.list({});
  expect(list.courses).toMatchObject([
    { courseId, title: 'Algebra I', instructorName: 'Adopting Teacher', lessonCount: 6, assignmentCount: 6 },
  ]);
  expect((await teacher.client.catalog.listLibrary({})).courses[0]).toMatchObject({
    adoptedCourseId: courseId,
    can: { adopt: false },
  });
});

it('lets an admin name the teacher of an adopted course, and nobody else', async () => {
  const school = await world.hasSchool('Naming High');
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const student = await school.hasStudent({ name: 'Ada Lovelace' });
  const outsider = await (await world.hasSchool('Other High')).hasPerson({
    role: 'teacher',
    name: 'Out Sider',
  });
  const { teachers } = await admin.client.catalog.listLibrary({});
  expect(teachers.map(({ name }) => name)).toEqual(['Ann Head', 'Nora Okafor']);
  expect((await teacher.client.catalog.listLibrary({})).teachers).toEqual([]);

  const courseId = libraryId('algebra-1') as CourseId;
  const named = (teacherUserId: string) => ({ courseId, teacherUserId: teacherUserId as UserId });
  await expect(teacher.client.catalog.adopt(named(admin.userId))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  for (const nobody of [student, outsider]) {
    await expect(admin.client.catalog.adopt(named(nobody.userId))).rejects.toMatchObject({
      code: 'NOT_A_TEACHER',
    });
  }
  const adopted = await admin.client.catalog.adopt(named(teacher.userId));
  expect((await admin.client.catalog.listTeachers(adopted)).teachers).toMatchObject([
    { userId: teacher.userId, role: 'owner' },
  ]);
});

it('tells the admins of a request where the account of the course’s teacher is closed', async () => {
  const school = await world.hasSchool('Closed Desk School');
  await school.hasPolicy({ enrollmentMode: 'approval' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  const bellOf = async (person: typeof admin) =>
    (await person.client.notifications.latest({})).notifications.map(({ template }) => template);
  const asks = async (name: string) =>
    (await school.hasStudent({ name })).client.catalog.enroll({ courseId: course.courseId });
  await asks('Ada Lovelace');
  expect(await bellOf(admin)).toEqual([]);
  await world.services.db.pool.query('update users set suspended_at = now() where id = $1', [teacher.userId]);
  await asks('Ben Early');
  expect(await bellOf(admin)).toEqual(['enrollment_requested']);
});

it('lets students who asked in, or declines with a reason', async () => {
  const school = await world.hasSchool('Asking School');
  await school.hasPolicy({ enrollmentMode: 'approval' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({ title: 'Biology', teacher, capacity: 2 });
  const ada = await school.hasStudent({ name: 'Ada Lovelace' });
  const ben = await school.hasStudent({ name: 'Ben Early' });
  for (const student of [ada, ben]) await student.client.catalog.enroll({ courseId: course.courseId });
  const notes = await teacher.client.notifications.latest({});
  expect(notes.notifications).toMatchObject([{ template: 'enrollment_requested', count: 2 }]);

  const { catalog } = teacher.client;
  const { requests } = await catalog.listRequests({});
  expect(requests.map((one) => one.studentName)).toEqual(['Ada Lovelace', 'Ben Early']);
  const [first, second] = requests.map((one) => one.enrollmentId);
  await catalog.decideRequest({ enrollmentId: first as never, isAccepted: true, reason: null });
  await catalog.decideRequest({ enrollmentId: second as never, isAccepted: false, reason: 'Full' });
  await expect(
    catalog.decideRequest({ enrollmentId: second as never, isAccepted: false, reason: 'Full' }),
  ).rejects.toMatchObject({ code: 'NOT_REQUESTED' });
  expect((await catalog.listRequests({})).requests).toEqual([]);
  expect(await ada.client.home.student({})).toMatchObject({ activeCourseCount: 1 });
  expect(await ben.client.home.student({})).toMatchObject({ activeCourseCount: 0 });
});

it('adopts into the school where somebody works, not where they are a parent', async () => {
  const elsewhere = await world.hasSchool('Child High');
  const school = await world.hasSchool('Adopting High');
  const person = await elsewhere.hasPerson({ role: 'parent', name: 'Both Ends' });
  await school.joins(person, 'teacher');
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const { courseId } = await person.client.catalog.adopt({ courseId: libraryId('algebra-1') as CourseId });
  expect((await admin.client.catalog.list({})).courses).toMatchObject([{ courseId }]);
});

it('shows the catalog to no guardian whose link gives no right to see', async () => {
  const school = await world.hasSchool('Blind High');
  const course = await school.hasCourse({ title: 'Biology', teacher: null });
  const student = await school.hasStudent({ name: 'Stu Dent', in: [course] });
  const guardians = [
    await school.hasGuardian({ name: 'Sees All', of: student, rights: ['see_record'] }),
    await school.hasGuardian({ name: 'Writes Only', of: student, rights: ['message_staff'] }),
  ];
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      "update school_memberships set status = 'ended', ended_at = now(), end_reason = 'left' where user_id = any ($1)",
      [guardians.map(({ userId }) => userId)],
    ),
  );
  const [sees, writes] = guardians as [Person, Person];
  const { courseId } = course;
  expect((await sees.client.catalog.get({ courseId })).title).toBe('Biology');
  await expect(writes.client.catalog.get({ courseId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('tells the teachers, not the admins, of what students do whom the school has yet to confirm', async () => {
  const school = await world.hasSchool('Unconfirmed School');
  await school.hasPolicy({ enrollmentMode: 'approval' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const [asked, taken] = await Promise.all(
    ['Biology', 'Art'].map((title) => school.hasCourse({ title, teacher })),
  );
  const ada = await school.hasStudent({ name: 'Ada New', status: 'provisional', in: [taken!] });
  await ada.client.catalog.enroll({ courseId: asked!.courseId });
  const assignmentId = taken!.assignmentIds[0]!;
  await ada.client.coursework.submit({
    ...{ assignmentId, content: { v: 1, text: 'My work', matches: [] } },
    idempotencyKey: crypto.randomUUID(),
  });
  await ada.client.coursework.reportProblem({
    subject: { kind: 'assignment', assignmentId },
    note: 'A typo',
  });
  const bellOf = async ({ client }: Person) =>
    (await client.notifications.latest({})).notifications.map(({ template }) => template).sort();
  expect(await bellOf(admin)).toEqual([]);
  expect(await bellOf(teacher)).toEqual(
    expect.arrayContaining(['enrollment_requested', 'problem_reported', 'work_to_grade']),
  );
});
