import { NOT_PERSONAL, ofStudent, ofStudentAlone } from './exported.ts';
import { AS_ACT, AS_PROOF, cleared, IN_RECORD } from './on-deletion.ts';
import { FOR_GOOD, WITH_SCHOOL } from './retention.ts';
import { NOBODY, type TableRules } from './rule.ts';

/** What a school keeps about a student for good. */
export const RECORD_RULES = {
  accommodations: {
    owner: 'coursework',
    code: 'T',
    people: {
      student_id: cleared({ note: "''" }),
      by: AS_ACT,
      ended_by: AS_ACT,
    },
    exported: ofStudent('Extra time', { omit: ['by', 'ended_by'] }),
    retention: FOR_GOOD,
  },
  assignment_overrides: {
    owner: 'coursework',
    code: 'T',
    people: {
      student_id: cleared({ reason: "''" }),
      by: AS_ACT,
      ended_by: AS_ACT,
    },
    exported: ofStudent('Other due dates', { omit: ['by', 'ended_by'] }),
    retention: FOR_GOOD,
  },
  student_due_dates: {
    owner: 'coursework',
    code: 'T',
    mayDelete: true,
    people: { student_id: IN_RECORD },
    exported: ofStudent('Personal due dates'),
    retention: FOR_GOOD,
  },
  attendance_records: {
    owner: 'live',
    code: 'T',
    mayDelete: true,
    people: { student_id: IN_RECORD, by: AS_ACT },
    exported: ofStudent('Attendance', { omit: ['by'] }),
    retention: FOR_GOOD,
  },
  record_changes: {
    owner: 'records',
    code: 'T',
    isAppendOnly: true,
    people: { entity_id: IN_RECORD, by: AS_ACT },
    exported: {
      title: 'Changes to the record',
      scope: 'student',
      where: '(t.school_id, t.entity_id) in (select school_id, student_id from own)',
      omit: ['by'],
    },
    retention: FOR_GOOD,
  },
  posting_windows: {
    owner: 'gradebook',
    code: 'T',
    people: { by: AS_ACT },
    exported: NOT_PERSONAL,
    retention: FOR_GOOD,
  },
  final_grades: {
    owner: 'gradebook',
    code: 'T',
    isAppendOnly: true,
    people: { student_id: IN_RECORD, posted_by: AS_ACT },
    exported: ofStudent('Final grades', { omit: ['posted_by'] }),
    retention: FOR_GOOD,
  },
  credit_decisions: {
    owner: 'records',
    code: 'T',
    isAppendOnly: true,
    people: { student_id: IN_RECORD, by: AS_ACT },
    exported: ofStudent('Credit for repeated courses', { omit: ['by'] }),
    retention: FOR_GOOD,
  },
  // The student's request and statement are part of the record (34 CFR 99.21).
  correction_requests: {
    owner: 'corrections',
    code: 'TK',
    people: {
      student_id: IN_RECORD,
      asked_by: AS_ACT,
      answered_by: AS_ACT,
      statement_by: AS_ACT,
      hearing_recorded_by: AS_ACT,
    },
    exported: ofStudent('Requests to correct the record', {
      omit: ['asked_by', 'answered_by', 'statement_by', 'hearing_recorded_by'],
      omitForGuardians: ['reason'],
    }),
    retention: FOR_GOOD,
  },
  transfer_credits: {
    owner: 'records',
    code: 'T',
    people: { student_id: IN_RECORD, entered_by: AS_ACT },
    exported: ofStudent('Credits from other schools', {
      omit: ['entered_by', 'content_row_id', 'content_id'],
    }),
    retention: FOR_GOOD,
  },
  // Once approved it is the proof behind credit on the record; what wasn't is the family's own paper.
  transcript_readings: {
    owner: 'transcript-readings',
    code: 'TF',
    isHiddenFromOperator: true,
    people: {
      student_id: cleared(
        {
          ...{ state: "'withdrawn'", decided_by: 'null', reason: 'null', school_name: "''" },
          ...{ lines: "'{}'", parsed: "'{}'", entries: "'[]'" },
        },
        { where: "state <> 'approved'" },
      ),
      created_by: AS_ACT,
      submitted_by: AS_ACT,
      decided_by: AS_ACT,
    },
    exported: ofStudent('Transcripts from other schools that were read', {
      omit: ['created_by', 'submitted_by', 'decided_by'],
    }),
    retention: FOR_GOOD,
  },
  // Keys outlive schools: what one signed is checked with it for good.
  signing_keys: {
    owner: 'transcripts',
    code: 'F',
    jobs: ['select', 'insert', 'update'],
    entry: { select: true },
    people: NOBODY,
    exported: NOT_PERSONAL,
    retention: FOR_GOOD,
  },
  issued_transcripts: {
    owner: 'transcripts',
    code: 'TR',
    isAppendOnly: true,
    isHiddenFromOperator: true,
    entry: { select: true },
    people: { student_id: IN_RECORD, issued_by: AS_ACT },
    // For whom one was issued, the family reads in the list of disclosures.
    exported: ofStudent('Official transcripts that were issued', {
      omit: ['issued_by', 'storage_key', 'recipient'],
    }),
    retention: FOR_GOOD,
  },
  transcript_changes: {
    owner: 'transcripts',
    code: 'TR',
    isAppendOnly: true,
    isHiddenFromOperator: true,
    entry: { select: true },
    people: { student_id: IN_RECORD, by: AS_ACT },
    exported: ofStudent('Transcripts that were replaced or withdrawn', { omit: ['by'] }),
    retention: FOR_GOOD,
  },
  transcript_shares: {
    owner: 'transcripts',
    code: 'TF',
    isHiddenFromOperator: true,
    entry: { select: true },
    people: { student_id: IN_RECORD, given_by: AS_PROOF, ended_by: AS_ACT },
    exported: ofStudent('What check pages of transcripts showed', { omit: ['given_by', 'ended_by'] }),
    // Consent is kept as long as the record of what it allowed (34 CFR 99.32(a)(2)).
    retention: FOR_GOOD,
  },
  transcript_requests: {
    owner: 'transcript-requests',
    code: 'TR',
    isHiddenFromOperator: true,
    entry: { select: true },
    people: {
      student_id: cleared({
        recipient_email: 'null',
        token_hash: 'null',
        note: 'null',
        decline_reason: 'null',
      }),
      asked_by: AS_ACT,
      consent_by: AS_PROOF,
      declined_by: AS_ACT,
      withdrawn_by: AS_ACT,
      sent_by: AS_ACT,
    },
    exported: ofStudentAlone('Recipients of official transcripts', {
      omit: ['asked_by', 'request_key', 'consent_by', 'declined_by', 'withdrawn_by', 'sent_by', 'token_hash'],
    }),
    // Consent is kept as long as the record of what it allowed (34 CFR 99.32(a)(2)).
    retention: FOR_GOOD,
  },
  transcript_holds: {
    owner: 'transcript-requests',
    code: 'TR',
    isWrittenByStaff: true,
    isHiddenFromOperator: true,
    people: {
      student_id: cleared({ reason: "''", end_reason: "case when end_reason is null then null else '' end" }),
      set_by: AS_ACT,
      ended_by: AS_ACT,
    },
    exported: ofStudent('When the school held official transcripts, and why', {
      omit: ['set_by', 'ended_by'],
    }),
    retention: FOR_GOOD,
  },
  transcript_runs: {
    owner: 'transcript-runs',
    code: 'TW',
    isHiddenFromOperator: true,
    people: { started_by: AS_ACT },
    exported: {
      not: 'Lists of transcripts that were issued together; each of them is among the official ones.',
    },
    retention: FOR_GOOD,
  },
  transcript_run_students: {
    owner: 'transcript-runs',
    code: 'TW',
    isHiddenFromOperator: true,
    people: { student_id: IN_RECORD },
    exported: {
      not: 'Lists of transcripts that were issued together; each of them is among the official ones.',
    },
    retention: FOR_GOOD,
  },
  requirement_sets: {
    owner: 'graduation',
    code: 'T',
    isAppendOnly: true,
    people: { entered_by: AS_ACT },
    exported: NOT_PERSONAL,
    retention: WITH_SCHOOL,
  },
  diplomas: {
    owner: 'graduation',
    code: 'TR',
    isWrittenByStaff: true,
    people: { student_id: IN_RECORD, awarded_by: AS_ACT, withdrawn_by: AS_ACT },
    exported: ofStudent('Diplomas', { omit: ['awarded_by', 'withdrawn_by'] }),
    retention: FOR_GOOD,
  },
  transcript_settings: {
    owner: 'transcripts',
    code: 'T',
    people: { updated_by: AS_ACT },
    exported: NOT_PERSONAL,
    retention: WITH_SCHOOL,
  },
} as const satisfies TableRules;
