import { randomUUID } from 'node:crypto';
import type { AssignmentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { clockFrom } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { openWorld, type StudentPerson, type World } from '#testing/world.ts';
import { markMissing } from './missing.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const DUE = '2030-03-01T22:00:00.000Z';

let schools = 0;
async function hasDueWork() {
  world.isAt('2030-02-20T12:00:00.000Z');
  schools += 1;
  const school = await world.hasSchool(`School ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [{ title: 'Leaves', dueAt: DUE }, { title: 'No date' }],
  });
  const assignmentId = course.assignmentIds[0] as AssignmentId;
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const sql = async (text: string, values: unknown[]) =>
    (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(text, values))).rows;
  const moveDue = (dueAt: string | null) =>
    sql('update assignments set due_at = $1 where id = $2', [dueAt, assignmentId]);
  /** Gives a student a due date of their own. */
  const extend = (student: StudentPerson, dueAt: string) =>
    sql(
      `insert into student_due_dates (school_id, student_id, assignment_id, course_id, due_at)
       values ($1, $2, $3, $4, $5)
       on conflict (school_id, student_id, assignment_id) do update set due_at = excluded.due_at`,
      [school.schoolId, student.studentId, assignmentId, course.courseId, dueAt],
    );
  return { school, teacher, course, assignmentId, ada, sql, moveDue, extend };
}

const handIn = (student: StudentPerson, assignmentId: AssignmentId) =>
  student.client.coursework.submit({
    assignmentId,
    content: { v: 1, text: 'My work', matches: [] },
    idempotencyKey: randomUUID(),
  });

async function cellOf(student: StudentPerson) {
  const { courses } = await student.client.gradebook.mine({});
  const [course] = courses;
  return { course, leaves: course?.assignments.find((one) => one.title === 'Leaves') };
}

it('marks what never came at the due instant and not before, and only once', async () => {
  const { school, course, assignmentId, ada } = await hasDueWork();
  const ben = await school.hasStudent({ name: 'Ben Early', in: [course] });
  await handIn(ben, assignmentId);

  world.isAt('2030-03-01T21:59:59.000Z');
  await markMissing(world.services);
  expect((await cellOf(ada)).leaves?.state).toBe('not_started');

  // At that very instant, to the millisecond.
  const then = { ...world.services, clock: clockFrom(() => Date.parse(DUE)) };
  await markMissing(then);
  await markMissing(then);
  expect((await cellOf(ada)).leaves?.state).toBe('missing');
  expect((await cellOf(ben)).leaves?.state).toBe('submitted');
  const events = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('select kind, source from grade_events where assignment_id = $1', [assignmentId]),
  );
  expect(events.rows).toEqual([{ kind: 'missing', source: 'rule' }]);
});

it('leaves students alone who joined after the work was due', async () => {
  const { school, course } = await hasDueWork();
  world.isAt('2030-03-02T08:00:00.000Z');
  const late = await school.hasStudent({ name: 'Lou Late', in: [course] });
  const justThen = await school.hasStudent({ name: 'Jo Just', in: [course] });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('update enrollments set enrolled_at = $2 where student_id = $1', [justThen.studentId, DUE]),
  );
  await markMissing(world.services);
  expect((await cellOf(late)).leaves?.state).toBe('not_started');
  expect((await cellOf(justThen)).leaves?.state).toBe('missing');
});

it('counts missing work as the school says', async () => {
  const { school, ada } = await hasDueWork();
  await school.hasPolicy({ missing: { kind: 'zero' } });
  world.isAt('2030-03-02T08:00:00.000Z');
  await markMissing(world.services);
  expect((await cellOf(ada)).course?.soFarRatio).toBe(0);
});

it('counts missing work out of what it is worth now, whenever it was marked', async () => {
  const { school, teacher, course, assignmentId, ada, extend } = await hasDueWork();
  await school.hasPolicy({ missing: { kind: 'zero' } });
  const ben = await school.hasStudent({ name: 'Ben Extended', in: [course] });
  await extend(ben, '2030-03-04T07:00:00.000Z');
  const noDate = course.assignmentIds[1] as AssignmentId;
  const { gradebook, authoring } = teacher.client;
  await gradebook.setCells({
    ...{ courseId: course.courseId, source: 'typed' },
    changes: [ada, ben].map(({ studentId }) => ({
      ...{ studentId, assignmentId: noDate, to: { state: 'graded' as const, points: 20 }, baseSeq: 0 },
    })),
  });
  world.isAt('2030-03-02T08:00:00.000Z');
  await markMissing(world.services);
  const { version: baseVersion, copy } = await authoring.getAssignment({ assignmentId });
  const [criterion] = copy.rubric.criteria;
  const saved = await authoring.saveAssignment({
    ...{ assignmentId, baseVersion },
    copy: {
      ...{ ...copy, pointsPossible: 80 },
      rubric: { ...copy.rubric, criteria: criterion ? [{ ...criterion, points: 80 }] : [] },
    },
  });
  await authoring.publishAssignment({ assignmentId, baseVersion: saved.version });
  world.isAt('2030-03-04T08:00:00.000Z');
  await markMissing(world.services);
  for (const student of [ada, ben]) {
    const { course, leaves } = await cellOf(student);
    expect(leaves, student.name).toMatchObject({ state: 'missing', pointsPossible: 80 });
    expect(course, student.name).toMatchObject({ earned: 20, possible: 100, soFarRatio: 0.2 });
  }
});

it('lets late work replace the mark, and says that it is late', async () => {
  const { assignmentId, ada } = await hasDueWork();
  world.isAt('2030-03-02T08:00:00.000Z');
  await markMissing(world.services);
  await handIn(ada, assignmentId);
  await markMissing(world.services);
  expect((await cellOf(ada)).leaves).toMatchObject({ state: 'submitted', isLate: true });
});

it('takes the mark back when the due date moves on, and gives it again when that is past', async () => {
  const { ada, moveDue } = await hasDueWork();
  world.isAt('2030-03-02T08:00:00.000Z');
  await markMissing(world.services);
  await moveDue('2030-03-09T22:00:00.000Z');
  await markMissing(world.services);
  expect((await cellOf(ada)).leaves?.state).toBe('not_started');
  world.isAt('2030-03-09T22:00:01.000Z');
  await markMissing(world.services);
  expect((await cellOf(ada)).leaves?.state).toBe('missing');
  await moveDue(null);
  await markMissing(world.services);
  expect((await cellOf(ada)).leaves?.state).toBe('not_started');
});

it('marks each student by the own due date, and takes only that mark back', async () => {
  const { school, course, ada, extend } = await hasDueWork();
  const ben = await school.hasStudent({ name: 'Ben Extended', in: [course] });
  const cleo = await school.hasStudent({ name: 'Cleo Extended', in: [course] });
  await extend(ben, '2030-03-02T07:00:00.000Z');
  await extend(cleo, '2030-03-04T07:00:00.000Z');
  const states = async () =>
    Promise.all([ada, ben, cleo].map(async (student) => (await cellOf(student)).leaves?.state));
  world.isAt('2030-03-01T23:00:00.000Z');
  await markMissing(world.services);
  expect(await states()).toEqual(['missing', 'not_started', 'not_started']);
  world.isAt('2030-03-03T08:00:00.000Z');
  await markMissing(world.services);
  expect(await states()).toEqual(['missing', 'missing', 'not_started']);
  world.isAt('2030-03-04T08:00:00.000Z');
  await markMissing(world.services);
  expect(await states()).toEqual(['missing', 'missing', 'missing']);
  await extend(cleo, '2030-03-09T22:00:00.000Z');
  await markMissing(world.services);
  expect(await states()).toEqual(['missing', 'missing', 'not_started']);
});

it('keeps a posted mark when the due date moves for those who take the course now', async () => {
  const { school, teacher, course, assignmentId, ada, sql, moveDue } = await hasDueWork();
  const { courseId } = course;
  world.isAt('2030-03-02T08:00:00.000Z');
  await markMissing(world.services);
  const { students } = await teacher.client.gradebook.reviewPosting({ courseId });
  await teacher.client.gradebook.post({
    ...{ courseId, basis: 'so_far' },
    lines: students.map(({ enrollmentId, soFarRatio, incompleteDue }) => ({
      dueOn: incompleteDue.earliestOn,
      ...{ enrollmentId, result: 'incomplete' as const, reviewedRatio: soFarRatio, override: null },
    })),
  });
  // Ada takes it again, and Ben for the first time.
  const ben = await school.hasStudent({ name: 'Ben Beside', in: [course] });
  await sql("update enrollments set status = 'completed', completed_at = now() where student_id = $1", [
    ada.studentId,
  ]);
  await sql(
    `insert into enrollments (school_id, id, student_id, course_id, attempt_number, status, requested_at, enrolled_at)
     values ($1, $2, $3, $4, 2, 'active', now(), now())`,
    [school.schoolId, newId(), ada.studentId, courseId],
  );
  await sql(
    "update enrollments set enrolled_at = '2030-02-25T12:00:00Z' where status = 'active' and course_id = $1",
    [courseId],
  );
  const cells = async () =>
    (
      await sql(
        `select sp.legal_name as name, e.attempt_number as attempt, g.state from grades g
           join enrollments e on e.id = g.enrollment_id join student_profiles sp on sp.id = g.student_id
         where g.assignment_id = $1 order by sp.legal_name, e.attempt_number`,
        [assignmentId],
      )
    ).map((row) => Object.values(row as object));
  await moveDue('2030-03-01T23:00:00.000Z');
  await markMissing(world.services);
  expect(await cells()).toEqual([
    ['Ada Lovelace', 1, 'missing'],
    ['Ada Lovelace', 2, 'missing'],
    ['Ben Beside', 1, 'missing'],
  ]);
  await moveDue('2030-03-09T22:00:00.000Z');
  await markMissing(world.services);
  expect(await cells()).toEqual([
    ['Ada Lovelace', 1, 'missing'],
    ['Ada Lovelace', 2, 'ungraded'],
    ['Ben Beside', 1, 'ungraded'],
  ]);
  expect((await cellOf(ben)).leaves?.state).toBe('not_started');
});

it.each([
  ['is suspended', { payment_status: 'suspended' }],
  ['is closed', { status: 'closed' }],
  ['has not paid', { payment_status: 'expired' }],
])('marks nothing that falls due while a school %s, also afterwards', async (_why, change) => {
  const { school, course, ada, moveDue, extend } = await hasDueWork();
  const ben = await school.hasStudent({ name: 'Ben Extended', in: [course] });
  await extend(ben, '2030-03-02T07:00:00.000Z');
  const set = (columns: Record<string, string>) =>
    world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
      for (const [column, value] of Object.entries(columns)) {
        await tx.execute(`update schools set ${column} = $1 where id = $2`, [value, school.schoolId]);
      }
    });
  await set(change);
  world.isAt('2030-03-02T08:00:00.000Z');
  await markMissing(world.services);
  await set({ status: 'active', payment_status: 'active' });
  await markMissing(world.services);
  expect((await cellOf(ada)).leaves?.state).toBe('not_started');
  expect((await cellOf(ben)).leaves?.state).toBe('not_started');

  await moveDue('2030-03-09T22:00:00.000Z');
  await extend(ben, '2030-03-09T22:00:00.000Z');
  world.isAt('2030-03-09T22:00:01.000Z');
  await markMissing(world.services);
  expect((await cellOf(ada)).leaves?.state).toBe('missing');
  expect((await cellOf(ben)).leaves?.state).toBe('missing');
});
