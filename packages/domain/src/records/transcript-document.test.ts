import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STANDARD_STEPS } from '../grading/grading-scale.ts';
import { decimal, nearestNumber } from '../testing/figures/fraction.ts';
import { recordFigures } from '../testing/figures/second-record.ts';
import { randomRecord, STRICT } from '../testing/random-record.ts';
import { canonicalJson } from './canonical-json.ts';
import {
  type RecordAttempt,
  type TranscriptRecord,
  transcriptOf,
  withOverrides,
} from './transcript-document.ts';
import { printedDate, sheetOf } from './transcript-sheet.ts';

const AS = { isOfficial: true, issuedOn: '2026-11-20' } as const;
const RUNS = 1_000;

/** The figures a second time, in fractions, by rules that were written apart from the product's. */
const secondFigures = ({ attempts, outside, repeats }: TranscriptRecord) =>
  recordFigures(
    attempts
      .toSorted((a, b) => a.attemptPlace - b.attemptPlace)
      .map((one) => ({
        ...{ enrollment: one.enrollmentId, course: one.contentId, origin: one.contentId, isApproved: false },
        ...{ credits: String(one.creditsAttempted), status: 'completed' as const, soFar: null },
        posting: { result: one.result, ratio: one.ratio === null ? null : decimal(String(one.ratio)) },
        countsAnyway: one.countsAnyway,
      })),
    outside.map(({ creditId, credits, ratio, gradeRaw }) => ({
      ...{ credit: creditId, credits: String(credits), gradeRaw, isFailed: false, isUnfinished: false },
      ...{ ratio: ratio === null ? null : decimal(ratio), isCore: false, status: 'approved' as const },
    })),
    repeats,
  );

it('prints the figures that a second calculation of the same record comes to', () => {
  fc.assert(
    fc.property(randomRecord, (record) => {
      const { document, officialGpa } = transcriptOf(record, AS);
      const second = secondFigures(record);
      const gpa = second.officialGpa && nearestNumber(second.officialGpa);
      if (gpa === null) expect(officialGpa).toBeNull();
      else expect(Number(officialGpa)).toBeCloseTo(gpa, 14);
      expect(Math.abs((document.summary.gpa ?? 0) - (gpa ?? 0))).toBeLessThan(0.01);
      expect(document.summary.creditsEarned).toBeCloseTo(nearestNumber(second.creditsEarned), 12);
    }),
    { numRuns: RUNS },
  );
});

it('prints every posting, running course and outside credit once, with its own words, and nothing besides', () => {
  fc.assert(
    fc.property(randomRecord, (record) => {
      const { document } = transcriptOf(record, AS);
      const lines = document.years.flatMap((year) => year.lines);
      const posted = new Map(record.attempts.map((one) => [one.enrollmentId, one]));
      expect(lines.length).toBe(posted.size);
      for (const line of lines) {
        const { title, level, letter, result, finalGradeId, creditsAttempted } = posted.get(
          line.enrollmentId,
        )!;
        expect(line).toMatchObject({ title, level, letter, result, finalGradeId, creditsAttempted });
        expect([0, posted.get(line.enrollmentId)!.creditsEarned]).toContain(line.creditsEarned);
      }
      expect(document.outside.map(({ creditId, grade, title }) => [creditId, grade, title])).toEqual(
        record.outside.map(({ creditId, gradeRaw, title }) => [creditId, gradeRaw, title]),
      );
      expect(document.inProgress.map(({ enrollmentId }) => enrollmentId)).toEqual(
        record.running.map(({ enrollmentId }) => enrollmentId),
      );
      // What is printed has its source in the document, cell by cell.
      const sheet = sheetOf(document);
      expect(sheet.tables.flatMap(({ rows }) => rows.map(({ lineId }) => lineId)).toSorted()).toEqual(
        [
          ...posted.keys(),
          ...record.outside.map((one) => one.creditId),
          ...record.running.map((one) => one.enrollmentId),
        ].toSorted(),
      );
      expect(canonicalJson(JSON.parse(JSON.stringify(document)))).toBe(canonicalJson(document));
    }),
    { numRuns: RUNS },
  );
});

