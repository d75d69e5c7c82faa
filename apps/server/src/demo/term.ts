import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { AttemptId } from '@fieldhouse/contract/ids.ts';
import { LIBRARY } from '#db/library/courses.ts';
import type { AssignmentContent } from '#db/library/types.ts';
import { gradeByEngine } from '#features/grading/jobs.ts';
import { markMissing } from '#features/grading/missing.ts';
import type { Services } from '#platform/services.ts';
import type { DemoStudent } from './cast.ts';
import { chance } from './chance.ts';
import type { DemoClient, DemoCourse, DemoLearner } from './stage.ts';

interface Term {
  readonly services: Services;
  readonly courses: readonly DemoCourse[];
  readonly learners: readonly DemoLearner[];
  /** Milliseconds: the term is played up to here. */
  readonly now: number;
  readonly moveTo: (millis: number) => void;
}

interface Deed {
  readonly at: number;
  run(): Promise<void>;
}

const HOUR_MS = 3_600_000;

/** What the engine was unsure of stays for the teacher; this much later it has been looked at. */
const TEACHER_LOOKS_AFTER_MS = 12 * 24 * HOUR_MS;

/** Plays everything that happened in the term, in the order in which it happened. */
export async function doTermOfWork(term: Term): Promise<void> {
  const deeds: Deed[] = [];
  for (const learner of term.learners) {
    const { student } = learner;
    for (const course of term.courses) {
      const isTaken = course.place === student.place && student.courses.includes(course.key);
      if (isTaken) deeds.push(...deedsOf(term, course, learner, student));
    }
  }
  for (const course of term.courses) {
    for (const { dueAt } of course.works) {
      // Just after the due minute, as the job would.
      const at = Date.parse(dueAt) + 1000;
      if (at < term.now) deeds.push({ at, run: () => markMissing(term.services) });
    }
  }
  deeds.sort((a, b) => a.at - b.at);
  for (const deed of deeds) {
    term.moveTo(deed.at);
    await deed.run();
    // The embedded database leaves no turn to anybody else, such as the page that says what is done.
    await setImmediate();
  }
}

function deedsOf(term: Term, course: DemoCourse, learner: DemoLearner, student: DemoStudent): Deed[] {
  const contents =
    LIBRARY.find((one) => one.key === course.key)?.modules.flatMap((module) => module.lessons) ?? [];
  const joinedAt = student.joinedDaysAgo === undefined ? 0 : term.now - student.joinedDaysAgo * 24 * HOUR_MS;
  return course.works.flatMap((work, index) => {
    const content = contents[index];
    if (!content) return [];
    const due = Date.parse(work.dueAt);
    const luck = chance(student.key, course.key, index);
    // Diligent students are early, the others near the due hour or past it.
    const submittedAt = due - (4 + luck * 60 * student.diligence) * HOUR_MS + (luck > 0.9 ? 20 * HOUR_MS : 0);
    const readAt = submittedAt - 26 * HOUR_MS;
    const comesIn = chance('comes', student.key, course.key, index) < student.diligence;
    const deeds: Deed[] = [];
    if (readAt < joinedAt) return deeds;
    if (readAt < term.now && (comesIn || luck > 0.5)) {
      deeds.push({ at: readAt, run: () => read(learner.client, work.lessonId, readAt) });
    }
    if (comesIn && submittedAt < term.now) {
      deeds.push({
        at: submittedAt,
        run: () =>
          handIn(term, course, learner, student, work.assignmentId, content.assignment, submittedAt, index),
      });
    }
    return deeds;
  });
}

async function read(
  client: DemoClient,
  lessonId: DemoCourse['works'][number]['lessonId'],
  at: number,
): Promise<void> {
  const occurredAt = new Date(at).toISOString();
  await client.lessons.recordEvents({
    events: [
      { clientEventId: randomUUID(), lessonId, kind: 'opened', occurredAt },
      {
        clientEventId: randomUUID(),
        lessonId,
        kind: 'completed',
        occurredAt: new Date(at + 1).toISOString(),
      },
    ],
  });
}

