import type { EnrollmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import {
  type CoursePlace,
  openWorld,
  type SchoolPlace,
  type StudentPerson,
  type World,
} from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const studentsOf = (school: SchoolPlace, count: number): Promise<StudentPerson[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => school.hasStudent({ name: `Student ${at + 10}` })));

/** Who is how, by name, and whether the counts that lists show agree with the rows. */
async function standing(school: SchoolPlace, { courseId }: CoursePlace) {
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `select sp.legal_name as name, e.status, e.waitlist_position as position,
         (select enrolled_count from course_stats where course_id = e.course_id) as counted
       from enrollments e join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
       where e.course_id = $1 and e.status in ('active', 'requested', 'waitlisted') order by e.waitlist_position, sp.legal_name`,
      [courseId],
    ),
  );
  const lines = rows as { name: string; status: string; position: number | null; counted: number }[];
  const count = (status: string) => lines.filter((line) => line.status === status).length;
  expect(lines[0]?.counted ?? 0).toBe(count('active'));
  return {
    active: count('active'),
    requested: count('requested'),
    waiting: lines.filter((line) => line.status === 'waitlisted').map((line) => line.name),
  };
}

/** A school whose policy asks for approval from a day on, with a course. */
async function asksFrom(effectiveOn: string, timeZone: string) {
  const school = await world.hasSchool(`Zone ${timeZone} ${effectiveOn}`, 'school', timeZone);
  const course = await school.hasCourse({ title: 'Open', teacher: null });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `insert into grading_policies (school_id, id, number, effective_on, missing, ai_release, default_release,
         official_gpa, enrollment_mode, course_publishing)
       select school_id, gen_random_uuid(), 9, $2, missing, ai_release, default_release, official_gpa, 'approval',
         course_publishing from grading_policies where school_id = $1`,
      [school.schoolId, effectiveOn],
    ),
  );
  return { school, course };
}

it("asks the school for approval from the school's own day on, by the server's clock", async () => {
  // The year before this one and the one after: the database's own day decides nothing.
  for (const year of [new Date().getFullYear() - 1, new Date().getFullYear() + 1]) {
    for (const [timeZone, before, from] of [
      ['America/New_York', `${year}-03-02T04:59:00Z`, `${year}-03-02T05:01:00Z`],
      ['Pacific/Auckland', `${year}-03-01T10:59:00Z`, `${year}-03-01T11:01:00Z`],
    ] as const) {
      const { school, course } = await asksFrom(`${year}-03-02`, timeZone);
      const [early, late] = (await studentsOf(school, 2)) as [StudentPerson, StudentPerson];
      world.isAt(before);
      expect(await early.client.catalog.get({ courseId: course.courseId })).toMatchObject({
        needsDecision: false,
      });
      expect(await early.client.catalog.enroll({ courseId: course.courseId })).toMatchObject({
        status: 'active',
      });
      world.isAt(from);
      expect(await late.client.catalog.get({ courseId: course.courseId })).toMatchObject({
        needsDecision: true,
      });
      expect(await late.client.catalog.enroll({ courseId: course.courseId })).toMatchObject({
        status: 'requested',
      });
      world.isAt(new Date().toISOString());
    }
  }
});

it('gives the last place once, and everybody else a place of their own on the list', async () => {
  const school = await world.hasSchool('Pine High');
  const course = await school.hasCourse({ title: 'Small', teacher: null, capacity: 1 });
  const students = await studentsOf(school, 6);
  const answers = await Promise.all(
    students.map(({ client }) => client.catalog.enroll({ courseId: course.courseId })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(['active', ...Array(5).fill('waitlisted')]);
  const places = answers.map(({ waitlistPosition }) => waitlistPosition).filter((one) => one !== null);
  expect(places.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(await standing(school, course)).toMatchObject({ active: 1 });
});

it('fills two places that open at once with the first two, each once', async () => {
  const school = await world.hasSchool('Larch High');
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Adm In' });
  const course = await school.hasCourse({ title: 'Small', teacher: null, capacity: 2 });
  const students = await studentsOf(school, 6);
  for (const { client } of students) await client.catalog.enroll({ courseId: course.courseId });
  const { students: roster } = await admin.client.catalog.roster({ courseId: course.courseId });
  const taken = roster.filter(({ status }) => status === 'active').map(({ enrollmentId }) => enrollmentId);
  const [, , third, fourth, fifth] = students as [
    StudentPerson,
    StudentPerson,
    StudentPerson,
    StudentPerson,
    StudentPerson,
  ];
  // And the third leaves the list in the same moment.
  await Promise.all([
    ...taken.map((enrollmentId) => admin.client.catalog.withdraw({ enrollmentId, reason: 'Moved away' })),
    third.client.catalog.cancelRequest({ courseId: course.courseId }).catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'NOT_REQUESTED' });
    }),
  ]);
  const after = await standing(school, course);
  expect(after.active).toBe(2);
  expect([['Student 15'], ['Student 14', 'Student 15']]).toContainEqual(after.waiting);
  const told = await fourth.client.notifications.latest({});
  expect(told.notifications.map(({ template }) => template)).toContain('waitlist_place');
  expect(fifth.name).toBe('Student 14');
});

