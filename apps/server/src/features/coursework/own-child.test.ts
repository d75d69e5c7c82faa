import { randomUUID } from 'node:crypto';
import type { AssignmentId, EnrollmentId, MembershipId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { guardianLinks } from '#db/tables/people.ts';
import { newId } from '#platform/ids.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  world.isAt('2030-03-01T12:00:00Z');
});
afterAll(() => world.close());

const YESTERDAY = '2030-02-28';
const TOO_CLOSE = { code: 'FORBIDDEN', data: { reason: 'too_close' } };
const idOf = (student: StudentPerson) => student.studentId as StudentId;

async function link(school: SchoolPlace, parent: Person, child: StudentPerson) {
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.orm.insert(guardianLinks).values({
      ...{
        schoolId: school.schoolId,
        id: newId(),
        guardianUserId: parent.userId,
        studentId: child.studentId,
      },
      ...{
        relationship: 'parent',
        status: 'active',
        rights: ['see_record'],
        basis: 'minor',
        source: 'school',
      },
      startsOn: '2020-01-01',
    }),
  );
}

let schools = 0;
/** A school whose teacher and admin are one family: both are a parent of Ada, and nobody's of Ben. */
async function hasFamily(kind: 'school' | 'homeschool' = 'school', birthOn?: string) {
  schools += 1;
  const school = await world.hasSchool(`Family ${schools}`, kind);
  const isHome = kind === 'homeschool';
  const admin = await school.hasPerson({
    role: isHome ? 'homeschool_parent' : 'school_admin',
    name: 'Ann Parent',
  });
  const teacher = isHome ? admin : await school.hasPerson({ role: 'teacher', name: 'Tom Parent' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [{ title: 'Leaves', dueAt: '2030-03-08T23:00:00Z', release: 'held' }, { title: 'Roots' }],
  });
  const other = await school.hasCourse({ title: 'Algebra', teacher });
  const ada = await school.hasStudent({ name: 'Ada Parent', in: [course], ...(birthOn ? { birthOn } : {}) });
  const ben = await school.hasStudent({ name: 'Ben Other', in: [course] });
  for (const parent of new Set([admin, teacher])) await link(school, parent, ada);
  const [leaves, roots] = course.assignmentIds as [AssignmentId, AssignmentId];
  return { school, admin, teacher, course, other, ada, ben, leaves, roots };
}
type Family = Awaited<ReturnType<typeof hasFamily>>;

const hasExtraTime = { extraTimeRatio: 1.5, extraDays: 2, note: '', startsOn: '2030-02-01', endsOn: null };

const sendIn = (student: StudentPerson, assignmentId: AssignmentId) =>
  student.client.coursework.submit({
    assignmentId,
    content: { v: 1, text: 'My work', matches: [] },
    idempotencyKey: randomUUID(),
  });

const enrollmentOf = async ({ school }: Family, student: StudentPerson) => {
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('select id from enrollments where student_id = $1', [student.studentId]),
  );
  return (rows[0] as { id: EnrollmentId }).id;
};

/** What staff decide about one student. */
const decisions: Readonly<Record<string, (family: Family, student: StudentPerson) => Promise<unknown>>> = {
  'extra time': ({ admin }, student) =>
    admin.client.coursework.setAccommodation({ studentId: idOf(student), ...hasExtraTime }),
  'an own due date': ({ teacher, leaves }, student) =>
    teacher.client.coursework.setOverride({
      ...{ assignmentId: leaves, studentId: idOf(student), dueAt: '2030-03-10T23:00:00Z' },
      ...{ extraAttempts: 0, reason: 'A cold' },
    }),
  'an own due date by who runs the school': ({ admin, leaves }, student) =>
    admin.client.coursework.setOverride({
      ...{ assignmentId: leaves, studentId: idOf(student), dueAt: null, extraAttempts: 1, reason: 'A cold' },
    }),
  'a mark of attendance': ({ teacher, course }, student) =>
    teacher.client.live.markAttendance({
      ...{ courseId: course.courseId, on: YESTERDAY, sessionId: null },
      marks: [{ studentId: idOf(student), status: 'present', note: null }],
    }),
  'a place in a course': ({ teacher, other }, student) =>
    teacher.client.catalog.enrollFor({
      ...{ courseId: other.courseId, studentId: idOf(student), reason: null },
    }),
  'a grade from work': async ({ teacher, leaves }, student) => {
    const { attemptId } = await sendIn(student, leaves);
    return teacher.client.grading.record({
      ...{ attemptId, criteria: [{ criterionId: 'work', points: 20 }], comment: '', baseSeq: 0 },
      release: true,
    });
  },
  'the release of a grade': ({ teacher, course, leaves }, student) =>
    teacher.client.gradebook.release({
      ...{ courseId: course.courseId, assignmentIds: [leaves], studentIds: [idOf(student)] },
      isReleased: true,
    }),
  'leaving a course': async (family, student) =>
    family.teacher.client.catalog.withdraw({
      ...{ enrollmentId: await enrollmentOf(family, student), reason: 'Moved away' },
    }),
};

