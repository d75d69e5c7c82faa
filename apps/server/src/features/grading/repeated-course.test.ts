import type { AssignmentId, CourseId, EnrollmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { openWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Ada has completed Algebra with 12 of 20, and takes it again. */
async function hasRepeat() {
  const school = await world.hasSchool('Repeat High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Iris Vega' });
  const course = await school.hasCourse({
    title: 'Algebra I',
    teacher,
    assignments: [{ title: 'Equations', pointsPossible: 20 }],
  });
  const ada = await school.hasStudent({ name: 'Ada Park', in: [course] });
  const courseId = course.courseId as CourseId;
  const assignmentId = course.assignmentIds[0] as AssignmentId;

  const submit = (text: string, enrollmentId?: EnrollmentId) =>
    ada.client.coursework.submit({
      ...{ assignmentId, idempotencyKey: newId(), content: { v: 1, text, matches: [] } },
      ...(enrollmentId ? { enrollmentId } : {}),
    });
  const grade = async (points: number) =>
    teacher.client.gradebook.setCells({
      ...{ courseId, source: 'typed' },
      changes: [
        {
          ...{ studentId: ada.studentId as StudentId, assignmentId },
          ...{ to: { state: 'graded', points }, baseSeq: await seqNow() },
        },
      ],
    });
  const seqNow = async () =>
    (await teacher.client.gradebook.cellHistory({ studentId: ada.studentId as StudentId, assignmentId })).cell
      .seq;
  const post = async () => {
    const review = await teacher.client.gradebook.reviewPosting({ courseId });
    return teacher.client.gradebook.post({
      courseId,
      basis: 'so_far',
      lines: review.students.map((line) => ({
        ...{ enrollmentId: line.enrollmentId, reviewedRatio: line.soFarRatio },
        ...{ result: 'graded' as const, override: null },
      })),
    });
  };
  const reopen = () => admin.client.gradebook.reopen({ courseId, reason: 'The course runs again.' });
  /** A second attempt, begun as enrolling begins it. */
  const takeAgain = async () => {
    await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute(
        `insert into enrollments (school_id, id, student_id, course_id, attempt_number, status, requested_at, enrolled_at)
         values ($1, $2, $3, $4, 2, 'active', now(), now())`,
        [school.schoolId, newId(), ada.studentId, courseId],
      ),
    );
  };
  const enrollmentOf = async () => (await ada.client.coursework.get({ assignmentId })).enrollmentId;
  return {
    school,
    teacher,
    ada,
    courseId,
    assignmentId,
    submit,
    grade,
    seqNow,
    post,
    reopen,
    takeAgain,
    enrollmentOf,
  };
}

it('begins a repeated course empty, for student, teacher and totals', async () => {
  const { ada, teacher, assignmentId, submit, grade, post, takeAgain } = await hasRepeat();
  await submit('The first time.');
  await grade(12);
  await post();
  await takeAgain();

  const page = await ada.client.coursework.get({ assignmentId });
  expect(page).toMatchObject({ state: 'pending', attempts: [], draft: null });
  const mine = await ada.client.gradebook.mine({});
  expect(mine.courses).toMatchObject([
    {
      ...{ status: 'active', gradedCount: 0, soFarRatio: null },
      assignments: [{ state: 'not_started', points: null }],
    },
  ]);
  expect((await ada.client.home.student({})).courses).toMatchObject([{ soFarRatio: null }]);
  const cell = await teacher.client.gradebook.cellHistory({
    ...{ studentId: ada.studentId as StudentId, assignmentId },
  });
  expect(cell).toMatchObject({ attemptId: null, events: [], cell: { state: 'ungraded', seq: 0 } });
});

it('posts each attempt with its own work, and keeps both', async () => {
  const { school, submit, grade, post, reopen, takeAgain, ada } = await hasRepeat();
  await submit('The first time.');
  await grade(12);
  await post();
  await takeAgain();
  await reopen();
  await submit('The second time.');
  await grade(18);
  await post();
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `select e.attempt_number, f.ratio, t.released_so_far_ratio as total, (select count(*)::int from submissions s
         where s.enrollment_id = e.id) as submissions
       from enrollments e join final_grades f on f.enrollment_id = e.id
         join course_grades t on t.enrollment_id = e.id
       where e.student_id = $1 order by e.attempt_number`,
      [ada.studentId],
    ),
  );
  expect(rows).toEqual([
    { attempt_number: 1, ratio: 0.6, total: 0.6, submissions: 1 },
    { attempt_number: 2, ratio: 0.9, total: 0.9, submissions: 1 },
  ]);
});

it('refuses work that a device kept from the earlier attempt, and takes what is written now', async () => {
  const { ada, assignmentId, submit, grade, post, takeAgain, enrollmentOf } = await hasRepeat();
  const first = await enrollmentOf();
  await submit('The first time.');
  await grade(12);
  await post();
  await takeAgain();
  await expect(submit('Kept on the phone.', first as EnrollmentId)).rejects.toMatchObject({
    code: 'OTHER_ATTEMPT',
  });
  await expect(
    ada.client.coursework.saveDraft({
      ...{ assignmentId, enrollmentId: first as EnrollmentId, baseRevision: 0, deviceId: 'phone' },
      content: { v: 1, text: 'Kept on the phone.', matches: [] },
    }),
  ).rejects.toMatchObject({ code: 'OTHER_ATTEMPT' });
  const second = await enrollmentOf();
  expect(second).not.toBe(first);
  expect(await submit('Written now.', second as EnrollmentId)).toMatchObject({ attemptNumber: 1 });
});

it('counts lessons of the attempt in which they were done', async () => {
  const { school, ada, courseId, takeAgain, enrollmentOf } = await hasRepeat();
  const { modules } = await ada.client.lessons.course({ courseId });
  const lessonId = modules[0]?.lessons[0]?.lessonId;
  if (!lessonId) throw new Error('no lesson');
  const done = (occurredAt: string) =>
    ada.client.lessons.recordEvents({
      events: [{ clientEventId: newId(), lessonId, kind: 'completed' as const, occurredAt }],
    } as never);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await done(yesterday);
  const first = await enrollmentOf();
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update enrollments set status = 'completed', completed_at = now() where id = $1", [first]),
  );
  await takeAgain();
  const isDone = async () =>
    (await ada.client.lessons.course({ courseId })).modules[0]?.lessons[0]?.isCompleted ?? null;
  expect(await isDone()).toBe(false);
  // A phone that was off sends what was done before the course was taken again.
  await done(yesterday);
  expect(await isDone()).toBe(false);
  await done(new Date().toISOString());
  expect(await isDone()).toBe(true);
});
