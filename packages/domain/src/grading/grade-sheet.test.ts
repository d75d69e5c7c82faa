import fc from 'fast-check';
import { expect, it } from 'vitest';
import { headingsOf, readGradeSheet, readSeparator, SHEET_LIMITS, scalePoints } from './grade-sheet.ts';
import { rosterFinder } from './roster-finder.ts';

const HEADINGS = new Map([
  ['a1', 'Leaves'],
  ['a2', 'Roots'],
]);

const CANVAS = [
  [
    'Student',
    'ID',
    'SIS User ID',
    'SIS Login ID',
    'Section',
    'Leaves (1234567)',
    'Roots (1234568)',
    'Essays Current Score',
    'Current Score',
    'Final Grade',
  ],
  ['', '', '', '', '', 'Manual Posting', '', '', '', ''],
  ['    Points Possible', '', '', '', '', '20.00', '50.00', '(read only)', '(read only)', '(read only)'],
  ['Lovelace, Ada', '9001', 'S-1', 'ada', 'Period 1', '18.00', '', '90', '90', 'A'],
];

it('reads an export of Canvas: its columns, points possible, and the rows of students alone', () => {
  expect(readGradeSheet(CANVAS, HEADINGS)).toEqual({
    columns: [
      { at: 5, heading: 'Leaves (1234567)', assignmentId: 'a1', isUnclear: false, pointsPossible: 20 },
      { at: 6, heading: 'Roots (1234568)', assignmentId: 'a2', isUnclear: false, pointsPossible: 50 },
    ],
    rows: [{ row: 4, number: 'S-1', name: 'Lovelace, Ada', cells: CANVAS[3], isTooLong: false }],
    hasSchoolNumbers: true,
  });
});

it('reads what a piece of work is worth as it reads grades', () => {
  const worth = (text: string) =>
    readGradeSheet(
      [
        ['Student', 'Leaves'],
        ['Points Possible', text],
      ],
      HEADINGS,
    )?.columns[0]?.pointsPossible;
  expect(['1,000', '12,5', '0.5', '0', '', '1.000'].map(worth)).toEqual([1000, 12.5, 0.5, null, null, null]);
});

it('finds what parts the cells, whatever stands in titles', () => {
  const parted = (csv: string) => readSeparator(csv).separator;
  expect(parted('Student,Leaves\nAda,3')).toBe(',');
  expect(parted('Student;Leaves\nAda;3')).toBe(';');
  expect(parted('Student\tLeaves\nAda\t1,000')).toBe('\t');
  // Signs in quoted titles part nothing, nor does a line break; a doubled quote ends no title.
  expect(parted('"Student","Leaves; roots; stems; seeds"\nAda,3')).toBe(',');
  expect(parted('Student;"Leaves, roots,\nstems, ""big, small"", seeds"\nAda;3')).toBe(';');
  expect(parted('Student\t"Leaves, roots, stems"\nAda\t"1,000"')).toBe('\t');
  // Where titles aren't quoted, a column of students says it.
  expect(parted('Student\tLeaves, roots, stems and seeds\tB\nAda\t1,000\t2')).toBe('\t');
  expect(parted('Roots, stems, and seeds;ID\r\n3;S-1')).toBe(';');
  expect(parted('Leaves;Roots\r3;4')).toBe(';');
  expect(parted('Leaves')).toBe(',');
  expect(parted('')).toBe(',');
});

it('heeds the line that says what parts the cells, and leaves it out', () => {
  const csv = 'Student;Leaves, roots, stems\r\nAda;3';
  for (const line of ['sep=;', '\ufeffsep=;', 'SEP=;', '"sep=;"'])
    expect(readSeparator(`${line}\r\n${csv}`)).toEqual({ separator: ';', rest: csv });
  expect(readSeparator('sep=\t\nStudent,A\tB')).toEqual({ separator: '\t', rest: 'Student,A\tB' });
  expect(readSeparator('sep=,\rStudent,Roots;Stems;A')).toMatchObject({ separator: ',' });
  expect(readSeparator('sep=ab\nStudent,A')).toEqual({ separator: ',', rest: 'sep=ab\nStudent,A' });
});

it('tells of a row in which more stands than there are headings', () => {
  const sheet = readGradeSheet(
    [
      ['Student', 'Leaves'],
      ['Ada', '1', '000'],
      ['Ben', '3', ' ', ''],
    ],
    HEADINGS,
  );
  expect(sheet?.rows.map(({ row, isTooLong }) => [row, isTooLong])).toEqual([
    [2, true],
    [3, false],
  ]);
});

it('doesn’t take a last heading that is blank for a column', () => {
  const sheet = readGradeSheet(
    [
      ['Student', 'Leaves', ''],
      ['Ada', '1', '000'],
      ['Ben', '3', ''],
    ],
    HEADINGS,
  );
  expect(sheet?.rows.map(({ isTooLong }) => isTooLong)).toEqual([true, false]);
});

