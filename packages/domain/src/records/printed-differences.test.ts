import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomRecord } from '../testing/random-record.ts';
import { printedDifferences } from './printed-differences.ts';
import { type RecordAttempt, type TranscriptRecord, transcriptOf } from './transcript-document.ts';

const AS = { isOfficial: true, issuedOn: '2026-11-20' } as const;
const printedOf = (record: TranscriptRecord) => transcriptOf(record, AS).document;

/** A record with one attempt changed. */
const changed = (record: TranscriptRecord, at: number, change: Partial<RecordAttempt>): TranscriptRecord => ({
  ...record,
  attempts: record.attempts.map((one, index) => (index === at ? { ...one, ...change } : one)),
});

it('finds nothing where a record is as it was, whatever came to it, whatever the school ranks or lists since', () => {
  fc.assert(
    fc.property(randomRecord, randomRecord, (record, later) => {
      const printed = printedOf(record);
      expect(printedDifferences(printed, record)).toEqual([]);
      const since: TranscriptRecord = {
        ...later,
        attempts: [
          ...record.attempts.map((one) => ({
            ...{ ...one, isListed: !one.isListed, weight: one.weight + 0.5, termLabel: '2031–32, Renamed' },
            ...(one.result === 'incomplete' ? { result: 'graded' as const, ratio: '0.9', letter: 'A' } : {}),
          })),
          // Also a repeat of what was printed.
          ...later.attempts.map((one) => ({
            ...{ ...one, enrollmentId: `later ${one.enrollmentId}`, attemptPlace: one.attemptPlace + 100 },
          })),
        ],
        outside: [
          ...record.outside,
          ...later.outside.map((one) => ({ ...one, creditId: `later ${one.creditId}` })),
        ],
      };
      expect(printedDifferences(printed, since)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('finds every grade that was changed, with the totals that it changes', () => {
  fc.assert(
    fc.property(randomRecord, fc.nat(), (record, pick) => {
      const graded = record.attempts.flatMap((one, at) => (one.result === 'graded' ? [at] : []));
      const at = graded[pick % Math.max(1, graded.length)];
      if (at === undefined) return;
      const one = record.attempts[at]!;
      const ratio = Number(one.ratio) > 0.5 ? '0.0100' : '0.9900';
      const now = changed(record, at, { ratio, letter: 'Q' });
      const found = printedDifferences(printedOf(record), now);
      expect(found).toContainEqual({
        ...{ lineId: one.enrollmentId, title: one.title, figure: 'grade' },
        ...{ printed: one.letter, record: 'Q' },
      });
      // Each total that it names is another one in a document that is made anew of the same lines.
      const [printed, anew] = [printedOf(record), printedOf(now)];
      expect(found.some(({ figure, title }) => figure === 'gpa' && title === null)).toBe(
        printed.summary.gpa !== anew.summary.gpa,
      );
      expect(found.some(({ figure, title }) => figure === 'credits' && title === null)).toBe(
        printed.summary.creditsEarned !== anew.summary.creditsEarned,
      );
    }),
    { numRuns: 500 },
  );
});

it('names a line that the record has no more, a title, credits, and credit from elsewhere that was changed', () => {
  fc.assert(
    fc.property(randomRecord, (record) => {
      const [first] = record.attempts;
      const [credit] = record.outside;
      const printed = printedOf(record);
      if (first) {
        const line = printed.years
          .flatMap(({ lines }) => lines)
          .find((one) => one.enrollmentId === first.enrollmentId)!;
        const about = { lineId: first.enrollmentId, title: first.title };
        expect(printedDifferences(printed, { ...record, attempts: record.attempts.slice(1) })).toContainEqual(
          {
            ...{ ...about, figure: 'line', printed: line.letter, record: null },
          },
        );
        expect(printedDifferences(printed, changed(record, 0, { title: 'Another title' }))).toEqual([
          { ...about, figure: 'title', printed: first.title, record: 'Another title' },
        ]);
        expect(printedDifferences(printed, changed(record, 0, { creditsAttempted: 7 }))).toContainEqual({
          ...{ ...about, figure: 'attempted', record: '7' },
          printed: String(first.creditsAttempted),
        });
      }
      if (!credit) return;
      const about = { lineId: credit.creditId, title: credit.title };
      expect(printedDifferences(printed, { ...record, outside: record.outside.slice(1) })).toContainEqual({
        ...{ ...about, figure: 'line', printed: credit.gradeRaw, record: null },
      });
      const other = record.outside.with(0, { ...credit, gradeRaw: 'F', isPassed: false });
      expect(printedDifferences(printed, { ...record, outside: other })).toContainEqual({
        ...{ ...about, figure: 'grade', printed: credit.gradeRaw, record: 'F' },
      });
    }),
    { numRuns: 300 },
  );
});
