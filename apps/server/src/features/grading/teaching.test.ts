import { randomUUID } from 'node:crypto';
import type { RubricCriterion } from '@fieldhouse/contract/content.ts';
import type { AssignmentId, AttemptId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type Person, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const LIGHT: RubricCriterion = {
  id: 'light',
  name: 'Light',
  points: 20,
  description: 'Explains that plants use light, water and carbon dioxide to make sugar and oxygen',
  source: 'ai',
  levels: [
    { id: 'full', label: 'Full', points: 20 },
    { id: 'half', label: 'Half', points: 10 },
    { id: 'none', label: 'None', points: 0 },
  ],
};
const GOOD =
  'In my garden the leaves of the plants catch light from the sun. With this light the plants use water and carbon dioxide to make sugar, because sugar is how they store the energy. While they do this they also make oxygen, so the air around them is good for us.';

let schools = 0;
async function hasCourse() {
  schools += 1;
  const school = await world.hasSchool(`School ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [{ title: 'Leaves', rubric: [LIGHT], pointsPossible: 20 }, { title: 'Roots' }],
  });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  return { school, teacher, admin, course, ada, leaves: course.assignmentIds[0] as AssignmentId };
}

async function handIn(student: StudentPerson, assignmentId: AssignmentId, text = GOOD): Promise<AttemptId> {
  const { attemptId } = await student.client.coursework.submit({
    assignmentId,
    content: { v: 1, text, matches: [] },
    idempotencyKey: randomUUID(),
  });
  return attemptId;
}

const engine = (schoolId: string, attemptId: string) =>
  world.runs('grading.engine', { schoolId, attemptId, userId: '' });

async function grade(teacher: Person, attemptId: AttemptId, points: number, isRefused = false) {
  const { grade: cell } = await teacher.client.grading.getWork({ attemptId });
  await teacher.client.grading.record({
    attemptId,
    criteria: [{ criterionId: 'light', points, isRefused }],
    comment: `Points ${points}`,
    baseSeq: cell.seq,
    release: true,
  });
}

it('shows earlier attempts with what each was given', async () => {
  const { teacher, ada, leaves } = await hasCourse();
  await grade(teacher, await handIn(ada, leaves, 'Leaves are green.'), 10);
  const second = await handIn(ada, leaves);
  const work = await teacher.client.grading.getWork({ attemptId: second });
  expect(work.attempts.map(({ attemptNumber, points, comment }) => [attemptNumber, points, comment])).toEqual(
    [
      [1, 10, 'Points 10'],
      [2, null, null],
    ],
  );
});

it('tells who else has the work open, until they leave or fall silent', async () => {
  const { school, teacher, admin, ada, leaves } = await hasCourse();
  const attemptId = await handIn(ada, leaves);
  const look = (person: Person, isLeaving = false) =>
    person.client.grading.presence({ attemptId, isLeaving });
  const now = Date.now();
  world.isAt(new Date(now).toISOString());
  expect(await look(teacher)).toEqual({ others: [] });
  expect(await look(admin)).toEqual({ others: [{ name: 'Nora Okafor' }] });
  expect(await look(teacher)).toEqual({ others: [{ name: 'Ann Head' }] });
  await look(admin, true);
  expect(await look(teacher)).toEqual({ others: [] });
  await look(admin);
  world.isAt(new Date(now + 31_000).toISOString());
  expect(await look(teacher)).toEqual({ others: [] });
  world.isAt(new Date().toISOString());
  const stranger = await school.hasPerson({ role: 'teacher', name: 'Other Teacher' });
  await expect(look(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('keeps a teacher’s own sentences, most used first', async () => {
  const { school, teacher } = await hasCourse();
  const { grading } = teacher.client;
  await grading.keepComment({ text: 'Show your steps.' });
  await grading.keepComment({ text: 'Name the source.' });
  const { commentId } = await grading.keepComment({ text: 'Name the source.' });
  expect((await grading.comments({})).comments.map(({ text, useCount }) => [text, useCount])).toEqual([
    ['Name the source.', 2],
    ['Show your steps.', 1],
  ]);
  const colleague = await school.hasPerson({ role: 'teacher', name: 'Other Teacher' });
  expect(await colleague.client.grading.comments({})).toEqual({ comments: [] });
  await expect(colleague.client.grading.dropComment({ commentId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await grading.dropComment({ commentId });
  expect((await grading.comments({})).comments).toHaveLength(1);
});

it('answers a question once, not by a grader, and tells who asked', async () => {
  const { school, course, teacher, admin, ada, leaves } = await hasCourse();
  const { courseId } = course;
  const attemptId = await handIn(ada, leaves);
  await grade(teacher, attemptId, 10);
  await ada.client.gradebook.ask({
    studentId: ada.studentId as StudentId,
    assignmentId: leaves,
    criterionId: 'light',
    text: 'I named the oxygen.',
  });
  const { inquiries } = await teacher.client.grading.inquiries({});
  expect(inquiries).toMatchObject([{ studentName: 'Ada Lovelace', criterionName: 'Light', attemptId }]);
  const [inquiry] = inquiries;
  expect(Date.parse(inquiry?.dueAt ?? '') - Date.parse(inquiry?.askedAt ?? '')).toBe(3 * 86_400_000);
  expect((await teacher.client.grading.getWork({ attemptId })).inquiry?.text).toBe('I named the oxygen.');
  const answer = { inquiryId: inquiry?.inquiryId as never, answer: 'You did.', outcome: 'changed' as const };
  const grader = await school.hasPerson({ role: 'teacher', name: 'Gra Der' });
  await teacher.client.catalog.addTeacher({ courseId, userId: grader.userId as never, role: 'grader' });
  await expect(grader.client.grading.answerInquiry(answer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await teacher.client.grading.answerInquiry(answer);
  await expect(admin.client.grading.answerInquiry(answer)).rejects.toMatchObject({
    code: 'ALREADY_ANSWERED',
  });
  const detail = await ada.client.gradebook.detail({
    studentId: ada.studentId as StudentId,
    assignmentId: leaves,
  });
  expect(detail.inquiries).toMatchObject([{ state: 'changed', answer: 'You did.' }]);
  const notes = await ada.client.notifications.latest({});
  expect(notes.notifications.map((one) => one.template)).toContain('question_answered');
});

it('measures the engine against what teachers decided and against samples it was not seen for', async () => {
  const { school, teacher, course, ada, leaves } = await hasCourse();
  const ben = await school.hasStudent({ name: 'Ben Early', in: [course] });
  const eve = await school.hasStudent({ name: 'Eve Ning', in: [course] });
  const attempts = [
    await handIn(ada, leaves),
    await handIn(ben, leaves, 'Plants are green, and some are tall.'),
    await handIn(eve, leaves),
  ] as const;
  for (const attemptId of attempts) await engine(school.schoolId, attemptId);
  const before = await teacher.client.grading.quality({ assignmentId: leaves });
  expect(before.decided).toEqual({ count: 0, exactRatio: null, nearRatio: null, biasRatio: null });
  expect([...before.unscored].sort()).toEqual([...attempts].sort());

  await grade(teacher, attempts[0], 20);
  const { proposal } = await teacher.client.grading.getWork({ attemptId: attempts[0] });
  expect(proposal).toMatchObject({ state: 'accepted', criteria: [{ points: 20 }] });
  await grade(teacher, attempts[1], 10, true);
  const refused = await teacher.client.grading.getWork({ attemptId: attempts[1] });
  expect(refused.proposal?.state).toBe('refused');

  const sample = await teacher.client.grading.getSample({ attemptId: attempts[2] });
  expect(JSON.stringify(sample)).not.toContain('Eve');
  expect(JSON.stringify(sample)).not.toContain('proposal');
  const scored = { attemptId: attempts[2], criteria: [{ criterionId: 'light', points: 18 }] };
  await expect(
    teacher.client.grading.scoreSample({ ...scored, criteria: [{ criterionId: 'light', points: 21 }] }),
  ).rejects.toMatchObject({ code: 'POINTS_OUT_OF_RANGE' });
  await teacher.client.grading.scoreSample(scored);
  await expect(teacher.client.grading.scoreSample(scored)).rejects.toMatchObject({ code: 'ALREADY_SCORED' });

  const after = await teacher.client.grading.quality({ assignmentId: leaves });
  expect(after.decided).toMatchObject({ count: 2, exactRatio: 0.5 });
  expect(after.samples).toEqual({ count: 1, exactRatio: 0, nearRatio: 1, biasRatio: 0.1 });
  expect(after.unscored).toEqual([]);
  // A sample is no grade.
  expect((await teacher.client.grading.getWork({ attemptId: attempts[2] })).grade.state).toBe('ungraded');
});

it('handles a reported problem once, and tells who reported it', async () => {
  const { school, teacher, ada, leaves } = await hasCourse();
  await ada.client.coursework.reportProblem({
    subject: { kind: 'assignment', assignmentId: leaves },
    note: 'Step 2 is missing.',
  });
  const { reports } = await teacher.client.coursework.reports({});
  expect(reports).toMatchObject([{ entityTitle: 'Leaves', note: 'Step 2 is missing.', state: 'open' }]);
  const stranger = await school.hasPerson({ role: 'teacher', name: 'Other Teacher' });
  expect(await stranger.client.coursework.reports({})).toEqual({ reports: [] });
  const handled = {
    reportId: reports[0]?.reportId as never,
    state: 'resolved' as const,
    outcome: 'It stands there now.',
  };
  await expect(stranger.client.coursework.resolveReport(handled)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await teacher.client.coursework.resolveReport(handled);
  await expect(teacher.client.coursework.resolveReport(handled)).rejects.toMatchObject({
    code: 'ALREADY_HANDLED',
  });
  const notes = await ada.client.notifications.latest({});
  expect(notes.notifications.map((one) => one.template)).toContain('problem_handled');
});

it('says on the teacher’s home what waits and who needs somebody, and why', async () => {
  const { school, teacher, course, ada, leaves } = await hasCourse();
  await school.hasStudent({ name: 'Well Done', in: [course] });
  const attemptId = await handIn(ada, leaves);
  await grade(teacher, attemptId, 10);
  await ada.client.gradebook.ask({
    studentId: ada.studentId as StudentId,
    assignmentId: leaves,
    criterionId: null,
    text: 'Why?',
  });
  await ada.client.coursework.reportProblem({
    subject: { kind: 'assignment', assignmentId: leaves },
    note: 'Step 2 is missing.',
  });
  const home = await teacher.client.home.teacher({});
  expect(home).toMatchObject({ questionCount: 1, reportCount: 1, requestCount: 0, heldCount: 0 });
  expect(home.attention).toMatchObject([
    { name: 'Ada Lovelace', reasons: [{ code: 'low_grade', ratio: 0.5 }] },
  ]);
  const stranger = await school.hasPerson({ role: 'teacher', name: 'Other Teacher' });
  expect(await stranger.client.home.teacher({})).toMatchObject({ questionCount: 0, attention: [] });
});
