import { expect, it } from 'vitest';
import { readPasted } from './pasted-check.ts';

const SHEET = [
  'Lakeside High School        Official Transcript',
  'Student Name: Maya Chen     Class of 2028',
  '2024-2025   Grade 9',
  'Course                     Final   Credit',
  'English 9                  B+      1.00',
  'Algebra I                  C       1.00',
  'Biology with Lab           A-      1.00',
  'Physical Education         A       0.50',
  '2025-2026   Grade 10',
  'Course                     Final   Credit',
  'English 10                 A-      1.00',
  'Courses in progress',
  'Geometry',
  'Cumulative GPA: 3.18',
].join('\n');

const NOTHING = { grade9Year: null, thisYear: 2026, person: null };
const read = (text: string, grade9Year: number | null = null) => {
  const found = readPasted(text, { ...NOTHING, grade9Year });
  if (!('courses' in found)) throw new Error(JSON.stringify(found));
  return found;
};

it('reads courses with the years that grade 9 places, and suggests areas', () => {
  const { courses, grade9Year, gpa, leftOut } = read(SHEET);
  expect([grade9Year, gpa, leftOut]).toEqual([2024, 3.18, 0]);
  expect(
    courses.map(({ title, area, grade, units, when, state, isLab }) => [
      title,
      area,
      grade,
      units,
      when?.year,
      state,
      isLab,
    ]),
  ).toEqual([
    ['English 9', 'english', 'B+', '1', 0, 'final', false],
    ['Algebra I', 'math', 'C', '1', 0, 'final', false],
    ['Biology with Lab', 'science', 'A-', '1', 0, 'final', true],
    ['Physical Education', null, 'A', '0.5', 0, 'final', false],
    ['English 10', 'english', 'A-', '1', 1, 'final', false],
    ['Geometry', 'math', '', '1', 2, 'running', false],
  ]);
  expect(courses.every(({ listed }) => listed === 'unknown')).toBe(true);
});

it('places years by the grade 9 that is entered, and leaves out a year that is too far away', () => {
  expect(read(SHEET, 2023).courses.map(({ when }) => when?.year)).toEqual([1, 1, 1, 1, 2, 3]);
  expect(read(SHEET, 2010).courses[0]?.when).toBeNull();
});

it('knows by a heading that the first year was grade 8', () => {
  const text = SHEET.replace(/Class of 2028/, '')
    .replace('2024-2025   Grade 9', '2023-2024   Grade 8')
    .replace('2025-2026   Grade 10', '2024/25   9th Grade');
  const { courses, grade9Year } = read(text);
  expect([grade9Year, courses[0]?.when?.year, courses[4]?.when?.year]).toEqual([2024, -1, 0]);
});

it('refuses nothing, nonsense and what no transcript is as long as', () => {
  expect(readPasted('  \n ', NOTHING)).toEqual({ refused: 'empty' });
  expect(readPasted('lorem ipsum dolor sit amet', NOTHING)).toEqual({ refused: 'not_a_transcript' });
  expect(readPasted('x'.repeat(200_001), NOTHING)).toEqual({ refused: 'too_long' });
});

it('asks whose it is where it names two, and reads the one that is chosen', () => {
  const two = `${SHEET}\n${SHEET.replace('Maya', 'Kim')}`;
  expect(readPasted(two, NOTHING)).toEqual({ people: ['Maya Chen', 'Kim Chen'] });
  expect(readPasted(two, { ...NOTHING, person: 1 })).toMatchObject({ courses: expect.arrayContaining([]) });
});

it('takes no credits for units that are none: a school that prints 5 for a semester counts otherwise', () => {
  const { courses, withoutUnits } = read(SHEET.replace('B+      1.00', 'B+      5.00'));
  expect([courses[0]?.units, courses[1]?.units, withoutUnits]).toEqual(['', '1', 1]);
});

it('says how many of very many courses it leaves out', () => {
  const rows = Array.from({ length: 260 }, (_, at) => `${`Elective number ${at}`.padEnd(27)}A       0.50`);
  const found = read(['2024-2025', 'Course                     Final   Credit', ...rows].join('\n'));
  expect([found.courses.length, found.leftOut]).toEqual([200, 60]);
});

it('names a line that is too long to be a course, cut, so that nothing is left out without a word', () => {
  const long = `${'Physical '.repeat(60)} A 0.50`;
  const { courses, unread } = read(SHEET.replace('Physical Education         A       0.50', long));
  expect([courses.length, unread]).toEqual([5, [long.slice(0, 200)]]);
});
