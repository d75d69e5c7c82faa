import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { courseTeachers } from '#db/tables/courses.ts';
import { scheduleSessions } from '#features/live/workflows.ts';
import { newId } from '#platform/ids.ts';
import { asOwner } from '#testing/promises/as-owner.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';
import { listStandIns } from './teaching.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A course with an owner, a co-teacher and a grader, and a colleague who doesn't teach it. */
async function taught() {
  const school = await world.hasSchool('Taught');
  const hire = (name: string) => school.hasPerson({ role: 'teacher', name });
  const [owner, teacher, grader, colleague] = [
    await hire('Olive Owner'),
    await hire('Theo Teacher'),
    await hire('Greta Grader'),
    await hire('Cora Colleague'),
  ];
  const course = await school.hasCourse({ title: 'Taught course', teacher: owner });
  const student = await school.hasStudent({ name: 'Sam Student', in: [course] });
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    for (const [person, role] of [
      [teacher, 'teacher'],
      [grader, 'grader'],
    ] as const)
      await tx.orm.insert(courseTeachers).values({
        ...{ schoolId: school.schoolId, id: newId(), courseId: course.courseId },
        ...{ userId: person.userId, role },
      });
  });
  return {
    school,
    schoolId: school.schoolId,
    courseId: course.courseId,
    owner,
    teacher,
    grader,
    colleague,
    student,
  };
}

const FORBIDDEN = { code: 'FORBIDDEN' };

it('T-03 leaves to admins whose course it is: its owner names teachers and hands nothing over', async () => {
  const { courseId, owner, colleague } = await taught();
  const hand = { courseId, userId: colleague.userId as never, keepAs: 'teacher' as const, reason: 'Leave' };
  await expect(owner.client.catalog.handOver(hand)).rejects.toMatchObject(FORBIDDEN);
  expect((await owner.client.catalog.listTeachers({ courseId })).can).toEqual({ add: true, handOver: false });
});

it('shows those who name teachers who came and left, when, by whom and why', async () => {
  const { school, courseId, owner, teacher, grader, colleague, student } = await taught();
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ada Admin' });
  const { catalog } = admin.client;
  const of = (person: Person) => ({ courseId, userId: person.userId as never });
  await catalog.addTeacher({ ...of(colleague), role: 'grader' });
  await catalog.setTeacherRole({ ...of(colleague), role: 'teacher' });
  await catalog.endTeacher({ ...of(grader), reason: 'Another course' });
  await catalog.handOver({ ...of(teacher), keepAs: null, reason: 'On leave until May' });
  const { events } = await catalog.teacherHistory({ courseId });
  expect(events.map(({ action, role, reason, byName }) => [action, role, reason, byName])).toEqual(
    expect.arrayContaining([
      ['changed', 'owner', 'On leave until May', 'Ada Admin'],
      ['ended', null, 'On leave until May', 'Ada Admin'],
      ['ended', null, 'Another course', 'Ada Admin'],
      ['changed', 'teacher', null, 'Ada Admin'],
      ['added', 'grader', null, 'Ada Admin'],
    ]),
  );
  expect(events.every(({ name }) => name !== null)).toBe(true);
  // Who teaches it beside the owner reads who does, and not why others left.
  await expect(colleague.client.catalog.teacherHistory({ courseId })).rejects.toMatchObject(FORBIDDEN);
  for (const other of [owner, student]) {
    await expect(other.client.catalog.teacherHistory({ courseId })).rejects.toMatchObject({
      code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/),
    });
  }
});

it('T-03 lets a co-teacher and a grader name nobody', async () => {
  const { courseId, teacher, grader, colleague } = await taught();
  const names = async ({ client }: Person) => {
    const add = { courseId, userId: colleague.userId as never, role: 'teacher' as const };
    await expect(client.catalog.addTeacher(add)).rejects.toMatchObject(FORBIDDEN);
    expect((await client.catalog.listTeachers({ courseId })).can).toEqual({ add: false, handOver: false });
  };
  await names(teacher);
  await names(grader);
});

it('T-03 lets a grader read who takes the course, and decide on nobody’s place', async () => {
  const { courseId, grader } = await taught();
  const roster = await grader.client.catalog.roster({ courseId });
  expect(roster.students.map(({ can }) => can)).toEqual([{ withdraw: false }]);
  expect(roster.can).toEqual({ enroll: false, withdraw: false });
});

const inSchool = (schoolId: string, text: string, values: unknown[]) =>
  world.services.units.write(jobInSchool(schoolId), (tx) => tx.execute(text, values));
const WITHOUT_OWNER = { code: '23514', constraint: 'courses_have_owner' };

