import type {
  AssignmentId,
  AttemptId,
  CourseId,
  EnrollmentId,
  FileId,
  StudentId,
} from '@fieldhouse/contract/ids.ts';
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
  expect(cell).toMatchObject({
    attemptId: null,
    events: [],
    cell: { state: 'ungraded', points: null, lateDeduction: 0, seq: 0 },
  });
});

it('posts each attempt with its own work, and keeps both', async () => {
  const { school, submit, grade, post, takeAgain, ada } = await hasRepeat();
  await submit('The first time.');
  await grade(12);
  await post();
  await takeAgain();
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

it('begins with no question about a grade, and gives more time to the attempt that runs', async () => {
  const { ada, teacher, assignmentId, submit, grade, post, takeAgain, enrollmentOf } = await hasRepeat();
  const cell = { studentId: ada.studentId as StudentId, assignmentId };
  const ask = (text: string) => ada.client.gradebook.ask({ ...cell, criterionId: null, text });
  const asked = async () => {
    const { inquiries, can } = await ada.client.gradebook.detail(cell);
    return [inquiries.map(({ text }) => text), can.ask];
  };
  await submit('The first time.');
  await grade(12);
  await ask('Why 12?');
  await post();
  await takeAgain();
  await submit('The second time.');
  await grade(18);
  expect(await asked()).toEqual([[], true]);
  await ask('Why 18?');
  expect(await asked()).toEqual([['Why 18?'], false]);

  await teacher.client.coursework.setOverride({
    ...{ ...cell, dueAt: null, extraAttempts: 1, reason: 'Was ill' },
  });
  const { overrides } = await teacher.client.coursework.accommodations({ studentId: cell.studentId });
  expect(overrides).toMatchObject([{ assignmentId, extraAttempts: 1 }]);
  expect(await enrollmentOf()).not.toBeNull();
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
  // A phone that was off sends what was done before the course was taken again: it keeps it.
  await expect(done(yesterday)).rejects.toMatchObject({ code: 'OTHER_ATTEMPT' });
  expect(await isDone()).toBe(false);
  await done(new Date().toISOString());
  expect(await isDone()).toBe(true);
});

it('takes nothing of a batch in which an event is of an earlier attempt, so that the device can tell them apart', async () => {
  const { school, ada, courseId, takeAgain, enrollmentOf } = await hasRepeat();
  const { modules } = await ada.client.lessons.course({ courseId });
  const lessonId = modules[0]?.lessons[0]?.lessonId;
  if (!lessonId) throw new Error('no lesson');
  const first = await enrollmentOf();
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update enrollments set status = 'completed', completed_at = now() where id = $1", [first]),
  );
  await takeAgain();
  const [earlier, now] = [new Date(Date.now() - 86_400_000), new Date()].map((at) => ({
    ...{ clientEventId: newId(), lessonId, kind: 'completed' as const, occurredAt: at.toISOString() },
  }));
  const send = (...events: unknown[]) => ada.client.lessons.recordEvents({ events } as never);
  await expect(send(earlier, now)).rejects.toMatchObject({
    ...{ code: 'OTHER_ATTEMPT', data: { clientEventIds: [earlier?.clientEventId] } },
  });
  expect(await send(now)).toMatchObject({ accepted: 1 });
});

it('counts how often pairs were practised in the attempt that was handed in', async () => {
  const school = await world.hasSchool('Pairs High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const side = (text: string) => ({ text, imageFileId: null, alt: null });
  const pairs = ['leaf', 'root'].map((id) => ({ id, left: side(`left ${id}`), right: side(`right ${id}`) }));
  const course = await school.hasCourse({
    ...{ title: 'Botany', teacher },
    assignments: [
      {
        ...{ title: 'Pairs and words', matching: { v: 1, pairs } },
        rubric: [
          { id: 'pairs', name: 'Pairs', points: 10, description: '', source: 'matching', levels: [] },
          { id: 'words', name: 'Words', points: 10, description: '', source: 'manual', levels: [] },
        ],
      },
    ],
  });
  const assignmentId = course.assignmentIds[0] as AssignmentId;
  const ada = await school.hasStudent({ name: 'Ada Park', in: [course] });
  const practisesAndHandsIn = async (checks: number) => {
    const { matching } = await ada.client.coursework.get({ assignmentId });
    const matches = (matching?.lefts ?? []).map(({ id }, place) => ({
      ...{ leftId: id, rightId: matching?.rights[place]?.id ?? '' },
    }));
    for (let n = 0; n < checks; n += 1) await ada.client.coursework.checkMatching({ assignmentId, matches });
    const { attemptId } = await ada.client.coursework.submit({
      ...{ assignmentId, idempotencyKey: newId(), content: { v: 1, text: 'Words', matches } },
    });
    return (await teacher.client.grading.getWork({ attemptId })).practiceChecks;
  };
  expect(await practisesAndHandsIn(3)).toBe(2);
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    await tx.execute(
      "update enrollments set status = 'completed', completed_at = now() where student_id = $1",
      [ada.studentId],
    );
    await tx.execute(
      `insert into enrollments (school_id, id, student_id, course_id, attempt_number, status, requested_at, enrolled_at)
       values ($1, $2, $3, $4, 2, 'active', now(), now())`,
      [school.schoolId, newId(), ada.studentId, course.courseId],
    );
  });
  // A page that is still open from the first time scores nothing in the second.
  const { enrollmentId, matching } = await ada.client.coursework.get({ assignmentId });
  const matches = (matching?.lefts ?? []).map(({ id }, place) => ({
    ...{ leftId: id, rightId: matching?.rights[place]?.id ?? '' },
  }));
  const checkFor = (writtenFor: string) =>
    ada.client.coursework.checkMatching({
      ...{ assignmentId, matches, enrollmentId: writtenFor as EnrollmentId },
    });
  await expect(checkFor(newId())).rejects.toMatchObject({ code: 'OTHER_ATTEMPT' });
  expect((await ada.client.coursework.get({ assignmentId })).lastCheck).toBeNull();
  expect((await checkFor(String(enrollmentId))).isScored).toBe(true);
  expect(await practisesAndHandsIn(0)).toBe(0);
});