it('asks about an assignment of Canvas that is called like a total, where the file says what it is worth', () => {
  const headings = ['Student', 'ID', 'SIS Login ID', 'Unit 1 Final Score (12)', 'Final Score'];
  const sheet = readGradeSheet([headings, ['Points Possible', '', '', '20', '(read only)']], HEADINGS);
  expect(sheet?.columns.map(({ heading, assignmentId }) => [heading, assignmentId])).toEqual([
    ['Unit 1 Final Score (12)', null],
  ]);
});

it('reads sheets of up to 5,000 rows and 500 columns', () => {
  expect(SHEET_LIMITS).toEqual({ rows: 5_000, columns: 500 });
});

it('never takes the columns of names and numbers for grades, whatever assignments are called', () => {
  const headings = new Map([
    ['a', 'Student'],
    ['b', 'ID'],
  ]);
  const sheet = readGradeSheet([['Student', 'ID', 'Leaves']], headings);
  expect(sheet?.columns.map(({ at, assignmentId }) => [at, assignmentId])).toEqual([[2, null]]);
});

it('leaves a column that it does not know to whoever imports, and gives an assignment to one column only', () => {
  const sheet = readGradeSheet([['Student ID', 'Leaves', 'Leaves (7)', 'Other']], HEADINGS);
  expect(sheet?.columns.map((one) => one.assignmentId)).toEqual(['a1', null, null]);
  expect(readGradeSheet([['Leaves'], ['3']], HEADINGS)).toBeNull();
});

it('prefers an assignment that is called like a column that is worked out', () => {
  const sheet = readGradeSheet([['Student', 'Final Grade']], new Map([['a', 'Final Grade']]));
  expect(sheet?.columns).toMatchObject([{ at: 1, assignmentId: 'a' }]);
});

it('takes a column of a teacher that is called like one of Canvas for one of grades', () => {
  const sheet = readGradeSheet([['Student', 'Lab Final Score']], HEADINGS);
  expect(sheet?.columns).toMatchObject([{ heading: 'Lab Final Score', assignmentId: null }]);
});

it('leaves out what says something about students, totals of its own, and what is read only', () => {
  const lines = [
    [' Student ', 'Notes', 'Section', 'So far (%)', 'Final letter', ' Leaves ', '', 'Sums'],
    ['Points possible', '', '', '', '', '', '', '(READ ONLY)'],
  ];
  expect(readGradeSheet(lines, HEADINGS)).toEqual({
    columns: [{ at: 5, heading: 'Leaves', assignmentId: 'a1', isUnclear: false, pointsPossible: null }],
    rows: [],
    hasSchoolNumbers: true,
  });
  // Somebody’s assignment may be called so.
  expect(
    readGradeSheet(lines, new Map([['a', 'Notes']]))?.columns.map(({ at, assignmentId }) => [
      at,
      assignmentId,
    ]),
  ).toEqual([
    [1, 'a'],
    [5, null],
  ]);
});

/** For which assignment each column of a file is; '?': left to whoever imports, since it could be for several. */
const matched = (titles: Record<string, string>, ...headings: string[]) =>
  readGradeSheet([headings], new Map(Object.entries(titles)))?.columns.map(
    ({ heading, assignmentId, isUnclear }) => [heading, isUnclear ? '?' : assignmentId],
  );

it('tells titles apart that differ by case or blanks alone, and leaves open what fits several', () => {
  const titles = { a1: 'Essay', a2: 'essay', a3: 'Essay  two', a4: 'Essay two' };
  expect(matched(titles, 'Student', 'essay', 'Essay', 'Essay two', 'Essay  two')).toEqual([
    ['essay', 'a2'],
    ['Essay', 'a1'],
    ['Essay two', 'a4'],
    ['Essay  two', 'a3'],
  ]);
  expect(matched(titles, 'Student', 'Essay', 'ESSAY', 'essay TWO')).toEqual([
    ['Essay', 'a1'],
    ['ESSAY', '?'],
    ['essay TWO', '?'],
  ]);
  expect(matched({ a1: 'Essay', a2: 'essay' }, 'Student', 'ID', 'essay (7)', 'ESSAY (8)')).toEqual([
    ['essay (7)', 'a2'],
    ['ESSAY (8)', '?'],
  ]);
});

