import { expect, it } from 'vitest';
import { DOCUMENTS } from '../testing/transcript-documents.ts';
import { isOtherName, issuerIn, missingIn, percentOf, proposedRows } from './review.ts';

it('proposes rows as they are printed, and leaves out what gives no credit', () => {
  const source = { line: 4, text: '' };
  const course = { title: 'Biology', term: 'Fall 2024', schoolYear: '2024-25', ncaaEligible: null, source };
  expect(
    proposedRows([
      { ...course, grade: '93', credits: 1 },
      { ...course, grade: 'W', credits: 0, term: null },
      { ...course, grade: 'B+', credits: null, term: null, schoolYear: null },
    ]),
  ).toEqual([
    {
      ...{ line: 4, isTaken: true, title: 'Biology', gradeRaw: '93', percent: 93, credits: 1 },
      termLabel: '2024-25, Fall 2024',
    },
    expect.objectContaining({ isTaken: false, percent: null, termLabel: '2024-25' }),
    expect.objectContaining({ isTaken: true, credits: null, termLabel: '' }),
  ]);
});

it.each([
  ['93', 93],
  ['87.5', 87.5],
  ['87,5', 87.5],
  ['8%', 8],
  ['4', null],
  ['15', null],
  ['29.5', null],
  ['30', 30],
  ['A', null],
  ['999', null],
])('reads the percent of %s', (grade, percent) => {
  expect(percentOf(grade)).toBe(percent);
});

it('names the school that the head names, and none where it doesn’t', () => {
  expect(issuerIn(['Lincoln High School', 'Student Name: Jordan Avery'])).toBe('Lincoln High School');
  expect(issuerIn(['WESTVIEW ACADEMY            Unofficial Transcript'])).toBe('WESTVIEW ACADEMY');
  expect(issuerIn(['School: Ridgeview High School', 'Name: A'])).toBe('Ridgeview High School');
  expect(issuerIn(['School Year: 2024/25', 'High School Transcript', 'Name: Ada Park'])).toBeNull();
  for (const { text } of Object.values(DOCUMENTS)) {
    const found = issuerIn(text.split('\n'));
    if (found !== null) expect(text).toContain(found);
  }
});

it('skips lines that are too long for a head, whatever they hold', () => {
  const head = ['\u00a0', ' ', '|', 'school ', '\t'].map((sign) => `x${sign.repeat(40_000)}`);
  const began = performance.now();
  expect(issuerIn([...head, 'Lincoln High School'])).toBe('Lincoln High School');
  expect(performance.now() - began).toBeLessThan(100);
});

it.each([
  ['Avery, Jordan', 'Jordan M. Avery', false],
  ['José Núñez', 'Jose Nunez', false],
  ['Ada', 'Ada Park', false],
  ['Kim Chen', 'Kai Chen', true],
  ['Ada Park', 'Jordan Avery', true],
  ['נועה כהן', 'נועה כהן', false],
  [null, 'Ada Park', false],
])('compares the printed name %s with %s', (printed, onRecord, isOther) => {
  expect(isOtherName(printed, onRecord)).toBe(isOther);
});

const ROW = {
  ...{ title: 'Biology', gradeRaw: 'B', percent: null, isPassed: null, credits: 1, termLabel: '2024-25' },
  isCore: false,
};

it.each([
  ['nothing', {}, []],
  ['a title', { title: ' ' }, ['title']],
  ['a mark', { gradeRaw: '' }, ['grade']],
  ['whether it was passed', { gradeRaw: 'Merit' }, ['outcome']],
  ['nothing where somebody said it', { gradeRaw: 'Merit', isPassed: false }, []],
  ['nothing where a percent says it', { gradeRaw: 'Merit', percent: 80 }, []],
  ['credits', { credits: null }, ['credits']],
  ['credits that are none', { credits: 0 }, ['credits']],
  ['a term', { termLabel: '' }, ['term']],
  ['whether it is listed', { isCore: null }, ['ncaa']],
])('asks for %s', (_, change, missing) => {
  expect(missingIn({ ...ROW, ...change }, true)).toEqual(missing);
  expect(missingIn({ ...ROW, ...change }, false)).toEqual(missing.filter((one) => one !== 'ncaa'));
});
