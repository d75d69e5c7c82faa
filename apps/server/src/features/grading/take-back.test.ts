import { randomUUID } from 'node:crypto';
import type { RubricCriterion } from '@fieldhouse/contract/content.ts';
import type { AssignmentId, AttemptId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import {
  type CoursePlace,
  openWorld,
  type Person,
  type SchoolPlace,
  type StudentPerson,
  type World,
} from '#testing/world.ts';
import { releaseDueGrade } from './release-due.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const WORK: RubricCriterion[] = [
  { id: 'work', name: 'Work', points: 20, description: '', source: 'manual', levels: [] },
];

interface Scene {
  readonly course: CoursePlace;
  readonly school: SchoolPlace;
  readonly teacher: Person;
  readonly ada: StudentPerson;
  readonly assignmentId: AssignmentId;
  readonly attemptId: AttemptId;
}

let schools = 0;
async function hasWork(): Promise<Scene> {
  schools += 1;
  const school = await world.hasSchool(`Undo ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({
    ...{ title: 'Biology', teacher },
    assignments: [{ title: 'Leaves', rubric: WORK }],
  });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const assignmentId = course.assignmentIds[0] as AssignmentId;
  return { school, teacher, course, ada, assignmentId, attemptId: await handIn(ada, assignmentId) };
}

async function handIn(student: Person, assignmentId: AssignmentId): Promise<AttemptId> {
  const { attemptId } = await student.client.coursework.submit({
    assignmentId,
    content: { v: 1, text: 'My work', matches: [] },
    idempotencyKey: randomUUID(),
  });
  return attemptId;
}

const release = ({ teacher, attemptId }: Scene, points: number, baseSeq = 0) =>
  teacher.client.grading.record({
    ...{ attemptId, baseSeq, comment: 'for you', release: true, isUndoable: true },
    criteria: [{ criterionId: 'work', points }],
  });

/** What the job does once the seconds are over. */
const secondsPass = ({ school, teacher, attemptId }: Scene, seq: number) =>
  releaseDueGrade(world.services, {
    schoolId: school.schoolId as SchoolId,
    attemptId,
    seq,
    userId: teacher.userId,
  });

/** What the student and the record know of it. */
async function seen({ ada, assignmentId, school }: Scene) {
  const { attempts } = await ada.client.coursework.get({ assignmentId });
  const { notifications } = await ada.client.notifications.latest({});
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('select kind from grade_events where school_id = $1 and assignment_id = $2 order by seq', [
      school.schoolId,
      assignmentId,
    ]),
  );
  return {
    points: attempts.map(({ grade }) => grade?.points ?? null),
    news: notifications.filter(({ template }) => template === 'grade_released').length,
    events: (rows as { kind: string }[]).map(({ kind }) => kind),
  };
}

const hear = async ({ ada }: Scene) => (await ada.client.gradebook.mine({})).courses[0]?.soFarRatio ?? null;

it('waits with the release, tells nobody meanwhile, and lets the grade go when the seconds are over', async () => {
  const scene = await hasWork();
  const recorded = await release(scene, 18);
  expect(recorded).toEqual({ points: 18, lateDeduction: 0, pointsPossible: 20, seq: 2, undoSeconds: 10 });
  expect(await seen(scene)).toEqual({ points: [null], news: 0, events: ['recorded', 'held'] });
  expect(await hear(scene)).toBeNull();

  await secondsPass(scene, recorded.seq);
  expect(await seen(scene)).toEqual({ points: [18], news: 1, events: ['recorded', 'held', 'released'] });
  expect(await hear(scene)).toBe(0.9);

  // A job may run twice.
  await secondsPass(scene, recorded.seq);
  expect(await seen(scene)).toEqual({ points: [18], news: 1, events: ['recorded', 'held', 'released'] });
});

it('is undone within the seconds: the grade stays held as it was recorded, and can be released again', async () => {
  const scene = await hasWork();
  const { teacher, attemptId } = scene;
  const { seq } = await release(scene, 18);
  const undone = await teacher.client.grading.takeBack({ attemptId, seq });
  await secondsPass(scene, seq);
  expect(await seen(scene)).toEqual({ points: [null], news: 0, events: ['recorded', 'held', 'held'] });
  expect((await teacher.client.grading.getWork({ attemptId })).grade).toMatchObject({
    ...{ state: 'graded', points: 18, isReleased: false, seq: undone.seq },
    criteria: [{ criterionId: 'work', points: 18 }],
    feedback: { comment: 'for you' },
  });
  const again = await release(scene, 19, undone.seq);
  await secondsPass(scene, again.seq);
  expect((await seen(scene)).points).toEqual([19]);
});

it('refuses to undo what the student sees, and undoes nothing twice', async () => {
  const scene = await hasWork();
  const { teacher, attemptId } = scene;
  const { seq } = await release(scene, 18);
  await secondsPass(scene, seq);
  await expect(teacher.client.grading.takeBack({ attemptId, seq })).rejects.toMatchObject({
    code: 'TOO_LATE',
  });
  expect((await seen(scene)).points).toEqual([18]);

  const other = await hasWork();
  const first = await release(other, 5);
  await other.teacher.client.grading.takeBack({ attemptId: other.attemptId, seq: first.seq });
  await expect(
    other.teacher.client.grading.takeBack({ attemptId: other.attemptId, seq: first.seq }),
  ).rejects.toMatchObject({ code: 'TOO_LATE' });
});

it('releases nothing that was changed or handed in anew meanwhile', async () => {
  const scene = await hasWork();
  const { seq } = await release(scene, 18);
  await handIn(scene.ada, scene.assignmentId);
  await secondsPass(scene, seq);
  expect(await seen(scene)).toMatchObject({ points: [null, null], news: 0 });
});

it('replaces a grade that the student sees at once, so that it never vanishes', async () => {
  const scene = await hasWork();
  const { seq } = await release(scene, 18);
  await secondsPass(scene, seq);
  const released = (await scene.teacher.client.grading.getWork({ attemptId: scene.attemptId })).grade;
  expect(await release(scene, 12, released.seq)).toMatchObject({ undoSeconds: null });
  expect((await seen(scene)).points).toEqual([12]);
});

it('is left to whoever may release', async () => {
  const scene = await hasWork();
  const { seq } = await release(scene, 18);
  const { attemptId } = scene;
  const admin = await scene.school.hasPerson({ role: 'school_admin', name: 'Ira Admin' });
  await expect(admin.client.grading.takeBack({ attemptId, seq })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(scene.ada.client.grading.takeBack({ attemptId, seq })).rejects.toMatchObject({
    code: expect.stringMatching(/FORBIDDEN|NOT_FOUND/),
  });
  await secondsPass(scene, seq);
  expect((await seen(scene)).points).toEqual([18]);
});

it('lists the students of an assignment: what waits first, then by family name, with how each stands', async () => {
  const scene = await hasWork();
  const { school, teacher, course, assignmentId } = scene;
  const zoe = await school.hasStudent({ name: 'Zoe Abel', in: [course] });
  await school.hasStudent({ name: 'Ben Zander', in: [course] });
  await school.hasStudent({ name: 'Yara Miller', in: [course] });
  await handIn(zoe, assignmentId);
  const list = async () =>
    (await teacher.client.grading.assignmentWork({ assignmentId })).students.map(
      ({ studentName, state, isReleased }) => [studentName, state, isReleased],
    );
  expect(await list()).toEqual([
    ['Zoe Abel', 'to_grade', false],
    ['Ada Lovelace', 'to_grade', false],
    ['Yara Miller', 'ungraded', false],
    ['Ben Zander', 'ungraded', false],
  ]);
  const { seq } = await release(scene, 18);
  await secondsPass(scene, seq);
  expect(await list()).toEqual([
    ['Zoe Abel', 'to_grade', false],
    ['Ada Lovelace', 'graded', true],
    ['Yara Miller', 'ungraded', false],
    ['Ben Zander', 'ungraded', false],
  ]);
  expect((await teacher.client.grading.assignments({})).assignments).toMatchObject([
    { assignmentId, assignmentTitle: 'Leaves', courseTitle: 'Biology' },
  ]);
});