it('gives the classes that a co-teacher has planned to the owner when they leave the course', async () => {
  const { school, schoolId, courseId, owner, teacher, grader } = await taught();
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ada Admin' });
  const held = (days: number, { userId }: Person) => ({
    ...{ schoolId, courseId, teacherId: userId, title: `In ${days} days`, platform: 'link' as const },
    ...{
      scheduledAt: new Date(Date.now() + days * 86_400_000).toISOString(),
      meetingUrl: 'https://a.test/x',
    },
  });
  // Classes of another course stay with who holds them there.
  const own = await school.hasCourse({ title: 'Own course', teacher });
  await world.services.units.write(jobInSchool(schoolId), (tx) =>
    scheduleSessions(tx, [
      ...[held(-7, teacher), held(7, teacher), held(8, grader)],
      { ...held(9, teacher), courseId: own.courseId },
    ]),
  );
  await admin.client.catalog.endTeacher({ courseId, userId: teacher.userId as never, reason: 'Moved away' });
  const { rows } = await world.services.units.write(jobInSchool(schoolId), (tx) =>
    tx.execute(
      'select title, teacher_id as by from live_sessions where course_id = any ($1) order by scheduled_at',
      [[courseId, own.courseId]],
    ),
  );
  expect(rows).toEqual([
    { title: 'In -7 days', by: teacher.userId },
    { title: 'In 7 days', by: owner.userId },
    { title: 'In 8 days', by: grader.userId },
    { title: 'In 9 days', by: teacher.userId },
  ]);
});

it('lets nobody take the owner from a course in use, past the code either', async () => {
  const { schoolId, courseId, owner, teacher } = await taught();
  const own = "school_id = $1 and course_id = $2 and role = 'owner'";
  for (const deed of [
    `update course_teachers set ended_at = now() where ${own}`,
    `update course_teachers set role = 'teacher' where ${own}`,
    `delete from course_teachers where ${own}`,
  ])
    await expect(inSchool(schoolId, deed, [schoolId, courseId]), deed).rejects.toMatchObject(WITHOUT_OWNER);
  const insert = `insert into courses (id, school_id, title, subject, status, is_opened)
    values (gen_random_uuid(), $1, 'Unowned', 'Science', $2, $3)`;
  await expect(inSchool(schoolId, insert, [schoolId, 'draft', false])).rejects.toMatchObject(WITHOUT_OWNER);
  for (const [status, isOpened] of [
    ['published', true],
    ['archived', false],
  ])
    await inSchool(schoolId, insert, [schoolId, status, isOpened]);
  for (const change of ["status = 'published'", 'is_opened = false'])
    await expect(
      inSchool(schoolId, `update courses set ${change} where school_id = $1 and title = 'Unowned'`, [
        schoolId,
      ]),
      change,
    ).rejects.toMatchObject(WITHOUT_OWNER);

  // One goes and another comes in one transaction.
  await world.services.units.write(jobInSchool(schoolId), async (tx) => {
    await tx.execute(`update course_teachers set ended_at = now() where ${own}`, [schoolId, courseId]);
    await tx.execute(
      "update course_teachers set role = 'owner' where school_id = $1 and course_id = $2 and user_id = $3",
      [schoolId, courseId, teacher.userId],
    );
  });
  const { teachers } = await teacher.client.catalog.listTeachers({ courseId });
  expect(teachers[0]).toMatchObject({ userId: teacher.userId, role: 'owner' });
  expect(teachers.map(({ userId }) => userId)).not.toContain(owner.userId);
});

it.each([
  ['suspended', 'suspended_at = now()'],
  ['deleted', 'deleted_at = now()'],
  ['expired', "account_expires_at = now() - interval '1 day'"],
])('T-03 gives no course to somebody whose account is %s', async (_why, change) => {
  const { school, schoolId, courseId, owner, teacher, grader, colleague } = await taught();
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ada Admin' });
  const other = await school.hasCourse({ title: 'Other course', teacher: owner });
  await school.hasCourse({ title: 'Of a colleague', teacher: grader });
  await inSchool(
    schoolId,
    `insert into course_teachers (school_id, id, course_id, user_id, role)
     values ($1, gen_random_uuid(), $2, $3, 'teacher')`,
    [schoolId, other.courseId, grader.userId],
  );
  for (const { userId } of [teacher, colleague]) {
    await asOwner(world, (client) => client.query(`update users set ${change} where id = $1`, [userId]));
  }
  const { catalog, people } = admin.client;
  const candidates = await catalog.listTeacherCandidates({ courseId, search: '' });
  expect(candidates.people.map(({ name }) => name)).toEqual(['Ada Admin']);
  const { teachers } = await catalog.listTeachers({ courseId });
  expect(Object.fromEntries(teachers.map(({ name, isSuspended }) => [name, isSuspended]))).toEqual({
    'Olive Owner': false,
    'Theo Teacher': true,
    'Greta Grader': false,
  });
  const refused = { code: 'NOT_A_TEACHER' };
  const userId = colleague.userId as never;
  await expect(catalog.addTeacher({ courseId, userId, role: 'teacher' })).rejects.toMatchObject(refused);
  const hand = { courseId, userId: teacher.userId as never, keepAs: null, reason: 'Leave' };
  await expect(catalog.handOver(hand)).rejects.toMatchObject(refused);
  const [membership] = await inSchool(schoolId, 'select id from school_memberships where user_id = $1', [
    owner.userId,
  ]).then(({ rows }) => rows as { id: string }[]);
  const departure = await people.departure({ membershipId: membership?.id as never });
  expect(departure.successors.map(({ name }) => name)).toEqual(['Ada Admin', 'Greta Grader']);
  const standIns = await world.services.units.write(jobInSchool(schoolId), (tx) =>
    tx.query(listStandIns({ schoolId, userId: owner.userId })),
  );
  expect(new Map(standIns.map((one) => [one.courseId, one.userId]))).toEqual(
    new Map([
      [courseId, admin.userId],
      [other.courseId, grader.userId],
    ]),
  );
});
