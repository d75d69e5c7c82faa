import type { Profile } from '@fieldhouse/contract/eligibility.ts';

/** What a student's profile for eligibility holds before anybody has entered anything. */
export const NO_PROFILE: Profile = {
  grade9StartedOn: null,
  seventhSemesterOn: null,
  eighthSemesterEndsOn: null,
  graduationExpectedOn: null,
  graduatedOn: null,
  fullTimeCollegeOn: null,
  schooling: null,
  hasDocumentedDisability: false,
  ncaaId: null,
  sport: null,
  targets: [],
  overallGpa: null,
  actScore: null,
  satScore: null,
  isTopHalf: null,
  version: 0,
};
