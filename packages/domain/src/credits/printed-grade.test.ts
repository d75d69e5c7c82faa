import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countsInGpaElsewhere,
  creditsOfTransfer,
  isPassedElsewhere,
  outcomeOfGrade,
} from './outside-credit.ts';
import { readPrintedGrade } from './printed-grade.ts';

const earns = (gradeRaw: string, ratio: number | null) =>
  creditsOfTransfer(1, { gradeRaw, ratio, isPassed: true });

const FAILED = [
  ...['F (62%)', '62% F', 'F 62', 'F/62', 'Fail 62 %', 'F62', '62F', 'F62%', 'F - 62 %', 'F-62', '62%-F'],
  ...[
    'F\u2212',
    'F\u2013',
    'F\u2014',
    'F\u2010',
    'F\ufe63',
    'f +',
    'Ｆ',
    'F\u200b',
    '\u00a0F\u00a0',
    '[F]',
    '"F"',
  ],
  ...['F.Fail', 'F: 62', 'F, 62,5 %', 'Grade: F', 'Final grade F', 'Course failed', 'F=fail', 'F_62', 'F.62'],
  ...[
    'No-credit',
    'no credit earned',
    'Credit not earned',
    'Not satisfactory',
    'N/C',
    'N/P',
    'N.C.',
    'Did not pass (62)',
  ],
  ...[
    'A/F',
    'D or F',
    'Pass/Fail',
    'Withdrawn failing',
    'W/F',
    'WF',
    'B 45 %',
    '59,9 %',
    '59.99%',
    'F minus',
  ],
  ...['Suspenso', 'No aprobado', 'Nicht bestanden', 'Ungenügend', 'Échec', 'Ajourné'],
];

it.each(FAILED)('reads %s as failed, whatever percent stands beside it', (printed) => {
  expect(readPrintedGrade(printed)).toBe('failed');
  expect([earns(printed, 0.95), earns(printed, null)]).toEqual([0, 0]);
  // It is a grade all the same.
  expect(countsInGpaElsewhere({ gradeRaw: printed, ratio: 0.62 })).toBe(true);
});

const NOT_FINISHED = [
  ...[
    'W',
    'W 85',
    '85% W',
    'Withdrawn (85 %)',
    'WD',
    'W/D',
    'W.P.',
    'Withdrawn passing',
    'Withdrew',
    'Withdrawal',
  ],
  ...['Audit', 'AU', 'Audited 90%', 'I', 'I 70%', 'Inc.', 'Incomplete', 'IP', 'In progress 80 %', 'DNF'],
  ...['Did not finish', 'Didn’t complete', 'Not completed', 'W\u2013', 'A (audit)'],
];

it.each(NOT_FINISHED)('reads %s as not finished: it earns nothing and counts in no GPA', (printed) => {
  expect(readPrintedGrade(printed)).toBe('not_finished');
  expect([earns(printed, 0.95), earns(printed, null)]).toEqual([0, 0]);
  expect(countsInGpaElsewhere({ gradeRaw: printed, ratio: 0.85 })).toBe(false);
});

it.each([
  'A',
  'b+',
  'C\u2212',
  'B (85%)',
  '85% B',
  'D-',
  'Pass 70%',
  'P',
  'CR',
  '60 percent',
  '60,0 %',
  'Grade: A',
])('reads %s as passed', (printed) => {
  expect(readPrintedGrade(printed)).toBe('passed');
  expect([earns(printed, 0.6), earns(printed, 0.599999), earns(printed, null)]).toEqual([1, 0, 1]);
});

it.each(['E', 'U', 'NR', 'N/G', 'No grade', 'Not reported', 'E 4'])(
  'lets a percent say what %s means, and takes it for failed without one',
  (printed) => {
    expect(readPrintedGrade(printed)).toBe('doubtful');
    expect([earns(printed, 0.95), earns(printed, null)]).toEqual([1, 0]);
    expect(readPrintedGrade(`${printed} 95 %`)).not.toBe('failed');
  },
);

const OPEN = [
  '',
  '-',
  '4',
  '62',
  'B 85',
  'S1',
  'Merit',
  'Complete',
  'A w/ honors',
  'Level I',
  'First-class',
  'N/A',
  '12%3',
];

it.each([...OPEN, 'befriedigend', 'Fachabitur', 'Freshman'])('leaves %s to the registrar', (printed) => {
  expect(outcomeOfGrade(printed)).toBeNull();
  expect(isPassedElsewhere({ gradeRaw: printed, ratio: null, isPassed: false })).toBe(false);
  expect(isPassedElsewhere({ gradeRaw: printed, ratio: null, isPassed: true })).toBe(true);
});

it('never lets a written fail earn credit, however it is written and whatever percent stands beside it', () => {
  const word = fc.constantFrom(
    'F',
    'f',
    'F+',
    'F-',
    'Fail',
    'FAILED',
    'failing',
    'NP',
    'No credit',
    'Not passed',
    'W',
    'Inc',
  );
  const dash = fc.constantFrom('-', '\u2010', '\u2012', '\u2013', '\u2014', '\u2212', '\uff0d');
  const apart = fc.constantFrom(' ', '  ', '\u00a0', '/', ' / ', ': ', ', ', ' - ', ' = ', '; ', '\t', ' (');
  const beside = fc.oneof(
    fc.integer({ min: 0, max: 100 }).map(String),
    fc.integer({ min: 0, max: 100 }).map((percent) => `${percent}%`),
    fc.integer({ min: 0, max: 999 }).map((tenths) => `${tenths / 10} %`),
    fc.constantFrom('A', 'B+', 'Pass', 'D', 'C-'),
  );
  const ratio = fc.option(fc.integer({ min: 0, max: 150 }).map((percent) => percent / 100));
  fc.assert(
    fc.property(
      word,
      dash,
      apart,
      beside,
      fc.boolean(),
      ratio,
      (said, sign, between, other, isFirst, share) => {
        const written = said.replaceAll('-', sign);
        const grade = isFirst ? `${written}${between}${other}` : `${other}${between}${written}`;
        expect([grade, earns(grade, share)]).toEqual([grade, 0]);
      },
    ),
  );
});
