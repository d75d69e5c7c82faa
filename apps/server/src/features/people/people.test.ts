import { randomUUID } from 'node:crypto';
import type { CourseId, MembershipId, UserId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { liveSessions } from '#db/tables/calendar.ts';
import { newId } from '#platform/ids.ts';
import { openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const inSchool = async (school: SchoolPlace, text: string, values: unknown[] = []) =>
  (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(text, values))).rows;

const membershipOf = async (school: SchoolPlace, person: Person, role?: string) => {
  const [row] = await inSchool(
    school,
    'select id from school_memberships where user_id = $1 and ($2::text is null or role = $2)',
    [person.userId, role ?? null],
  );
  return (row as { id: MembershipId }).id;
};

async function openSchool(name: string) {
  const school = await world.hasSchool(name);
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const colleague = await school.hasPerson({ role: 'teacher', name: 'Col League' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  return { school, admin, teacher, colleague, course, people: admin.client.people };
}

const everyone = { search: '', role: null, status: null, after: null };
const because = 'Told the office';

const letters = async (template: string, address: string) => {
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute('select body_text as body from mail_outbox where template = $1 and to_address = $2', [
      template,
      address,
    ]),
  );
  return rows as { body: string }[];
};

it('shows no address of people whose account was deleted', async () => {
  const { colleague, people } = await openSchool('Gone High');
  await world.services.db.pool.query('update users set email = $2 where id = $1', [
    colleague.userId,
    `deleted-${colleague.userId}@deleted.invalid`,
  ]);
  const { people: listed } = await people.list(everyone);
  expect(listed.find(({ userId }) => userId === colleague.userId)?.email).toBe('');
});

it('lists the people of the school by name, page by page, with what may be done', async () => {
  const { school, admin, teacher, colleague, people } = await openSchool('List High');
  await inSchool(school, 'update school_memberships set decided_by = $2 where user_id = $1', [
    ...[teacher.userId, colleague.userId],
  ]);
  const page = await people.list(everyone);
  expect(page.people.map(({ name }) => name)).toEqual(['Ann Head', 'Col League', 'Nora Okafor']);
  // Who let them in.
  expect(page.people.map(({ decidedByName }) => decidedByName)).toEqual([null, null, 'Col League']);
  const own = page.people.find((one) => one.userId === admin.userId && one.role === 'school_admin');
  expect(own).toMatchObject({
    can: { end: false, suspend: false },
    obstacle: 'last_admin',
    email: admin.email,
  });
  expect(page.people.find((one) => one.name === 'Nora Okafor')).toMatchObject({
    can: { end: true, suspend: true, reactivate: false, setDuties: true, endSessions: true },
    obstacle: null,
  });
  expect((await people.list({ ...everyone, search: 'oka' })).people).toHaveLength(1);
  expect((await people.list({ ...everyone, search: '%' })).people).toEqual([]);
  expect((await people.list({ ...everyone, role: 'teacher' })).total).toBe(2);
  expect((await people.list({ ...everyone, status: 'ended' })).total).toBe(0);
});

it('sends whoever runs the school alone to no other administrator', async () => {
  const { school, admin, people } = await openSchool('Alone High');
  const own = async () =>
    (await people.list(everyone)).people.find(
      (one) => one.userId === admin.userId && one.role === 'school_admin',
    );
  expect(await own()).toMatchObject({ can: { end: false }, obstacle: 'last_admin' });
  await school.hasPerson({ role: 'school_admin', name: 'Second Head' });
  expect(await own()).toMatchObject({ can: { end: false }, obstacle: 'own' });
});

it('pages through more than a thousand people without losing or repeating one', async () => {
  const { school, people } = await openSchool('Large High');
  const count = 1_005;
  await world.services.units.write({ role: 'fieldhouse_login', enter: null }, (tx) =>
    tx.execute(
      `insert into users (id, name, email) select app.uuidv7(), 'P ' || n, 'large-' || n || '@example.test'
       from generate_series(1, $1::int) n`,
      [count],
    ),
  );
  await inSchool(
    school,
    `insert into school_memberships (school_id, id, user_id, role, status, source, display_name, sort_name, decided_at)
     select $1, app.uuidv7(), id, 'student', 'active', 'import', 'Pat ' || name, 'Same, Pat', now()
     from users where email like 'large-%'`,
    [school.schoolId],
  );
  const seen = new Set<string>();
  let after: Awaited<ReturnType<typeof people.list>>['next'] = null;
  let pages = 0;
  do {
    const page: Awaited<ReturnType<typeof people.list>> = await people.list({
      ...everyone,
      role: 'student',
      after,
    });
    expect(page.total).toBe(count);
    for (const { membershipId } of page.people) seen.add(membershipId);
    after = page.next;
    pages += 1;
  } while (after);
  expect(seen.size).toBe(count);
  expect(pages).toBe(21);
});

it('T-06 ends a teacher with a successor for each course, and leaves no course without anybody', async () => {
  const { school, admin, teacher, colleague, course, people } = await openSchool('Leave High');
  const student = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const { attemptId } = await student.client.coursework.submit({
    assignmentId: course.assignmentIds[0] as never,
    content: { v: 1, text: 'My work', matches: [] },
    idempotencyKey: randomUUID(),
  });
  const sessionId = newId();
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.orm.insert(liveSessions).values({
      ...{ id: sessionId, schoolId: school.schoolId, courseId: course.courseId, teacherId: teacher.userId },
      ...{ title: 'Cells', scheduledAt: '2099-01-01T15:00:00Z', status: 'scheduled' as const },
      platform: 'link' as const,
      meetingUrl: 'https://meet.example.test/cells',
    }),
  );
  const membershipId = await membershipOf(school, teacher);
  const departure = await people.departure({ membershipId });
  expect(departure.ownedCourses).toEqual([
    { courseId: course.courseId, title: 'Biology', standInUserId: admin.userId },
  ]);
  expect(departure.successors.map(({ name }) => name).sort()).toEqual(['Ann Head', 'Col League']);

  const leave = { membershipId, kind: 'left' as const, reason: because };
  await expect(people.end({ ...leave, handOvers: [] })).rejects.toMatchObject({
    code: 'HAND_OVER_NEEDED',
    data: { courses: [{ courseId: course.courseId, title: 'Biology' }] },
  });
  const to = (userId: string) => [{ courseId: course.courseId, userId: userId as UserId }];
  for (const wrong of [student.userId, teacher.userId, newId()]) {
    await expect(people.end({ ...leave, handOvers: to(wrong) })).rejects.toMatchObject({
      code: 'NOT_A_TEACHER',
    });
  }
  expect((await teacher.client.grading.queue({})).work).toHaveLength(1);

  await people.end({ ...leave, handOvers: to(colleague.userId) });

  await expect(teacher.client.grading.queue({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await teacher.client.accounts.session({})).me?.homes).toEqual(['none']);
  expect((await colleague.client.grading.queue({})).work).toHaveLength(1);
  await colleague.client.grading.record({
    ...{ attemptId, criteria: [{ criterionId: 'work', points: 20 }], comment: '', baseSeq: 0, release: true },
  });
  expect(await inSchool(school, 'select teacher_id from live_sessions where id = $1', [sessionId])).toEqual([
    { teacher_id: colleague.userId },
  ]);
  const { teachers } = await admin.client.catalog.listTeachers({ courseId: course.courseId });
  expect(teachers).toMatchObject([{ name: 'Col League', role: 'owner' }]);

  // On record, and the person was told.
  expect((await people.history({ membershipId })).events).toMatchObject([
    { action: 'ended', byName: 'Ann Head', reason: because },
  ]);
  expect((await letters('membership-ended', teacher.email))[0]?.body).toContain(because);
  expect((await teacher.client.accounts.listOwnRequests({})).requests).toMatchObject([
    { schoolName: 'Leave High', status: 'ended', reason: because },
  ]);
});

it('T-06 withdraws a student who leaves, lets the waiting list move up, and keeps the record', async () => {
  const { school, teacher, people } = await openSchool('Places High');
  const course = await school.hasCourse({ title: 'Pottery', teacher, capacity: 1 });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const ben = await school.hasStudent({ name: 'Ben Hart' });
  await inSchool(school, 'update course_stats set enrolled_count = 1 where course_id = $1', [
    course.courseId,
  ]);
  expect(await ben.client.catalog.enroll({ courseId: course.courseId })).toMatchObject({
    status: 'waitlisted',
  });
  await people.end({
    ...{ membershipId: await membershipOf(school, ada), kind: 'transferred', reason: because, handOvers: [] },
  });
  const rows = await inSchool(
    school,
    'select student_id, status from enrollments where course_id = $1 order by requested_at',
    [course.courseId],
  );
  expect(rows).toEqual([
    { student_id: ada.studentId, status: 'withdrawn' },
    { student_id: ben.studentId, status: 'active' },
  ]);
  expect(
    await inSchool(school, 'select enrolled_count from course_stats where course_id = $1', [course.courseId]),
  ).toEqual([{ enrolled_count: 1 }]);
  expect(
    await inSchool(school, 'select legal_name from student_profiles where id = $1', [ada.studentId]),
  ).toEqual([{ legal_name: 'Ada Lovelace' }]);
  await expect(ada.client.lessons.course({ courseId: course.courseId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('T-06 suspends a teacher only with a stand-in for each course, and keeps them as co-teacher', async () => {
  const { admin, school, teacher, colleague, course, people } = await openSchool('Stand-in High');
  const membershipId = await membershipOf(school, teacher);
  const { courseId } = course;
  await expect(people.suspend({ membershipId, reason: because })).rejects.toMatchObject({
    code: 'HAND_OVER_NEEDED',
    data: { courses: [{ courseId, title: 'Biology' }] },
  });
  // The admin stands in, until there is a co-teacher.
  const standIn = async () => (await people.departure({ membershipId })).ownedCourses[0]?.standInUserId;
  expect(await standIn()).toBe(admin.userId);
  await admin.client.catalog.addTeacher({
    courseId: courseId as CourseId,
    userId: colleague.userId as UserId,
    role: 'teacher',
  });
  expect(await standIn()).toBe(colleague.userId);

  const handOvers = [{ courseId: courseId as CourseId, userId: colleague.userId as UserId }];
  await people.suspend({ membershipId, reason: because, handOvers });
  const taughtBy = async () =>
    (await admin.client.catalog.listTeachers({ courseId: courseId as CourseId })).teachers.map(
      ({ name, role, isSuspended }) => [name, role, isSuspended],
    );
  expect(await taughtBy()).toEqual([
    ['Col League', 'owner', false],
    ['Nora Okafor', 'teacher', true],
  ]);
  await people.reactivate({ membershipId, reason: because });
  expect(await taughtBy()).toEqual([
    ['Col League', 'owner', false],
    ['Nora Okafor', 'teacher', false],
  ]);
  // A co-teacher leaves without anybody in their place.
  expect(await people.departure({ membershipId })).toMatchObject({ ownedCourses: [], otherCourseCount: 1 });
  await people.end({ membershipId, kind: 'left', reason: because, handOvers: [] });
  expect(await taughtBy()).toEqual([['Col League', 'owner', false]]);
});

it('T-06 suspends within the school, also for a parent who holds links, and gives everything back', async () => {
  const { school, course, people } = await openSchool('Pause High');
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const mother = await school.hasGuardian({ name: 'Mia Lovelace', of: ada });
  const asked = () => mother.client.gradebook.mine({ studentId: ada.studentId as never });
  await asked();
  const parent = { membershipId: await membershipOf(school, mother), reason: because };
  await people.suspend(parent);
  await expect(asked()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(people.suspend(parent)).rejects.toMatchObject({
    code: 'CHANGE_REFUSED',
    data: { why: 'wrong_state' },
  });
  await people.reactivate(parent);
  await asked();

  const student = { membershipId: await membershipOf(school, ada), reason: because };
  await people.suspend(student);
  await expect(ada.client.lessons.course({ courseId: course.courseId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect((await ada.client.accounts.listOwnRequests({})).requests).toMatchObject([
    { status: 'suspended', reason: because },
  ]);
  await people.reactivate(student);
  expect(await ada.client.lessons.course({ courseId: course.courseId })).toMatchObject({});
  expect(
    (await people.history({ membershipId: student.membershipId })).events.map(({ action }) => action),
  ).toEqual(['reactivated', 'suspended']);
});

it('T-06 tells the open pages of a person at once when their place in the school changes', async () => {
  const { school, people } = await openSchool('Open Pages High');
  const { events, db } = world.services;
  const ada = await school.hasStudent({ name: 'Ada Lovelace' });
  const ben = await school.hasStudent({ name: 'Ben Early' });
  await events.start(db);
  const heard: string[] = [];
  for (const { name, userId } of [ada, ben])
    events.subscribe(userId, ({ topic, id }) => topic === 'membership' && heard.push(`${name} ${id}`));
  const membershipId = await membershipOf(school, ada);
  await people.suspend({ membershipId, reason: because });
  await people.reactivate({ membershipId, reason: because });
  await vi.waitFor(() => expect(heard).toEqual(Array(2).fill(`Ada Lovelace ${membershipId}`)));
  await events.stop();
});

it('T-06 pauses and ends the links of a homeschool parent whom the other one lets go', async () => {
  const home = await world.hasSchool('Two Homeschool', 'homeschool');
  const ana = await home.hasPerson({ role: 'homeschool_parent', name: 'Ana Two' });
  const bob = await home.hasPerson({ role: 'homeschool_parent', name: 'Bob Two' });
  const child = await home.hasStudent({ name: 'Kid Two' });
  await home.isGuardian(bob, { of: child, rights: ['see_record', 'consent', 'manage_account'] });
  const membershipId = await membershipOf(home, bob);
  const decides = async () => (await bob.client.profile.account({})).children.length;
  expect(await ana.client.people.departure({ membershipId })).toMatchObject({ childCount: 1 });
  expect(await decides()).toBe(1);
  await ana.client.people.suspend({ membershipId, reason: 'We part', handOvers: [] });
  expect(await decides()).toBe(0);
  await ana.client.people.reactivate({ membershipId, reason: 'Together again' });
  expect(await decides()).toBe(1);
  await ana.client.people.end({ membershipId, kind: 'removed', reason: 'We part', handOvers: [] });
  expect(await decides()).toBe(0);
});

it('T-06 ends the links of a parent who leaves', async () => {
  const { school, course, people } = await openSchool('Family High');
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const mother = await school.hasGuardian({ name: 'Mia Lovelace', of: ada });
  const membershipId = await membershipOf(school, mother);
  expect(await people.departure({ membershipId })).toMatchObject({ childCount: 1, ownedCourses: [] });
  await people.end({ membershipId, kind: 'removed', reason: because, handOvers: [] });
  await expect(mother.client.gradebook.mine({ studentId: ada.studentId as never })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(
    await inSchool(school, 'select status from guardian_links where guardian_user_id = $1', [mother.userId]),
  ).toEqual([{ status: 'ended' }]);
});

it('gives and takes duties, which hold at the next request', async () => {
  const { school, teacher, people } = await openSchool('Duty High');
  const other = await school.hasCourse({ title: 'Chess', teacher: null });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [other] });
  const seen = () => teacher.client.records.student({ studentId: ada.studentId as never });
  await expect(seen()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const membershipId = await membershipOf(school, teacher);
  await people.setDuties({ membershipId, duties: ['registrar'], reason: because });
  await seen();
  await people.setDuties({ membershipId, duties: [], reason: because });
  await expect(seen()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(
    people.setDuties({
      membershipId: await membershipOf(school, ada),
      duties: ['counselor'],
      reason: because,
    }),
  ).rejects.toMatchObject({ data: { why: 'no_duties' } });
});

it('T-06 signs somebody out everywhere', async () => {
  const { school, teacher, people } = await openSchool('Session High');
  await people.endSessions({ membershipId: await membershipOf(school, teacher), reason: because });
  expect((await teacher.client.accounts.session({})).me).toBeNull();
  await expect(teacher.client.grading.queue({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

it('T-06 leaves those who run the platform to operators', async () => {
  const { school, people } = await openSchool('Mixed High');
  const operator = await world.hasOperator('Master Admin');
  await inSchool(
    school,
    `insert into school_memberships (school_id, id, user_id, role, status, source, display_name, sort_name, decided_at)
     values ($1, $2, $3, 'parent', 'active', 'import', 'Master Admin', 'Admin, Master', now())`,
    [school.schoolId, newId(), operator.userId],
  );
  await expect(
    people.endSessions({ membershipId: await membershipOf(school, operator), reason: because }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await operator.client.accounts.session({})).me?.fullName).toBe('Master Admin');
});

it('lets nobody change themselves, nor leave the school without anybody who runs it', async () => {
  const { school, admin, people } = await openSchool('Alone High');
  const own = await membershipOf(school, admin);
  const leave = { kind: 'left' as const, reason: because, handOvers: [] };
  await expect(people.end({ ...leave, membershipId: own })).rejects.toMatchObject({ data: { why: 'own' } });
  await expect(people.suspend({ membershipId: own, reason: because })).rejects.toMatchObject({
    data: { why: 'own' },
  });
  await expect(people.setDuties({ membershipId: own, duties: [], reason: because })).rejects.toMatchObject({
    data: { why: 'own' },
  });

  const second = await school.hasPerson({ role: 'school_admin', name: 'Second Admin' });
  const ends = await Promise.allSettled([
    people.end({ ...leave, membershipId: await membershipOf(school, second) }),
    second.client.people.end({ ...leave, membershipId: own }),
  ]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(
    await inSchool(
      school,
      "select count(*)::int as n from school_memberships where role = 'school_admin' and status = 'active'",
    ),
  ).toEqual([{ n: 1 }]);
});

it('counts no admin whose account is closed as one who runs the school', async () => {
  const { school } = await openSchool('Closed High');
  const second = await school.hasPerson({ role: 'school_admin', name: 'Second Admin' });
  const { people: listed } = await second.client.people.list(everyone);
  const head = listed.find((one) => one.name === 'Ann Head');
  await world.services.db.pool.query('update users set suspended_at = now() where id = $1', [head?.userId]);
  // The other one alone runs the school now; that they can't be ended by themselves is a rule of its own.
  const [count] = await inSchool(school, 'select app.is_last_admin($1) as last', [second.userId]);
  expect(count).toEqual({ last: true });
});

it('leaves requests that wait to the approvals', async () => {
  const { school, people } = await openSchool('Wait High');
  const waiting = await school.hasPerson({ role: 'teacher', name: 'New Teacher', status: 'pending' });
  await expect(
    people.end({
      ...{
        membershipId: await membershipOf(school, waiting),
        kind: 'removed',
        reason: because,
        handOvers: [],
      },
    }),
  ).rejects.toMatchObject({ data: { why: 'wrong_state' } });
});

it('goes on teaching who also runs the school', async () => {
  const { school, teacher, course, people } = await openSchool('Both High');
  await inSchool(
    school,
    `insert into school_memberships (school_id, id, user_id, role, status, source, display_name, sort_name, decided_at)
     values ($1, $2, $3, 'school_admin', 'active', 'import', 'Nora Okafor', 'Okafor, Nora', now())`,
    [school.schoolId, newId(), teacher.userId],
  );
  const membershipId = await membershipOf(school, teacher, 'teacher');
  expect(await people.departure({ membershipId })).toMatchObject({ ownedCourses: [] });
  await people.end({ membershipId, kind: 'left', reason: because, handOvers: [] });
  const { teachers } = await teacher.client.catalog.listTeachers({ courseId: course.courseId as CourseId });
  expect(teachers).toMatchObject([{ userId: teacher.userId, role: 'owner' }]);
});

it('manages the people of the school that somebody runs, and nobody where they only teach', async () => {
  const { school, admin } = await openSchool('Run High');
  const taught = await openSchool('Taught High');
  const parent = await taught.school.hasPerson({ role: 'parent', name: 'Both Ends' });
  await taught.school.joins(parent, 'teacher');
  await school.joins(parent, 'school_admin');
  const { people } = parent.client;
  const listed = (await people.list(everyone)).people.map(({ userId }) => userId);
  expect(listed).toContain(admin.userId);
  expect(listed).not.toContain(taught.admin.userId);
  const membershipId = await membershipOf(taught.school, taught.colleague);
  const missing = { code: 'NOT_FOUND' };
  await expect(people.history({ membershipId })).rejects.toMatchObject(missing);
  await expect(people.departure({ membershipId })).rejects.toMatchObject(missing);
  await expect(people.endSessions({ membershipId, reason: because })).rejects.toMatchObject(missing);
});