it('gives no column of several that could be for one assignment alike', () => {
  expect(matched({ a1: 'Quiz' }, 'Student', 'ID', 'Quiz (1)', 'Quiz (2)')).toEqual([
    ['Quiz (1)', '?'],
    ['Quiz (2)', '?'],
  ]);
  expect(matched({ a1: 'Quiz' }, 'Student', 'Quiz', 'Quiz')?.map(([, to]) => to)).toEqual(['?', '?']);
  expect(matched({ a1: 'Quiz' }, 'Student', 'quiz', 'Quiz')?.map(([, to]) => to)).toEqual(['?', 'a1']);
  // A number in brackets is part of a title, except in files of Canvas.
  expect(matched({ a1: 'Quiz' }, 'Student', 'Quiz (2)')).toEqual([['Quiz (2)', null]]);
});

it('knows an assignment by the id behind its title', () => {
  const titles = { 'x-aaaaaa': 'Roots', 'x-bbbbbb': 'Roots', 'x-cccccc': 'Stems' };
  const headings = ['Roots [bbbbbb]', 'Roots [aaaaaa]', 'Stems [cccccc]', 'Stems [aaaaaa]', 'Roots'];
  expect(matched(titles, 'Student', ...headings)).toEqual([
    ['Roots [bbbbbb]', 'x-bbbbbb'],
    ['Roots [aaaaaa]', 'x-aaaaaa'],
    ['Stems [cccccc]', 'x-cccccc'],
    ['Stems [aaaaaa]', null],
    ['Roots', '?'],
  ]);
});

it('writes headings that each fit one assignment, whatever assignments are called', () => {
  const titles = [
    ...['Essay', 'essay', 'Essay two', 'Essay  two', "'Essay", 'Leaves'],
    ...['Student', 'ID', 'Notes', 'SIS Login ID', 'So far (%)', 'final LETTER', 'Final Score'],
  ];
  const all = titles.map((title, n) => ({ assignmentId: `x-00000${n.toString(16)}`, title }));
  const headings = headingsOf(all);
  expect(headings.slice(4, 8)).toEqual(["'Essay [000004]", 'Leaves', 'Student [000006]', 'ID [000007]']);
  const own = ['Student', 'Student ID', 'Final grade (%)', 'Final letter', 'So far (%)'];
  const sheet = readGradeSheet(
    [[...own, ...headings]],
    new Map(all.map(({ assignmentId, title }) => [assignmentId, title])),
  );
  expect(sheet?.columns.flatMap((one) => one.assignmentId ?? [])).toEqual(all.map((one) => one.assignmentId));
});

it('takes no total for the points of an assignment that is called like it', () => {
  const own = ['Student', 'Final grade (%)', 'Final letter', 'So far (%)', 'So far (%)'];
  const asked = matched({ a1: 'So far (%)', a2: 'final letter' }, ...own);
  expect(asked).toEqual([
    ['Final letter', '?'],
    ['So far (%)', '?'],
    ['So far (%)', '?'],
  ]);
  const titles = { a1: 'Current Score', a2: 'Final Score', a3: 'Notes' };
  const canvas = [
    'Student',
    'Notes',
    'ID',
    'SIS Login ID',
    'Current Score',
    'Final Score (7)',
    'Final Grade',
  ];
  expect(matched(titles, ...canvas)).toEqual([
    ['Notes', '?'],
    ['Current Score', '?'],
    ['Final Score (7)', '?'],
  ]);
});

it('takes columns that only Canvas works out for grades anywhere else', () => {
  const headings = ['Current Score', 'Essays Unposted Final Score', 'Override Grade', 'Final Points (9)'];
  const columns = (own: string) => readGradeSheet([['Student', own, ...headings]], HEADINGS)?.columns.length;
  expect(['SIS User ID', 'SIS Login ID', 'Root Account'].map(columns)).toEqual([0, 0, 0]);
  expect(columns('Section')).toBe(4);
  expect(readGradeSheet([['Student', 'Root Account', 'Lab Override']], HEADINGS)?.columns).toHaveLength(1);
});

it('takes the school’s number before that of another system, and names or numbers alone', () => {
  const read = (...headings: string[]) => {
    const sheet = readGradeSheet([headings, [], headings.map((_, at) => ` ${at} `)], HEADINGS);
    return sheet && [sheet.rows, sheet.hasSchoolNumbers];
  };
  const row = (number: string, name: string, cells: string[]) => [
    { row: 3, number, name, cells, isTooLong: false },
  ];
  expect(read('ID', 'Student ID', 'Name')).toEqual([row('1', '2', [' 0 ', ' 1 ', ' 2 ']), true]);
  expect(read('ID', 'Full name')).toEqual([row('0', '1', [' 0 ', ' 1 ']), false]);
  expect(read('Student number')).toEqual([row('0', '', [' 0 ']), true]);
  expect(read('Student Name')).toEqual([row('', '0', [' 0 ']), true]);
  expect(read('Leaves')).toBeNull();
});

