import { randomUUID } from 'node:crypto';
import type { AssignmentId, EnrollmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { openWorld, type Person, type StudentPerson, type World } from '#testing/world.ts';

const LOCKED = { code: 'GRADES_LOCKED' };
const DUE = '2026-03-02T22:00:00.000Z';
const LATER = '2026-03-09T22:00:00.000Z';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const side = (text: string) => ({ text, imageFileId: null, alt: null });

let schools = 0;
/** A course with one graded piece of work each for Ada, whose grade is posted, and Ben, whose course is incomplete. */
async function hasPostedCourse() {
  schools += 1;
  const school = await world.hasSchool(`School ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [
      { title: 'Leaves', dueAt: DUE },
      { title: 'Roots', dueAt: null },
      {
        title: 'Pairs',
        rubric: [{ id: 'pairs', name: 'Pairs', points: 20, description: '', source: 'matching', levels: [] }],
        matching: {
          v: 1,
          pairs: [
            { id: 'one', left: side('root'), right: side('drinks') },
            { id: 'two', left: side('leaf'), right: side('breathes') },
            { id: 'three', left: side('stem'), right: side('holds') },
          ],
        },
      },
      {
        title: 'Essay',
        rubric: [{ id: 'essay', name: 'Essay', points: 20, description: 'Plants', source: 'ai', levels: [] }],
      },
    ],
  });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const ben = await school.hasStudent({ name: 'Ben Early', in: [course] });
  const { courseId } = course;
  const [leaves] = course.assignmentIds as [AssignmentId];
  await teacher.client.gradebook.setCells({
    courseId,
    source: 'typed',
    changes: [ada, ben].map((student) => ({
      studentId: student.studentId as StudentId,
      assignmentId: leaves,
      to: { state: 'graded', points: 15 },
      baseSeq: 0,
    })),
  });
  const review = await teacher.client.gradebook.reviewPosting({ courseId });
  await teacher.client.gradebook.post({
    courseId,
    basis: 'so_far',
    lines: review.students.map((student) => ({
      enrollmentId: student.enrollmentId as EnrollmentId,
      result: student.studentId === ada.studentId ? ('graded' as const) : ('incomplete' as const),
      reviewedRatio: student.soFarRatio,
      override: null,
      dueOn: student.incompleteDue.earliestOn,
    })),
  });
  return {
    school,
    teacher,
    admin,
    course,
    courseId,
    ada,
    ben,
    before: await totalsOf(school.schoolId, courseId),
  };
}

const totalsOf = async (schoolId: string, courseId: string) =>
  (
    await world.services.units.write(jobInSchool(schoolId), (tx) =>
      tx.execute(
        `select student_id, staff_so_far_ratio, staff_if_nothing_else_ratio, released_so_far_ratio,
           released_if_nothing_else_ratio, published_count from course_grades where course_id = $1 order by 1`,
        [courseId],
      ),
    )
  ).rows;

const settingsOf = async (teacher: Person, assignmentId: AssignmentId) => {
  const { settings, version } = await teacher.client.authoring.getAssignment({ assignmentId });
  return { settings, version };
};

/** One pair of three rightly. */
async function matchesPairs(student: StudentPerson, assignmentId: AssignmentId) {
  const { matching } = await student.client.coursework.get({ assignmentId });
  const rightOf: Record<string, string> = { root: 'drinks', leaf: 'holds', stem: 'breathes' };
  const matches = (matching?.lefts ?? []).map((left) => ({
    leftId: left.id,
    rightId: matching?.rights.find((right) => right.text === rightOf[left.text])?.id ?? '',
  }));
  await student.client.coursework.checkMatching({ assignmentId, matches });
  return matches;
}

const handsIn = (student: StudentPerson, assignmentId: AssignmentId, text: string) =>
  student.client.coursework.submit({
    assignmentId,
    content: { v: 1, text, matches: [] },
    idempotencyKey: randomUUID(),
  });

it('refuses every change of an assignment that would move a posted grade, and takes it once it is reopened', async () => {
  const { school, teacher, admin, course, courseId, before } = await hasPostedCourse();
  const [leaves, roots] = course.assignmentIds as [AssignmentId, AssignmentId];
  const { authoring } = teacher.client;
  const { settings, version } = await settingsOf(teacher, leaves);
  const saves = (change: Partial<typeof settings>) =>
    authoring.saveAssignmentSettings({
      assignmentId: leaves,
      baseVersion: version,
      settings: { ...settings, ...change },
    });
  await expect(saves({ isExtraCredit: true })).rejects.toMatchObject(LOCKED);
  await expect(saves({ dueAt: LATER })).rejects.toMatchObject(LOCKED);
  await expect(saves({ dueAt: null })).rejects.toMatchObject(LOCKED);
  await expect(saves({ latePolicy: { kind: 'none' } })).rejects.toMatchObject(LOCKED);
  await expect(authoring.archiveAssignment({ assignmentId: leaves, isArchived: true })).rejects.toMatchObject(
    LOCKED,
  );
  await expect(authoring.deleteAssignment({ assignmentId: roots })).rejects.toMatchObject(LOCKED);
  await expect(
    authoring.shiftDates({ courseId, days: 1, skipDaysOff: false, onlyFuture: false }),
  ).rejects.toMatchObject(LOCKED);

  // Points possible are part of the working copy; drafts may be written, and aren't published.
  const { copy } = await authoring.getAssignment({ assignmentId: leaves });
  const saved = await authoring.saveAssignment({
    assignmentId: leaves,
    baseVersion: version,
    copy: { ...copy, title: 'Leaves of trees' },
  });
  await expect(
    authoring.publishAssignment({ assignmentId: leaves, baseVersion: saved.version }),
  ).rejects.toMatchObject(LOCKED);
  const { assignmentId: draft } = await authoring.duplicateAssignment({ assignmentId: roots });
  const { version: draftVersion } = await authoring.getAssignment({ assignmentId: draft });
  await expect(
    authoring.publishAssignment({ assignmentId: draft, baseVersion: draftVersion }),
  ).rejects.toMatchObject(LOCKED);
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update courses set description = 'Plants' where id = $1", [courseId]),
  );
  await expect(authoring.publish({ courseId })).rejects.toMatchObject(LOCKED);
  await authoring.deleteAssignment({ assignmentId: draft });
  expect(await totalsOf(school.schoolId, courseId)).toEqual(before);

  await admin.client.gradebook.reopen({ courseId, reason: 'A mistake' });
  await authoring.archiveAssignment({ assignmentId: roots, isArchived: true });
  expect(await totalsOf(school.schoolId, courseId)).not.toEqual(before);
});

it('refuses to move the due date from the calendar, and takes another title', async () => {
  const { teacher, course } = await hasPostedCourse();
  const assignmentId = course.assignmentIds[0] as AssignmentId;
  const { version } = await settingsOf(teacher, assignmentId);
  const event = { kind: 'assignment' as const, assignmentId };
  const { calendar } = teacher.client;
  await expect(
    calendar.updateEvent({ event, title: 'Leaves', startsAt: LATER, version }),
  ).rejects.toMatchObject(LOCKED);
  await calendar.updateEvent({ event, title: 'Leaves of trees', startsAt: DUE, version });
});

it('gives nobody more time for a grade that is posted, and takes it for a course that is incomplete', async () => {
  const { teacher, course, ada, ben } = await hasPostedCourse();
  const assignmentId = course.assignmentIds[0] as AssignmentId;
  const more = { assignmentId, dueAt: LATER, extraAttempts: 0, reason: 'Ill' };
  await expect(
    teacher.client.coursework.setOverride({ ...more, studentId: ada.studentId as StudentId }),
  ).rejects.toMatchObject(LOCKED);
  await teacher.client.coursework.setOverride({ ...more, studentId: ben.studentId as StudentId });
});

it('leaves posted totals alone in the background', async () => {
  const { school, courseId, before } = await hasPostedCourse();
  const { schoolId } = school;
  // Whoever writes past the screens: a policy from today on counts missing work as zero.
  await school.hasPolicy({ missing: { kind: 'zero' } });
  await world.services.units.write(jobInSchool(schoolId), (tx) =>
    tx.execute("update assignments set status = 'archived' where course_id = $1 and title = 'Roots'", [
      courseId,
    ]),
  );
  await world.runs('authoring.recount', { schoolId, courseId });
  await world.runs('grading.recompute', { schoolId });
  await world.runs('grading.missing', {});
  expect(await totalsOf(schoolId, courseId)).toEqual(before);
});

it('keeps work of an incomplete course until the grades are reopened, and then grades it', async () => {
  const { school, teacher, admin, course, courseId, ben, before } = await hasPostedCourse();
  const [leaves, , pairs, essay] = course.assignmentIds as [
    AssignmentId,
    AssignmentId,
    AssignmentId,
    AssignmentId,
  ];
  expect(await ben.client.coursework.get({ assignmentId: pairs })).toMatchObject({ isCourseLocked: true });
  const matches = await matchesPairs(ben, pairs);
  const paired = await ben.client.coursework.submit({
    assignmentId: pairs,
    content: { v: 1, text: '', matches },
    idempotencyKey: randomUUID(),
  });
  expect(paired).toMatchObject({ grading: 'after_reopening' });
  expect(await handsIn(ben, essay, 'Plants make sugar from light.')).toMatchObject({
    grading: 'after_reopening',
  });
  // Handing in again what was graded takes no posted point away.
  await handsIn(ben, leaves, 'Leaves breathe.');
  const cellOf = async (assignmentId: AssignmentId) =>
    (await teacher.client.gradebook.cellHistory({ studentId: ben.studentId as StudentId, assignmentId }))
      .cell;
  expect(await cellOf(pairs)).toMatchObject({ state: 'ungraded', needsGrading: true });
  expect(await totalsOf(school.schoolId, courseId)).toEqual(before);
  await admin.client.gradebook.reopen({ courseId, reason: 'The rest of the work has come' });
  expect(await cellOf(pairs)).toMatchObject({ state: 'graded', points: 6.67 });
  expect(await ben.client.coursework.get({ assignmentId: pairs })).toMatchObject({ isCourseLocked: false });
  expect(await totalsOf(school.schoolId, courseId)).not.toEqual(before);
});

it.each(['graded', 'incomplete'] as const)(
  'changes nothing of a posted grade when an extension or an accommodation ends: %s',
  async (result) => {
    world.isAt('2026-03-01T12:00:00Z');
    const school = await world.hasSchool(`Extension School ${result}`);
    await school.hasPolicy({
      late: { kind: 'percent_per_day', percent: 10, mostPercent: 50 },
      missing: { kind: 'zero' },
    });
    const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
    const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
    const course = await school.hasCourse({
      ...{ title: 'Biology', teacher },
      assignments: [
        { title: 'In time', dueAt: DUE },
        { title: 'Late', dueAt: DUE },
        { title: 'Never came', dueAt: DUE },
      ],
    });
    const { courseId } = course;
    const [inTime, late, never] = course.assignmentIds as [AssignmentId, AssignmentId, AssignmentId];
    const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
    const studentId = ada.studentId as StudentId;
    // Rows are made by the real clock; work is missing only for who was there when it was due.
    await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute("update enrollments set enrolled_at = '2026-02-01T00:00:00Z' where course_id = $1", [
        courseId,
      ]),
    );
    const { coursework, grading, gradebook } = teacher.client;
    const { accommodationId } = await admin.client.coursework.setAccommodation({
      ...{ studentId, extraTimeRatio: 1, extraDays: 1, note: '', startsOn: '2026-02-01', endsOn: null },
    });
    const overrides = [];
    for (const [assignmentId, dueAt] of [
      [inTime, LATER],
      [late, '2026-03-05T22:00:00.000Z'],
      [never, '2026-03-20T22:00:00.000Z'],
    ] as const) {
      overrides.push(
        await coursework.setOverride({ assignmentId, studentId, dueAt, extraAttempts: 0, reason: 'Ill' }),
      );
    }
    world.isAt('2026-03-07T12:00:00Z');
    for (const assignmentId of [inTime, late]) {
      const { attemptId } = await handsIn(ada, assignmentId, 'Plants');
      await grading.record({
        ...{
          attemptId,
          comment: '',
          baseSeq: 0,
          release: true,
          criteria: [{ criterionId: 'work', points: 20 }],
        },
      });
    }
    const review = await gradebook.reviewPosting({ courseId });
    await gradebook.post({
      ...{ courseId, basis: 'so_far' },
      lines: review.students.map((student) => ({
        enrollmentId: student.enrollmentId as EnrollmentId,
        ...{ result, reviewedRatio: student.soFarRatio, override: null },
        ...(result === 'incomplete' ? { dueOn: student.incompleteDue.earliestOn } : {}),
      })),
    });
    const cells = async () =>
      (
        await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
          tx.execute(
            `select a.title, g.state, g.points, g.late_deduction as deduction, g.is_late as late, g.last_seq as seq
           from assignments a left join grades g on g.assignment_id = a.id where a.course_id = $1 order by 1`,
            [courseId],
          ),
        )
      ).rows;
    const before = await cells();
    const totals = await totalsOf(school.schoolId, courseId);
    expect(before).toMatchObject([
      { title: 'In time', points: 20, late: false },
      { title: 'Late', deduction: 4, late: true },
      { title: 'Never came', state: null },
    ]);
    for (const { overrideId } of overrides) await coursework.endOverride({ overrideId });
    await admin.client.coursework.endAccommodation({ accommodationId });
    await world.runs('grading.missing', {});
    await world.runs('grading.recompute', { schoolId: school.schoolId });
    expect(await cells()).toEqual(before);
    expect(await totalsOf(school.schoolId, courseId)).toEqual(totals);
    await admin.client.gradebook.reopen({ courseId, reason: 'To look again' });
    const after = await cells();
    // Work stays as late as it was when it came.
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    world.isAt(new Date().toISOString());
  },
);
