import fc from 'fast-check';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { letterOn, STANDARD_STEPS } from '../grading/grading-scale.ts';
import type { RecordAttempt, TranscriptRecord } from '../records/transcript-document.ts';

/** A scale that asks for more than the standard one. */
export const STRICT = STANDARD_STEPS.map((step) => ({
  ...step,
  fromPercent: Math.min(step.fromPercent * 1.05, 95),
}));

const level = fc.constantFrom('general', 'honors', 'ap', 'ib', 'dual');
const credits = fc.constantFrom(1, 0.5, 0.333, 0.25, 1.5);

/** An attempt with whole percents, or with quarters of one. */
const anyAttempt = fc.record({
  percent: fc.integer({ min: 0, max: 440 }).map((quarters) => quarters / 4),
  result: fc.constantFrom('graded', 'graded', 'graded', 'incomplete', 'withdrawn'),
  content: fc.integer({ min: 1, max: 12 }),
  scale: fc.constantFrom(null, 'strict'),
  term: fc.constantFrom('2023–24', '2024–25, Fall', '2024–25, Spring', '2025–26, Fall'),
  weight: fc.constantFrom(0, 0, 0.5, 1),
  due: fc.constantFrom<CalendarDate | null>(null, '2026-10-01'),
  countsAnyway: fc.constantFrom(false, false, false, true),
  ...{ level, credits, isListed: fc.boolean() },
});

const outside = fc.record({
  percent: fc.option(fc.integer({ min: 0, max: 100 })),
  gradeRaw: fc.constantFrom('A', 'B', 'C'),
  kind: fc.constantFrom('transfer', 'dual_enrollment', 'homeschool', 'exam'),
  schoolName: fc.constantFrom('Lakeside High School', 'Colegio San José'),
  credits,
});

/** Records of up to fourteen attempts, some of them repeats, and credit from elsewhere. */
export const randomRecord: fc.Arbitrary<TranscriptRecord> = fc
  .record({
    attempts: fc.array(anyAttempt, { maxLength: 14 }),
    outside: fc.array(outside, { maxLength: 4 }),
    running: fc.array(fc.record({ level, credits }), { maxLength: 3 }),
    repeats: fc.constantFrom('best', 'latest', 'average'),
  })
  .map(({ attempts, outside: credit, running, repeats }) => ({
    repeats,
    student: {
      ...{ name: 'Chen, Maya Lin', studentNumber: '26104211', birthOn: '2010-03-14', gradeLevel: 11 },
      ...{ graduationYear: 2028, grade9StartedOn: '2024-08-21' },
      graduation: { on: '2028-06-02', isExpected: true },
    },
    school: {
      ...{ name: 'Northfield Academy', address: '42 Lakeshore Road', phone: null, website: null },
      ceebCode: '365914',
    },
    attempts: attempts.map(({ percent, content, scale, term, due, ...one }, at): RecordAttempt => {
      const steps = scale === null ? STANDARD_STEPS : STRICT;
      const isGraded = one.result === 'graded';
      const ratio = isGraded ? (percent / 100).toFixed(4) : null;
      return {
        ...{ ...one, enrollmentId: `enrollment-${at}`, finalGradeId: `grade-${at}`, attemptPlace: at + 1 },
        ...{ contentId: `content-${content}`, title: `Course ${content}`, scaleId: scale, ratio },
        ...{ letter: isGraded ? letterOn(steps, percent / 100) : null, termLabel: term },
        creditsAttempted: one.credits,
        dueOn: one.result === 'incomplete' ? due : null,
        creditsEarned: isGraded && percent >= 60 ? one.credits : 0,
      };
    }),
    running: running.map((one, at) => ({
      ...{ ...one, enrollmentId: `running-${at}`, title: `Running ${at}`, termLabel: '2025–26, Fall' },
    })),
    outside: credit.map(({ percent, ...one }, at) => ({
      ...{ ...one, creditId: `credit-${at}`, title: `Elsewhere ${at}`, isPassed: null, termLabel: '2022–23' },
      ratio: percent === null ? null : (percent / 100).toFixed(4),
    })),
    scales: [
      { scaleId: null, fromOn: null, toOn: '2025-07-31', steps: STANDARD_STEPS },
      { scaleId: 'strict', fromOn: '2025-08-01', toOn: null, steps: STRICT },
    ],
    rank: { place: 3, of: 41 },
  }));
