import { NOT_PERSONAL, ofStudent } from './exported.ts';
import { AS_ACT, cleared, IN_RECORD } from './on-deletion.ts';
import { FOR_GOOD, WITH_SCHOOL } from './retention.ts';
import type { TableRules } from './rule.ts';

/** What eligibility rests on, and how it stood when. */
export const ELIGIBILITY_RULES = {
  ncaa_school_status: {
    owner: 'eligibility',
    code: 'T',
    isAppendOnly: true,
    people: { entered_by: AS_ACT },
    exported: NOT_PERSONAL,
    retention: WITH_SCHOOL,
  },
  ncaa_titles: {
    owner: 'eligibility',
    code: 'T',
    people: { confirmed_by: AS_ACT },
    exported: NOT_PERSONAL,
    retention: WITH_SCHOOL,
  },
  // What says something about health, or about the student outside of school, goes with the account.
  eligibility_profiles: {
    owner: 'eligibility',
    code: 'TR',
    people: {
      student_id: cleared({
        has_documented_disability: 'false',
        ncaa_id: 'null',
        sport: 'null',
        targets: "'{}'",
      }),
      updated_by: AS_ACT,
    },
    exported: ofStudent('Dates and facts for eligibility', { omit: ['updated_by'] }),
    retention: FOR_GOOD,
  },
  course_dates: {
    owner: 'eligibility',
    code: 'TR',
    people: { student_id: IN_RECORD, by: AS_ACT },
    exported: ofStudent('First and last days of courses', { omit: ['by'] }),
    retention: FOR_GOOD,
  },
  eligibility_due: {
    owner: 'eligibility',
    code: 'T',
    mayDelete: true,
    // A birth date that changes notes its student.
    entry: { insert: true },
    people: { student_id: IN_RECORD },
    exported: { not: 'Only notes that a calculation is to be made again.' },
    retention: FOR_GOOD,
  },
  eligibility_snapshots: {
    owner: 'eligibility',
    code: 'TR',
    isReadOnly: true,
    people: { student_id: IN_RECORD },
    exported: ofStudent('How your eligibility stood'),
    retention: FOR_GOOD,
  },
  eligibility_settings: {
    owner: 'eligibility',
    code: 'T',
    people: { updated_by: AS_ACT },
    exported: NOT_PERSONAL,
    retention: WITH_SCHOOL,
  },
  eligibility_guards: {
    owner: 'eligibility',
    code: 'TR',
    people: {
      student_id: IN_RECORD,
      asked_by: AS_ACT,
      signed_by: AS_ACT,
      proceeded_by: AS_ACT,
      ended_by: AS_ACT,
    },
    exported: ofStudent('Changes that would make your eligibility worse, and who acknowledged them', {
      omit: ['asked_by', 'signed_by', 'proceeded_by', 'ended_by', 'change_sha256'],
    }),
    retention: FOR_GOOD,
  },
} as const satisfies TableRules;
