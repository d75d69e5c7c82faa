import { SHARE_REQUEST_DAYS } from '@fieldhouse/domain/eligibility/share.ts';
import { NOT_PERSONAL, ofStudent, ofStudentAlone } from './exported.ts';
import { AS_ACT, AS_PROOF, cleared, DELETED, IN_RECORD } from './on-deletion.ts';
import { FOR_GOOD, WITH_SCHOOL, WORK } from './retention.ts';
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
    // Marks of the platform are kept by a trigger of courses.
    entry: { select: true, insert: true, update: true },
    people: { confirmed_by: AS_ACT },
    exported: NOT_PERSONAL,
    retention: WITH_SCHOOL,
  },
  // What says something about health, or about the student outside of school, goes with the account.
  eligibility_profiles: {
    owner: 'eligibility',
    code: 'TR',
    // For the class rank, which counts who has graduated.
    entry: { select: true },
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
  home_school_documents: {
    owner: 'eligibility',
    code: 'TR',
    people: { student_id: IN_RECORD, by: AS_ACT },
    exported: ofStudent('Home-school documents sent to the Eligibility Center', { omit: ['by'] }),
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
    exported: { not: 'Notes that a calculation has to be redone.' },
    retention: FOR_GOOD,
  },
  eligibility_snapshots: {
    owner: 'eligibility',
    code: 'TR',
    isReadOnly: true,
    people: { student_id: IN_RECORD },
    exported: ofStudent('Eligibility over time'),
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
      declined_by: AS_ACT,
      ended_by: AS_ACT,
    },
    exported: ofStudent('Changes that would make eligibility worse, and who acknowledged them', {
      omit: ['asked_by', 'signed_by', 'proceeded_by', 'declined_by', 'ended_by', 'change_sha256'],
    }),
    retention: FOR_GOOD,
  },
  // Who was let in stays, as the disclosures do; by then the link opens nothing, and nobody needs the address.
  ledger_shares: {
    owner: 'eligibility',
    code: 'TF',
    isHiddenFromOperator: true,
    entry: { select: true },
    people: {
      student_id: cleared({ coach_email: 'null', token_hash: 'null' }),
      asked_by: AS_ACT,
      given_by: AS_PROOF,
      declined_by: AS_ACT,
      ended_by: AS_ACT,
    },
    exported: ofStudent('Coaches the ledger was shared with', {
      omit: ['asked_by', 'given_by', 'token_hash', 'declined_by', 'ended_by'],
    }),
    retention: {
      group: 'short',
      // A request that nobody answered is over after its days.
      since: `coalesce(t.ended_at, t.declined_at, t.expires_at, t.asked_at + interval '${SHARE_REQUEST_DAYS} days')`,
      where: 't.coach_email is not null',
      set: { coach_email: 'null', token_hash: 'null' },
    },
  },
  // Thoughts, and no part of the record: they go with the account of whoever had them, and with the student's.
  eligibility_scenarios: {
    owner: 'eligibility',
    code: 'TR',
    mayDelete: true,
    isHiddenFromOperator: true,
    people: { student_id: DELETED, created_by: DELETED },
    exported: ofStudentAlone('What-ifs saved about you', {
      omit: ['created_by', 'scenario_key'],
    }),
    retention: WORK,
  },
} as const satisfies TableRules;
