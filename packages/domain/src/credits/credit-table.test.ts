import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateNamed } from '../dates/written-date.ts';
import { creditedBefore, MOST_CREDIT_LINES, readCreditTable } from './credit-table.ts';

const read = (text: string, unitsPerTerm: number | null = null) => readCreditTable(text, { unitsPerTerm });

describe('a table of past credits', () => {
  it('is read by its head, in whatever order the columns stand', () => {
    const { rows, unread } = read(
      [
        'School year\tCourse\tGrade\tCredits\tCompleted\tNCAA area\tPercent\tCore',
        '2023–24\tEnglish 9\tB+\t0.5\t6/5/2024\tEnglish\t88 %\tyes',
        '2023–24\tAlgebra I\tA\t1\t2024-06-05\tMath\t\tno',
      ].join('\n'),
    );
    expect(unread).toEqual([]);
    expect(rows).toEqual([
      {
        ...{ line: 2, title: 'English 9', gradeRaw: 'B+', percent: 88, credits: 0.5, isByTerm: false },
        ...{ termLabel: '2023–24', completedOn: '2024-06-05', ncaaArea: 'english', isCore: true },
      },
      {
        ...{ line: 3, title: 'Algebra I', gradeRaw: 'A', percent: null, credits: 1, isByTerm: false },
        ...{ termLabel: '2023–24', completedOn: '2024-06-05', ncaaArea: 'math', isCore: false },
      },
    ]);
  });

  it('is read without a head as course, grade, credits and term', () => {
    expect(read('World History,C,1,2024-25').rows).toMatchObject([
      { title: 'World History', gradeRaw: 'C', credits: 1, termLabel: '2024-25', ncaaArea: null },
    ]);
    expect(read('"Drama, Stage";A;1,5;2024-25').rows).toMatchObject([
      { title: 'Drama, Stage', credits: 1.5 },
    ]);
  });

  it('takes what the school gives for a term where a row says no credits, and says so', () => {
    const table = 'Course,Grade,Credits,Term\nGeometry,B,,Fall 2024';
    expect(read(table, 0.34).rows).toMatchObject([{ credits: 0.34, isByTerm: true }]);
    expect(read(table).unread).toMatchObject([{ line: 2, why: 'credits' }]);
  });

  it.each([
    ['no_title', ',B,1,2024'],
    ['no_grade', 'Art,,1,2024'],
    ['no_term', 'Art,B,1,'],
    ['credits', 'Art,B,many,2024'],
    ['credits', 'Art,B,0,2024'],
    ['credits', 'Art,B,11,2024'],
    ['date', 'Art,B,1,2024,13/40/2024'],
    ['area', 'Art,B,1,2024,,Painting'],
    ['percent', 'Art,B,1,2024,,,much'],
    ['core', 'Art,B,1,2024,,,,maybe'],
    ['too_long', `${'A'.repeat(301)},B,1,2024`],
  ])('names the row and that it is %s', (why, line) => {
    expect(read(`Chemistry,A,1,2024\n${line}`)).toMatchObject({
      rows: [{ title: 'Chemistry' }],
      unread: [{ line: 2, why }],
    });
  });

  it('takes two semesters of one title, and one row that was pasted twice once', () => {
    const fall = 'English 9,B,0.5,2023-24,2023-12-20';
    const spring = 'English 9,B,0.5,2023-24,2024-06-05';
    const { rows, unread } = read([fall, spring, fall].join('\n'));
    expect(rows.map(({ line }) => line)).toEqual([1, 2]);
    expect(unread).toMatchObject([{ line: 3, why: 'twice' }]);
  });

  it('reads no more than its bound, and says so', () => {
    const lines = Array.from({ length: MOST_CREDIT_LINES + 1 }, (_, at) => `Course ${at},B,1,2024`);
    expect(read(lines.join('\n'))).toMatchObject({ isCut: true });
    expect(read(lines.slice(1).join('\n')).isCut).toBe(false);
    expect(read(`${lines.slice(1).join('\n')}\n\n`).isCut).toBe(false);
  });

  it('never throws, and every line is a row, a head, empty or named', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aB1,;\t"\n%./-= é') }), (text) => {
        const { rows, unread } = read(text, 0.5);
        const lines = text.split('\n').filter((line) => line.trim() !== '').length;
        expect(rows.length + unread.length).toBeLessThanOrEqual(lines);
      }),
    );
  });
});

it('reads days as they are written in the United States, elsewhere, and by standard', () => {
  expect(['6/5/2024', '5.6.2024', '2024-06-05', '6/31/2024', 'June'].map(dateNamed)).toEqual([
    ...['2024-06-05', '2024-06-05', '2024-06-05', null, null],
  ]);
});

it('knows a credit by school, title and term, however they are spaced', () => {
  const known = [{ schoolName: 'West High', title: 'English 9', termLabel: '2023-24' }];
  const rows = [
    { schoolName: 'west  high', title: 'ENGLISH 9 ', termLabel: '2023-24' },
    { schoolName: 'West High', title: 'English 9', termLabel: '2024-25' },
  ];
  expect(creditedBefore(rows, known)).toEqual([0]);
});
