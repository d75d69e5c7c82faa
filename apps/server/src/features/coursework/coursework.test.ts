import { randomUUID } from 'node:crypto';
import type { MatchingBody, RubricCriterion } from '@fieldhouse/contract/content.ts';
import type { AssignmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
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

const ABSENT = '00000000-0000-7000-8000-000000000000' as AssignmentId;

const matching: MatchingBody = {
  v: 1,
  pairs: ['leaf', 'root', 'stem', 'seed'].map((id) => ({
    id,
    left: { text: `left ${id}`, imageFileId: null, alt: null },
    right: { text: `right ${id}`, imageFileId: null, alt: null },
  })),
};
const matchingRubric: RubricCriterion[] = [
  { id: 'pairs', name: 'Pairs', points: 20, description: '', source: 'matching', levels: [] },
];

interface Scene {
  readonly school: SchoolPlace;
  readonly teacher: Person;
  readonly course: CoursePlace;
  readonly ada: StudentPerson;
  readonly assignmentId: AssignmentId;
}

let schools = 0;
async function hasWork(draft: Partial<AssignmentDraft> = {}): Promise<Scene> {
  schools += 1;
  const school = await world.hasSchool(`School ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [{ title: 'Leaves', ...draft }],
  });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  return { school, teacher, course, ada, assignmentId: course.assignmentIds[0] as AssignmentId };
}

const answer = (text: string) => ({ v: 1 as const, text, matches: [] });
const submitted = (assignmentId: AssignmentId, text: string, idempotencyKey: string = randomUUID()) => ({
  assignmentId,
  content: answer(text),
  idempotencyKey,
});

/** Joins the sides as this student sees them; `swapped` pairs are joined crosswise. */
async function matchesOf({ ada, assignmentId }: Scene, swapped = 0) {
  const page = await ada.client.coursework.get({ assignmentId });
  const lefts = page.matching?.lefts ?? [];
  const wanted = lefts.map((left) => left.text.replace('left', 'right'));
  if (swapped === 2) [wanted[0], wanted[1]] = [wanted[1] as string, wanted[0] as string];
  return lefts.map((left, index) => ({
    leftId: left.id,
    rightId: page.matching?.rights.find((right) => right.text === wanted[index])?.id ?? '',
  }));
}

it('shows a learner everything of an assignment, and staff the same without work', async () => {
  const { ada, teacher, assignmentId } = await hasWork({
    matching,
    rubric: matchingRubric,
    dueAt: '2030-01-01T04:59:00Z',
  });
  const page = await ada.client.coursework.get({ assignmentId });
  expect(page).toMatchObject({
    courseTitle: 'Biology',
    title: 'Leaves',
    dueAt: '2030-01-01T04:59:00Z',
    timeZone: 'America/New_York',
    pointsPossible: 20,
    lesson: {
      title: 'Lesson 1',
      mainContent: '<p>Plants turn light, water and carbon dioxide into sugar and oxygen.</p>',
    },
    lastCheck: null,
    draft: null,
    attempts: [],
    state: 'pending',
    aiRelease: 'teacher_confirms',
    can: { submit: true, whyNot: null },
  });
  const other = await teacher.client.coursework.get({ assignmentId });
  expect(other).toMatchObject({ attempts: [], can: { submit: false, whyNot: 'not_a_learner' } });
  expect(other.matching?.lefts).toHaveLength(4);
  expect(other.matching?.lefts.map((one) => one.id).sort()).not.toEqual(
    page.matching?.lefts.map((one) => one.id).sort(),
  );
});

it('never shows which sides belong together', async () => {
  const scene = await hasWork({ matching, rubric: matchingRubric });
  const text = JSON.stringify(await scene.ada.client.coursework.get({ assignmentId: scene.assignmentId }));
  expect(text).not.toContain('"pairs":[');
  expect(text).not.toContain('"id":"leaf"');
});

it('answers assignments of others exactly like absent ones', async () => {
  const here = await hasWork();
  const there = await hasWork();
  const outsider = await here.school.hasStudent({ name: 'Not Enrolled' });
  for (const [person, assignmentId] of [
    [here.ada, there.assignmentId],
    [outsider, here.assignmentId],
  ] as const) {
    const calls = (id: AssignmentId) => [
      person.client.coursework.get({ assignmentId: id }),
      person.client.coursework.saveDraft({
        assignmentId: id,
        content: answer('x'),
        baseRevision: 0,
        deviceId: 'd',
      }),
      person.client.coursework.checkMatching({ assignmentId: id, matches: [] }),
      person.client.coursework.submit(submitted(id, 'x')),
    ];
    const foreign = await Promise.allSettled(calls(assignmentId));
    const absent = await Promise.allSettled(calls(ABSENT));
    expect(foreign).toEqual(absent);
    for (const one of foreign) expect(one).toMatchObject({ reason: { code: 'NOT_FOUND' } });
  }
});

it('lets nobody hand in but an active learner', async () => {
  const { school, ada, teacher, assignmentId } = await hasWork();
  await expect(teacher.client.coursework.submit(submitted(assignmentId, 'x'))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update enrollments set status = 'completed', completed_at = now() where student_id = $1", [
      ada.studentId,
    ]),
  );
  await expect(ada.client.coursework.submit(submitted(assignmentId, 'x'))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(
    ada.client.coursework.saveDraft({ assignmentId, content: answer('x'), baseRevision: 0, deviceId: 'd' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await ada.client.coursework.get({ assignmentId })).can).toEqual({
    submit: false,
    whyNot: 'not_a_learner',
  });
});

it('keeps a draft by revisions, and gives a second tab the text it would have overwritten', async () => {
  const { ada, assignmentId } = await hasWork();
  const save = (text: string, baseRevision: number, deviceId = 'one') =>
    ada.client.coursework.saveDraft({ assignmentId, content: answer(text), baseRevision, deviceId });
  expect(await save('a', 0)).toMatchObject({ revision: 1 });
  expect(await save('ab', 1)).toMatchObject({ revision: 2 });
  await expect(save('other', 1, 'two')).rejects.toMatchObject({
    code: 'DRAFT_CONFLICT',
    data: { current: { content: answer('ab'), revision: 2 } },
  });
  // The same save again, after its answer was lost.
  expect(await save('ab', 1)).toMatchObject({ revision: 2 });
  expect((await ada.client.coursework.get({ assignmentId })).draft).toMatchObject({
    content: answer('ab'),
    revision: 2,
  });
  expect(
    (await ada.client.lessons.course({ courseId: await hasCourseOf(ada, assignmentId) })).assignments[0]
      ?.state,
  ).toBe('draft');
});

async function hasCourseOf(person: Person, assignmentId: AssignmentId) {
  return (await person.client.coursework.get({ assignmentId })).courseId;
}

it('G-03 gives one of two drafts saved at once to the other', async () => {
  const { ada, assignmentId } = await hasWork();
  const answers = await Promise.allSettled(
    ['x', 'y', 'z'].map((text) =>
      ada.client.coursework.saveDraft({
        assignmentId,
        content: answer(text),
        baseRevision: 0,
        deviceId: text,
      }),
    ),
  );
  expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  for (const one of answers)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'DRAFT_CONFLICT' });
});

it('takes a draft of 100,000 characters and refuses one more', async () => {
  const { ada, assignmentId } = await hasWork();
  const save = (text: string) =>
    ada.client.coursework.saveDraft({ assignmentId, content: answer(text), baseRevision: 0, deviceId: 'd' });
  await expect(save('x'.repeat(100_001))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await save('x'.repeat(100_000));
});

it('saves drafts in a read-only school, and refuses to take work in', async () => {
  const { school, ada, assignmentId } = await hasWork();
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("update schools set payment_status = 'suspended' where id = $1", [school.schoolId]),
  );
  await ada.client.coursework.saveDraft({
    assignmentId,
    content: answer('kept'),
    baseRevision: 0,
    deviceId: 'd',
  });
  await expect(ada.client.coursework.submit(submitted(assignmentId, 'kept'))).rejects.toMatchObject({
    code: 'SCHOOL_READ_ONLY',
  });
  expect(await ada.client.coursework.get({ assignmentId })).toMatchObject({
    draft: { content: answer('kept') },
    attempts: [],
    can: { submit: false, whyNot: 'school_read_only' },
  });
});

it('hands work in with a receipt, and the draft goes', async () => {
  const { ada, assignmentId, course } = await hasWork();
  await ada.client.coursework.saveDraft({
    assignmentId,
    content: answer('mine'),
    baseRevision: 0,
    deviceId: 'd',
  });
  const receipt = await ada.client.coursework.submit(submitted(assignmentId, 'mine'));
  expect(receipt).toMatchObject({
    attemptNumber: 1,
    grading: 'by_hand',
    receipt: expect.stringMatching(/^[\w-]{43}$/),
  });
  const page = await ada.client.coursework.get({ assignmentId });
  expect(page).toMatchObject({
    draft: null,
    state: 'submitted',
    attempts: [
      { attemptId: receipt.attemptId, text: 'mine', isLate: false, receipt: receipt.receipt, grade: null },
    ],
  });
  const line = (await ada.client.lessons.course({ courseId: course.courseId })).assignments[0];
  expect(line).toMatchObject({ state: 'submitted', points: null });
});

it('says late by the instant it was due', async () => {
  const { ada, assignmentId } = await hasWork({ dueAt: '2020-01-01T00:00:00Z' });
  await ada.client.coursework.submit(submitted(assignmentId, 'late'));
  expect((await ada.client.coursework.get({ assignmentId })).attempts[0]?.isLate).toBe(true);
});

it('refuses an empty answer, and one attempt too many', async () => {
  const { ada, assignmentId } = await hasWork({ attemptsAllowed: 1 });
  await expect(ada.client.coursework.submit(submitted(assignmentId, ' \n '))).rejects.toMatchObject({
    code: 'EMPTY_ANSWER',
  });
  await ada.client.coursework.submit(submitted(assignmentId, 'one'));
  await expect(ada.client.coursework.submit(submitted(assignmentId, 'two'))).rejects.toMatchObject({
    code: 'NO_ATTEMPTS_LEFT',
  });
  const page = await ada.client.coursework.get({ assignmentId });
  expect(page.can).toEqual({ submit: false, whyNot: 'no_attempts_left' });
  expect(page.attempts).toHaveLength(1);
});

it('makes one attempt of a submit that is sent many times at once', async () => {
  const { ada, assignmentId } = await hasWork();
  const one = submitted(assignmentId, 'once', randomUUID());
  const receipts = await Promise.all(Array.from({ length: 10 }, () => ada.client.coursework.submit(one)));
  expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
  expect(await ada.client.coursework.submit(one)).toEqual(receipts[0]);
  expect((await ada.client.coursework.get({ assignmentId })).attempts).toHaveLength(1);
});

it('makes one attempt of a button pressed twice, even under two keys', async () => {
  const { ada, teacher, course, assignmentId } = await hasWork();
  const receipts = await Promise.all(
    [1, 2, 3].map(() => ada.client.coursework.submit(submitted(assignmentId, 'pressed twice'))),
  );
  expect(new Set(receipts.map((receipt) => receipt.attemptId)).size).toBe(1);
  // In another tab, with what waits for its grade already; and once that is graded, for another one.
  expect(await ada.client.coursework.submit(submitted(assignmentId, 'pressed twice'))).toMatchObject({
    attemptNumber: 1,
  });
  await teacher.client.gradebook.setCells({
    courseId: course.courseId,
    source: 'typed',
    changes: [
      {
        studentId: ada.studentId as StudentId,
        assignmentId,
        to: { state: 'graded', points: 5 },
        baseSeq: 0,
      },
    ],
  });
  expect(await ada.client.coursework.submit(submitted(assignmentId, 'pressed twice'))).toMatchObject({
    attemptNumber: 2,
  });
});

it('numbers different answers sent at once one after the other', async () => {
  const { ada, assignmentId } = await hasWork();
  const receipts = await Promise.all(
    ['a', 'b', 'c', 'd'].map((text) => ada.client.coursework.submit(submitted(assignmentId, text))),
  );
  expect(receipts.map((receipt) => receipt.attemptNumber).sort()).toEqual([1, 2, 3, 4]);
});

it('checks pairs: the first check of an attempt scores, later ones are practice', async () => {
  const scene = await hasWork({ matching, rubric: matchingRubric });
  const { ada, assignmentId } = scene;
  const crosswise = await matchesOf(scene, 2);
  const right = await matchesOf(scene);
  await expect(
    ada.client.coursework.checkMatching({ assignmentId, matches: right.slice(1) }),
  ).rejects.toMatchObject({
    code: 'INCOMPLETE',
  });
  await expect(
    ada.client.coursework.checkMatching({ assignmentId, matches: [...right.slice(1), right[1]!] }),
  ).rejects.toMatchObject({ code: 'INCOMPLETE' });
  await expect(
    ada.client.coursework.checkMatching({
      assignmentId,
      matches: matching.pairs.map(({ id }) => ({ leftId: id, rightId: id })),
    }),
  ).rejects.toMatchObject({ code: 'INCOMPLETE' });
  await expect(ada.client.coursework.submit(submitted(assignmentId, ''))).rejects.toMatchObject({
    code: 'MATCHING_UNCHECKED',
  });

  const first = await ada.client.coursework.checkMatching({ assignmentId, matches: crosswise });
  expect(first).toMatchObject({ correct: 2, total: 4, isPerfect: false, isScored: true });
  expect(first.wrongLeftIds.sort()).toEqual([crosswise[0]?.leftId, crosswise[1]?.leftId].sort());
  const practice = await ada.client.coursework.checkMatching({ assignmentId, matches: right });
  expect(practice).toMatchObject({ correct: 4, isPerfect: true, isScored: false });

  const page = await ada.client.coursework.get({ assignmentId });
  expect(page.lastCheck).toMatchObject({ correct: 4, total: 4, wrongLeftIds: [] });
  expect(page.lastCheck?.matches).toEqual(expect.arrayContaining(right));
});

it('lets one of several first checks at once score', async () => {
  const scene = await hasWork({ matching, rubric: matchingRubric });
  const matches = await matchesOf(scene);
  const checks = await Promise.all(
    [1, 2, 3, 4].map(() =>
      scene.ada.client.coursework.checkMatching({ assignmentId: scene.assignmentId, matches }),
    ),
  );
  expect(checks.filter((check) => check.isScored)).toHaveLength(1);
});

it('grades work that is pairs alone at once, from the check that scored', async () => {
  const scene = await hasWork({ matching, rubric: matchingRubric });
  const { ada, assignmentId, course } = scene;
  await ada.client.coursework.checkMatching({ assignmentId, matches: await matchesOf(scene, 2) });
  const right = await matchesOf(scene);
  await ada.client.coursework.checkMatching({ assignmentId, matches: right });
  const receipt = await ada.client.coursework.submit({
    assignmentId,
    content: { v: 1, text: '', matches: right },
    idempotencyKey: randomUUID(),
  });
  expect(receipt.grading).toBe('done');
  const audited = await world.services.units.write(jobInSchool(scene.school.schoolId), (tx) =>
    tx.execute(
      "select action, actor_user_id as by, after->>'source' as source from audit_log where entity_id = $1",
      [receipt.attemptId],
    ),
  );
  expect(audited.rows).toEqual([{ action: 'grade.released', by: ada.userId, source: 'matching' }]);
  const page = await ada.client.coursework.get({ assignmentId });
  expect(page).toMatchObject({
    state: 'graded',
    lastCheck: null,
    attempts: [
      {
        matchingCorrect: 2,
        matchingTotal: 4,
        grade: { points: 10, pointsPossible: 20, source: 'matching', gradedByName: null },
      },
    ],
  });
  expect((await ada.client.lessons.course({ courseId: course.courseId })).assignments[0]).toMatchObject({
    state: 'graded',
    points: 10,
  });
  const mine = await ada.client.gradebook.mine({});
  expect(mine).toMatchObject({
    progressGpa: 2,
    courses: [{ earned: 10, possible: 20, soFarRatio: 0.5, gradedCount: 1 }],
  });
});

it('needs a check anew for each attempt, and the earlier grade stays with the earlier attempt', async () => {
  const scene = await hasWork({ matching, rubric: matchingRubric });
  const { ada, assignmentId } = scene;
  await ada.client.coursework.checkMatching({ assignmentId, matches: await matchesOf(scene, 2) });
  await ada.client.coursework.submit(submitted(assignmentId, ''));
  await expect(ada.client.coursework.submit(submitted(assignmentId, 'again'))).rejects.toMatchObject({
    code: 'MATCHING_UNCHECKED',
  });
  expect(
    await ada.client.coursework.checkMatching({ assignmentId, matches: await matchesOf(scene) }),
  ).toMatchObject({ isScored: true });
  await ada.client.coursework.submit(submitted(assignmentId, 'again'));
  const { attempts } = await ada.client.coursework.get({ assignmentId });
  expect(attempts.map((one) => one.grade?.points)).toEqual([10, 20]);
});

it('shows the result of the pairs at once where the rest waits, and no points of it', async () => {
  const scene = await hasWork({
    matching,
    rubric: [
      ...matchingRubric.map((one) => ({ ...one, points: 8 })),
      { id: 'why', name: 'Why', points: 12, description: 'Says why', source: 'manual', levels: [] },
    ],
  });
  const { ada, assignmentId, teacher } = scene;
  const ben = await scene.school.hasStudent({ name: 'Ben Early', in: [scene.course] });
  const ofBen = await matchesOf({ ...scene, ada: ben });
  for (const _time of ['scored', 'practice', 'practice'])
    await ben.client.coursework.checkMatching({ assignmentId, matches: ofBen });
  await ada.client.coursework.checkMatching({ assignmentId, matches: await matchesOf(scene, 2) });
  const { attemptId, grading } = await ada.client.coursework.submit(submitted(assignmentId, 'because'));
  expect(grading).toBe('by_hand');
  expect(await ada.client.coursework.get({ assignmentId })).toMatchObject({
    state: 'submitted',
    attempts: [{ matchingCorrect: 2, matchingTotal: 4, grade: null }],
  });
  const work = await teacher.client.grading.getWork({ attemptId });
  expect(work).toMatchObject({ matchingCorrect: 2, matchingTotal: 4, practiceChecks: 0 });
  // What the pairs are worth is counted, whatever is given.
  const saved = await teacher.client.grading.record({
    attemptId,
    criteria: [
      { criterionId: 'pairs', points: 8 },
      { criterionId: 'why', points: 6.5 },
    ],
    comment: '',
    baseSeq: work.grade.seq,
    release: true,
  });
  expect(saved).toMatchObject({ points: 10.5, pointsPossible: 20 });
});

it('shows a guardian the work of the child, without the draft', async () => {
  const { school, ada, assignmentId } = await hasWork();
  const parent = await school.hasGuardian({ name: 'Pat Lovelace', of: ada });
  await ada.client.coursework.submit(submitted(assignmentId, 'seen by both'));
  await ada.client.coursework.saveDraft({
    assignmentId,
    content: answer('not yet'),
    baseRevision: 0,
    deviceId: 'd',
  });
  const page = await parent.client.coursework.get({ assignmentId });
  expect(page).toMatchObject({ draft: null, attempts: [{ text: 'seen by both' }], can: { submit: false } });
});

it('shows each attempt once, whatever else students and their siblings have handed in', async () => {
  const { school, teacher, course, ada } = await hasWork();
  const second = await school.hasCourse({ title: 'Algebra', teacher });
  const ben = await school.hasStudent({ name: 'Ben Lovelace', in: [second] });
  await ada.client.catalog.enroll({ courseId: second.courseId });
  const mother = await school.hasGuardian({ name: 'Mia Lovelace', of: ada });
  await school.isGuardian(mother, { of: ben });
  const [assignmentId] = course.assignmentIds as [AssignmentId];
  await ada.client.coursework.submit(submitted(assignmentId, 'Leaves'));
  for (const { client } of [ada, ben])
    await client.coursework.submit(submitted(second.assignmentIds[0] as AssignmentId, 'Lines'));
  const shown = async ({ client }: Person) =>
    (await client.coursework.get({ assignmentId })).attempts.map(({ attemptNumber }) => attemptNumber);
  expect([await shown(mother), await shown(ada)]).toEqual([[1], [1]]);
});

it('puts one job per attempt into the queue, in the same transaction', async () => {
  const { ada, assignmentId } = await hasWork({
    rubric: [
      {
        id: 'why',
        name: 'Why',
        points: 20,
        description: 'Says why plants need light',
        source: 'ai',
        levels: [],
      },
    ],
  });
  const one = submitted(assignmentId, 'Because of light.');
  const receipts = await Promise.all([1, 2, 3].map(() => ada.client.coursework.submit(one)));
  expect(receipts[0]?.grading).toBe('engine');
  const jobs = await world.services.units.write(jobInSchool(randomUUID()), (tx) =>
    tx.execute("select data from pgboss.job where name = 'grading.engine' and data->>'attemptId' = $1", [
      receipts[0]?.attemptId,
    ]),
  );
  expect(jobs.rows).toEqual([
    { data: { schoolId: expect.any(String), attemptId: receipts[0]?.attemptId, userId: ada.userId } },
  ]);
});

it('shows students and guardians what to do, and the grading notes only after a grade where the teacher says so', async () => {
  const rubric: RubricCriterion[] = [
    {
      id: 'why',
      name: 'Why',
      points: 20,
      description: 'Say why leaves are green',
      notes: 'Names chlorophyll',
      source: 'manual',
      levels: [{ id: 'full', label: 'Names chlorophyll', points: 20 }],
    },
  ];
  const scene = await hasWork({ rubric });
  const { school, ada, teacher, assignmentId } = scene;
  const guardian = await school.hasGuardian({ name: 'Anne Byron', of: ada });
  const pages = () => Promise.all([ada, guardian].map((one) => one.client.coursework.get({ assignmentId })));
  const show = (showNotes: boolean) =>
    world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute(
        `update assignments set rubric = rubric || jsonb_build_object('showNotes', $2::boolean) where id = $1`,
        [assignmentId, showNotes],
      ),
    );
  await show(true);
  for (const page of await pages()) {
    expect(page.rubric).toMatchObject([{ name: 'Why', points: 20, description: 'Say why leaves are green' }]);
    expect(JSON.stringify(page)).not.toContain('chlorophyll');
  }
  const { attemptId } = await ada.client.coursework.submit(submitted(assignmentId, 'Because of a pigment'));
  expect((await ada.client.coursework.get({ assignmentId })).attempts).toMatchObject([
    { waitsFor: 'waiting_for_teacher', firstReading: [] },
  ]);
  await teacher.client.grading.record({
    ...{ attemptId, comment: '', baseSeq: 0, release: true },
    criteria: [{ criterionId: 'why', points: 10 }],
  });
  for (const page of await pages()) expect(page.rubric).toMatchObject([{ notes: 'Names chlorophyll' }]);
  await show(false);
  for (const page of await pages()) expect(JSON.stringify(page)).not.toContain('chlorophyll');
});

it('says that a lesson is read when the student has said so, and not by itself', async () => {
  const { ada, course, assignmentId } = await hasWork();
  const isRead = async () => (await ada.client.coursework.get({ assignmentId })).lesson?.isRead;
  const says = (kind: 'opened' | 'completed') =>
    ada.client.lessons.recordEvents({
      events: [
        {
          ...{ clientEventId: randomUUID(), lessonId: course.lessonIds[0]!, kind },
          occurredAt: new Date().toISOString(),
        },
      ],
    });
  await says('opened');
  await ada.client.coursework.submit(submitted(assignmentId, 'My answer'));
  expect(await isRead()).toBe(false);
  await says('completed');
  expect(await isRead()).toBe(true);
});
