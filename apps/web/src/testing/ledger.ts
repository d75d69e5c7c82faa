import { id, SCHOOL_ID } from './sessions.ts';
import type { OutputOf } from './stub.ts';

export type Ledger = OutputOf<'eligibility.ledger'>;

const RULES = { fromOn: '2023-08-01', checkedOn: '2026-11-20' };
const finding = (change: Partial<Ledger['bodies'][number]['findings'][number]>) => ({
  ...{ code: 'units_short', severity: 'blocks' as const, ruleId: 'core_units', source: 'NCAA sheet, 2023' },
  ...{
    confidence: 'high' as const,
    courses: [],
    params: {},
    repair: { how: 'take_course', by: '2030-06-05' },
  },
  ...{ reading: null, ...change },
});

/** One posted and one running course of a student in grade 9. */
export const LEDGER: Ledger = {
  student: {
    ...{ studentId: id(30), schoolId: SCHOOL_ID, name: 'Maya Chen', graduationYear: 2030, semester: 1 },
  },
  schoolName: 'Harbor Point Academy',
  asOf: '2026-11-27',
  bodies: [
    {
      ...{ kind: 'division', body: 'DI', version: 'DI-2023.1', ...RULES },
      ...{ verdict: 'nonqualifier', bounds: null, outlook: 'on_track', needsGpa: '2.300' },
      gpa: { shown: 3, fraction: '3/1', units: 1, qualityPoints: 3 },
      projectedGpa: { shown: 2.5, fraction: '5/2', units: 2, qualityPoints: 5 },
      units: { earned: 1, projected: 2, planned: 0, needed: 16 },
      lanes: [
        { area: 'english', need: 4, earned: 1, inProgress: 0, planned: 0, locked: 0 },
        { area: 'math', need: 3, earned: 0, inProgress: 1, planned: 0, locked: 0 },
        { area: 'science', need: 2, earned: 0, inProgress: 0, planned: 0, locked: 0 },
        { area: 'academic', need: 1, earned: 0, inProgress: 0, planned: 0, locked: 0 },
        { area: 'social_science', need: 2, earned: 0, inProgress: 0, planned: 0, locked: 0 },
        { area: 'other', need: 4, earned: 0, inProgress: 0, planned: 0, locked: 0 },
      ],
      lock: {
        ...{
          state: 'open',
          startsOn: '2029-08-20',
          hasBegun: false,
          needed: 10,
          neededAcademic: 7,
          units: 1,
        },
        ...{ academic: 1, projectedUnits: 2, projectedAcademic: 2, locked: [] },
      },
      clock: null,
      courses: [
        { rowId: 'one', isCounted: true, why: null },
        { rowId: 'two', isCounted: false, why: 'not_final' },
      ],
      findings: [
        finding({ courses: ['one'], params: { area: 'english', need: 4, have: 1, missing: 3 } }),
        finding({ params: { area: 'math', need: 3, have: 0, missing: 3 } }),
        finding({ params: { area: 'total', need: 16, have: 1, missing: 15 } }),
        finding({ code: 'amateurism_not_assessed', severity: 'note', ruleId: 'amateurism', source: '' }),
      ],
    },
    {
      ...{
        kind: 'naia',
        body: 'NAIA',
        version: 'NAIA-2022.1',
        ...RULES,
        isEligible: null,
        outlook: 'unknown',
      },
      ...{ needsGpa: '2.300', overallGpa: null },
      findings: [finding({ code: 'unknown', severity: 'unknown', params: { fact: 'overall_gpa' } })],
    },
  ],
  rows: [
    {
      ...{ rowId: 'one', enrollmentId: id(41), title: 'English 9', schoolName: 'Harbor Point Academy' },
      ...{ area: 'english', units: 1, grade: 'B', state: 'final', enteredOn: null, exitedOn: '2026-06-05' },
      listing: 'listed',
    },
    {
      ...{ rowId: 'two', enrollmentId: id(42), title: 'Algebra I', schoolName: 'Harbor Point Academy' },
      ...{ area: 'math', units: 1, grade: 'C', state: 'running', enteredOn: null, exitedOn: '2027-06-05' },
      listing: 'listed',
    },
  ],
  road: [
    { what: 'register', on: null, state: 'due' },
    { what: 'transcript_4', on: '2028-08-20', state: 'ahead' },
    { what: 'lock', on: '2029-08-20', state: 'ahead' },
    { what: 'graduation', on: '2030-06-05', state: 'ahead' },
  ],
  record: {
    student: {
      ...{ birthOn: '2012-03-10', grade9StartOn: '2026-08-20', seventhSemesterStartOn: '2029-08-20' },
      ...{ isCalendarNontraditional: false, eighthSemesterEndOn: '2030-06-05', graduatedOn: null },
      ...{ graduationExpectedOn: '2030-06-05', fullTimeCollegeOn: null, schooling: 'us', homeSchool: null },
      hasDocumentedDisability: false,
    },
    schools: [
      {
        ...{ id: SCHOOL_ID, accountStatus: 'cleared', scales: [], lowestPass: null, offersLabScience: null },
        ...{ areWeightsReported: false, areWeightsInGpa: false },
      },
    ],
    courses: (
      [
        ['one', 'English 9', 'english', 'B', 'final', '2026-06-05'],
        ['two', 'Algebra I', 'math', 'C', 'running', '2027-06-05'],
      ] as const
    ).map(([row, title, area, grade, state, exitedOn]) => ({
      ...{ id: row, schoolId: SCHOOL_ID, title, area, grade, state, exitedOn, enteredOn: null, units: 1 },
      ...{ listing: { state: 'listed' as const }, contentKey: null, part: null, isLab: false, weight: 0 },
      ...{ method: 'class' as const, isCollege: false, isTranscripted: true },
    })),
    overall: null,
  },
  profile: null,
  homeDocuments: null,
  derived: { seventhSemesterOn: '2029-08-20', eighthSemesterEndsOn: '2030-06-05', isAssumed: true },
  can: { saveProfile: false },
};
