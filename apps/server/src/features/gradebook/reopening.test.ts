import { randomUUID } from 'node:crypto';
import type { AssignmentId, CourseId, EnrollmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { openWorld, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const LOCKED = { code: 'GRADES_LOCKED' };
const idOf = (student: StudentPerson) => student.studentId as StudentId;

let schools = 0;
/** A course of Ada, Ben and Cleo, with 15 of 20 points each for the first of its three assignments. */
async function hasCourse() {
  schools += 1;
  const school = await world.hasSchool(`Reopening ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const course = await school.hasCourse({
    ...{ title: 'Biology', teacher },
    assignments: [
      { title: 'Leaves' },
      { title: 'Roots' },
      {
        title: 'Essay',
        rubric: [{ id: 'essay', name: 'Essay', points: 20, description: 'Plants', source: 'ai', levels: [] }],
      },
    ],
  });
  const courseId = course.courseId as CourseId;
  const [leaves, roots, essay] = course.assignmentIds as [AssignmentId, AssignmentId, AssignmentId];
  const ada = await school.hasStudent({ name: 'Ada Park', in: [course] });
  const ben = await school.hasStudent({ name: 'Ben Early', in: [course] });
  const cleo = await school.hasStudent({ name: 'Cleo Diaz', in: [course] });
  const { gradebook, grading } = teacher.client;

  const cellOf = async (student: StudentPerson, assignmentId: AssignmentId) =>
    gradebook.cellHistory({ studentId: idOf(student), assignmentId });
  const changeOf = async (student: StudentPerson, assignmentId: AssignmentId, points: number) => ({
    ...{ studentId: idOf(student), assignmentId, to: { state: 'graded' as const, points } },
    baseSeq: (await cellOf(student, assignmentId)).cell.seq,
  });
  const types = async (student: StudentPerson, assignmentId: AssignmentId, points: number) =>
    gradebook.setCells({
      ...{ courseId, source: 'typed' },
      changes: [await changeOf(student, assignmentId, points)],
    });
  const handsIn = (student: StudentPerson, assignmentId: AssignmentId, text: string) =>
    student.client.coursework.submit({
      ...{ assignmentId, content: { v: 1, text, matches: [] }, idempotencyKey: randomUUID() },
    });
  const records = async (attemptId: string, points: number) => {
    const { grade, rubric } = await grading.getWork({ attemptId: attemptId as never });
    return grading.record({
      attemptId: attemptId as never,
      criteria: rubric.map(({ id }) => ({ criterionId: id, points })),
      ...{ comment: '', baseSeq: grade.seq, release: true },
    });
  };
  const review = () => gradebook.reviewPosting({ courseId });
  const lineOf = async (student: StudentPerson) => {
    const { students, others } = await review();
    const line = [...students, ...others].find(({ studentId }) => studentId === student.studentId);
    if (!line) throw new Error('no line');
    return line;
  };
  type Result = 'graded' | 'incomplete' | 'withdrawn';
  /** Posts what is open, with the results named. */
  const posts = async (results: Record<string, Result | 'later'> = {}) => {
    const { students } = await review();
    return gradebook.post({
      ...{ courseId, basis: 'so_far' },
      lines: students
        .filter(({ isLocked, name }) => !isLocked && results[name] !== 'later')
        .map((line) => ({
          ...{ enrollmentId: line.enrollmentId, reviewedRatio: line.soFarRatio, override: null },
          result: (results[line.name] ?? 'graded') as Result,
          dueOn: line.incompleteDue.earliestOn,
        })),
      acknowledged: {
        needsGradingCount: students.reduce((sum, one) => sum + (one.isLocked ? 0 : one.needsGradingCount), 0),
      },
    });
  };
  const reopens = (reason: string, enrollmentIds?: EnrollmentId[]) =>
    admin.client.gradebook.reopen({ courseId, reason, ...(enrollmentIds ? { enrollmentIds } : {}) });
  const sql = async (text: string, values: unknown[] = []) =>
    (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(text, values))).rows;
  const totals = () =>
    sql(
      `select sp.legal_name as name, t.staff_so_far_ratio as so_far, t.staff_if_nothing_else_ratio as nothing_else
       from course_grades t join student_profiles sp on sp.id = t.student_id where t.course_id = $1
       order by sp.legal_name, t.enrollment_id`,
      [courseId],
    );
  const totalOf = async (student: StudentPerson) => (await lineOf(student)).soFarRatio;
  for (const student of [ada, ben, cleo]) await types(student, leaves, 15);
  return {
    ...{ school, teacher, admin, course, courseId, leaves, roots, essay, ada, ben, cleo },
    ...{ cellOf, changeOf, types, handsIn, records, review, lineOf, posts, reopens, sql, totals, totalOf },
  };
}

it('leaves the grades of those who are not named locked, whatever changes meanwhile', async () => {
  const scene = await hasCourse();
  const { school, teacher, ada, ben, leaves, roots } = scene;
  const { attemptId } = await scene.handsIn(ben, roots, 'Roots drink.');
  await scene.posts();
  const before = await scene.totals();
  await school.hasPolicy({ missing: { kind: 'zero' } });
  await scene.reopens('Ada was ill', [(await scene.lineOf(ada)).enrollmentId]);
  await scene.types(ada, leaves, 18);
  // Neither the policy nor a grade reaches the others.
  await expect(scene.types(ben, leaves, 1)).rejects.toMatchObject(LOCKED);
  await expect(scene.records(attemptId, 20)).rejects.toMatchObject(LOCKED);
  const { authoring } = teacher.client;
  await expect(authoring.archiveAssignment({ assignmentId: roots, isArchived: true })).rejects.toMatchObject(
    LOCKED,
  );
  await world.runs('grading.recompute', { schoolId: school.schoolId });
  await world.runs('grading.missing', {});
  const isAda = (row: unknown) => (row as { name: string }).name === 'Ada Park';
  const after = await scene.totals();
  expect(after.filter((row) => !isAda(row))).toEqual(before.filter((row) => !isAda(row)));
  expect(after.filter(isAda)).not.toEqual(before.filter(isAda));
  expect(await scene.posts()).toEqual({ postedCount: 1 });
  expect(await scene.review()).toMatchObject({ window: { state: 'locked' }, can: { post: false } });
});

it('says in the gradebook whose grades are reopened', async () => {
  const { courseId, teacher, ben, posts, reopens, lineOf } = await hasCourse();
  await posts();
  await reopens('Ben’s essay was read again', [(await lineOf(ben)).enrollmentId]);
  const { students } = await teacher.client.gradebook.grid({ courseId });
  expect(students.map(({ name, standing }) => [name, standing]).sort()).toEqual([
    [expect.stringContaining('Ada'), 'completed'],
    [expect.stringContaining('Ben'), 'reopened'],
    [expect.stringContaining('Cleo'), 'completed'],
  ]);
});

it('saves what is open of several cells, and names those that are posted', async () => {
  const scene = await hasCourse();
  const { teacher, courseId, ada, ben, leaves } = scene;
  await scene.posts();
  await scene.reopens('Ada was ill', [(await scene.lineOf(ada)).enrollmentId]);
  const changes = [await scene.changeOf(ada, leaves, 18), await scene.changeOf(ben, leaves, 18)];
  const saved = await teacher.client.gradebook.setCells({ courseId, source: 'import', changes });
  expect(saved.saved.map(({ studentId }) => studentId)).toEqual([ada.studentId]);
  expect(saved.refused).toMatchObject([{ studentId: ben.studentId, code: 'locked' }]);
  // The same with a column that is kept back: Ada's alone.
  const { changedCount } = await teacher.client.gradebook.release({
    ...{ courseId, assignmentIds: [leaves], studentIds: null, isReleased: false },
  });
  expect(changedCount).toBe(1);
});

it('posts again after a reopening though totals of others had moved, and leaves those as posted', async () => {
  const scene = await hasCourse();
  const { ada, ben, courseId } = scene;
  await scene.posts();
  await scene.reopens('Ada was ill', [(await scene.lineOf(ada)).enrollmentId]);
  // As earlier releases left it.
  await scene.sql(
    'update course_grades set staff_so_far_ratio = 0.1 where course_id = $1 and student_id = $2',
    [courseId, ben.studentId],
  );
  expect(await scene.posts()).toEqual({ postedCount: 1 });
  expect(await scene.lineOf(ben)).toMatchObject({ isLocked: true, posted: { ratio: 0.75 } });
});

it('can be widened while it is open, and keeps a reason for each', async () => {
  const scene = await hasCourse();
  const { admin, ada, ben, cleo, leaves } = scene;
  await scene.posts();
  const [adas, bens, cleos] = [await scene.lineOf(ada), await scene.lineOf(ben), await scene.lineOf(cleo)];
  await scene.reopens('Ada was ill', [adas.enrollmentId]);
  expect((await admin.client.gradebook.reviewPosting({ courseId: scene.courseId })).can.reopen).toBe(true);
  await scene.reopens('Ben asked', [bens.enrollmentId]);
  await expect(scene.reopens('Again', [bens.enrollmentId])).rejects.toMatchObject({ code: 'NOT_POSTED' });
  expect((await scene.review()).window).toMatchObject({
    enrollmentIds: [adas.enrollmentId, bens.enrollmentId],
    reasons: ['Ada was ill', 'Ben asked'],
  });
  await scene.types(ada, leaves, 18);
  await scene.types(ben, leaves, 19);
  await expect(scene.types(cleo, leaves, 1)).rejects.toMatchObject(LOCKED);
  const reasonIn = async (student: StudentPerson) => (await scene.cellOf(student, leaves)).events[0]?.reason;
  expect([await reasonIn(ada), await reasonIn(ben)]).toEqual(['Ada was ill', 'Ben asked']);
  // For everybody.
  await scene.reopens('A wrong key');
  await scene.types(cleo, leaves, 12);
  await scene.posts();
  const reasons = await scene.sql(
    'select enrollment_id as id, reason from final_grades where course_id = $1 and number = 2',
    [scene.courseId],
  );
  expect(
    new Map(reasons.map((row) => [(row as { id: string }).id, (row as { reason: string }).reason])),
  ).toEqual(
    new Map([
      [adas.enrollmentId, 'Ada was ill'],
      [bens.enrollmentId, 'Ben asked'],
      [cleos.enrollmentId, 'A wrong key'],
    ]),
  );
});

it('corrects a posted withdrawal by name', async () => {
  const scene = await hasCourse();
  const { ada, ben } = scene;
  await scene.posts({ 'Ben Early': 'withdrawn' });
  const review = await scene.review();
  // By family name.
  expect(review.students.map(({ name }) => name)).toEqual(['Cleo Diaz', 'Ada Park']);
  expect(review.others).toMatchObject([{ name: 'Ben Early', status: 'withdrawn', isLocked: true }]);
  // The whole course is those who take it; a withdrawal is reopened by name.
  const { enrollmentId } = await scene.lineOf(ben);
  await scene.reopens('A wrong click', [enrollmentId]);
  expect((await scene.review()).students.map(({ name, isLocked }) => [name, isLocked])).toEqual([
    ['Cleo Diaz', true],
    ['Ben Early', false],
    ['Ada Park', true],
  ]);
  await scene.posts({ 'Ben Early': 'graded' });
  expect(await scene.lineOf(ben)).toMatchObject({
    ...{ status: 'completed', isLocked: true, posted: { result: 'graded', ratio: 0.75 } },
  });
  expect(await scene.lineOf(ada)).toMatchObject({ posted: { ratio: 0.75 } });
});

it('lets an attempt that began after posting run beside the posted ones, and posts it later', async () => {
  const scene = await hasCourse();
  const { teacher, admin, courseId, ada, leaves, roots } = scene;
  const { attemptId } = await scene.handsIn(ada, roots, 'The first time.');
  await scene.posts();
  const first = (await scene.lineOf(ada)).enrollmentId;
  const { enrollmentId: second } = await teacher.client.catalog.enrollFor({
    ...{ courseId, studentId: idOf(ada), reason: 'Wants a better grade' },
  });
  expect(await scene.review()).toMatchObject({ others: [{ enrollmentId: first, attemptNumber: 1 }] });
  await scene.types(ada, leaves, 20);
  expect(await scene.handsIn(ada, roots, 'The second time.')).toMatchObject({ grading: 'by_hand' });
  expect(await scene.totalOf(ada)).toBe(1);
  // Work of the earlier attempt is still there, and under its posted grade, also while the course is open.
  await expect(scene.records(attemptId, 20)).rejects.toMatchObject(LOCKED);
  await scene.reopens('A wrong key');
  await expect(scene.records(attemptId, 20)).rejects.toMatchObject(LOCKED);
  // A correction of others doesn't post what still runs.
  expect(await scene.posts({ 'Ada Park': 'later' })).toEqual({ postedCount: 2 });
  expect(await scene.lineOf(ada)).toMatchObject({ enrollmentId: second, posted: null, isLocked: false });
  // The earlier attempt is corrected by name, beside the running one.
  await scene.reopens('Its roots were never graded', [first]);
  await scene.records(attemptId, 20);
  const { gradebook } = teacher.client;
  const { students } = await scene.review();
  const earlier = students.find(({ enrollmentId }) => enrollmentId === first);
  expect(earlier).toMatchObject({ isLocked: false, soFarRatio: 0.875 });
  await gradebook.post({
    ...{ courseId, basis: 'so_far' },
    lines: [
      {
        ...{ enrollmentId: first, result: 'incomplete', reviewedRatio: 0.875, override: null },
        dueOn: earlier?.incompleteDue.earliestOn,
      },
    ],
  });
  await scene.reopens('Now for real', [first]);
  await gradebook.post({
    ...{ courseId, basis: 'so_far' },
    lines: [{ enrollmentId: first, result: 'graded', reviewedRatio: 0.875, override: null }],
  });
  // And the second one, once it is done.
  expect((await scene.review()).can.post).toBe(true);
  await gradebook.post({
    ...{ courseId, basis: 'so_far', acknowledged: { needsGradingCount: 1 } },
    lines: [{ enrollmentId: second, result: 'graded', reviewedRatio: 1, override: null }],
  });
  const record = await admin.client.records.student({ studentId: idOf(ada) });
  expect(record.courses.map(({ finalRatio }) => finalRatio).toSorted()).toEqual([0.875, 1]);
});

it('prints a withdrawal in place of an open result, and attempts nothing', async () => {
  const scene = await hasCourse();
  const { teacher, school, ada, ben } = scene;
  await scene.posts({ 'Ben Early': 'incomplete', 'Ada Park': 'incomplete' });
  await teacher.client.catalog.withdraw({
    enrollmentId: (await scene.lineOf(ben)).enrollmentId,
    reason: 'Moved away',
  });
  const { terms, inProgress } = await ben.client.records.previewTranscript({});
  expect(terms.flatMap(({ courses }) => courses)).toMatchObject([
    { result: 'withdrawn', creditsAttempted: 0, creditsEarned: 0 },
  ]);
  expect(inProgress).toEqual([]);
  const posted = await scene.sql(
    `select f.number, f.result, f.reason, earlier.number as replaces from final_grades f
       left join final_grades earlier on earlier.id = f.supersedes_id where f.student_id = $1 order by f.number`,
    [ben.studentId],
  );
  expect(posted).toEqual([
    { number: 1, result: 'incomplete', reason: null, replaces: null },
    { number: 2, result: 'withdrawn', reason: 'Moved away', replaces: 1 },
  ]);
  expect((await scene.lineOf(ada)).posted).toMatchObject({ result: 'incomplete' });
  expect(
    await scene.sql(
      "select reason from audit_log where action = 'final_grades.withdrawn' and school_id = $1",
      [school.schoolId],
    ),
  ).toEqual([{ reason: 'Moved away' }]);
});

it('keeps the grade when its work is handed in again under a posted result, until that is reopened', async () => {
  const scene = await hasCourse();
  const { ada, roots } = scene;
  const { attemptId } = await scene.handsIn(ada, roots, 'Roots drink.');
  await scene.records(attemptId, 18);
  await scene.posts({ 'Ada Park': 'incomplete' });
  const again = await scene.handsIn(ada, roots, 'Roots drink, and hold.');
  expect(again).toMatchObject({ attemptNumber: 2, grading: 'after_reopening' });
  // A second press makes no third attempt.
  expect(await scene.handsIn(ada, roots, 'Roots drink, and hold.')).toMatchObject({ attemptNumber: 2 });
  expect((await scene.cellOf(ada, roots)).cell).toMatchObject({ state: 'graded', points: 18 });
  expect((await ada.client.coursework.get({ assignmentId: roots })).attempts).toMatchObject([
    { grade: { points: 18 }, waitsFor: null },
    { grade: null, waitsFor: 'after_reopening' },
  ]);
  await scene.reopens('The rest has come', [(await scene.lineOf(ada)).enrollmentId]);
  expect((await scene.cellOf(ada, roots)).cell).toMatchObject({ state: 'ungraded', needsGrading: true });
  expect((await ada.client.coursework.get({ assignmentId: roots })).attempts).toMatchObject([
    { grade: { points: 18 }, waitsFor: null },
    { grade: null, waitsFor: 'waiting_for_teacher' },
  ]);
  expect((await scene.cellOf(ada, roots)).events[0]).toMatchObject({
    ...{ kind: 'resubmitted', reason: 'The rest has come' },
  });
  await scene.records(again.attemptId, 20);
  expect(await scene.totalOf(ada)).toBe(0.875);
});

it('says of work under a posted result that it waits for reopening, not for an engine', async () => {
  const scene = await hasCourse();
  const { ada, essay } = scene;
  await scene.posts({ 'Ada Park': 'incomplete' });
  const { attemptId } = await scene.handsIn(ada, essay, 'Plants make sugar from light and water.');
  const waitsFor = async () =>
    (await ada.client.coursework.get({ assignmentId: essay })).attempts.map((one) => one.waitsFor);
  expect(await waitsFor()).toEqual(['after_reopening']);
  await scene.reopens('The rest has come');
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute("select 1 from pgboss.job where name = 'grading.engine' and data->>'attemptId' = $1", [
      attemptId,
    ]),
  );
  expect(rows).toHaveLength(1);
  expect(await waitsFor()).not.toContain('after_reopening');
});

it('marks what was missing under a posted result once that is reopened', async () => {
  const scene = await hasCourse();
  const { ada, roots } = scene;
  await scene.posts({ 'Ada Park': 'incomplete' });
  await scene.sql("update assignments set due_at = now() - interval '1 hour' where id = $1", [roots]);
  await scene.sql("update enrollments set enrolled_at = now() - interval '1 day' where course_id = $1", [
    scene.courseId,
  ]);
  const stateOf = async () => (await scene.cellOf(ada, roots)).cell.state;
  await world.runs('grading.missing', {});
  expect(await stateOf()).toBe('ungraded');
  await scene.reopens('The rest has come', [(await scene.lineOf(ada)).enrollmentId]);
  await world.runs('grading.missing', {});
  expect(await stateOf()).toBe('missing');
  expect((await scene.cellOf(ada, roots)).events[0]).toMatchObject({
    ...{ kind: 'missing', reason: 'The rest has come' },
  });
});

it('brings no mark back that a teacher took away, when the course is reopened', async () => {
  const scene = await hasCourse();
  const { teacher, courseId, ada, ben, roots } = scene;
  await scene.sql("update enrollments set enrolled_at = now() - interval '1 day' where course_id = $1", [
    courseId,
  ]);
  const seqOf = async () => (await scene.cellOf(ada, roots)).cell.seq;
  const stateOf = async (student: StudentPerson) => (await scene.cellOf(student, roots)).cell.state;
  const clears = async () =>
    teacher.client.gradebook.setCells({
      ...{ courseId, source: 'typed' },
      changes: [
        {
          ...{ studentId: idOf(ada), assignmentId: roots, to: { state: 'ungraded' as const } },
          baseSeq: await seqOf(),
        },
      ],
    });
  // What was typed and cleared before it was due is no word about work that never came.
  await scene.sql("update assignments set due_at = now() + interval '1 hour' where id = $1", [roots]);
  await scene.types(ada, roots, 3);
  await clears();
  world.isAt(new Date(Date.now() + 2 * 3_600_000).toISOString());
  await world.runs('grading.missing', {});
  expect(await stateOf(ada)).toBe('missing');
  await clears();
  await scene.posts({ 'Ada Park': 'incomplete', 'Ben Early': 'incomplete' });
  await scene.reopens('The rest has come');
  await world.runs('grading.missing', {});
  expect([await stateOf(ada), await stateOf(ben)]).toEqual(['ungraded', 'missing']);
  world.isAt(new Date().toISOString());
});

it('marks nothing that fell due while the school was on hold, when the course is reopened', async () => {
  const scene = await hasCourse();
  const { school, ada, roots } = scene;
  const pays = (payment: string) =>
    scene.sql('update schools set payment_status = $1 where id = $2', [payment, school.schoolId]);
  const isIn = (hours: number) => world.isAt(new Date(Date.now() + hours * 3_600_000).toISOString());
  await scene.sql("update assignments set due_at = now() + interval '1 hour' where id = $1", [roots]);
  const stateOf = async () => (await scene.cellOf(ada, roots)).cell.state;
  await pays('suspended');
  isIn(2);
  await world.runs('grading.missing', {});
  await pays('active');
  isIn(72);
  await scene.posts({ 'Ada Park': 'incomplete' });
  await scene.reopens('The rest has come');
  await world.runs('grading.missing', {});
  expect(await stateOf()).toBe('ungraded');
  world.isAt(new Date().toISOString());
});

it('writes the reason of a reopening beside grades that are held and released in it', async () => {
  const scene = await hasCourse();
  const { teacher, courseId, ada, leaves } = scene;
  await scene.posts();
  await scene.reopens('A wrong key');
  const { release } = teacher.client.gradebook;
  for (const isReleased of [false, true]) {
    await release({ courseId, assignmentIds: [leaves], studentIds: [idOf(ada)], isReleased });
  }
  const { events } = await scene.cellOf(ada, leaves);
  expect(events.slice(0, 2).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['released', 'A wrong key'],
    ['held', 'A wrong key'],
  ]);
});

it('writes no reason of a reopening beside grades that were never posted', async () => {
  const scene = await hasCourse();
  const { teacher, courseId, ada, ben, leaves } = scene;
  await scene.posts();
  await teacher.client.catalog.enrollFor({ courseId, studentId: idOf(ada), reason: 'Wants a better grade' });
  await scene.reopens('A wrong key', [(await scene.lineOf(ben)).enrollmentId]);
  await scene.types(ada, leaves, 20);
  await scene.types(ben, leaves, 19);
  const [adas, bens] = [await scene.cellOf(ada, leaves), await scene.cellOf(ben, leaves)];
  expect(adas.events.map(({ kind, reason }) => [kind, reason])).toEqual([['recorded', null]]);
  expect(bens.events[0]).toMatchObject({ kind: 'recorded', reason: 'A wrong key' });
});
