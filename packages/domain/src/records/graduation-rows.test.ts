import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditsEarned } from '../credits/credits.ts';
import { graduationProgress } from './graduation.ts';
import { creditRowsOf, subjectOfArea } from './graduation-rows.ts';
import { type RecordAttempt, type TranscriptRecord, transcriptOf } from './transcript-document.ts';

const attempt = (
  title: string,
  letter: string | null,
  change: Partial<RecordAttempt> = {},
): RecordAttempt => ({
  enrollmentId: `attempt at ${title} ${change.attemptPlace ?? 1}`,
  contentId: title,
  attemptPlace: 1,
  dueOn: null,
  finalGradeId: `grade of ${title}`,
  title,
  level: 'general',
  isListed: false,
  weight: 0,
  result: 'graded',
  ratio: letter === null ? null : letter === 'F' ? '0.4' : '0.95',
  letter,
  scaleId: null,
  creditsAttempted: 1,
  creditsEarned: letter === null || letter === 'F' ? 0 : 1,
  countsAnyway: false,
  termLabel: '2025–26, Fall',
  ...change,
});

const record = (change: Partial<TranscriptRecord>): TranscriptRecord => ({
  student: {
    name: 'Ada Park',
    studentNumber: '7',
    birthOn: null,
    gradeLevel: 12,
    graduationYear: 2027,
    grade9StartedOn: null,
    graduation: null,
  },
  school: { name: 'Northfield', address: null, phone: null, website: null, ceebCode: null },
  attempts: [],
  running: [],
  outside: [],
  scales: [],
  repeats: 'best',
  rank: null,
  ...change,
});
const rowsOf = (change: Partial<TranscriptRecord>) => {
  const made = record(change);
  const { document } = transcriptOf(made, { isOfficial: false, issuedOn: '2026-11-28' as never });
  const contents = new Map(made.attempts.map((one) => [one.enrollmentId, one.contentId]));
  const found = creditRowsOf(document, (lineId) => ({
    subject: 'Science',
    contentId: contents.get(lineId) ?? /^run (.*)$/.exec(lineId)?.[1] ?? null,
  }));
  return { ...found, document };
};
const running = (title: string, credits = 1) => ({
  enrollmentId: `run ${title}`,
  title,
  level: 'general' as const,
  credits,
  termLabel: null,
});
const outside = (title: string, gradeRaw: string) => ({
  creditId: `credit ${title}`,
  kind: 'transfer' as const,
  schoolName: 'Ridgeview',
  title,
  gradeRaw,
  ratio: null,
  isPassed: null,
  credits: 0.5,
  termLabel: '2024–25',
});

it('gives credit for what was passed, here and elsewhere, and says why the rest gives none', () => {
  const { rows, uncounted } = rowsOf({
    attempts: [
      attempt('Biology', 'A'),
      attempt('Chemistry', 'F'),
      attempt('Physics', null, { result: 'withdrawn' }),
      attempt('Geology', null, { result: 'incomplete' }),
    ],
    outside: [outside('Health', 'B'), outside('Art', 'F'), outside('Choir', 'W')],
  });
  expect(rows.map(({ title, credits }) => [title, credits])).toEqual([
    ['Biology', 1],
    ['Health', 0.5],
  ]);
  expect(uncounted.map(({ title, why }) => [title, why])).toEqual([
    ['Chemistry', 'failed'],
    ['Physics', 'withdrawn'],
    ['Geology', 'incomplete'],
    ['Art', 'failed'],
    ['Choir', 'not_finished'],
  ]);
});

it('gives credit for a repeated course once', () => {
  const { rows, uncounted } = rowsOf({
    attempts: [attempt('Biology', 'A'), attempt('Biology', 'A', { attemptPlace: 2 })],
  });
  expect(rows).toHaveLength(1);
  expect(uncounted).toMatchObject([{ lineId: 'attempt at Biology 2', why: 'repeat' }]);
});

it('expects nothing of a running course that was passed before, and all of one that was failed', () => {
  const attempts = [attempt('Biology', 'A'), attempt('Chemistry', 'F')];
  const { rows } = rowsOf({
    attempts,
    running: [running('Biology'), running('Chemistry'), running('Physics', 0.5)],
  });
  expect(
    rows.filter(({ isInProgress }) => isInProgress).map(({ title, credits }) => [title, credits]),
  ).toEqual([
    ['Chemistry', 1],
    ['Physics', 0.5],
  ]);
  expect(rowsOf({ attempts, running: [running('Biology', 1.5)] }).rows.at(-1)).toMatchObject({
    credits: 0.5,
  });
});

it('knows the subjects of areas', () => {
  expect(subjectOfArea('math')).toBe('Mathematics');
  expect(subjectOfArea('religion_philosophy')).toBeNull();
  expect(subjectOfArea(null)).toBeNull();
});

it('earns what the transcript prints, on every record', () => {
  const some = fc.record({
    title: fc.constantFrom('Biology', 'Chemistry', 'Physics'),
    letter: fc.constantFrom('A', 'F', null),
    credits: fc.constantFrom(0.25, 0.333, 0.5, 1),
    countsAnyway: fc.boolean(),
  });
  const elsewhere = fc.record({ title: fc.uuid(), grade: fc.constantFrom('A', 'F', 'W', 'P') });
  fc.assert(
    fc.property(
      fc.array(some, { maxLength: 12 }),
      fc.array(elsewhere, { maxLength: 5 }),
      (lines, credits) => {
        const attempts = lines.map(({ title, letter, credits: worth, countsAnyway }, at) =>
          attempt(title, letter, {
            attemptPlace: at + 1,
            creditsAttempted: worth,
            creditsEarned: letter === 'A' ? worth : 0,
            result: letter === null ? 'withdrawn' : 'graded',
            countsAnyway,
          }),
        );
        const { rows, document } = rowsOf({
          attempts,
          outside: credits.map(({ title, grade }) => outside(title, grade)),
        });
        expect(creditsEarned(rows.map((one) => one.credits))).toBe(document.summary.creditsEarned);
        const { total } = graduationProgress({ requirements: [], totalCredits: 24 }, rows);
        expect(total.earned).toBe(document.summary.creditsEarned);
      },
    ),
  );
});