const attempt = (one: Partial<RecordAttempt>): RecordAttempt => ({
  ...{ enrollmentId: 'e1', finalGradeId: 'g1', contentId: 'c1', attemptPlace: 1, title: 'English 10' },
  dueOn: null,
  ...{
    level: 'general',
    isListed: false,
    weight: 0,
    result: 'graded',
    ratio: '0.9',
    letter: 'A',
    scaleId: null,
  },
  ...{ creditsAttempted: 1, creditsEarned: 1, countsAnyway: false, termLabel: '2025–26, Fall' },
  ...one,
});
const recordOf = (...attempts: RecordAttempt[]): TranscriptRecord => ({
  attempts,
  student: {
    ...{ name: 'Maya Chen', studentNumber: '7', birthOn: null, gradeLevel: 12, graduationYear: 2026 },
    ...{ grade9StartedOn: null, graduation: { on: '2026-06-02', isExpected: true } },
  },
  school: { name: 'Northfield', address: null, phone: null, website: null, ceebCode: null },
  ...{ running: [], outside: [], repeats: 'best', rank: null },
  scales: [{ scaleId: null, fromOn: null, toOn: null, steps: STANDARD_STEPS }],
});

it('says until when an incomplete course is to be made up, and of no other', () => {
  const open = { result: 'incomplete', ratio: null, letter: null, creditsEarned: 0 } as const;
  const { document } = transcriptOf(
    recordOf(
      attempt({ ...open, dueOn: '2027-02-12' }),
      attempt({ ...open, enrollmentId: 'e2', contentId: 'c2', attemptPlace: 2, title: 'Biology' }),
      // A day that was left behind by an earlier posting isn't printed beside a grade.
      attempt({ enrollmentId: 'e3', contentId: 'c3', attemptPlace: 3, title: 'Art', dueOn: '2027-02-12' }),
    ),
    AS,
  );
  expect(document.years[0]?.lines.map(({ incompleteDueOn }) => incompleteDueOn)).toEqual([
    '2027-02-12',
    undefined,
    undefined,
  ]);
  expect(sheetOf(document).notes).toContain(
    'Incomplete, to be made up: English 10 (2025–26, Fall) by 02/12/2027.',
  );
  expect(
    sheetOf(transcriptOf(recordOf(attempt({})), AS).document).notes.filter((note) =>
      note.startsWith('Incomplete'),
    ),
  ).toEqual([]);
});

it('prints honors, AP, the list of the NCAA and repeats as marks, with their meaning', () => {
  const sheet = sheetOf(
    transcriptOf(
      recordOf(
        attempt({ level: 'ap', weight: 1, isListed: true }),
        attempt({
          enrollmentId: 'e2',
          contentId: 'c2',
          attemptPlace: 2,
          ratio: '0.5',
          letter: 'F',
          creditsEarned: 0,
        }),
        attempt({ enrollmentId: 'e3', contentId: 'c2', attemptPlace: 3, ratio: '0.8', letter: 'B' }),
        attempt({
          enrollmentId: 'e4',
          contentId: 'c4',
          attemptPlace: 4,
          result: 'withdrawn',
          ratio: null,
          letter: null,
          creditsEarned: 0,
        }),
      ),
      AS,
    ).document,
  );
  expect(sheet.tables[0]?.rows.map(({ cells }) => cells.slice(2).join('|'))).toEqual([
    'AP +1.0 N|A|90|1|1',
    'RX|F|50|1|0',
    'R|B|80|1|1',
    '–|W|–|1|0',
  ]);
  expect(sheet.tables[0]?.total).toBe('Year GPA 3.40 · weighted 3.90 · credits earned 2');
  expect(sheet.notes.join(' ')).toContain('RX repeated course, this attempt is not in the GPA; W withdrawn');
  expect(sheet.notes.join(' ')).toContain('For a repeated course, the best attempt counts in the GPA.');
});

it('prints days as month, day and year, and an empty record without inventing anything', () => {
  expect(printedDate('2028-06-02')).toBe('06/02/2028');
  const sheet = sheetOf(transcriptOf(recordOf(), { isOfficial: false, issuedOn: '2026-11-20' }).document);
  expect(sheet.title).toBe('Unofficial transcript');
  expect(sheet.tables).toEqual([]);
  expect(sheet.summary[0]).toEqual({ label: 'GPA, unweighted', value: '–' });
  expect(sheet.facts.find(({ label }) => label === 'Date of birth')?.value).toBe('–');
  expect(sheet.scales[0]?.caption).toBe('Grading scale, for all years');
});

