import { id } from './sessions.ts';
import type { Stubs } from './stub.ts';

/** A student's page for staff, but for the cards that a test is about. */
export const STUDENT_PAGE: Stubs = {
  'records.student': {
    studentId: id(70),
    name: 'Ada Reed',
    avatarUrl: null,
    gradeLevel: 9,
    graduationYear: 2030,
    ...{ languages: null, birthday: null, accountName: null, guardians: [] },
    figures: null,
    attendance: { present: 0, absent: 0, late: 0, excused: 0 },
    courses: [],
    credits: [],
    isTooClose: false,
    can: { keepRecord: true, message: false },
  },
  'records.work': { items: [], hasMore: false, timeZone: 'America/New_York' },
  'studentAccounts.get': { account: null },
  'graduation.progress': {
    studentId: id(70),
    name: 'Ada Reed',
    graduationYear: 2030,
    today: '2026-11-28',
    creditsEarned: 0,
    measured: null,
    isClassMissing: false,
    uncounted: [],
    diploma: null,
    withdrawn: [],
    recordSha256: '0'.repeat(64),
    isTooClose: false,
    can: { award: false, withdraw: false },
  },
  'corrections.list': { corrections: [] },
  'coursework.accommodations': {
    current: null,
    earlier: [],
    overrides: [],
    timeZone: 'America/New_York',
    isTooClose: false,
    can: { accommodate: false, extend: false },
  },
};
