import { STANDARD_STEPS } from '@fieldhouse/domain/grading/grading-scale.ts';
import { transcriptTable } from '@fieldhouse/domain/records/exchange/table.ts';
import type { TranscriptDocument } from '@fieldhouse/domain/records/transcript-document.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asTable } from './write.ts';

const ISSUED = {
  code: 'FH-7K3M-Q9TD-2VXC',
  issuedAt: '2026-11-28T12:30:00.000Z',
  address: 'https://school.example/verify/FH-7K3M-Q9TD-2VXC',
};

/** A transcript with these words wherever people may write some. */
const documentWith = (words: string): TranscriptDocument => ({
  ...{ format: 'fieldhouse-transcript', version: 1, isOfficial: true, issuedOn: '2026-11-20' },
  student: {
    ...{ name: words, studentNumber: words, birthOn: null, gradeLevel: null, graduationYear: null },
    ...{ grade9StartedOn: null, graduation: null },
  },
  school: { name: words, address: words, phone: words, website: words, ceebCode: null },
  years: [],
  outside: [
    {
      ...{ creditId: '1', kind: 'transfer', schoolName: words, title: words, grade: words, term: words },
      ...{ creditsAttempted: 0.5, creditsEarned: 0.333, countsInGpa: true },
    },
  ],
  inProgress: [{ enrollmentId: '2', title: words, level: 'ap', term: words, credits: 1 }],
  summary: { gpa: 3.5, weightedGpa: null, creditsEarned: 0.333, rank: null },
  method: { gpa: 'mean_over_25', repeats: 'best' },
  scales: [{ fromOn: null, toOn: null, steps: STANDARD_STEPS }],
});

/** Reads RFC 4180, every cell of a row. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;
  while (cell.lastIndex < csv.length) {
    const [, quoted, plain = '', end] = cell.exec(csv) ?? [];
    if (end === undefined) throw new Error('No CSV');
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

it('writes a table that reads back as it was, with nothing in it that a spreadsheet runs', () => {
  const words = fc.oneof(
    fc.string({ minLength: 1, maxLength: 90, unit: 'grapheme' }),
    fc.string({ minLength: 1, maxLength: 90, unit: 'binary' }),
    fc.constantFrom('=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)', '\t=1', '"",\r\n"', 'محمد'),
  );
  fc.assert(
    fc.property(words, (some) => {
      const document = documentWith(some);
      const csv = asTable({ document, issued: ISSUED });
      expect(csv.startsWith('\ufeff')).toBe(true);
      const rows = readCsv(csv.slice(1));
      expect(rows.flat().filter((cell) => FORMULA.test(cell))).toEqual([]);
      expect(rows.map((row) => row.map(bare))).toEqual(
        transcriptTable(document, ISSUED).map((row) => row.map((cell) => (cell === null ? '' : bare(cell)))),
      );
    }),
  );
});

/** Somebody may have written the apostrophe themselves. */
const bare = (cell: string) => (/^'/.test(cell) && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell);