it('changes by overrides what is said of the student and the day, and no course or figure', () => {
  fc.assert(
    fc.property(randomRecord, (record) => {
      const { document } = transcriptOf(record, AS);
      const changed = withOverrides(document, {
        ...{ studentName: 'Other Name', gradeLevel: 12, graduationYear: 2027, studentId: 'X-1' },
        ...{ transcriptDate: '2027-07-01', graduationDate: '2027-06-01', studentDob: '2009-01-01' },
      });
      const { student, issuedOn, ...rest } = changed;
      expect(issuedOn).toBe('2027-07-01');
      expect(student).toMatchObject({
        ...{ name: 'Other Name', gradeLevel: 12, graduationYear: 2027, studentNumber: 'X-1' },
        ...{ birthOn: '2009-01-01', graduation: { on: '2027-06-01', isExpected: true } },
      });
      const { student: _student, issuedOn: _issuedOn, ...before } = document;
      expect(rest).toEqual(before);
    }),
    { numRuns: 50 },
  );
});

const marksIn = (...attempts: RecordAttempt[]) =>
  sheetOf(transcriptOf(recordOf(...attempts), AS).document).tables.flatMap(({ rows }) =>
    rows.map(({ cells }) => cells[2]),
  );
const ungraded = { ratio: null, letter: null, creditsEarned: 0 } as const;

it('prints the points that a school adds, and those of its letters, as the school states them', () => {
  const steps = [
    { letter: 'A-', fromPercent: 90, points: 3.667, isPassing: true },
    { letter: 'B', fromPercent: 0, points: 3.25, isPassing: false },
  ];
  const honors = attempt({ level: 'honors', weight: 0.25 });
  expect(marksIn(honors, attempt({ enrollmentId: 'e2', contentId: 'c2', level: 'ap', weight: 1 }))).toEqual([
    'H +0.25',
    'AP +1.0',
  ]);
  const record = { ...recordOf(), scales: [{ scaleId: null, fromOn: null, toOn: null, steps }] };
  expect(sheetOf(transcriptOf(record, AS).document).scales[0]?.rows[1]?.cells).toEqual([
    'Points',
    '3.667',
    '3.25',
  ]);
});

it('says of no record that its grades are not weighted where points stand beside a course', () => {
  const weightedIn = (...attempts: RecordAttempt[]) =>
    sheetOf(transcriptOf(recordOf(...attempts), AS).document).summary[1]?.value;
  const failed = attempt({ level: 'ap', weight: 1, ratio: '0.5', letter: 'F', creditsEarned: 0 });
  expect(marksIn(failed)).toEqual(['AP +1.0']);
  expect(weightedIn(failed)).toBe('2.00');
  expect(weightedIn({ ...failed, ...ungraded, result: 'withdrawn' })).toBe('–');
  expect(weightedIn(attempt({}))).toBe('Grades are not weighted');
});

it('names the scale that gave each letter where several did, and says which one was replaced', () => {
  const steps = STANDARD_STEPS;
  const sheet = sheetOf(
    transcriptOf(
      {
        ...recordOf(attempt({ scaleId: 'old' }), attempt({ enrollmentId: 'e2', contentId: 'c2' })),
        scales: [
          { scaleId: 'old', fromOn: null, toOn: null, isReplaced: true, steps: STRICT },
          { scaleId: null, fromOn: null, toOn: null, isReplaced: false, steps },
        ],
      },
      AS,
    ).document,
  );
  expect(sheet.scales.map(({ caption }) => caption)).toEqual([
    'Grading scale S1, from the first year on, replaced later',
    'Grading scale S2, for all years',
  ]);
  expect(sheet.tables[0]?.rows.map(({ cells }) => cells[2])).toEqual(['S1', 'S2']);
  expect(sheet.notes[0]).toBe('Marks: S1, S2 grading scale of this number.');
});

it('marks credit that counts beside that of another attempt, and says so where it says that credit is given once', () => {
  const attempts = [
    attempt({ ratio: '0.8', letter: 'B' }),
    attempt({ enrollmentId: 'e2', attemptPlace: 2, countsAnyway: true }),
  ];
  const { document } = transcriptOf(recordOf(...attempts), AS);
  expect(document.summary.creditsEarned).toBe(2);
  expect(marksIn(...attempts)).toEqual(['RX', 'R CD']);
  const notes = sheetOf(document).notes.join(' ');
  expect(notes).toContain('Credit is given once, except for courses marked CD.');
  expect(notes).toContain('CD credit counts beside that of another attempt, by decision of the school');
});

