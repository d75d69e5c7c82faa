import { randomUUID } from 'node:crypto';
import type { RubricCriterion } from '@fieldhouse/contract/content.ts';
import type { AssignmentId, AttemptId, StudentId } from '@fieldhouse/contract/ids.ts';
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

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const WORK: RubricCriterion[] = [
  { id: 'work', name: 'Work', points: 20, description: '', source: 'manual', levels: [] },
];

interface Scene {
  readonly school: SchoolPlace;
  readonly teacher: Person;
  readonly course: CoursePlace;
  readonly ada: StudentPerson;
}

let schools = 0;
async function hasBiology(): Promise<Scene> {
  schools += 1;
  const school = await world.hasSchool(`School ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const assignments = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, rubric: WORK }));
  const course = await school.hasCourse({ title: 'Biology', teacher, assignments, isNcaaApproved: true });
  return { school, teacher, course, ada: await school.hasStudent({ name: 'Ada Lovelace', in: [course] }) };
}

async function handIn(student: Person, assignmentId: AssignmentId): Promise<AttemptId> {
  const receipt = await student.client.coursework.submit({
    assignmentId,
    content: { v: 1, text: 'My work', matches: [] },
    idempotencyKey: randomUUID(),
  });
  return receipt.attemptId;
}

async function grade(teacher: Person, attemptId: AttemptId, points: number, release = true): Promise<void> {
  const { grade: cell } = await teacher.client.grading.getWork({ attemptId });
  await teacher.client.grading.record({
    attemptId,
    criteria: [{ criterionId: 'work', points }],
    comment: 'for you',
    baseSeq: cell.seq,
    release,
  });
}

/** As the rules of missing and excused work will write it. */
const mark = ({ school, course, ada }: Scene, assignmentId: AssignmentId, state: 'missing' | 'excused') =>
  world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `insert into grades (school_id, course_id, student_id, enrollment_id, assignment_id, state, points_possible,
         released_at, last_seq)
       select $1::uuid, $2::uuid, $3::uuid, e.id, $4::uuid, $5::text, 20, now(), 1
       from enrollments e where e.student_id = $3 and e.course_id = $2 and e.is_current`,
      [school.schoolId, course.courseId, ada.studentId, assignmentId, state],
    ),
  );

const idsOf = (scene: Scene) =>
  scene.course.assignmentIds as [AssignmentId, AssignmentId, AssignmentId, AssignmentId];

it('shows nothing graded as nothing, not as zero', async () => {
  const { ada } = await hasBiology();
  expect(await ada.client.gradebook.mine({})).toMatchObject({
    currentGpa: null,
    progressGpa: null,
    creditsInProgress: 0.5,
    creditsEarned: 0,
    courses: [
      {
        title: 'Biology',
        status: 'active',
        earned: 0,
        possible: 0,
        soFarRatio: null,
        gradedCount: 0,
        assignmentCount: 4,
      },
    ],
  });
});

it('adds up what is released, in both totals', async () => {
  const scene = await hasBiology();
  const [one, two, three] = idsOf(scene);
  await grade(scene.teacher, await handIn(scene.ada, one), 18);
  await grade(scene.teacher, await handIn(scene.ada, two), 0);
  await handIn(scene.ada, three);
  const mine = await scene.ada.client.gradebook.mine({});
  expect(mine).toMatchObject({
    progressGpa: 1.8,
    courses: [{ earned: 18, possible: 40, soFarRatio: 0.45, gradedCount: 2 }],
  });
  // One piece of work waits for its grade and is left out.
  expect(mine.courses[0]?.ifNothingElseRatio).toBe(18 / 60);
  expect(mine.courses[0]?.assignments.map(({ title, state, points }) => [title, state, points])).toEqual([
    ['One', 'graded', 18],
    ['Two', 'graded', 0],
    ['Three', 'submitted', null],
    ['Four', 'not_started', null],
  ]);
});

it.each([
  [{ kind: 'not_counted' as const }, 20, 18 / 20],
  [{ kind: 'zero' as const }, 40, 18 / 40],
  [{ kind: 'percent' as const, percent: 50 }, 40, 28 / 40],
])(
  'keeps missing, excused and zero apart; missing work counts as the school says: %j',
  async (missing, possible, ratio) => {
    const scene = await hasBiology();
    await scene.school.hasPolicy({ missing });
    const [one, two, three] = idsOf(scene);
    await mark(scene, two, 'missing');
    await mark(scene, three, 'excused');
    await grade(scene.teacher, await handIn(scene.ada, one), 18);
    const [course] = (await scene.ada.client.gradebook.mine({})).courses;
    // One is missing and one never came.
    const atTheEnd = (missing.kind === 'percent' ? 18 + 10 + 10 : 18) / 60;
    expect(course).toMatchObject({ possible, soFarRatio: ratio, ifNothingElseRatio: atTheEnd });
    expect(course?.assignments.map((line) => line.state)).toEqual([
      'graded',
      'missing',
      'excused',
      'not_started',
    ]);
  },
);

it('takes work that comes in after all out of the missing', async () => {
  const scene = await hasBiology();
  await scene.school.hasPolicy({ missing: { kind: 'zero' } });
  const [one, two] = idsOf(scene);
  await grade(scene.teacher, await handIn(scene.ada, one), 18);
  await mark(scene, two, 'missing');
  await handIn(scene.ada, two);
  const [course] = (await scene.ada.client.gradebook.mine({})).courses;
  expect(course).toMatchObject({ soFarRatio: 0.9, assignments: [{}, { state: 'submitted' }, {}, {}] });
});

it('counts a passing course for the bar as projected while it runs', async () => {
  const scene = await hasBiology();
  await grade(scene.teacher, await handIn(scene.ada, idsOf(scene)[0]), 12);
  const home = await scene.ada.client.home.student({});
  expect(home).toMatchObject({
    core: { earned: 0, projected: 1, required: 16 },
    isCoreBarMet: false,
    progressGpa: 2.4,
  });
});

it('is the same to the byte with a held grade as without one', async () => {
  const scene = await hasBiology();
  const parent = await scene.school.hasGuardian({ name: 'Pat Lovelace', of: scene.ada });
  const [one, two] = idsOf(scene);
  await grade(scene.teacher, await handIn(scene.ada, one), 18);
  const attemptId = await handIn(scene.ada, two);

  const asSeen = async () => {
    const answers = await Promise.all(
      [scene.ada, parent].flatMap(({ client }) => [
        client.gradebook.mine({}),
        client.lessons.course({ courseId: scene.course.courseId }),
        client.lessons.get({ lessonId: scene.course.lessonIds[0]! }),
        client.coursework.get({ assignmentId: two }),
      ]),
    );
    const homes = await Promise.all([scene.ada.client.home.student({}), parent.client.home.parent({})]);
    return JSON.stringify([answers, homes]);
  };
  const before = await asSeen();
  await grade(scene.teacher, attemptId, 4, false);
  expect(await asSeen()).toBe(before);
  // A second held grade, lower or higher, shows as little as the first.
  await grade(scene.teacher, attemptId, 20, false);
  expect(await asSeen()).toBe(before);
  await grade(scene.teacher, attemptId, 20, true);
  expect(await asSeen()).not.toBe(before);
});

it('takes a released grade back out of sight when it is held', async () => {
  const scene = await hasBiology();
  const attemptId = await handIn(scene.ada, idsOf(scene)[0]);
  await grade(scene.teacher, attemptId, 18);
  await grade(scene.teacher, attemptId, 10, false);
  const page = await scene.ada.client.coursework.get({ assignmentId: idsOf(scene)[0] });
  expect(page).toMatchObject({ state: 'submitted', attempts: [{ grade: null }] });
  expect((await scene.ada.client.gradebook.mine({})).courses[0]).toMatchObject({
    soFarRatio: null,
    gradedCount: 0,
  });
});

it('shows a guardian the child, and nobody another student', async () => {
  const scene = await hasBiology();
  const bob = await scene.school.hasStudent({ name: 'Bob Other', in: [scene.course] });
  const parent = await scene.school.hasGuardian({ name: 'Pat Lovelace', of: scene.ada });
  const blind = await scene.school.hasGuardian({ name: 'No Right', of: scene.ada, rights: ['alerts'] });
  const cem = await scene.school.hasStudent({ name: 'Cem Lovelace', in: [scene.course] });
  await scene.school.isGuardian(parent, { of: cem });
  await grade(scene.teacher, await handIn(scene.ada, idsOf(scene)[0]), 18);
  expect((await parent.client.gradebook.mine({})).courses[0]).toMatchObject({ earned: 18 });
  expect((await bob.client.gradebook.mine({})).courses[0]).toMatchObject({ earned: 0, gradedCount: 0 });
  const { students, studentId } = await parent.client.gradebook.mine({});
  expect(students.map(({ name, isSelf }) => [name, isSelf])).toEqual([
    ['Ada Lovelace', false],
    ['Cem Lovelace', false],
  ]);
  expect((await parent.client.gradebook.mine({ studentId })).studentId).toBe(studentId);
  const other = (await bob.client.gradebook.mine({})).studentId;
  await expect(parent.client.gradebook.mine({ studentId: other })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(blind.client.gradebook.mine({})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(scene.teacher.client.gradebook.mine({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('tells a student whom the school has not confirmed no name', async () => {
  const scene = await hasBiology();
  const guess = await scene.school.hasStudent({
    name: 'Guess Er',
    status: 'provisional',
    in: [scene.course],
  });
  const [one] = idsOf(scene);
  await grade(scene.teacher, await handIn(guess, one), 18);
  const answers = await Promise.all([
    guess.client.coursework.get({ assignmentId: one }),
    guess.client.gradebook.mine({}),
    guess.client.home.student({}),
    guess.client.lessons.course({ courseId: scene.course.courseId }),
  ]);
  expect(answers[0].attempts[0]?.grade).toMatchObject({ points: 18, gradedByName: null });
  expect(answers[2].provisionalUntil).not.toBeNull();
  expect(JSON.stringify(answers)).not.toMatch(/Nora|Okafor|Ada|Lovelace/);
});

it('takes one question about a grade at a time, and tells the teachers', async () => {
  const { school, teacher, course, ada } = await hasBiology();
  const { courseId } = await school.hasCourse({ title: 'Algebra', teacher });
  await ada.client.catalog.enroll({ courseId });
  const [first, second] = course.assignmentIds as [AssignmentId, AssignmentId];
  const studentId = ada.studentId as StudentId;
  await grade(teacher, await handIn(ada, first), 12);
  await handIn(ada, second);
  const question = { studentId, assignmentId: first, criterionId: 'work', text: ' Why 12? ' };
  await ada.client.gradebook.ask(question);
  await expect(ada.client.gradebook.ask(question)).rejects.toMatchObject({ code: 'ALREADY_ASKED' });
  await expect(ada.client.gradebook.ask({ ...question, assignmentId: second })).rejects.toMatchObject({
    code: 'NOT_GRADED',
  });
  expect(await ada.client.gradebook.detail({ studentId, assignmentId: first })).toMatchObject({
    grade: { points: 12, source: 'teacher', gradedByName: 'Nora Okafor', feedback: { comment: 'for you' } },
    inquiries: [{ criterionId: 'work', text: 'Why 12?', state: 'open', answer: null }],
    can: { ask: false },
  });
  expect(await ada.client.gradebook.detail({ studentId, assignmentId: second })).toMatchObject({
    grade: null,
    can: { ask: false },
  });
  const { notifications } = await teacher.client.notifications.latest({});
  expect(notifications.map(({ template }) => template)).toContain('grade_question');
  const mother = await school.hasGuardian({ name: 'Mo Ther', of: ada });
  expect((await mother.client.gradebook.detail({ studentId, assignmentId: first })).inquiries).toHaveLength(
    1,
  );
});

it('tells of work, questions and problems whoever runs the school, where no teacher of the course can act', async () => {
  const { school, teacher, course, ada } = await hasBiology();
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ruth Alvarez' });
  const [first, second] = course.assignmentIds as [AssignmentId, AssignmentId];
  await grade(teacher, await handIn(ada, first), 12);
  const bellOf = async (person: Person) =>
    (await person.client.notifications.latest({})).notifications.map(({ template }) => template).sort();
  const before = await bellOf(teacher);
  expect(await bellOf(admin)).toEqual([]);
  const is = (state: string) =>
    world.services.db.pool.query(`update users set suspended_at = ${state} where id = $1`, [teacher.userId]);
  await is('now()');
  await handIn(ada, second);
  const studentId = ada.studentId as StudentId;
  await ada.client.gradebook.ask({ studentId, assignmentId: first, criterionId: 'work', text: 'Why 12?' });
  await ada.client.coursework.reportProblem({
    subject: { kind: 'assignment', assignmentId: second },
    note: 'Step 2 is missing.',
  });
  expect(await bellOf(admin)).toEqual(['grade_question', 'problem_reported', 'work_to_grade']);
  await is('null');
  expect(await bellOf(teacher)).toEqual(before);
});

it('takes questions about a grade from those who may read it, and shows it to nobody else', async () => {
  const { school, teacher, course, ada } = await hasBiology();
  const [assignmentId] = course.assignmentIds as [AssignmentId];
  await grade(teacher, await handIn(ada, assignmentId), 12);
  const cell = { studentId: ada.studentId as StudentId, assignmentId };
  const mother = await school.hasGuardian({ name: 'Mo Ther', of: ada });
  for (const stranger of [
    await school.hasStudent({ name: 'Class Mate', in: [course] }),
    await school.hasGuardian({ name: 'Un Told', of: ada, rights: ['alerts'] }),
  ]) {
    const { ask, detail } = stranger.client.gradebook;
    const refused = { code: 'NOT_FOUND' };
    await expect(ask({ ...cell, criterionId: null, text: 'Why?' }), stranger.name).rejects.toMatchObject(
      refused,
    );
    await expect(detail(cell), stranger.name).rejects.toMatchObject(refused);
  }
  await mother.client.gradebook.ask({ ...cell, criterionId: 'no such line', text: 'Why?' });
  expect((await ada.client.gradebook.detail(cell)).inquiries).toMatchObject([
    { criterionId: null, text: 'Why?' },
  ]);
});

it('shows nothing of a grade that is held back', async () => {
  const { teacher, course, ada } = await hasBiology();
  const [first] = course.assignmentIds as [AssignmentId];
  const studentId = ada.studentId as StudentId;
  const attemptId = await handIn(ada, first);
  await grade(teacher, attemptId, 12, false);
  expect(await ada.client.gradebook.detail({ studentId, assignmentId: first })).toMatchObject({
    grade: null,
    can: { ask: false },
  });
});

it('tells guardians of grades as long as the record is open to them', async () => {
  const { school, teacher, course } = await hasBiology();
  const [assignmentId] = course.assignmentIds as [AssignmentId];
  const child = await school.hasStudent({ name: 'Kim Minor', in: [course] });
  const adult = await school.hasStudent({ name: 'Lee Adult', in: [course], birthOn: '2000-01-01' });
  const parents = [
    await school.hasGuardian({ name: 'Pat Minor', of: child }),
    await school.hasGuardian({ name: 'Pat Adult', of: adult }),
  ];
  for (const student of [child, adult]) await grade(teacher, await handIn(student, assignmentId), 12);
  const bellOf = async ({ client }: Person) =>
    (await client.notifications.latest({})).notifications.map(({ template }) => template);
  expect(await Promise.all(parents.map(bellOf))).toEqual([['grade_released'], []]);
});
