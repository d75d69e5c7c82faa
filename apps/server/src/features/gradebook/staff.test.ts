import { randomUUID } from 'node:crypto';
import type { CellChange, GradingSetup } from '@fieldhouse/contract/gradebook-staff.ts';
import type { AssignmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { courseTeachers } from '#db/tables/courses.ts';
import { newId } from '#platform/ids.ts';
import {
  type AssignmentDraft,
  type CoursePlace,
  openWorld,
  type Person,
  type SchoolPlace,
  type StudentPerson,
  type World,
} from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Scene {
  readonly school: SchoolPlace;
  readonly teacher: Person;
  readonly course: CoursePlace;
  readonly ada: StudentPerson;
  readonly ben: StudentPerson;
  readonly ids: readonly [AssignmentId, AssignmentId, AssignmentId];
}

let schools = 0;
async function hasClass(
  drafts: AssignmentDraft[] = [{ title: 'Leaves' }, { title: 'Roots' }, { title: 'Seeds' }],
): Promise<Scene> {
  schools += 1;
  const school = await world.hasSchool(`Gradebook School ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor', isFresh: true });
  const course = await school.hasCourse({ title: 'Biology', teacher, assignments: drafts });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const ben = await school.hasStudent({ name: 'Ben Franklin', in: [course] });
  return { school, teacher, course, ada, ben, ids: course.assignmentIds as unknown as Scene['ids'] };
}

const change = (
  student: StudentPerson,
  assignmentId: AssignmentId,
  to: number | 'excused' | 'missing' | 'ungraded' | CellChange['to'],
  baseSeq = 0,
): CellChange => ({
  studentId: student.studentId as StudentId,
  assignmentId,
  to: typeof to === 'number' ? { state: 'graded', points: to } : typeof to === 'string' ? { state: to } : to,
  baseSeq,
});

const save = (
  scene: Scene,
  changes: CellChange[],
  by: Person = scene.teacher,
  source: 'typed' | 'pasted' | 'import' = 'typed',
) => by.client.gradebook.setCells({ courseId: scene.course.courseId, changes, source });

const gridOf = (scene: Scene, by: Person = scene.teacher) =>
  by.client.gradebook.grid({ courseId: scene.course.courseId });

const sql = async <Row>({ school }: Scene, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(text, values)))
    .rows as Row[];

const lock = ({ school, course, teacher }: Scene) =>
  world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    await tx.execute(
      `insert into posting_windows (school_id, id, course_id, state, by, at) values ($1, $2, $3, 'locked', $4, now())`,
      [school.schoolId, newId(), course.courseId, teacher.userId],
    );
    await tx.execute(
      `insert into final_grades (school_id, id, enrollment_id, student_id, course_id, number, result,
         credits_attempted, credits_earned, course_snapshot, posted_by, posted_at)
       select school_id, gen_random_uuid(), id, student_id, course_id, 1, 'incomplete', 1, 0, '{}', $3, now()
       from enrollments where school_id = $1 and course_id = $2`,
      [school.schoolId, course.courseId, teacher.userId],
    );
  });

const plainSetup: GradingSetup = {
  baseVersion: 0,
  weighting: 'points',
  late: null,
  missing: null,
  categories: [],
  assignments: [],
};

const rowOf = (answer: Awaited<ReturnType<typeof gridOf>>, student: StudentPerson) => {
  const row = answer.students.find((one) => one.studentId === student.studentId);
  if (!row) throw new Error('not in the gradebook');
  return row;
};

describe('the grid', () => {
  it('shows every student and every cell in columns, and what was just saved', async () => {
    const scene = await hasClass();
    expect(rowOf(await gridOf(scene), scene.ada)).toMatchObject({ cells: ',,' });
    await save(scene, [
      change(scene.ada, scene.ids[0], 18.5),
      change(scene.ada, scene.ids[1], 'excused'),
      change(scene.ben, scene.ids[2], 'missing'),
    ]);
    const answer = await gridOf(scene);
    expect(answer.assignments.map((one) => one.title)).toEqual(['Leaves', 'Roots', 'Seeds']);
    expect(rowOf(answer, scene.ada)).toMatchObject({
      name: 'Ada Lovelace',
      cells: '18.5,e,',
      soFarRatio: 0.925,
    });
    expect(rowOf(answer, scene.ben).cells).toBe(',,m');
    await save(scene, [change(scene.ada, scene.ids[0], 9, 1)]);
    expect(rowOf(await gridOf(scene), scene.ada)).toMatchObject({ cells: '9*2,e,' });
  });

  it('lists courses with what waits in them', async () => {
    const scene = await hasClass();
    await scene.ada.client.coursework.submit({
      assignmentId: scene.ids[0],
      content: { v: 1, text: 'My work', matches: [] },
      idempotencyKey: randomUUID(),
    });
    expect(await scene.teacher.client.gradebook.courses({})).toMatchObject({
      courses: [{ title: 'Biology', studentCount: 2, needsGradingCount: 1 }],
    });
    const admin = await scene.school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
    expect(await admin.client.gradebook.courses({})).toMatchObject({ courses: [{ title: 'Biology' }] });
    expect(rowOf(await gridOf(scene), scene.ada).cells).toBe('uwt*0,,');
  });

  it('is not there for people of another school, and read-only for an admin', async () => {
    const scene = await hasClass();
    const other = await world.hasSchool('Elsewhere');
    const stranger = await other.hasPerson({ role: 'teacher', name: 'Stan Stranger' });
    await expect(gridOf(scene, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(save(scene, [change(scene.ada, scene.ids[0], 5)], stranger)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const admin = await scene.school.hasPerson({ role: 'school_admin', name: 'Ann Admin', isFresh: true });
    expect((await gridOf(scene, admin)).can).toEqual({ grade: false, setUp: true, release: false });
    await expect(save(scene, [change(scene.ada, scene.ids[0], 5)], admin)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('saving cells', () => {
  it('G-03 gives a stale change the value as it is and overwrites nothing', async () => {
    const scene = await hasClass();
    const second = await scene.school.hasPerson({ role: 'teacher', name: 'Sam Second' });
    await world.services.units.write(jobInSchool(scene.school.schoolId), async (tx) => {
      await tx.orm.insert(courseTeachers).values({
        ...{ schoolId: scene.school.schoolId, id: newId(), courseId: scene.course.courseId },
        ...{ userId: second.userId, role: 'teacher' as const },
      });
    });
    await save(scene, [change(scene.ada, scene.ids[0], 12)], second);
    const answer = await save(scene, [
      change(scene.ada, scene.ids[0], 17),
      change(scene.ben, scene.ids[0], 11),
    ]);
    expect(answer.conflicts).toMatchObject([
      { cell: { points: 12, seq: 1, studentId: scene.ada.studentId }, byName: 'Sam Second' },
    ]);
    expect(answer.saved).toMatchObject([{ points: 11, seq: 1, studentId: scene.ben.studentId }]);
    expect(rowOf(await gridOf(scene), scene.ada).cells).toBe('12,,');
  });

  it('G-03 lets one of two first grades in, at the same moment, be a conflict', async () => {
    const scene = await hasClass();
    const answers = await Promise.all(
      [5, 6, 7].map((points) => save(scene, [change(scene.ada, scene.ids[0], points)])),
    );
    expect(answers.filter((one) => one.saved.length === 1)).toHaveLength(1);
    expect(answers.filter((one) => one.conflicts.length === 1)).toHaveLength(2);
    const events = await sql(scene, 'select seq from grade_events where assignment_id = $1', [scene.ids[0]]);
    expect(events).toHaveLength(1);
  });

  it('refuses what is out of range by the cell, and asks before far too many points', async () => {
    const scene = await hasClass();
    const answer = await save(scene, [
      change(scene.ada, scene.ids[0], -1),
      change(scene.ada, scene.ids[1], 31),
      change(scene.ada, scene.ids[2], 30),
      change(scene.ben, scene.ids[0], { state: 'graded', points: 400, isConfirmed: true }),
      change(scene.ben, scene.ids[1], { state: 'graded', points: 10_001, isConfirmed: true }),
    ]);
    expect(answer.refused.map(({ code, pointsPossible }) => [code, pointsPossible])).toEqual([
      ['out_of_range', 20],
      ['out_of_range', 20],
      ['out_of_range', 20],
    ]);
    expect(answer.saved.map((cell) => cell.points).sort()).toEqual([30, 400]);
  });

  it('grades nobody who does not take the course, and no own work or child', async () => {
    const scene = await hasClass();
    const outside = await scene.school.hasStudent({ name: 'Otto Outside' });
    const { rows } = await world.services.units.write(jobInSchool(scene.school.schoolId), (tx) =>
      tx.execute(
        `insert into guardian_links (school_id, id, guardian_user_id, student_id, relationship, status, rights, basis,
           source, starts_on) values ($1, $2, $3, $4, 'parent', 'active', '{see_record}', 'minor', 'school', '2020-01-01')
         returning id`,
        [scene.school.schoolId, newId(), scene.teacher.userId, scene.ben.studentId],
      ),
    );
    expect(rows).toHaveLength(1);
    const answer = await save(scene, [
      change(outside, scene.ids[0], 5),
      change(scene.ben, scene.ids[0], 20),
      change(scene.ada, newId() as AssignmentId, 5),
      change(scene.ada, scene.ids[0], 5),
    ]);
    expect(Object.fromEntries(answer.refused.map((one) => [one.code, one.studentId]))).toEqual({
      not_enrolled: outside.studentId,
      own_work: scene.ben.studentId,
      not_found: scene.ada.studentId,
    });
    expect(answer.saved).toHaveLength(1);
  });

  it('changes nothing while the grades are locked, wherever grades are written', async () => {
    const scene = await hasClass();
    await save(scene, [change(scene.ada, scene.ids[0], 5)]);
    const { attemptId } = await scene.ada.client.coursework.submit({
      assignmentId: scene.ids[1],
      content: { v: 1, text: 'My work', matches: [] },
      idempotencyKey: randomUUID(),
    });
    await lock(scene);
    const { courseId } = scene.course;
    const { gradebook, grading } = scene.teacher.client;
    const locked = { code: 'GRADES_LOCKED' };
    await expect(save(scene, [change(scene.ada, scene.ids[0], 6, 1)])).rejects.toMatchObject(locked);
    await expect(
      gradebook.release({ courseId, assignmentIds: [scene.ids[0]], studentIds: null, isReleased: false }),
    ).rejects.toMatchObject(locked);
    await expect(gradebook.saveSetup({ courseId, setup: plainSetup })).rejects.toMatchObject(locked);
    await expect(
      grading.record({
        ...{ attemptId, criteria: [{ criterionId: 'work', points: 5 }], comment: '', baseSeq: 0 },
        release: true,
      }),
    ).rejects.toMatchObject(locked);
    expect(await gridOf(scene)).toMatchObject({
      isLocked: true,
      can: { grade: false, setUp: false, release: false },
    });
  });

  it('counts for the work that was handed in, takes off what lateness costs, and settles the proposal', async () => {
    const due = '2030-03-01T22:00:00.000Z';
    world.isAt('2030-02-20T12:00:00.000Z');
    const scene = await hasClass([{ title: 'Leaves', dueAt: due }, { title: 'Roots' }, { title: 'Seeds' }]);
    await sql(scene, `update assignments set late_policy = $2 where id = $1`, [
      scene.ids[0],
      JSON.stringify({ kind: 'percent_per_day', percent: 10, mostPercent: 50 }),
    ]);
    // Thirty hours later, at 23:00 of the next day in the school's zone: one calendar day.
    world.isAt('2030-03-03T04:00:00.000Z');
    const { attemptId } = await scene.ada.client.coursework.submit({
      assignmentId: scene.ids[0],
      content: { v: 1, text: 'Late work', matches: [] },
      idempotencyKey: randomUUID(),
    });
    const typed = await save(scene, [change(scene.ada, scene.ids[0], 18)]);
    expect(typed.saved).toMatchObject([{ points: 16, lateDeduction: 2, isLate: true, needsGrading: false }]);
    const [event] = await sql<{ attempt_id: string; points: number; late_deduction: number }>(
      scene,
      'select attempt_id, points, late_deduction from grade_events where assignment_id = $1',
      [scene.ids[0]],
    );
    expect(event).toMatchObject({ attempt_id: attemptId, points: 16, late_deduction: 2 });
    expect(
      await scene.teacher.client.grading.record({
        ...{ attemptId, criteria: [{ criterionId: 'work', points: 20 }], comment: '', baseSeq: 1 },
        release: true,
      }),
    ).toMatchObject({ points: 18, lateDeduction: 2 });
    expect((await scene.ada.client.coursework.get({ assignmentId: scene.ids[0] })).attempts).toMatchObject([
      { grade: { points: 18, lateDeduction: 2 } },
    ]);
    world.isAt(new Date().toISOString());
  });

  it('empties a cell, and leaves work in it waiting again', async () => {
    const scene = await hasClass();
    await scene.ada.client.coursework.submit({
      assignmentId: scene.ids[0],
      content: { v: 1, text: 'My work', matches: [] },
      idempotencyKey: randomUUID(),
    });
    await save(scene, [change(scene.ada, scene.ids[0], 18)]);
    const answer = await save(scene, [change(scene.ada, scene.ids[0], 'ungraded', 1)]);
    expect(answer.saved).toMatchObject([
      { state: 'ungraded', points: null, needsGrading: true, isReleased: false, seq: 2 },
    ]);
    expect(answer.totals).toMatchObject([{ soFarRatio: null }]);
  });

  it('holds what is entered for an assignment from then on, where the teacher asks for it before entering', async () => {
    const scene = await hasClass();
    const { courseId } = scene.course;
    const [leaves] = scene.ids;
    const hold = (isHeld: boolean, by: Person = scene.teacher) =>
      by.client.gradebook.holdColumn({ courseId, assignmentId: leaves, isHeld });
    const columns = async () => (await gridOf(scene)).assignments.map((one) => one.isHeldFirst);
    expect(await columns()).toEqual([false, false, false]);
    expect(await hold(true)).toEqual({ isHeldFirst: true });
    expect(await columns()).toEqual([true, false, false]);
    expect((await save(scene, [change(scene.ada, leaves, 18)])).saved).toMatchObject([{ isReleased: false }]);
    expect((await scene.ada.client.gradebook.mine({})).courses[0]).toMatchObject({ gradedCount: 0 });
    await hold(false);
    expect((await save(scene, [change(scene.ben, leaves, 12)])).saved).toMatchObject([{ isReleased: true }]);
    // Where the school holds by itself, the switch says so, and can be turned off.
    await scene.school.hasPolicy({ defaultRelease: 'held' });
    expect(await columns()).toEqual([true, true, true]);
    await hold(false);
    expect(await columns()).toEqual([false, true, true]);
    const audited = await sql<{ action: string }>(
      scene,
      "select action from audit_log where action = 'gradebook.hold_set' and entity_id::text = $1",
      [leaves],
    );
    expect(audited).toHaveLength(3);
    await expect(hold(true, scene.ada)).rejects.toMatchObject({
      code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/),
    });
    await lock(scene);
    await expect(hold(true)).rejects.toMatchObject({ code: 'GRADES_LOCKED' });
  });

  it('keeps back what the assignment keeps back, until it is let go, and tells then', async () => {
    const scene = await hasClass([
      { title: 'Leaves', release: 'held' },
      { title: 'Roots' },
      { title: 'Seeds' },
    ]);
    const { courseId } = scene.course;
    const seen = async () => (await scene.ada.client.gradebook.mine({})).courses[0];
    const answer = await save(scene, [
      change(scene.ada, scene.ids[0], 18),
      change(scene.ben, scene.ids[1], 9),
    ]);
    expect(answer.saved).toMatchObject([
      { isHeld: true, isReleased: false, seq: 2 },
      { isHeld: false, isReleased: true, seq: 1 },
    ]);
    // Told of what they may see alone.
    expect(
      await sql(
        scene,
        "select data->'cells' as cells, data->'isNews' as news from pgboss.job where name = $1 and data->>'courseId' = $2",
        [...['grading.tell', courseId]],
      ),
    ).toEqual([{ cells: [{ studentId: scene.ben.studentId, assignmentId: scene.ids[1] }], news: true }]);
    expect(await seen()).toMatchObject({ soFarRatio: null, gradedCount: 0 });

    const go = (isReleased: boolean) =>
      scene.teacher.client.gradebook.release({
        ...{ courseId, assignmentIds: [scene.ids[0]], studentIds: null, isReleased },
      });
    expect(await go(true)).toEqual({ changedCount: 1 });
    expect(await seen()).toMatchObject({ soFarRatio: 0.9, gradedCount: 1 });
    // A correction of what is seen stays seen.
    expect((await save(scene, [change(scene.ada, scene.ids[0], 16, 3)])).saved).toMatchObject([
      { isReleased: true },
    ]);
    expect(await go(false)).toEqual({ changedCount: 1 });
    expect(await go(false)).toEqual({ changedCount: 0 });
    expect(await seen()).toMatchObject({ soFarRatio: null });

    const cells = [{ studentId: scene.ada.studentId, assignmentId: scene.ids[0] }];
    const told = {
      schoolId: scene.school.schoolId,
      courseId,
      cells,
      isNews: true,
      at: new Date().toISOString(),
    };
    await world.runs('grading.tell', told);
    expect((await scene.ada.client.notifications.unread({})).unread).toBe(0);
    await go(true);
    await world.runs('grading.tell', told);
    expect((await scene.ada.client.notifications.unread({})).unread).toBe(1);
  });

  it('tells who may read a grade when it tells, and not who could when it was given', async () => {
    const scene = await hasClass([{ title: 'Leaves' }]);
    const { courseId } = scene.course;
    const DAY_MS = 86_400_000;
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    const former = await scene.school.hasGuardian({ name: 'Fay Former', of: scene.ada });
    const recent = await scene.school.hasGuardian({ name: 'Ray Recent', of: scene.ada });
    const link = (what: string, on: string, userId: string) =>
      world.services.units.write(jobInSchool(scene.school.schoolId), (tx) =>
        tx.execute(`update guardian_links set ${what} = $1 where guardian_user_id = $2`, [on, userId]),
      );
    await link('ends_on', day(-2), former.userId);
    await link('starts_on', day(-2), recent.userId);
    await save(scene, [change(scene.ada, scene.ids[0], 18)]);
    await world.runs('grading.tell', {
      ...{ schoolId: scene.school.schoolId, courseId, isNews: true },
      cells: [{ studentId: scene.ada.studentId, assignmentId: scene.ids[0] }],
      at: new Date(Date.now() - 4 * DAY_MS).toISOString(),
    });
    expect(
      await sql(scene, 'select user_id as "userId" from notifications where user_id = any ($1::uuid[])', [
        [former.userId, recent.userId],
      ]),
    ).toEqual([{ userId: recent.userId }]);
  });

  it('keeps back what a grader gives', async () => {
    const scene = await hasClass();
    const grader = await scene.school.hasPerson({ role: 'teacher', name: 'Gil Grader' });
    await world.services.units.write(jobInSchool(scene.school.schoolId), async (tx) => {
      await tx.orm.insert(courseTeachers).values({
        ...{ schoolId: scene.school.schoolId, id: newId(), courseId: scene.course.courseId },
        ...{ userId: grader.userId, role: 'grader' as const },
      });
    });
    expect((await save(scene, [change(scene.ada, scene.ids[0], 18)], grader)).saved).toMatchObject([
      { isHeld: true, isReleased: false },
    ]);
    expect((await gridOf(scene, grader)).can).toEqual({ grade: true, setUp: false, release: false });
  });

  it.each(['typed', 'import'] as const)('writes who gave grades, and that they are %s', async (source) => {
    const scene = await hasClass();
    await save(scene, [change(scene.ada, scene.ids[0], 14)], scene.teacher, source);
    const audited = await sql(
      scene,
      `select action, actor_user_id as by, after->>'source' as source, after->'cells' as cells from audit_log
       where entity_id = $1 and action like 'gradebook.%'`,
      [scene.course.courseId],
    );
    expect(audited).toEqual([
      {
        ...{ action: 'gradebook.saved', by: scene.teacher.userId, source },
        cells: [{ studentId: scene.ada.studentId, assignmentId: scene.ids[0], seq: 1 }],
      },
    ]);
  });

  it('says of the first work in a cell that it was cleared for it, and of later work that it was handed in again', async () => {
    const scene = await hasClass();
    const [assignmentId] = scene.ids;
    const handIn = (text: string) =>
      scene.ada.client.coursework.submit({
        ...{ assignmentId, content: { v: 1, text, matches: [] }, idempotencyKey: randomUUID() },
      });
    const kinds = async () => {
      const studentId = scene.ada.studentId as StudentId;
      const { events } = await scene.teacher.client.gradebook.cellHistory({ studentId, assignmentId });
      return events.map((event) => event.kind);
    };
    await save(scene, [change(scene.ada, assignmentId, 'missing')]);
    await handIn('First');
    expect(await kinds()).toEqual(['cleared', 'missing']);
    await handIn('Second');
    expect(await kinds()).toEqual(['resubmitted', 'cleared', 'missing']);
  });

  it('keeps every change in the history of the cell', async () => {
    const scene = await hasClass();
    await save(scene, [change(scene.ada, scene.ids[0], 14)]);
    await save(scene, [change(scene.ada, scene.ids[0], 16, 1)]);
    await save(scene, [change(scene.ada, scene.ids[0], 'excused', 2)], scene.teacher, 'import');
    const history = await scene.teacher.client.gradebook.cellHistory({
      studentId: scene.ada.studentId as StudentId,
      assignmentId: scene.ids[0],
    });
    expect(history).toMatchObject({
      studentName: 'Ada Lovelace',
      cell: { state: 'excused', seq: 3 },
      events: [
        { kind: 'excused', source: 'import' },
        { kind: 'recorded', points: 16, byName: 'Nora Okafor' },
        { kind: 'recorded', points: 14, source: 'teacher' },
      ],
    });
  });
});

describe('the setup', () => {
  const categories = (ids: readonly AssignmentId[]): GradingSetup => ({
    ...plainSetup,
    weighting: 'categories',
    categories: [
      {
        ...{ key: 'a', categoryId: null, name: 'Homework', weightRatio: 0.4, mean: 'points' as const },
        ...{ dropLowest: 1, dropHighest: 0, neverDropIds: [] },
      },
      {
        ...{ key: 'b', categoryId: null, name: 'Examinations', weightRatio: 0.6, mean: 'percents' as const },
        ...{ dropLowest: 0, dropHighest: 0, neverDropIds: [] },
      },
    ],
    assignments: [
      { assignmentId: ids[0] as AssignmentId, categoryKey: 'a' },
      { assignmentId: ids[1] as AssignmentId, categoryKey: 'a' },
      { assignmentId: ids[2] as AssignmentId, categoryKey: 'b' },
    ],
  });

  it('moves every total at once, in both sets, and says what is dropped', async () => {
    const scene = await hasClass();
    const { courseId } = scene.course;
    await save(scene, [
      change(scene.ada, scene.ids[0], 2),
      change(scene.ada, scene.ids[1], 20),
      change(scene.ada, scene.ids[2], 10),
    ]);
    const { gradebook } = scene.teacher.client;
    expect(await gradebook.saveSetup({ courseId, setup: categories(scene.ids) })).toEqual({
      recomputedCount: 2,
    });
    const answer = await gridOf(scene);
    expect(rowOf(answer, scene.ada)).toMatchObject({ soFarRatio: 0.7, cells: '2d,20,10' });
    expect(answer).toMatchObject({ weighting: 'categories', setupVersion: 1 });
    const [own] = (await scene.ada.client.gradebook.mine({})).courses;
    expect(own).toMatchObject({
      soFarRatio: 0.7,
      droppedIds: [scene.ids[0]],
      rules: { weighting: 'categories', categories: [{ name: 'Homework' }, { name: 'Examinations' }] },
    });
    expect(own?.assignments.map((one) => one.categoryId)).toEqual(
      answer.assignments.map((one) => one.categoryId),
    );

    // Categories swap their names, one goes, and its work is in none.
    const [first, second] = answer.categories;
    const swapped: GradingSetup = {
      ...plainSetup,
      baseVersion: 1,
      categories: [
        {
          ...{ key: 'b', categoryId: second?.categoryId ?? null, name: 'Homework', weightRatio: null },
          ...{ mean: 'points' as const, dropLowest: 0, dropHighest: 0, neverDropIds: [] },
        },
      ],
    };
    expect(first?.name).toBe('Homework');
    await gradebook.saveSetup({ courseId, setup: swapped });
    const after = await gridOf(scene);
    expect(after.assignments.map((one) => one.categoryId)).toEqual([null, null, second?.categoryId]);
    expect(rowOf(after, scene.ada).soFarRatio).toBeCloseTo(32 / 60, 8);
  });

  it('refuses weights that are not one together, names twice, strangers, and a stale version', async () => {
    const scene = await hasClass();
    const other = await hasClass();
    const { courseId } = scene.course;
    const good = categories(scene.ids);
    const refusal = async (setup: GradingSetup, code: string) =>
      expect(scene.teacher.client.gradebook.saveSetup({ courseId, setup })).rejects.toMatchObject({ code });
    const with0 = (patch: Partial<GradingSetup['categories'][number]>): GradingSetup => ({
      ...good,
      categories: good.categories.map((one, at) => (at === 0 ? { ...one, ...patch } : one)),
    });
    await refusal(with0({ weightRatio: 0.5 }), 'WEIGHTS_OFF');
    await refusal(with0({ name: 'examinations' }), 'DUPLICATE_NAME');
    await refusal(with0({ neverDropIds: [other.ids[0]] }), 'UNKNOWN_ASSIGNMENT');
    await refusal(with0({ categoryId: newId() as never }), 'UNKNOWN_CATEGORY');
    await refusal(
      { ...good, assignments: [{ assignmentId: other.ids[0], categoryKey: 'a' }] },
      'UNKNOWN_ASSIGNMENT',
    );
    await refusal(with0({ key: good.categories[1]?.key as string }), 'UNKNOWN_CATEGORY');
    await scene.teacher.client.gradebook.saveSetup({ courseId, setup: good });
    await refusal(good, 'STALE');
    const { categories: saved } = await scene.teacher.client.gradebook.grid({ courseId });
    const [one] = saved;
    const twice = good.categories.map((each) => ({ ...each, categoryId: one?.categoryId ?? null }));
    await refusal({ ...good, baseVersion: 1, categories: twice }, 'UNKNOWN_CATEGORY');
  });
});

describe('files', () => {
  it('exports texts that no spreadsheet runs, and imports them again without a change', async () => {
    const scene = await hasClass([{ title: '=1+1' }, { title: 'Roots' }, { title: 'Roots' }]);
    await save(scene, [
      change(scene.ada, scene.ids[0], 18.5),
      change(scene.ada, scene.ids[1], 'excused'),
      change(scene.ben, scene.ids[2], 'missing'),
    ]);
    const { courseId } = scene.course;
    const { gradebook } = scene.teacher.client;
    const file = await gradebook.export({ courseId, format: 'csv' });
    const csv = Buffer.from(file.base64, 'base64').toString();
    expect(csv).toContain(`"'=1+1"`);
    expect(csv).not.toMatch(/(^|,|\n)"?[=+@-]/m);
    expect(await gradebook.previewImport({ courseId, csv })).toMatchObject({
      lines: [],
      problems: [],
      unchangedCount: 3,
      blankCount: 3,
    });
    const xlsx = await gradebook.export({ courseId, format: 'xlsx' });
    expect(Buffer.from(xlsx.base64, 'base64').subarray(0, 2).toString()).toBe('PK');
  });

  it('brings back its own file where titles are alike, or called as its totals are', async () => {
    const titles = ['Essay', 'essay', 'Essay  two', 'essay two', 'So far (%)', 'Final letter', 'Student'];
    const scene = await hasClass(titles.map((title) => ({ title })));
    await save(
      scene,
      scene.ids.map((id, place) => change(scene.ada, id, 10 + place)),
    );
    const { courseId } = scene.course;
    const { gradebook } = scene.teacher.client;
    const file = await gradebook.export({ courseId, format: 'csv' });
    const csv = Buffer.from(file.base64, 'base64').toString();
    const back = await gradebook.previewImport({ courseId, csv });
    expect(back).toMatchObject({ lines: [], problems: [], unchangedCount: 7 });
    expect(back.columns.map(({ assignmentId }) => assignmentId)).toEqual(scene.ids);
  });

  it('asks for which assignment a column is that could be for several, or is a total', async () => {
    const scene = await hasClass([{ title: 'Essay' }, { title: 'essay' }, { title: 'So far (%)' }]);
    const { courseId } = scene.course;
    const { previewImport } = scene.teacher.client.gradebook;
    const csv = 'Student,So far (%),ESSAY,essay\nAda Lovelace,91.5,3,4';
    const asked = await previewImport({ courseId, csv });
    expect(asked.problems).toMatchObject([
      { row: 1, code: 'unclear_assignment', text: 'So far (%)' },
      { row: 1, code: 'unclear_assignment', text: 'ESSAY' },
    ]);
    expect(asked.lines).toMatchObject([
      { assignmentTitle: 'essay', change: { assignmentId: scene.ids[1], to: { points: 4 } } },
    ]);
    const columns = [
      { at: 1, assignmentId: null, points: null },
      { at: 2, assignmentId: scene.ids[0], points: null },
    ];
    const settled = await previewImport({ courseId, csv, mapping: { columns, students: [] } });
    expect(settled.problems).toEqual([]);
    expect(settled.lines.map((line) => line.change.assignmentId)).toEqual([scene.ids[0], scene.ids[1]]);
  });

  it('previews an import: blanks change nothing, and every other cell is explained', async () => {
    const scene = await hasClass();
    await save(scene, [change(scene.ada, scene.ids[0], 18), change(scene.ada, scene.ids[1], 10)]);
    const csv = [
      'Student;Leaves;Roots;Seeds;Stems',
      'Ada Lovelace;;12,5;400;1',
      '"Franklin, Ben";ex;=SUM(A1);-3;',
      'Nobody Known;1;2;3;',
      'ada lovelace;1;2;3;',
    ].join('\n');
    const preview = await scene.teacher.client.gradebook.previewImport({
      courseId: scene.course.courseId,
      csv,
    });
    expect(preview.blankCount).toBe(1);
    expect(
      preview.lines.map(({ studentName, assignmentTitle, change: { to }, isFarAbove }) => [
        ...[studentName, assignmentTitle, to.state === 'graded' ? to.points : to.state, isFarAbove],
      ]),
    ).toEqual([
      ['Ada Lovelace', 'Roots', 12.5, false],
      ['Ada Lovelace', 'Seeds', 400, true],
      ['Ben Franklin', 'Leaves', 'excused', false],
    ]);
    expect(preview.problems.map(({ row, code }) => [row, code])).toEqual([
      [1, 'unknown_assignment'],
      [3, 'not_a_number'],
      [3, 'out_of_range'],
      [4, 'unknown_student'],
      [5, 'duplicate_student'],
    ]);
    const saved = await save(
      scene,
      preview.lines.map((line) => line.change),
      scene.teacher,
      'import',
    );
    expect(saved.saved).toHaveLength(2);
    expect(saved.refused).toMatchObject([{ code: 'out_of_range' }]);
    expect(rowOf(await gridOf(scene), scene.ada).cells).toBe('18,12.5*2,');
  });

  it('reads an export of Canvas, asks about its points possible, and scales or keeps them', async () => {
    const scene = await hasClass();
    const { courseId } = scene.course;
    const csv = [
      'Student,ID,SIS User ID,SIS Login ID,Section,Leaves (1234567),Roots (1234568),Final Grade',
      ',,,,,Manual Posting,,',
      '    Points Possible,,,,,40.00,20.00,(read only)',
      '"Lovelace, Ada",9001,,ada,P1,36.00,15.50,A',
    ].join('\n');
    const { previewImport } = scene.teacher.client.gradebook;
    const told = async (points: 'scale' | 'keep' | null) => {
      const columns = [{ at: 5, assignmentId: scene.ids[0], points }];
      const preview = await previewImport({ courseId, csv, mapping: { columns, students: [] } });
      return {
        open: preview.columns.filter((one) => one.isPointsOpen).map((one) => one.heading),
        problems: preview.problems.map(({ code }) => code),
        points: preview.lines.map(({ change: { to } }) => to.state === 'graded' && to.points),
      };
    };
    const undecided = { open: ['Leaves (1234567)'], problems: ['points_differ'], points: [15.5] };
    expect(await told(null)).toEqual(undecided);
    expect(await told('scale')).toEqual({ open: [], problems: [], points: [18, 15.5] });
    expect(await told('keep')).toEqual({ open: [], problems: [], points: [36, 15.5] });
  });

  it("refuses one student's number with another's name, until somebody says whose row it is", async () => {
    const scene = await hasClass();
    const { courseId } = scene.course;
    await sql(scene, "update student_profiles set student_number = 'S-1' where id = $1", [
      scene.ada.studentId,
    ]);
    const csv = 'Student,Student ID,Leaves,Nothing\n"Franklin, Ben",S-1,"1,000",3\nStranger,,5,3';
    const { previewImport } = scene.teacher.client.gradebook;
    const open = await previewImport({ courseId, csv });
    expect(open.lines).toEqual([]);
    expect(open.problems).toMatchObject([
      { row: 1, code: 'unknown_assignment', text: 'Nothing' },
      { row: 2, code: 'name_differs', text: 'S-1, Franklin, Ben' },
      { row: 3, code: 'unknown_student', text: 'Stranger' },
    ]);
    expect(open.rows.map(({ row }) => row)).toEqual([2, 3]);
    const settled = await previewImport({
      ...{ courseId, csv },
      mapping: {
        columns: [{ at: 3, assignmentId: null, points: null }],
        students: [
          { row: 2, studentId: scene.ben.studentId as StudentId },
          { row: 3, studentId: null },
        ],
      },
    });
    expect(settled.problems).toEqual([]);
    expect(settled.lines).toMatchObject([
      { studentName: 'Ben Franklin', isFarAbove: true, change: { to: { state: 'graded', points: 1000 } } },
    ]);
  });

  it('reads a thousand as a thousand, or says why it can not', async () => {
    const scene = await hasClass([{ title: 'Leaves, roots, and stems; all' }, { title: 'Seeds' }]);
    const { courseId } = scene.course;
    const read = async (csv: string) => {
      const preview = await scene.teacher.client.gradebook.previewImport({ courseId, csv });
      return {
        points: preview.lines.map(({ change: { to } }) => to.state === 'graded' && to.points),
        problems: preview.problems.map(({ row, code }) => [row, code]),
      };
    };
    const both = { points: [1000, 4], problems: [] };
    expect(await read('Student\tLeaves, roots, and stems; all\tSeeds\nAda Lovelace\t1,000\t4')).toEqual(both);
    expect(await read('Student\t"Leaves, roots, and stems; all"\tSeeds\nAda Lovelace\t"1,000"\t4')).toEqual(
      both,
    );
    expect(await read('sep=;\nStudent;"Leaves, roots, and stems; all";Seeds\nAda Lovelace;1000;4')).toEqual(
      both,
    );
    // Two cells for one: the rest of the row has moved on.
    expect(await read('Student,"Leaves, roots, and stems; all",Seeds\nAda Lovelace,1,000,4')).toEqual({
      points: [],
      problems: [[2, 'too_many_cells']],
    });
  });

  it('refuses a sheet that is larger than any gradebook', async () => {
    const scene = await hasClass();
    const csv = `Student${',x'.repeat(600)}`;
    await expect(
      scene.teacher.client.gradebook.previewImport({ courseId: scene.course.courseId, csv }),
    ).rejects.toMatchObject({ code: 'SHEET_TOO_LARGE' });
  });

  it('says when a file has no students in it', async () => {
    const scene = await hasClass();
    await expect(
      scene.teacher.client.gradebook.previewImport({ courseId: scene.course.courseId, csv: 'Leaves\n3' }),
    ).rejects.toMatchObject({ code: 'NO_STUDENT_COLUMN' });
  });
});