it('rounds a GPA once, whatever goal the dashboard has', () => {
  const ratios = ['0.749', '0.8749'];
  expect(ratios.map((ratio) => transcriptOf(recordOf(attempt({ ratio })), AS).document.summary.gpa)).toEqual([
    3, 3.5,
  ]);
});

it('says of each credit from elsewhere whether it counts in the GPA', () => {
  const credit = {
    creditId: 'k1',
    kind: 'transfer' as const,
    ...{ schoolName: 'Lakeside', title: 'Art', termLabel: '2022–23', isPassed: true, credits: 1 },
  };
  const { document } = transcriptOf(
    {
      ...recordOf(),
      outside: [
        { ...credit, gradeRaw: 'P', ratio: null },
        { ...credit, creditId: 'k2', gradeRaw: 'A', ratio: '0.95' },
      ],
    },
    AS,
  );
  const [table] = sheetOf(document).tables;
  const at = table?.headings.indexOf('In GPA') ?? -1;
  expect(table?.rows.map(({ cells }) => [cells[3], cells[at]])).toEqual([
    ['P', 'no'],
    ['A', 'yes'],
  ]);
});

it('calls nothing a repeat that was taken for a grade once, and no course without a term a year', () => {
  const withdrawn = attempt({ ...ungraded, result: 'withdrawn' });
  const real = attempt({ enrollmentId: 'e2', attemptPlace: 2, termLabel: '2025–26' });
  expect(marksIn(withdrawn, real)).toEqual(['–', '–']);
  const sheet = sheetOf(transcriptOf(recordOf(withdrawn, real), AS).document);
  expect(sheet.tables.flatMap(({ rows }) => rows.map(({ cells }) => cells[1]))).toEqual(['Fall', '–']);
  expect(sheet.notes.join(' ')).not.toContain('repeated');
});

it('says by what the class is ranked, and states no number of credits that the school never asked for', () => {
  const ranked = { ...recordOf(attempt({})), rank: { place: 3, of: 41 } };
  const sheet = sheetOf(transcriptOf(ranked, AS).document);
  expect(sheet.summary.slice(2)).toEqual([
    { label: 'Credits earned', value: '1' },
    { label: 'Class rank', value: '3 of 41' },
  ]);
  expect(sheet.notes.join(' ')).toContain('Class rank: by unweighted GPA');
});

it('lets no date that a registrar types make a graduation happen', () => {
  const { document } = transcriptOf(recordOf(attempt({})), AS);
  const graduationBy = (overrides: Parameters<typeof withOverrides>[1], from = document) =>
    withOverrides(from, overrides).student.graduation;
  // Dated past a day that is still to come, on the real day of issue.
  expect(graduationBy({ graduationDate: '2027-06-01', transcriptDate: '2027-07-01' })).toEqual({
    ...{ on: '2027-06-01', isExpected: true },
  });
  // A diploma that was given is none yet on a document dated before it.
  const graduated = {
    ...document,
    student: { ...document.student, graduation: { on: '2026-06-02', isExpected: false } as const },
  };
  expect(graduationBy({ transcriptDate: '2026-05-01' }, graduated)).toMatchObject({ isExpected: true });
  expect(graduationBy({ transcriptDate: '2026-07-01' }, graduated)).toMatchObject({ isExpected: false });
  expect(graduationBy({ graduationDate: '2026-06-05' })).toMatchObject({ isExpected: false });
});

it('prints a scale of twenty letters in two tables that can be read', () => {
  const steps = Array.from({ length: 20 }, (_, at) => ({
    ...{ letter: `L${20 - at}`, fromPercent: 95 - 5 * at, points: (20 - at) / 5, isPassing: at < 15 },
  }));
  const record = { ...recordOf(), scales: [{ scaleId: null, fromOn: null, toOn: null, steps }] };
  const { scales } = sheetOf(transcriptOf(record, AS).document);
  expect(scales.map(({ caption, headings }) => [caption, headings.length])).toEqual([
    ['Grading scale, for all years (1 of 2)', 11],
    ['Grading scale, for all years (2 of 2)', 11],
  ]);
  expect(scales.flatMap(({ headings }) => headings.slice(1))).toEqual(steps.map(({ letter }) => letter));
});
