import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FRAMES, type FrameName, framedNonsense } from './answer-corpus/framed-nonsense.ts';
import { PADDED_NONSENSE } from './answer-corpus/padded-nonsense.ts';
import { SECOND_LEVELS } from './answer-corpus/second-levels.ts';
import type { AnswerKind, CorpusAnswer, CorpusAssignment } from './answer-corpus/types.ts';
import { ANSWER_CORPUS } from './answer-corpus.ts';
import { gradeByRubric, type RubricProposal } from './built-in-grader.ts';
import { type LevelsTwice, levelAgreement } from './level-agreement.ts';
import { mayReleaseAtOnce } from './release.ts';

const docs = readFileSync(new URL('../../../../docs/grading.md', import.meta.url), 'utf8');
const POINTS = [0, 4, 7, 10];
const LEVELS = POINTS.map((points) => ({ id: `${points}`, label: `${points}`, points }));
const KINDS: readonly AnswerKind[] = ['excellent', 'solid', 'weak', 'salad', 'off_topic'];

interface Graded {
  readonly assignment: CorpusAssignment;
  readonly answer: CorpusAnswer;
  readonly proposal: RubricProposal;
  /** The engine's level of each criterion, and those of the two readings. */
  readonly engine: readonly number[];
  readonly readings: readonly (readonly number[])[];
}

const grade = ({ objectives, keyConcepts, title, criteria }: CorpusAssignment, answer: string) =>
  gradeByRubric({
    answer,
    objectives,
    keyConcepts,
    assignmentTitle: title,
    criteria: criteria.map((criterion) => ({ ...criterion, points: 10, source: 'ai', levels: LEVELS })),
  });
const levels = (digits: string) => Array.from(digits, Number);

const GRADED: readonly Graded[] = ANSWER_CORPUS.flatMap((assignment) =>
  assignment.answers.map((answer) => {
    const proposal = grade(assignment, answer.text);
    return {
      assignment,
      answer,
      proposal,
      engine: proposal.criteria.map(({ points }) => POINTS.indexOf(points)),
      readings: [
        levels(answer.levels),
        levels(SECOND_LEVELS[answer.id] ?? '0'.repeat(assignment.criteria.length)),
      ],
    };
  }),
);
const TUNED = GRADED.filter(({ assignment }) => !assignment.isHeldOut);
const HELD_OUT = GRADED.filter(({ assignment }) => assignment.isHeldOut);
const ofKind = (graded: readonly Graded[], kind: AnswerKind) =>
  graded.filter(({ answer }) => answer.kind === kind);

const engineAndReadings = (graded: readonly Graded[]): LevelsTwice[] =>
  graded.flatMap(({ engine, readings }) =>
    readings.flatMap((reading) => engine.map((level, at) => ({ engine: level, reader: reading[at]! }))),
  );