/** The written answer of this strength; no two students say it in quite the same words. */
function answerOf(content: AssignmentContent, student: DemoStudent, index: number): string {
  const answers = content.sampleAnswers;
  if (answers.length === 0) return '';
  const wobble = (chance('wobble', student.key, content.key) - 0.5) * 0.3;
  const place = Math.min(0.999, Math.max(0, 1 - (student.strength + wobble)));
  const chosen = answers[Math.floor(place * answers.length)] ?? '';
  const sentences = chosen.split(/(?<=[.?])\s+/);
  if (sentences.length > 4)
    sentences.splice(1 + Math.floor(chance(student.key, index) * (sentences.length - 2)), 1);
  return sentences.join(' ');
}

async function handIn(
  term: Term,
  course: DemoCourse,
  learner: DemoLearner,
  student: DemoStudent,
  assignmentId: DemoCourse['works'][number]['assignmentId'],
  content: AssignmentContent,
  at: number,
  index: number,
): Promise<void> {
  const { client } = learner;
  const matches = content.matching ? await match(client, assignmentId, content, student) : [];
  const { attemptId } = await client.coursework.submit({
    assignmentId,
    content: { v: 1, text: answerOf(content, student, index), matches },
    idempotencyKey: randomUUID(),
  });
  term.moveTo(at + 60_000);
  await gradeByEngine(term.services, { schoolId: learner.schoolId, attemptId, userId: learner.userId });
  if (at + TEACHER_LOOKS_AFTER_MS < term.now) {
    term.moveTo(at + TEACHER_LOOKS_AFTER_MS);
    await confirmIfWaiting(course.teacher, attemptId);
  }
}

/** Pairs as this student would make them: strong students err less. */
async function match(
  client: DemoClient,
  assignmentId: DemoCourse['works'][number]['assignmentId'],
  content: AssignmentContent,
  student: DemoStudent,
): Promise<{ leftId: string; rightId: string }[]> {
  const page = await client.coursework.get({ assignmentId });
  const pairs = content.matching ?? [];
  const lefts = page.matching?.lefts ?? [];
  const rights = page.matching?.rights ?? [];
  const wanted = lefts.map((left) => pairs.find((pair) => pair.left === left.text)?.right ?? '');
  if (chance('match', student.key, content.key) > student.strength && wanted.length > 1) {
    [wanted[0], wanted[1]] = [wanted[1] as string, wanted[0] as string];
  }
  const matches = lefts.map((left, index) => ({
    leftId: left.id,
    rightId: rights.find((right) => right.text === wanted[index])?.id ?? '',
  }));
  await client.coursework.checkMatching({ assignmentId, matches });
  return matches;
}

/** The teacher reads what the engine proposes, and confirms it with a word of their own. */
async function confirmIfWaiting(teacher: DemoClient, attemptId: AttemptId): Promise<void> {
  const work = await teacher.grading.getWork({ attemptId });
  if (work.grade.state === 'graded' || !work.proposal || !work.isCurrentAttempt) return;
  const { proposal, rubric, matchingCorrect, matchingTotal } = work;
  const criteria = rubric.map((criterion) => {
    const proposed = proposal.criteria.find((one) => one.criterionId === criterion.id);
    const share = matchingTotal ? (matchingCorrect ?? 0) / matchingTotal : 0;
    const points =
      criterion.source === 'matching'
        ? Math.round(criterion.points * share * 100) / 100
        : (proposed?.points ?? 0);
    return { criterionId: criterion.id, points };
  });
  await teacher.grading.record({
    attemptId,
    criteria,
    comment: commentOn(criteria, work.line.pointsPossible),
    baseSeq: work.grade.seq,
    release: true,
  });
}

function commentOn(criteria: readonly { readonly points: number }[], pointsPossible: number): string {
  const share = criteria.reduce((sum, { points }) => sum + points, 0) / pointsPossible;
  if (share >= 0.9) return 'Well done. Your reasons are clear, and I could follow every step.';
  if (share >= 0.7) return 'Good work. One more reason or example would make it stronger.';
  return 'Thank you for handing this in. Have another look at the key concepts and tell me more next time.';
}