it.each(Object.entries(decisions))('leaves %s for one’s own child to a colleague', async (_, decide) => {
  const family = await hasFamily();
  await expect(decide(family, family.ada)).rejects.toMatchObject(TOO_CLOSE);
  await decide(family, family.ben);
});

it.each(Object.entries(decisions))('lets a homeschool decide: %s', async (_, decide) => {
  const family = await hasFamily('homeschool');
  await decide(family, family.ada);
});

it('stays so once the child is of age and the link opens nothing any more', async () => {
  // By the database's own clock, which the test doesn't move.
  const family = await hasFamily('school', '2008-01-01');
  const { admin, ada } = family;
  await expect(decisions['extra time']?.(family, ada)).rejects.toMatchObject(TOO_CLOSE);
  expect((await admin.client.home.parent({})).children).toEqual([]);
});

it('says so before anybody tries', async () => {
  const { admin, teacher, course, ada, ben } = await hasFamily();
  const given = (student: StudentPerson) =>
    admin.client.coursework.accommodations({ studentId: idOf(student) });
  expect(await given(ada)).toMatchObject({ isTooClose: true, can: { accommodate: false, extend: false } });
  expect(await given(ben)).toMatchObject({ isTooClose: false, can: { accommodate: true, extend: true } });
  expect((await teacher.client.coursework.extendable({ studentId: idOf(ada) })).assignments).toEqual([]);
  const record = (student: StudentPerson) => admin.client.records.student({ studentId: idOf(student) });
  expect(await record(ada)).toMatchObject({ isTooClose: true, can: { keepRecord: false } });
  expect(await record(ben)).toMatchObject({ isTooClose: false, can: { keepRecord: true } });
  const sheet = await teacher.client.live.attendanceSheet({
    ...{ courseId: course.courseId, on: YESTERDAY, sessionId: null },
  });
  expect(sheet.students.map(({ name, can }) => [name, can.mark])).toEqual([
    ['Ben Other', true],
    ['Ada Parent', false],
  ]);
  const roster = await teacher.client.catalog.roster({ courseId: course.courseId });
  expect(roster.students.map(({ name, can }) => [name, can.withdraw])).toEqual([
    ['Ben Other', true],
    ['Ada Parent', false],
  ]);
});

it('releases a whole course without one’s own child, and posts none that the child is in', async () => {
  const { school, teacher, admin, course, ada, ben, leaves } = await hasFamily();
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `insert into grades (school_id, course_id, student_id, enrollment_id, assignment_id, state, points,
         points_possible, source, is_held, set_at, last_seq)
       select e.school_id, e.course_id, e.student_id, e.id, $3::uuid, 'graded', 15, 20, 'teacher', true, now(), 1
       from enrollments e where e.school_id = $1 and e.course_id = $2 and e.student_id = any ($4::uuid[])`,
      [school.schoolId, course.courseId, leaves, `{${ada.studentId},${ben.studentId}}`],
    ),
  );
  const { changedCount } = await teacher.client.gradebook.release({
    ...{ courseId: course.courseId, assignmentIds: [leaves], studentIds: null, isReleased: true },
  });
  expect(changedCount).toBe(1);
  expect((await ben.client.home.student({})).recent).toHaveLength(1);
  expect((await ada.client.home.student({})).recent).toEqual([]);

  for (const { client } of [teacher, admin]) {
    const review = await client.gradebook.reviewPosting({ courseId: course.courseId });
    expect(review).toMatchObject({ isTooClose: true, can: { post: false } });
    const lines = review.students.map(({ enrollmentId }) => ({
      ...{ enrollmentId, result: 'incomplete' as const, reviewedRatio: null, override: null },
    }));
    await expect(
      client.gradebook.post({ courseId: course.courseId, basis: 'so_far', lines }),
    ).rejects.toMatchObject(TOO_CLOSE);
  }
  const colleague = await school.hasPerson({ role: 'school_admin', name: 'Carl League' });
  const review = await colleague.client.gradebook.reviewPosting({ courseId: course.courseId });
  expect(review).toMatchObject({ isTooClose: false, can: { post: true } });
});

it('leaves the admission of one’s own child to a colleague', async () => {
  const { school, admin, teacher } = await hasFamily();
  const zoe = await school.hasStudent({ name: 'Zoe Parent', status: 'provisional' });
  await link(school, admin, zoe);
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('select id from school_memberships where user_id = $1', [zoe.userId]),
  );
  const membershipIds = [(rows[0] as { id: MembershipId }).id];
  const { waiting } = await admin.client.accounts.listWaiting({});
  expect(waiting).toEqual([]);
  await expect(admin.client.accounts.approve({ membershipIds })).rejects.toMatchObject(TOO_CLOSE);
  expect(await teacher.client.accounts.approve({ membershipIds })).toMatchObject({ decided: 1 });
});