const betweenReadings = (graded: readonly Graded[]): LevelsTwice[] =>
  graded.flatMap(({ readings: [first, second] }) =>
    first!.map((level, at) => ({ engine: level, reader: second![at]! })),
  );

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)} %`;
function line(name: string, pairs: readonly LevelsTwice[]): string {
  const { exactRatio, nearRatio, weightedKappa } = levelAgreement(pairs);
  const kappa = weightedKappa === null ? '–' : weightedKappa.toFixed(2);
  return `| ${name} | ${pairs.length} | ${percent(exactRatio!)} | ${percent(nearRatio!)} | ${kappa} |`;
}
const table = [
  '| Answers | Pairs | Same level | At most one apart | Weighted kappa |',
  '|---|---:|---:|---:|---:|',
  ...[
    ['tuned', TUNED],
    ['held out', HELD_OUT],
  ].flatMap(([part, graded]) => [
    ...KINDS.map((kind) =>
      line(`${kind.replace('_', ' ')}, ${part}`, engineAndReadings(ofKind(graded as Graded[], kind))),
    ),
    line(
      `by English learners, ${part}`,
      engineAndReadings((graded as Graded[]).filter(({ answer }) => answer.isByLearner)),
    ),
    line(`**all, ${part}**`, engineAndReadings(graded as Graded[])),
  ]),
  line('**all**', engineAndReadings(GRADED)),
  line('first levels against second', betweenReadings(GRADED)),
].join('\n');

it('holds sixty answers of each kind to twelve assignments, a third of them held out', () => {
  expect(ANSWER_CORPUS.length).toBe(12);
  expect(ANSWER_CORPUS.filter(({ isHeldOut }) => isHeldOut).length).toBe(4);
  for (const kind of KINDS) expect(ofKind(GRADED, kind).length).toBeGreaterThanOrEqual(60);
  expect(GRADED.filter(({ answer }) => answer.isByLearner).length).toBeGreaterThanOrEqual(40);
  expect(new Set(GRADED.map(({ answer }) => answer.text)).size).toBe(GRADED.length);
  for (const { engine, readings } of GRADED)
    expect(readings.map(({ length }) => length)).toEqual([engine.length, engine.length]);
});

it('agrees with the readings as docs/grading.md says', () => {
  process.stdout.write(`${table}\n`);
  expect(docs).toContain(table);
});

it('agrees with the readings well enough to propose', () => {
  const all = levelAgreement(engineAndReadings(GRADED));
  expect(all.weightedKappa).toBeGreaterThanOrEqual(0.75);
  expect(all.nearRatio).toBeGreaterThanOrEqual(0.93);
  const heldOut = levelAgreement(engineAndReadings(HELD_OUT));
  expect(heldOut.weightedKappa).toBeGreaterThanOrEqual(0.6);
  expect(heldOut.nearRatio).toBeGreaterThanOrEqual(0.88);
});

it.each([
  ['tuned', TUNED],
  ['held out', HELD_OUT],
])(
  'sees through word salad, %s: at least 95 % lowest, none above the second lowest, all flagged',
  (_, part) => {
    const salads = ofKind(part, 'salad');
    const given = salads.flatMap(({ engine }) => engine);
    expect(given.filter((level) => level === 0).length).toBeGreaterThanOrEqual(given.length * 0.95);
    expect(Math.max(...given)).toBeLessThanOrEqual(1);
    for (const { answer, proposal } of salads) {
      expect(
        proposal.flags.some((flag) => ['word_salad', 'term_list', 'no_evidence'].includes(flag)),
        answer.id,
      ).toBe(true);
    }
  },
);

it('gives answers to something else the lowest level', () => {
  for (const { answer, engine } of ofKind(GRADED, 'off_topic'))
    expect(Math.max(...engine), answer.id).toBe(0);
});

// The bounds of the next two tests hold what the engine does today, so that it doesn't get worse unseen.
it('gives well written answers of one assignment hardly anything for another', () => {
  const given = ANSWER_CORPUS.flatMap((assignment) =>
    GRADED.filter(
      (other) =>
        other.assignment !== assignment &&
        (other.answer.kind === 'excellent' || other.answer.kind === 'solid'),
    ).flatMap(({ answer }) => grade(assignment, answer.text).criteria.map(({ points }) => points)),
  );
  const lowest = given.filter((points) => points === 0).length / given.length;
  process.stdout.write(`answers of other assignments at the lowest level: ${percent(lowest)}\n`);
  expect(lowest).toBeGreaterThanOrEqual(0.92);
}, 30_000);

it('is fooled by padded nonsense as often as docs/grading.md says, and never sure of it', () => {
  const proposals = PADDED_NONSENSE.map(({ assignmentId, text }) =>
    grade(ANSWER_CORPUS.find(({ id }) => id === assignmentId)!, text),
  );
  const seenThrough = proposals.filter(({ flags, totalPoints }) => flags.length > 0 || totalPoints === 0);
  expect(docs).toContain(`It saw through ${seenThrough.length} of ${PADDED_NONSENSE.length}.`);
  for (const { confidence, engine } of proposals) {
    expect(confidence).toBeLessThanOrEqual(0.6);
    expect(
      mayReleaseAtOnce({ engine, confidence, aiRelease: 'at_once', hasInjection: false, isComplete: true }),
    ).toBe(false);
  }
});

const FRAMED_PER_ASSIGNMENT = 10;
const framedLine = (frame: FrameName) => {
  const proposals = ANSWER_CORPUS.flatMap((assignment) =>
    Array.from({ length: FRAMED_PER_ASSIGNMENT }, (_, at) =>
      grade(assignment, framedNonsense(assignment, frame, at + 1)),
    ),
  );
  const points = proposals.flatMap(({ criteria }) => criteria.map((criterion) => criterion.points));
  const shareOf = (count: number, all: number) => `${count} of ${all}`;
  const flagged = proposals.filter(({ flags }) => flags.length > 0).length;
  const lowest = points.filter((one) => one === 0).length;
  const high = points.filter((one) => one >= 7).length;
  return {
    ...{ flaggedRatio: flagged / proposals.length, highRatio: high / points.length, proposals },
    text: `| ${frame} | ${shareOf(flagged, proposals.length)} | ${shareOf(lowest, points.length)} | ${shareOf(high, points.length)} |`,
  };
};

it('sees through fluent frames with terms put in as often as docs/grading.md says', () => {
  const lines = (Object.keys(FRAMES) as FrameName[]).map((frame) => ({ frame, ...framedLine(frame) }));
  process.stdout.write(`${lines.map(({ text }) => text).join('\n')}\n`);
  for (const { frame, text, flaggedRatio, highRatio, proposals } of lines) {
    expect(docs).toContain(text);
    for (const { confidence } of proposals) expect(confidence).toBeLessThanOrEqual(0.6);
    // Sentences with hardly a word of the assignment get past it.
    if (frame.endsWith('filler')) continue;
    const isOneFrame = FRAMES[frame].length === 1;
    expect(flaggedRatio, frame).toBeGreaterThanOrEqual(isOneFrame ? 0.95 : 0.85);
    expect(highRatio, frame).toBeLessThanOrEqual(isOneFrame ? 0.05 : 0.15);
  }
}, 60_000);

it('takes no statements for word salad', () => {
  const taken = GRADED.filter(
    ({ answer, proposal }) => answer.kind !== 'salad' && proposal.flags.includes('word_salad'),
  );
  expect(taken.length / GRADED.length, taken.map(({ answer }) => answer.id).join(', ')).toBeLessThanOrEqual(
    0.01,
  );
});

it('is unsure where it lies two levels off', () => {
  const off = GRADED.flatMap(({ proposal, engine, readings }) =>
    proposal.criteria.filter((_, at) =>
      readings.every((reading) => Math.abs(reading[at]! - engine[at]!) >= 2),
    ),
  );
  const unsure = off.filter(({ confidence }) => confidence < 0.4).length;
  process.stdout.write(`two levels off: ${off.length}, of them unsure: ${unsure}\n`);
  expect(unsure).toBeGreaterThanOrEqual(off.length * 0.85);
});