it('keeps the order of the list, shows it, and lets somebody leave it', async () => {
  const school = await world.hasSchool('Oak High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({ title: 'Pottery', teacher, capacity: 1 });
  const [ann, ben, cem, dia] = (await studentsOf(school, 4)) as [
    StudentPerson,
    StudentPerson,
    StudentPerson,
    StudentPerson,
  ];
  for (const { client } of [ann, ben, cem, dia]) await client.catalog.enroll({ courseId: course.courseId });
  const seen = await dia.client.catalog.get({ courseId: course.courseId });
  expect(seen).toMatchObject({
    enrollment: 'waitlisted',
    ...{ waitlistPosition: 3, waitlistLength: 3, placesLeft: 0 },
    can: { enroll: false, cancel: true, open: false },
  });
  await ben.client.catalog.cancelRequest({ courseId: course.courseId });
  await expect(ben.client.catalog.cancelRequest({ courseId: course.courseId })).rejects.toMatchObject({
    code: 'NOT_REQUESTED',
  });
  expect((await dia.client.catalog.list({})).courses[0]).toMatchObject({ waitlistPosition: 2 });
  const { students } = await teacher.client.catalog.roster({ courseId: course.courseId });
  expect(students.map(({ name, status, waitlistPosition }) => [name, status, waitlistPosition])).toEqual([
    ['Student 10', 'active', null],
    ['Student 12', 'waitlisted', 1],
    ['Student 13', 'waitlisted', 2],
  ]);
  // Back again means at the end.
  expect(await ben.client.catalog.enroll({ courseId: course.courseId })).toMatchObject({
    waitlistPosition: 3,
  });
  await expect(ann.client.catalog.cancelRequest({ courseId: course.courseId })).rejects.toMatchObject({
    code: 'NOT_REQUESTED',
  });
});

it('moves the list up when the course gets more places', async () => {
  const school = await world.hasSchool('Elm High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({ title: 'Growing', teacher, capacity: 1 });
  const students = await studentsOf(school, 5);
  for (const { client } of students) await client.catalog.enroll({ courseId: course.courseId });
  const save = async (capacity: number | null) => {
    const { details, version } = await teacher.client.authoring.get({ courseId: course.courseId });
    await teacher.client.authoring.saveDetails({
      ...{ courseId: course.courseId, baseVersion: version, details: { ...details, capacity } },
    });
  };
  await save(3);
  expect(await standing(school, course)).toEqual({
    ...{ active: 3, requested: 0, waiting: ['Student 13', 'Student 14'] },
  });
  await save(null);
  expect(await standing(school, course)).toEqual({ active: 5, requested: 0, waiting: [] });
});

it('gives places that came free while the course was archived to whoever waits, once it is back', async () => {
  const school = await world.hasSchool('Yew High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({ title: 'Paused', teacher, capacity: 1 });
  const [ann, ben] = (await studentsOf(school, 3)) as [StudentPerson, StudentPerson, StudentPerson];
  for (const { client } of [ann, ben]) await client.catalog.enroll({ courseId: course.courseId });
  const { authoring, catalog } = teacher.client;
  const { students } = await catalog.roster({ courseId: course.courseId });
  await authoring.archive({ courseId: course.courseId, isArchived: true });
  const { enrollmentId } = students.find(({ name }) => name === ann.name) ?? {};
  await catalog.withdraw({ enrollmentId: enrollmentId as EnrollmentId, reason: 'Moved away' });
  expect(await standing(school, course)).toEqual({ active: 0, requested: 0, waiting: [ben.name] });
  await authoring.archive({ courseId: course.courseId, isArchived: false });
  expect(await standing(school, course)).toEqual({ active: 1, requested: 0, waiting: [] });
});

it('lets who waits go before who asks now, and says the place that is left on the list', async () => {
  const school = await world.hasSchool('Fir High');
  const course = await school.hasCourse({ title: 'Small', teacher: null, capacity: 1 });
  const [ann, ben, cem, dia] = (await studentsOf(school, 4)) as [
    StudentPerson,
    StudentPerson,
    StudentPerson,
    StudentPerson,
  ];
  for (const { client } of [ann, ben, cem]) await client.catalog.enroll({ courseId: course.courseId });
  // A place more that nobody has given away yet.
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('update courses set capacity = 2 where id = $1', [course.courseId]),
  );
  expect(await dia.client.catalog.enroll({ courseId: course.courseId })).toMatchObject({
    ...{ status: 'waitlisted', waitlistPosition: 2 },
  });
  expect(await standing(school, course)).toEqual({ active: 2, requested: 0, waiting: [cem.name, dia.name] });
  expect((await dia.client.catalog.list({})).courses[0]).toMatchObject({ waitlistPosition: 2 });
});

it('never leaves a place free beside somebody who waits while places grow and people ask at once', async () => {
  const school = await world.hasSchool('Ash High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({ title: 'Rush', teacher, capacity: 2 });
  const students = await studentsOf(school, 8);
  const { details, version } = await teacher.client.authoring.get({ courseId: course.courseId });
  await Promise.all([
    ...students.slice(0, 4).map(({ client }) => client.catalog.enroll({ courseId: course.courseId })),
    teacher.client.authoring.saveDetails({
      ...{ courseId: course.courseId, baseVersion: version, details: { ...details, capacity: 5 } },
    }),
    ...students.slice(4).map(({ client }) => client.catalog.enroll({ courseId: course.courseId })),
  ]);
  const after = await standing(school, course);
  expect(after.active).toBe(5);
  expect(after.waiting).toHaveLength(3);
});

it('holds a place for a request, and gives it to the next one when the school declines', async () => {
  const school = await world.hasSchool('Asking School');
  await school.hasPolicy({ enrollmentMode: 'approval' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({ title: 'Biology', teacher, capacity: 1 });
  const [ada, ben, cem] = (await studentsOf(school, 3)) as [StudentPerson, StudentPerson, StudentPerson];
  const asked = [];
  for (const { client } of [ada, ben, cem])
    asked.push((await client.catalog.enroll({ courseId: course.courseId })).status);
  expect(asked).toEqual(['requested', 'waitlisted', 'waitlisted']);
  const { catalog } = teacher.client;
  const nextRequest = async () => (await catalog.listRequests({})).requests[0]?.enrollmentId as EnrollmentId;
  await catalog.decideRequest({ enrollmentId: await nextRequest(), isAccepted: false, reason: 'Not yet' });
  expect((await ben.client.notifications.latest({})).notifications[0]).toMatchObject({
    template: 'waitlist_requested',
  });
  expect((await ben.client.catalog.get({ courseId: course.courseId })).enrollment).toBe('requested');
  await ben.client.catalog.cancelRequest({ courseId: course.courseId });
  await catalog.decideRequest({ enrollmentId: await nextRequest(), isAccepted: true, reason: null });
  expect((await cem.client.catalog.get({ courseId: course.courseId })).enrollment).toBe('active');
  expect(await standing(school, course)).toEqual({ active: 1, requested: 0, waiting: [] });

  // Putting in somebody who asked answers that request, and no other.
  const { courseId } = await school.hasCourse({ title: 'Art', teacher });
  for (const { client } of [ada, ben]) await client.catalog.enroll({ courseId });
  await catalog.enrollFor({ courseId, studentId: ada.studentId as StudentId, reason: null });
  const standings = [ada, ben].map(({ client }) => client.catalog.get({ courseId }));
  expect((await Promise.all(standings)).map(({ enrollment }) => enrollment)).toEqual(['active', 'requested']);
  const opens = async (child: StudentPerson) => {
    const guardian = await school.hasGuardian({ name: 'Pat Parent', of: child });
    return (await guardian.client.catalog.get({ courseId })).can.open;
  };
  expect([await opens(ada), await opens(ben)]).toEqual([true, false]);
});

it('lets staff put a student in and take one out with a reason, and nobody past the last place', async () => {
  const school = await world.hasSchool('Staff School');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const stranger = await school.hasPerson({ role: 'teacher', name: 'Other Teacher' });
  const course = await school.hasCourse({ title: 'Chess', teacher, capacity: 1 });
  const [ada, ben] = (await studentsOf(school, 2)) as [StudentPerson, StudentPerson];
  const { catalog } = teacher.client;
  const found = await catalog.listCandidates({ courseId: course.courseId, search: 'student 1' });
  expect(found.students.map(({ name }) => name)).toEqual(['Student 10', 'Student 11']);
  // Also whom the school has yet to confirm, and nobody who takes the course.
  await school.hasStudent({ name: 'Student 12', status: 'provisional' });
  await expect(stranger.client.catalog.roster({ courseId: course.courseId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });

  const put = (student: StudentPerson) =>
    catalog.enrollFor({
      ...{ courseId: course.courseId, studentId: student.studentId as StudentId, reason: null },
    });
  const { enrollmentId } = await put(ada);
  const left = await catalog.listCandidates({ courseId: course.courseId, search: 'student 1' });
  expect(left.students.map(({ name }) => name)).toEqual(['Student 11', 'Student 12']);
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      'select action, entity_type as entity, actor_user_id as by from audit_log where entity_id = $1',
      [enrollmentId],
    ),
  );
  expect(rows).toEqual([{ action: 'enrollment.made', entity: 'enrollment', by: teacher.userId }]);
  await expect(put(ada)).rejects.toMatchObject({ code: 'ALREADY_ENROLLED' });
  await expect(put(ben)).rejects.toMatchObject({ code: 'COURSE_FULL' });
  await expect(stranger.client.catalog.withdraw({ enrollmentId, reason: 'x' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await catalog.withdraw({ enrollmentId, reason: 'Changed schools' });
  await expect(catalog.withdraw({ enrollmentId, reason: 'Again' })).rejects.toMatchObject({
    code: 'NOT_ENROLLED',
  });
  expect((await ada.client.notifications.latest({})).notifications[0]?.template).toBe('enrollment_ended');
  await expect(ada.client.lessons.course({ courseId: course.courseId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await put(ben);
  expect(await standing(school, course)).toEqual({ active: 1, requested: 0, waiting: [] });
});

it('puts nobody in who has left the school meanwhile', async () => {
  const school = await world.hasSchool('Rowan High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const course = await school.hasCourse({ title: 'Small', teacher, capacity: 1 });
  const [ann, ben] = (await studentsOf(school, 2)) as [StudentPerson, StudentPerson];
  const { people } = await admin.client.people.list({
    ...{ search: ann.name, role: 'student', status: null, after: null },
  });
  const [{ membershipId } = { membershipId: '' as never }] = people;
  await admin.client.people.end({ membershipId, kind: 'left', reason: 'Moved away', handOvers: [] });
  const puts = ({ studentId }: StudentPerson) =>
    teacher.client.catalog.enrollFor({ courseId: course.courseId, studentId, reason: null });
  await expect(puts(ann)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await puts(ben);
  expect(await standing(school, course)).toEqual({ active: 1, requested: 0, waiting: [] });
});

it('makes the record of a student who has none, and says so', async () => {
  const school = await world.hasSchool('Recordless School');
  const course = await school.hasCourse({ title: 'Open', teacher: null });
  const ada = await school.hasStudent({ name: 'Ada Lovelace' });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('delete from student_profiles where id = $1', [ada.studentId]),
  );
  expect(await ada.client.catalog.enroll({ courseId: course.courseId })).toMatchObject({
    ...{ status: 'active', isProfileCreated: true },
  });
  expect((await ada.client.catalog.list({})).courses[0]?.enrollment).toBe('active');
});