it('leaves out rows about posting, and keeps one in which anything else stands', () => {
  const sheet = readGradeSheet(
    [
      ['Student', 'Leaves'],
      ['', 'Automatic Posting'],
      [' ', 'manual posting'],
      ['', '3'],
      ['Ada', 'Manual Posting'],
    ],
    HEADINGS,
  );
  expect(sheet?.rows.map(({ row }) => row)).toEqual([4, 5]);
});

it('reads commas in what a piece is worth as the file’s language does', () => {
  const worth = (isCommaDecimal: boolean) =>
    readGradeSheet(
      [
        ['Student', 'Leaves', 'Roots'],
        ['Points Possible', '1,000', '12,5'],
      ],
      HEADINGS,
      isCommaDecimal,
    )?.columns.map(({ pointsPossible }) => pointsPossible);
  expect(worth(false)).toEqual([1000, 12.5]);
  expect(worth(true)).toEqual([null, 12.5]);
});

it('rounds halves up when it scales', () => {
  expect(scalePoints(1, 8, 1)).toBe(0.13);
  expect(scalePoints(3, 8, 0.1)).toBe(0.04);
  expect(scalePoints(1, 3, 0.02)).toBe(0.01);
  expect(() => scalePoints(1, -1, 10)).toThrow(RangeError);
});

it('scales points exactly: all stays all, none stays none, and more never becomes less', () => {
  expect(scalePoints(18, 20, 50)).toBe(45);
  expect(scalePoints(1, 3, 10)).toBe(3.33);
  const points = fc.integer({ min: 1, max: 1_000_000 }).map((n) => n / 100);
  fc.assert(
    fc.property(points, points, points, points, (a, b, from, to) => {
      expect(scalePoints(from, from, to)).toBe(to);
      expect(scalePoints(0, from, to)).toBe(0);
      expect(scalePoints(Math.min(a, b), from, to)).toBeLessThanOrEqual(
        scalePoints(Math.max(a, b), from, to),
      );
    }),
  );
  expect(() => scalePoints(1, 0, 10)).toThrow(new RangeError('No maximum: 0'));
});

it('reads any sheet without losing a row: each is a student, blank, about posting, or the points possible', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { maxLength: 6 }), { maxLength: 20 }), (lines) => {
      const sheet = readGradeSheet([['Student', 'Leaves'], ...lines], HEADINGS);
      const left = lines.filter((cells) => {
        const words = cells.map((cell) => cell.trim().toLowerCase());
        return words.some((one) => one !== '') && words[0] !== 'points possible';
      });
      expect(sheet?.rows.length).toBeLessThanOrEqual(lines.length);
      expect(sheet?.rows.length).toBe(left.length);
    }),
  );
});

it('reads names in two columns, and takes no number that stands with another name', () => {
  const students = [
    { studentId: 's1', name: 'Ada Lovelace', studentNumber: '100' },
    { studentId: 's2', name: 'Bo Li', studentNumber: '200' },
  ];
  const read = (...lines: string[][]) => {
    const sheet = readGradeSheet(lines, HEADINGS);
    const find = rosterFinder(students, sheet?.hasSchoolNumbers ?? true);
    return sheet?.rows.map((row) => find(row.number, row.name));
  };
  expect(
    read(
      ['Last Name', 'First Name', 'Student ID', 'Leaves'],
      ['Lovelace', 'Ada', '100', '3'],
      ['Li', 'Bo', '100', '4'],
    ),
  ).toEqual([
    { kind: 'student', studentId: 's1' },
    { kind: 'name_differs', studentId: 's1' },
  ]);
  expect(read(['First Name', 'Surname', 'Leaves'], ['Bo', 'Li', '4'])).toEqual([
    { kind: 'student', studentId: 's2' },
  ]);
  // Half a name agrees with the number or doesn't, and finds nobody by itself.
  expect(
    read(['Surname', 'Student ID', 'Leaves'], ['Lovelace', '100', '3'], ['Li', '100', '4'], ['Li', '', '4']),
  ).toEqual([
    { kind: 'student', studentId: 's1' },
    { kind: 'name_differs', studentId: 's1' },
    { kind: 'unknown' },
  ]);
  expect(
    readGradeSheet(
      [
        ['Surname', 'Leaves'],
        ['Li', '4'],
      ],
      HEADINGS,
    ),
  ).toBeNull();
  // Neither part is a column of grades.
  const two = readGradeSheet([['First Name', 'Surname', 'Leaves']], HEADINGS);
  expect(two?.columns.map(({ heading }) => heading)).toEqual(['Leaves']);
});

it('takes a row of points possible for no student where a file has numbers alone', () => {
  const sheet = readGradeSheet(
    [
      ['Student ID', 'Leaves'],
      ['Points Possible', '20'],
      ['100', '3'],
    ],
    HEADINGS,
  );
  expect(sheet).toMatchObject({ rows: [{ number: '100' }], columns: [{ pointsPossible: 20 }] });
});