it('holds and releases grades of the current attempt alone', async () => {
  const { school, ada, teacher, courseId, assignmentId, submit, grade, post, takeAgain } = await hasRepeat();
  await submit('The first time.');
  await grade(12);
  await post();
  await takeAgain();
  for (const studentIds of [null, [ada.studentId as StudentId]]) {
    expect(
      await teacher.client.gradebook.release({
        ...{ courseId, assignmentIds: [assignmentId], studentIds, isReleased: false },
      }),
    ).toEqual({ changedCount: 0 });
  }
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('select is_held, released_at is null as is_hidden from grades where student_id = $1', [
      ada.studentId,
    ]),
  );
  expect(rows).toEqual([{ is_held: false, is_hidden: false }]);
});

it('shows in a range the grades of the attempt that the line is about', async () => {
  const { ada, submit, grade, post, takeAgain } = await hasRepeat();
  await submit('The first time.');
  await grade(12);
  await post();
  await takeAgain();
  const line = async () => (await ada.client.analytics.mine({ range: 'week' })).courses[0];
  expect(await line()).toMatchObject({ status: 'active', rangeRatio: null, rangeGradedCount: 0 });
  await submit('The second time.');
  await grade(18);
  expect(await line()).toMatchObject({ rangeRatio: 0.9, rangeGradedCount: 1 });
});

it('offers documents of the attempt in which they were uploaded, handed in or not', async () => {
  const { school, ada, assignmentId, grade, post, takeAgain, enrollmentOf } = await hasRepeat();
  const upload = async (name: string, createdAt: string) => {
    const fileId = newId();
    await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute(
        `insert into files (school_id, id, storage_key, purpose, entity_id, owner_user_id, name, media_type,
           size_bytes, sha256, created_at)
         values ($1, $2, $8, 'submission', $3, $4, $5, 'application/pdf', 10, $6, $7)`,
        [school.schoolId, fileId, assignmentId, ada.userId, name, 'a'.repeat(64), createdAt, fileId],
      ),
    );
    return fileId as FileId;
  };
  const hour = 3_600_000;
  const handedIn = await upload('first.pdf', new Date(Date.now() - 2 * hour).toISOString());
  const left = await upload('left.pdf', new Date(Date.now() - hour).toISOString());
  const handIn = (...fileIds: FileId[]) =>
    ada.client.coursework.submit({
      ...{ assignmentId, idempotencyKey: newId(), content: { v: 1, text: '', matches: [], fileIds } },
    });
  const names = async () => (await ada.client.coursework.get({ assignmentId })).files.map(({ name }) => name);
  await handIn(handedIn);
  expect(await names()).toEqual(['first.pdf', 'left.pdf']);
  await grade(12);
  await post();
  expect(await names()).toEqual(['first.pdf', 'left.pdf']);

  const first = await enrollmentOf();
  await takeAgain();
  expect(await enrollmentOf()).not.toBe(first);
  expect(await names()).toEqual([]);
  for (const fileId of [handedIn, left])
    await expect(handIn(fileId)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  const now = await upload('second.pdf', new Date(Date.now() + 1000).toISOString());
  expect(await names()).toEqual(['second.pdf']);
  expect(await handIn(now)).toMatchObject({ attemptNumber: 1 });
  expect(await names()).toEqual(['second.pdf']);
});

it("says in the teacher's queue which attempt at the course work belongs to", async () => {
  const { school, ada, teacher, submit, takeAgain, enrollmentOf } = await hasRepeat();
  await submit('The first time.');
  const first = await enrollmentOf();
  const queue = async () =>
    (await teacher.client.grading.queue({})).work.map(({ courseAttempt, attemptNumber }) => ({
      ...courseAttempt,
      attemptNumber,
    }));
  expect(await queue()).toEqual([{ number: 1, standing: 'taking', attemptNumber: 1 }]);
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update enrollments set status = 'withdrawn' where id = $1", [first]),
  );
  await takeAgain();
  await submit('The second time.');
  expect(await queue()).toEqual([
    { number: 1, standing: 'left', attemptNumber: 1 },
    { number: 2, standing: 'taking', attemptNumber: 1 },
  ]);
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      "update enrollments set status = 'completed', completed_at = now() where student_id = $1 and attempt_number = 2",
      [ada.studentId],
    ),
  );
  const work = (await teacher.client.grading.queue({})).work;
  expect(work.map(({ courseAttempt }) => courseAttempt.standing)).toEqual(['left', 'completed']);
  const opened = await teacher.client.grading.getWork({ attemptId: work[1]?.attemptId as AttemptId });
  expect(opened.line.courseAttempt).toEqual({ number: 2, standing: 'completed' });
});
