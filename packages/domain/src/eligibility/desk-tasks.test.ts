import { describe, expect, it } from 'vitest';
import { centerTasks } from './desk-tasks.ts';
import type { StudentFacts } from './record.ts';

const JUNIOR: StudentFacts = {
  birthOn: null,
  grade9StartOn: '2023-08-21',
  seventhSemesterStartOn: '2026-08-17',
  isCalendarNontraditional: false,
  eighthSemesterEndOn: '2027-05-28',
  graduationExpectedOn: '2027-06-04',
  graduatedOn: null,
  fullTimeCollegeOn: null,
  schooling: 'us',
  hasDocumentedDisability: false,
  homeSchool: null,
};
const YEAR = { gradeLevel: 11, graduationYear: 2027 };
const tasks = (
  asOf: `${number}-${number}-${number}`,
  lastIssuedOn: `${number}-${number}-${number}` | null = null,
  isRegistered = true,
  change: Partial<StudentFacts> = {},
) => centerTasks({ ...JUNIOR, ...change }, isRegistered, YEAR, lastIssuedOn, asOf);

describe('what is due at the Eligibility Center', () => {
  it('is the registration until there is an id', () => {
    expect(tasks('2025-01-10', null, false)).toEqual([{ what: 'register', since: null }]);
    expect(tasks('2025-01-10')).toEqual([]);
  });

  it('is the transcript whose day has come, until one is issued from that day on', () => {
    expect(tasks('2026-01-10')).toEqual([{ what: 'transcript_4', since: '2025-08-17' }]);
    expect(tasks('2026-01-10', '2025-08-16')).toHaveLength(1);
    expect(tasks('2026-01-10', '2025-08-17')).toEqual([]);
    // The one before it isn't asked for any more.
    expect(tasks('2026-09-01', '2025-08-17')).toEqual([{ what: 'transcript_6', since: '2026-08-17' }]);
  });

  it('is the final one once the student has graduated', () => {
    const graduated = { graduatedOn: '2027-06-04' } as const;
    expect(tasks('2027-06-20', '2026-09-01', true, graduated)).toEqual([
      { what: 'final_transcript', since: '2027-06-04' },
    ]);
  });
});
