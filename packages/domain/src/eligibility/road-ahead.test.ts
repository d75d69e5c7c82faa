import { expect, it } from 'vitest';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { recordOfCase } from './case-file.ts';
import type { EligibilityRecord, StudentFacts } from './record.ts';
import { roadAhead, type YearOfSchool } from './road-ahead.ts';

const RECORD = recordOfCase({
  courses: [{ title: 'English 9', area: 'E', grade: 'A', units: 1, timing: 'pre' }],
});
const recordWith = (change: Partial<StudentFacts>): EligibilityRecord => ({
  ...RECORD,
  student: { ...RECORD.student, graduatedOn: null, fullTimeCollegeOn: null, ...change },
});
const UNKNOWN: YearOfSchool = { gradeLevel: null, graduationYear: null };
const states = (record: EligibilityRecord, asOf: CalendarDate, isRegistered = false, year = UNKNOWN) =>
  roadAhead(record, isRegistered, year, asOf).map(({ what, on, state }) => `${what} ${on} ${state}`);

it('leads from registering to the final transcript, each step with its day', () => {
  expect(states(recordWith({}), '2022-05-01')[0]).toBe('register null ahead');
  expect(states(recordWith({}), '2022-09-01')).toEqual([
    'register null due',
    'transcript_4 2024-08-18 ahead',
    'transcript_6 2025-08-18 ahead',
    'lock 2025-08-18 ahead',
    'graduation 2026-05-29 ahead',
    'final_transcript 2026-05-29 ahead',
  ]);
});

it('has a transcript due until the next one is, and nothing due once college has begun', () => {
  expect(states(recordWith({}), '2024-09-01', true).slice(0, 3)).toEqual([
    'register null done',
    'transcript_4 2024-08-18 due',
    'transcript_6 2025-08-18 ahead',
  ]);
  expect(states(recordWith({}), '2025-09-01', true).slice(1, 4)).toEqual([
    'transcript_4 2024-08-18 passed',
    'transcript_6 2025-08-18 due',
    'lock 2025-08-18 passed',
  ]);
  const graduate = recordWith({ graduatedOn: '2026-05-29', fullTimeCollegeOn: '2026-08-24' });
  expect(states(graduate, '2026-06-10', true).slice(2)).toEqual([
    'transcript_6 2025-08-18 passed',
    'lock 2025-08-18 passed',
    'graduation 2026-05-29 done',
    'final_transcript 2026-05-29 due',
    'college 2026-08-24 ahead',
  ]);
  expect(states(graduate, '2026-09-01', true).slice(4)).toEqual([
    'graduation 2026-05-29 done',
    'final_transcript 2026-05-29 passed',
    'college 2026-08-24 passed',
  ]);
});

it('asks for a transcript from each other school, and has no days where none is known', () => {
  const record = recordWith({
    ...{ grade9StartOn: null, seventhSemesterStartOn: null, eighthSemesterEndOn: null },
    graduationExpectedOn: null,
  });
  const courses = record.courses.map((row) => ({ ...row, schoolId: 'outside:Lakeside High' }));
  expect(states({ ...record, courses }, '2025-09-01')).toEqual([
    'register null due',
    'transcript_4 null ahead',
    'other_transcripts null due',
    'transcript_6 null ahead',
    'lock null ahead',
    'graduation null ahead',
    'final_transcript null ahead',
  ]);
});

it('says of an expected graduation whose day is over that nothing says it came', () => {
  const expected = recordWith({ graduationExpectedOn: '2026-05-29' });
  expect(states(expected, '2026-05-29', true).slice(4)).toEqual([
    'graduation 2026-05-29 ahead',
    'final_transcript 2026-05-29 ahead',
  ]);
  expect(states(expected, '2026-06-10', true).slice(4)).toEqual([
    'graduation 2026-05-29 unsaid',
    'final_transcript null ahead',
  ]);
});

it('asks for nothing any more once college has begun', () => {
  const inCollege = recordWith({ fullTimeCollegeOn: '2026-08-24' });
  const courses = inCollege.courses.map((row) => ({ ...row, schoolId: 'outside:Lakeside High' }));
  expect(states({ ...inCollege, courses }, '2026-08-24')).toEqual([
    'register null passed',
    'transcript_4 2024-08-18 passed',
    'other_transcripts null passed',
    'transcript_6 2025-08-18 passed',
    'lock 2025-08-18 passed',
    'graduation 2026-05-29 unsaid',
    'final_transcript null passed',
    'college 2026-08-24 passed',
  ]);
});

it('lets nobody register before grade 9, as far as a day, the grade or the class says', () => {
  const undated = recordWith({ grade9StartOn: null });
  const registers = (gradeLevel: number | null, graduationYear: number | null) =>
    states(undated, '2026-01-12', false, { gradeLevel, graduationYear })[0];
  const [due, ahead] = ['register null due', 'register null ahead'];
  expect([registers(7, null), registers(8, 2030), registers(9, 2029)]).toEqual([ahead, ahead, due]);
  expect([registers(null, 2031), registers(null, 2030), registers(null, 2029)]).toEqual([ahead, ahead, due]);
  expect(registers(null, null)).toBe(due);
});
